"""Lamp and window: how bright each spot of the table is, and where shadows fall."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from companion.rehearsal.lens import Points

Brightness = NDArray[np.float32]
"""What albedo is multiplied with: BGR, shape (h, w, 3), dtype float32."""


@dataclass(frozen=True, slots=True)
class Light:
    """A lamp above the table and a window beside it.

    Attributes:
        lamp: place of the lamp: x, y, height in millimetres.
        lamp_share: part of the light at the middle of the table that comes from the lamp, 0 to 1.
        window: degrees clockwise from the lower edge to the window.
        window_fall: by how much the window's light falls from the near end of the table to the far one.
        colour: blue, green and red of white paper, the camera's white balance included.
        level: brightness of white paper in the middle, 1 being the camera's full scale.
        softness: how wide a shadow's edge is, in millimetres for each millimetre of height.
        darkness: how much light a full shadow takes, 0 to 1.
    """

    lamp: tuple[float, float, float]
    lamp_share: float
    window: float
    window_fall: float
    colour: tuple[float, float, float]
    level: float
    softness: float
    darkness: float

    def at(self, places: Points) -> NDArray[np.float64]:
        """The light on places of the table in millimetres, 1 in the middle, shape (n,)."""
        x, y, height = self.lamp
        square = (places[:, 0] - x) ** 2 + (places[:, 1] - y) ** 2 + height**2
        lamp = ((x**2 + y**2 + height**2) / square) ** 1.5
        angle = np.radians(self.window)
        towards = -places[:, 0] * np.sin(angle) + places[:, 1] * np.cos(angle)
        window = 1.0 + self.window_fall * towards / 400.0
        return np.asarray(self.lamp_share * lamp + (1.0 - self.lamp_share) * np.clip(window, 0.2, 2.0))

    def offset(self, x: float, y: float, height: float) -> tuple[float, float]:
        """Where the shadow of something that hovers over (x, y) falls, from that place, in millimetres."""
        lamp_x, lamp_y, lamp_height = self.lamp
        share = height / max(lamp_height - height, 50.0)
        return (x - lamp_x) * share, (y - lamp_y) * share
