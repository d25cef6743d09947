"""Cards among the dice are drawn as decks are, and with signs that could be pips."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.training.dice_cards import other_card, spread
from vision.training.dice_kinds import draw_dice

WIDTH = 90.0
CLOTH = np.array((120, 150, 90), np.float32)


def cards(count: int, table: np.ndarray | None = None) -> list[np.ndarray]:
    random = np.random.default_rng(2)
    return [other_card(random, random, WIDTH, table)[0] for _ in range(count)]


def paper(card: np.ndarray) -> np.ndarray:
    """The colour in the middle of the upper edge, where nothing is printed on most cards."""
    return card[3, card.shape[1] // 2].astype(float)


def signs(card: np.ndarray) -> list[int]:
    """Areas of what differs from the paper."""
    apart = (np.abs(card.astype(float) - paper(card)).mean(axis=2) > 25).astype(np.uint8)
    return cv2.connectedComponentsWithStats(apart)[2][1:, cv2.CC_STAT_AREA].tolist()


def few_and_alike(areas: list[int]) -> bool:
    return 1 <= len(areas) <= 6 and min(areas) > 0.7 * max(areas)


def columns_of_more_than_three(card: np.ndarray) -> bool:
    apart = (np.abs(card.astype(float) - paper(card)).mean(axis=2) > 25).astype(np.uint8)
    count, _, stats, middles = cv2.connectedComponentsWithStats(apart)
    own = middles[1:]
    return 4 <= count - 1 <= 6 and bool(np.ptp(own[:, 0]) < 3) and few_and_alike(stats[1:, 4].tolist())


def test_many_cards_bear_few_signs_alike_and_some_a_long_column_of_them() -> None:
    drawn = cards(300)
    assert np.mean([few_and_alike(signs(card)) for card in drawn]) > 0.4
    assert 0.01 < np.mean([columns_of_more_than_three(card) for card in drawn]) < 0.2


def test_some_cards_have_the_tone_of_the_table() -> None:
    near = [[np.abs(paper(card) - CLOTH).max() < 60 for card in cards(300, on)] for on in (CLOTH, None)]
    assert np.mean(near[0]) > np.mean(near[1]) + 0.1


def test_cards_of_one_deck_are_of_one_size_and_paper() -> None:
    for style in range(12):
        drawn = [other_card(np.random.default_rng(style), np.random.default_rng(n), WIDTH) for n in range(3)]
        assert len({cover.tobytes() for _, cover in drawn}) == 1
        assert len({card[4, 4].tobytes() for card, _ in drawn}) == 1


@pytest.mark.parametrize("seed", range(6))
def test_a_spread_is_of_one_deck(seed: int) -> None:
    dealt = list(spread(np.random.default_rng(seed), 320))
    assert len({one.card[1].tobytes() for one in dealt}) <= 1


def test_some_dice_have_bold_pips_near_their_edges_and_none_beyond() -> None:
    layouts = [die.shape.layout for die in draw_dice(np.random.default_rng(1), 60)]
    reaches = [max(abs(part) for part in layout.places[3][0]) + layout.radii[3] for layout in layouts]
    assert max(reaches) < 0.5
    bold = [r > 0.4 and layout.radii[3] > 0.11 for r, layout in zip(reaches, layouts, strict=True)]
    assert 0.03 < np.mean(bold) < 0.4
