import math
from itertools import combinations

import numpy as np
import pytest

from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.dice import _NORMALS, EDGE, resting, tumbling
from companion.rehearsal.die_layouts import SQUARE, layout_of


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("turn", [0.0, 37.0, 260.0])
def test_a_resting_die_shows_its_number_upwards(value, turn):
    assert resting(value, turn) @ _NORMALS[value] == pytest.approx([0.0, 0.0, -1.0], abs=1e-9)


def test_opposite_numbers_make_seven():
    for value, normal in _NORMALS.items():
        assert np.array_equal(_NORMALS[7 - value], -normal)


def test_all_dice_are_of_the_same_hand():
    handed = [np.cross(_NORMALS[1], _NORMALS[2]) @ _NORMALS[3] for _ in range(1)]
    assert handed == [1.0]
    for value in range(1, 7):
        assert np.linalg.det(resting(value, 12.0)) == pytest.approx(1.0)


def test_a_tumbling_die_comes_to_rest_when_it_has_no_way_left():
    assert tumbling(resting(4, 10.0), (1.0, 1.0, 0.0), 0.0) == pytest.approx(resting(4, 10.0))


def test_the_layout_of_a_number_is_always_the_same_and_another_for_another_number():
    assert layout_of(3) == layout_of(3)
    assert len({layout_of(number) for number in range(20)}) == 20


def test_pips_of_any_layout_lie_apart_on_the_face():
    for number in range(60):
        layout = layout_of(number)
        for places, radius in zip(layout.places, layout.radii, strict=True):
            assert all(math.dist(one, other) > 1.9 * radius for one, other in combinations(places, 2))
            assert max(abs(part) for place in places for part in place) + radius < EDGE / 2


def test_dice_have_square_pips_unless_another_layout_is_asked_for():
    world = make_world(Conditions.HOME, 4)
    assert world.dice.layout == SQUARE
    assert world.with_dice(4).dice.layout == layout_of(4)
    assert world.with_dice(1).dice.layout.accents == frozenset()
