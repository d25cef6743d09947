"""Where the things of an example lie."""

from __future__ import annotations

from itertools import combinations

import pytest

from companion.engines import Reason
from companion.rulebook.drawn import Back, Die, Face, Group, UpDownCard
from companion.rulebook.layout import Spot, arranged, height_of
from companion.rulebook.pictures import picture_of, size_of

LABEL = Reason("rules-example")
ONE = Group(LABEL, (Face("up", "7"),))
HAND = Group(LABEL, tuple(Face("auf-und-ab", f"0-{number}") for number in range(10)))
WORDS = Group(LABEL)
MIDDLE = Group(LABEL, (UpDownCard(True, ("D", "H", "S", "C")), Die(3), Die(4)))
HAIR = 0.01


def overlap(one: Spot, other: Spot) -> bool:
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return across > HAIR and down > HAIR


@pytest.mark.parametrize("room", [(148.0, 30.0), (69.0, 28.0), (77.0, 60.0)])
@pytest.mark.parametrize(
    "groups", [(ONE,), (ONE, ONE), (HAND, ONE), (MIDDLE, ONE, ONE, ONE, WORDS), (WORDS,)]
)
def test_all_groups_lie_apart_and_within_their_room(groups, room):
    laid = arranged(groups, *room, label=6.0, tallest=24.0)
    assert [one.group for one in laid] == list(groups)
    assert height_of(laid) <= room[1] + HAIR
    spots = [spot for one in laid for spot in (one.label, *one.things)]
    assert all(spot.x >= 0 and spot.x + spot.w <= room[0] + HAIR for spot in spots)
    for one, other in combinations(laid, 2):
        here, there = (one.label, *one.things), (other.label, *other.things)
        assert not any(overlap(mine, theirs) for mine in here for theirs in there)


def test_cards_are_as_high_as_there_is_room_and_no_higher_than_wished():
    (alone,) = arranged((ONE,), 100.0, 100.0, label=6.0, tallest=24.0)
    assert alone.height == 24.0
    (low,) = arranged((ONE,), 100.0, 20.0, label=6.0, tallest=24.0)
    assert 13.0 < low.height <= 14.0


def test_few_cards_lie_side_by_side_and_many_in_a_fan():
    (few,) = arranged((Group(LABEL, HAND.things[:3]),), 100.0, 40.0, label=6.0, tallest=20.0)
    assert not any(overlap(one, other) for one, other in combinations(few.things, 2))
    (many,) = arranged((HAND,), 100.0, 40.0, label=6.0, tallest=20.0)
    assert all(overlap(one, other) for one, other in zip(many.things, many.things[1:], strict=False))


@pytest.mark.parametrize(
    "thing",
    [
        *(Face("up", "7"), Face("poker", "QH", struck=True), Back("schwupps", 1)),
        *(Die(5), UpDownCard(False, tuple("DHSC"))),
    ],
)
def test_a_picture_has_the_size_that_was_laid_out_for_it(thing):
    width, height = size_of(thing, 80.0)
    picture = picture_of(thing, 80.0)
    assert picture.mode == "RGBA"
    assert picture.width == pytest.approx(width, abs=1.0)
    assert picture.height == pytest.approx(height, abs=1.0)


def test_a_card_that_was_cancelled_looks_otherwise():
    plain, struck = (picture_of(Face("poker", "QH", struck=struck), 80.0) for struck in (False, True))
    assert plain.tobytes() != struck.tobytes()
    assert plain.getpixel((plain.width // 2, plain.height // 2)) != (60, 60, 66, 255)
    assert struck.getpixel((struck.width // 2, struck.height // 2)) == (60, 60, 66, 255)
