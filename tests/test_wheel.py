"""The wheel holds all that the program needs and no training; the sdist holds what the checkout does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.test_architecture import TOP

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("assets", "companion", "hardware", "vision")
SOURCES = (*sorted(TOP), ".ci", ".github")
pytestmark = pytest.mark.slow

UNREACHABLE = (
    "No matching distribution",
    "Could not find a version",
    "NewConnectionError",
    "No module named pip",
)
"""What pip says when it cannot fetch the build's own tools."""


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The folder with sdist and wheel, built from a copy so that the checkout stays as it is."""
    copy, out = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("built")
    for name in SOURCES:
        _copy(ROOT / name, copy / name)
    command = [sys.executable, "-m", "build", "--outdir", str(out), str(copy)]
    once = {**os.environ, "PIP_RETRIES": "1", "PIP_NO_INPUT": "1"}
    process = subprocess.run(command, capture_output=True, text=True, check=False, env=once)
    if process.returncode and any(sign in process.stdout + process.stderr for sign in UNREACHABLE):
        pytest.skip("pip is missing or cannot reach the packages that build a wheel")
    assert process.returncode == 0, process.stdout + process.stderr
    return out


@pytest.fixture(scope="module")
def wheel(built):
    """The opened wheel, which was built from the sdist."""
    (file,) = built.glob("tabletop_companion-*.whl")
    with ZipFile(file) as archive:
        yield archive


@pytest.fixture(scope="module")
def unpacked(built, tmp_path_factory):
    """The folder into which the sdist was unpacked."""
    (file,) = built.glob("tabletop_companion-*.tar.gz")
    folder = tmp_path_factory.mktemp("unpacked")
    subprocess.run(["tar", "-xzf", str(file), "-C", str(folder)], check=True)
    (root,) = folder.iterdir()
    return root


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
    else:
        shutil.copyfile(source, target)


def files_below(folder):
    """Every file below a folder of the checkout, from its top."""
    paths = [folder] if folder.is_file() else folder.rglob("*")
    files = [path for path in paths if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(ROOT).as_posix() for path in files}


def test_every_file_of_the_packages_but_the_training_is_in_the_wheel(wheel):
    files = set().union(*(files_below(ROOT / package) for package in PACKAGES))
    training = {file for file in files if file.startswith("vision/training/")}
    assert len(training) > 20
    kept = {name for name in wheel.namelist() if not name.partition("/")[0].endswith(".dist-info")}
    assert kept == files - training


def test_the_sdist_holds_all_that_the_checkout_does(unpacked):
    files = set().union(*(files_below(ROOT / name) for name in SOURCES))
    there = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_file()}
    assert files - there == set()
    added = {name for name in there - files if not name.startswith("tabletop_companion.egg-info/")}
    assert added == {"PKG-INFO", "setup.cfg"}


@pytest.mark.parametrize("root", ["checkout", "unpacked"])
def test_training_starts_from_a_checkout_and_from_an_sdist(root, unpacked):
    folder = ROOT if root == "checkout" else unpacked
    command = [sys.executable, "-m", "vision.training", "--help"]
    process = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert (process.returncode, process.stderr) == (0, "")
    assert "--seed" in process.stdout
    trained = subprocess.run(["make", "-n", "train"], cwd=folder, capture_output=True, text=True, check=True)
    assert "-m vision.training --seed 1 --out assets/models" in trained.stdout


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
