"""Trains all networks from a seed: ``python -m vision.training --seed 1 --out assets/models``."""

from __future__ import annotations

import sys
from pathlib import Path

from vision.training.command_line import train_as_asked


def main(arguments: list[str] | None = None) -> int:
    """Trains the networks for cards, corners, faces and dice; 2 when something that it needs is missing."""
    return train_as_asked(arguments, "Train all networks on drawn scenes.", "8.5 GB of scenes", _train)


def _train(seed: int, out: Path, work: Path) -> None:
    from vision.training import cards, comparison, corners, dice, whole_cards

    out.mkdir(parents=True, exist_ok=True)
    cards.train(seed, out, work)
    whole_cards.train(seed, out, work / "whole")
    corners.train(seed, out, work / "corners")
    comparison.learn(seed, out, work / "comparison")
    dice.train(seed, out, work / "dice")


if __name__ == "__main__":
    sys.exit(main())
