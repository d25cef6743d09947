"""The referee’s bench, and touches that would do nothing: they say so before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Reason
from companion.screens.browser import Browser
from companion.screens.intents import PageName
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from companion.texts import texts
from tests.screens.person import Person
from tests.screens.sample_views import BEGINNING, PLAYED, sitting


@pytest.fixture
def player(tmp_path) -> Person:
    person = Person(Browser(Preferences(), Welcome(None, simulated=False), PageName.TABLE))
    person.view = sitting(tmp_path, *BEGINNING)
    return person


def test_the_bench_stays_at_the_play_that_is_read_while_others_are_made(player, tmp_path):
    for folder, lines in (("one", PLAYED[:3]), ("two", PLAYED[:5]), ("other", BEGINNING)):
        (tmp_path / folder).mkdir()
        shown = sitting(tmp_path / folder, *lines)
        player.view = shown
        if folder == "one":
            player.touches("Why?")
            assert "3 / 3" in player.reads()
        elif folder == "two":
            assert "3 / 5" in player.reads()
            player.touches("2.")
            assert "2 / 5" in player.reads()
            player.touches("Newest play (2 new)")
            assert "5 / 5" in player.reads()
            assert not any(label.startswith("Newest play") for label in player.labels())
            player.touches("4.")
            assert "Newest play" in player.labels(), "nothing is new any more"
            player.touches("Newest play")
        else:
            assert "2 / 2" in player.reads(), "another game has been begun"


def test_the_bench_says_what_was_taken_back(player, tmp_path):
    (tmp_path / "undone").mkdir()
    player.view = sitting(tmp_path / "undone", *BEGINNING, PLAYED[2], {"event": "undo"})
    player.touches("Why?")
    reads = player.reads()
    assert "Undone" in reads
    assert "Right" not in reads
    undone = reads[reads.index("Undone") - 1]
    player.touches("3.")
    assert "Right" in player.reads()
    assert undone in player.reads(), "the same play is named"


def test_what_cannot_be_is_seen_with_its_reason_and_not_to_be_touched(player, tmp_path):
    (tmp_path / "trick").mkdir()
    player.view = sitting(tmp_path / "trick", *PLAYED[:5])
    player.touches("Why?")
    player.touches("What if instead?")
    player.touches("Trick shown")
    (code,) = {card for card in PLAYED[3]["cards"].values() if card == "9D"}
    assert code == "9D"
    assert "9♦" not in player.labels()
    assert "9♦" in player.reads()
    assert player.reads().count("already out") == len(PLAYED[3]["cards"])
    player.touches("8♥")
    assert "only one of it" in player.reads(), "nobody else can show the same card"


def test_nothing_can_be_taken_back_before_anything_stands(player, tmp_path):
    (tmp_path / "none").mkdir()
    player.view = sitting(tmp_path / "none")
    assert "Undo" not in player.labels()
    assert {"Undo", "nothing yet"} <= set(player.reads())


def test_people_who_would_do_nothing_are_not_asked_to(player, tmp_path):
    (tmp_path / "directed").mkdir()
    view = sitting(tmp_path / "directed", *BEGINNING)
    said = Reason("notice-not-seen")
    player.view = replace(view, hinders=lambda line: said if line.get("face") == "DOWN" else None)
    player.browser.page = PageName.TABLE
    player.touches("Play")
    player.touches("Card turned over")
    player.touches("▼ DOWN")
    assert "Do it" not in player.labels()
    assert {"Do it", texts("en").reason(said)} <= set(player.reads())
    player.touches("⌫")
    player.touches("▲ UP")
    assert "Do it" in player.labels()
