"""A table as the camera shows it and what the eye makes of it, for the pages that show the picture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import cv2
import numpy as np

from companion.bench.decks import calibration_of
from companion.decks.drawn.updown import SIDE_MM
from companion.decks.eyes import live_eye
from companion.engines import Header
from companion.games.auf_und_ab.deck import AufUndAbDeck
from companion.rehearsal.canvas import corners, placed
from companion.rehearsal.conditions import Conditions, world_of
from companion.rehearsal.game_people import people_of, ring_of
from companion.rehearsal.gestures import settled
from companion.rehearsal.layout import Kind, Layout, Lying
from companion.rehearsal.rehearsal import Rehearsal
from companion.rehearsal.script import Together
from companion.rehearsal.stage import Stage
from companion.table.seats import usual_seats
from hardware.cameras.protocol import Frame
from tests.rehearsal.conftest import BlankScreen
from tests.rehearsal.told import record_told, truth_told, truth_written
from vision.calibration import Calibration
from vision.sightings import Image, Points, Sightings

NAMES = ("Kim", "Leah", "Alexander der Große", "Wolfgang")
HEADER = Header("up-and-down", NAMES)
LINES: tuple[dict[str, Any], ...] = (
    {"event": "deal"},
    {"event": "setup", "dice": [6, 5], "face": "UP", "facing": {"Kim": "C"}},
    {"event": "reveal", "cards": {"Kim": "2H", "Leah": "8S", "Alexander der Große": "3H", "Wolfgang": "6D"}},
)
SEED = 4
LEAHS_CARD = ((271.0, 320.0), (381.0, 314.0), (385.0, 393.0), (274.0, 399.0))
"""Where the 8 of spades lies in the picture."""

FAR_CORNERS = ((300.0, 60.0), (980.0, 60.0), (1120.0, 680.0), (160.0, 680.0))
"""Where the corners of a table are seen that does not fill the picture."""

FLOOR = (46, 44, 42)


@dataclass(frozen=True, slots=True, eq=False)
class SampleTable:
    """A trick of four cards about the UP&DOWN card and the dice.

    Attributes:
        picture: of the camera, BGR.
        seen: what the eye sees in it.
        calibration: where the table lies in it.
    """

    picture: Image
    seen: Sightings
    calibration: Calibration

    @property
    def far(self) -> Image:
        """The picture, as one of a table that a camera sees with the floor around it."""
        height, width = self.picture.shape[:2]
        whole = np.array(((0, 0), (width, 0), (width, height), (0, height)), np.float32)
        bent = cv2.getPerspectiveTransform(whole, np.array(FAR_CORNERS, np.float32))
        far = cv2.warpPerspective(self.picture, bent, (width, height), borderValue=FLOOR)
        return np.asarray(far, np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """One thing that is shown to the camera.

    Attributes:
        picture: made small, BGR.
        outline: the thing's corners in it, pixels.
    """

    picture: Image
    outline: Points


@cache
def shown(lying: Lying) -> Shown:
    """A card of Auf und Ab, or the UP&DOWN card, that lies alone on the table."""
    world, deck = world_of(HEADER, Conditions.EASY, SEED), AufUndAbDeck()
    stage = Stage(world, deck)
    stage.layout = Layout((lying,))
    shot, spot = stage.shot(), lying.spot
    size = deck.size if lying.thing.kind is Kind.CARD else (SIDE_MM, SIDE_MM)
    outline = stage.lens.project(corners(size, placed(spot.x, spot.y, spot.turn)))
    return Shown(shot.small, np.asarray(outline * shot.small.shape[1] / shot.size[0], np.float64))


def table_after(header: Header, *lines: dict[str, Any]) -> Image:
    """The camera's picture of a table at which these lines of a record were played, BGR."""
    return _painted(record_told(header, *lines))


@cache
def _painted(record: str) -> Image:
    truth = truth_written(record)
    world = world_of(truth.header, Conditions.EASY, SEED)
    played = Rehearsal(truth, world, BlankScreen(), begin=len(truth.acted), board=False)
    return next(moment.image for moment in played if isinstance(moment, Frame))


@cache
def sample_table() -> SampleTable:
    """The table, drawn and looked at once."""
    world, played = world_of(HEADER, Conditions.EASY, SEED), people_of(HEADER.game)
    stage = Stage(world, played.deck(world), ring_of(HEADER))
    stage.layout = _trick()
    picture, calibration = stage.frame(), calibration_of(world)
    seen = live_eye(truth_told(HEADER, *LINES).final).see(picture, calibration)
    return SampleTable(picture, seen, calibration)


def _trick() -> Layout:
    """What lies there while four cards are open."""
    world, layout = world_of(HEADER, Conditions.EASY, SEED), Layout()
    people = people_of(HEADER.game).people(
        HEADER, world.hand, np.random.default_rng(SEED), usual_seats(HEADER)
    )
    for step in truth_told(HEADER, *LINES).acted:
        for act in people.act(step, layout):
            if isinstance(act, Together):
                layout = settled(layout, act.gestures)
            if sum(lying.card is not None for lying in layout) == len(NAMES):
                return layout
    raise AssertionError("nobody lays a card")
