"""Cards of an accepted trick that are left lying when the next one is played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Reason
from tests.games.up_and_down.table.conftest import NAMES, before_seat, card, middle, with_cards
from tests.games.up_and_down.table.test_reader import trick
from vision.sightings import Place


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
