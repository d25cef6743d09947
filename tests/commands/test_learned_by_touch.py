"""A guided round in the program's window: before an evening and in one, neither of which knows of it."""

from __future__ import annotations

from contextlib import closing

from companion.engines import game_names
from companion.evening.journal import Journal
from companion.screens.intents import PageName
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy


def test_a_guided_round_is_kept_nowhere(at_the_window, tmp_path):
    person = at_the_window(
        *("New evening", "Learn it: Schwupps", "Next ›", "Next ›"),
        *("Kim plays yellow 9, upper row, right", "Is that right?", "Next ›"),
        *("Try: ends the turn", "Help me", "‹ Back", "‹ Back"),
    )
    assert person.evening.view is None
    assert person.evening._browser.page is PageName.WELCOME
    assert person.evening._browser.tutorial.round.last.ruling.clause == "SCH-17"
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        assert journal.evenings() == ()


def test_an_evening_goes_on_as_it_was_after_a_guided_round(at_the_window):
    person = at_the_window(
        *("Menu", "Rules", "Learn by playing", "Next ›", "Next ›", "‹ Back", "‹ Back", "‹ Back"),
        game="up-and-down",
        players=("Kim", "Leah"),
    )
    assert person.evening._browser.page is PageName.TABLE
    assert person.evening.view.game.header.game == "up-and-down"
    assert person.evening.view.game.history == ()


def test_which_game_offers_to_learn_each_of_ours(at_the_window):
    person = at_the_window("New evening")
    labels = {target.label for target in person.evening._canvas.targets}
    assert sum(label.startswith("Learn it: ") for label in labels) == len(game_names())
