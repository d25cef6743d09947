"""What libcamera itself says of the controls that a Raspberry Pi's camera is told, where libcamera is there.

It is there for the system's Python on a Raspberry Pi, and in a Debian 13 that somebody has made for it, as
root: ``debootstrap --variant=minbase --include=PACKAGES trixie FOLDER`` with those of `PACKAGES`, with commas
between, and then ``COMPANION_LIBCAMERA_ROOT=FOLDER make test``.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from hardware.cameras import picamera
from tests.hardware.real_picamera2 import SOURCE

PACKAGES = (
    "python3-libcamera",
    "python3-numpy",
    "python3-piexif",
    "python3-pil",
    "python3-prctl",
)
"""libcamera, and what picamera2's source imports of what Debian has."""

DEBIAN_LACKS = {"pykms", "pidng", "simplejpeg"}

REPOSITORY = Path(__file__).resolve().parents[2]
SCRIPT = "tests/hardware/on_libcamera.py"

TYPES = {
    "AeEnable": "Bool",
    "AeFlickerMode": "Integer32",
    "AeFlickerPeriod": "Integer32",
    "AfMode": "Integer32",
    "AnalogueGain": "Float",
    "AwbEnable": "Bool",
    "ColourGains": "Float",
    "ExposureTime": "Integer32",
    "FrameDurationLimits": "Integer64",
    "LensPosition": "Float",
}
"""Every control that we give a value, and of what type that is."""


@pytest.fixture(scope="module")
def told():
    """What it says; skips where it is not there."""
    root = os.environ.get("COMPANION_LIBCAMERA_ROOT")
    if root:
        return said_in(Path(root))
    python = Path("/usr/bin/python3")
    found = python.exists() and subprocess.run(
        [python, "-c", "import libcamera"], capture_output=True, check=False
    )
    if not found or found.returncode:
        pytest.skip(
            "the system's Python has no libcamera, and COMPANION_LIBCAMERA_ROOT names no root that has"
        )
    return said_by([str(python), SCRIPT, str(SOURCE), str(REPOSITORY)])


def said_in(root: Path):
    """The same in a root of its own, into which what is needed is copied for a moment."""
    place = root / "tmp" / "companion-contracts"
    shutil.rmtree(place, ignore_errors=True)
    try:
        shutil.copytree(SOURCE, place / "contracts")
        (place / "tests" / "hardware").mkdir(parents=True)
        for name in ("tests/__init__.py", "tests/hardware/stood_in.py", SCRIPT):
            shutil.copy(REPOSITORY / name, place / name)
        inside = "/tmp/companion-contracts"  # noqa: S108 - of the root
        return said_by(["chroot", str(root), "python3", f"{inside}/{SCRIPT}", f"{inside}/contracts", inside])
    finally:
        shutil.rmtree(place, ignore_errors=True)


def said_by(command):
    done = subprocess.run(command, capture_output=True, text=True, cwd=REPOSITORY, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_the_controls_have_the_types_of_the_values_that_they_are_given(told):
    assert {name: told["types"].get(name) for name in TYPES} == TYPES
    kept = {*picamera._KEPT, "AwbEnable", "AfMode", "LensPosition"}
    begun = {"AfMode", "FrameDurationLimits", "AeFlickerMode", "AeFlickerPeriod"}
    assert kept | begun | set(picamera._FINDING) == set(TYPES)


def test_the_numbers_that_stand_for_modes_and_states_are_libcameras(told):
    enums = told["enums"]
    assert enums["AfModeEnum"] == {"Manual": picamera._AF_MANUAL, "Continuous": picamera._AF_CONTINUOUS}
    assert enums["AfStateEnum"]["Focused"] == picamera._AF_FOCUSED
    assert enums["AeFlickerModeEnum"]["Manual"] == picamera._FLICKER_MANUAL
    if "AeStateEnum" in enums:  # since libcamera 0.5; before, “AeLocked” says it
        assert enums["AeStateEnum"]["Searching"] == picamera._AE_SEARCHING
    else:
        assert told["types"]["AeLocked"] == "Bool"


def test_the_small_pictures_colours_are_a_space_that_libcamera_knows(told):
    assert "SMPTE170M" in told["colours"].upper()


def test_picamera2_is_imported_on_it_with_nothing_stood_in_for_but_what_debian_lacks(told):
    assert set(told["stood in"]) <= DEBIAN_LACKS
