"""Reads candidates for top faces: a first look at all of them, a closer one at the likely ones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.models import Network
from vision.dice.finder import Candidate
from vision.dice.patches import NO_DIE, cut
from vision.sightings import Image, Points

FINDER_TRUST = 0.5
"""Power to which the finder's odds for a die weigh in; below 1, since both networks see the same picture."""
_LEAST_ODDS, _MOST = -3.5, 12
"""Least logarithm of the odds for a die after the first look, and most faces, that are worth a closer one."""
_MOST_CHANGE = 1.4
"""The first look corrects a candidate's size by this factor at most."""

_APART = 0.6
"""Middles of two dice's top faces are at least so many face sizes apart (dice that touch: 0.8 from 40°)."""
_ALIKE = 2.2
"""Dice of one picture differ in size by this factor at most: they are thrown together, on one table."""

Float = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Face:
    """What a candidate was read as.

    Attributes:
        candidate: place and size, as corrected by the first look.
        logits: float32 (7,), of no die and of 1 to 6; their softmax is calibrated.
        outline: corners of the top face in pixels.
    """

    candidate: Candidate
    logits: Float
    outline: Points

    @property
    def chances(self) -> Float:
        """Calibrated probabilities of no die and of 1 to 6."""
        return _softmax(self.logits)

    @property
    def value(self) -> int:
        """The likeliest value."""
        return int(self.logits[NO_DIE + 1 :].argmax()) + NO_DIE + 1

    @property
    def certainty(self) -> float:
        """The probability of that value."""
        return float(self.chances[self.value])

    def can_lie_beside(self, surer: Face) -> bool:
        """Whether the die is far enough from a surer one and of about its size."""
        size, other = self.candidate.size, surer.candidate.size
        apart = math.dist(self.candidate.middle, surer.candidate.middle)
        return apart >= _APART * max(size, other) and max(size, other) <= _ALIKE * min(size, other)


class FaceReader:
    """Runs the reading network.

    Args:
        network: BGR patches float32 (n, 3, 40, 40) in [0, 255] to logits (n, 7) and frames (n, 7).
    """

    def __init__(self, network: Network) -> None:
        self._network = network

    def read(self, image: Image, candidates: Sequence[Candidate]) -> list[Face]:
        """Return what is worth telling of the candidates: those that are no die for certain are left out."""
        if not candidates:
            return []
        first, frames = self._run(_patches(image, candidates))
        prior = np.array([FINDER_TRUST * np.log(one.chance / (1 - one.chance)) for one in candidates])
        odds = _die_odds(first) + prior
        likely = [number for number in odds.argsort()[::-1][:_MOST].tolist() if odds[number] > _LEAST_ODDS]
        if not likely:
            return []
        closer = [_corrected(candidates[number], frames[number]) for number in likely]
        logits, frames = self._look_closer(_patches(image, closer))
        logits[:, NO_DIE + 1 :] += prior[likely, None]
        return [Face(*parts) for parts in zip(closer, logits, map(outline_of, closer, frames), strict=True)]

    def _look_closer(self, patches: Image) -> tuple[Float, Float]:
        """Return logits (averaged over quarter turns) and frames in the colours that show a die best."""
        channels = [np.repeat(patches[..., channel, None], 3, axis=3) for channel in range(3)]
        views = np.stack([patches, *channels])
        count = len(patches)
        values, frames = self._run(views.reshape(-1, *patches.shape[1:]))
        best = _die_odds(values).reshape(4, count).argmax(axis=0)
        chosen = best * count + np.arange(count)
        seen = views[best, np.arange(count)]
        turned, _ = self._run(np.concatenate([np.rot90(seen, turn, (1, 2)) for turn in (1, 2, 3)]))
        logits = (values[chosen] + turned.reshape(3, count, -1).sum(axis=0)) / 4
        return np.asarray(logits, np.float32), frames[chosen]

    def _run(self, patches: Image) -> tuple[Float, Float]:
        values, frames = self._network.run(np.ascontiguousarray(patches.transpose(0, 3, 1, 2), np.float32))
        return values, frames


def _patches(image: Image, candidates: Sequence[Candidate]) -> Image:
    return np.stack([cut(image, candidate.middle, candidate.size) for candidate in candidates])


def _die_odds(logits: Float) -> Float:
    """Return how much likelier than no die each row's best value is, as a logarithm."""
    return np.asarray(logits[:, NO_DIE + 1 :].max(axis=1) - logits[:, NO_DIE], np.float32)


def outline_of(candidate: Candidate, frame: Float) -> Points:
    """Return the corners of the top face (4, 2), clockwise in the picture.

    Args:
        candidate: where the patch was cut.
        frame: float32 (7,), in face sizes: the offset of the face's middle (x, y), the symmetric matrix
            (xx, xy, yy) that makes the face out of a turned unit square, cosine and sine of 4 times its turn.
    """
    x, y, xx, xy, yy, cosine, sine = frame
    turn = np.arctan2(sine, cosine) / 4
    rotation = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    square = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])
    corners = square @ (np.array([[xx, xy], [xy, yy]]) @ rotation).T + (x, y)
    return np.asarray(corners * candidate.size + candidate.middle, np.float32)


def _corrected(candidate: Candidate, frame: Float) -> Candidate:
    outline = outline_of(candidate, frame)
    x, y = (float(value) for value in outline.mean(axis=0))
    size = float(np.sqrt(cv2.contourArea(outline)))
    size = min(max(size, candidate.size / _MOST_CHANGE), candidate.size * _MOST_CHANGE)
    return Candidate((x, y), size, candidate.chance)


def _softmax(logits: Float) -> Float:
    chances = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return np.asarray(chances / chances.sum(axis=-1, keepdims=True), np.float32)
