"""Single cards as cameras show them, cut out as the companion cuts them, to learn comparing on.

A *session* is what all pictures of one sitting share: the lamp's colour, how a camera sees colours, how sharp
it is and how it packs pictures. The pictures that teach a deck are of one session, those to be read of
another one.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.looks import COLUMNS, ROWS
from vision.sightings import Image
from vision.training.clutter import hand_shape

Field = NDArray[np.float32]

_CORNERS = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)


@dataclass(frozen=True, slots=True)
class Session:
    """One sitting's camera and light.

    Attributes:
        mixes: of the world's channels into the camera's, BGR, shape (3, 3).
        exposure: how bright pictures are.
        curve: what becomes of each grey level, shape (256,), dtype uint8.
        rows: least and most rows of a card in its pictures.
        soft: standard deviation of its blur in pixels.
        halo: how much it sharpens.
        halved: whether colours come at half resolution.
        quality: of its JPEG pictures; 0: they are not packed.
        grain: standard deviation of its noise, of 1.
        misplaced: standard deviation of the corners by which views are cut, in parts of the card's height.
        clean: whether views are no pictures at all, but the drawing itself.
    """

    mixes: Field
    exposure: float
    curve: NDArray[np.uint8]
    rows: tuple[float, float]
    soft: float
    halo: float
    halved: bool
    quality: int
    grain: float
    misplaced: float
    clean: bool = False


def teaching(rng: np.random.Generator) -> Session:
    """A session in which a deck is taught, near and with some care; or a deck that is known as drawn."""
    clean = bool(rng.random() < 0.25)
    rows = rng.uniform(80, 200)
    return _session(rng, (rows, 1.2 * rows), float(rng.uniform(0.002, 0.009)), clean=clean)


def looking(rng: np.random.Generator) -> Session:
    """A session in which cards are looked at, from anywhere."""
    rows = float(np.exp(rng.uniform(np.log(48), np.log(200))))
    return _session(rng, (rows, 1.3 * rows), float(rng.uniform(0.002, 0.015)))


def _session(
    rng: np.random.Generator, rows: tuple[float, float], misplaced: float, *, clean: bool = False
) -> Session:
    mixes = np.eye(3) + rng.normal(0, rng.uniform(0.02, 0.2), (3, 3))
    mixes /= mixes.sum(axis=1, keepdims=True)
    vivid = rng.uniform(0.55, 1.35)
    mixes = (vivid * np.eye(3) + (1 - vivid) / 3) @ mixes
    odd = 2.0 if rng.random() < 0.2 else 1.0  # a camera that takes the table's colour for the lamp's
    warm, tint = rng.normal(0, 0.15 * odd), rng.normal(0, 0.06 * odd)
    lamp = np.exp(np.array([-warm, tint, warm]))
    return Session(
        mixes=(mixes * lamp[:, None]).astype(np.float32),
        exposure=float(np.exp(rng.normal(-0.15, 0.3))),
        curve=np.round(255 * np.linspace(0, 1, 256) ** np.exp(rng.normal(0, 0.25))).astype(np.uint8),
        rows=rows,
        soft=float(rng.uniform(0.2, 1.1)),
        halo=float(rng.uniform(0.3, 1.6)) if rng.random() < 0.35 else 0.0,
        halved=bool(rng.random() < 0.6),
        quality=int(rng.integers(35, 93)) if rng.random() < 0.6 else 0,
        grain=float(rng.uniform(0.0, 0.035)),
        misplaced=misplaced,
        clean=clean,
    )


def view(rng: np.random.Generator, face: Image, session: Session, off: Field | None = None) -> Image:
    """A view of a whole card, BGR, shape (ROWS, COLUMNS, 3).

    Args:
        rng: chooses.
        face: as drawn.
        session: camera and light.
        off: the corners by which it is cut, in parts of the card; None: nearly its own.
    """
    if session.clean:
        return np.asarray(cv2.resize(face, (COLUMNS, ROWS), interpolation=cv2.INTER_AREA), np.uint8)
    picture, corners = _laid(rng, face, session)
    taken = _photographed(rng, picture, session)
    slip = rng.normal(0, session.misplaced * (2.5 if rng.random() < 0.1 else 1), (4, 2))
    own = np.asarray(_CORNERS + slip * (1.5, 1), np.float32)
    cut = corners(own if off is None else off)
    return _cut(taken, np.asarray(cut, np.float32))


def texture(rng: np.random.Generator, ground: Image, session: Session) -> Image:
    """A view of where no card lies."""
    rows = int(rng.integers(40, 180))
    top, left = (int(rng.integers(0, side - rows)) for side in ground.shape[:2])
    part = ground[top : top + rows, left : left + round(rows / 1.5)] * np.float32(1 / 255)
    return _cut(_photographed(rng, np.asarray(part, np.float32), session), None)


def hidden(rng: np.random.Generator) -> Field:
    """What of a view is in view: 0 where another thing is known to lie on the card; shape (ROWS, COLUMNS)."""
    shown = np.ones((ROWS, COLUMNS), np.float32)
    kind = rng.random()
    if kind < 0.65:  # a strip, or what a card that lies askew leaves
        angle = rng.normal(0, 0.2) + np.pi / 2 * int(rng.integers(4))
        away = np.array([np.cos(angle), np.sin(angle)])
        across, down = np.meshgrid(np.arange(COLUMNS) / COLUMNS - 0.5, np.arange(ROWS) / ROWS - 0.5)
        shown[(across * away[0] + down * away[1]) > -0.5 + rng.uniform(0.12, 0.75)] = 0
    else:  # a corner
        left, top = int(rng.uniform(0.2, 0.9) * COLUMNS), int(rng.uniform(0.2, 0.9) * ROWS)
        corner = np.zeros_like(shown)
        corner[top:, left:] = 1
        shown -= corner[:: 1 - 2 * int(rng.integers(2)), :: 1 - 2 * int(rng.integers(2))]
    return shown


def covered(rng: np.random.Generator, seen: Image, above: Image, shown: Field) -> tuple[Image, Field]:
    """A view with another thing on it, and what of it is thought to be in view: by a little too much or less.

    Args:
        rng: chooses.
        seen: the view.
        above: what lies on it, of the same shape.
        shown: what it leaves, as `hidden` gives it.
    """
    if rng.random() < 0.5:  # the shadow of what lies above
        near = cv2.GaussianBlur(shown, (0, 0), rng.uniform(1.0, 5.0))
        seen = seen * (1 - np.float32(rng.uniform(0.1, 0.6)) * (1 - near))[..., None]
    covered = np.where(shown[..., None] > 0, seen, np.roll(above, rng.integers(0, 20, 2), (0, 1)))
    slip = np.array([[1, 0, rng.normal(0, 1.2)], [0, 1, rng.normal(0, 1.2)]])
    known = cv2.warpAffine(shown, slip, (COLUMNS, ROWS), borderMode=cv2.BORDER_REPLICATE)
    if rng.random() < 0.7:
        known = cv2.erode(known, np.ones((3, 3), np.uint8))
    return covered.astype(np.uint8), np.asarray(known > 0.5, np.float32)


def _laid(rng: np.random.Generator, face: Image, session: Session) -> tuple[Field, Callable[[Field], Field]]:
    """A card on a ground, 0 to 1, and where points of the card lie in that picture."""
    rows = rng.uniform(*session.rows)
    columns = rows * face.shape[1] / face.shape[0]
    while face.shape[0] > 2 * rows:
        face = np.asarray(cv2.pyrDown(face), np.uint8)
    margin = 0.07 * rows
    size = (round(columns + 2 * margin), round(rows + 2 * margin))
    bend = rng.normal(0, 0.012 * rows, (4, 2))
    at = np.asarray(_CORNERS * np.array([columns, rows]) + margin + bend, np.float32)
    matrix = cv2.getPerspectiveTransform(_CORNERS * np.array(face.shape[1::-1], np.float32), at)
    ground = rng.uniform(0, 255, 3) if rng.random() < 0.8 else np.full(3, rng.uniform(150, 255))
    picture = cv2.warpPerspective(face, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    card = np.zeros(size[::-1], np.uint8)
    cv2.fillConvexPoly(card, np.round(_rounded(at, rng.uniform(0.0, 0.09)) * 8).astype(np.int32), 255,
                       cv2.LINE_AA, 3)  # fmt: skip
    if rng.random() < 0.15:  # worn edges
        edge = cv2.subtract(card, cv2.erode(card, np.ones((3, 3), np.uint8)))
        worn = (edge[..., None] / 255 * rng.uniform(0.2, 0.9)).astype(np.float32)
        picture = picture + worn * (235 - picture.astype(np.float32))
    share = card[..., None].astype(np.float32) / 255
    laid = share * picture + (1 - share) * ground.astype(np.float32)
    if rng.random() < 0.12:  # a finger that nobody knows of
        outline, colour = hand_shape(rng, max(size))
        laid = np.ascontiguousarray(laid)
        middle = np.array(size) / 2
        tip = outline[:12].mean(axis=0)
        away = (tip - middle) / max(float(np.hypot(*(tip - middle))), 1.0)
        outward = middle + away * rng.uniform(0.55, 0.9) * min(size) / 1.4 - tip
        cv2.fillPoly(laid, [(outline + outward).astype(np.int32)], colour, cv2.LINE_AA)
    to_card = cv2.getPerspectiveTransform(_CORNERS, at)

    def corners(points: Field) -> Field:
        return np.asarray(cv2.perspectiveTransform(np.asarray(points, np.float32)[None], to_card)[0])

    return np.asarray(laid / 255, np.float32), corners


def _rounded(corners: Field, radius: float) -> Field:
    """An outline with its corners cut."""
    before, after = np.roll(corners, 1, axis=0), np.roll(corners, -1, axis=0)
    short = corners + (before - corners) * radius * 0.8
    other = corners + (after - corners) * radius * 0.8
    middle = (short + other) / 2 * 0.6 + corners * 0.4
    return np.stack([short, middle, other], axis=1).reshape(-1, 2)


def _photographed(rng: np.random.Generator, light: Field, session: Session) -> Image:
    """What a session's camera makes of a picture, 0 to 1, with the light that falls on this card."""
    bright = 255 * session.exposure * np.exp(rng.normal(0, 0.12))
    seen = np.asarray(cv2.transform(light, session.mixes * np.float32(bright)), np.float32)
    seen = _lit(rng, seen, np.float32(bright))
    seen = np.asarray(
        cv2.GaussianBlur(seen, (0, 0), max(session.soft * rng.uniform(0.7, 1.4), 0.15)), np.float32
    )
    if rng.random() < 0.08:
        length = int(rng.integers(2, 5))
        kernel = np.zeros((length, length), np.float32)
        cv2.line(kernel, (0, int(rng.integers(length))), (length - 1, int(rng.integers(length))), 1.0, 1)
        seen = np.asarray(cv2.filter2D(seen, -1, kernel / kernel.sum()), np.float32)
    taken = np.asarray(cv2.LUT(cv2.convertScaleAbs(np.maximum(seen, 0)), session.curve), np.uint8)
    if session.halo:
        edges = cv2.GaussianBlur(taken, (0, 0), 1.0)
        taken = np.asarray(cv2.addWeighted(taken, 1 + session.halo, edges, -session.halo, 0), np.uint8)
    if session.grain:
        grain = _grain(rng, taken.shape, session.grain)
        taken = np.asarray(cv2.add(taken, grain, dtype=cv2.CV_8U), np.uint8)
    if session.halved:
        parted = cv2.cvtColor(taken, cv2.COLOR_BGR2YCrCb)
        colour = cv2.resize(parted, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        colour = cv2.resize(colour, taken.shape[1::-1], interpolation=cv2.INTER_LINEAR)
        cv2.mixChannels([parted], [colour], [0, 0])
        taken = np.asarray(cv2.cvtColor(colour, cv2.COLOR_YCrCb2BGR), np.uint8)
    if session.quality:
        _, packed = cv2.imencode(".jpg", taken, [cv2.IMWRITE_JPEG_QUALITY, session.quality])
        taken = np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)
    return taken


def _grain(rng: np.random.Generator, shape: tuple[int, ...], strength: float) -> NDArray[np.int16]:
    """A camera's noise, in grey levels."""
    rows, columns = shape[:2]
    noise = _noise()
    top, left = int(rng.integers(noise.shape[0] - rows)), int(rng.integers(noise.shape[1] - columns))
    part = noise[top : top + rows, left : left + columns]
    return np.asarray(part * np.float32(255 * strength), np.int16)


@functools.cache
def _noise() -> Field:
    """Normal noise of which every picture takes a part."""
    return np.random.default_rng(5).standard_normal((420, 400, 3), np.float32)


def _lit(rng: np.random.Generator, light: Field, white: np.float32) -> Field:
    """Shade that falls off over a card, the edge of a shadow, a lamp's glare as bright as ``white``."""
    rows, columns = light.shape[:2]
    across = np.linspace(-0.5, 0.5, columns, dtype=np.float32)[None]
    down = np.linspace(-0.5, 0.5, rows, dtype=np.float32)[:, None]
    angle = rng.uniform(0, 2 * np.pi)
    ramp = across * np.float32(np.cos(angle)) + down * np.float32(np.sin(angle))
    falls: Field = 1 + ramp * np.float32(rng.uniform(0, 0.8))
    if rng.random() < 0.25:
        angle = rng.uniform(0, 2 * np.pi)
        side = across * np.float32(np.cos(angle)) + down * np.float32(np.sin(angle)) - rng.uniform(-0.4, 0.4)
        edge = np.float32(rng.uniform(0.01, 0.2))
        dark = np.clip(side / edge + 0.5, 0, 1).astype(np.float32)
        falls = falls * (1 - np.float32(rng.uniform(0.15, 0.6)) * dark)
    light *= falls[..., None].astype(np.float32)
    if rng.random() < 0.3:
        x, y = rng.uniform(-0.6, 0.6, 2)
        wide, high = rng.uniform(0.08, 0.5, 2)
        apart = ((across - x) / wide) ** 2 + ((down - y) / high) ** 2
        glare = cv2.exp(-cv2.pow(apart.astype(np.float32), rng.uniform(0.7, 2.5)))
        light += (glare * white * np.float32(rng.uniform(0.1, 1.0)))[..., None]
    return light


def _cut(picture: Image, corners: Field | None) -> Image:
    """What lies between some corners, straight on."""
    rows, columns = picture.shape[:2]
    if corners is None:
        corners = (_CORNERS * (columns, rows)).astype(np.float32)
    while np.hypot(*(corners[3] - corners[0])) > 1.6 * ROWS:
        picture, corners = np.asarray(cv2.pyrDown(picture), np.uint8), corners / np.float32(2)
    # Centres of pixels have whole coordinates.
    to = _CORNERS * np.array([COLUMNS, ROWS], np.float32) - np.float32(0.5)
    matrix = cv2.getPerspectiveTransform(np.asarray(corners - np.float32(0.5), np.float32), to)
    cut = cv2.warpPerspective(picture, matrix, (COLUMNS, ROWS), flags=cv2.INTER_LINEAR,
                              borderMode=cv2.BORDER_REPLICATE)  # fmt: skip
    return np.asarray(cut, np.uint8)
