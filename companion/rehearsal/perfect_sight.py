"""An eye without fault: it knows how the simulated table lies, and people and readers need no pictures."""

from __future__ import annotations

import math

import cv2
import numpy as np

from companion.evening.evening import Evening
from companion.rehearsal.conditions import Conditions, world_of
from companion.rehearsal.erring_eye import ErringEye
from companion.rehearsal.game_people import ring_of
from companion.rehearsal.layout import BOARD, UPDOWN_CARD, Kind, Layout, Lying
from companion.rehearsal.moving import Reaching
from companion.rehearsal.pace import HERE, Pace
from companion.rehearsal.rehearsal import Rehearsal
from companion.rehearsal.script import Script
from companion.rehearsal.watched import SittingScreen, Watched
from companion.sitting import Sitting
from companion.table.playing_table import PlayingTable
from companion.table.seats import TableMap
from hardware.cameras.protocol import Frame
from vision.calibration import POKER_CARD, Calibration
from vision.motion.arm import Arm
from vision.scene.scene import Look, Scenes, TableState
from vision.sightings import (
    CardSighting,
    DieSighting,
    Face,
    Image,
    Place,
    Sightings,
    UnknownSighting,
    UpDownSighting,
)

EDGE, INDEX = 2.0, (15.0, 24.0)
"""How far in mm the index in a card's corner lies from its edges, and the width and height that must be in
view for it to be read."""

STILL = 3
"""Frames without an arm after which the scene is told."""

HALF = (800, 550)
"""Half the size in mm of the table on which it is worked out what covers what."""

NO_OUTLINE = np.zeros((4, 2), np.float32)
BLANK = np.zeros((72, 128, 3), np.uint8)


class PerfectSight:
    """Fulfils `companion.sitting.watches.Watches`.

    Attributes:
        rehearsal: what is watched; set it before the first look.
        watches: it does.
        calibration: there is none, the table's millimetres are known.
        unlike_before: it never is.
        bare_table: nobody has a picture of it.
    """

    watches = True
    calibration: Calibration | None = None
    unlike_before = False
    bare_table: Image | None = None

    def __init__(
        self, table: PlayingTable, ring: tuple[str, str, str, str], erring: ErringEye | None = None
    ) -> None:
        """Look at a table.

        Args:
            table: how large it is.
            ring: the suits of an UP&DOWN card that may lie there.
            erring: reads what is seen, and errs; None: all is read as it is.
        """
        self.rehearsal: Rehearsal | None = None
        self._table = table
        self._ring = ring
        self._erring = erring
        self._told: Layout | None = None
        self._looked_at: tuple[Layout, Sightings] = (Layout(), Sightings())
        self._arms: dict[int, Arm] = {}
        self._still = 0
        self._scenes = Scenes()

    def look(self, frame: Frame) -> Look:
        """How the table lies now; the picture is not looked at."""
        rehearsal, time = self.rehearsal, frame.time
        if rehearsal is None:
            raise RuntimeError("say which rehearsal is watched before the first look")
        for reaching in rehearsal.arms:
            self._note(reaching, rehearsal.seats[reaching.player].direction, time)
        self._still = 0 if rehearsal.arms or rehearsal.rolls else self._still + 1
        seen = self._seen(rehearsal.layout)
        if rehearsal.layout.find(BOARD):
            return Look(time, TableState.BOARD, None, seen)
        if self._still < STILL:
            return Look(time, TableState.HAND if self._still == 0 else TableState.LOOKING, None, seen)
        if rehearsal.layout == self._told and not self._arms:
            return Look(time, TableState.SEEN, None, seen)
        self._told, arms, self._arms = rehearsal.layout, tuple(self._arms.values()), {}
        overlooked = () if self._erring is None else self._erring.overlooked()
        scene = self._scenes.following(time, seen, arms, BLANK, overlooked=overlooked)
        return Look(time, TableState.SEEN, scene, seen)

    def glimpse(self, frame: Frame) -> None:
        """Who knows how the table lies needs no picture of what was missed."""

    def calibrate(self, calibration: Calibration) -> None:
        """Nothing depends on where the table lies in the picture."""

    def forget(self) -> None:
        """There is nothing to forget, either."""

    def _note(self, reaching: Reaching, direction: float, time: float) -> None:
        """Remember of a player's arm where it came in and the furthest that it reached."""
        (width, height), angle, tip = self._table.play_area, math.radians(direction), reaching.tip
        if abs(tip.x) > width / 2 or abs(tip.y) > height / 2:
            return
        entry = Place(-width / 2 * math.sin(angle), height / 2 * math.cos(angle), tip.turn)
        before, reach = self._arms.get(reaching.player), Place(tip.x, tip.y, tip.turn)
        if before is None or before.reach.distance(entry) < reach.distance(entry):
            self._arms[reaching.player] = Arm(entry, reach, time)

    def _seen(self, layout: Layout) -> Sightings:
        """What is seen of a layout, worked out once as long as it stays."""
        if layout != self._looked_at[0]:
            seen = sightings_of(layout, self._ring)
            self._looked_at = layout, seen if self._erring is None else self._erring.read(seen)
        return self._looked_at[1]


def sightings_of(layout: Layout, ring: tuple[str, str, str, str]) -> Sightings:
    """Everything that an eye without fault would see of a layout."""
    cards, backs, dice = [], [], []
    updown = None
    uppermost = _uppermost(layout)
    for index, lying in enumerate(layout.things):
        spot = lying.spot
        place = Place(spot.x, spot.y, spot.turn % 360.0)
        if lying.thing.kind is Kind.DIE:
            dice.append(DieSighting(int(lying.shows), 1.0, (0.0, 0.0), NO_OUTLINE, place))
        elif lying.thing == UPDOWN_CARD:
            updown = UpDownSighting(Face(lying.shows), ring, 1.0, (0.0, 0.0), (0.0, -1.0), NO_OUTLINE, place)
        elif lying.thing.kind is Kind.CARD:
            index_seen, share = _seen(lying, index, uppermost)
            if lying.card and index_seen:
                sighting = (lying.card, "deck", 1.0, (), (0.0, 0.0), (0.0, -1.0), None, share < 0.98, place)
                cards.append(CardSighting(*sighting))
            elif not lying.card and share > 0.5:
                backs.append(UnknownSighting((0.0, 0.0), None, place))
    return Sightings(tuple(cards), tuple(backs), tuple(dice), updown)


def _uppermost(layout: Layout) -> np.ndarray:
    """For each square millimetre of the table, which of the things lies uppermost; -1 for none."""
    uppermost = np.full((2 * HALF[1], 2 * HALF[0]), -1, np.int32)
    for index, lying in enumerate(layout.things):
        if lying.thing.kind is not Kind.DIE:
            cv2.fillConvexPoly(uppermost, _corners(lying, (-0.5, -0.5), (1.0, 1.0)), index)
    return uppermost


def _seen(lying: Lying, index: int, uppermost: np.ndarray) -> tuple[bool, float]:
    """Whether an index corner is in view, and the share of the card that is."""
    whole = _share(uppermost, index, _corners(lying, (-0.5, -0.5), (1.0, 1.0)))
    width, height = INDEX[0] / POKER_CARD[0], INDEX[1] / POKER_CARD[1]
    left, top = EDGE / POKER_CARD[0] - 0.5, EDGE / POKER_CARD[1] - 0.5
    first = _share(uppermost, index, _corners(lying, (left, top), (width, height)))
    second = _share(uppermost, index, _corners(lying, (-left - width, -top - height), (width, height)))
    return max(first, second) > 0.97, whole


def _corners(lying: Lying, start: tuple[float, float], size: tuple[float, float]) -> np.ndarray:
    """A part of a card, in shares of its width and height from its middle, as pixels of the map in mm."""
    angle = math.radians(lying.spot.turn)
    right, down = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    points = []
    for across, along in ((0, 0), (1, 0), (1, 1), (0, 1)):
        x = (start[0] + across * size[0]) * POKER_CARD[0]
        y = (start[1] + along * size[1]) * POKER_CARD[1]
        points.append(
            (
                lying.spot.x + x * right[0] + y * down[0] + HALF[0],
                lying.spot.y + x * right[1] + y * down[1] + HALF[1],
            )
        )
    return np.round(points).astype(np.int32)


def _share(uppermost: np.ndarray, index: int, outline: np.ndarray) -> float:
    """The part of an outline in which the thing of that number lies uppermost."""
    x, y, width, height = cv2.boundingRect(outline)
    part = np.zeros((height, width), np.uint8)
    cv2.fillConvexPoly(part, outline - (x, y), 255)
    return float((uppermost[y : y + height, x : x + width][part > 0] == index).mean())


def before_perfect_sight(
    script: Script,
    evening: Evening,
    seed: int,
    seats: TableMap | None = None,
    *,
    answers: bool = True,
    pace: Pace = HERE,
    erring: ErringEye | None = None,
) -> Watched:
    """A record, or what somebody says, acted out before an eye without fault, from its first moment on.

    Args:
        script: what is played.
        evening: where it is written down.
        seed: which people.
        seats: where the people sit, as they have said on the map; None: as usual in the game.
        answers: whether they answer what is asked; else somebody else does.
        pace: how long the sitting computes.
        erring: reads what the eye sees, and errs.
    """
    header = script.header
    world = world_of(header, Conditions.EASY, seed)
    first, second, third, fourth = (suit.value for suit in ring_of(header))
    sight = PerfectSight(world.table, (first, second, third, fourth), erring)
    sitting = Sitting(evening, sight)
    for seat in seats.seats if seats is not None else ():
        sitting.seat(seat.player, seat.direction)
    screen = SittingScreen(sitting, answers=answers)
    sight.rehearsal = Rehearsal(
        script, world, screen, begin=len(evening.ruled), board=False, painted=False, seats=seats
    )
    return Watched(sight.rehearsal, sitting, pace=pace)
