"""A deck learned from pictures of its cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np

from vision.decks.bank import Bank
from vision.decks.deck import Deck
from vision.decks.enrol import face_of, shape_of
from vision.decks.filling import Size, completed, filled, part_inside
from vision.decks.framing import LIKELY, Framer
from vision.decks.raster import PicturePyramid
from vision.decks.registration import RegisteredCard, registered
from vision.decks.twins import Twins, twins
from vision.sightings import Image, Points

_HEIGHT = 88.0
"""Height in mm that a card of unknown size is taken to have: that of poker and bridge cards."""


_CUT_OFF = 0.93
"""A card of which less lies in its picture is not seen to its edge. Of 81 drawn pictures that cards fill,
none was taken to reach out of its own by more than a twentieth."""


_ASLANT = 1.25
"""A card of the deck's shape seems more or less slender by this factor at most: that of 37 degrees."""


class Misfit(Enum):
    """Why a card is better taught again."""

    CUT_OFF = "cut-off"
    UNLIKE = "unlike"


@dataclass(frozen=True, slots=True)
class Unfit:
    """A card that does not fit the others of its deck: cut off, with another rim, or not found."""

    code: str
    why: Misfit


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """One picture of one card.

    Attributes:
        code: what the card is called.
        image: BGR, shape (height, width, 3), dtype uint8; the card anywhere in it, or filling it.
    """

    code: str
    image: Image

    @property
    def size(self) -> Size:
        """Height and width of the picture."""
        return _size_of(self.image)


@dataclass(frozen=True, slots=True, eq=False)
class LessonOnDisk:
    """One picture of one card that is read whenever it is asked for: all of a deck's take too much memory.

    Attributes:
        code: what the card is called.
        size: height and width of the picture.
        read: reads it; whatever this raises, whoever asks gets.
    """

    code: str
    size: Size
    read: Callable[[], Image]

    @classmethod
    def of(cls, code: str, read: Callable[[], Image]) -> LessonOnDisk:
        """A picture that is read once now, to see that it can be."""
        return cls(code, _size_of(read()), read)

    @property
    def image(self) -> Image:
        """BGR, shape (height, width, 3), dtype uint8."""
        return self.read()


def _size_of(image: Image) -> Size:
    return image.shape[0], image.shape[1]


@dataclass(frozen=True, slots=True, eq=False)
class Learned:
    """A deck and what its reader will find hard.

    Attributes:
        deck: the deck.
        twins: cards that look too much alike, the most alike first.
        unfit: cards that do not fit the others, in the order of their pictures.
    """

    deck: Deck
    twins: tuple[Twins, ...]
    unfit: tuple[Unfit, ...] = ()


def learned(
    name: str, lessons: Sequence[Lesson | LessonOnDisk], choices: Sequence[Sequence[Points]]
) -> Learned:
    """A deck from pictures and where the card lies in each.

    Args:
        name: of the deck.
        lessons: the pictures.
        choices: where the card may lie in each, as an `Enroller` says it.

    Raises:
        DeckError: the cards have a shape that no card has, or there are none.
    """
    sizes = [lesson.size for lesson in lessons]
    places = filled(sizes, choices)
    slender = min(float(np.median([shape_of(likeliest) for likeliest, *_ in places])), 1.0) if places else 0.0
    places = [
        [completed(extent, place, slender) for place in _shaped_alike(some, slender)]
        for extent, some in zip(sizes, places, strict=True)
    ]
    size = (_HEIGHT * slender, _HEIGHT)
    settled = registered((lesson.image for lesson in lessons), places, size)
    framer, faces, fits = Framer(), [], []
    for lesson, card in zip(lessons, settled, strict=True):
        image = lesson.image
        faces.append(face_of(image, card.outline, slender))
        (framed,) = framer.framed(PicturePyramid(image), [card.outline], 1)
        fits.append(framed.fits)
    deck = Deck(name, tuple(lesson.code for lesson in lessons), tuple(faces), size, photographed=True)
    return Learned(deck, twins(Bank(deck)), tuple(_unfit(lessons, settled, fits)))


def _shaped_alike(places: Sequence[Points], slender: float) -> list[Points]:
    """A card's places, those first that have the shape of the deck's cards: half ones and panels have not."""
    return sorted(places, key=lambda place: abs(np.log(shape_of(place) / slender)) > np.log(_ASLANT))


def _unfit(
    lessons: Sequence[Lesson | LessonOnDisk], settled: Sequence[RegisteredCard], fits: Sequence[float]
) -> Iterator[Unfit]:
    """The cards that are better taught again.

    Args:
        lessons: a picture of each card.
        settled: where each came to lie.
        fits: how likely one whole card lies there as its picture looks. Where the deck's cards are seen so,
            one that is not was not found: of 242 drawn cards this told 5 of 13 that were framed wrongly by
            more than 8 % of their height, none of 229 that were framed rightly. Cards that were cut out, or
            that lie edge to edge, do not look so, none of them.
    """
    seen_so = len(fits) > 0 and float(np.median(fits)) > LIKELY
    for lesson, card, fit in zip(lessons, settled, fits, strict=True):
        if part_inside(lesson.size, card.outline) < _CUT_OFF:
            yield Unfit(lesson.code, Misfit.CUT_OFF)
        elif not card.fits or (seen_so and fit < LIKELY):
            yield Unfit(lesson.code, Misfit.UNLIKE)
