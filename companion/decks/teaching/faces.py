"""The faces of a deck while it is taught, small, so that a person sees one that is wrong."""

from __future__ import annotations

from collections.abc import Mapping

import cv2
import numpy as np

from companion.decks.teaching.course import TakenPicture
from vision.decks.deck import Deck
from vision.decks.enrol import face_of, shape_of
from vision.sightings import Image

_ROWS = 132
"""Rows of a small face: half of what is learned, so that those of the largest deck take some 9 MB."""


class SmallFaces:
    """One small face of each card: as it was cut out when it was taken, then as it was learned.

    Attributes:
        by_code: BGR, upright, from edge to edge.
    """

    def __init__(self) -> None:
        self.by_code: Mapping[str, Image] = {}

    def take(self, taken: TakenPicture, picture: Image) -> None:
        """Cut a card out where it most likely lies; of several pictures of one card the first is shown.

        Args:
            taken: what was taken.
            picture: its picture, BGR, shape (height, width, 3), dtype uint8.
        """
        if taken.code not in self.by_code:
            likeliest = taken.places[0]
            face = face_of(picture, likeliest, shape_of(likeliest))
            self.by_code = {**self.by_code, taken.code: _small(face)}

    def forget(self, code: str) -> None:
        """A card is to be shown again."""
        self.by_code = {other: face for other, face in self.by_code.items() if other != code}

    def learned(self, deck: Deck) -> None:
        """Show the faces by which the deck will be read."""
        self.by_code = {
            code: _small(deck.faces[deck.codes.index(code)]) for code in dict.fromkeys(deck.codes)
        }


def _small(face: Image) -> Image:
    columns = max(1, round(_ROWS * face.shape[1] / face.shape[0]))
    return np.asarray(cv2.resize(face, (columns, _ROWS), interpolation=cv2.INTER_AREA), np.uint8)
