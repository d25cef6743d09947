"""What the reader of Auf und Ab knows of cards that are no new set, and when it forgets that."""

from __future__ import annotations

import pytest

from companion.engines import EffectKind, Undo
from companion.games.auf_und_ab.rules.cards import CARD_NAMED
from companion.games.auf_und_ab.rules.events import Play
from companion.games.auf_und_ab.table import AufUndAbReader
from companion.games.auf_und_ab.table.questions import NO_NEW_CARD
from companion.table.inputs import Action
from companion.table.reading import Reading
from tests.games.auf_und_ab.table.laid_out import (
    BEFORE_FOURS,
    FOURS,
    LAST_ROUND,
    ONES,
    OPENING,
    TWOS,
    ZEROS,
    Table,
    card,
    fan,
    last_round,
    play,
)
from vision.sightings import Place, Sightings, UnknownSighting

MISREAD = ("0-0", "0-1", "0-4")
"""How the zeros of the opening were read."""

MISREAD_OPENING = fan(*MISREAD, y=90.0)
WOLFGANGS = fan(*ONES, x=-90.0)


def listed(reading: Reading) -> tuple[str, object]:
    """The notice, and the cards that it names."""
    assert reading.notice is not None
    return reading.notice.key, dict(reading.notice.facts)["cards"]


def take_back(*codes: str) -> tuple[str, object]:
    return "aua-notice-take-back", codes


@pytest.fixture
def undone() -> Table:
    """Harald's opening was misread, and Wolfgang has laid his ones; both are taken back and lie there."""
    table = Table({"event": "deal"})
    table.see(*MISREAD_OPENING, arms=(0,))
    table.answer("3")
    assert table.see(*MISREAD_OPENING, *WOLFGANGS, arms=(1,)) == play("Wolfgang", *ONES)
    table.apply(Undo())
    table.apply(Undo())
    return table


@pytest.fixture
def aside(opened) -> Table:
    """Of ones that lie on the table people have said that nobody laid them."""
    opened.see(*OPENING, *WOLFGANGS, arms=(2, 0))
    opened.answer("")
    return opened


@pytest.fixture
def ended() -> Table:
    """Harald has laid his last two cards."""
    table = last_round()
    assert table.see(*LAST_ROUND, arms=(0,)) == play("Harald", *FOURS)
    assert table.ruling.brings(EffectKind.HAND_OVER)
    return table


def test_of_two_sets_taken_back_one_is_told_by_hand_and_the_other_once_it_is_laid_again(undone):
    undone.tell(play("Harald", *ZEROS, count=3))
    assert undone.see(*MISREAD_OPENING, *WOLFGANGS) is None
    assert listed(undone.reading) == take_back(*ONES)
    assert not undone.reading.in_step
    assert undone.see(*MISREAD_OPENING, arms=(1,)) is None
    assert undone.reading == Reading()
    assert undone.see(*MISREAD_OPENING, *WOLFGANGS, arms=(1,)) == play("Wolfgang", *ONES)
    assert undone.ruling.legal


def test_a_set_told_by_hand_that_was_misread_altogether_is_the_one_taken_back_last(undone):
    undone.tell(play("Harald", "2-2", "2-5", "2-6", count=3))
    undone.see(*MISREAD_OPENING, *WOLFGANGS)
    assert listed(undone.reading) == take_back(*ONES)


def test_a_set_taken_back_is_no_smaller_one_that_was_told_by_hand(undone):
    undone.see(*WOLFGANGS, arms=(0,))
    undone.tell(play("Harald", "0-0", count=1))
    undone.see(*WOLFGANGS)
    assert listed(undone.reading) == take_back(*ONES)


def test_of_two_sets_that_are_asked_about_the_one_not_told_by_hand_must_be_laid_again(opened):
    twos = fan(*TWOS, "2-5", x=90.0)
    assert opened.see(*OPENING, *WOLFGANGS, *twos, arms=(2, 0)) is None
    assert opened.reading.question is not None
    opened.tell(play("Wolfgang", *ONES))
    opened.see(*OPENING, *WOLFGANGS, *twos)
    assert listed(opened.reading) == take_back(*TWOS, "2-5")
    opened.see(*OPENING, *WOLFGANGS, arms=(2,))
    assert opened.see(*OPENING, *WOLFGANGS, *twos, arms=(2,)) == play("Petra", *TWOS, "2-5")


def test_what_is_laid_again_beside_a_set_to_take_back_must_be_lifted_too(undone):
    undone.see(*MISREAD_OPENING, arms=(1,))
    assert listed(undone.reading) == take_back(*MISREAD)
    undone.see(*MISREAD_OPENING, *WOLFGANGS, arms=(1,))
    assert listed(undone.reading) == take_back(*sorted((*MISREAD, *ONES)))
    assert undone.see(*WOLFGANGS, arms=(0,)) is None
    assert listed(undone.reading) == take_back(*ONES)


def test_a_set_laid_beside_an_illegal_one_is_not_that_of_whoever_takes_the_illegal_one_back(opened):
    petras = fan(*ONES, x=90.0)
    opened.see(*OPENING, *fan("2-3", x=-90.0), arms=(1,))
    opened.see(*OPENING, *fan("2-3", x=-90.0), *petras, arms=(2,))
    assert opened.see(*OPENING, *petras, arms=(1,)) is None
    assert listed(opened.reading) == take_back(*ONES)
    opened.see(*OPENING, arms=(2,))
    assert opened.reading == Reading()
    assert opened.see(*OPENING, *petras, arms=(2,)) == play("Petra", *ONES)


def test_an_illegal_set_told_by_hand_has_nothing_of_those_that_were_taken_back(undone):
    undone.apply(Play(0, (CARD_NAMED["1-2"],)))
    assert not undone.ruling.legal
    undone.see(*MISREAD_OPENING, *WOLFGANGS)
    assert undone.see(*WOLFGANGS, arms=(0,)) is None
    assert listed(undone.reading) == take_back(*ONES)


def test_what_was_taken_back_does_not_lie_under_what_was_laid_in_its_place(opened):
    opened.see(*OPENING, *fan("2-3", x=-90.0), arms=(1,))
    assert not opened.ruling.legal
    assert opened.see(*OPENING, *fan(*ONES, x=-90.0, y=10.0), arms=(1,)) == play("Wolfgang", *ONES)
    assert opened.see(*OPENING, *fan(*ONES, x=-90.0, y=10.0)) is None
    assert opened.reading == Reading()


def test_a_card_told_by_hand_lies_there_as_what_it_was_read_as_until_it_is_taken_back():
    table = Table({"event": "deal"})
    misread = fan("0-6", y=90.0)
    assert table.see(*misread, arms=(0,)) == play("Harald", "0-6")
    table.tell(play("Harald", "0-0", count=1))
    assert table.see(*misread) is None
    assert table.reading == Reading()
    table.apply(Undo())
    table.see(*misread)
    assert listed(table.reading) == take_back("0-0", "0-6")
    table.see(arms=(0,))
    assert table.reading == Reading()
    assert table.see(*misread, arms=(0,)) == play("Harald", "0-6")


def test_a_set_that_nobody_laid_is_told_once_it_was_lifted_and_laid_again(aside):
    assert aside.see(*OPENING, *WOLFGANGS, arms=(1,)) is None
    assert aside.see(*OPENING, arms=(1,)) is None
    assert aside.see(*OPENING, *WOLFGANGS, arms=(1,)) == play("Wolfgang", *ONES)


@pytest.mark.parametrize("hidden_by", ["a set", "something unknown", "an unreadable card"])
def test_a_set_that_nobody_laid_is_no_new_one_when_what_covered_it_is_taken_away(aside, hidden_by):
    over = Place(-80.0, 30.0, 0.0)
    match hidden_by:
        case "a set":
            assert aside.see(*OPENING, *fan("3-4", "3-5", "3-7", x=-90.0, y=30.0), arms=(1,)) is not None
            aside.apply(Undo())
        case "something unknown":
            thing = UnknownSighting((0.0, 0.0), None, over)
            aside.show(Sightings(OPENING, (thing,)))
        case _:
            aside.see(*OPENING, card(None, over.x, over.y))
    assert aside.see(*OPENING, *WOLFGANGS, arms=(1,)) is None
    assert aside.reading == Reading()


def test_a_set_that_nobody_laid_is_not_covered_by_what_lay_beside_it_before(aside):
    twos = fan(*TWOS, "2-5", x=-90.0, y=60.0)
    aside.see(*OPENING, *WOLFGANGS, *twos, arms=(1,))
    assert aside.see(*OPENING, *twos, arms=(1,)) is None
    assert aside.see(*OPENING, *twos, *WOLFGANGS, arms=(2,)) == play("Petra", *ONES)


def test_a_set_that_nobody_laid_was_taken_with_the_round_and_does_not_lie_under_the_next_one(aside):
    for seat in (1, 2, 0):
        aside.press(Action.PASS, seat)
    sixes = fan("6-7", x=-90.0)
    assert aside.see(*sixes, arms=(0,)) == play("Harald", "6-7")
    assert aside.see(*sixes, *fan(*ONES, y=-90.0), arms=(1,)) == play("Wolfgang", *ONES)


@pytest.mark.parametrize(("said", "told"), [("1-3", play("Wolfgang", "1-3")), (NO_NEW_CARD, None)])
def test_a_card_that_nobody_laid_and_that_lies_elsewhere_is_asked_about_once(aside, said, told):
    moved = (*OPENING, card("1-3", 90.0), *WOLFGANGS[1:])
    assert aside.see(*moved, arms=(1,)) is None
    assert aside.reading.question.text.key == "aua-ask-card"
    assert aside.answer(said) == told
    assert aside.see(*moved, arms=(2,)) is None
    assert aside.reading.question is None


def test_cards_that_nobody_laid_hide_no_hole_in_a_new_fan(aside):
    with_hole = [one for one in fan("2-3", "2-4", "2-5", "2-6", x=90.0) if one.code != "2-4"]
    assert aside.see(*OPENING, *WOLFGANGS, *with_hole, arms=(1,)) is None
    assert aside.reading.question.text.key == "aua-ask-card"


def test_where_a_set_lay_before_it_was_taken_back_does_not_matter(opened):
    opened.see(*OPENING, *WOLFGANGS, arms=(1,))
    opened.apply(Undo())
    opened.see(*OPENING, arms=(1,))
    opened.tell(play("Wolfgang", *ONES))
    assert opened.see(*OPENING, *fan(*ONES, x=90.0), arms=(1,)) is None
    assert opened.reading == Reading()


@pytest.mark.parametrize("again", [FOURS, FOURS[:1]], ids=["the set", "part of it"])
def test_the_set_that_ended_a_hand_is_taken_back_as_any_other(ended, again):
    ended.apply(Undo())
    assert ended.see(*LAST_ROUND) is None
    assert listed(ended.reading) == take_back(*FOURS)
    assert not ended.reading.in_step
    assert ended.see(*BEFORE_FOURS, arms=(0,)) is None
    assert ended.reading == Reading()
    assert ended.see(*BEFORE_FOURS, *fan(*again, y=90.0), arms=(0,)) == play("Harald", *again)


def test_the_set_that_ended_a_hand_is_taken_back_after_the_next_deal_was(ended):
    ended.see(*LAST_ROUND)
    ended.press(Action.DEALT)
    ended.apply(Undo())
    assert ended.see(*LAST_ROUND) is None
    assert ended.reading == Reading()
    ended.apply(Undo())
    ended.see(*LAST_ROUND)
    assert listed(ended.reading) == take_back(*FOURS)
    ended.see(*BEFORE_FOURS, arms=(0,))
    assert ended.see(*LAST_ROUND, arms=(0,)) == play("Harald", *FOURS)


def test_the_last_round_of_a_hand_is_laid_back_and_its_last_set_told_anew(ended):
    ended.see(arms=(0,))
    ended.apply(Undo())
    assert ended.see(*BEFORE_FOURS, arms=(0,)) is None
    assert ended.reading == Reading()
    assert ended.see(*LAST_ROUND, arms=(0,)) == play("Harald", *FOURS)
    assert ended.ruling.legal


def test_how_the_set_that_ended_a_hand_was_misread_is_taken_back_with_it_and_nothing_else():
    table = last_round()
    misread = (*BEFORE_FOURS, *fan("4-5", "4-6", y=90.0))
    assert table.see(*misread, arms=(0,)) == play("Harald", "4-5", "4-6")
    table.apply(Undo())
    table.tell(play("Harald", *FOURS))
    assert table.see(*misread) is None
    assert table.reading == Reading()
    table.apply(Undo())
    table.see(*misread)
    assert listed(table.reading) == take_back("4-5", "4-6", "4-7")


def test_a_reader_that_begins_after_a_hand_knows_its_cards_and_which_set_ended_it(ended):
    ended.reader = AufUndAbReader(ended.game.position)
    assert ended.see(*LAST_ROUND) is None
    assert ended.reading == Reading()
    ended.apply(Undo())
    ended.see(*LAST_ROUND)
    assert listed(ended.reading) == take_back(*FOURS)


def test_a_covered_card_left_over_is_no_set_when_it_comes_to_light_after_the_deal():
    table = last_round()
    over_twos = (*BEFORE_FOURS[2:], *fan(*FOURS, x=-110.0, y=30.0))
    assert table.see(*over_twos, arms=(0,)) == play("Harald", *FOURS)
    table.see(*over_twos)
    table.press(Action.DEALT)
    assert table.see(*BEFORE_FOURS, arms=(0,)) is None
    assert table.reading.question is None
