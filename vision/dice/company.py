"""Weighs faces by what is read beside them: dice are thrown together and are as large as one another.

A face that could be a die or half a domino is the likelier a die, the surer another of its size is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from vision.dice.faces import APART, DieFace
from vision.dice.patches import NO_DIE

ALONE, COMPANY = -0.6, 1.6
"""Added to the logarithm of the odds for a die: to everyone's, and times how surely another of the same size
is one. Of the pairs tried, with these most drawn tables come out right (`vision.training.dice_trial`)."""
_LIKE = 0.12
"""Deviation of the logarithm of the sizes of dice thrown together."""


def weighed(faces: Sequence[DieFace]) -> list[DieFace]:
    """Return the faces with the logits of the six values raised by the company they keep."""
    raised = ALONE + COMPANY * company_of(faces)
    is_value = np.arange(7) != NO_DIE
    return [
        replace(face, logits=np.asarray(face.logits + more * is_value, np.float32))
        for face, more in zip(faces, raised, strict=True)
    ]


def company_of(faces: Sequence[DieFace]) -> np.ndarray:
    """Return for each face how surely another one of its size is a die, float64 (n,) in [0, 1]."""
    if len(faces) < 2:
        return np.zeros(len(faces))
    middles = np.array([face.candidate.middle for face in faces])
    sizes = np.array([face.candidate.size for face in faces])
    sure = np.array([face.certainty for face in faces])
    unlike = np.log(sizes[:, None] / sizes[None])
    apart = np.linalg.norm(middles[:, None] - middles[None], axis=2)
    elsewhere = apart >= APART * np.maximum(sizes[:, None], sizes[None])
    return np.asarray((sure[None] * np.exp(-((unlike / _LIKE) ** 2) / 2) * elsewhere).max(axis=1))
