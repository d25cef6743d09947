"""Measures the dice reader on drawn tables that nothing was learnt from, by confidence.

    python -m vision.training.dice_trial [--tables 600] [--seed 5000] [--models assets/models]

For each threshold: how many of the dice that can be seen are told rightly, how many told have wrong values or
are no dice, and how many tables come out right; a false die counts only with the chance that what it was read
on lies on a real table, too. The reader's threshold is the largest that comes within one table in a hundred
of the best: a die left out is asked for, one invented is not. *Clear* tables are those on which nobody would
hesitate: no die is smaller than 11 pixels, faint or half hidden.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from vision.dice.reader import DiceReader
from vision.training.dice_data import Scenes, draw_scenes
from vision.training.dice_samples import IN_VIEW, LEAST_SIZE, LOOK_ALIKES, sizes_of

THRESHOLDS = (0.3, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95)
CLEAR_SIZE = 11.0
"""Least size in pixels of a face on a clear table."""
_SAME_PLACE = 0.4


@dataclass(frozen=True, slots=True)
class Told:
    """A die that the reader told of, and the truth: whether a die is there, and whether of that value."""

    confidence: float
    scene: int
    is_die: bool
    right: bool


def told_of(reader: DiceReader, scenes: Scenes) -> Iterator[Told]:
    """Read all tables; what is told of dice that are hardly in view is left out."""
    middles, sizes = scenes.tops.mean(axis=1), sizes_of(scenes.tops)
    for scene, picture in enumerate(scenes.pictures):
        dice = np.flatnonzero(scenes.owners == scene)
        for seen in reader.see(picture):
            far = np.hypot(*(middles[dice] - seen.centre).T) / sizes[dice]
            near = far.size > 0 and far.min() < _SAME_PLACE
            die = dice[far.argmin()] if near else -1
            right = near and scenes.values[die] == seen.value
            if near and not right and scenes.visible[die] <= IN_VIEW:
                continue
            yield Told(seen.confidence, scene, bool(near), bool(right))


def clear_tables(scenes: Scenes) -> set[int]:
    """Return the tables on which every die can be read by anybody."""
    doubtful = (scenes.visible <= IN_VIEW) | (sizes_of(scenes.tops) < CLEAR_SIZE)
    return set(range(len(scenes.pictures))) - set(scenes.owners[doubtful].tolist())


def report(told: list[Told], scenes: Scenes, tables: set[int]) -> Iterator[str]:
    """Yield one line for each threshold."""
    seen = (
        (scenes.visible > IN_VIEW)
        & (sizes_of(scenes.tops) > LEAST_SIZE)
        & np.isin(scenes.owners, list(tables))
    )
    dice = np.bincount(scenes.owners[seen], minlength=len(scenes.pictures))
    columns = "threshold, right, wrong values, no dice, tables right"
    yield f"{len(tables)} tables, {int(dice.sum())} dice: {columns}"
    for threshold in THRESHOLDS:
        here = [one for one in told if one.scene in tables and one.confidence >= threshold]
        right = np.bincount([one.scene for one in here if one.right], minlength=len(dice))
        wrong = [one for one in here if not one.right]
        misread = {one.scene for one in wrong if one.is_die}
        invented = np.bincount([one.scene for one in wrong if not one.is_die], minlength=len(dice))
        kept = (1 - 1 / LOOK_ALIKES) ** invented
        exact = sum(kept[scene] for scene in tables - misread if right[scene] >= dice[scene])
        values = sum(one.is_die for one in wrong)
        share = right.sum() / dice.sum()
        yield f"{threshold:.2f} {share:.3f} {values:4} {invented.sum():4} {exact / len(tables):.3f}"


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description="Measure the dice reader on drawn tables.")
    parser.add_argument("--tables", type=int, default=600)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--models", type=Path, help="default: those that are shipped")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    scenes = draw_scenes(options.seed, options.tables, options.processes)
    told = list(told_of(DiceReader(options.models, accepted=0.0), scenes))
    for name, tables in (("all", set(range(options.tables))), ("clear", clear_tables(scenes))):
        print(name, *report(told, scenes, tables), sep="\n")


if __name__ == "__main__":
    main()
