"""How a Raspberry Pi's sensor can be read, and the way that shows all of it in the fewest pixels.

Left to itself libcamera takes the mode nearest to the pictures' size, which shows a part of most sensors:
1536×864 for 1280×720 on Camera Module 3, two thirds of its width.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hardware.cameras.fitting import Size, area, best_fit
from hardware.cameras.protocol import SMALL_WIDTH


@dataclass(frozen=True, slots=True)
class SensorMode:
    """One way to read a sensor.

    Attributes:
        size: width and height in pixels that are read.
        crop: left, top, width and height of what they show, in pixels of the whole sensor.
        bit_depth: bits a pixel.
        rate: pictures a second at most.
    """

    size: Size
    crop: tuple[int, int, int, int]
    bit_depth: int
    rate: float

    def picture(self, asked: Size) -> Size:
        """The size of pictures that show all that is read, as wide as asked for where so much is read."""
        width = _even(min(asked[0], self.size[0]))
        return width, _even(width * self.crop[3] / self.crop[2])


def modes_of(listed: Iterable[Mapping[str, Any]]) -> list[SensorMode]:
    """The modes that ``Picamera2.sensor_modes`` lists; what is no mode of a raw sensor is left out."""
    return [
        SensorMode(mode["size"], mode["crop_limits"], mode["bit_depth"], mode["fps"])
        for mode in listed
        if "crop_limits" in mode
    ]


def whole_sensor_mode(modes: Iterable[SensorMode], asked: Size) -> SensorMode | None:
    """The smallest mode that shows the whole sensor and holds pictures of a size; None where there is none.

    Where no such mode is so large the largest one is taken, and of two that differ in their bits the finer.

    Args:
        modes: of the sensor.
        asked: width and height in pixels of the pictures.
    """
    known = list(modes)
    if not known:
        return None
    most = max(area(mode.crop[2:]) for mode in known)
    whole = [mode for mode in known if area(mode.crop[2:]) == most]
    return best_fit(whole, asked, lambda mode: (-mode.bit_depth,))


def small_picture(picture: Size) -> Size:
    """Width and height of the small picture beside one, as `protocol.made_small` makes it; sides are even."""
    width = min(SMALL_WIDTH, picture[0])
    return width, _even(width * picture[1] / picture[0])


def _even(side: float) -> int:
    """The nearest even number: picamera2 refuses others."""
    return 2 * round(side / 2)
