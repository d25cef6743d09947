"""At the simulated table people do what is said by touch, and the companion rules on what it sees of that."""

from __future__ import annotations

import time

import pytest

from companion.commands.main import main
from companion.engines import Header, Undo
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

TO_OPTIONS = (
    "New evening", "Auf und Ab\n3 to 4 people",
    "+ Player", "K", "Done", "+ Player", "L", "Done", "+ Player", "M", "Done", "Options",
)  # fmt: skip


LONGEST = 60.0
"""Seconds for which a test waits for people at the simulated table."""


def until(met):
    """Waits at the window until that holds."""
    began = time.monotonic()

    def wait(person) -> None:
        if not met(person):
            assert time.monotonic() - began < LONGEST, person.read
            person.script.insert(0, wait)

    return wait


def ruled(count):
    return until(lambda person: len(person.evening._game.sitting.evening.ruled) >= count)


def shows(label):
    return until(lambda person: label in [target.label for target in person.evening._canvas.targets])


def test_an_evening_is_played_by_saying_what_people_do(at_the_window):
    evenings: list[Evening] = []
    at_the_window(
        *TO_OPTIONS, "They play", "‹ Back", "Begin", shows("Deal"),
        "Deal", ruled(1), shows("Play"),
        "Play", "L", "Passed", ruled(2), shows("Undo"),
        "Undo", ruled(3),
        lambda person: evenings.append(person.evening._game.sitting.evening),
        camera="simulated",
    )  # fmt: skip
    (evening,) = evenings
    dealt, passed, undone = evening.ruled
    assert dealt.ruling.legal
    assert (passed.ruling.legal, passed.source) == (False, "touch"), "nobody passes before the first set"
    assert undone.event == Undo()


def test_a_play_that_cannot_be_made_cannot_be_said_and_the_reason_is_read(at_the_window):
    read: list[str] = []
    labels: list[str] = []

    def look(person) -> None:
        read.extend(person.read)
        labels.extend(target.label for target in person.evening._canvas.targets)

    at_the_window(
        *TO_OPTIONS, "They play", "‹ Back", "Begin", shows("Deal"),
        "Deal", ruled(1), shows("Play"),
        "Play", "Cards laid", "K", "1-1", "Next ›", "1", "Do it", shows("Something else"), "1", ruled(2),
        "key e", "Cards laid", shows("1-2"), look,
        camera="simulated",
    )  # fmt: skip
    assert "1-1" not in labels
    assert "already out" in read


def test_an_evening_that_was_directed_goes_on_so(at_the_window, tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    evening = Evening.begin(journal, Header("auf-und-ab", ("Kim", "Leah", "Alex")))
    rules = evening.game.rules
    evening.tell(rules.read({"event": "deal"}, evening.header), ToldBy.TOUCH)
    line = {"event": "play", "player": "Leah", "cards": ["8-8", "8-9"], "count": 2}
    evening.tell(rules.read(line, evening.header), ToldBy.CAMERA)
    journal.close()
    person = at_the_window("Go on where we stopped\nKim, Leah and Alex", shows("Play"), camera="simulated")
    assert person.evening.view.directed


@pytest.mark.parametrize("options", [["--headless"], ["--camera", "none"]])
def test_people_are_directed_in_a_window_at_the_simulated_table_alone(options, tmp_path, capsys):
    assert main(["play", "up", "--direct", "--data", str(tmp_path), *options]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("--direct needs a window and the simulated table")
    assert said.err.count("\n") == 1
