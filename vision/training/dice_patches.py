"""Cuts the patches that the reader learns from out of drawn scenes, anew for every step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.dice.faces import NARROWEST, Aim
from vision.dice.patches import NO_DIE, PATCH_PX, Matrix, cut
from vision.halvings import Halvings
from vision.training.dice_data import Scenes
from vision.training.dice_samples import IN_VIEW, Bytes, Float, Generator, change_colours, sizes_of

_LAID_FLAT, _UPSIDE_DOWN = 0.6, 0.3
"""Shares of the patches of dice that are cut as the closer look cuts them, and of those turned anyhow."""
_WIDE, _MISSED, _MISSIZED = 0.25, 0.4, (-0.45, 0.35)
"""Share of the patches of dice whose aim misses as the finder's does now and then, by how many face sizes at
most, and by which logarithms of its size. What nothing was learnt of is read anyhow: of a narrow six whose
middle was missed by a third, one row or the four pips beside were read for certain."""
_READABLE, _SHARP = 9.0, 40.0
"""Least size in pixels of a face that the reader learns from, and that from which more shows nothing more."""
_LEAST_SIDE = 7.0
"""Least size in pixels of a die's side that could be taken for a face."""


@dataclass(frozen=True, slots=True)
class Spots:
    """Places that hold no die though they may look like one.

    Attributes:
        scenes: int64 (n,), where each lies.
        middles: float32 (n, 2) in pixels.
        faces: float32 (n, 2, 2), sides of the supposed face in pixels, as `vision.dice.patches.cut` wants.
    """

    scenes: NDArray[np.int64]
    middles: Float
    faces: Float


@dataclass(frozen=True, slots=True)
class Patches:
    """A batch for the reader.

    Attributes:
        pictures: uint8 (n, PATCH_PX, PATCH_PX, 3).
        values: int64 (n,), 0 for no die, else 1 to 6.
        frames: float32 (n, 7), as the reader gives them; meaningless for no die.
    """

    pictures: Bytes
    values: NDArray[np.int64]
    frames: Float


def joined(parts: list[Spots]) -> Spots:
    """Return all spots in one."""
    return Spots(
        np.concatenate([part.scenes for part in parts]),
        np.concatenate([part.middles for part in parts]),
        np.concatenate([part.faces for part in parts]),
    )


def once_made(path: Path, make: Callable[[], Spots]) -> Spots:
    """Return the spots that lie in a file; where it is not there yet, make them and keep them in it.

    A training that goes on after a break goes on with them: by then its network is mistaken elsewhere.
    """
    if not path.exists():
        spots, fresh = make(), path.with_suffix(".new.npz")
        np.savez(fresh, scenes=spots.scenes, middles=spots.middles, faces=spots.faces)
        fresh.replace(path)
    with np.load(path) as kept:
        return Spots(kept["scenes"], kept["middles"], kept["faces"])


def readable(scenes: Scenes) -> NDArray[np.int64]:
    """Return the numbers of the dice whose top face is in view and large enough."""
    return np.flatnonzero((scenes.visible > IN_VIEW) & (sizes_of(scenes.tops) > _READABLE))


def choices(scenes: Scenes, dice: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return each die's chance to be shown: small ones lie on a table by many, but tell less of a face."""
    weights = np.clip(sizes_of(scenes.tops[dice]), _READABLE, _SHARP).astype(np.float64)
    return weights / weights.sum()


def draw_patches(
    rng: Generator, scenes: Scenes, dice: NDArray[np.int64], spots: Spots, others: NDArray[np.int64]
) -> Patches:
    """Cut a batch: a patch a little beside each of the dice, and one at each of the spots ``others``."""
    count = len(dice) + len(others)
    pictures = np.empty((count, PATCH_PX, PATCH_PX, 3), np.uint8)
    frames = np.zeros((count, 7), np.float32)
    for index, die in enumerate(dice):
        top = scenes.tops[die].astype(np.float64)
        aim = _beside(rng, top, bool(scenes.low[scenes.owners[die]]))
        pictures[index] = cut(Halvings(scenes.pictures[scenes.owners[die]]), aim.middle, aim.face)
        frames[index] = frame_of((top - aim.middle) @ np.linalg.inv(aim.face).T)
    for index, spot in enumerate(others, start=len(dice)):
        turn = _turn(rng, bool(scenes.low[spots.scenes[spot]]))
        face = spots.faces[spot].astype(np.float64) @ turn * np.exp(rng.normal(0, 0.05))
        x, y = spots.middles[spot] + rng.normal(0, 0.03, 2) * np.sqrt(abs(np.linalg.det(face)))
        pictures[index] = cut(Halvings(scenes.pictures[spots.scenes[spot]]), (float(x), float(y)), face)
    for index in range(count):
        pictures[index] = change_colours(rng, pictures[index])
    values = np.concatenate([scenes.values[dice], np.full(len(others), NO_DIE, np.int64)])
    return Patches(pictures, values, frames)


def _turn(rng: Generator, low: bool) -> Matrix:
    """Return a turn, mostly a slight one since cameras stand upright, mirrored half of the time.

    Args:
        rng: source of chance.
        low: the camera looks from low down: what is up alone tells the top there, so the turn is slight.
    """
    anyhow = not low and rng.random() < _UPSIDE_DOWN
    angle = rng.uniform(0, 2 * np.pi) if anyhow else rng.normal(0, 0.14)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return turn * (-1, 1) if rng.random() < 0.5 else turn


def _beside(rng: Generator, top: Matrix, low: bool) -> Aim:
    """Aim at a face as one of the two looks does: upright square or laid flat, and not quite right."""
    middle = top.mean(axis=0)
    upright = Aim((float(middle[0]), float(middle[1])), float(sizes_of(top[None])[0]) * np.eye(2))
    face, scale, apart = upright.face @ _turn(rng, low), np.exp(rng.normal(0, 0.14)), 0.08
    if rng.random() < _LAID_FLAT:
        face = upright.moved(frame_of((top - middle) / upright.size)).face
        face = face @ (np.eye(2) + rng.normal(0, 0.07, (2, 2)))
        if not low and rng.random() < _UPSIDE_DOWN:
            face = face @ np.linalg.matrix_power(np.array([[0, -1], [1, 0]]), int(rng.integers(0, 4)))
        face = face * (-1, 1) if rng.random() < 0.5 else face
        scale, apart = np.exp(rng.normal(0, 0.05)), 0.05
    beside = rng.normal(0, apart, 2)
    if rng.random() < _WIDE:
        angle, scale = rng.uniform(0, 2 * np.pi), np.exp(rng.uniform(*_MISSIZED))
        beside = rng.uniform(0, _MISSED) * np.array([np.cos(angle), np.sin(angle)])
    x, y = middle + beside * upright.size
    return Aim((float(x), float(y)), face * scale)


def random_spots(rng: Generator, scenes: Scenes, count: int) -> Spots:
    """Return places beside dice, at wrong sizes, and anywhere, without those on a die's face."""
    sizes, middles = sizes_of(scenes.tops), scenes.tops.mean(axis=1)
    where = np.empty(count, np.int64)
    places, faces = np.empty((count, 2), np.float32), np.empty((count, 2, 2), np.float32)
    for index in range(count):
        if rng.random() < 0.7:
            die = int(rng.integers(0, len(sizes)))
            angle, far = rng.uniform(0, 2 * np.pi), rng.uniform(0.0, 1.2) * sizes[die]
            where[index] = scenes.owners[die]
            places[index] = middles[die] + (far * np.cos(angle), far * np.sin(angle))
            size = sizes[die] * np.exp(rng.uniform(-1.0, 0.9))
        else:
            where[index] = rng.integers(0, len(scenes.pictures))
            places[index] = rng.uniform(0, scenes.pictures.shape[1], 2)
            size = np.exp(rng.uniform(1.9, 4.2))
        squeeze = np.diag([1.0, rng.uniform(0.4, 1.0)]) if rng.random() < 0.5 else np.eye(2)
        faces[index] = size * _turn(rng, bool(scenes.low[where[index]])) @ squeeze / np.sqrt(squeeze[1, 1])
    return without_dice(scenes, Spots(where, places, faces))


def side_spots(scenes: Scenes) -> Spots:
    """Return the sides of dice, aimed at upright as the first look does, and laid flat as the closer one."""
    sides, sizes = scenes.sides, sizes_of(scenes.sides)
    flat = _spanned(sides).astype(np.float32)
    stretch = np.linalg.svd(flat, compute_uv=False)
    seen = (sizes > _LEAST_SIDE) & (stretch[:, 1] > NARROWEST * stretch[:, 0])
    owners, middles = scenes.side_owners[seen], sides[seen].mean(axis=1)
    upright = sizes[seen, None, None] * np.eye(2, dtype=np.float32)
    return without_dice(scenes, joined([Spots(owners, middles, upright), Spots(owners, middles, flat[seen])]))


def without_dice(scenes: Scenes, spots: Spots) -> Spots:
    """Return the spots without those so near to a die's face that the reader may well take them for it."""
    sizes, middles = sizes_of(scenes.tops), scenes.tops.mean(axis=1)
    own = np.sqrt(np.abs(np.linalg.det(spots.faces)))
    kept = np.ones(len(spots.scenes), bool)
    for index, scene in enumerate(spots.scenes):
        dice = np.flatnonzero(scenes.owners == scene)
        far = np.hypot(*(middles[dice] - spots.middles[index]).T) / np.maximum(sizes[dice], own[index])
        unlike = np.abs(np.log(sizes[dice] / own[index]))
        kept[index] = not np.any(((far < 0.45) & (unlike < 0.5)) | ((far < 0.2) & (unlike < 0.65)))
    return Spots(spots.scenes[kept], spots.middles[kept], spots.faces[kept])


def _spanned(corners: NDArray[np.floating]) -> NDArray[np.floating]:
    """Return the sides (..., 2, 2) of faces with these corners (..., 4, 2): to the right and downwards."""
    first, second, third, fourth = np.moveaxis(corners, -2, 0)
    return np.stack([second - first + third - fourth, fourth - first + third - second], axis=-1) / 2


def frame_of(corners: Matrix) -> Float:
    """Return the reader's frame (7,) of corners given in sides of the face from the patch's middle."""
    middle = corners.mean(axis=0)
    left, stretch, right = np.linalg.svd(_spanned(corners))
    symmetric = left @ np.diag(stretch) @ left.T
    rotation = left @ right
    if np.linalg.det(rotation) < 0:
        rotation = rotation * (1, -1)
    turn = 4 * np.arctan2(rotation[1, 0], rotation[0, 0])
    return np.array(
        [*middle, symmetric[0, 0], symmetric[0, 1], symmetric[1, 1], np.cos(turn), np.sin(turn)], np.float32
    )
