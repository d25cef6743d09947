"""Make or renew the environment in .venv: `python3 scripts/environment.py runtime|develop|training`.

Needs nothing but Python 3.11 with its venv module. On a Raspberry Pi the environment is made with the
system's Python and sees the system's packages: picamera2 and libcamera are not to be had from PyPI.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
SYSTEM_PYTHON = "/usr/bin/python3"


def main() -> int:
    """Make the environment; exit status 2 and one sentence when that is not possible."""
    kinds = ("runtime", "develop", "training")
    if len(sys.argv) != 2 or sys.argv[1] not in kinds:
        return refuse(f"Say which environment to make: one of {', '.join(kinds)}.")
    kind = sys.argv[1]
    with_system = imports(SYSTEM_PYTHON, "picamera2") or imports(SYSTEM_PYTHON, "lgpio")
    python = SYSTEM_PYTHON if with_system else sys.executable
    if not VENV.joinpath("bin", "python").exists():
        problem = create(python, with_system=with_system)
        if problem:
            return refuse(problem)
    print(f"Installing the {kind} packages into .venv (a minute or two the first time) …", flush=True)
    wanted = ["-r", str(ROOT / "locks" / f"{kind}.txt")]
    if not pip("install", *wanted) or not pip("install", "--no-deps", "--editable", str(ROOT)):
        return refuse("The packages could not be installed; is there a network? Run the same command again.")
    if with_system and imports(SYSTEM_PYTHON, "simplejpeg"):
        # The system's simplejpeg on bookworm is built for numpy 1 and breaks beside numpy 2.
        pip("install", "--ignore-installed", "--no-deps", "simplejpeg")
    for stamp in kinds[: kinds.index(kind) + 1] if kind != "training" else ("training",):
        VENV.joinpath(f"{stamp}.stamp").touch()
    return 0


def create(python: str, *, with_system: bool) -> str | None:
    """Create .venv; a sentence that says what to do when it cannot be created."""
    if version(python) < (3, 11):
        return f"{python} is older than Python 3.11; install a newer one and run the same command again."
    if not imports(python, "venv") or not imports(python, "ensurepip"):
        return "Python has no venv module: run `sudo apt install python3-venv`, then the same command again."
    options = ["--system-site-packages"] if with_system else []
    done = subprocess.run([python, "-m", "venv", *options, str(VENV)], check=False)
    return None if done.returncode == 0 else f"{python} could not create the environment in {VENV}."


def pip(*arguments: str) -> bool:
    """Run the environment's pip quietly; whether it worked."""
    command = [
        str(VENV / "bin" / "python"),
        "-m",
        "pip",
        "--quiet",
        "--disable-pip-version-check",
        *arguments,
    ]
    return subprocess.run(command, check=False).returncode == 0


def imports(python: str, module: str) -> bool:
    """Whether that Python has the module."""
    code = f"import importlib.util as u, sys; sys.exit(u.find_spec({module!r}) is None)"
    return Path(python).exists() and subprocess.run([python, "-c", code], check=False).returncode == 0


def version(python: str) -> tuple[int, int]:
    """Major and minor version of that Python."""
    code = "import sys; print(*sys.version_info[:2])"
    said = subprocess.run([python, "-c", code], check=True, capture_output=True, text=True).stdout
    major, minor = said.split()
    return int(major), int(minor)


def refuse(sentence: str) -> int:
    """Say why nothing was done."""
    print(sentence, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
