"""What people chose is done only to what they saw, though the game goes on while they choose."""

from __future__ import annotations

import pytest

from companion.screens.browser import Browser
from companion.screens.intents import CheckDeck, Go, PageName, Pick, Purpose, Tell
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from tests.screens.person import Person
from tests.screens.sample_views import BEGINNING, PLAYED, changed, sitting

GONE_ON = "The game has gone on meanwhile"
TRICK = {**PLAYED[3]["cards"], "Leah": "6H"}


@pytest.fixture
def at(tmp_path):
    """Somebody at the table page after so many events; `see` lets more of them happen meanwhile."""

    def begin(events: int) -> Person:
        person = Person(Browser(Preferences(), Welcome(None, simulated=False), PageName.TABLE))
        see(person, events)
        return person

    def see(person: Person, events: int) -> None:
        folder = tmp_path / str(events)
        folder.mkdir()
        likeness = {"9D": (("9D", 0.6), ("6H", 0.3))}
        person.view = sitting(folder, *PLAYED[:events], likeness=likeness)

    begin.see = see
    return begin


def chosen(person: Person, label: str):
    """A touch on what is shown now, which is taken after the next picture."""
    person.looks()
    return person.on(label)


def test_a_card_is_not_put_right_in_another_play(at):
    person = at(4)
    person.touches("Correct it")
    tap = chosen(person, "6♥")
    at.see(person, 5)
    assert GONE_ON in person.reads()
    assert person.does(tap) == []
    person.touches("‹ Back")
    assert person.browser.page is PageName.TABLE


def test_the_page_says_at_once_that_the_game_has_gone_on_and_leads_to_the_last_play(at):
    person = at(3)
    person.touches("Correct it")
    at.see(person, 4)
    assert GONE_ON in person.reads()
    person.touches("Put the last play right")
    assert person.touches("6♥") == Tell({"event": "reveal", "cards": TRICK}, Purpose.CORRECT)
    assert person.browser.page is PageName.TABLE


def test_a_play_told_anew_as_a_whole_replaces_no_other_one(at):
    person = at(3)
    person.touches("Correct it")
    person.touches("▼ DOWN")
    tap = chosen(person, "Correct")
    at.see(person, 4)
    assert GONE_ON in person.reads()
    assert person.does(tap) == []
    person.touches("Put the last play right")
    person.touches("It was something else")
    person.touches("‹ Back")
    assert person.browser.page is PageName.CORRECT


def test_a_play_that_is_entered_waits_for_nobody(at):
    person = at(3)
    person.touches("Menu")
    person.touches("Enter a play")
    at.see(person, 4)
    assert GONE_ON not in person.reads()


def test_a_changed_score_is_what_was_typed_though_the_totals_have_moved_on(at):
    person, meanwhile = at(5), at(6)
    moved = meanwhile.view.game.totals
    winner = next(player for player, total in enumerate(moved) if total)
    person.browser.take(Go(PageName.EDIT), person.view)
    person.browser.take(Pick(winner), person.view)
    person.presses("4", "4")
    person.presses("2", "2")
    keep = chosen(person, "Save")
    person.view = meanwhile.view
    person.looks()
    assert person.does(keep) == [], "nobody saw these totals"
    assert person.browser.page is PageName.EDIT
    assert person.touches("Save").points[winner] == 42 - moved[winner]
    assert person.browser.page is PageName.SCORE


@pytest.mark.parametrize("key", ["e", "c", "i"])
def test_cards_that_are_counted_are_left_by_no_key_that_would_go_on_counting_unseen(at, key):
    person = at(len(BEGINNING))
    person.browser.take(Go(PageName.CAMERA), person.view)
    assert person.touches("Deck check") == CheckDeck(begin=True)
    assert person.presses(key, key) is None
    assert person.browser.page is PageName.DECK
    assert person.presses("escape") == CheckDeck(begin=False)


@pytest.mark.parametrize("page", [PageName.EDIT, PageName.TABLE])
@pytest.mark.parametrize("sign", ["²", "½", "٣"])
def test_signs_that_look_like_figures_are_none(at, page, sign):
    person = at(4)
    person.browser.take(Go(page), changed(person.view, question=None))
    assert person.presses("", sign) is None
    person.reads()
