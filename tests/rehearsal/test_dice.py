import numpy as np
import pytest

from companion.rehearsal.dice import _NORMALS, resting, tumbling


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
