"""What the arrow keys point at, and the return key touches: all of a page without a finger or mouse."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

from companion.screens.canvas import Box, Canvas, Target, TouchArea
from companion.screens.intents import PointAt
from companion.screens.window import KeyPress

ARROWS: Final = {
    "left": PointAt(-1, 0),
    "right": PointAt(1, 0),
    "up": PointAt(0, -1),
    "down": PointAt(0, 1),
}
ASIDE: Final = 2.0
"""How much farther something is that lies beside the way that an arrow points."""
FRAME: Final = 1.2
"""Width in mm of the frame around what is pointed at."""


@dataclass(slots=True)
class Focus:
    """What the keys point at.

    Attributes:
        at: the point of the page in mm where it lies; None while nobody has used the arrow keys.
        targets: what could be touched on the page when it was drawn last.
        page: all of that page.
    """

    at: tuple[float, float] | None = None
    targets: tuple[Target, ...] = ()
    page: Box = field(default=Box(0.0, 0.0, 0.0, 0.0))

    @property
    def target(self) -> Target | None:
        """What is pointed at: what lies nearest to where that was before, None where nothing is."""
        at = self.at
        if at is None:
            return None
        return min(self.targets, key=lambda target: math.dist(_middle(target.box), at), default=None)

    def draw(self, canvas: Canvas) -> None:
        """Draw a frame around what is pointed at, once the page is drawn."""
        self.targets, self.page = tuple(canvas.targets), canvas.box
        target = self.target
        if target is not None:
            canvas.frame(target.box, canvas.theme.text, FRAME)

    def asked_by(self, key: KeyPress) -> object | None:
        """What a key asks for here, None where it is none of these."""
        if key.name in ARROWS:
            return ARROWS[key.name]
        target = self.target if key.name == "return" else None
        return None if target is None or isinstance(target.intent, TouchArea) else target.intent

    def move(self, way: PointAt) -> None:
        """Point at the next thing that way; first of all at what lies in the middle of the page."""
        target = self.target
        if target is None:
            self.at = _middle(self.page)
            target = self.target
            self.at = None if target is None else _middle(target.box)
            return
        here = _middle(target.box)
        self.at = here
        farther = {
            other: distance
            for other in (_middle(one.box) for one in self.targets)
            if (distance := _distance(here, other, way)) is not None
        }
        if farther:
            self.at = min(farther, key=farther.__getitem__)


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.w / 2, box.y + box.h / 2


def _distance(here: tuple[float, float], there: tuple[float, float], way: PointAt) -> float | None:
    """How far a point lies that way, None for one that does not."""
    across, down = there[0] - here[0], there[1] - here[1]
    along = across * way.across + down * way.down
    beside = abs(across * way.down) + abs(down * way.across)
    return along + ASIDE * beside if along > 0.5 * beside and along > 0 else None
