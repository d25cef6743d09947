"""The two or four indices of one card become one card; those of different cards do not."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.cards.codes import CODES
from vision.cards.outline import each_once, lie_of
from vision.cards.pairing import group_indices, usual_diagonal
from vision.cards.reading import Index

WIDTH = 150.0
DOWN = 24.0
ACROSS, ALONG = 124.0, 150.0
"""Between opposite indices of such a card."""


def index(
    code: str, x: float, y: float, turn: float = 0.0, confidence: float = 0.95, other: str | None = None
) -> Index:
    """An index at a place of the picture, upright at turn 0; ``other`` gets the rest of the probability."""
    cos, sin = np.cos(np.deg2rad(turn)), np.sin(np.deg2rad(turn))
    codes = np.zeros(52, np.float32)
    codes[CODES.index(code)] = confidence
    if other is not None:
        codes[CODES.index(other)] = 1 - confidence
    frame = np.array([x, y, -sin * DOWN, cos * DOWN, cos * DOWN, sin * DOWN], np.float32)
    return Index(frame, codes, 0.9)


def card(
    code: str, x: float, y: float, turn: float = 0.0, corners: str = "ac", confidence: float = 0.95
) -> list[Index]:
    """Indices of a card whose middle is at (x, y); corners a to d go clockwise from the upper left."""
    cos, sin = np.cos(np.deg2rad(turn)), np.sin(np.deg2rad(turn))
    across, along = ACROSS / 2, ALONG / 2
    places = {"a": (-1, -1, 0), "b": (1, -1, 0), "c": (1, 1, 180), "d": (-1, 1, 180)}
    found = []
    for corner in corners:
        right, down, turned = places[corner]
        u, v = right * across, down * along
        found.append(index(code, x + u * cos - v * sin, y + u * sin + v * cos, turn + turned, confidence))
    return found


@pytest.mark.parametrize("turn", [0, 37, 90, 180, 271])
def test_two_opposite_indices_are_one_card(turn: float) -> None:
    groups = group_indices(card("7H", 300, 200, turn))
    assert [(group.code, group.agreeing) for group in groups] == [("7H", 2)]


@pytest.mark.parametrize("corners", ["abcd", "abc", "acd", "bd", "ab", "ad"])
def test_indices_in_four_corners_are_one_card(corners: str) -> None:
    assert [group.code for group in group_indices(card("4S", 300, 200, 20, corners))] == ["4S"]


def test_two_equal_cards_side_by_side_stay_two() -> None:
    groups = group_indices([*card("9C", 200, 200), *card("9C", 380, 200)])
    assert [group.code for group in groups] == ["9C", "9C"]
    assert sorted(round(lie_of(group, None, None).centre[0]) for group in groups) == [200, 380]


def test_equal_cards_of_two_packs_far_apart_stay_two() -> None:
    assert len(group_indices([*card("KD", 200, 200, 15), *card("KD", 700, 500, 130)])) == 2


def test_a_fan_keeps_every_card() -> None:
    fan = [*card("3H", 200, 300, -20, "a"), *card("JS", 240, 290, -8, "a"), *card("10D", 285, 290, 5)]
    assert sorted(group.code for group in group_indices(fan)) == ["10D", "3H", "JS"]


def test_indices_that_contradict_each_other_are_one_doubtful_card() -> None:
    first, second = card("6S", 300, 200, 0, "a")[0], card("9S", 300, 200, 0, "c")[0]
    groups = group_indices([first, second])
    assert len(groups) == 1
    assert groups[0].confidence < 0.6


def test_a_weak_second_index_does_not_shake_a_sure_first() -> None:
    first, second = card("6S", 300, 200, 0, "a", 0.97)[0], card("9S", 300, 200, 0, "c", 0.35)[0]
    groups = group_indices([first, second])
    assert [(group.code, round(group.confidence, 2)) for group in groups] == [("6S", 0.97)]


def test_agreement_is_the_mean_and_never_more() -> None:
    pair = [card("6S", 300, 200, 0, "a", 0.9)[0], card("6S", 300, 200, 0, "c", 0.7)[0]]
    assert group_indices(pair)[0].confidence == pytest.approx(0.8, abs=1e-6)


@given(x=st.floats(200, 1000), y=st.floats(200, 1000), turn=st.floats(0, 359.9), single=st.booleans())
def test_the_middle_and_direction_of_a_card_are_found(x: float, y: float, turn: float, single: bool) -> None:
    groups = group_indices(card("5D", x, y, turn, "a" if single else "ac"))
    lie = lie_of(groups[0], usual_diagonal(groups), WIDTH if single else None)
    assert lie.centre == pytest.approx((x, y), abs=3)
    upwards = np.sin(np.deg2rad(turn)), -np.cos(np.deg2rad(turn))
    assert abs(lie.up[0] * upwards[0] + lie.up[1] * upwards[1]) == pytest.approx(1, abs=1e-3)


def test_the_outline_is_the_card_clockwise_from_its_upper_left_corner() -> None:
    lie = lie_of(group_indices(card("5D", 300, 400))[0], None, None)
    expected = [(225, 295), (375, 295), (375, 505), (225, 505)]
    assert np.abs(lie.corners - np.array(expected)).max() < 5
    assert lie.measured


def laid(*indices: Index) -> list[str]:
    groups = group_indices(list(indices))
    deck = usual_diagonal(groups)
    return sorted(
        group.code for group, _ in each_once([(group, lie_of(group, deck, None)) for group in groups])
    )


def test_a_pip_far_larger_than_the_cards_own_indices_is_no_card() -> None:
    pip = index("4C", 310, 210, 5)
    pip.frame[2:] *= 2.2
    assert laid(*card("10C", 300, 200), pip) == ["10C"]


def test_indices_of_both_ends_that_are_seen_too_aslant_to_be_joined_are_one_card() -> None:
    ends = [index("6C", 0, 0), index("6C", 0, 0)]
    ends[0].frame[:] = (1415, 257, -18.9, 15.1, 18.0, 17.4)
    ends[1].frame[:] = (1494, 436, 13.0, -17.7, -20.6, -13.9)
    assert len(group_indices(ends)) == 2
    assert laid(*ends) == ["6C"]


@pytest.mark.parametrize(("code", "turn"), [("6C", 0), ("6S", 180)], ids=["a twin in a fan", "another card"])
def test_a_card_peeping_out_from_under_one_like_it_is_kept(code: str, turn: float) -> None:
    assert laid(index("6C", 300, 200), index(code, 330, 205, turn + 5)) == sorted(["6C", code])


def test_a_card_lying_on_another_is_kept() -> None:
    assert laid(*card("10C", 300, 200), index("4H", 310, 210, 40)) == ["10C", "4H"]


def test_all_four_indices_in_a_steep_view_are_one_card() -> None:
    rows = [
        (615, 575, -7.3, -49.5, -50.4, 7.8),
        (140, 562, 12.0, -50.1, -52.0, -10.4),
        (233, 247, -2.5, 19.3, 22.8, 3.2),
        (539, 246, -6.7, 22.2, 24.8, 9.4),
    ]
    seen = [index("3H", 0, 0) for _ in rows]
    for one, row in zip(seen, rows, strict=True):
        one.frame[:] = row
    assert laid(*seen) == ["3H"]
