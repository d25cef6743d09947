"""Shapes that several editions print."""

from __future__ import annotations

import numpy as np

from companion.decks.drawn.sheet import Colour, Sheet


def oval(sheet: Sheet, at: tuple[float, float], axes: tuple[float, float], turn: float, fill: Colour) -> None:
    """An ellipse around a point, of those half axes in mm, turned clockwise by degrees."""
    angles, turned = np.linspace(0, 2 * np.pi, 90, endpoint=False), np.radians(turn)
    across, down = axes[0] * np.cos(angles), axes[1] * np.sin(angles)
    x = at[0] + across * np.cos(turned) - down * np.sin(turned)
    y = at[1] + across * np.sin(turned) + down * np.cos(turned)
    sheet.polygon(np.stack([x, y], axis=1), fill)
