"""The wheel that is built from the project holds everything that the program needs."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("assets", "companion", "hardware", "vision")
SOURCES = (*PACKAGES, "pyproject.toml", "README.md", "LICENSE")
pytestmark = pytest.mark.slow

UNREACHABLE = (
    "No matching distribution",
    "Could not find a version",
    "NewConnectionError",
    "No module named pip",
)
"""What pip says when it cannot fetch the build's own tools."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The opened wheel, built from a copy so that the checkout stays as it is."""
    copy, out = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for name in SOURCES:
        _copy(ROOT / name, copy / name)
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--no-deps",
        "--no-input",
        "--retries",
        "1",
        "-w",
        str(out),
    ]
    process = subprocess.run([*command, str(copy)], capture_output=True, text=True, check=False)
    if process.returncode and any(sign in process.stdout + process.stderr for sign in UNREACHABLE):
        pytest.skip("pip is missing or cannot reach the packages that build a wheel")
    assert process.returncode == 0, process.stderr
    (file,) = out.glob("tabletop_companion-*.whl")
    with ZipFile(file) as archive:
        yield archive


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
    else:
        shutil.copyfile(source, target)


def test_every_file_of_the_packages_is_in_the_wheel(wheel):
    files = {
        path.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert files - set(wheel.namelist()) == set()


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_in_the_wheel_is_typed(package, wheel):
    assert f"{package}/py.typed" in wheel.namelist()


@pytest.mark.parametrize("suffix", [".onnx", ".ttf", ".ftl"])
def test_models_fonts_and_texts_are_in_the_wheel(suffix, wheel):
    assert any(name.startswith("assets/") and name.endswith(suffix) for name in wheel.namelist())


def test_the_wheel_installs_the_program_and_no_tests(wheel):
    names = wheel.namelist()
    assert not any(name.startswith(("tests/", "scripts/", "docs/")) for name in names)
    (entry_points,) = (name for name in names if name.endswith("dist-info/entry_points.txt"))
    assert "companion = companion.commands.main:main" in wheel.read(entry_points).decode().splitlines()
