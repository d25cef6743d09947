"""The locks: every file of a release is named by its hash, for each machine that the companion runs on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts import lock

ROOT = Path(__file__).resolve().parents[1]
NAMED = re.compile(r"(\S+?)==(\S+?)(;.*?)?((?: \\\n    --hash=sha256:[0-9a-f]{64})*)\n")
FILES = {
    "cards-1.0.tar.gz": "a" * 64,
    "cards-1.0-cp311-cp311-manylinux_2_28_x86_64.whl": "b" * 64,
    "cards-1.0-cp311-cp311-manylinux_2_17_aarch64.manylinux2014_aarch64.whl": "c" * 64,
    "cards-1.0.1-py3-none-any.whl": "d" * 64,
}


def written(name):
    """The packages of a lock: version, marker and number of hashes by name."""
    head, _, body = (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8").partition("\n")
    assert head.startswith("# Made by `make lock`; do not edit.")
    assert NAMED.sub("", body) == ""
    return {found[1]: (found[2], found[3] or "", found[4].count("sha256")) for found in NAMED.finditer(body)}


@pytest.mark.parametrize("name", ["runtime", "develop"])
def test_every_package_of_a_lock_has_hashes(name):
    packages = written(name)
    assert len(packages) > 20
    assert [package for package, (_, _, hashes) in packages.items() if not hashes] == []


def test_what_runs_and_what_develops_stand_on_the_same_versions():
    runtime, develop = written("runtime"), written("develop")
    assert runtime == {package: develop[package] for package in runtime}


def test_what_tests_read_beside_the_environment_has_hashes():
    read = {package: hashes > 0 for package, (_, _, hashes) in written("contracts").items()}
    assert read == {"picamera2": True, "videodev2": True}


def test_the_training_adds_one_package_whose_files_are_not_locked():
    assert [(package, hashes) for package, (_, _, hashes) in written("training").items()] == [("torch", 0)]


def test_what_is_there_on_a_pi_alone_is_marked():
    marked = {package: marker for package, (_, marker, _) in written("runtime").items() if marker}
    assert marked == {"lgpio": '; platform_machine == "aarch64" and python_version < "3.13"'}


@pytest.mark.parametrize(
    ("wheel", "python", "processor", "fits"),
    [
        ("cards-1.0-py3-none-any.whl", (3, 14), "aarch64", True),
        ("cards-1.0-py2.py3-none-any.whl", (3, 11), "x86_64", True),
        ("cards-1.0-py2-none-any.whl", (3, 11), "x86_64", False),
        ("cards-1.0-cp312-cp312-manylinux_2_28_aarch64.whl", (3, 12), "aarch64", True),
        ("cards-1.0-cp312-cp312-manylinux_2_28_aarch64.whl", (3, 12), "x86_64", False),
        ("cards-1.0-cp312-cp312-manylinux_2_28_aarch64.whl", (3, 13), "aarch64", False),
        ("cards-1.0-cp313-cp313t-manylinux_2_28_aarch64.whl", (3, 13), "aarch64", False),
        ("cards-1.0-cp37-abi3-manylinux2014_x86_64.manylinux_2_17_x86_64.whl", (3, 14), "x86_64", True),
        ("cards-1.0-cp314-abi3-manylinux_2_28_x86_64.whl", (3, 13), "x86_64", False),
        ("cards-1.0-cp312-cp312-musllinux_1_2_x86_64.whl", (3, 12), "x86_64", False),
        ("cards-1.0-cp312-cp312-macosx_11_0_arm64.whl", (3, 12), "aarch64", False),
        ("cards-1.0-1-py3-none-any.whl", (3, 12), "aarch64", True),
    ],
)
def test_a_wheel_fits_the_python_and_the_processor_that_it_names(wheel, python, processor, fits):
    assert lock.fits(wheel, python, processor) is fits


def test_a_release_that_lacks_a_machine_is_refused():
    with pytest.raises(lock.LockError) as refused:
        lock.locked("cards==1.0", FILES)
    assert (
        str(refused.value)
        == "cards 1.0 has no wheel for "
        + ", ".join(
            f"Python 3.{minor} on {processor}"
            for minor in (12, 13, 14)
            for processor in ("x86_64", "aarch64")
        )
        + "."
    )


def test_the_newest_version_is_the_last_one_that_every_machine_has():
    names = ("cards-1.9-py3-none-any.whl", "cards-1.10-py3-none-any.whl", "cards-2.0rc1-py3-none-any.whl")
    files = {**dict.fromkeys(names, "f" * 64), "cards-2.0.tar.gz": "e" * 64}
    assert lock.newest("cards", files) == "cards==1.10"


def test_what_is_marked_for_some_machines_needs_no_wheel_for_the_others():
    hashes = " \\\n".join(f"    --hash=sha256:{letter * 64}" for letter in "abc")
    pin = 'cards==1.0; python_version < "3.12"'
    assert lock.locked(pin, FILES) == f"{pin} \\\n{hashes}"


def test_a_release_that_the_index_does_not_have_is_refused():
    with pytest.raises(lock.LockError, match="has no files of cards 2"):
        lock.locked("cards==2.0", FILES)


@pytest.mark.parametrize(
    ("file", "version"),
    [
        ("cards-1.0.tar.gz", "1.0"),
        ("two-words-2.0.1.post3.tar.gz", "2.0.1.post3"),
        ("two_words-2.0-py3-none-any.whl", "2.0"),
        ("old-0.1.zip", "0.1"),
    ],
)
def test_a_files_name_tells_its_version(file, version):
    assert lock.version_in(file) == version


def test_versions_can_be_kept(tmp_path):
    pins = ["cards==1.0.1", lock.ONLY_ON_A_PI]
    files = {"cards": FILES, "lgpio": {"lgpio-0.2.2.0.tar.gz": "e" * 64}}
    lock.write("runtime", [lock.locked(pin, files[lock.package_of(pin)]) for pin in pins], tmp_path)
    assert lock.pinned("runtime", tmp_path) == pins


def test_all_is_checked_with_every_python_that_a_lock_holds_for():
    workflow = (ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8")
    (matrix,) = re.findall(r"^        python: \[(.*)\]$", workflow, re.MULTILINE)
    assert matrix == ", ".join(f'"{major}.{minor}"' for major, minor in lock.PYTHONS)
