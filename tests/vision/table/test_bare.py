"""What is known of the bare table."""

import cv2
import numpy as np

from vision.table.bare import BareTable
from vision.table.changes import Small

NOISE = 2.0
CARD = (slice(100, 160), slice(200, 245))
"""Where a card lies, fine."""


def frame(light: float, *, card: bool, random: np.random.Generator) -> Small:
    """A table of wood in a lamp's shine, with or without a white card on it."""
    grain = np.random.default_rng(3).integers(-8, 9, (270, 480, 3))
    across, down = np.meshgrid(np.arange(480) - 240, np.arange(270) - 135)
    table = 70 + 90 * np.exp(-(across**2 + down**2) / 6000)[..., None] + grain
    if card:
        table[CARD] = 180
    seen = np.clip(light * table + random.normal(0, NOISE, table.shape), 0, 255).astype(np.uint8)
    return Small(seen, cv2.resize(seen, (240, 135), interpolation=cv2.INTER_AREA), 2.0)


def mask_of_the_card() -> np.ndarray:
    mask = np.zeros((270, 480), np.uint8)
    mask[CARD] = 255
    return mask


def test_the_table_below_a_card_stays_known_while_the_light_flickers():
    random, bare = np.random.default_rng(5), BareTable()
    bare.learn(frame(1.0, card=False, random=random), np.zeros((270, 480), np.uint8))
    for light in (*random.uniform(0.8, 1.2, 40), 0.7):
        bare.learn(frame(light, card=True, random=random), mask_of_the_card())
    strange = bare.compared(frame(0.9, card=False, random=random), NOISE)
    whole = mask_of_the_card()
    assert strange.is_bare(whole, cv2.countNonZero(whole))
    assert cv2.countNonZero(strange.other & whole) < 0.01 * cv2.countNonZero(whole)


def test_a_card_is_told_from_the_table_below_it_under_any_light():
    random, bare = np.random.default_rng(5), BareTable()
    bare.learn(frame(1.0, card=False, random=random), np.zeros((270, 480), np.uint8))
    strange = bare.compared(frame(0.85, card=True, random=random), NOISE)
    whole = mask_of_the_card()
    assert not strange.is_bare(whole, cv2.countNonZero(whole))
