"""How a taught deck is read: from corners to the verdict, the order in a fan, and teaching."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.bench.decks import calibration_of
from companion.decks.drawn.decks import drawn_edition
from scripts.reading import panels
from scripts.reading.panels import bars, below, beside, enlarged, titled
from scripts.reading.photographs import Photograph, photograph
from vision.decks.closer_look import CloserLook, SeenPlace
from vision.decks.confidence import CERTAIN
from vision.decks.corners import CornerFinder
from vision.decks.covering import Covering
from vision.decks.deck import Deck
from vision.decks.enrol import Enroller, face_of, shape_of
from vision.decks.first_look import FirstLook, WaitingPlace
from vision.decks.judge import FaceJudge as DeckJudge
from vision.decks.judge import JudgedCard, TakenCard, evidence
from vision.decks.looks import COLUMNS, ROWS, Describer, view_of_face
from vision.decks.places import spots
from vision.decks.raster import PicturePyramid, outline_of, turned
from vision.decks.reader import DeckReader
from vision.decks.registration import registered
from vision.sightings import Image, Points

EDITION = ("schwupps", 11)
"""The deck that is taught, as other makers might print it: game and number, as `drawn_edition` takes them."""

CARDS = tuple(f"{colour}-{number}" for colour in ("red", "yellow") for number in (1, 2, 3, 5, 8))
"""Those of its cards that are taught."""

PART = 8
"""Pixels of a part of a look, each way, as `vision.decks.looks` has it."""

RIM = 0.06
"""Part of a card's width that its rim takes, as `vision.decks.registration` has it."""


@dataclass(frozen=True, slots=True, eq=False)
class Lessons:
    """A deck that was taught: the pictures, and where its card was found to lie in each."""

    images: list[Image]
    settled: list[Points]
    deck: Deck


@lru_cache
def lessons() -> Lessons:
    """A deck taught by one picture of each card."""
    random, enroller, drawn = np.random.default_rng(4), Enroller(), drawn_edition(*EDITION)
    images, choices = [], []
    for number, code in enumerate(CARDS):
        x, y, turn = random.uniform(-1, 1, 3) * (15, 8, 12)
        laid = (code, float(x), float(y), float(turn))
        images.append(photograph(drawn, (laid,), 210.0, 10.0 + number % 3 * 6, 6).image)
        choices.append(enroller.outlines(images[-1]))
    slender = float(np.median([shape_of(likeliest) for likeliest, *_ in choices]))
    size = (88.0 * slender, 88.0)
    settled = [one.outline for one in registered(images, choices, size)]
    faces = [face_of(image, outline, slender) for image, outline in zip(images, settled, strict=True)]
    return Lessons(images, settled, Deck("schwupps", CARDS, tuple(faces), size))


@lru_cache
def reader() -> DeckReader:
    """A reader of that deck, which has measured its cards on a known table."""
    made, seen = DeckReader(lessons().deck), cards_apart()
    made.read(seen.image, calibration=calibration_of(seen.world))
    return made


@lru_cache
def cards_apart() -> Photograph:
    """Three cards of the deck, apart from each other."""
    cards = (("red-3", -100, 0, -14), ("yellow-2", 0, 8, 9), ("red-8", 98, -8, 24))
    return photograph(drawn_edition(*EDITION), cards, 310.0, 28.0, 5)


def corners_found() -> Image:
    """Corners that the network finds, each with the way to its two neighbours."""
    image = cards_apart().image.copy()
    places = [outline_of(place.view) for place in _places(image)]
    for frame in next(CornerFinder().anywhere(image)):
        panels.arrow(image, frame[:2], frame[2:4], panels.GREEN)
        panels.arrow(image, frame[:2], frame[4:6], panels.VIOLET)
    return panels.around(image, places)


def places_made() -> Image:
    """Places that are put together of these corners."""
    image = cards_apart().image.copy()
    places = sorted(_places(image), key=lambda one: len(one.spot.seen))
    for place in places:
        many = len(place.spot.seen) > 2
        colour = panels.GREEN if len(place.spot.seen) > 3 else panels.GOLD if many else panels.GREY
        panels.line(image, outline_of(place.view), colour, 2 if colour == panels.GREEN else 1)
    return panels.around(image, [outline_of(place.view) for place in places])


def _places(image: Image) -> list[WaitingPlace]:
    """Places in a picture after the first look at all faces."""
    bank = reader().bank
    size = bank.deck.size
    found = spots(next(CornerFinder().anywhere(image)), size[0] / size[1])
    return FirstLook(bank, PicturePyramid(image), Covering(image)).at(found, 0.15)


def face_laid() -> Image:
    """A place, and the same once the likeliest face was laid on the picture."""
    bank, image = reader().bank, cards_apart().image
    pictures, covering = PicturePyramid(image), Covering(image)
    looks = [
        (place, CloserLook(bank, pictures, covering, on_table=False).at(place, [], 0.15))
        for place in _places(image)
        if len(place.spot.seen) > 2 and place.misfit < 0.8
    ]
    moved = [(place, seen) for place, seen in looks if seen is not None and seen.confidence >= CERTAIN]
    place, seen = max(moved, key=lambda one: _moved(*one))
    crop = image.copy()
    panels.line(crop, outline_of(place.view), panels.VIOLET)
    panels.line(crop, outline_of(seen.view), panels.GREEN)
    views = (place.view if _is_upright(place, seen) else turned(place.view), seen.view)
    before, after = (np.asarray(pictures.cut(view, bank.fine_size), np.uint8) for view in views)
    return beside(
        titled("in the picture", panels.around(crop, [outline_of(seen.view), outline_of(place.view)])),
        titled("straight on, before", enlarged(before, 2)),
        titled("and after", enlarged(after, 2)),
        titled("the face as taught", enlarged(_face(bank.upright(seen.told.face)), 2)),
    )


def _moved(place: WaitingPlace, seen: SeenPlace) -> float:
    """How far a look moved the corners of a place, in pixels."""
    corners = outline_of(seen.view)
    ways = (outline_of(place.view), np.roll(outline_of(place.view), 2, axis=0))
    return min(float(np.hypot(*(way - corners).T).max()) for way in ways)


def _is_upright(place: WaitingPlace, seen: SeenPlace) -> bool:
    corners, other = outline_of(place.view), outline_of(seen.view)
    return bool(np.abs(corners - other).max() < np.abs(np.roll(corners, 2, axis=0) - other).max())


def _face(number: int) -> Image:
    """A face of the deck as it is compared."""
    bank = reader().bank
    columns, rows = bank.fine_size
    return np.asarray(bank.fine[number].T.reshape(rows, columns, 3), np.uint8)


def pair_compared() -> Image:
    """Where a face differs from two of its rivals."""
    bank = reader().bank
    face, shown = bank.codes.index("red-3"), []
    for code in ("red-8", "yellow-3"):
        rival = bank.codes.index(code)
        pair, tells = bank.pairs.pair(face, rival, False), np.zeros(bank.fine_inner.size, np.float32)
        tells[pair.where] = pair.tells
        where = _marked(_face(face), tells.reshape(bank.fine_inner.shape))
        both = beside(enlarged(_face(face), 2), enlarged(_face(rival), 2), gap=4)
        shown.append(
            beside(titled(f"red-3 or {code}?", both), titled("here they differ", enlarged(where, 2)), gap=4)
        )
    return beside(*shown, gap=30)


def _marked(picture: Image, parts: NDArray[np.float32]) -> Image:
    """A picture in pale grey on which what counts is blue, ``parts``: 0 to 1."""
    grey = cv2.cvtColor(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR).astype(np.float32)
    pale, share = 0.5 * grey + 127, np.clip(parts, 0, 1)[..., None]
    return np.asarray(pale * (1 - share) + np.array(panels.BLUE, np.float32) * share, np.uint8)


def looks_compared() -> Image:
    """What the network of looks finds telling in a card, and where that is not what faces show."""
    card = _named("red-3", reader().taken(cards_apart().image))
    codes = ("red-3", "red-8", "yellow-3")
    views = [card.raster, *(_look_of(code) for code in codes)]
    look, _ = Describer().look(views)
    agree = (look.traits * look.traits[:1]).sum(axis=2)
    differ = (1 - agree) * np.sqrt(look.tells * look.tells[:1])
    parts = [look.tells[0] / look.tells[0].max(), *(differ[1:] / differ.max())]
    titles = ("seen, and what tells", *(f"unlike {code}" for code in codes))
    return beside(*(_in_parts(*one) for one in zip(titles, views, parts, strict=True)))


def _in_parts(title: str, view: NDArray[np.float32], parts: NDArray[np.float32]) -> Image:
    """A view, and beside it how much each of its parts counts, 0 to 1."""
    grid = parts.reshape(ROWS // PART, COLUMNS // PART)
    counts = np.asarray(cv2.resize(grid, (COLUMNS, ROWS), interpolation=cv2.INTER_NEAREST), np.float32)
    picture = np.asarray(view, np.uint8)
    return titled(title, beside(enlarged(picture, 2), enlarged(_marked(picture, 0.8 * counts), 2), gap=4))


def _look_of(code: str) -> NDArray[np.float32]:
    deck = reader().bank.deck
    return view_of_face(deck.faces[deck.codes.index(code)])


def cards_judged() -> Image:
    """What witnesses and judge say of a whole card, of a narrow strip and of a card that nobody taught."""
    strange = photograph(drawn_edition(*EDITION), (("green-8", 0, 0, 10),), 310.0, 28.0, 5).image
    cards = (
        _judged(reader().taken(cards_apart().image))[0],
        _fan(24.0)[3],
        _judged(reader().taken(strange))[0],
    )
    return below(*(_verdict(*card) for card in cards), gap=24)


Judged = tuple[TakenCard, JudgedCard]
"""A card, and what it is."""


def _judged(cards: Sequence[TakenCard]) -> list[Judged]:
    return list(zip(cards, DeckJudge().verdicts(reader().bank, cards), strict=True))


def _verdict(card: TakenCard, verdict: JudgedCard) -> Image:
    (known,) = evidence(reader().bank, [card])
    leads = [(code, 1 + float(lead)) for code, lead in zip(known.codes, known.leads, strict=True)]
    looks = [
        (code, float(np.exp(look))) for code, look in zip((*known.codes, "none"), known.looks, strict=True)
    ]
    chances = [*verdict.chances, ("none", 1 - verdict.there)]
    return beside(_in_view(card), bars("pixels", leads), *(
        bars(title, sorted(said, key=lambda one: -one[1]))
        for title, said in (("looks", looks), ("the judge", chances))
    ))  # fmt: skip


def _in_view(card: TakenCard) -> Image:
    """A card straight on, grey where something lies on it."""
    shown = card.shown[..., None]
    return np.asarray(card.raster * shown + np.array(panels.GREY, np.float32) * (1 - shown), np.uint8)


@lru_cache
def fan_table(pitch: float) -> Photograph:
    """A fan of five cards, so many millimetres from one to the next."""
    codes = ("yellow-5", "red-8", "yellow-1", "red-2", "red-5")
    steps = range(-2, 3)
    cards = [(code, pitch * step, 3.0 * step, 4.0 * step) for code, step in zip(codes, steps, strict=True)]
    return photograph(drawn_edition(*EDITION), cards, 320.0, 18.0, 5)


def _fan(pitch: float) -> list[Judged]:
    table = fan_table(pitch)
    return _judged(reader().taken(table.image, calibration=calibration_of(table.world)))


def fan_order() -> Image:
    """The order in which the cards of a fan are taken, and what of each is in view then."""
    image, cards = fan_table(24.0).image.copy(), _fan(24.0)
    outlines = [outline_of(card.seen.view) for card, _ in cards]
    for outline in reversed(outlines):
        panels.line(image, outline, panels.GREEN, 1)
    straight = []
    for number, (card, verdict) in enumerate(cards, 1):
        visible = cv2.perspectiveTransform(_middle_in_view(card)[None, None], card.seen.view)[0, 0]
        panels.words(image, (visible[0] - 8, visible[1]), str(number), panels.GOLD, 26)
        code, chance = verdict.chances[0]
        straight.append(titled(f"{number}: {code} {chance:.2f}", _in_view(card)))
    return below(panels.around(image, outlines), beside(*straight))


def _middle_in_view(card: TakenCard) -> NDArray[np.float64]:
    """The middle of what is in view of a card, in its own coordinates."""
    rows, columns = np.nonzero(card.shown)
    return np.array([np.median(columns) / COLUMNS, np.median(rows) / ROWS])


def _named(code: str, cards: Sequence[TakenCard]) -> TakenCard:
    """The card that was told to be that one."""
    codes = reader().bank.codes
    return next(card for card in cards if codes[card.seen.told.face] == code)


def teaching() -> Image:
    """Where a lesson's card was found to lie, and the rim that tells whether it was found rightly."""
    taught, number = lessons(), CARDS.index("yellow-8")
    image, settled = taught.images[number].copy(), taught.settled[number]
    panels.line(image, settled, panels.GREEN)
    shared_print = np.asarray(np.median(np.stack(taught.deck.faces), axis=0), np.uint8)
    cuts = {"what all cards share": shared_print, "this card": taught.deck.faces[number]}
    return beside(panels.around(image, [settled]), *(titled(title, _rim(cut)) for title, cut in cuts.items()))


def _rim(face: Image) -> Image:
    """A face of which all but its rim is pale."""
    pale, wide = np.asarray(0.2 * face + 0.8 * 255, np.uint8), round(RIM * face.shape[1])
    pale[:wide], pale[-wide:], pale[:, :wide], pale[:, -wide:] = (
        face[:wide], face[-wide:], face[:, :wide], face[:, -wide:]
    )  # fmt: skip
    return pale
