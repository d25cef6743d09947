"""A monkey before the window brings nothing down; a longer campaign is begun by hand, as its module says."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.screens.intents import PageName
from tests.monkey.runs import Run, made, played
from tests.monkey.stages import MOST, SLOW, Stages
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

SEED = 3

QUICK = tuple(name for name in MOST if not name.partition(" ")[2].startswith(("auf", "schwupps", "up ")))
"""Moments that take no time to make: those of Up & Down, and what comes before a game."""

EACH_GAME = (
    "moment auf-und-ab question",
    "moment schwupps which-card",
    "moment up owing",
    "telling schwupps acting",
    "lesson learned",
    "lesson begun",
)


@pytest.fixture(scope="module")
def stages(tmp_path_factory) -> Stages:
    return Stages(tmp_path_factory.mktemp("monkey"))


def test_the_monkey_brings_no_page_down(stages):
    counts: Counter = Counter()
    for number in range(len(QUICK)):
        for several in (False, True):
            run = Run(SEED, number, several)
            assert played(stages, run, counts, QUICK, pictures=6) is None, f"--again {run}"
    assert made(counts) > 500
    pages = {name.removeprefix("page ") for name in counts if name.startswith("page ")}
    assert len(pages & {page.value for page in PageName}) > 20


@pytest.mark.parametrize("place", EACH_GAME)
def test_the_monkey_brings_no_game_and_no_lesson_down(place, stages):
    assert place in (*MOST, *SLOW)
    for number, several in enumerate((False, True, True)):
        run = Run(SEED, number, several)
        assert played(stages, run, Counter(), (place,), pictures=10) is None, f"{place}: {run}"


def test_the_monkey_brings_no_evening_at_the_simulated_table_down(stages):
    run = Run(SEED, 0, several=True)
    assert played(stages, run, Counter(), ("live up-and-down",), pictures=8) is None


def test_a_run_is_played_again_as_it_was(stages):
    once, again = Counter(), Counter()
    for counts in (once, again):
        played(stages, Run.read("7:0:several"), counts, ("moment played",), pictures=8)
    assert once == again
    assert made(once) > 8
