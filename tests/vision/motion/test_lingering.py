"""Arms that stay above one part of the table, without rest or with."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.masks import Mask
from vision.motion.ground import CoarseTable
from vision.motion.lingering import Lingering

SHAPE = (180, 320)
STEP = 0.1
TIP = (60, 40)
"""Column and row of the fingertips of an arm that comes in from above."""


def ground() -> CoarseTable:
    """A table that is wider than what the camera sees: its border is the picture's."""
    border = np.full(SHAPE, 255, np.uint8)
    border[4:-4, 4:-4] = 0
    everywhere = np.full(SHAPE, 255, np.uint8)
    return CoarseTable(everywhere, border, np.zeros((*SHAPE, 2), np.float32), np.full(SHAPE, 8.0, np.float32))


def arm(tip: tuple[int, int] = TIP) -> Mask:
    mask = np.zeros(SHAPE, np.uint8)
    cv2.line(mask, (tip[0], 0), tip, 255, 14)
    return mask


NOTHING = np.zeros(SHAPE, np.uint8)
EVERYWHERE = np.full(SHAPE, 255, np.uint8)


class Table:
    """What moves above a table, a tenth of a second after the other."""

    def __init__(self) -> None:
        self.lingering = Lingering()
        self.time = 0.0

    def shows(self, moving: Mask, foreign: Mask = NOTHING, lit: Mask = NOTHING) -> Mask | None:
        self.time += STEP
        return self.lingering.look(moving, foreign, ground(), self.time, lambda: lit)

    def fidgets(self, seconds: float, tip: tuple[int, int] = TIP) -> list[Mask | None]:
        """An arm stirs a little for half a second, and rests for nearly as long, over and over."""
        veils = []
        for step in range(round(seconds / STEP)):
            wanders = (tip[0] + 3 * (step % 3 - 1), tip[1] + 2 * (step % 2))
            stirs = arm(wanders) ^ arm(tip) if step % 9 < 5 else NOTHING
            veils.append(self.shows(stirs))
        return veils

    def writes(self, seconds: float, tip: tuple[int, int] = TIP, beside: Mask = NOTHING) -> list[Mask | None]:
        """A hand wanders along a line, never at rest, while something else moves beside it."""
        veils = []
        for step in range(round(seconds / STEP)):
            written = (tip[0] + step // 4, tip[1] + step % 2)
            veils.append(self.shows(arm(written) | beside, arm(written)))
        return veils

    def plays(self, seconds: float, tip: tuple[int, int]) -> list[Mask | None]:
        """An arm reaches in and withdraws."""
        steps = round(seconds / STEP)
        reached = [int(tip[1] * (1 - abs(2 * step / steps - 1))) for step in range(1, steps)]
        return [
            self.shows(arm((tip[0], row)) | arm((tip[0], row + 5)), arm((tip[0], row))) for row in reached
        ]


def covers(veil: Mask | None, tip: tuple[int, int]) -> bool:
    return veil is not None and veil[tip[1], tip[0]] > 0


def test_an_arm_that_stirs_and_rests_in_one_place_is_known_to_stay_there():
    veils = Table().fidgets(9.0)
    assert all(veil is None for veil in veils[:40])
    assert all(covers(veil, TIP) for veil in veils[-20:]), "while it rests, too"
    assert not any(covers(veil, (160, 90)) for veil in veils)


def test_once_it_has_rested_for_a_while_the_table_is_looked_at_as_it_is():
    table = Table()
    table.fidgets(9.5)
    rests = [table.shows(NOTHING) for _ in range(10)]
    assert [veil is not None for veil in rests] == [True] * 5 + [False] * 5


@pytest.mark.parametrize("pause", [0.5, 0.8, 1.0, 1.5, 2.0, 3.0])
def test_hands_that_play_in_one_place_one_after_the_other_do_not_stay_there(pause):
    table, veils = Table(), []
    for play in range(12):
        veils += table.plays(1.3, (160, 110) if play % 2 else (240, 120))
        veils += [table.shows(NOTHING) for _ in range(round(pause / STEP))]
    assert all(veil is None for veil in veils)


def test_beside_an_arm_that_stays_another_one_is_seen_and_the_first_still_known_afterwards():
    table = Table()
    table.fidgets(9.0)
    during = table.plays(1.2, (240, 120))
    after = table.fidgets(1.0)
    assert all(veil is None for veil in during[4:9])
    assert all(covers(veil, TIP) and not covers(veil, (240, 60)) for veil in after)


def test_an_arm_that_stays_is_known_though_others_play_elsewhere_all_the_time():
    table, veils = Table(), []
    for _ in range(5):
        veils += table.fidgets(1.8)
        table.plays(1.0, (240, 120))
    assert all(covers(veil, TIP) and not covers(veil, (240, 30)) for veil in veils[-15:])


def test_what_moves_away_from_the_border_is_no_arm_that_stays():
    table, veils = Table(), []
    for step in range(100):
        turning = np.zeros(SHAPE, np.uint8)
        cv2.circle(turning, (160, 90), 6 + step % 2, 255, -1)
        veils.append(table.shows(turning if step % 10 < 5 else NOTHING))
    assert all(veil is None for veil in veils)


def test_where_an_arm_has_not_stirred_for_long_it_is_not_any_more():
    table = Table()
    table.fidgets(9.0, (60, 90))
    veil = table.fidgets(9.0, (60, 30))[-1]
    assert covers(veil, (60, 30))
    assert not covers(veil, (60, 90))


@pytest.mark.parametrize(("lit", "held"), [(NOTHING, True), (EVERYWHERE, False)])
def test_an_arm_that_pauses_is_held_and_a_light_on_the_bare_table_is_not(lit, held):
    table = Table()
    for _ in range(4):
        table.shows(arm(), arm(), lit)
    table.shows(NOTHING, arm(), lit)
    assert table.lingering.present is held


@pytest.mark.parametrize("height", [24, 150], ids=["a card", "cards in all rows, laid anew"])
def test_what_was_laid_up_to_the_border_is_no_arm_though_its_outline_comes_and_goes_in_noise(height):
    rng, cards, table = np.random.default_rng(1), np.zeros(SHAPE, np.uint8), Table()
    cards[0:height, 50:70] = 255
    outline = cv2.morphologyEx(cards, cv2.MORPH_GRADIENT, np.ones((3, 3)))
    table.shows(arm(), arm() | cards)
    for _ in range(35):
        noise = np.where(rng.random(SHAPE) < 0.2, 255, 0).astype(np.uint8)
        table.shows(NOTHING, cards ^ (outline & noise))
    assert not table.lingering.present


def test_a_hand_that_writes_is_known_to_stay_though_another_one_played_elsewhere_meanwhile():
    table = Table()
    table.writes(1.0, beside=arm((240, 120)))
    veils = table.writes(1.0, (62, 40))
    assert covers(veils[-1], TIP)
    assert not covers(veils[-1], (240, 60))


def test_while_another_one_plays_elsewhere_nothing_is_shown_without_the_hand_that_writes():
    table = Table()
    table.writes(2.0)
    assert all(veil is None for veil in table.writes(0.5, (65, 40), beside=arm((240, 120))))


@pytest.mark.parametrize(("gone", "known"), [(1.0, True), (5.0, True), (7.0, False)])
def test_a_hand_that_wrote_is_known_again_at_once_where_it_comes_back(gone, known):
    table = Table()
    table.writes(4.0)
    away = [table.shows(NOTHING) for _ in range(round(gone / STEP))]
    assert all(veil is None for veil in away), "what it covered is looked at"
    assert covers(table.writes(0.1)[0], TIP) == known


def test_a_hand_that_comes_back_elsewhere_is_not_taken_for_the_one_that_wrote():
    table = Table()
    table.writes(4.0)
    table.shows(NOTHING)
    assert table.writes(0.1, (160, 90)) == [None]
