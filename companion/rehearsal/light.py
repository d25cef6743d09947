"""Lamp and window: how bright each spot of the table is, and where shadows fall."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.rehearsal.lens import Lens, Points

Brightness = NDArray[np.float32]
"""What albedo is multiplied with: BGR, shape (h, w, 3), dtype float32."""


_GLARE_MM = 70.0
"""Standard deviation of the lamp's reflection on the table in millimetres."""

_GLARE_LEVEL = 150.0
"""Grey levels that a full reflection adds in its middle."""


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


def brightness(light: Light, lens: Lens, vignette: float) -> Brightness:
    """Light, white balance and vignette in each pixel; worked out coarsely and enlarged."""
    width, height = lens.picture
    columns, rows = width // 16 + 1, height // 16 + 1
    across, down = np.meshgrid(np.linspace(0, width - 1, columns), np.linspace(0, height - 1, rows))
    places = np.clip(lens.on_table(np.column_stack([across.ravel(), down.ravel()])), -1500, 1500)
    far = np.hypot(across - width / 2, down - height / 2) / np.hypot(width, height) * 2
    bright = light.at(places).reshape(rows, columns) * light.level * (1 - vignette * far**2)
    full = cv2.resize(bright.astype(np.float32), lens.picture, interpolation=cv2.INTER_LINEAR)
    return np.asarray(full[..., None] * np.array(light.colour, np.float32), np.float32)


def reflection(light: Light, lens: Lens, strength: float) -> NDArray[np.uint8]:
    """The lamp mirrored in smooth things, to be added to each pixel: shape (h, w, 3), dtype uint8.

    It lies where the angles to lamp and camera are the same.
    """
    x, y, height = light.lamp
    share = lens.eye[2] / (lens.eye[2] + height)
    spot = np.array([lens.eye[0] + (x - lens.eye[0]) * share, lens.eye[1] + (y - lens.eye[1]) * share])
    centre, beside = lens.project(np.stack([spot, spot + np.array([_GLARE_MM, 0.0])]))
    across, down = np.meshgrid(
        np.arange(lens.picture[0], dtype=np.float32), np.arange(lens.picture[1], dtype=np.float32)
    )
    far = ((across - centre[0]) ** 2 + (down - centre[1]) ** 2) / float(((beside - centre) ** 2).sum())
    shine = np.clip(_GLARE_LEVEL * strength * np.exp(-far / 2), 0, 255).astype(np.uint8)
    return np.asarray(cv2.cvtColor(shine, cv2.COLOR_GRAY2BGR), np.uint8)
