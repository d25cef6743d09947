"""The eye: all readers on one picture, and one answer where two of them saw the same thing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import cv2
import numpy as np

from vision.boxes import Box, merged
from vision.errors import PictureError
from vision.sightings import (
    CardSighting,
    DieSighting,
    Image,
    Place,
    Points,
    Sightings,
    UnknownSighting,
    UpDownSighting,
)
from vision.table.calibration import Calibration


class CardReader(Protocol):
    """Reads the cards of one deck."""

    def read(
        self, image: Image, regions: Sequence[Box] | None = None, card_width: float | None = None
    ) -> tuple[tuple[CardSighting, ...], tuple[UnknownSighting, ...]]:
        """Cards, and card-shaped things that it could not read.

        Args:
            image: the whole picture.
            regions: where to look, in pixels; None: everywhere.
            card_width: the width of a card in pixels where it is known; None: any size is searched.
        """


class DieReader(Protocol):
    """Reads six-sided dice."""

    def read(
        self, image: Image, regions: Sequence[Box] | None = None, die_size: float | None = None
    ) -> tuple[DieSighting, ...]:
        """Dice with the value of their top face; ``die_size`` is the usual edge of a die in pixels."""


class UpDownReader(Protocol):
    """Reads the UP&DOWN card."""

    def read(
        self,
        image: Image,
        regions: Sequence[Box] | None = None,
        calibration: Calibration | None = None,
    ) -> UpDownSighting | None:
        """The card, or None when it is not there for certain."""


class BackFinder(Protocol):
    """Finds cards that lie face down."""

    def find(
        self, image: Image, calibration: Calibration, regions: Sequence[Box] | None = None
    ) -> tuple[UnknownSighting, ...]:
        """Card-shaped things of the size of a poker card, each with its outline."""


DIE_SIZE = 16.0
"""Edge of an ordinary die in mm."""
