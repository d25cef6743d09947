"""Trains all networks from a seed: ``python -m vision.training --seed 1 --out assets/models``."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from vision.training.command_line import Train, train_as_asked
from vision.training.made import note_made


def main(arguments: list[str] | None = None) -> int:
    """Trains the networks for cards, corners, faces and dice; 2 when something that it needs is missing."""
    return train_as_asked(arguments, "", "Train all networks on drawn scenes.", "8.5 GB of scenes", _train)


def _train(seed: int, out: Path, work: Path) -> None:
    from vision.training import cards, comparison, corners, deck_judge, dice, framing, whole_cards

    stages: dict[str, Train] = {
        "cards": cards.train,
        "whole_cards": whole_cards.train,
        "corners": corners.train,
        "framing": framing.train,
        "comparison": comparison.learn,
        "deck_judge": deck_judge.train,
        "dice": dice.train,
    }
    for name, train in stages.items():
        stage = partial(train, seed, out, work / name)
        note_made(out, f"vision.training.{name}", seed, stage)


if __name__ == "__main__":
    sys.exit(main())
