"""The eye: all readers on one picture, and one answer where two of them saw the same thing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from vision.at_once import at_once
from vision.boxes import PixelBox
from vision.calibration import Calibration
from vision.overlaps import apart
from vision.pictures import check_picture
from vision.sightings import (
    NOTHING,
    CardSighting,
    DieSighting,
    Image,
    Place,
    Points,
    Sightings,
    UnknownSighting,
    UpDownSighting,
)
from vision.table.bare_table import Strange


class CardReader(Protocol):
    """Reads the cards of one deck."""

    def read(
        self,
        image: Image,
        regions: Sequence[PixelBox] | None = None,
        calibration: Calibration | None = None,
        strange: Strange | None = None,
    ) -> tuple[tuple[CardSighting, ...], tuple[UnknownSighting, ...]]:
        """Cards, and cards that lie face down, known by the deck's back.

        Args:
            image: the whole picture.
            regions: where to look, in pixels; None: everywhere.
            calibration: where the table is, and with it the size of a card; None: any size is searched.
            strange: where the picture shows something else than the bare table, if that is known.
        """


class DieReader(Protocol):
    """Reads six-sided dice."""

    def see(
        self,
        image: Image,
        regions: Sequence[tuple[int, int, int, int]] | None = None,
        calibration: Calibration | None = None,
        strange: Strange | None = None,
        cards: Sequence[Points] = (),
    ) -> tuple[DieSighting, ...]:
        """Dice with the value of their top face.

        Args:
            image: the whole picture.
            regions: left, upper, width and height in pixels; None: everywhere.
            calibration: where the table is; None: any size is searched.
            strange: where the picture shows something else than the bare table, if that is known.
            cards: outlines of the cards that were read, where the table is not known: beside them a die has a
                die's size.
        """


class ReadsUpDown(Protocol):
    """Reads the UP&DOWN card."""

    def read(
        self,
        image: Image,
        regions: Sequence[PixelBox] | None = None,
        calibration: Calibration | None = None,
    ) -> UpDownSighting | None:
        """The card, or None when it is not there for certain."""


class FindsBacks(Protocol):
    """Finds cards that lie face down."""

    def find(
        self, image: Image, calibration: Calibration, regions: Sequence[PixelBox] | None = None
    ) -> tuple[UnknownSighting, ...]:
        """Card-shaped things of the size of a poker card, each with its outline."""


class Eye:
    """Sees everything in one picture."""

    def __init__(
        self,
        cards: Sequence[CardReader],
        dice: DieReader | None = None,
        updown: ReadsUpDown | None = None,
        backs: FindsBacks | None = None,
    ) -> None:
        """An eye with one card reader a deck, and the other readers where the game needs them."""
        self._cards = tuple(cards)
        self._dice = dice
        self._updown = updown
        self._backs = backs

    def see(
        self,
        image: Image,
        calibration: Calibration | None = None,
        regions: Sequence[PixelBox] | None = None,
        elsewhere: Sightings = NOTHING,
        strange: Strange | None = None,
    ) -> Sightings:
        """Everything that can be told from one picture.

        Args:
            image: BGR, shape (height, width, 3), dtype uint8.
            calibration: where the table is; sizes are known then, and every sighting gets its place.
            regions: where to look, in pixels; None: everywhere.
            elsewhere: what is known to lie outside the regions; no second UP&DOWN card is looked for then.
            strange: where the picture shows something else than the bare table, if that is known.

        Raises:
            PictureError: the picture is empty or of another kind.
        """
        check_picture(image)
        if calibration is not None:
            calibration = calibration.for_picture((image.shape[1], image.shape[0]))
        seen = self._read(image, calibration, regions, elsewhere, strange)
        return seen if calibration is None else placed(seen, calibration)

    def _read(
        self,
        image: Image,
        calibration: Calibration | None,
        regions: Sequence[PixelBox] | None,
        elsewhere: Sightings,
        strange: Strange | None,
    ) -> Sightings:
        """What the readers see; where sizes are known none waits for another, and they look at once."""

        def dice(beside: Sequence[CardSighting]) -> Sightings:
            return self._read_dice(image, calibration, regions, strange, beside)

        cards = partial(self._read_cards, image, calibration, regions, strange)
        looks = [cards]
        if self._updown is not None and elsewhere.updown is None:
            looks.append(partial(self._read_updown, self._updown, image, calibration, regions))
        if calibration is None:
            read = cards()
            return apart(_together([read, dice(read.cards), *(look() for look in looks[1:])]))
        if self._backs is not None:
            looks.append(partial(self._find_backs, self._backs, image, calibration, regions))
        if self._dice is not None:
            looks.insert(0, partial(dice, ()))  # which takes longest
        return apart(_together(at_once(looks)))

    def _read_cards(
        self,
        image: Image,
        calibration: Calibration | None,
        regions: Sequence[PixelBox] | None,
        strange: Strange | None,
    ) -> Sightings:
        seen = [reader.read(image, regions, calibration, strange) for reader in self._cards]
        return Sightings(
            cards=tuple(card for cards, _ in seen for card in cards),
            face_down=tuple(back for _, backs in seen for back in backs),
        )

    def _read_dice(
        self,
        image: Image,
        calibration: Calibration | None,
        regions: Sequence[PixelBox] | None,
        strange: Strange | None,
        beside: Sequence[CardSighting],
    ) -> Sightings:
        if self._dice is None:
            return NOTHING
        parts = None if regions is None else [(one.left, one.top, one.width, one.height) for one in regions]
        outlines = [card.outline for card in beside if card.outline is not None]
        return Sightings(dice=self._dice.see(image, parts, calibration, strange, outlines))

    @staticmethod
    def _read_updown(
        reader: ReadsUpDown,
        image: Image,
        calibration: Calibration | None,
        regions: Sequence[PixelBox] | None,
    ) -> Sightings:
        return Sightings(updown=reader.read(image, regions, calibration))

    @staticmethod
    def _find_backs(
        finder: FindsBacks, image: Image, calibration: Calibration, regions: Sequence[PixelBox] | None
    ) -> Sightings:
        return Sightings(unknown=finder.find(image, calibration, regions))


def _together(seen: Sequence[Sightings]) -> Sightings:
    """What several readers saw, each something else."""
    return Sightings(
        cards=tuple(card for one in seen for card in one.cards),
        unknown=tuple(thing for one in seen for thing in one.unknown),
        dice=tuple(die for one in seen for die in one.dice),
        updown=next((one.updown for one in seen if one.updown is not None), None),
        face_down=tuple(back for one in seen for back in one.face_down),
    )


def placed(seen: Sightings, calibration: Calibration) -> Sightings:
    """The sightings, each with its place on the table."""
    return Sightings(
        tuple(replace(card, place=calibration.place(card.centre, card.up)) for card in seen.cards),
        tuple(replace(thing, place=_place_of_outline(thing, calibration)) for thing in seen.unknown),
        tuple(replace(die, place=_place_of_outline(die, calibration)) for die in seen.dice),
        None
        if seen.updown is None
        else replace(seen.updown, place=calibration.place(seen.updown.centre, seen.updown.up)),
        tuple(replace(thing, place=_place_of_outline(thing, calibration)) for thing in seen.face_down),
    )


def _place_of_outline(thing: UnknownSighting | DieSighting, calibration: Calibration) -> Place:
    """The place of a thing whose top nobody knows: that of a card turns along its longer side."""
    if thing.outline is None or len(thing.outline) < 3:
        return calibration.place(thing.centre, (0.0, -1.0))
    return calibration.place_of(thing.outline)
