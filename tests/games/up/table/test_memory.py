"""What the reader of Up remembers of cards that seem to lie on where they were taken away."""

from dataclasses import replace

import pytest

from companion.games.up.rules import Card, Play
from companion.games.up.rules import Place as From
from companion.games.up.table.layout import Lain, Layout
from companion.games.up.table.lies import Lies
from companion.games.up.table.memory import Memory
from tests.games.up.table.scenes import OPEN, card, dealt
from vision.sightings import Place

FIVE, EIGHT = Place(-36.0, 190.0, 0.0), Place(36.0, 190.0, 0.0)


def lain(code: str | None, place: Place) -> Lain:
    return Lain(code, place, card(code, place))


ROWS = tuple(
    tuple(lain(code, Place(60.0 * number, 200.0, 0.0)) for number, code in enumerate(codes.split()))
    for codes in OPEN.values()
)
"""The open cards as they are dealt."""


def test_after_an_undo_only_the_card_that_goes_back_is_no_longer_said_to_lie_there_in_vain():
    five, eight = lain("5", FIVE), lain("8", EIGHT)
    memory = Memory(Lies((), ((five, eight), ())))
    memory.accept(Play(0, From.OPEN, (Card.FIVE,)), (lain("5", Place(0.0, 0.0, 0.0)),), (five,), leaves=False)
    memory.accept(
        Play(0, From.OPEN, (Card.EIGHT,)), (lain("8", Place(30.0, 0.0, 0.0)),), (eight,), leaves=False
    )
    memory.take_back()
    assert memory.faded == (five,)
    assert memory.lies.rows[0] == (eight,)


def test_a_card_that_is_only_said_to_lie_on_does_not_keep_the_table_out_of_step():
    five = lain("5", FIVE)
    memory = Memory(Lies((), ((), ())), faded=(five,))
    fresh = memory.compare(Layout((), ((five,), ())), playing=True)
    assert fresh.turners == ()
    assert not fresh.rows_changed


@pytest.mark.parametrize(
    ("before", "now", "missing"),
    [
        ({"partial": False}, {"partial": True}, True),
        ({"partial": True}, {"partial": True, "confidence": 0.5}, True),
        ({"partial": True}, {"partial": True}, False),
        ({"partial": True, "confidence": 0.5}, {"partial": True, "confidence": 0.5}, False),
    ],
    ids=["covered now", "its face seen no more", "as it lay", "still not seen"],
)
def test_an_open_card_whose_face_is_seen_no_more_may_have_been_laid(before, now, missing):
    was, lies = (Lain("5", FIVE, replace(card("5", FIVE), **seen)) for seen in (before, now))
    fresh = Memory(Lies((), ((was,), ()))).compare(Layout((), ((lies,), ())), playing=True)
    assert fresh.missing(0) == ((lies,) if missing else ())


def test_where_an_open_card_was_covered_in_part_and_a_nameless_strip_shows_now_it_may_have_been_laid():
    """The back beneath a card that was laid may be told as a strip without a name."""
    was = Lain("5", FIVE, replace(card("5", FIVE), partial=True))
    back = Lain(None, FIVE, replace(card(None, FIVE), partial=True, confidence=0.6))
    fresh = Memory(Lies((), ((was,), ()))).compare(Layout((), ((back,), ())), playing=True)
    assert [card.code for card in fresh.missing(0)] == ["5"]


def test_after_an_undo_an_open_card_that_lies_freer_than_before_need_not_leave():
    covered = Lain("5", FIVE, replace(card("5", FIVE), partial=True))
    memory = Memory(Lies((), ((covered,), ())))
    six = lain("6", Place(0.0, 0.0, 0.0))
    memory.accept(Play(1, From.HAND, (Card.SIX,)), (six,), (), leaves=False)
    memory.compare(Layout((six,), ((lain("5", FIVE),), ())), playing=True)
    memory.take_back()
    assert memory.leaving == (six,)


def test_after_an_undo_a_card_laid_nearly_on_a_like_one_must_leave():
    low, high = lain("6", Place(0.0, 0.0, 0.0)), lain("6", Place(12.0, 0.0, 0.0))
    memory = Memory(Lies((low,), ((), ())))
    memory.accept(Play(1, From.HAND, (Card.SIX,)), (high,), (), leaves=False)
    memory.take_back()
    assert memory.leaving == (high,)


@pytest.mark.parametrize(("stays", "new"), [(True, ["6"]), (False, [])], ids=["lies there", "only said to"])
def test_a_turned_card_that_came_to_the_tower_is_not_laid_once_more(stays, new):
    """A back that cannot be read shows where it lay."""
    turned = lain("6", FIVE)
    seen = turned if stays else Lain("6", FIVE, replace(turned.seen, partial=True))
    memory = Memory(Lies((), ((), ()), (turned,)))
    layout = Layout((lain("6", Place(0.0, 0.0, 0.0)),), ((seen,), ()))
    assert [card.code for card in memory.compare(layout, playing=True).laid] == new
    assert memory.lies.turned == ((seen,) if stays else ())
    fresh = memory.compare(layout, playing=True)
    assert [card.code for card in fresh.laid] == new
    assert fresh.turners == ()


@pytest.mark.parametrize(("aside", "laid"), [(0.0, []), (5.0, ["3"])], ids=["as it was read", "read anew"])
def test_where_a_card_was_taken_back_a_like_one_that_is_read_anew_was_laid(aside, laid):
    """The eye takes the card for covered by what came to light beneath it."""
    three = lain("3", Place(0.0, 0.0, 0.0))
    position = dealt().game.position
    memory = Memory(Lies((), ROWS))
    memory.accept(Play(0, From.HAND, (Card.THREE,)), (three,), (), leaves=False)
    memory.take_back()
    still_said = Lain("3", three.place, replace(three.seen, partial=True))
    assert memory.settled(Layout((still_said,), ROWS), position)
    assert memory.compare(Layout((still_said,), ROWS), playing=True).laid == ()
    again = lain("3", Place(aside, 0.0, 0.0)) if aside else still_said
    fresh = memory.compare(Layout((again,), ROWS), playing=True)
    assert [card.code for card in fresh.laid] == laid


@pytest.mark.parametrize(("left", "settled"), [(True, True), (False, False)], ids=["has left", "lies there"])
def test_a_covered_card_of_a_set_that_is_taken_back_is_gone_once_what_lay_on_it_is(left, settled):
    position = dealt().game.position
    high, low = lain("3", Place(22.0, 0.0, 0.0)), lain("3", Place(0.0, 0.0, 0.0))
    low = replace(low, seen=replace(low.seen, partial=True))
    memory = Memory(Lies((), ROWS))
    memory.accept(Play(0, From.HAND, (Card.THREE, Card.THREE)), (high, low), (), leaves=False)
    memory.take_back()
    layout = Layout((low,) if left else (high, low), ROWS)
    assert memory.settled(layout, position) is settled
    if settled:
        assert memory.compare(layout, playing=True).laid == ()


def test_a_card_that_was_taken_back_and_is_only_said_does_not_hide_one_laid_once_people_say_all_is_right():
    three = lain("3", Place(0.0, 0.0, 0.0))
    position = dealt().game.position
    memory = Memory(Lies((), ((), ())))
    memory.accept(Play(0, From.HAND, (Card.THREE,)), (three,), (), leaves=False)
    memory.take_back()
    layout = Layout((three,), ((), ()))
    memory.take_as_it_is(layout, position)
    assert memory.compare(layout, playing=True).laid == ()
    again = lain("3", Place(5.0, 0.0, 0.0))
    assert memory.compare(Layout((again,), ((), ())), playing=True).laid == (again,)


@pytest.mark.parametrize("beside", [(), (lain(None, Place(50.0, -30.0, 0.0)),)], ids=["nothing", "an edge"])
def test_a_covered_card_of_the_tower_that_is_not_seen_while_a_play_is_taken_back_lies_there_still(beside):
    """It comes to light when all is read anew, after a knock, and was laid by nobody then."""
    table = dealt()
    table.lay("Ben", "6")
    table.lay("Ann", "6", at=(30.0, 10.0))
    memory = table.reader._memory
    covered, top = (lain(card.code, card.place) for card in table.middle)
    memory.accept(Play(1, From.HAND, (Card.FIVE,)), (lain("5", Place(-60.0, 0.0, 0.0)),), (), leaves=False)
    memory.take_back()
    assert memory.settled(Layout((top, *beside), ROWS), table.game.position)
    assert memory.compare(Layout((top, covered, *beside), ROWS), playing=True).laid == ()
