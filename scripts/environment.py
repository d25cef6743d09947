"""Make or renew the environment in .venv: `python3 scripts/environment.py runtime|develop|training`.

Needs nothing but Python 3.11 with its venv module, and does nothing where all is as it should be. On a
Raspberry Pi the environment is made with the system's Python and sees the system's packages: picamera2 and
libcamera are not to be had from PyPI. One that was moved, cut short, or made by a Python that has gone since
is made anew.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SYSTEM_PYTHON = "/usr/bin/python3"
FROM_SYSTEM = ("picamera2", "lgpio")
"""What only the system has; where one of them is there, the environment sees the system's packages."""

KINDS = {
    "runtime": ("runtime",),
    "develop": ("runtime", "develop"),
    "training": ("runtime", "develop", "training"),
}
"""Each kind of environment, and the kinds that it is at the same time."""

CONTRACTS = "contracts"
"""The lock, and the folder in the environment, of what tests read to know how it is called: picamera2's own
source, above all. Without libcamera that does not run, and so it lies where nothing else imports it."""

HASHED = {"runtime": "runtime", "develop": "develop", "training": "develop"}
"""The lock of each kind that names every file by its hash; the training has a second one, without hashes."""


def main() -> int:
    """Make the environment; exit status 2 and one sentence when that is not possible."""
    if len(sys.argv) != 2 or sys.argv[1] not in KINDS:
        return refuse(f"Say which environment to make: one of {', '.join(KINDS)}.")
    kind, venv = sys.argv[1], ROOT / ".venv"
    with_system = sees_system(SYSTEM_PYTHON)
    if not is_whole(venv, with_system=with_system):
        problem = create(venv, SYSTEM_PYTHON if with_system else sys.executable, with_system=with_system)
        if problem:
            return refuse(problem)
    if is_installed(venv, kind):
        return 0
    print(f"Installing the {kind} packages into .venv (a minute or two the first time) …", flush=True)
    if not install(venv, kind):
        return refuse("The packages could not be installed; is there a network? Run the same command again.")
    if with_system and imports(SYSTEM_PYTHON, "simplejpeg"):
        # The system's simplejpeg on bookworm is built for numpy 1 and breaks beside numpy 2.
        pip(venv, "install", "--ignore-installed", "--no-deps", "simplejpeg")
    for one in KINDS[kind]:
        stamp(venv, one).write_text(digest(one), encoding="ascii")
    return 0


def is_whole(venv: Path, *, with_system: bool) -> bool:
    """Whether an environment is there that runs, lies where it was made, and sees what it should."""
    python, made = venv / "bin" / "python", venv / "pyvenv.cfg"
    try:
        written = made.read_text(encoding="utf-8")
        moved = str(venv) not in (venv / "bin" / "activate").read_text(encoding="utf-8")
        major, minor, _ = told(str(python))
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False
    seen = "include-system-site-packages = true" in written
    by_this_python = (venv / "lib" / f"python{major}.{minor}").is_dir()
    return seen == with_system and by_this_python and not moved and imports(str(python), "pip")


def is_installed(venv: Path, kind: str) -> bool:
    """Whether all that the lock of that kind names was installed."""
    try:
        return stamp(venv, kind).read_text(encoding="ascii") == digest(kind)
    except (OSError, ValueError):
        return False


def install(venv: Path, kind: str) -> bool:
    """Install what the locks of that kind name, and this checkout; whether it worked."""
    first, *others = locks(kind)
    return (
        pip(venv, "install", "--require-hashes", "-r", str(first))
        and all(pip(venv, "install", "-r", str(lock)) for lock in others)
        and pip(venv, "install", "--no-deps", "--editable", str(ROOT))
        and (kind == "runtime" or install_contracts(venv))
    )


def install_contracts(venv: Path) -> bool:
    """Put what tests read beside the environment's packages, without what it needs; whether it worked."""
    shutil.rmtree(venv / CONTRACTS, ignore_errors=True)
    into = ("--no-deps", "--target", str(venv / CONTRACTS))
    return pip(venv, "install", *into, "--require-hashes", "-r", str(ROOT / "locks" / f"{CONTRACTS}.txt"))


def locks(kind: str) -> list[Path]:
    """The locks of that kind, the one with hashes first."""
    return [ROOT / "locks" / f"{name}.txt" for name in dict.fromkeys((HASHED[kind], kind))]


def stamp(venv: Path, kind: str) -> Path:
    """The file that says what was installed."""
    return venv / f"{kind}.stamp"


def digest(kind: str) -> str:
    """What the environment of that kind is made of, in short."""
    contracts = [] if kind == "runtime" else [ROOT / "locks" / f"{CONTRACTS}.txt"]
    made_of = (*locks(kind), *contracts, ROOT / "pyproject.toml", Path(__file__))
    return hashlib.sha256(b"".join(path.read_bytes() for path in made_of)).hexdigest()


def create(venv: Path, python: str, *, with_system: bool) -> str | None:
    """Create the environment, anew where one is; a sentence that says what to do when that cannot be done."""
    major, minor, is_wide = told(python)
    if (major, minor) < (3, 11):
        return (
            f"{python} is older than Python 3.11; install a newer one and name it, "
            "as in `make run PYTHON=python3.12`."
        )
    if not is_wide:
        return (
            "This is a 32-bit system, for which OpenCV and pygame are not to be had; a 64-bit one is needed."
        )
    if not imports(python, "venv") or not imports(python, "ensurepip"):
        return "Python has no venv module: run `sudo apt install python3-venv`, then the same command again."
    if venv.exists() or venv.is_symlink():
        print("The environment in .venv cannot be used any more and is made anew.", flush=True)
        try:
            venv.unlink() if venv.is_symlink() else shutil.rmtree(venv)
        except OSError as error:
            return f"{venv} cannot be deleted ({error.strerror or error}); delete it yourself."
    options = ["--system-site-packages"] if with_system else []
    done = subprocess.run([python, "-m", "venv", *options, str(venv)], check=False)
    return None if done.returncode == 0 else f"{python} could not create the environment in {venv}."


def pip(venv: Path, *arguments: str) -> bool:
    """Run the environment's pip quietly; whether it worked."""
    quietly = ("--quiet", "--disable-pip-version-check")
    command = [str(venv / "bin" / "python"), "-m", "pip", *quietly, *arguments]
    return subprocess.run(command, check=False).returncode == 0


def sees_system(python: str) -> bool:
    """Whether the system's Python is there, new enough, and has what only the system has."""
    return imports(python, *FROM_SYSTEM) and told(python) >= (3, 11)


def imports(python: str, *modules: str) -> bool:
    """Whether that Python has one of the modules."""
    code = f"import importlib.util as u, sys; sys.exit(not any(map(u.find_spec, {modules!r})))"
    return Path(python).exists() and subprocess.run([python, "-c", code], check=False).returncode == 0


def told(python: str) -> tuple[int, int, bool]:
    """Major and minor version of that Python, and whether it has 64 bits."""
    code = "import sys; print(*sys.version_info[:2], sys.maxsize > 2**32)"
    said = subprocess.run([python, "-c", code], check=True, capture_output=True, text=True).stdout
    major, minor, wide = said.split()
    return int(major), int(minor), wide == "True"


def refuse(sentence: str) -> int:
    """Say why nothing was done."""
    print(sentence, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
