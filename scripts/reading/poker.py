"""How poker cards are read: indices, outlines, and what is weighed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.decks.drawn.poker import PokerDeck
from scripts.reading import panels
from scripts.reading.panels import bars, below, beside, enlarged, titled
from scripts.reading.photographs import photograph
from vision.cards.codes import CODES, RANKS, SUITS
from vision.cards.finder import IndexFinder
from vision.cards.frames import PATCH_DOWN, PATCH_RIGHT, Frames, patches
from vision.cards.judge import CONDITIONS, IndexJudge
from vision.cards.outline import Lie, lie_of
from vision.cards.pairing import Group, group_indices, usual_diagonal
from vision.cards.reader import POSSIBLE
from vision.cards.reading import Index, IndexReader
from vision.cards.search import Candidates, Search
from vision.cards.whole import ends
from vision.halvings import Halvings
from vision.network import shipped
from vision.sightings import Image, Points


@dataclass(frozen=True, slots=True, eq=False)
class PokerSteps:
    """What `PokerReader` finds in a picture on its way, for each card from `laid` on."""

    image: Image
    candidates: Candidates
    indices: list[Index]
    laid: list[tuple[Group, Lie]]
    evidence: NDArray[np.float32]
    verdicts: NDArray[np.float32]


def steps_of(image: Image) -> PokerSteps:
    """Read poker cards and keep all that is found on the way."""
    levels = Halvings(image).levels()
    candidates = Search(IndexFinder(shipped("index-finder.onnx"))).everywhere(levels)
    indices = IndexReader.of(shipped("index-reader.onnx")).read(levels, candidates)
    groups = [group for group in group_indices(indices) if group.confidence >= POSSIBLE]
    laid = [(group, lie_of(group, usual_diagonal(groups), None)) for group in groups]
    judge = IndexJudge(shipped("card-reader.onnx"), shipped("card-judge.onnx"))
    return PokerSteps(
        image, candidates, indices, laid, judge.evidence(levels, laid), judge.codes(levels, laid)
    )


@lru_cache
def table_read() -> PokerSteps:
    """Four poker cards, one of them half hidden."""
    cards = (("9H", -95, -10, -12), ("QS", -10, 15, 8), ("4C", 25, 25, 22), ("7D", 110, -20, 65))
    return steps_of(photograph(PokerDeck(), cards, 330.0, 25.0, 3).image)


def indices_found() -> Image:
    """Where the finder sees indices, and which of these the reader names."""
    steps = table_read()
    image = steps.image.copy()
    for frame in steps.candidates.frames:
        panels.line(image, _cut_of(frame), panels.GREY, 1)
    for index in steps.indices:
        panels.line(image, _cut_of(index.frame), panels.GREEN)
        panels.arrow(image, index.frame[:2], 1.6 * index.frame[2:4], panels.RED)
    for index in steps.indices:
        panels.words(image, (index.middle[0] + 18, index.middle[1] - 20), index.code, panels.GREEN, 16)
    return _cards_of(steps, image)


def outlines_found() -> Image:
    """Which indices are one card's, and the outline that follows."""
    steps = table_read()
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


def weighed() -> Image:
    """What the indices, the whole card and both together say: of a sharp card, and of a small, soft one."""
    sharp = photograph(PokerDeck(), (("5C", 0, 0, -12),), 300.0, 20.0, 3).image
    far = photograph(PokerDeck(), (("5C", 0, 0, -12),), 500.0, 25.0, 3).image
    soft = cv2.resize(cv2.GaussianBlur(far, (0, 0), 0.7), None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    return below(*(_weighed(steps_of(image)) for image in (sharp, np.asarray(soft, np.uint8))), gap=30)


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
    return [(CODES[int(code)], float(codes[code])) for code in np.argsort(-codes)[: panels.SHOWN]]


def _cut_of(frame: Frames) -> Points:
    """The corners of the patch that is cut out for an index."""
    right, down = PATCH_RIGHT * frame[4:6], PATCH_DOWN * frame[2:4]
    ways = (-right - down, right - down, right + down, down - right)
    return np.asarray([frame[:2] + way for way in ways], np.float32)
