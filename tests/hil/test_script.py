"""What `make hil` does at its machine is still what the program and its package know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.hil import spoilt
from tests.hil.evening import BEGUN, TOLD
from tests.hil.roots import HERE, TOOLS
from tests.hil.touches import places
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

ROOT = Path(__file__).resolve().parents[2]


def test_everything_that_is_touched_is_there_on_the_screen():
    touched = places(*BEGUN, "key d", *TOLD)
    assert len(touched) == len(BEGUN) + len(TOLD)
    assert all(0 < x < 800 and 0 < y < 480 for x, y in touched)


def test_after_a_power_cut_the_evening_goes_on_by_one_touch():
    assert len(places("Go on where we stopped", before=BEGUN)) == 1


@pytest.mark.parametrize("how", spoilt.Spoilt)
def test_what_is_taken_out_of_a_package_is_in_it(how):
    file, old, _new = spoilt.CHANGES[how]
    in_unit = file.suffix == ".service"
    source = (
        ROOT / "scripts" / "system" / file.name
        if in_unit
        else ROOT / file.relative_to("opt/tabletop-companion")
    )
    assert len(re.findall(old, source.read_text(encoding="utf-8"), flags=re.MULTILINE)) == 1


def test_ci_installs_the_tools_that_are_needed():
    listed = [line for line in (HERE / "packages.txt").read_text().splitlines() if not line.startswith("#")]
    assert listed == sorted(TOOLS.values())
