"""The environment that `make run` and `make test` set up: kept where it is whole, else made anew."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "environment.py"
READ = "--no-deps --target {}/.venv/contracts --require-hashes -r contracts.txt"
"""How what tests only read is put beside the environment's packages."""
VERSION = f"python{sys.version_info[0]}.{sys.version_info[1]}"


@pytest.fixture(scope="module")
def environment():
    """The script as a module."""
    return loaded(SCRIPT)


def loaded(script):
    spec = importlib.util.spec_from_file_location("environment", script)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def elsewhere(tmp_path):
    """The script in a checkout of its own, which has nothing else yet."""
    (tmp_path / "scripts").mkdir()
    (tmp_path / "locks").mkdir()
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    return loaded(shutil.copy(SCRIPT, tmp_path / "scripts"))


def python_that(path, said):
    """A Python that says so, whatever it is asked, and notes beside it what that was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'#!/bin/sh\necho "$*" >> "$0.asked"\necho {said}\n')
    path.chmod(0o755)
    return str(path)


@pytest.fixture(scope="module")
def made(environment, tmp_path_factory):
    """An environment that was just made; nobody changes it."""
    venv = tmp_path_factory.mktemp("made") / ".venv"
    assert environment.create(venv, sys.executable, with_system=False) is None
    return venv


@pytest.fixture
def venv(made, tmp_path):
    """One to be damaged, as if it had been made where it lies."""
    copy = tmp_path / ".venv"
    shutil.copytree(made, copy, symlinks=True)
    activate = copy / "bin" / "activate"
    activate.write_text(activate.read_text().replace(str(made), str(copy)))
    return copy


def moved(venv):
    there = venv.with_name("elsewhere")
    venv.rename(there)
    return there


def without_pip(venv):
    shutil.rmtree(venv / "lib" / VERSION / "site-packages" / "pip")
    return venv


def cut_short(venv):
    (venv / "pyvenv.cfg").unlink()
    return venv


def of_a_python_that_has_gone(venv):
    (venv / "bin" / "python").unlink()
    (venv / "bin" / "python").symlink_to("/nowhere/python3")
    return venv


def of_an_older_python(venv):
    (venv / "lib" / VERSION).rename(venv / "lib" / "python3.2")
    return venv


def missing(venv):
    shutil.rmtree(venv)
    return venv


def test_an_environment_that_is_whole_is_kept(environment, venv):
    assert environment.is_whole(venv, with_system=False)


@pytest.mark.parametrize(
    "damage", [moved, without_pip, cut_short, of_a_python_that_has_gone, of_an_older_python, missing]
)
def test_one_that_cannot_be_used_is_not_taken_for_whole(environment, venv, damage):
    assert not environment.is_whole(damage(venv), with_system=False)


def test_one_that_does_not_see_the_systems_packages_is_not_whole_once_they_are_needed(environment, venv):
    assert not environment.is_whole(venv, with_system=True)


def test_one_that_cannot_be_used_is_made_anew(environment, venv, capfd):
    assert environment.create(cut_short(venv), sys.executable, with_system=False) is None
    assert environment.is_whole(venv, with_system=False)
    assert capfd.readouterr().out == "The environment in .venv cannot be used any more and is made anew.\n"


def test_one_that_is_only_a_link_is_made_where_it_stands_and_what_it_leads_to_is_left(
    environment, made, tmp_path
):
    venv = tmp_path / ".venv"
    venv.symlink_to(made)
    assert environment.create(venv, sys.executable, with_system=False) is None
    assert environment.is_whole(venv, with_system=False)
    assert made.is_dir()
    assert not venv.is_symlink()


def test_what_was_installed_holds_until_the_lock_changes(elsewhere, tmp_path):
    lock = tmp_path / "locks" / "runtime.txt"
    lock.write_text("numpy==2.4.0\n")
    assert not elsewhere.is_installed(tmp_path, "runtime")
    elsewhere.stamp(tmp_path, "runtime").write_text(elsewhere.digest("runtime"))
    assert elsewhere.is_installed(tmp_path, "runtime")
    lock.write_text("numpy==2.4.1\n")
    assert not elsewhere.is_installed(tmp_path, "runtime")


def test_what_was_installed_for_training_holds_until_one_of_its_locks_changes(elsewhere, tmp_path):
    for lock in ("develop", "contracts", "training"):
        for written in ("develop", "contracts", "training"):
            (tmp_path / "locks" / f"{written}.txt").write_text("numpy==2.4.0\n")
        elsewhere.stamp(tmp_path, "training").write_text(elsewhere.digest("training"))
        assert elsewhere.is_installed(tmp_path, "training")
        (tmp_path / "locks" / f"{lock}.txt").write_text("numpy==2.4.1\n")
        assert not elsewhere.is_installed(tmp_path, "training")


@pytest.mark.parametrize(
    ("kind", "installed", "read"),
    [
        ("runtime", ["--require-hashes -r runtime.txt"], []),
        ("develop", ["--require-hashes -r develop.txt"], [READ]),
        ("training", ["--require-hashes -r develop.txt", "-r training.txt"], [READ]),
    ],
)
def test_only_files_whose_hashes_are_known_are_installed(elsewhere, tmp_path, kind, installed, read):
    python_that(tmp_path / ".venv" / "bin" / "python", "installed")
    assert elsewhere.install(tmp_path / ".venv", kind)
    asked = (tmp_path / ".venv" / "bin" / "python.asked").read_text().splitlines()
    lock = str(tmp_path / "locks") + "/"
    pip = "-m pip --quiet --disable-pip-version-check install "
    assert [line.removeprefix(pip).replace(lock, "") for line in asked] == [
        *installed,
        f"--no-deps --editable {tmp_path}",
        *(line.format(tmp_path) for line in read),
    ]


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (
            "3 9 True",
            "{python} is older than Python 3.11; install a newer one and name it, "
            "as in `make run PYTHON=python3.12`.",
        ),
        (
            "3 11 False",
            "This is a 32-bit system, for which OpenCV and pygame are not to be had; a 64-bit one is needed.",
        ),
    ],
)
def test_a_python_that_will_not_do_is_told(environment, tmp_path, said, sentence):
    python = python_that(tmp_path / "python3", said)
    told = environment.create(tmp_path / ".venv", python, with_system=False)
    assert told == sentence.format(python=python)
    assert not (tmp_path / ".venv").exists()


@pytest.mark.parametrize(("said", "wanted"), [("3 9 True", False), ("3 13 True", True)])
def test_the_systems_packages_are_used_only_by_a_python_that_is_new_enough(
    environment, tmp_path, said, wanted
):
    assert environment.sees_system(python_that(tmp_path / "python3", said)) is wanted
