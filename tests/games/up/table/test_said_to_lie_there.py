"""Cards that seem to lie on where they were taken away, as something unread shows there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.engines import Undo
from companion.games.up.rules import Place, Play
from companion.table.reading import Reading
from tests.games.up.rules.table import in_play
from tests.games.up.table.scenes import TableOfUp, card, cards, dealt
from vision.sightings import CardSighting
from vision.sightings import Place as TablePlace

HAND, OPEN, HIDDEN = Place.HAND, Place.OPEN, Place.HIDDEN
ANN, BEN = 0, 1
SAID = {"partial": True, "confidence": 0.5}
"""How a card is told that is only said to lie there."""


def bens(table: TableOfUp, number: int, code: str | None = "5", **looks: Any) -> CardSighting:
    """A card in a place of Ben's row that looks so."""
    return replace(card(code, table.reader.zones.slot(BEN, number)), **looks)


def said_after_each_play() -> TableOfUp:
    """Ben has laid his open 8 and 5, one after the other; both are still said to lie in his row."""
    table = dealt()
    table.lay("Ben", "9")
    table.lay("Ann", "9", at=(60.0, 0.0))
    table.middle.append(bens(table, 1, "8", **SAID))
    assert table.play_open("Ben", 1, (-60.0, 30.0)).event == Play(BEN, OPEN, cards("8"))
    table.lay("Ann", "7", at=(0.0, 60.0))
    table.middle.append(bens(table, 2, "5", **SAID))
    assert table.play_open("Ben", 2, (-60.0, -30.0)).event == Play(BEN, OPEN, cards("5"))
    assert table.look() == Reading(), "what is only said there keeps nothing out of step"
    return table


@pytest.mark.parametrize("looks", [{}, {"partial": True}], ids=["in full view", "covered in part"])
def test_after_an_undo_only_the_card_that_goes_back_counts_again(looks):
    table = said_after_each_play()
    table.apply(Undo())
    del table.middle[-2:]
    table.middle.append(bens(table, 2, "5", **looks))
    assert table.look("Ben") == Reading()
    del table.middle[-1]
    assert table.lay("Ben", "5", at=(-60.0, -30.0)).event == Play(BEN, OPEN, cards("5"))


@pytest.mark.parametrize(
    ("before", "now", "place"),
    [
        ({"partial": False}, {"partial": True}, OPEN),
        ({"partial": True}, SAID, OPEN),
        ({"partial": True}, {"partial": True}, HAND),
        (SAID, SAID, HAND),
        ({"partial": True}, {"partial": True, "code": None, "confidence": 0.6}, OPEN),
    ],
    ids=["covered now", "its face seen no more", "as it lay", "still not seen", "the back beneath it shows"],
)
def test_an_open_card_whose_face_is_seen_no_more_may_have_been_laid(before, now, place):
    table = dealt()
    del table.rows["Ben"][2]
    table.middle.append(bens(table, 2, **before))
    table.lay("Ben", "9")
    table.lay("Ann", "7", at=(60.0, 0.0))
    table.middle[0] = replace(table.middle[0], **now)
    assert table.lay("Ben", "5", at=(-60.0, 0.0)).event == Play(BEN, place, cards("5"))


def test_after_an_undo_an_open_card_that_lies_freer_than_before_need_not_leave():
    table = dealt()
    del table.rows["Ben"][2]
    table.middle.append(bens(table, 2, partial=True))
    table.lay("Ben", "9")
    table.middle[0] = bens(table, 2)
    table.look()
    table.apply(Undo())
    table.middle.pop()
    assert table.look("Ben") == Reading()


def test_after_an_undo_a_card_laid_nearly_on_a_like_one_must_leave():
    table = dealt()
    table.lay("Ben", "6")
    assert table.lay("Ann", "6", at=(12.0, 0.0)).event == Play(ANN, HAND, cards("6"))
    table.apply(Undo())
    assert not table.look().in_step
    table.middle.pop()
    assert table.look("Ann") == Reading()


@pytest.mark.parametrize("stays", [True, False], ids=["lies there", "only said to"])
def test_a_turned_card_that_came_to_the_tower_is_not_laid_once_more(stays):
    """A back that cannot be read shows where it lay."""
    table = TableOfUp()
    table.middle.append(card("9", TablePlace(0.0, 0.0, 180.0)))
    table.takes_up(in_play("9", Ann=" / / ? ? ?", Ben="? ? / 8 / ?").game)
    turned = card("6", table.before("Ann", 1, 44.0))
    table.middle.append(turned)
    assert table.look("Ann").event == Play(ANN, HIDDEN, cards("6"))
    table.middle[1] = turned if stays else replace(turned, **SAID)
    event = table.lay("Ann", "6", at=(50.0, 0.0)).event
    assert (event is not None) == stays
    if not stays:
        assert table.look() == Reading()


def taken_back() -> tuple[TableOfUp, CardSighting]:
    """Ann has laid a 3, which was undone, and has taken it up; it is said to lie there, covered."""
    table = dealt()
    table.lay("Ben", "9")
    table.lay("Ann", "3", at=(0.0, 60.0))
    table.apply(Undo())
    table.middle[-1] = said = replace(table.middle[-1], partial=True)
    return table, said


@pytest.mark.parametrize("right_as_it_lies", [False, True], ids=["seen again", "right as it lies"])
@pytest.mark.parametrize(("aside", "laid"), [(0.0, False), (5.0, True)], ids=["as it was read", "read anew"])
def test_where_a_card_was_taken_back_a_like_one_that_is_read_anew_was_laid(aside, laid, right_as_it_lies):
    """The eye takes the card for covered by what came to light beneath it."""
    table, said = taken_back()
    assert table.look("Ann") == Reading()
    if right_as_it_lies:
        table.reader.take_as_it_is(table.game.position)
    assert table.look("Ann") == Reading()
    if laid:
        table.middle[-1] = replace(said, partial=False, place=TablePlace(aside, 60.0, 0.0))
    assert table.look("Ann").event == (Play(ANN, HAND, cards("3")) if laid else None)


@pytest.mark.parametrize("beside", [False, True], ids=["nothing", "an edge"])
def test_a_covered_card_of_the_tower_that_is_not_seen_while_a_play_is_taken_back_lies_there_still(beside):
    """It comes to light when all is read anew, after a knock, and was laid by nobody then."""
    table = dealt()
    table.lay("Ben", "6")
    table.lay("Ann", "6", at=(30.0, 10.0))
    table.lay("Ben", "4", at=(-60.0, 0.0))
    table.apply(Undo())
    low, top, _ = table.middle
    edge = [card(None, TablePlace(50.0, -30.0, 0.0))] if beside else []
    table.middle = [top, *edge]
    assert table.look("Ben") == Reading()
    table.middle = [low, top, *edge]
    assert table.look() == Reading()


@pytest.mark.parametrize(("covered", "is_edge"), [(False, True), (True, False)])
def test_a_strip_beside_an_open_card_is_an_edge_of_it_unless_that_one_was_covered(covered, is_edge):
    table = dealt()
    table.lay("Ben", "9")
    slot = table.reader.zones.slot(ANN, 1)
    beside = replace(card("8", replace(slot, x=slot.x + 20.0)), partial=True)
    table.middle.append(beside)
    del table.rows["Ann"][1]
    table.middle.append(replace(card("8", slot), partial=covered))
    assert (table.look("Ann").event is None) == is_edge


@pytest.mark.parametrize(
    ("backs", "covered", "asked"),
    [({0, 1, 2, 3}, True, True), ({0, 2, 3}, True, False), ({0, 1, 2, 3}, False, False)],
    ids=["all lie face down still", "one of them is gone", "in full view"],
)
def test_a_strip_before_somebody_who_turned_no_card_has_no_name(backs, covered, asked):
    table = TableOfUp()
    table.middle.append(card("9", TablePlace(0.0, 0.0, 180.0)))
    table.backs["Ann"] = {0, 1, 2, 3}
    table.takes_up(in_play("9", Ann="? ? / / ? ? ? ?", Ben="? ? / 8 / ?").game)
    table.backs["Ann"] = backs
    table.middle.append(replace(card("6", table.before("Ann", 1, 44.0)), partial=covered))
    question = table.look("Ann").question
    assert (question is not None and question.text.key == "up-ask-open") == asked
