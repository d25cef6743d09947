"""Reads the cards of one deck that is known by pictures of its faces.

Places where cards may lie come from corners, which a network finds whatever is printed on a card, and in
still pictures from outlines too. Every place is held against all faces of the deck. The best explained place
is taken first; what it covers is no longer asked of the others, so that a fan is read from its uppermost
card down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.boxes import Box
from vision.decks.align import Freedom, aligned
from vision.decks.bank import Bank
from vision.decks.confidence import DOUBTFUL, confidence
from vision.decks.corners import CornerFinder
from vision.decks.deck import Deck
from vision.decks.outlines import outlines
from vision.decks.places import Spot, spots
from vision.decks.raster import Pictures, View, Weights, outline_of, planes, turned, view_of
from vision.decks.table_places import spots_on_table
from vision.decks.tell import Told, tell, tell_closely
from vision.errors import PictureError
from vision.overlaps import inside, shared
from vision.sightings import CardSighting, Image, Points, UnknownSighting
from vision.table.calibration import Calibration

_WORTH = 0.8
"""A place is looked at closer when a face leaves at most this part of how it varies unexplained."""

_WORTH_MORE = 0.55
"""Fitted as well as can be, a face leaves less than this unexplained, or the place shows no card of the
deck."""

_ALIKE = 0.35
"""Or else its figures agree with a face's at least so well: the light may be too strange to be explained."""

_IN_VIEW = 0.1
"""Least part of a card that must be in view."""

_WHOLE = 0.6
"""With this part of it in view a card may be fitted in perspective."""

_SHORT_LIST = 8
"""Faces that are compared closely."""

_TRIED = 3
"""Faces that a card of which little is seen is moved to lie on."""

_FINALISTS = 4
"""Faces that are compared once more, at most."""

_HOPELESS = 0.005
"""On a known table a place that is less likely a card at the first close look gets no second one."""

_CLEAR = 0.75
"""A face that is so far behind is not compared once more."""

_SAME = 0.75
"""Two places that share this part are one."""

_BEYOND = 2.0
"""Corners so many pixels beside a card are still its own."""

_CERTAIN = 0.85
"""Confidence from which a card is named."""


@dataclass(slots=True, eq=False)
class _Place:
    """A place that waits to be explained.

    Attributes:
        spot: where.
        view: how the card is seen, the right way up as far as is known.
        faces: the likeliest faces, best first.
        misfit: what the best of them leaves unexplained.
        coarse: what of it is in view, shape of a coarse raster.
    """

    spot: Spot
    view: View
    coarse: Weights
    faces: NDArray[np.intp] = field(default_factory=lambda: np.empty(0, np.intp))
    misfit: float = 2.0


@dataclass(frozen=True, slots=True, eq=False)
class _Seen:
    """A place that was looked at closely."""

    place: _Place
    view: View
    told: Told
    in_view: float
    confidence: float


class DeckReader:
    """Reads a deck's cards: whole ones and fans, in still pictures and on a known table."""

    def __init__(self, deck: Deck) -> None:
        """Prepare a deck's faces.

        Raises:
            ModelError: the network that finds corners is missing or damaged.
        """
        self._corners = CornerFinder()
        self._bank = Bank(deck)

    def read(
        self,
        image: Image,
        regions: Sequence[Box] | None = None,
        calibration: Calibration | None = None,
    ) -> tuple[tuple[CardSighting, ...], tuple[UnknownSighting, ...]]:
        """Cards of the deck, and card-shaped things that are none of it.

        Args:
            image: BGR, shape (height, width, 3), dtype uint8.
            regions: where to look, in pixels; None: everywhere.
            calibration: where the table is; None: cards of any size and in any perspective are looked for.

        Raises:
            PictureError: the picture is empty or of another kind.
        """
        if image.ndim != 3 or image.shape[2] != 3 or image.dtype != np.uint8 or min(image.shape[:2]) < 8:
            raise PictureError("A picture must be BGR of 8 bits, shape (height, width, 3), and not empty.")
        pictures = Pictures(image)
        places = self._places(pictures, regions, calibration)
        seen = self._explained(pictures, places, calibration is not None)
        cards = [self._sighting(one) for one in seen if one.confidence >= DOUBTFUL]
        return tuple(sorted(cards, key=lambda card: -card.confidence)), ()

    def _places(
        self, pictures: Pictures, regions: Sequence[Box] | None, calibration: Calibration | None
    ) -> list[Spot]:
        image, size = pictures.image, self._bank.deck.size
        if calibration is not None:
            found = self._corners.within(image, regions, calibration.card_width())
            return spots_on_table(*found, size, calibration)
        slender = size[0] / size[1]
        places = spots(self._corners.anywhere(image), slender)
        if not any(len(place.seen) > 2 for place in places):
            places += [
                Spot(view_of(one.corners), one.corners, one.corners.astype(np.float64))
                for one in outlines(image, slender)
            ]
        if regions is not None:
            places = [place for place in places if any(_meets(place, box) for box in regions)]
        return places

    def _explained(self, pictures: Pictures, found: list[Spot], on_table: bool) -> list[_Seen]:
        """The cards, each once, the surest first."""
        inner = self._bank.coarse_inner
        waiting = [_Place(spot, spot.view, inner) for spot in found]
        self._glance(pictures, waiting)
        taken: list[_Seen] = []
        while waiting:
            place = min(waiting, key=lambda place: place.misfit)
            if place.misfit > _WORTH:
                break
            waiting.remove(place)
            seen = self._closely(pictures, place, taken, on_table)
            if seen is None or seen.confidence < DOUBTFUL:
                continue
            taken.append(seen)
            outline = outline_of(seen.view)
            waiting = [one for one in waiting if not _is_explained(one.spot, outline)]
            touched = [one for one in waiting if shared(outline_of(one.view), outline) > 0.02]
            for one in touched:
                one.coarse = self._in_view(one.view, taken, self._bank.coarse_size) * inner
            self._glance(pictures, touched)
        return taken

    def _glance(self, pictures: Pictures, places: list[_Place]) -> None:
        """Says of places what they look like."""
        if not places:
            return
        bank = self._bank
        total = float(bank.coarse_inner.sum())
        patches = np.stack([planes(pictures.cut(place.view, bank.coarse_size)) for place in places])
        shown = np.stack([place.coarse.ravel() for place in places])
        whole = bool((shown == bank.coarse_inner.ravel()).all())
        misfits = bank.glance(patches) if whole else bank.glance_at_parts(patches, shown)
        for place, misfit in zip(places, misfits, strict=True):
            place.faces = bank.likeliest(misfit, _SHORT_LIST)
            place.misfit = float(misfit.min()) if place.coarse.sum() > _IN_VIEW * total else 2.0

    def _closely(self, pictures: Pictures, place: _Place, taken: list[_Seen], on_table: bool) -> _Seen | None:
        """A closer look at a place; None when nothing of it is in view."""
        bank = self._bank
        total = float(bank.coarse_inner.sum())
        freedom = Freedom.RIGID if on_table else Freedom.SIMILAR
        if float(place.coarse.sum()) > _WHOLE * total:
            freedom = Freedom.AFFINE if on_table else Freedom.PROJECTIVE
        view = self._roughly(pictures, place, freedom)
        outline = outline_of(view)
        if any(shared(outline, outline_of(other.view)) > _SAME for other in taken if other.in_view > _WHOLE):
            return None
        coarse = self._in_view(view, taken, bank.coarse_size) * bank.coarse_inner
        shown = float(coarse.sum()) / total
        if shown < _IN_VIEW:
            return None
        patch = planes(pictures.cut(view, bank.coarse_size))
        misfits = bank.glance_at_parts(patch[None], coarse.reshape(1, -1))[0]
        fine = self._in_view(view, taken, bank.fine_size) * bank.fine_inner
        alike = np.zeros_like(misfits)
        if shown > _WHOLE:
            alike = bank.likeness(planes(pictures.cut(view, bank.fine_size)), fine)
        if misfits.min() > _WORTH_MORE and alike.max() < _ALIKE:
            return None
        misfits = misfits - alike
        faces = bank.likeliest(misfits, _SHORT_LIST)
        view = aligned(pictures, view, bank.fine[faces[0]], fine, freedom, 2)
        told = tell(bank, pictures.cut(view, bank.fine_size), fine, faces)
        if on_table and confidence(told) < _HOPELESS:
            return None
        rivals = tuple(face for face, _ in told.rivals)
        # The likeliest faces are compared once more, each where it itself lies best.
        close = [face for face, lead in told.rivals[:_FINALISTS] if lead > -_CLEAR]
        views = {face: aligned(pictures, view, bank.fine[face], fine, freedom, 2) for face in close}
        patches = {face: pictures.cut(own, bank.fine_size) for face, own in views.items()}
        told = tell_closely(bank, patches, fine, rivals)
        view = views[told.face]
        view = turned(view) if bank.is_upside_down(told.face) else view
        return _Seen(place, view, told, shown, confidence(told))

    def _roughly(self, pictures: Pictures, place: _Place, freedom: Freedom) -> View:
        """Where a place's card lies, as one of the likeliest faces fits best.

        A strip of a card that is thought to lie a little aside looks like another card's: several are tried.
        """
        bank = self._bank
        tried = 1 if float(place.coarse.sum()) > _WHOLE * float(bank.coarse_inner.sum()) else _TRIED
        views = [
            aligned(pictures, place.view, bank.coarse[face], place.coarse, freedom, 4)
            for face in place.faces[:tried]
        ]
        if tried == 1:
            return views[0]
        patches = np.stack([planes(pictures.cut(view, bank.coarse_size)) for view in views])
        shown = np.broadcast_to(place.coarse.ravel(), (len(views), place.coarse.size))
        misfits = bank.glance_at_parts(patches, np.ascontiguousarray(shown))
        return views[int(np.argmin(misfits.min(axis=1)))]

    def _in_view(self, view: View, taken: list[_Seen], size: tuple[int, int]) -> Weights:
        """1 where a card seen so is not covered by the cards taken, shape (rows, columns)."""
        columns, rows = size
        mask = np.ones((rows, columns), np.float32)
        to_raster = np.diag([columns, rows, 1.0]) @ np.linalg.inv(view)
        outline = outline_of(view)
        for other in taken:
            above = outline_of(other.view)
            if shared(outline, above) < 0.01:
                continue
            corners = cv2.perspectiveTransform(above.reshape(-1, 1, 2), to_raster).reshape(-1, 2) - 0.5
            middle = corners.mean(axis=0)
            grown = middle + (corners - middle) * _GROWN
            cv2.fillConvexPoly(mask, np.round(grown).astype(np.int32), 0.0)
        return mask

    def _sighting(self, seen: _Seen) -> CardSighting:
        outline = outline_of(seen.view)
        middle = cv2.perspectiveTransform(np.full((1, 1, 2), 0.5), seen.view)[0, 0]
        top = cv2.perspectiveTransform(np.array([[[0.5, 0.0]]]), seen.view)[0, 0]
        up = (top - middle) / max(float(np.hypot(*(top - middle))), 1e-6)
        code = self._bank.codes[seen.told.face]
        candidates = self._candidates(code, seen)
        return CardSighting(
            code=code if seen.confidence >= _CERTAIN else None,
            deck=self._bank.deck.name,
            confidence=seen.confidence,
            candidates=candidates,
            centre=(float(middle[0]), float(middle[1])),
            up=(float(up[0]), float(up[1])),
            outline=outline,
            partial=seen.in_view < 0.97,
        )

    def _candidates(self, code: str, seen: _Seen) -> tuple[tuple[str, float], ...]:
        """The likely codes: the others share what is left, the closer the likelier."""
        others = [(self._bank.codes[face], float(np.exp(4 * lead))) for face, lead in seen.told.rivals[1:4]]
        total = sum(weight for _, weight in others) or 1.0
        rest = 1 - seen.confidence
        return ((code, seen.confidence), *((other, rest * weight / total) for other, weight in others))


_GROWN = 1.03
"""A card covers a little more than itself: its shadow, and what its place may be wrong by."""


def _is_explained(spot: Spot, outline: Points) -> bool:
    """Whether all corners that speak for a place lie on a card that was taken."""
    return len(spot.seen) > 0 and all(inside((float(x), float(y)), outline, -_BEYOND) for x, y in spot.seen)


def _meets(place: Spot, box: Box) -> bool:
    return Box.around(outline_of(place.view)).meets(box)
