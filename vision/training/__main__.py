"""Trains all networks from a seed: ``python -m vision.training --seed 1 --out assets/models``."""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
from pathlib import Path

from vision.errors import TrainingError, VisionError
from vision.training.side_work import LOG_FORMAT


def main(arguments: list[str] | None = None) -> int:
    """Trains the networks for cards, corners, faces and dice; 2 when something that it needs is missing."""
    parser = argparse.ArgumentParser(description="Train all networks on drawn scenes.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="folder for the networks")
    parser.add_argument("--work", type=Path, help="folder for 8.5 GB of scenes (default: temporary)")
    options = parser.parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format=LOG_FORMAT)
    try:
        from vision.training import cards, comparison, corners, dice, whole_cards
    except ImportError as error:
        print(
            f"The training needs PyTorch ({error}); install it with: pip install .[training]", file=sys.stderr
        )
        return 2
    options.out.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory(prefix="training-") as folder:
            work = options.work or Path(folder)
            cards.train(options.seed, options.out, work)
            whole_cards.train(options.seed, options.out, work / "whole")
            corners.train(options.seed, options.out, work / "corners")
            comparison.learn(options.seed, options.out, work / "comparison")
            dice.train(options.seed, options.out, work / "dice")
    except (TrainingError, VisionError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
