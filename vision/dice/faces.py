"""Reads candidates for top faces: a first look at all of them, a closer one at the likely ones, laid flat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.dice.finder import DieCandidate, are_alike
from vision.dice.patches import NO_DIE, Matrix, cut
from vision.halvings import Halvings
from vision.network import Network
from vision.sightings import Image, Points

FINDER_TRUST = 0.5
"""Power to which the finder's odds for a die weigh in; below 1, since both networks see the same picture."""
_LEAST_ODDS, _MOST = -2.5, 14
"""Least logarithm of the odds for a die after the first look, and most faces, that are worth a closer one."""
_MOST_CHANGE = 1.5
"""The first look corrects a candidate's size by this factor at most."""
NARROWEST = 0.3
"""A face is at least this part as broad one way as the other: a die seen from 20° above the table."""
APART = 0.6
"""Middles of two dice's top faces are at least so many face sizes apart (dice that touch: 0.8 from 40°)."""
_ALIKE = 2.2
"""Dice of one picture differ in size by this factor at most: they are thrown together, on one table."""
_AROUND = 0.18 * np.array([(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y])
"""Sides of the face by which an aim is moved where it may miss the face's middle."""
_SIZES = (1.0, 0.93, 1.08)
"""Sizes of the closer look's cuts, in that of the face; the first is the aim's own. On 600 drawn tables three
sizes take away 4 of 22 wrong values and 10 of 130 invented dice, and no right one."""
_OPEN = (0.2, 0.97)
"""A face likelier a die than this, and its value less sure than that, may be read better from other aims."""
_SQUARE = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])

Float = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Aim:
    """Where a patch is cut: the face's middle in pixels and its sides (2, 2), see :func:`patches.cut`."""

    middle: tuple[float, float]
    face: Matrix

    @classmethod
    def over(cls, middle: tuple[float, float], corners: Points) -> Aim:
        """Return the aim at a face by its middle and its corners in pixels, clockwise, shape (4, 2)."""
        first, second, third, fourth = np.asarray(corners, np.float64)
        across, along = (second - first + third - fourth) / 2, (fourth - first + third - second) / 2
        return cls(middle, np.stack([across, along], axis=1))

    def moved(self, frame: Float) -> Aim:
        """Return what the network says that the face is, seen in this patch.

        Args:
            frame: float32 (7,), in sides of the face: the offset of the face's middle (x, y), the symmetric
                matrix (xx, xy, yy) that makes the face out of a turned unit square, cosine and sine of 4
                times its turn.
        """
        x, y, xx, xy, yy, cosine, sine = (float(value) for value in frame)
        turn = np.arctan2(sine, cosine) / 4
        rotation = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        across, along = self.face @ (x, y) + self.middle
        return Aim((float(across), float(along)), self.face @ np.array([[xx, xy], [xy, yy]]) @ rotation)

    @property
    def outline(self) -> Points:
        """Corners of the face in pixels, clockwise."""
        return np.asarray(_SQUARE @ self.face.T + self.middle, np.float32)

    @property
    def size(self) -> float:
        """Root of the face's area in pixels."""
        return float(np.sqrt(abs(np.linalg.det(self.face))))


@dataclass(frozen=True, slots=True)
class DieFace:
    """What a candidate was read as.

    Attributes:
        candidate: place and size after the closer look, and the finder's chance.
        aim: where the closer look was cut.
        logits: float32 (7,), of no die and of 1 to 6; their softmax is calibrated.
        outline: corners of the top face in pixels.
    """

    candidate: DieCandidate
    aim: Aim
    logits: Float
    outline: Points

    @property
    def chances(self) -> Float:
        """Calibrated probabilities of no die and of 1 to 6."""
        likelihoods = np.exp(self.logits - self.logits.max())
        return np.asarray(likelihoods / likelihoods.sum(), np.float32)

    @property
    def value(self) -> int:
        """The likeliest value."""
        return int(self.logits[NO_DIE + 1 :].argmax()) + NO_DIE + 1

    @property
    def certainty(self) -> float:
        """The probability of that value."""
        return float(self.chances[self.value])

    def can_lie_beside(self, surer: DieFace) -> bool:
        """Whether the die is far enough from a surer one and of about its size."""
        size, other = self.candidate.size, surer.candidate.size
        apart = math.dist(self.candidate.middle, surer.candidate.middle)
        return apart >= APART * max(size, other) and max(size, other) <= _ALIKE * min(size, other)


class FaceReader:
    """Runs the reading network.

    Args:
        network: BGR patches float32 (n, 3, 48, 48) in [0, 255] to logits (n, 7) and frames (n, 7).
    """

    def __init__(self, network: Network) -> None:
        self._network = network

    def read(self, pictures: Halvings, candidates: Sequence[DieCandidate]) -> list[DieFace]:
        """Return what is worth telling of the candidates: those that are no die for certain are left out."""
        if not candidates:
            return []
        aims = [Aim(one.middle, one.size * np.eye(2)) for one in candidates]
        logits, frames = self._run(_patches(pictures, aims))
        prior = np.array([prior_odds(one.chance) for one in candidates], np.float32)
        odds = _die_odds(logits) + prior
        likely = [number for number in odds.argsort()[::-1][:_MOST].tolist() if odds[number] > _LEAST_ODDS]
        if not likely:
            return []
        closer = [_reined(aims[number], aims[number].moved(frames[number])) for number in likely]
        likely, closer = _each_aim_once(likely, closer)
        logits, frames = self._look_closer(pictures, closer)
        logits[:, NO_DIE + 1 :] += prior[likely, None]
        found = [aim.moved(frame) for aim, frame in zip(closer, frames, strict=True)]
        return [
            DieFace(DieCandidate(at.middle, at.size, candidates[number].chance), aim, row, at.outline)
            for number, aim, row, at in zip(likely, closer, logits, found, strict=True)
        ]

    def aimed_anew(self, pictures: Halvings, faces: Sequence[DieFace]) -> list[DieFace]:
        """Return the surest readings of faces in doubt, from aims all around each; others as they are.

        The network is sure of a value only where the aim does not miss. Aims miss where the die is as dark as
        the table, or lies on its print, and where dice touch one another.
        """
        doubtful = [face for face in faces if _is_open(face)]
        if not doubtful:
            return list(faces)
        closer = self._best_aims(pictures, doubtful)
        logits, frames = self._look_closer(pictures, closer)
        surest = {}
        for face, aim, row, frame in zip(doubtful, closer, logits, frames, strict=True):
            row[NO_DIE + 1 :] += prior_odds(face.candidate.chance)
            at = aim.moved(frame)
            candidate = DieCandidate(at.middle, at.size, face.candidate.chance)
            anew = DieFace(candidate, aim, row, at.outline)
            surest[id(face)] = max(face, anew, key=lambda one: one.certainty)
        return [surest.get(id(face), face) for face in faces]

    def _best_aims(self, pictures: Halvings, faces: Sequence[DieFace]) -> list[Aim]:
        """Where each face is read for the most certain, of aims all around it."""
        aims = [
            Aim((float(x), float(y)), face.aim.face)
            for face in faces
            for x, y in np.array(face.aim.middle) + _AROUND @ face.aim.face.T
        ]
        logits, frames = self._run(_patches(pictures, aims))
        best = []
        for number, face in enumerate(faces):
            around = slice(number * len(_AROUND), (number + 1) * len(_AROUND))
            surest = int(_certainties(logits[around], prior_odds(face.candidate.chance)).argmax())
            aim = aims[around][surest]
            best.append(_reined(aim, aim.moved(frames[around][surest])))
        return best

    def aimed_at(self, pictures: Halvings, faces: Sequence[DieFace], aims: Sequence[Aim]) -> list[DieFace]:
        """Return the faces as they are read where other aims lay them flat, one aim for each."""
        if not faces:
            return []
        logits, _ = self._look_closer(pictures, aims)
        for row, face in zip(logits, faces, strict=True):
            row[NO_DIE + 1 :] += prior_odds(face.candidate.chance)
        return [
            replace(face, aim=aim, logits=row) for face, aim, row in zip(faces, aims, logits, strict=True)
        ]

    def _look_closer(self, pictures: Halvings, aims: Sequence[Aim]) -> tuple[Float, Float]:
        """Return logits, averaged over cuts of three sizes and their mirror images, and the aims' frames."""
        sized = [replace(aim, face=size * aim.face) for size in _SIZES for aim in aims]
        patches = _patches(pictures, sized)
        logits, frames = self._run(np.concatenate([patches, patches[:, :, ::-1]]))
        averaged = logits.reshape(2 * len(_SIZES), len(aims), -1).mean(axis=0)
        return np.asarray(averaged, np.float32), frames[: len(aims)]

    def _run(self, patches: Image) -> tuple[Float, Float]:
        values, frames = self._network.run(np.ascontiguousarray(patches.transpose(0, 3, 1, 2), np.float32))
        return values, frames


def _each_aim_once(numbers: Sequence[int], aims: Sequence[Aim]) -> tuple[list[int], list[Aim]]:
    """The first of aims that are alike, with their candidates' numbers: two may have been led to one face."""
    kept: dict[int, Aim] = {}
    for number, aim in zip(numbers, aims, strict=True):
        if not any(are_alike(aim, other) for other in kept.values()):
            kept[number] = aim
    return list(kept), list(kept.values())


def _is_open(face: DieFace) -> bool:
    """Whether a face may be a die and its value is in doubt."""
    return 1.0 - float(face.chances[NO_DIE]) >= _OPEN[0] and face.certainty <= _OPEN[1]


def prior_odds(chance: float) -> float:
    """Return the logarithm of the odds that the finder's chance adds to what the reader says."""
    return float(FINDER_TRUST * np.log(chance / (1 - chance)))


def _patches(pictures: Halvings, aims: Sequence[Aim]) -> Image:
    return np.stack([cut(pictures, aim.middle, aim.face) for aim in aims])


def _die_odds(logits: Float) -> Float:
    """Return how much likelier than no die each row's best value is, as a logarithm."""
    return np.asarray(logits[:, NO_DIE + 1 :].max(axis=1) - logits[:, NO_DIE], np.float32)


def _certainties(logits: Float, prior: float) -> Float:
    """Return the probability of each row's best value, with what the finder's chance adds."""
    odds = logits.copy()
    odds[:, NO_DIE + 1 :] += prior
    likelihoods = np.exp(odds - odds.max(axis=1, keepdims=True))
    values = likelihoods[:, NO_DIE + 1 :].max(axis=1)
    return np.asarray(values / likelihoods.sum(axis=1), np.float32)


def _reined(before: Aim, after: Aim) -> Aim:
    """Return ``after``, unless it is a face of quite another size or form than can be."""
    left, sides, right = np.linalg.svd(after.face)
    sides = np.maximum(sides, NARROWEST * sides.max())
    size = float(np.sqrt(sides.prod()))
    wanted = min(max(size, before.size / _MOST_CHANGE), before.size * _MOST_CHANGE)
    return Aim(after.middle, left @ np.diag(sides * (wanted / max(size, 1e-6))) @ right)
