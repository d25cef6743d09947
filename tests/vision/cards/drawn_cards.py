"""Cards and tables drawn with pen strokes alone, so that no font need be installed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from vision.cards.codes import RANKS
from vision.sightings import Image
from vision.training.cameras import Pose, look, place
from vision.training.deck import CARD_WIDTH, Deck
from vision.training.fonts import Mask
from vision.training.scene import Canvas
from vision.training.strokes import Pen
from vision.training.suits import SUITS, SuitShape, suit_mask

GREEN = (60, 110, 30)
PALE = (215, 222, 228)
CARD_HEIGHT = 307

_PEN = Pen(
    weight=0.13,
    contrast=0.7,
    width=0.6,
    serif=0.1,
    ball=0.0,
    square=False,
    flat_three=False,
    open_four=False,
    curled_six=True,
    barred_jack=True,
    footed_one=True,
    flat_ace=False,
    joined_ten=False,
    queen_tail=0,
    seven=0,
    ten_gap=0.1,
    bowl=0.6,
)
_SHAPE = SuitShape(
    width=0.9,
    body=0.85,
    bulge=0.2,
    point=1.0,
    diamond=0.95,
    lobe=0.24,
    spread=0.25,
    core=0.1,
    stem=0.15,
    flare=0.6,
)


def pen_deck(corners: int = 2, index_height: float = 0.12, suits: dict[str, Mask] | None = None) -> Deck:
    """A deck whose ranks and suits are all drawn with the pen."""
    red, black = (30, 20, 205), (25, 25, 25)
    signs = suits or {suit: suit_mask(_SHAPE, suit) for suit in SUITS}
    return Deck(
        height=CARD_HEIGHT,
        face=Path("none"),
        pen=_PEN,
        pen_ranks=frozenset(RANKS),
        squeeze=0.9,
        ten_squeeze=0.8,
        suit_masks=signs,
        pip_masks=signs,
        pip_height=0.15,
        pip_spread=(0.78, 0.9),
        colours={"C": black, "D": red, "H": red, "S": black},
        paper=(246, 250, 252),
        index_height=index_height,
        suit_height=0.8,
        gap=0.15,
        lean=0.0,
        top=0.035,
        side=0.035,
        corners=corners,
        outline=False,
        seed=3,
    )


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table: its code, its middle in pixels and its turn in degrees, clockwise."""

    code: str
    x: float
    y: float
    turn: float = 0.0


def table(
    *cards: Lying,
    deck: Deck | None = None,
    width: float = 150.0,
    size: tuple[int, int] = (640, 480),
    ground: tuple[int, int, int] = GREEN,
    tilt: float = 0.0,
    light: float = 1.0,
) -> Image:
    """A picture of cards ``width`` pixels wide, those named later on top, with the grain of a camera.

    Args:
        cards: what lies on the table.
        deck: whose cards they are.
        width: of a card in pixels, at the picture's middle.
        size: of the picture, (width, height).
        ground: colour of the table, BGR.
        tilt: degrees that the camera looks aslant.
        light: factor on all brightness.
    """
    deck = deck or pen_deck()
    side = max(size)
    canvas = Canvas(np.full((side, side, 3), ground, np.uint8), np.zeros((side, side), np.int16))
    scale = width / CARD_WIDTH
    middle = (size[0] / 2, size[1] / 2)
    camera = look(np.deg2rad(tilt), 0.0, scale, 6 * CARD_HEIGHT, middle)
    rng = np.random.default_rng(7)
    for card in cards:
        spot = Pose((card.x - middle[0]) / scale, (card.y - middle[1]) / scale, np.deg2rad(card.turn))
        canvas.lay(deck.draw(card.code).picture, place(camera, spot, CARD_HEIGHT), rng)
    taken = canvas.picture[: size[1], : size[0]].astype(np.float32) * light
    taken += cv2.randn(np.empty(taken.shape, np.float32), 0, 3)
    return np.clip(taken, 0, 255).astype(np.uint8)


def dominoes(size: tuple[int, int] = (640, 480)) -> Image:
    """A row of dominoes, white with black pips."""
    picture = np.full((size[1], size[0], 3), GREEN, np.uint8)
    rng = np.random.default_rng(3)
    for column in range(6):
        left, top = 30 + 100 * column, 120
        cv2.rectangle(picture, (left, top), (left + 80, top + 160), (240, 244, 246), -1)
        cv2.line(picture, (left + 8, top + 80), (left + 72, top + 80), (30, 30, 30), 2)
        for half in range(2):
            for spot in rng.permutation(9)[: rng.integers(1, 7)]:
                centre = (left + 16 + 24 * int(spot % 3), top + 80 * half + 16 + 24 * int(spot // 3))
                cv2.circle(picture, centre, 7, (25, 25, 25), -1, cv2.LINE_AA)
    return picture
