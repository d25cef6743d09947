"""How well simulated tables are seen, with and without what goes wrong: what the marks' limits rest on.

    python -m companion.bench.how_well
    python -m companion.bench.how_well --tables 24 --fault candle --fault shaking:mild --conditions hard

For each fault, alone, and for no fault: of so many tables the least, the middle and the largest of each
measure, and how many got each mark that is not good. The units are those of `vision.quality.quality.Quality`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import cv2
import numpy as np

from companion.bench.faults import Acted
from companion.rehearsal.camera import Above, SimulatedCamera
from companion.rehearsal.conditions import Conditions, World
from companion.rehearsal.faults.registry import ChosenFault, fault_named
from companion.rehearsal.rehearsal import TICK_SECONDS
from hardware.cameras.protocol import Frame
from vision.calibration import Calibration
from vision.quality.measuring import SECONDS, Measuring
from vision.quality.quality import Mark, Quality

_EVERY: Final = 3
"""Ticks from one picture to the next: ten a second are kept of a live camera."""

_FAULTS: Final = (
    "oblique",
    "oblique:mild",
    "low-resolution",
    "low-resolution:mild",
    "out-of-focus",
    "out-of-focus:mild",
    "smear",
    "shaking",
    "shaking:mild",
    "low-light",
    "low-light:mild",
    "lamp-bands-50",
    "lamp-bands-50:mild",
    "lamp-bands-60",
    "candle",
    "exposure-hunting",
    "overexposed",
    "overexposed:mild",
    "sun-patch",
    "glossy-cards",
    "vignette",
)
_MEASURES: Final = (
    "index",
    "softness",
    "contrast",
    "grain",
    "flicker",
    "glare",
    "evenness",
    "shake",
    "seen",
    "margin",
)


def seen_at(faults: tuple[ChosenFault, ...], seed: int, conditions: Conditions = Conditions.HOME) -> Quality:
    """How a table is seen at which cards lie and nobody reaches in, by its first seconds."""
    acted = Acted.at(faults, seed, conditions)
    world = acted.world
    measuring = Measuring(where_it_lies(world), world.table.play_area)
    for frame in frames_of(acted):
        measuring.see(frame)
    quality = measuring.quality
    if quality is None:
        raise ValueError(f"{faults} let no picture come")
    return quality


def where_it_lies(world: World) -> Calibration:
    """The calibration that fits the simulated camera's lens best, over the play area."""
    x, y = (np.linspace(-side / 2, side / 2, 7) for side in world.table.play_area)
    places = np.stack([axis.ravel() for axis in np.meshgrid(x, y)], 1)
    homography, _ = cv2.findHomography(world.lens.project(places), places)
    return Calibration(np.asarray(homography, np.float64), world.lens.picture, world.table.top)


def frames_of(acted: Acted) -> Iterator[Frame]:
    """What the camera gives for so long as is measured."""
    camera = SimulatedCamera(acted.stage, acted.seats)
    for tick in range(round(SECONDS / TICK_SECONDS) + _EVERY):
        yield from camera.tick(tick * TICK_SECONDS, Above(), due=tick % _EVERY == 0)


def _told(name: str, all_of_them: Sequence[Quality]) -> Iterator[str]:
    """What was measured, in lines."""
    yield name
    for measure in _MEASURES:
        values = [value for one in all_of_them if (value := getattr(one, measure)) is not None]
        if values:
            low, middle, high = np.quantile(values, (0.0, 0.5, 1.0))
            yield f"  {measure:<10}{low:>9.2f}{middle:>9.2f}{high:>9.2f}"
    given = Counter(
        f"{aspect.value} {mark.value}"
        for one in all_of_them
        for aspect, mark in one.marks.items()
        if mark is not Mark.GOOD
    )
    yield "  " + (", ".join(f"{mark} {count}" for mark, count in sorted(given.items())) or "all good")


def main(given: list[str]) -> int:
    """Measure and print."""
    asked = argparse.ArgumentParser(prog="python -m companion.bench.how_well", description=__doc__)
    asked.add_argument("--fault", action="append", type=fault_named, metavar="NAME", help="only this one")
    asked.add_argument("--tables", type=int, default=12, metavar="N", help="of each")
    asked.add_argument("--first", type=int, default=3, metavar="SEED")
    asked.add_argument("--conditions", type=Conditions, choices=list(Conditions), default=Conditions.HOME)
    options = asked.parse_args(given)
    seeds = range(options.first, options.first + options.tables)
    cases = [(), *((fault,) for fault in options.fault or map(fault_named, _FAULTS))]
    for faults in cases:
        name = str(faults[0]) if faults else f"no fault, {options.conditions.value}"
        found = [seen_at(faults, seed, options.conditions) for seed in seeds]
        print(*_told(name, found), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
