"""A deck's faces, prepared to be compared with what a camera sees."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.deck import Deck
from vision.decks.light import Sums
from vision.decks.raster import COARSE, FINE, inner, raster_size
from vision.sightings import Image

_SOFT = 0.6
"""Standard deviation in raster pixels by which faces are softened: a camera is never sharper."""


class Bank:
    """The faces of a deck as rasters.

    Attributes:
        deck: the deck.
        codes: the deck's codes, each once.
        fine, coarse: the faces, shape (faces, rows, columns, 3), dtype float32.
        fine_inner, coarse_inner: where the rasters surely show the card, shape (rows, columns).
    """

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.codes = tuple(dict.fromkeys(deck.codes))
        self.fine = np.stack([_raster(face, raster_size(deck.size, FINE)) for face in deck.faces])
        self.coarse = np.stack([_raster(face, raster_size(deck.size, COARSE)) for face in deck.faces])
        self.fine_inner = inner(*raster_size(deck.size, FINE))
        self.coarse_inner = inner(*raster_size(deck.size, COARSE))
        self._numbers = [np.flatnonzero([code == own for own in deck.codes]) for code in self.codes]
        count = len(deck.faces)
        channels = [self.coarse[..., channel].reshape(count, -1) for channel in range(3)]
        self._plain = [np.ascontiguousarray(channel.T) for channel in channels]
        self._squared = [np.ascontiguousarray((channel * channel).T) for channel in channels]

    def likeliest(self, misfits: NDArray[np.float32], most: int) -> NDArray[np.intp]:
        """Numbers of the faces that fit a patch best, one for each code, the best first; at most so many.

        Args:
            misfits: of all faces, shape (faces,).
            most: how many are wanted.
        """
        best = np.array([numbers[np.argmin(misfits[numbers])] for numbers in self._numbers], np.intp)
        return best[np.argsort(misfits[best])[:most]]

    def glance(self, patches: NDArray[np.float32], weights: NDArray[np.float32]) -> NDArray[np.float32]:
        """How little of each patch every face explains: 0 all, 1 nothing; shape (patches, faces).

        Args:
            patches: coarse rasters, shape (patches, rows, columns, 3).
            weights: what of them is to be explained, shape (patches, rows, columns).
        """
        count = len(patches)
        flat = weights.reshape(count, -1)
        seen = [patches[..., channel].reshape(count, -1) for channel in range(3)]
        sums = Sums(
            flat.sum(axis=1)[:, None],
            np.stack([(flat * one).sum(axis=1) for one in seen], axis=-1)[:, None],
            np.stack([flat @ face for face in self._plain], axis=-1),
            np.stack([(flat * one) @ face for one, face in zip(seen, self._plain, strict=True)], axis=-1),
            np.stack([flat @ face for face in self._squared], axis=-1),
            np.stack([(flat * one * one).sum(axis=1) for one in seen], axis=-1)[:, None],
        )
        return sums.unexplained()


def _raster(face: Image, size: tuple[int, int]) -> NDArray[np.float32]:
    shrunk = face
    while shrunk.shape[0] > 3 * size[1]:
        shrunk = np.asarray(
            cv2.resize(shrunk, (shrunk.shape[1] // 2, shrunk.shape[0] // 2), interpolation=cv2.INTER_AREA),
            np.uint8,
        )
    small = cv2.resize(shrunk, size, interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(small, (0, 0), _SOFT), np.float32)
