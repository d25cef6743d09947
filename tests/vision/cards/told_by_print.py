"""Print which share of drawn cards is named, by how large and how sharp their print is seen.

    python -m tests.vision.cards.told_by_print [poker|taught] [--cards N]

Decks that nothing was trained on are drawn, and a card of each is laid on a table whose scale is known: all
of it in view, or under another one of the same deck, so that no more than a strip at its left edge shows. A
cheap camera takes the picture. The limits in `vision.cards.print_seen` are the details that part best
what is named from what is not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import cv2
import numpy as np

from vision.calibration import POKER_CARD, Calibration
from vision.cards.codes import CODES
from vision.cards.print_seen import Untold, print_seen
from vision.cards.reader import PokerReader
from vision.decks.deck import Deck
from vision.decks.reader import DeckReader
from vision.eye import CardReader
from vision.sightings import CardSighting, Image, Points
from vision.training.cameras import Pose, look, place, project
from vision.training.deck import CARD_WIDTH, random_deck
from vision.training.designs import faces_of_deck
from vision.training.scene import Canvas, index_frame, poker_width
from vision.training.softness import soft_photograph

SIDE = 288
"""Side of a picture in pixels."""
WIDTHS = (26.0, 110.0)
"""Least and largest width in pixels of a card."""
STRIP = (0.18, 0.3)
"""Part of a card's width that shows of a strip."""
FACES = 16
"""Cards of a deck that is taught."""
SEED = 20261128


@dataclass(frozen=True, slots=True)
class Told:
    """What was said of one card.

    Attributes:
        kind: what would be untold were it not told.
        detail: the width of a card, or the height of the index of a strip that has one, in deviations of the
            blur.
        softness: of its print, in pixels.
        right: whether it was named.
        wrong: whether a card was named that does not lie there.
    """

    kind: Untold
    detail: float
    softness: float
    right: bool
    wrong: bool


@dataclass(frozen=True, slots=True)
class Drawn:
    """Cards to lay down, two of one deck, and who reads them.

    Attributes:
        codes: what the two are.
        faces: their pictures, all of one size.
        mm: width of a card.
        index: from the middle of the rank to that of the suit, both in pixels of the face, of the first; None
            without indices.
        reader: of that deck.
    """

    codes: tuple[str, str]
    faces: tuple[Image, Image]
    mm: float
    index: float | None
    reader: CardReader


def poker(rng: np.random.Generator) -> Iterator[Drawn]:
    """Poker cards, each pair of another deck."""
    reader = PokerReader()
    while True:
        deck = random_deck(rng)
        one, two = (str(code) for code in rng.choice(CODES, 2, replace=False))
        first, second = deck.draw(one), deck.draw(two)
        if first.marks:
            frame = index_frame(np.eye(3), first.marks[0])
            mm = POKER_CARD[0] * CARD_WIDTH / poker_width(deck)
            index = float(np.hypot(*frame[2:4]))
            yield Drawn((one, two), (first.picture, second.picture), mm, index, reader)


def taught(rng: np.random.Generator) -> Iterator[Drawn]:
    """Cards of decks that were taught by their faces, eight pairs of each."""
    while True:
        faces = faces_of_deck(rng, FACES)
        high, wide = faces[0].shape[:2]
        codes = tuple(f"card-{number}" for number in range(FACES))
        mm = POKER_CARD[1] * wide / high
        reader = DeckReader(Deck("drawn", codes, tuple(faces), (mm, POKER_CARD[1])))
        for _ in range(8):
            one, two = (int(card) for card in rng.choice(FACES, 2, replace=False))
            yield Drawn((codes[one], codes[two]), (faces[one], faces[two]), mm, None, reader)


DECKS: dict[str, Callable[[np.random.Generator], Iterator[Drawn]]] = {"poker": poker, "taught": taught}


def told(rng: np.random.Generator, drawn: Drawn) -> Told:
    """Lay a card down, let it be read, and say what came of it."""
    high, wide = drawn.faces[0].shape[:2]
    width = float(np.exp(rng.uniform(*np.log(WIDTHS))))
    to_units = CARD_WIDTH / wide
    height = round(high * to_units)
    camera = look(0.0, 0.0, width / CARD_WIDTH, 6.0 * height, (SIDE / 2, SIDE / 2))
    turn = float(rng.uniform(0, 2 * np.pi))
    to_face = np.diag([to_units, to_units, 1.0])
    canvas = Canvas.bare(rng, SIDE)
    lay = place(camera, Pose(0.0, 0.0, turn), height) @ to_face
    canvas.lay(drawn.faces[0], lay, rng)
    kind = Untold.STRIPS if rng.random() < 0.5 else Untold.CARDS
    if kind is Untold.STRIPS:
        aside = float(rng.uniform(*STRIP)) * CARD_WIDTH
        above = Pose(aside * float(np.cos(turn)), aside * float(np.sin(turn)), turn)
        canvas.lay(drawn.faces[1], place(camera, above, height) @ to_face, rng)
    picture = soft_photograph(rng, canvas.picture)
    scale = drawn.mm / width
    table = Calibration(np.diag([scale, scale, 1.0]), (SIDE, SIDE), (scale * SIDE, scale * SIDE))
    read, _ = drawn.reader.read(picture, None, table)
    lying = drawn.codes if kind is Untold.STRIPS else drawn.codes[:1]
    named = [card.code for card in read if card.code is not None]
    corners = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float64)
    index = None if drawn.index is None else drawn.index * width / wide
    whole = print_seen(picture, [_at(project(lay, corners).astype(np.float32), index)])
    assert whole is not None
    size = whole.card if index is None or kind is Untold.CARDS else index
    wrong = any(code not in lying for code in named)
    return Told(kind, size / whole.softness, whole.softness, drawn.codes[0] in named, wrong)


def _at(outline: Points, index: float | None) -> CardSighting:
    return CardSighting(None, "", 1.0, (), (0.0, 0.0), (0.0, -1.0), outline, False, index=index)


def main() -> int:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("deck", nargs="?", choices=DECKS, default="poker")
    asked.add_argument("--cards", type=int, default=600)
    options = asked.parse_args()
    cv2.setNumThreads(1)
    cv2.setRNGSeed(SEED)
    rng = np.random.default_rng([SEED, len(options.deck)])
    drawn = DECKS[options.deck](rng)
    seen = [told(rng, next(drawn)) for _ in range(options.cards)]
    for kind in Untold:
        _tell(kind, [one for one in seen if one.kind is kind])
    return 0


def _tell(kind: Untold, seen: list[Told]) -> None:
    """Print shares by detail, in eight equal parts of the cards, what parts them, how sharp a tenth is."""
    sharp = np.quantile([one.softness for one in seen], 0.1)
    print(f"{kind.value}: {len(seen)}, named from {_limit(seen):.1f} on, a tenth sharper than {sharp:.2f}")
    seen = sorted(seen, key=lambda one: one.detail)
    for part in np.array_split(np.arange(len(seen)), 8):
        ones = [seen[number] for number in part]
        right, wrong = sum(one.right for one in ones), sum(one.wrong for one in ones)
        print(f"{ones[0].detail:8.1f} to {ones[-1].detail:5.1f}: {right} of {len(ones)} named, {wrong} wrong")


def _limit(seen: list[Told]) -> float:
    """The detail that parts best those that were named from those that were not."""
    return max(
        (one.detail for one in seen),
        key=lambda limit: sum(one.right == (one.detail >= limit) for one in seen),
    )


if __name__ == "__main__":
    sys.exit(main())
