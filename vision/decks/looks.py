"""Compares what is seen of a card with the faces of a deck, by a network that learned it on drawn decks.

The network says of each part of a view what is seen there (its *traits*) and how much that tells. How alike a
view and a face are is the mean over the parts of how well their traits agree, each part weighted by what it
tells in both, once as it is and once by how much the deck's faces differ there; what differs much counts
against a face by its square, for a single sign may be all that two faces differ in; what is hidden has no
weight. How sure that makes is learned as well: by how clear the view and the deck's faces are. With the
likeness from which on a card is none of the deck's these give a probability for each face, and one for none
of them.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.raster import Raster, Weights
from vision.network import Network, shipped

COLUMNS, ROWS = 64, 96
"""Pixels of a view as the network takes it."""

SIZE = COLUMNS, ROWS

LIKELIEST = 4
"""So many of the codes that look likeliest are compared pixel by pixel and weighed, at most."""

_PART = 8
"""Pixels of a part of a view, each way."""

_LEAST_VARIES = 0.02
"""What is added to how much a deck's faces differ in a part: a deck of one face differs nowhere."""

Values = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class FaceLook:
    """What the network says of some views.

    Attributes:
        traits: what is seen in each part, of length 1, shape (views, parts, traits).
        tells: how much each part that is in view tells, shape (views, parts).
        strange: how little each view looks like a card at all, shape (views,).
        clear: how much the likenesses of each view are to be trusted, shape (views,).
    """

    traits: Values
    tells: Values
    strange: Values
    clear: Values


class Describer:
    """The network that describes views."""

    def __init__(self) -> None:
        """Load it.

        Raises:
            ModelError: it is missing or damaged.
        """
        outputs = ("traits", "tells", "strange", "clear", "weighing")
        self._network = Network(shipped("card-looks.onnx"), outputs)

    def look(self, views: list[Raster], shown: list[Weights] | None = None) -> tuple[FaceLook, Values]:
        """What some views show, and the constants by which looks are compared.

        Args:
            views: rasters of `SIZE`.
            shown: what of each is in view, of the same size, 0 to 1; all of them if left out.
        """
        seen = np.stack(views).transpose(0, 3, 1, 2) / np.float32(255) - np.float32(0.5)
        counted = np.ones((len(views), ROWS, COLUMNS), np.float32) if shown is None else np.stack(shown)
        values = np.concatenate([seen * counted[:, None], counted[:, None] - np.float32(0.5)], axis=1)
        given = self._network.run(np.ascontiguousarray(values, np.float32))
        traits, tells, strange, clear, weighing = given
        traits = traits / np.maximum(np.linalg.norm(traits, axis=2, keepdims=True), 1e-6)
        return FaceLook(traits, tells * in_parts(counted), strange, clear), weighing


def in_parts(shown: Values) -> Values:
    """How much of each part is in view: (views, ROWS, COLUMNS) to (views, parts)."""
    down, across = ROWS // _PART, COLUMNS // _PART
    return np.asarray(
        shown.reshape(-1, down, _PART, across, _PART).mean(axis=(2, 4)).reshape(-1, down * across)
    )


class FaceLooks:
    """The looks of a deck's faces."""

    def __init__(self, describer: Describer, faces: list[Raster]) -> None:
        """Describe some faces, given as rasters of `SIZE`."""
        self._describer = describer
        self._look, weighing = describer.look(faces)
        self._sure, self._even, self._grows = weighing[:3], weighing[3:5], float(weighing[5])
        self._varies = _LEAST_VARIES + 1 - (self._look.traits.mean(axis=0) ** 2).sum(axis=1)

    def chances(self, views: list[Raster], shown: list[Weights]) -> tuple[Values, Values]:
        """How likely each view shows each face, and last none of them, shape (views, faces + 1); how alike.

        Args:
            views: rasters of `SIZE`.
            shown: what of each is in view, of the same size.

        Returns:
            Probabilities of each face and last of none, shape (views, faces + 1), and how alike each view and
            face are, -1 to 1, shape (views, faces).
        """
        seen, _ = self._describer.look(views, shown)
        known, count = self._look, len(views)
        agree = np.einsum("npd,kpd->nkp", seen.traits, known.traits, optimize=True)
        both = seen.tells[:, None] * known.tells[None]
        entire = _mean(agree, both)
        both *= self._varies
        telling, against = _mean(agree, both), _mean((1 - agree) ** 2, both)
        trusted = (seen.tells.mean(axis=1) + 1e-3) ** self._grows * np.exp(seen.clear + known.clear.mean())
        logits = np.empty((count, agree.shape[1] + 1), np.float32)
        sure = self._sure
        logits[:, :-1] = trusted[:, None] * (sure[0] * entire + sure[1] * telling - sure[2] * against)
        logits[:, -1] = trusted * float(sure[:2] @ self._even) + seen.strange
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True), entire

    def agreement(self, view: Raster, shown: Weights, face: int) -> tuple[Values, Values, Values]:
        """How well each part of a view agrees with a face, -1 to 1, what that tells, and how much is in view.

        Each is of the shape (rows, columns) of the parts.

        Args:
            view: a raster of `SIZE`.
            shown: what of it is in view, of the same size.
            face: the face's number.
        """
        seen, _ = self._describer.look([view], [shown])
        agree = (seen.traits[0] * self._look.traits[face]).sum(axis=1)
        tells = seen.tells[0] * self._look.tells[face]
        shape = ROWS // _PART, COLUMNS // _PART
        return agree.reshape(shape), tells.reshape(shape), in_parts(shown[None])[0].reshape(shape)


def _mean(agree: Values, weights: Values) -> Values:
    return np.asarray((agree * weights).sum(axis=2) / (weights.sum(axis=2) + 1e-4), np.float32)


def view_of_face(face: NDArray[np.uint8]) -> Raster:
    """A face as a raster of `SIZE`."""
    return np.asarray(cv2.resize(face, SIZE, interpolation=cv2.INTER_AREA), np.float32)
