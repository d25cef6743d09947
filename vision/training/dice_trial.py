"""Measures the dice reader on drawn tables that nothing was learnt from, by confidence.

    python -m vision.training.dice_trial [--tables 600] [--seed 5000] [--models assets/models]

For each threshold: how many of the dice that can be seen are told rightly, how many told have wrong values or
are no dice, on which share of the tables something is told falsely, and how many tables come out right; an
invented die counts only with the chance that what it was read on lies on a real table, too. *Clear* tables
are those on which nobody would hesitate: no die is smaller than 11 pixels, faint or half hidden.

The reader's threshold follows from the clear tables and is told below them: the least at which no more than
`FALSE_TABLES` of them tell something falsely. That bounds wrong values and inventions together, and leaves no
more dice out than it takes: one left out is asked for, one told falsely is not. Seeds that something was
learnt or fitted from are refused: there the reader is mistaken less than elsewhere.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from vision.dice.reader import DiceReader
from vision.network import shipped
from vision.training.dice_data import Scenes, draw_scenes, seeds_of
from vision.training.dice_samples import IN_VIEW, LEAST_SIZE, LOOK_ALIKES, sizes_of
from vision.training.made import made

THRESHOLDS = (0.3, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95)
FALSE_TABLES = 0.05
"""Share of clear tables at most on which something is told falsely. Where it is halved once more, a table
spared costs three times as many dice: the reader that was shipped when this was set told .706, .645 and .473
of them at .75, .85 and .95 (seed 7000, 300 tables), with .082, .048 and .013 of the clear tables false."""
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


@dataclass(frozen=True, slots=True)
class Reached:
    """What is told at a threshold.

    Attributes:
        threshold: least confidence of what is told.
        right: share of the dice that can be seen.
        wrong: number of dice told with a wrong value.
        invented: number of dice told that are none.
        false_tables: share of the tables on which either is told, an invention weighed by its chance.
        right_tables: share of the tables on which all is told rightly and nothing falsely.
    """

    threshold: float
    right: float
    wrong: int
    invented: int
    false_tables: float
    right_tables: float

    def __str__(self) -> str:
        """A line of the table that `main` prints."""
        counts = f"{self.threshold:.2f} {self.right:.3f} {self.wrong:4} {self.invented:4}"
        return f"{counts} {self.false_tables:.3f} {self.right_tables:.3f}"


def reached(told: Sequence[Told], scenes: Scenes, tables: Collection[int]) -> Iterator[Reached]:
    """Yield what is reached on these tables, for each threshold from the least on."""
    count = len(scenes.pictures)
    seen = (scenes.visible > IN_VIEW) & (sizes_of(scenes.tops) > LEAST_SIZE)
    dice = np.bincount(scenes.owners[seen], minlength=count)
    here = np.isin(np.arange(count), list(tables))
    for threshold in THRESHOLDS:
        some = [one for one in told if one.scene in tables and one.confidence >= threshold]
        right, misread, invented = (
            np.bincount(np.array([one.scene for one in some if is_so(one)], int), minlength=count)
            for is_so in (_is_right, _is_misread, _is_invented)
        )
        true = (1 - 1 / LOOK_ALIKES) ** invented * (misread == 0)
        yield Reached(
            threshold,
            right=float(right.sum() / max(1, dice[here].sum())),
            wrong=int(misread.sum()),
            invented=int(invented.sum()),
            false_tables=float(1 - true[here].mean()),
            right_tables=float((true * (right >= dice))[here].mean()),
        )


def _is_right(one: Told) -> bool:
    return one.right


def _is_misread(one: Told) -> bool:
    return one.is_die and not one.right


def _is_invented(one: Told) -> bool:
    return not one.is_die


def threshold_of(clear: Sequence[Reached]) -> float | None:
    """Return the threshold that follows from what is reached on clear tables; None: none is high enough."""
    return next((one.threshold for one in clear if one.false_tables <= FALSE_TABLES), None)


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and measure; 2 where something was learnt from these tables."""
    parser = argparse.ArgumentParser(description="Measure the dice reader on drawn tables.")
    parser.add_argument("--tables", type=int, default=600)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--models", type=Path, help="default: those that are shipped")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args(arguments)
    name = "dice-reader.onnx"
    noted = made(options.models or shipped(name).parent)
    if name in noted and options.seed in seeds_of(noted[name].seed):
        print(f"{name} has learnt from tables of seed {options.seed}.", file=sys.stderr)
        return 2
    cv2.setNumThreads(1)
    scenes = draw_scenes(options.seed, options.tables, options.processes)
    told = list(told_of(DiceReader(options.models, accepted=0.0), scenes))
    clear = clear_tables(scenes)
    for kind, tables in (("all", set(range(options.tables))), ("clear", clear)):
        print(f"{kind}: {len(tables)} tables; threshold, right, wrong values, no dice, false, right tables")
        print(*reached(told, scenes, tables), sep="\n")
    print("threshold:", threshold_of(list(reached(told, scenes, clear))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
