"""Whether a set of Up was turned over or comes from the hand, where both may be."""

from __future__ import annotations

import pytest

from companion.engines import Reason
from companion.games.up.rules import Place, Play
from companion.table.reading import Reading
from tests.games.up.rules.table import in_play
from tests.games.up.table.scenes import TableOfUp, card, cards
from vision.sightings import Place as TablePlace

HAND, HIDDEN = Place.HAND, Place.HIDDEN
ANN = 0
BOTH = "? ? / / ? ? ?"
"""Cards of somebody who may play from the hand or turn one over."""


def anns_turn(holds: str, backs: set[int]) -> TableOfUp:
    """Ann is to move on a nine; so many of her face-down cards are seen."""
    table = TableOfUp()
    table.middle.append(card("9", TablePlace(0.0, 0.0, 180.0)))
    table.backs["Ann"] = backs
    table.takes_up(in_play("9", Ann=holds, Ben="? ? / 8 / ?").game)
    assert table.reading == Reading()
    return table


def asks_where_from(table: TableOfUp) -> bool:
    question = table.reading.question
    if question is None:
        return False
    assert question.text == Reason("up-ask-place", (("player", "Ann"), ("cards", ("6",))))
    assert question.doubt
    assert [choice.value for choice in question.choices] == ["hidden", "hand"]
    return True


@pytest.mark.parametrize(
    ("seen", "left", "place"),
    [
        ({0, 1, 2}, {0, 2}, HIDDEN),
        ({0, 1, 2}, {0, 1, 2}, HAND),
        ({0, 1, 2}, {0}, None),
        ({0, 1}, {0, 1}, HAND),
        ({0, 1}, {0}, None),
        ({0, 1, 2, 3}, {0, 1, 2, 3}, HAND),
        ({0, 1, 2, 3}, {0, 1, 2}, None),
    ],
    ids=[
        "one is gone",
        "none is gone",
        "two are gone",
        "one was never seen, and none is gone",
        "one was never seen, and one is gone",
        "none is gone, and something else looks like one",
        "one of those is gone",
    ],
)
def test_a_card_laid_straight_on_the_tower_was_turned_where_one_of_the_face_down_cards_is_gone(
    seen, left, place
):
    table = anns_turn(BOTH, seen)
    table.backs["Ann"] = left
    event = table.lay("Ann", "6", at=(50.0, 0.0)).event
    assert event == (Play(ANN, place, cards("6")) if place else None)
    assert asks_where_from(table) == (place is None)
    if place is not None:
        assert table.look() == Reading()


@pytest.mark.parametrize(("left", "place"), [({0}, HIDDEN), ({0, 1}, HAND)], ids=["both", "just one"])
def test_two_cards_laid_straight_on_the_tower_were_turned_where_both_are_gone(left, place):
    table = anns_turn(BOTH, {0, 1, 2})
    table.backs["Ann"] = left
    assert table.lay("Ann", "6", "6", at=(50.0, 0.0)).event == Play(ANN, place, cards("6 6"))


@pytest.mark.parametrize("answer", ["hidden", "hand"])
def test_where_nothing_tells_it_people_say_if_a_card_was_turned(answer):
    table = anns_turn(BOTH, {0, 1})
    table.backs["Ann"] = {0}
    table.lay("Ann", "6", at=(50.0, 0.0))
    assert asks_where_from(table)
    assert table.answer(answer) == {"event": "play", "player": "Ann", "from": answer, "cards": ["6"]}


@pytest.mark.parametrize(
    ("holds", "place"),
    [("? ? / / ", HAND), (" / / ? ? ?", HIDDEN), ("? ? / 7 / ? ?", HAND)],
    ids=["no face-down card is left", "none is left in the hand", "open ones are left"],
)
def test_face_down_cards_are_counted_only_where_they_tell(holds, place):
    table = anns_turn(holds, set())
    assert table.lay("Ann", "6", at=(50.0, 0.0)).event == Play(ANN, place, cards("6"))


@pytest.mark.parametrize("holds", [BOTH, "? ? / / "], ids=["all lie there", "none is left"])
def test_a_card_from_the_hand_may_lie_just_before_ones_own_row(holds):
    backs = {0, 1, 2} if holds == BOTH else set()
    table = anns_turn(holds, backs)
    table.middle.append(card("6", table.before("Ann", 1, 60.0)))
    assert table.look("Ann").event == Play(ANN, HAND, cards("6"))
    assert table.look() == Reading()
    table.middle[-1] = card("6", TablePlace(50.0, 0.0, 0.0))
    assert table.look("Ann") == Reading(), "pushed to the tower it is no other set"
    assert table.lay("Ben", "4", at=(0.0, 40.0)).event == Play(1, HAND, cards("4"))


@pytest.mark.parametrize(
    ("seen", "left"), [((), ()), ({1}, {1}), ({1, 2}, {2})], ids=["none", "not that one", "that one"]
)
def test_where_not_all_face_down_cards_are_seen_a_card_before_the_row_was_turned(seen, left):
    table = anns_turn(BOTH, set(seen))
    table.backs["Ann"] = set(left)
    table.middle.append(card("6", table.before("Ann", 1, 44.0)))
    assert table.look("Ann").event == Play(ANN, HIDDEN, cards("6"))


@pytest.mark.parametrize(
    ("ahead", "place"), [(44.0, HIDDEN), (20.0, None)], ids=["turned over", "laid on where it was"]
)
def test_a_card_laid_where_a_face_down_one_lay_may_only_hide_that(ahead, place):
    table = anns_turn(BOTH, {0, 1, 2})
    table.backs["Ann"] = {0, 2}
    table.middle.append(card("6", table.before("Ann", 1, ahead)))
    event = table.look("Ann").event
    assert event == (Play(ANN, place, cards("6")) if place else None)
    assert asks_where_from(table) == (place is None)


def test_what_was_turned_before_does_not_count_for_the_next_set():
    table = anns_turn(BOTH, {0, 1, 2})
    table.backs["Ann"] = {0, 2}
    assert table.lay("Ann", "6", at=(50.0, 0.0)).event == Play(ANN, HIDDEN, cards("6"))
    table.lay("Ben", "4", at=(0.0, 40.0))
    assert table.lay("Ann", "3", at=(-50.0, 0.0)).event == Play(ANN, HAND, cards("3"))
    table.lay("Ben", "2", at=(-50.0, 60.0))
    table.backs["Ann"] = {0}
    assert table.lay("Ann", "1", at=(50.0, 60.0)).event == Play(ANN, HIDDEN, cards("1"))
