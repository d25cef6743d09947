"""Draw how cards are read, step by step as the code reads them, into docs/reading if nothing else is said.

.venv/bin/python scripts/reading_pictures.py [--picture poker-indices] [--to FOLDER]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import cv2  # noqa: E402
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from companion.bench.decks import calibration_of  # noqa: E402
from companion.cards.deck import DrawnDeck  # noqa: E402
from companion.cards.editions.drawn import drawn_edition  # noqa: E402
from companion.cards.poker import PokerDeck  # noqa: E402
from companion.rehearsal.conditions import Conditions, World, make_world  # noqa: E402
from companion.rehearsal.grounds import Ground  # noqa: E402
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing  # noqa: E402
from companion.rehearsal.lens import aimed  # noqa: E402
from companion.rehearsal.stage import Stage  # noqa: E402
from companion.table.playing_table import PlayingTable  # noqa: E402
from scripts import panels  # noqa: E402
from scripts.panels import bars, below, beside, enlarged, titled  # noqa: E402
from vision.cards.codes import CODES, RANKS, SUITS  # noqa: E402
from vision.cards.finder import IndexFinder  # noqa: E402
from vision.cards.frames import PATCH_DOWN, PATCH_RIGHT, Frames, patches  # noqa: E402
from vision.cards.judge import CONDITIONS, Judge  # noqa: E402
from vision.cards.outline import Lie, lie_of  # noqa: E402
from vision.cards.pairing import Group, group_indices, usual_diagonal  # noqa: E402
from vision.cards.reader import POSSIBLE  # noqa: E402
from vision.cards.reading import Index, IndexReader  # noqa: E402
from vision.cards.search import Candidates, Search  # noqa: E402
from vision.cards.whole import ends  # noqa: E402
from vision.decks.closer_look import CloserLook, Seen  # noqa: E402
from vision.decks.corners import CornerFinder  # noqa: E402
from vision.decks.covering import Covering  # noqa: E402
from vision.decks.deck import Deck  # noqa: E402
from vision.decks.enrol import Enroller, face_of, shape_of  # noqa: E402
from vision.decks.first_look import FirstLook, Place  # noqa: E402
from vision.decks.judge import Judge as DeckJudge  # noqa: E402
from vision.decks.judge import Taken, Verdict, evidence  # noqa: E402
from vision.decks.looks import COLUMNS, ROWS, Describer, view_of_face  # noqa: E402
from vision.decks.places import spots  # noqa: E402
from vision.decks.raster import Pictures, outline_of, turned  # noqa: E402
from vision.decks.reader import DeckReader  # noqa: E402
from vision.decks.registration import registered  # noqa: E402
from vision.halvings import Halvings  # noqa: E402
from vision.network import shipped  # noqa: E402
from vision.overlaps import shared  # noqa: E402
from vision.sightings import Image, Points  # noqa: E402

PICTURE = (640, 384)
"""Width and height of the pictures in which cards lie."""

EDITION = ("schwupps", 11)
"""The deck that is taught, as other makers might print it: game and number, as `drawn_edition` takes them."""

CARDS = tuple(f"{colour}-{number}" for colour in ("red", "yellow") for number in (1, 2, 3, 5, 8))
"""Those of its cards that are taught."""

PART = 8
"""Pixels of a part of a look, each way, as `vision.decks.looks` has it."""

RIM = 0.06
"""Part of a card's width that its rim takes, as `vision.decks.registration` has it."""

SHOWN = 3
"""Codes whose probabilities are told."""

_ANOTHER = 0.93
"""Two outlines that share less than this part of the smaller one are shown as two places."""

Laid = tuple[str, float, float, float]
"""A card's code, the millimetres of its middle to the right and down, and degrees clockwise."""


@dataclass(frozen=True, slots=True, eq=False)
class Photograph:
    """A drawn picture of cards on a table, and the world in which it was taken."""

    image: Image
    world: World


def photograph(deck: DrawnDeck, cards: Sequence[Laid], across: float, tilt: float, seed: int) -> Photograph:
    """Cards on a table as a camera sees them that shows so many millimetres and hangs aslant (degrees)."""
    table = PlayingTable((900.0, 900.0), (across, across * PICTURE[1] / PICTURE[0]), PICTURE)
    world = make_world(Conditions.HOME, seed)
    world = replace(
        world,
        table=table,
        lens=aimed(0.95, tilt, 20.0, 2.0, -0.01, table),
        ground=Ground.CLOTH,
        sensor=replace(world.sensor, noise=1.0),
    )
    stage = Stage(world, deck)
    stage.layout = Layout(
        tuple(
            Lying(Thing(Kind.CARD, f"{code} {number}"), Spot(x, y, turn), code)
            for number, (code, x, y, turn) in enumerate(cards)
        )
    )
    return Photograph(stage.frame().copy(), world)


# --- poker cards


@dataclass(frozen=True, slots=True, eq=False)
class PokerSteps:
    """What `PokerReader` finds in a picture on its way, for each card from `laid` on."""

    image: Image
    candidates: Candidates
    indices: list[Index]
    laid: list[tuple[Group, Lie]]
    evidence: NDArray[np.float32]
    verdicts: NDArray[np.float32]


def poker_steps(image: Image) -> PokerSteps:
    """Read poker cards and keep all that is found on the way."""
    levels = Halvings(image).levels()
    candidates = Search(IndexFinder(shipped("index-finder.onnx"))).everywhere(levels)
    indices = IndexReader(shipped("index-reader.onnx")).read(levels, candidates)
    groups = [group for group in group_indices(indices) if group.confidence >= POSSIBLE]
    laid = [(group, lie_of(group, usual_diagonal(groups), None)) for group in groups]
    judge = Judge(shipped("card-reader.onnx"), shipped("card-judge.onnx"))
    return PokerSteps(
        image, candidates, indices, laid, judge.evidence(levels, laid), judge.codes(levels, laid)
    )


@lru_cache
def poker_table() -> PokerSteps:
    """Four poker cards, one of them half hidden."""
    cards = (("9H", -95, -10, -12), ("QS", -10, 15, 8), ("4C", 25, 25, 22), ("7D", 110, -20, 65))
    return poker_steps(photograph(PokerDeck(), cards, 330.0, 25.0, 3).image)


def poker_indices() -> Image:
    """Where the finder sees indices, and which of these the reader names."""
    steps = poker_table()
    image = steps.image.copy()
    for frame in steps.candidates.frames:
        panels.line(image, _cut_of(frame), panels.GREY, 1)
    for index in steps.indices:
        panels.line(image, _cut_of(index.frame), panels.GREEN)
        panels.arrow(image, index.frame[:2], 1.6 * index.frame[2:4], panels.RED)
    for index in steps.indices:
        panels.words(image, (index.middle[0] + 18, index.middle[1] - 20), index.code, panels.GREEN, 16)
    return _cards_of(steps, image)


def poker_outlines() -> Image:
    """Which indices are one card's, and the outline that follows."""
    steps = poker_table()
    image = steps.image.copy()
    for group, lie in steps.laid:
        colour = panels.GREEN if lie.measured else panels.GOLD
        if group.opposite is not None:
            joined = np.array([group.first.middle, group.opposite.middle], np.float32)
            panels.line(image, joined, panels.RED, closed=False)
        panels.line(image, lie.corners, colour)
    return _cards_of(steps, image)


def _cards_of(steps: PokerSteps, image: Image) -> Image:
    return panels.around(image, [lie.corners for _, lie in steps.laid])


def poker_weighed() -> Image:
    """What the indices, the whole card and both together say: of a sharp card, and of a small, soft one."""
    sharp = photograph(PokerDeck(), (("5C", 0, 0, -12),), 300.0, 20.0, 3).image
    far = photograph(PokerDeck(), (("5C", 0, 0, -12),), 500.0, 25.0, 3).image
    soft = cv2.resize(cv2.GaussianBlur(far, (0, 0), 0.7), None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    return below(*(_weighed(poker_steps(image)) for image in (sharp, np.asarray(soft, np.uint8))), gap=30)


def _weighed(steps: PokerSteps) -> Image:
    (group, lie), levels = steps.laid[0], Halvings(steps.image).levels()
    seen = panels.around(steps.image, [lie.corners], 10)
    found = [one.frame for one in (group.first, group.opposite) if one is not None]
    cut = patches(levels, np.stack(found))
    upper, lower = ends(levels, [lie.corners])[0]
    said = np.exp(steps.evidence[0][CONDITIONS + len(CODES) + 1 :])
    rank, suit = said[: len(RANKS)], said[len(RANKS) + 1 : len(RANKS) + 1 + len(SUITS)]
    pictures = beside(
        titled("in the picture", enlarged(seen, 128 / seen.shape[0])),
        titled("its indices", beside(*(enlarged(one, 2.5) for one in cut), gap=4)),
        titled("both ends, upright", beside(enlarged(upper, 2), enlarged(lower, 2), gap=4)),
    )
    chances = (
        ("the indices say", group.codes),
        ("the whole card says", np.outer(rank, suit).ravel()),
        ("the judge says", steps.verdicts[0]),
    )
    return below(pictures, beside(*(bars(title, _likeliest(codes)) for title, codes in chances)))


def _likeliest(codes: NDArray[np.float32]) -> list[tuple[str, float]]:
    return [(CODES[int(code)], float(codes[code])) for code in np.argsort(-codes)[:SHOWN]]


def _cut_of(frame: Frames) -> Points:
    """The corners of the patch that is cut out for an index."""
    right, down = PATCH_RIGHT * frame[4:6], PATCH_DOWN * frame[2:4]
    ways = (-right - down, right - down, right + down, down - right)
    return np.asarray([frame[:2] + way for way in ways], np.float32)


# --- any taught deck


@dataclass(frozen=True, slots=True, eq=False)
class Lessons:
    """A deck that was taught: the pictures, where its card may lie in each, and where it was found to lie."""

    images: list[Image]
    choices: list[list[Points]]
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
    return Lessons(images, choices, settled, Deck("schwupps", CARDS, tuple(faces), size))


@lru_cache
def reader() -> DeckReader:
    """A reader of that deck, which has measured its cards on a known table."""
    read, table = DeckReader(lessons().deck), deck_table()
    read.read(table.image, calibration=calibration_of(table.world))
    return read


@lru_cache
def deck_table() -> Photograph:
    """Three cards of the deck, apart from each other."""
    cards = (("red-3", -100, 0, -14), ("yellow-2", 0, 8, 9), ("red-8", 98, -8, 24))
    return photograph(drawn_edition(*EDITION), cards, 310.0, 28.0, 5)


def deck_corners() -> Image:
    """Corners that the network finds, each with the way to its two neighbours."""
    image = deck_table().image.copy()
    places = [outline_of(place.view) for place in _places(image)]
    for frame in next(CornerFinder().anywhere(image)):
        panels.arrow(image, frame[:2], frame[2:4], panels.GREEN)
        panels.arrow(image, frame[:2], frame[4:6], panels.VIOLET)
    return panels.around(image, places)


def deck_places() -> Image:
    """Places that are put together of these corners."""
    image = deck_table().image.copy()
    places = sorted(_places(image), key=lambda one: len(one.spot.seen))
    for place in places:
        many = len(place.spot.seen) > 2
        colour = panels.GREEN if len(place.spot.seen) > 3 else panels.GOLD if many else panels.GREY
        panels.line(image, outline_of(place.view), colour, 2 if colour == panels.GREEN else 1)
    return panels.around(image, [outline_of(place.view) for place in places])


def _places(image: Image) -> list[Place]:
    """Places in a picture after the first look at all faces."""
    bank = reader().bank
    size = bank.deck.size
    found = spots(next(CornerFinder().anywhere(image)), size[0] / size[1])
    return FirstLook(bank, Pictures(image), Covering(image)).at(found, 0.15)


def deck_laid() -> Image:
    """A place, and the same once the likeliest face was laid on the picture."""
    bank, image = reader().bank, deck_table().image
    pictures, covering = Pictures(image), Covering(image)
    looks = [
        (place, CloserLook(bank, pictures, covering, on_table=False).at(place, [], 0.15))
        for place in _places(image)
        if len(place.spot.seen) > 2 and place.misfit < 0.8
    ]
    moved = [(place, seen) for place, seen in looks if seen is not None and seen.confidence > 0.85]
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


def _moved(place: Place, seen: Seen) -> float:
    """How far a look moved the corners of a place, in pixels."""
    corners = outline_of(seen.view)
    ways = (outline_of(place.view), np.roll(outline_of(place.view), 2, axis=0))
    return min(float(np.hypot(*(way - corners).T).max()) for way in ways)


def _is_upright(place: Place, seen: Seen) -> bool:
    corners, other = outline_of(place.view), outline_of(seen.view)
    return bool(np.abs(corners - other).max() < np.abs(np.roll(corners, 2, axis=0) - other).max())


def _face(number: int) -> Image:
    """A face of the deck as it is compared."""
    bank = reader().bank
    columns, rows = bank.fine_size
    return np.asarray(bank.fine[number].T.reshape(rows, columns, 3), np.uint8)


def deck_pair() -> Image:
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


def deck_looks() -> Image:
    """What the network of looks finds telling in a card, and where that is not what faces show."""
    card = _named("red-3", reader().taken(deck_table().image))
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


def deck_verdict() -> Image:
    """What witnesses and judge say of a whole card, of a narrow strip and of a card that nobody taught."""
    strange = photograph(drawn_edition(*EDITION), (("blue-8", 0, 0, 10),), 310.0, 28.0, 5).image
    cards = (
        *_judged(reader().taken(deck_table().image), on_table=False)[:1],
        *_fan(18.0)[3:4],
        *_judged(reader().taken(strange), on_table=False)[:1],
    )
    return below(*(_verdict(*card) for card in cards), gap=24)


Judged = tuple[Taken, Verdict, bool]
"""A card, what it is, and whether it was read on a known table."""


def _judged(cards: Sequence[Taken], *, on_table: bool) -> list[Judged]:
    verdicts = DeckJudge().verdicts(reader().bank, cards, on_table=on_table)
    return [(card, verdict, on_table) for card, verdict in zip(cards, verdicts, strict=True)]


def _verdict(card: Taken, verdict: Verdict, on_table: bool) -> Image:
    (known,) = evidence(reader().bank, [card], on_table=on_table)
    leads = [(code, 1 + float(lead)) for code, lead in zip(known.codes, known.leads, strict=True)]
    looks = [
        (code, float(np.exp(look))) for code, look in zip((*known.codes, "none"), known.looks, strict=True)
    ]
    chances = [*verdict.chances, ("none", 1 - verdict.there)]
    return beside(_in_view(card), bars("pixels", leads[:SHOWN]), *(
        bars(title, sorted(said, key=lambda one: -one[1])[:SHOWN])
        for title, said in (("looks", looks), ("the judge", chances))
    ))  # fmt: skip


def _in_view(card: Taken) -> Image:
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
    return _judged(reader().taken(table.image, calibration=calibration_of(table.world)), on_table=True)


def fan_order() -> Image:
    """The order in which the cards of a fan are taken, and what of each is in view then."""
    image, cards = fan_table(24.0).image.copy(), _fan(24.0)
    outlines = [outline_of(card.seen.view) for card, _, _ in cards]
    for outline in reversed(outlines):
        panels.line(image, outline, panels.GREEN, 1)
    straight = []
    for number, (card, verdict, _) in enumerate(cards, 1):
        visible = cv2.perspectiveTransform(_middle_in_view(card)[None, None], card.seen.view)[0, 0]
        panels.words(image, (visible[0] - 8, visible[1]), str(number), panels.GOLD, 26)
        code, chance = verdict.chances[0]
        straight.append(titled(f"{number}: {code} {chance:.2f}", _in_view(card)))
    return below(panels.around(image, outlines), beside(*straight))


def _middle_in_view(card: Taken) -> NDArray[np.float64]:
    """The middle of what is in view of a card, in its own coordinates."""
    rows, columns = np.nonzero(card.shown)
    return np.array([np.median(columns) / COLUMNS, np.median(rows) / ROWS])


def _named(code: str, cards: Sequence[Taken]) -> Taken:
    """The card that was told to be that one."""
    codes = reader().bank.codes
    return next(card for card in cards if codes[card.seen.told.face] == code)


def teaching() -> Image:
    """Outlines that a lesson's picture offers, and the rim that tells which is right."""
    taught, number = lessons(), CARDS.index("yellow-8")
    image, settled, choices = taught.images[number].copy(), taught.settled[number], taught.choices[number]
    wrong = next(one for one in choices if shared(one, settled) < _ANOTHER)
    for outline in choices:
        panels.line(image, outline, panels.GREY, 1)
    panels.line(image, wrong, panels.RED)
    panels.line(image, settled, panels.GREEN)
    slender = taught.deck.size[0] / taught.deck.size[1]
    shared_print = np.asarray(np.median(np.stack(taught.deck.faces), axis=0), np.uint8)
    cuts = {
        "what all cards share": shared_print,
        "the wrong place": face_of(taught.images[number], wrong, slender),
        "the right one": taught.deck.faces[number],
    }
    return beside(
        panels.around(image, [settled, wrong]),
        *(titled(title, _rim(cut)) for title, cut in cuts.items()),
    )


def _rim(face: Image) -> Image:
    """A face of which all but its rim is pale."""
    pale, wide = np.asarray(0.2 * face + 0.8 * 255, np.uint8), round(RIM * face.shape[1])
    pale[:wide], pale[-wide:], pale[:, :wide], pale[:, -wide:] = (
        face[:wide], face[-wide:], face[:, :wide], face[:, -wide:]
    )  # fmt: skip
    return pale


PICTURES: dict[str, Callable[[], Image]] = {
    "poker-indices": poker_indices,
    "poker-outlines": poker_outlines,
    "poker-weighed": poker_weighed,
    "deck-corners": deck_corners,
    "deck-places": deck_places,
    "deck-laid": deck_laid,
    "deck-pair": deck_pair,
    "fan-order": fan_order,
    "deck-looks": deck_looks,
    "deck-verdict": deck_verdict,
    "teaching": teaching,
}
"""The pictures of docs/reading.md."""


def main() -> None:
    """Draw what was asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--picture", action="append", choices=PICTURES, help="draw only this picture")
    asked.add_argument("--to", type=Path, default=ROOT / "docs" / "reading", metavar="FOLDER")
    options = asked.parse_args()
    options.to.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    for name in options.picture or PICTURES:
        panels.write(PICTURES[name](), options.to / f"{name}.png")


if __name__ == "__main__":
    main()
