"""Measures how a camera sees a table whose place is known, over a second or two of its pictures."""

from __future__ import annotations

from statistics import median
from typing import Final

import numpy as np

from vision.calibration import Calibration
from vision.motion.registration import Registration
from vision.motion.shot import Shot
from vision.motion.small_frame import SmallFrame
from vision.quality.measures import (
    Edges,
    edges_of,
    evenness_of,
    field,
    flicker_of,
    glare_of,
    index_pixels,
    noise_of,
    part_of,
)
from vision.quality.quality import Quality
from vision.sightings import Image, Points

SECONDS: Final = 2.0
"""For so long pictures are looked at."""

_FEWEST: Final = 6
"""So few pictures at least tell of noise, flicker and shake."""

_MOST: Final = 30
"""So many are kept, small."""

_WHOLE: Final = 0.5
"""Seconds from one picture that is looked at whole to the next."""

_OF_LIGHT: Final = 9
"""Pictures of whose middle the evenness of the light is told."""


class Measuring:
    """Takes pictures of a table, and says how well it is seen.

    Args:
        table: where the table lies in the pictures.
        area: width and height in mm of its middle, where all cards lie.
    """

    def __init__(self, table: Calibration, area: tuple[float, float]) -> None:
        self._table = table
        x, y = area[0] / 2, area[1] / 2
        self._area: Points = np.array([[-x, -y], [x, -y], [x, y], [-x, y]], np.float32)
        self._small: list[Image] = []
        self._times: list[float] = []
        self._looked_at: list[float] = []
        self._edges: list[Edges | None] = []
        self._glare: list[float] = []
        self._dark: list[bool] = []
        self._registration = Registration()

    @property
    def table(self) -> Calibration:
        """Where the table lies in the pictures."""
        return self._table

    @property
    def done(self) -> bool:
        """Whether enough was seen to say all that there is to say."""
        return len(self._small) >= _FEWEST and self._times[-1] - self._times[0] >= SECONDS

    def see(self, shot: Shot) -> None:
        """Take a picture, later than the one before; one in which there is nothing says nothing."""
        if self._times and shot.time - self._times[-1] < SECONDS / _MOST:
            return
        small = SmallFrame.of(shot.small, shot.size[0])
        if small.black:
            return
        self._small.append(small.fine)
        self._times.append(shot.time)
        self._dark.append(small.dark)
        if not self._registration.holds:
            self._registration.hold(small.fine)
        self._registration.onto_steady(shot)
        if not self._looked_at or shot.time - self._looked_at[-1] >= _WHOLE:
            self._look_at_whole(shot)

    def _look_at_whole(self, shot: Shot) -> None:
        """What only the whole picture shows."""
        picture, table = shot.image, self._table.for_picture(shot.size)
        part = part_of(table, self._area, picture)
        self._looked_at.append(shot.time)
        self._edges.append(edges_of(picture, part))
        self._glare.append(glare_of(picture, part))

    @property
    def quality(self) -> Quality | None:
        """What was measured so far; None before the first picture."""
        if not self._small:
            return None
        table, area, several = self._table, self._area, len(self._small) >= _FEWEST
        part = part_of(table, area, self._small[0])
        edges = [one for one in self._edges if one is not None]
        seen, margin = field(table, area)
        return Quality(
            index=index_pixels(table, area),
            softness=median(one.softness for one in edges) if edges else None,
            contrast=median(one.contrast for one in edges) if edges else None,
            noise=noise_of(self._small, part) if several else None,
            flicker=flicker_of(self._small, part) if several else None,
            glare=median(self._glare),
            evenness=evenness_of(self._small[:: max(1, len(self._small) // _OF_LIGHT)], table, area),
            shake=self._registration.shake if several else None,
            seen=seen,
            margin=margin,
            dark=sum(self._dark) > len(self._dark) / 2,
        )
