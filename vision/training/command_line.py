"""What the commands that train have in common."""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from vision.errors import TrainingError, VisionError
from vision.training.made import note_made
from vision.training.side_work import LOG_FORMAT

Train = Callable[[int, Path, Path], None]
"""Trains from a seed into a folder for networks; what is drawn and kept meanwhile lies in another one."""


def train_as_asked(arguments: list[str] | None, by: str, what: str, kept: str, train: Train) -> int:
    """Train as a command line says; 2 when something that it needs is missing.

    Args:
        arguments: the command line's; None: those of this process.
        by: the module whose command it is; empty where its stages note themselves what they made.
        what: the command does, for its help.
        kept: what lies in the folder of ``--work`` meanwhile.
        train: does it.
    """
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="folder for the networks")
    parser.add_argument("--work", type=Path, help=f"folder for {kept} (default: temporary)")
    options = parser.parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format=LOG_FORMAT)
    try:
        with tempfile.TemporaryDirectory(prefix="training-") as folder:
            seed, out, work = options.seed, options.out, options.work or Path(folder)
            out.mkdir(parents=True, exist_ok=True)
            if by:
                note_made(out, by, seed, lambda: train(seed, out, work))
            else:
                train(seed, out, work)
    except ImportError as error:
        print(
            f"The training needs PyTorch ({error}); install it with: pip install .[training]", file=sys.stderr
        )
        return 2
    except (TrainingError, VisionError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0
