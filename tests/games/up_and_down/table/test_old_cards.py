"""Cards of an accepted trick that are left lying when the next one is played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Reason, Undo
from tests.games.up_and_down.table.conftest import (
    NAMES,
    START,
    arm_from,
    before_seat,
    card,
    middle,
    with_cards,
)
from tests.games.up_and_down.table.test_reader import trick
from vision.sightings import CardSighting, Place


@pytest.mark.parametrize(
    ("still_there", "named"),
    [((2,), ("Alex",)), ((0, 2), ("Kim", "Alex")), ((0, 1, 2), ("Kim", "Leah", "Alex"))],
)
def test_cards_of_the_last_trick_that_are_left_lying_are_named(table, still_there, named):
    old, new = ("9C", "5D", "10C"), ("2C", "5H", "JC")
    first, second = middle("UP", 3, (3, 4)), middle("UP", 3, (6, 6))
    table.see(first)
    table.see(trick(first, *old))
    lying = [card(player, old[player]) for player in still_there]
    table.see(with_cards(second, *lying))
    assert table.ruling.legal
    farther = [replace(card(player, code), place=farther_out(player)) for player, code in enumerate(new)]
    assert table.see(with_cards(second, *lying, *farther)) is None
    assert table.reading.notice == Reason("notice-old-cards", (("players", named),))
    assert table.reading.in_step
    assert table.see(trick(second, *new))["cards"] == dict(zip(NAMES, new, strict=True))


def farther_out(player: int) -> Place:
    place = before_seat(player)
    return Place(1.3 * place.x, 1.3 * place.y, 0.0)


def test_a_trick_that_lies_there_before_the_change_is_only_to_be_gathered(table):
    changed = middle("UP", 3, (3, 4))
    table.see(changed)
    table.see(trick(changed, "9C", "5D", "10C"))
    assert table.see(with_cards(changed, card(2, "10C"))) is None
    assert table.reading.notice is None


def pushed(player: int, code: str, millimetres: float = 40.0) -> CardSighting:
    """A card pushed along the table's edge."""
    place = before_seat(player)
    return replace(card(player, code), place=Place(place.x + millimetres, place.y, 20.0))


def test_a_card_of_the_last_trick_that_was_only_pushed_is_named(table):
    first, second = middle("UP", 3, (3, 4)), middle("UP", 3, (6, 6))
    table.see(first)
    table.see(trick(first, "9C", "5D", "10C"))
    table.see(with_cards(second, pushed(0, "9C")))
    assert table.ruling.legal
    new = (replace(card(0, "2C"), place=farther_out(0)), card(1, "5H"), card(2, "JC"))
    assert table.see(with_cards(second, pushed(0, "9C"), *new)) is None
    assert table.reading.notice == Reason("notice-old-cards", (("players", ("Kim",)),))


def test_a_refused_trick_of_which_a_card_is_pushed_is_not_told_again(table):
    assert table.see(trick(START, "9C", "5D", "10C"))["event"] == "reveal"
    assert not table.ruling.legal
    assert table.see(with_cards(START, pushed(0, "9C"), card(1, "5D"), card(2, "10C"))) is None
    assert not table.reading.in_step


def test_a_change_that_is_taken_back_leaves_the_cards_of_the_last_trick_as_they_were(table):
    first, second = middle("UP", 3, (3, 4)), middle("UP", 3, (6, 6))
    old = ("9C", "5D", "10C")
    table.see(first)
    table.see(trick(first, *old))
    assert table.see(trick(second, *old), arm_from(1))["event"] == "change"
    table.apply(Undo())
    assert table.see(trick(first, *old)) is None
    assert table.reading.in_step
    assert table.see(trick(second, *old), arm_from(1))["event"] == "change"


def test_a_trick_that_is_right_as_it_lies_is_told_no_more(table):
    first = middle("UP", 3, (3, 4))
    lies = trick(START, "9C", "5D", "10C")
    table.see(lies)
    table.reader.take_as_it_is(table.game.position)
    assert table.see(lies) is None
    assert table.reading.in_step
    assert table.see(first)["event"] == "change"
    assert table.see(trick(first, "2C", "5H", "JC"))["event"] == "reveal"


def test_cards_that_are_right_as_they_lie_may_be_of_the_next_trick(table):
    first = middle("UP", 3, (3, 4))
    table.see(trick(START, "9C", "5D", "10C"))
    assert table.see(with_cards(first, card(0, "9C")))["event"] == "change"
    assert table.see(with_cards(first, card(0, "9C"))) is None
    assert not table.reading.in_step
    table.reader.take_as_it_is(table.game.position)
    assert table.see(trick(first, "9C", "5D", "10C"))["event"] == "reveal"
    assert table.ruling.legal
