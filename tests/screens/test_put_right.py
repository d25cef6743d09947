"""A play is put right, and only as people saw it, though the game goes on while they choose."""

from __future__ import annotations

import pytest

from companion.screens.browser import Browser
from companion.screens.intents import CheckDeck, Go, PageName, Pick, Purpose, Tell
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from tests.screens.person import Person
from tests.screens.sample_views import BEGINNING, PLAYED, changed, looks, sitting

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
        seen = looks({"9D": (("9D", 0.6), ("6H", 0.3))})
        person.view = sitting(folder, *PLAYED[:events], looks=seen)

    begin.see = see
    return begin


def chosen(person: Person, label: str):
    """A touch on what is shown now, which is taken after the next picture."""
    person.looks()
    return person.on(label)


def test_a_card_is_put_right_in_the_play_that_was_shown_though_others_are_made_meanwhile(at):
    person = at(4)
    person.touches("Correct it")
    first = person.view.game.history[-1].entry
    tap = chosen(person, "6♥")
    at.see(person, 5)
    person.looks()
    assert person.does(tap) == [], "it would have changed more than was shown"
    assert person.touches("6♥") is None
    assert "What changes" in person.reads()
    assert person.touches("Put it right") == Tell({"event": "reveal", "cards": TRICK}, Purpose.CORRECT, first)
    assert person.browser.page is PageName.TABLE


def test_a_play_told_anew_as_a_whole_replaces_no_other_one(at):
    person = at(3)
    person.touches("Correct it")
    person.touches("It was something else")
    first = person.view.game.history[-1].entry
    person.touches("▼ DOWN")
    tap = chosen(person, "Correct")
    at.see(person, 4)
    person.looks()
    assert person.does(tap) == []
    person.touches("Correct")
    told = person.touches("Put it right")
    assert told == Tell({"event": "change", "face": "DOWN"}, Purpose.CORRECT, first)


def test_what_changes_is_shown_before_it_is_taken_and_can_be_left(at):
    person = at(6)
    person.touches("Correct it")
    person.touches("4.")
    person.touches("6♥")
    reads = person.reads()
    assert {"What changes", "The score becomes", "0 → 1", "2 → 1"} <= set(reads)
    assert "Only Kim’s 9♣ is in its player’s suit, so it wins." in reads
    assert "6. Reveal" in reads, "and that trick brings less then"
    person.touches("‹ Back")
    assert person.browser.page is PageName.CORRECT
    person.touches("‹ Back")
    assert person.browser.page is PageName.TABLE


def test_the_bench_is_there_again_with_the_play_that_was_put_right(at):
    person = at(6)
    person.touches("Why?")
    person.touches("4.")
    person.touches("This was …")
    person.touches("6♥")
    assert person.touches("Put it right").first == person.view.game.history[3].entry
    assert person.browser.page is PageName.BENCH
    assert "4 / 6" in person.reads()


def test_a_play_without_cards_is_told_anew_as_a_whole(at):
    person = at(6)
    person.touches("Why?")
    person.touches("3.")
    person.touches("This was …")
    person.touches("It was something else")
    assert person.browser.page is PageName.ENTRY
    person.touches("⌫")
    person.touches("▼ DOWN")
    person.touches("Correct")
    assert "What changes" in person.reads()
    for _ in range(3):
        person.touches("‹ Back")
    assert person.browser.page is PageName.BENCH


def test_what_was_taken_back_and_the_taking_back_are_seen_not_to_be_put_right(tmp_path):
    person = Person(Browser(Preferences(), Welcome(None, simulated=False), PageName.TABLE))
    person.view = sitting(tmp_path, *PLAYED[:4], {"event": "undo"})
    person.touches("Why?")
    assert "This was …" not in person.labels()
    assert "no play" in person.reads()
    person.touches("4.")
    assert {"This was …", "was taken back"} <= set(person.reads())
    assert "This was …" not in person.labels()


def test_a_play_that_is_entered_waits_for_nobody(at):
    person = at(3)
    person.touches("Menu")
    person.touches("Enter a play")
    at.see(person, 4)
    assert "What happened? Touch it." in person.reads()


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
