"""What changed from frame to frame."""

from collections.abc import Callable
from functools import partial

import cv2
import numpy as np
import pytest

from vision.motion.changes import ChangeDetector

SIZE = (720, 1280)
EVERYWHERE = np.full((360, 640), 255, np.uint8)


def frame(seed: int, *, noise: float, printed: bool, blur: float = 0.0) -> np.ndarray:
    """A plain cloth, or one with small print on it, as one noisy frame shows it."""
    picture = np.full((*SIZE, 3), (70, 90, 80), np.uint8)
    if printed:
        for x in range(60, SIZE[1] - 60, 40):
            for y in range(60, SIZE[0] - 60, 40):
                cv2.circle(picture, (x, y), 5, (230, 230, 230), -1, cv2.LINE_AA)
    if blur:
        picture = cv2.GaussianBlur(picture, (0, 0), blur)
    grain = cv2.GaussianBlur(np.random.default_rng(seed).standard_normal((*SIZE, 3)), (0, 0), 0.6)
    return np.clip(picture + grain * (noise / grain.std()), 0, 255).astype(np.uint8)


@pytest.mark.parametrize("noise", [1.6, 3.2, 6.0, 12.0])
def test_a_plain_table_is_never_called_blurred(noise):
    detector = ChangeDetector()
    for seed in range(4):
        small = detector.look(frame(seed, noise=noise, printed=False))
        detector.moving(EVERYWHERE, EVERYWHERE[::2, ::2])
        if seed == 0:
            detector.settle(small)
        assert not detector.blurred(EVERYWHERE)


@pytest.mark.parametrize(("blur", "is_blurred"), [(0.0, False), (0.5, False), (4.0, True), (8.0, True)])
def test_print_that_has_lost_its_edges_is_called_blurred(blur, is_blurred):
    detector = ChangeDetector()
    detector.settle(detector.look(frame(1, noise=2.0, printed=True)))
    detector.look(frame(2, noise=2.0, printed=True, blur=blur))
    assert detector.blurred(EVERYWHERE) is is_blurred


def with_a_small_die(cloth: np.ndarray) -> np.ndarray:
    """The cloth with a die on it whose black pips and white face lie side by side in every small window."""
    picture = cloth.copy()
    cv2.rectangle(picture, (400, 300), (424, 324), (235, 240, 238), -1)
    for x in (405, 412, 419):
        for y in (305, 312, 319):
            cv2.circle(picture, (x, y), 2, (15, 15, 15), -1)
    return picture


@pytest.mark.parametrize("comes", [True, False])
def test_a_die_full_of_pips_is_a_change_when_it_comes_and_when_it_goes(comes):
    cloth = np.full((*SIZE, 3), (118, 122, 120), np.uint8)
    pictures = (cloth, with_a_small_die(cloth)) if comes else (with_a_small_die(cloth), cloth)
    detector = ChangeDetector()
    detector.settle(detector.look(pictures[0]))
    detector.look(pictures[1])
    assert np.count_nonzero(detector.foreign_fine(EVERYWHERE)[150:162, 200:212]) > 100


@pytest.mark.parametrize("noise", [2.0, 12.0])
def test_a_pale_die_on_a_pale_table_is_a_change_however_much_noise_there_is(noise):
    empty, with_die = (frame(seed, noise=noise, printed=False) for seed in (1, 2))
    die = with_die[300:324, 400:424]
    die[:] = np.clip(die.astype(np.int16) + 30, 0, 255).astype(np.uint8)
    detector = ChangeDetector()
    detector.settle(detector.look(empty))
    for seed in range(3, 12):  # how much noise there is shows from frame to frame
        detector.look(frame(seed, noise=noise, printed=False))
        detector.moving(EVERYWHERE, EVERYWHERE[::2, ::2])
    detector.look(with_die)
    change = detector.foreign_fine(EVERYWHERE)
    assert cv2.countNonZero(change[148:164, 198:214]) > 40
    assert cv2.countNonZero(change) - cv2.countNonZero(change[146:166, 196:216]) < 6


@pytest.mark.parametrize("flicker", [0.0, 0.15])
def test_a_lamp_that_flickers_moves_nothing(flicker):
    detector = ChangeDetector()
    for seed in range(12):
        picture = frame(seed, noise=2.0, printed=False) * (1 + flicker * (seed % 2))
        detector.look(picture.astype(np.uint8))
        moves = detector.moving(EVERYWHERE, EVERYWHERE[::2, ::2]).moves
    assert not moves


@pytest.mark.parametrize("before", [0.05, 0.3, 0.6, 2.2])
def test_a_lamp_that_is_switched_adds_nothing_to_the_noise(before):
    detector = ChangeDetector()
    for seed in range(12):
        picture = frame(seed, noise=2.0, printed=False) * (before if seed < 8 else 1.0)
        detector.look(np.clip(picture, 0, 255).astype(np.uint8))
        detector.moving(EVERYWHERE, EVERYWHERE[::2, ::2])
    assert detector.noise < 2.5


def test_a_dark_sleeve_moves_with_the_card_in_its_hand_on_a_dark_table_however_much_noise_there_is():
    detector = ChangeDetector()
    for seed in range(8):
        detector.look(frame(seed, noise=12.0, printed=False))
        detector.moving(EVERYWHERE, EVERYWHERE[::2, ::2])
    with_arm = frame(9, noise=12.0, printed=False)
    sleeve = with_arm[300:400, :600]
    sleeve[:] = np.clip(sleeve.astype(np.int16) - 32, 0, 255).astype(np.uint8)
    with_arm[310:390, 600:720] = 230
    detector.look(with_arm)
    motion = detector.moving(EVERYWHERE, EVERYWHERE[::2, ::2])
    assert motion.moves
    assert cv2.countNonZero(motion.where[75:100, :150]) > 0.7 * 25 * 150
    assert cv2.countNonZero(motion.where) - cv2.countNonZero(motion.where[73:102, :182]) == 0


def test_the_steady_picture_follows_the_light_down_as_well_as_up():
    detector = ChangeDetector()
    before, after = (np.full((*SIZE, 3), level, np.uint8) for level in (120, 116))
    detector.settle(detector.look(before))
    detector.look(after)
    for _ in range(30):
        detector.follow_light()
    assert abs(float(detector.steady.fine.mean()) - 116.0) <= 2.0


def packed(picture: np.ndarray, seed: int, calm: int = 3) -> np.ndarray:
    """The picture as a camera packs it small: blocks of it jump to another level, others in each frame.

    So do two where so many others are ``calm``.
    """
    random = np.random.default_rng(seed)
    height, width = picture.shape[:2]
    jumps = np.kron(random.choice([-26, *[0] * calm, 26], (height // 8, width // 8)), np.ones((8, 8), int))
    return np.clip(picture.astype(int) + jumps[..., None], 0, 255).astype(np.uint8)


def coarsely_packed(picture: np.ndarray, seed: int) -> np.ndarray:
    """The same, where a third of the blocks jump, most of them only a little."""
    random, blocks = np.random.default_rng(seed), (picture.shape[0] // 8, picture.shape[1] // 8)
    jumps = random.normal(0.0, 9.0, blocks) * (random.random(blocks) < 1 / 3)
    return np.clip(picture + np.kron(jumps, np.ones((8, 8)))[..., None], 0, 255).astype(np.uint8)


def look_at(
    detector: ChangeDetector,
    picture: np.ndarray,
    seeds: range,
    pack: Callable[[np.ndarray, int], np.ndarray] = packed,
) -> list[bool]:
    """Whether anything moves in some frames of that table."""
    moves = []
    for seed in seeds:
        detector.look(pack(picture, seed))
        moves.append(detector.moving(EVERYWHERE, EVERYWHERE[::2, ::2]).moves)
    return moves


@pytest.mark.parametrize("width", [640, 1280, 1920])
def test_blocks_that_flicker_are_no_motion_and_no_change_once_they_have_done_so_for_a_while(width):
    """Eight of the camera's pixels wide, whatever its picture's width."""
    cloth = cv2.resize(frame(0, noise=1.0, printed=True), (width, width * 9 // 16))
    detector = ChangeDetector()
    look_at(detector, cloth, range(14), coarsely_packed)
    detector.settle(detector.look(coarsely_packed(cloth, 14)))
    assert look_at(detector, cloth, range(15, 25), coarsely_packed) == [False] * 10
    assert not detector.foreign_fine(EVERYWHERE).any()


def test_a_hand_that_comes_in_and_a_card_that_it_laid_are_seen_among_blocks_that_flicker():
    cloth, detector = frame(0, noise=1.0, printed=True), ChangeDetector()
    look_at(detector, cloth, range(14))
    detector.settle(detector.look(packed(cloth, 14)))
    cloth[200:320, 500:590] = (225, 228, 230)
    assert look_at(detector, cloth, range(15, 17))[0]
    assert np.count_nonzero(detector.foreign_fine(EVERYWHERE)[100:160, 250:295]) > 0.85 * 60 * 45


def test_print_that_is_thinner_than_a_block_has_changed_though_blocks_flicker():
    """A +1 on an open pile became a -1: its upright stroke was lost among blocks that flicker."""
    minus, detector = frame(0, noise=1.0, printed=True), ChangeDetector()
    minus[200:320, 500:590] = (50, 40, 40)
    minus[256:264, 520:570] = (225, 228, 230)
    plus = minus.copy()
    plus[236:284, 542:548] = (225, 228, 230)
    mostly_calm = partial(packed, calm=12)
    look_at(detector, plus, range(14), mostly_calm)
    detector.settle(detector.look(mostly_calm(plus, 14)))
    look_at(detector, plus, range(15, 25), mostly_calm)
    assert not detector.foreign_fine(EVERYWHERE).any()
    look_at(detector, minus, range(25, 30), mostly_calm)
    assert np.count_nonzero(detector.foreign_fine(EVERYWHERE)[118:143, 270:275]) > 40
