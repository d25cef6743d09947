"""Write locks/*.txt anew: the newest versions that pyproject.toml allows, resolved in fresh environments.

Of each release all files are named by their hashes, as the index gives them, so that one lock serves every
processor and every Python, and pip takes nothing else. `--keep` leaves the versions as they are and asks
for the hashes alone. PyTorch brings several GB that differ from machine to machine; of it only the version
is locked.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "locks"
INDEX = os.environ.get("PIP_INDEX_URL") or "https://pypi.org/simple"
SIMPLE = "application/vnd.pypi.simple.v1+json"
"""The form in which the index is asked for the files of a package."""

EXTRAS = {"runtime": "", "develop": "[develop]"}
"""The environments of which everything is locked, and the extras that they have."""

ONLY_ON_A_PI = 'lgpio==0.2.2.0; platform_machine == "aarch64" and python_version < "3.13"'
PYTHONS = ((3, 11), (3, 12), (3, 13), (3, 14))
PROCESSORS = ("x86_64", "aarch64")
"""For each of these a lock must hold; what must be compiled first is no use on a Raspberry Pi."""

NOT_LOCKED = ("tabletop-companion", "pip==", "wheel==")
"""What an environment has besides what was asked for."""

TRAINING = "torch"

CONTRACTS = "contracts"
"""The lock of what tests read the source of, to know how it is called: it runs on a Raspberry Pi alone."""

READ_BY_TESTS = ("picamera2", "videodev2")
"""What it names: picamera2, and the kernel's names of Video4Linux2, which it needs and tests compare with."""

Files = Mapping[str, str]
"""Names of a release's files, and their SHA-256 sums."""


class LockError(Exception):
    """A lock cannot be written; says why."""


def main() -> int:
    """Resolve each environment and write its lock; exit status 2 and one sentence where that fails."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--keep", action="store_true", help="keep the versions, and ask for hashes alone")
    keep = asked.parse_args().keep
    try:
        for name, extra in EXTRAS.items():
            pins = pinned(name) if keep else [*resolved(extra), ONLY_ON_A_PI]
            write(name, [locked(pin, files_of(package_of(pin))) for pin in sorted(pins, key=str.lower)])
        contracts = pinned(CONTRACTS) if keep else [newest(name, files_of(name)) for name in READ_BY_TESTS]
        write(CONTRACTS, [locked(pin, files_of(package_of(pin))) for pin in contracts])
        write("training", pinned("training") if keep else [newest(TRAINING, files_of(TRAINING))])
    except (LockError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def pinned(name: str, folder: Path = LOCKS) -> list[str]:
    """The versions that a lock has now, without hashes."""
    lines = (folder / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [line.removesuffix("\\").rstrip() for line in lines if "==" in line]


def resolved(extra: str) -> list[str]:
    """The newest versions, in a fresh environment."""
    with tempfile.TemporaryDirectory() as folder:
        pip = fresh_pip(folder)
        # A library wants setuptools, which a new environment has of itself only until Python 3.11.
        subprocess.run([*pip, "install", "--upgrade", f"{ROOT}{extra}", "setuptools"], check=True)
        frozen = subprocess.run([*pip, "freeze", "--all"], check=True, capture_output=True, text=True).stdout
    return [line for line in frozen.splitlines() if not line.startswith(NOT_LOCKED)]


def newest(package: str, files: Files) -> str:
    """The newest version of one package, of which the index has these files, that every machine can use."""
    plain = {version for name in files if re.fullmatch(r"\d+(\.\d+)*", version := version_in(name))}
    for version in sorted(plain, key=lambda text: [*map(int, text.split("."))], reverse=True):
        if not without_wheel(of_version(files, version)):
            return f"{package}=={version}"
    raise LockError(f"{INDEX} has no version of {package} for every machine.")


def fresh_pip(folder: str) -> list[str]:
    """The command that runs the pip of an environment made in that folder."""
    venv.create(folder, with_pip=True)
    python = str(Path(folder) / "bin" / "python")
    return [python, "-m", "pip", "--quiet", "--disable-pip-version-check"]


def package_of(pin: str) -> str:
    """The package of which it names a version."""
    return pin.partition("==")[0]


def locked(pin: str, released: Files) -> str:
    """A version with the hashes of all its files, as a lock has it.

    Args:
        pin: the version, and for which machines.
        released: the files that the index has of that package.

    Raises:
        LockError: the index has no such release, or none for one of the machines.
    """
    name, version = pin.partition(";")[0].strip().split("==")
    files = of_version(released, version)
    if not files:
        raise LockError(f"{INDEX} has no files of {name} {version}.")
    if ";" not in pin and (lacking := without_wheel(files)):
        raise LockError(f"{name} {version} has no wheel for {', '.join(lacking)}.")
    hashes = sorted(f"    --hash=sha256:{digest}" for digest in files.values())
    return " \\\n".join([pin, *hashes])


def files_of(name: str) -> Files:
    """The files of all releases of a package that were not withdrawn."""
    plain = re.sub(r"[-_.]+", "-", name).lower()
    if not INDEX.startswith("https://"):
        raise LockError(f"Hashes are asked for over https alone, not from {INDEX}.")
    request = Request(f"{INDEX.rstrip('/')}/{plain}/", headers={"Accept": SIMPLE})  # noqa: S310
    with urlopen(request, timeout=60) as answer:  # noqa: S310
        told: dict[str, Any] = json.load(answer)
    return {file["filename"]: file["hashes"]["sha256"] for file in told["files"] if not file.get("yanked")}


def of_version(files: Files, version: str) -> Files:
    """Those of one version."""
    return {name: digest for name, digest in files.items() if version_in(name) == version}


def version_in(file: str) -> str:
    """The version that a file's name tells."""
    if file.endswith(".whl"):
        return file.split("-")[1]
    return re.sub(r"\.(tar\.gz|zip|tar\.bz2)$", "", file).rpartition("-")[2]


def without_wheel(files: Iterable[str]) -> list[str]:
    """For which machines there is no wheel among them."""
    wheels = [name for name in files if name.endswith(".whl")]
    machines = [(python, processor) for python in PYTHONS for processor in PROCESSORS]
    return [
        f"Python {major}.{minor} on {processor}"
        for (major, minor), processor in machines
        if not any(fits(wheel, (major, minor), processor) for wheel in wheels)
    ]


def fits(wheel: str, python: tuple[int, int], processor: str) -> bool:
    """Whether a wheel is for a Python on a Linux of that processor."""
    versions, abi, platforms = wheel.removesuffix(".whl").split("-")[-3:]
    here = platforms == "any" or ("manylinux" in platforms and processor in platforms)
    return here and any(runs_with(version, abi, python) for version in versions.split("."))


def runs_with(version: str, abi: str, python: tuple[int, int]) -> bool:
    """Whether a wheel for one version of Python runs with another one."""
    if version == "py3":
        return True
    if not (found := re.fullmatch(r"cp3(\d+)", version)):
        return False
    built = (3, int(found[1]))
    return built <= python if abi == "abi3" else built == python and abi == version


def write(name: str, lines: list[str], folder: Path = LOCKS) -> None:
    """Write a lock."""
    header = f"# Made by `make lock`; do not edit. The {name} environment.\n"
    if name == "training":
        header = "# Made by `make lock`; do not edit. What training has beyond the develop environment.\n"
    if name == CONTRACTS:
        header = (
            "# Made by `make lock`; do not edit. What tests read the source of, beside the environment.\n"
        )
    (folder / f"{name}.txt").write_text(header + "\n".join(lines) + "\n", encoding="utf-8")
    print(f"locks/{name}.txt: {len(lines)} packages")


if __name__ == "__main__":
    sys.exit(main())
