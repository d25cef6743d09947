"""The UP&DOWN card, drawn here, photographed under all conditions that a table brings."""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
import pytest

from vision.boxes import PixelBox
from vision.calibration import Calibration
from vision.errors import PictureError
from vision.sightings import Face
from vision.updown.reader import UpDownReader

SIZE = (960, 720)
SUITS = ("D", "H", "S", "C")
COLOURS = {Face.UP: (170, 80, 20), Face.DOWN: (80, 120, 0)}


def drawing(face: Face) -> np.ndarray:
    """A face of 352 pixels: a coloured field with an arrow, and another mark at each edge."""
    card = np.full((352, 352, 3), 250, np.uint8)
    cv2.rectangle(card, (76, 76), (275, 275), COLOURS[face], -1)
    arrow = np.array([[176, 90], [256, 170], [212, 170], [212, 225], [140, 225], [140, 170], [96, 170]])
    if face is Face.DOWN:
        arrow[:, 1] = 351 - arrow[:, 1]
    cv2.fillPoly(card, [arrow], (250, 250, 250))
    cv2.rectangle(
        card, (120, 236 if face is Face.UP else 100), (230, 262 if face is Face.UP else 115), (250,) * 3, -1
    )
    cv2.fillPoly(card, [np.array([[176, 12], [200, 40], [176, 68], [152, 40]])], (30, 20, 200))
    cv2.circle(card, (312, 176), 28, (30, 20, 200), -1)
    cv2.fillPoly(card, [np.array([[176, 340], [146, 284], [206, 284]])], (24, 20, 20))
    cv2.rectangle(card, (14, 150), (64, 202), (24, 20, 20), -1)
    return card


READER = UpDownReader({face: drawing(face) for face in Face}, SUITS)


@dataclass
class Shot:
    """A photograph to be taken of the card."""

    face: Face = Face.UP
    turn: float = 0.0
    tilt: float = 0.0
    pixels: float = 140.0
    light: float = 1.0
    cast: tuple[float, float, float] = (1.0, 1.0, 1.0)
    lamp: float = 0.0
    """How much brighter the card's right edge is than its left one, as a part of the light."""
    noise: float = 3.0
    blur: float = 0.0
    ground: tuple[int, int, int] = (60, 100, 70)
    on_it: tuple[tuple[float, float, float, float], ...] = ()
    """Pale things on the card: x, y, width, height in mm from its middle."""


def photograph(shot: Shot):
    """The picture, and the homography from table mm (origin at the card) to pixels."""
    a, b = math.radians(shot.turn), math.radians(shot.tilt)
    around = np.array([[math.cos(a), -math.sin(a), 0], [math.sin(a), math.cos(a), 0], [0, 0, 1]])
    back = np.array([[1, 0, 0], [0, math.cos(b), -math.sin(b)], [0, math.sin(b), math.cos(b)]])
    away = 900.0
    focal = shot.pixels / 88.0 * away
    lens = np.array([[focal, 0, SIZE[0] / 2], [0, focal, SIZE[1] / 2], [0, 0, 1]])
    plane = lens @ np.column_stack([back[:, 0], back[:, 1], [0, 0, away]])
    view = plane @ around
    fine = np.diag([2.0, 2.0, 1.0])
    size = (SIZE[0] * 2, SIZE[1] * 2)
    picture = np.full((size[1], size[0], 3), shot.ground, np.uint8)
    texture = np.array([[0.25, 0, -44], [0, 0.25, -44], [0, 0, 1]])
    cv2.warpPerspective(
        drawing(shot.face), fine @ view @ texture, size, dst=picture, borderMode=cv2.BORDER_TRANSPARENT
    )
    for x, y, width, height in shot.on_it:
        corners = np.array([[[x, y]], [[x + width, y]], [[x + width, y + height]], [[x, y + height]]])
        shape = cv2.perspectiveTransform(corners - [width / 2, height / 2], fine @ view)
        cv2.fillPoly(picture, [np.round(shape).astype(np.int32)], (225, 235, 235))
    picture = cv2.resize(picture, SIZE, interpolation=cv2.INTER_AREA)
    if shot.blur:
        picture = cv2.GaussianBlur(picture, (0, 0), shot.blur)
    slope = shot.lamp / shot.pixels * (np.arange(SIZE[0]) - SIZE[0] / 2)
    lit = picture * np.array(shot.cast) * shot.light * np.clip(1.0 + slope, 0.1, 2.0)[None, :, None]
    lit += np.random.default_rng(3).normal(0, shot.noise, lit.shape)
    return np.clip(lit, 0, 255).astype(np.uint8), view


CASES = [
    ("from above", Shot()),
    ("the other face", Shot(Face.DOWN)),
    ("turned by a quarter", Shot(turn=90)),
    ("turned by a half", Shot(Face.DOWN, turn=180)),
    ("turned by three quarters", Shot(turn=270)),
    ("turned askew", Shot(Face.DOWN, turn=37)),
    ("small", Shot(turn=20, pixels=62)),
    ("small and oblique", Shot(Face.DOWN, turn=-25, tilt=40, pixels=75)),
    ("very oblique", Shot(turn=60, tilt=55)),
    ("large", Shot(Face.DOWN, turn=140, pixels=400)),
    ("in dim light", Shot(turn=100, light=0.3, noise=4)),
    ("under a warm lamp", Shot(turn=10, cast=(0.55, 0.85, 1.1))),
    ("under a warm lamp, green", Shot(Face.DOWN, turn=10, cast=(0.55, 0.85, 1.1))),
    ("beside a lamp, blurred", Shot(turn=205, light=0.5, lamp=1.0, blur=1.4, noise=6)),
    ("noisy", Shot(turn=200, noise=12)),
    ("blurred", Shot(turn=310, blur=2.0)),
    ("on a white cloth", Shot(turn=45, ground=(235, 238, 240))),
    ("on a blue cloth", Shot(turn=75, ground=(150, 70, 30))),
    ("on a green cloth", Shot(Face.DOWN, turn=75, ground=(60, 110, 20))),
    ("dice on it", Shot(turn=15, on_it=((28, 10, 16, 16), (-30, -28, 16, 16)))),
    ("a card over a corner", Shot(turn=15, on_it=((50, 50, 40, 60),))),
]


@pytest.mark.parametrize(("name", "shot"), CASES, ids=[name for name, _ in CASES])
def test_face_and_turn_are_read(name, shot):
    picture, view = photograph(shot)
    seen = READER.read(picture)
    assert seen is not None, name
    calibration = Calibration(np.linalg.inv(view @ np.diag([1.0, 1.0, 1.0])), SIZE, (300.0, 300.0))
    place = calibration.place(seen.centre, seen.up)
    assert seen.face is shot.face
    assert seen.suits == SUITS
    assert math.hypot(place.x, place.y) < 4
    assert abs((place.turn + 180) % 360 - 180) < 5
    assert seen.confidence > 0.8


@pytest.mark.parametrize(
    ("name", "covering"),
    [("a card over a third of the field", (45, 0, 55, 88)), ("a card over one edge", (0, 46, 63, 40))],
)
def test_on_a_known_table_a_partly_covered_card_is_read(name, covering):
    picture, view = photograph(Shot(Face.DOWN, turn=20, tilt=30, on_it=(covering,)))
    calibration = Calibration(np.linalg.inv(view), SIZE, (300.0, 300.0))
    seen = READER.read(picture, (PixelBox(200, 100, 760, 620),), calibration)
    assert seen is not None, name
    place = calibration.place(seen.centre, seen.up)
    assert math.hypot(place.x, place.y) < 5
    assert abs((place.turn + 180) % 360 - 180) < 5


def test_a_card_of_another_size_is_not_ours_on_a_known_table():
    picture, view = photograph(Shot())
    half = Calibration(np.diag([0.5, 0.5, 1.0]) @ np.linalg.inv(view), SIZE, (300.0, 300.0))
    assert READER.read(picture, None, half) is None


@pytest.mark.parametrize("colour", [(170, 80, 20), (80, 120, 0), (30, 30, 200), (255, 255, 255)])
def test_a_plain_square_of_any_colour_is_not_the_card(colour):
    picture = np.full((SIZE[1], SIZE[0], 3), (90, 90, 90), np.uint8)
    cv2.rectangle(picture, (300, 200), (440, 340), (250, 250, 250), -1)
    cv2.rectangle(picture, (330, 230), (410, 310), colour, -1)
    assert READER.read(picture) is None


def test_nothing_is_read_in_noise_or_stripes():
    noise = np.random.default_rng(0).integers(0, 255, (SIZE[1], SIZE[0], 3)).astype(np.uint8)
    stripes = np.zeros((SIZE[1], SIZE[0], 3), np.uint8)
    stripes[:, ::40] = stripes[::40] = (170, 80, 20)
    assert READER.read(noise) is None
    assert READER.read(cv2.dilate(stripes, np.ones((9, 9), np.uint8))) is None


def test_only_the_regions_are_searched():
    picture, _ = photograph(Shot())
    assert READER.read(picture, (PixelBox(0, 0, 300, 300),)) is None
    assert READER.read(picture, (PixelBox(300, 200, 660, 520),)) is not None


def test_a_drawing_without_a_coloured_field_is_refused():
    with pytest.raises(PictureError, match="no coloured field"):
        UpDownReader({Face.UP: np.full((100, 100, 3), 200, np.uint8)}, SUITS)


def test_the_card_is_seen_where_it_lies_to_a_fraction_of_a_pixel():
    aside = []
    for turn in range(0, 90, 12):
        angle, edge = math.radians(turn), 141.0
        across = np.array([math.cos(angle), math.sin(angle)]) * edge / 2
        down = np.array([-across[1], across[0]])
        middle = np.array([480.3 + turn / 100, 360.6])
        corners = np.array(
            [middle - across - down, middle + across - down, middle + across + down, middle - across + down]
        )
        face = np.array([[-0.5, -0.5], [351.5, -0.5], [351.5, 351.5], [-0.5, 351.5]], np.float32)
        large = cv2.getPerspectiveTransform(face, ((corners + 0.5) * 4 - 0.5).astype(np.float32))
        picture = np.full((SIZE[1] * 4, SIZE[0] * 4, 3), (60, 100, 70), np.uint8)
        cv2.warpPerspective(
            drawing(Face.UP), large, picture.shape[1::-1], dst=picture, borderMode=cv2.BORDER_TRANSPARENT
        )
        seen = READER.read(cv2.resize(picture, SIZE, interpolation=cv2.INTER_AREA))
        assert seen is not None
        off = np.array(seen.centre) - middle
        aside.append((off @ across / edge * 2, off @ down / edge * 2))
    assert np.abs(np.mean(aside, axis=0)).max() < 0.15
