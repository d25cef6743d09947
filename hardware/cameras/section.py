"""Which part of its sensor a camera shows: what is known of a table holds for that part alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

_ROUNDING: Final = 0.005
"""Part of its width by which a crop may differ, six pixels in 1280: the ISP rounds it to what it can do."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a sensor, and how it is read.

    Attributes:
        sensor: the sensor's model, ``"imx708"``.
        mode: width and height in pixels in which the sensor is read.
        crop: left, top, width and height of what is shown, in pixels of the whole sensor.
    """

    sensor: str
    mode: tuple[int, int]
    crop: tuple[int, int, int, int]

    def shows_same(self, other: Section | None) -> bool:
        """Whether pictures of both show the same, larger or smaller: the mode changes nothing of that."""
        if other is None or other.sensor != self.sensor:
            return False
        apart = max(abs(one - two) for one, two in zip(self.crop, other.crop, strict=True))
        return apart <= _ROUNDING * self.crop[2]

    def as_dict(self) -> dict[str, Any]:
        """The section as JSON values; :meth:`from_dict` reads it back."""
        return {"sensor": self.sensor, "mode": list(self.mode), "crop": list(self.crop)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Section:
        """The section that :meth:`as_dict` wrote; raises `ValueError` where the values are none."""
        try:
            width, height = map(int, values["mode"])
            left, top, across, down = map(int, values["crop"])
            return cls(str(values["sensor"]), (width, height), (left, top, across, down))
        except (KeyError, OverflowError, TypeError) as error:
            raise ValueError("no section of a sensor") from error
