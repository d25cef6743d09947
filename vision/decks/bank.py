"""A deck's faces, prepared to be compared with what a camera sees."""

from __future__ import annotations

import math
from functools import cached_property, lru_cache, partial
from weakref import proxy

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.decks.align import Freedom, Template
from vision.decks.deck import BACK, Deck
from vision.decks.ink import ink
from vision.decks.light import Sums
from vision.decks.looks import Describer, FaceLooks, view_of_face
from vision.decks.pairs import Pairs, drawing
from vision.decks.raster import COARSE, FINE, Raster, Weights, inner, planes, raster_size
from vision.sightings import Image

_STROKE = 0.08
"""Reach, in parts of the card's height, within which strokes and figures stand out from their ground."""

_FAINT = 12.0
"""Grey levels by which strokes stand out that count half as much as strong ones: noise is fainter."""

_SOFT = 0.6
"""Standard deviation in raster pixels by which faces are softened: a camera is never sharper."""

_EVERY = 2
"""Of so many rows, and columns, one is looked at where ink is compared."""

_STRENGTHS = (0.35, 2.8)
"""Ink looks fainter or stronger than it was taught by these factors, at most."""

_FEW = 0.35
"""When so small a part of the pixels is in view, the others are left out before faces are compared: from 500
of 1408 on that takes longer than to compare all (60 and 131 faces)."""

_LITTLE = 0.2
"""Where less than this part of a card is hidden, what was prepared of the whole one is used."""

_KEPT = 160
"""Whole faces that are kept prepared to be laid on pictures: some 250 kB each."""

Faces = list[int] | NDArray[np.intp] | slice
"""Numbers of some of a deck's faces."""

ALL: Faces = slice(None)


class Bank:
    """The faces of a deck as rasters.

    Attributes:
        deck: the deck.
        codes: what each face shows; each face of the deck is there upright, and then each upside down.
            Backs are faces that show `BACK`: so a strip of one is not taken for a card that lies face up.
        fine, coarse: the faces, shape (faces, 3, rows * columns), dtype float32.
        fine_size, coarse_size: columns and rows of these rasters.
        fine_inner, coarse_inner: where the rasters surely show the card, shape (rows, columns).
        pairs: what tells two fine faces apart.
    """

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.fine_size, self.coarse_size = raster_size(deck.size, FINE), raster_size(deck.size, COARSE)
        faces = (*deck.faces, *deck.backs)
        self.codes = (*deck.codes, *(BACK for _ in deck.backs)) * 2
        self.fine = _both_ways([planes(_raster(face, self.fine_size)) for face in faces])
        self.coarse = _both_ways([planes(_raster(face, self.coarse_size)) for face in faces])
        self.fine_inner, self.coarse_inner = inner(*self.fine_size), inner(*self.coarse_size)
        self.pairs = Pairs(self.fine, self.fine_size)
        # By a weak reference: a cache that holds what it belongs to keeps both until a collection.
        self._entire = lru_cache(maxsize=_KEPT)(partial(Bank._template, proxy(self)))
        codes = tuple(dict.fromkeys(self.codes))
        code_of = np.array([codes.index(code) for code in self.codes])
        self._distinct = codes
        # Faces in the order of their codes, and where each code begins among them.
        self._by_code = np.argsort(code_of, kind="stable")
        self._begins = np.searchsorted(code_of[self._by_code], np.arange(len(codes)))
        self._of_code = np.split(self._by_code, self._begins[1:])
        strokes = np.stack([_strokes(face, self.fine_size) for face in self.fine])
        # What all faces share tells none from another.
        self._shared = strokes.mean(axis=0)
        self._strokes = strokes - self._shared
        self._strokes_squared = self._strokes * self._strokes
        self._whole_strokes = self._strokes_squared @ self.fine_inner.ravel()
        # For the first look all faces lie side by side, pixel by pixel: their channels, and these squared.
        self._by_pixel = _by_pixel(self.coarse)
        whole = self.coarse_inner.ravel()
        weighted = self._by_pixel[:, :3] * whole[:, None, None]
        self._whole = np.ascontiguousarray(weighted.transpose(1, 0, 2))
        self._whole_sums = np.tensordot(whole, self._by_pixel, 1).astype(np.float32)

    @cached_property
    def looks(self) -> FaceLooks:
        """The faces as the network sees them: decks that are told by their pixels alone never ask for it."""
        views = [view_of_face(face) for face in (*self.deck.faces, *self.deck.backs)]
        return FaceLooks(Describer(), [*views, *(view[::-1, ::-1] for view in views)])

    def template(self, face: int, shown: Weights, freedom: Freedom) -> Template:
        """A face prepared to be laid on pictures, coarse or fine as what is in view of it."""
        fine = shown.shape == self.fine_inner.shape
        hidden = 1 - float(shown.sum()) / float((self.fine_inner if fine else self.coarse_inner).sum())
        if hidden < _LITTLE:
            entire = self._entire(face, fine, freedom)
            return entire.where(shown) if hidden > 0 else entire
        return Template.of((self.fine if fine else self.coarse)[face], shown, freedom)

    def _template(self, face: int, fine: bool, freedom: Freedom) -> Template:
        """A whole face prepared so."""
        faces, inside = (self.fine, self.fine_inner) if fine else (self.coarse, self.coarse_inner)
        return Template.of(faces[face], inside, freedom)

    def figures(self, face: int, shown: Weights) -> Weights:
        """What of a coarse raster of what is in view of a face is drawn on it, and not just its paper."""
        return shown * drawing(self.coarse[face], shown.ravel()).reshape(shown.shape)

    def is_upside_down(self, face: int) -> bool:
        """Whether a face is there upside down."""
        return 2 * face >= len(self.codes)

    def upright(self, face: int) -> int:
        """The number of the same face the right way up."""
        return face - len(self.codes) // 2 if self.is_upside_down(face) else face

    def other_way(self, face: int) -> int:
        """The number of the same face upside down, or the right way up."""
        return (face + len(self.codes) // 2) % len(self.codes)

    def by_code(self, chances: NDArray[np.float32]) -> dict[str, float]:
        """The sum of the probabilities of the faces of each code; ``chances``: of all faces, (faces,)."""
        sums = np.add.reduceat(chances[self._by_code], self._begins)
        return dict(zip(self._distinct, sums.tolist(), strict=True))

    def likeliest(
        self, misfits: NDArray[np.float32], most: int, within: float = math.inf, least: int = 1
    ) -> NDArray[np.intp]:
        """Numbers of the faces that fit a patch best, one for each code, the best first.

        Args:
            misfits: of all faces, shape (faces,).
            most: how many are wanted.
            within: those are left out whose misfit is so much greater than the least.
            least: how many are kept in any case.
        """
        of_codes = np.minimum.reduceat(misfits[self._by_code], self._begins)
        codes = np.argsort(of_codes)[:most]
        near = int(np.searchsorted(of_codes[codes], of_codes[codes[0]] + within))
        of_code = (self._of_code[code] for code in codes[: max(near, least)])
        return np.array([faces[np.argmin(misfits[faces])] for faces in of_code], np.intp)

    def likeness(
        self,
        patch: NDArray[np.float32],
        weights: NDArray[np.float32],
        faces: Faces = ALL,
    ) -> NDArray[np.float32]:
        """How well the figures of faces agree with a patch's, -1 to 1, whatever the light; shape (faces,).

        Args:
            patch: a fine raster, shape (3, rows * columns).
            weights: what of it is in view, shape (rows, columns).
            faces: numbers of the faces; all of them if left out.
        """
        weight = weights.ravel()
        strokes, shared = _strokes(patch, self.fine_size) * weight, self._shared * weight
        strokes -= shared * (float(strokes @ shared) / max(float(shared @ shared), 1.0))
        whole = np.array_equal(weights, self.fine_inner)
        drawn = self._whole_strokes[faces] if whole else self._strokes_squared[faces] @ weight
        sizes = np.sqrt(np.maximum(drawn, 1.0) * max(float(strokes @ strokes), 1.0))
        return np.asarray(self._strokes[faces] @ strokes / sizes, np.float32)

    def ink_misfits(
        self,
        seen: NDArray[np.float32],
        weights: NDArray[np.float32],
        faces: Faces = ALL,
    ) -> NDArray[np.float32]:
        """How little of a patch's ink that of faces explains, however strong: 0 all, 1 nothing; (faces,).

        Args:
            seen: the ink of a fine raster as `ink` gives it, shape (3, rows * columns).
            weights: what of it is in view, shape (rows, columns).
            faces: numbers of the faces; all of them if left out.
        """
        inks, squared, entire = self._inks
        some, counted = self._some(seen), self._some(np.stack([weights] * 3))
        weighted = some * counted
        whole = max(float(some @ weighted), 1.0)
        drawn = entire[faces] if np.array_equal(weights, self.fine_inner) else squared[faces] @ counted
        both, drawn = inks[faces] @ weighted, np.maximum(drawn, 1.0)
        strength = np.clip(both / drawn, *_STRENGTHS)
        return np.asarray(1 - strength * (2 * both - strength * drawn) / whole, np.float32)

    @cached_property
    def _inks(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
        """Some of all faces' ink, this squared, and the sums of that where whole cards are in view.

        Only decks on paper are compared by it.
        """
        inks = np.stack([self._some(ink(face, self.fine_inner)) for face in self.fine])
        squared, whole = inks * inks, self._some(np.stack([self.fine_inner] * 3))
        return inks, squared, np.asarray(squared @ whole, np.float32)

    def _some(self, values: NDArray[np.float32]) -> NDArray[np.float32]:
        """Some of a raster's values of three channels: soft as ink is, every second pixel says all."""
        rows, columns = self.fine_inner.shape
        return values.reshape(3, rows, columns)[:, ::_EVERY, ::_EVERY].ravel()

    def at(self, pixels: NDArray[np.intp]) -> NDArray[np.float32]:
        """All faces at some pixels of the coarse raster: channels, and these squared; (pixels, 6, faces)."""
        return self._by_pixel.take(pixels, axis=0)

    def glance(self, patches: NDArray[np.float32], faintest: float) -> NDArray[np.float32]:
        """How little of each whole card every face explains: 0 all, 1 nothing; shape (patches, faces).

        Args:
            patches: coarse rasters, shape (patches, 3, rows * columns).
            faintest: light in which faces would look fainter than this part of themselves explains nothing.
        """
        whole = self.coarse_inner.ravel()
        sums = Sums(
            weight=np.full((len(patches), 1), whole.sum(), np.float32),
            p=(patches @ whole)[:, None],
            f=self._whole_sums[None, :3].transpose(0, 2, 1),
            pf=np.matmul(patches.transpose(1, 0, 2), self._whole).transpose(1, 2, 0),
            ff=self._whole_sums[None, 3:].transpose(0, 2, 1),
            pp=np.einsum("pcn,pcn->pc", patches * whole, patches)[:, None],
        )
        return sums.unexplained(faintest)

    def glance_at_parts(
        self,
        patches: NDArray[np.float32],
        weights: NDArray[np.float32],
        faintest: float,
        faces: NDArray[np.float32] | None = None,
        some: Faces = ALL,
    ) -> NDArray[np.float32]:
        """The same for cards of which only a part is in view.

        Args:
            patches: some pixels of coarse rasters, shape (patches, 3, pixels).
            weights: what of each is in view, shape (patches, pixels).
            faintest: as for whole cards.
            faces: the faces at these pixels, as `at` gives them; if left out, these are all of the rasters'.
            some: numbers of the faces that are asked for; all of them if left out.
        """
        if faces is not None:
            faces = faces[:, :, some]
        elif some is not ALL:
            faces = _by_pixel(self.coarse[some])
        else:
            shown, faces = np.flatnonzero(weights.any(axis=0)), self._by_pixel
            if len(shown) < _FEW * len(faces):
                faces, patches, weights = self.at(shown), patches[:, :, shown], weights[:, shown]
        weighted = patches * weights[:, None]
        both = (weights @ faces.reshape(len(faces), -1)).reshape(len(patches), 6, -1)
        shared = np.matmul(weighted.transpose(1, 0, 2), faces[:, :3].transpose(1, 0, 2))
        sums = Sums(
            weight=weights.sum(axis=1)[:, None],
            p=np.einsum("pcn->pc", weighted)[:, None],
            f=both[:, :3].transpose(0, 2, 1),
            pf=shared.transpose(1, 2, 0),
            ff=both[:, 3:].transpose(0, 2, 1),
            pp=np.einsum("pcn,pcn->pc", weighted, patches)[:, None],
        )
        return sums.unexplained(faintest)


def _strokes(face: NDArray[np.float32], size: tuple[int, int]) -> NDArray[np.float32]:
    """What is drawn in a raster of shape (3, pixels), whatever its ground and however strong: 0 nothing.

    Glare makes figures faint and shade makes them dark; beside what is drawn near by they stay strong.
    """
    grey = face.mean(axis=0).reshape(size[1], size[0])
    reach = (2 * round(_STROKE * size[1]) + 1,) * 2
    drawn = grey - cv2.blur(grey, reach)
    near = np.sqrt(np.maximum(cv2.blur(drawn * drawn, reach), 0))
    return np.asarray(drawn / (near + np.float32(_FAINT)), np.float32).ravel()


def _by_pixel(faces: NDArray[np.float32]) -> NDArray[np.float32]:
    """Rasters, shape (faces, 3, pixels), side by side: channels, and these squared; (pixels, 6, faces)."""
    channels = np.ascontiguousarray(faces.transpose(2, 1, 0))
    return np.concatenate([channels, channels * channels], axis=1)


def _both_ways(faces: list[NDArray[np.float32]]) -> NDArray[np.float32]:
    upright = np.stack(faces)
    return np.ascontiguousarray(np.concatenate([upright, upright[:, :, ::-1]]))


def _raster(face: Image, size: tuple[int, int]) -> Raster:
    small = cv2.resize(face, size, interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(small, (0, 0), _SOFT), np.float32)
