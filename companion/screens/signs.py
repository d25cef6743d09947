"""Signs by which one sees what is well and what is not, without reading and without colour."""

from __future__ import annotations

import enum

from companion.screens import shapes
from companion.screens.canvas import Box, Canvas


class Sign(enum.Enum):
    """How well something is."""

    TICK = "tick"
    """Well."""
    CROSS = "cross"
    """Not well at all."""
    BAR = "bar"
    """Neither, or not there."""
    RING = "ring"
    """Not known."""


def draw_sign(canvas: Canvas, sign: Sign, box: Box) -> None:
    """Draw a sign into the middle of a box."""
    size = max(6, round(min(box.square().w, 5.0) * canvas.scale))
    match sign:
        case Sign.TICK:
            canvas.picture(shapes.polygon(tuple(shapes.TICK), size, canvas.theme.yes), box)
        case Sign.CROSS:
            canvas.picture(shapes.polygon(tuple(shapes.CROSS), size, canvas.theme.light), box)
        case Sign.RING:
            canvas.picture(shapes.disc(size // 2, canvas.theme.quiet, filled=False), box)
        case Sign.BAR:
            middle = box.square()
            bar = Box(middle.x + middle.w / 4, middle.y + middle.h / 2 - 0.4, middle.w / 2, 0.8)
            canvas.panel(bar, canvas.theme.quiet, corner=0.2)
