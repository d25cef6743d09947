"""What is known of the bare table."""

import cv2
import numpy as np

from vision.motion.small_frame import SmallFrame
from vision.table.bare_table import BareTable

NOISE = 2.0
CARD = (slice(100, 160), slice(200, 245))
"""Where a card lies, fine."""


def frame(light: float, *, card: bool, random: np.random.Generator) -> SmallFrame:
    """A table of wood in a lamp's shine, with or without a white card on it."""
    grain = np.random.default_rng(3).integers(-8, 9, (270, 480, 3))
    across, down = np.meshgrid(np.arange(480) - 240, np.arange(270) - 135)
    table = 70 + 90 * np.exp(-(across**2 + down**2) / 6000)[..., None] + grain
    if card:
        table[CARD] = 180
    seen = np.clip(light * table + random.normal(0, NOISE, table.shape), 0, 255).astype(np.uint8)
    return SmallFrame(seen, cv2.resize(seen, (240, 135), interpolation=cv2.INTER_AREA), 2.0)


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


def test_the_table_below_coloured_cards_stays_known_while_a_lamp_sways():
    random, bare = np.random.default_rng(7), BareTable()
    grain = np.random.default_rng(3).integers(-8, 9, (270, 480, 3))
    wood = np.array([40, 70, 100]) + grain
    across, down = np.meshgrid(np.linspace(-1, 1, 480), np.linspace(-1, 1, 270))
    cards = np.zeros((270, 480), np.uint8)
    for left in range(10, 460, 60):
        cards[20:75, left : left + 40] = cards[190:245, left : left + 40] = 255

    def seen(*, taken: bool) -> SmallFrame:
        """Under a lamp that hangs a little elsewhere each time; the first card is taken or not."""
        aside, ahead = random.normal(0, 0.5, 2)
        lamp = 0.7 + 0.5 * np.exp(-((across - aside) ** 2 + (down - ahead) ** 2) / 0.8)
        table = np.where((cards > 0)[..., None], np.array([96, 90, 20]) + grain, wood)
        if taken:
            table[20:75, 10:50] = wood[20:75, 10:50]
        shown = np.clip(lamp[..., None] * table + random.normal(0, NOISE, table.shape), 0, 255)
        return SmallFrame(shown.astype(np.uint8), np.zeros((135, 240, 3), np.uint8), 2.0)

    steady = np.clip(wood, 0, 255).astype(np.uint8)
    bare.learn(SmallFrame(steady, steady[::2, ::2], 2.0), np.zeros((270, 480), np.uint8))
    for _ in range(120):
        bare.learn(seen(taken=False), cards)
    strange = bare.compared(seen(taken=True), NOISE)
    place = np.zeros((270, 480), np.uint8)
    place[20:75, 10:50] = 255
    assert strange.is_bare(place, cv2.countNonZero(place))


def test_a_patch_of_sun_that_comes_and_goes_beside_cards_leaves_no_patchwork():
    random, bare, nothing = np.random.default_rng(9), BareTable(), np.zeros((270, 480), np.uint8)
    grain = np.random.default_rng(3).integers(-12, 13, (270, 480, 3))
    patch = np.zeros((270, 480), np.uint8)
    cv2.fillConvexPoly(patch, np.array([[150, 60], [330, 90], [310, 220], [140, 190]]), 255)

    def seen(sun: float, things: np.ndarray) -> SmallFrame:
        """The table with white cards, the patch so many times as bright as what is around."""
        table = np.where(things[..., None] > 0, 150.0, 80.0 + grain)
        lit = cv2.GaussianBlur(np.where(patch > 0, sun, 1.0).astype(np.float32), (0, 0), 1.2)
        noisy = table * lit[..., None] + random.normal(0, NOISE, table.shape)
        fine = np.clip(noisy, 0, 255).astype(np.uint8)
        return SmallFrame(fine, cv2.resize(fine, (240, 135), interpolation=cv2.INTER_AREA), 2.0)

    bare.learn(seen(1.0, nothing), nothing)
    for turn, sun in enumerate((1.6, 1.1, 1.5, 1.0, 1.7, 1.3)):
        things = nothing.copy()
        things[80 + 10 * turn : 140 + 10 * turn, 170 + 20 * turn : 210 + 20 * turn] = 255
        shown = seen(sun, things)
        bare.learn(shown, things, bare.compared(shown, NOISE).lit)
    assert bare.picture is not None
    gain = cv2.blur(bare.picture.mean(axis=2), (9, 9)) / cv2.blur((80.0 + grain).mean(axis=2), (9, 9))
    in_patch = gain[cv2.erode(patch, np.ones((15, 15), np.uint8)) > 0]
    assert in_patch.max() / in_patch.min() < 1.2
