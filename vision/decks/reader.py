"""Reads the cards of one deck that is known by pictures of its faces.

Places where cards may lie come from corners, which a network finds whatever is printed on a card. Every place
is held against all faces of the deck; what was found is read in the order of `order`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from vision.boxes import PixelBox
from vision.calibration import Calibration
from vision.cards.frames import Frames
from vision.decks.bank import Bank
from vision.decks.card_size import CardSize
from vision.decks.closer_look import SeenPlace
from vision.decks.confidence import CERTAIN, DOUBTFUL
from vision.decks.corners import CornerFinder
from vision.decks.deck import BACK, Deck
from vision.decks.face_agreement import FaceAgreement, agreement_with_face
from vision.decks.framing import Framer
from vision.decks.ground import Ground
from vision.decks.judge import FaceJudge, JudgedCard, TakenCard
from vision.decks.order import Order
from vision.decks.parts_in_view import ENTIRE
from vision.decks.places import CardSpot, spots
from vision.decks.plane import corners_beside, entire_cards, inset_seen, plane_of
from vision.decks.raster import PicturePyramid, outline_of
from vision.decks.table_places import spots_on_table
from vision.pictures import check_picture
from vision.sightings import CardSighting, Image, Points, UnknownSighting
from vision.table.bare_table import Strange


class DeckReader:
    """Reads a deck's cards: whole ones and fans, in still pictures and on a known table."""

    def __init__(self, deck: Deck) -> None:
        """Prepare a deck's faces.

        Raises:
            ModelError: a network that finds or frames cards is missing or damaged.
        """
        self._corners, self._framer = CornerFinder(), Framer()
        self._bank = Bank(deck)
        self._judge = FaceJudge()
        self._size = CardSize(deck.size)

    @property
    def bank(self) -> Bank:
        """The deck's faces."""
        return self._bank

    @property
    def card_size(self) -> tuple[float, float]:
        """Width and height of a card in mm, as far as known tables have told."""
        return self._size.believed

    def read(
        self,
        image: Image,
        regions: Sequence[PixelBox] | None = None,
        calibration: Calibration | None = None,
        strange: Strange | None = None,
    ) -> tuple[tuple[CardSighting, ...], tuple[UnknownSighting, ...]]:
        """Cards of the deck, and those that lie face down, of which no more than half is out of the picture.

        Args:
            image: BGR, shape (height, width, 3), dtype uint8.
            regions: where to look, in pixels; None: everywhere.
            calibration: where the table is; None: cards of any size and in any perspective are looked for.
            strange: where the picture shows something else than the bare table, if that is known.

        Raises:
            PictureError: the picture is empty or of another kind.
        """
        taken = self.taken(image, regions, calibration, strange)
        backs = [one.seen for one in taken if not self.is_face(one)]
        faces = [one for one in taken if self.is_face(one)]
        verdicts = self._judge.verdicts(self._bank, faces)
        cards = [
            _sighting(
                self._bank.deck.name,
                one.seen,
                verdict,
                agreement_with_face(self._bank, one) if one.known_table else _NOT_ASKED,
            )
            for one, verdict in zip(faces, verdicts, strict=True)
            if one.known_table or verdict.there >= DOUBTFUL
        ]
        cards.sort(key=lambda card: -card.confidence)
        return tuple(cards), tuple(map(_face_down, backs))

    def taken(
        self,
        image: Image,
        regions: Sequence[PixelBox] | None = None,
        calibration: Calibration | None = None,
        strange: Strange | None = None,
    ) -> list[TakenCard]:
        """Where cards lie and what is seen there, before it is judged what each of them is; as `read`."""
        check_picture(image)
        if calibration is None:
            read = self._read_still(image, regions)
        else:
            order = Order(self._bank, PicturePyramid(image), Ground.table(strange, regions))
            read = self._read_on_table(order, image, regions, calibration)
        return [one for one in read if _is_in(image, _middle(one.seen))]

    def is_face(self, card: TakenCard) -> bool:
        """Whether a card lies face up."""
        return self._bank.codes[card.seen.told.face] != BACK

    def _read_on_table(
        self, order: Order, image: Image, regions: Sequence[PixelBox] | None, calibration: Calibration
    ) -> list[TakenCard]:
        frames, chances = self._corners.within(image, regions, calibration.card_width())
        whole = [] if self._size.is_measured else self._size.whole_places(frames)
        places = spots_on_table(frames, chances, self._size.believed, calibration)
        taken = order.read([*whole, *places])
        entire = entire_cards([one.seen for one in taken])
        self._size.measure([outline_of(one.view) for one in entire], calibration)
        return taken

    def _read_still(self, image: Image, regions: Sequence[PixelBox] | None) -> list[TakenCard]:
        """The cards of a picture of which nothing is known, whole ones first.

        These tell where the table is; where corners show beside them the rest is read as on a known one.
        """
        size, pictures = self._bank.deck.size, PicturePyramid(image)
        corners, places = self._places(image)
        if regions is not None:
            places = [place for place in places if any(_meets(place, box) for box in regions)]
        taken = Order(self._bank, pictures, Ground.unknown(self._framer)).read(places)
        entire = entire_cards([one.seen for one in taken])
        plane = plane_of(entire, size, (image.shape[1], image.shape[0]))
        if plane is None or not len(corners_beside(corners, entire)):
            return taken
        found = self._corners.within(image, regions, plane.card_width())
        places = spots_on_table(*found, size, plane, inset_seen(found[0], entire, size))
        return Order(self._bank, pictures, Ground.plane()).read(places, entire)

    def _places(self, image: Image) -> tuple[Frames, list[CardSpot]]:
        """The corners in a picture, and where cards may lie by them."""
        width, height = self._bank.deck.size
        for corners in self._corners.anywhere(image):
            places = spots(corners, width / height)
            if any(len(place.seen) > 2 for place in places):
                break
        return corners, places


_NOT_ASKED: Final = FaceAgreement(alike=True, unlike=None)
"""Of a card in a still picture."""

_AS_LIKELY_AS_NOT: Final = 0.5
"""What is read as a card that it does not look like on the whole."""


def _sighting(deck: str, seen: SeenPlace, verdict: JudgedCard, face: FaceAgreement) -> CardSighting:
    middle = _middle(seen)
    top = cv2.perspectiveTransform(np.array([[[0.5, 0.0]]]), seen.view)[0, 0]
    up = (top - middle) / max(float(np.hypot(*(top - middle))), 1e-6)
    likely = verdict.confidence
    believed = likely if face.alike else min(likely, _AS_LIKELY_AS_NOT)
    part = believed / max(likely, 1e-6)
    return CardSighting(
        code=verdict.chances[0][0] if believed >= CERTAIN else None,
        deck=deck,
        confidence=believed,
        candidates=tuple((code, part * chance) for code, chance in verdict.chances),
        centre=(float(middle[0]), float(middle[1])),
        up=(float(up[0]), float(up[1])),
        outline=outline_of(seen.view),
        partial=seen.in_view < ENTIRE,
        unlike=face.unlike,
    )


def _face_down(seen: SeenPlace) -> UnknownSighting:
    middle = _middle(seen)
    return UnknownSighting((float(middle[0]), float(middle[1])), outline_of(seen.view))


def _middle(seen: SeenPlace) -> Points:
    """The middle of a card in pixels, shape (2,)."""
    return np.asarray(cv2.perspectiveTransform(np.full((1, 1, 2), 0.5), seen.view)[0, 0], np.float32)


def _is_in(image: Image, point: Points) -> bool:
    height, width = image.shape[:2]
    return bool(0 <= point[0] < width and 0 <= point[1] < height)


def _meets(place: CardSpot, box: PixelBox) -> bool:
    return PixelBox.around(outline_of(place.view)).meets(box)
