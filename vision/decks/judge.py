"""Weighs what two witnesses say of a card: the pixels in which faces differ, and the looks of all of it.

`tell` holds faces against each other pixel by pixel, in the light that explains them best; `looks` compares
what is seen by a network that learned it. They err on different cards: light that cannot be explained leads
the one astray, two faces that differ in a stroke the other. How much each counts, by how the card is seen,
was fitted to drawn decks, taught and read as people do it (`vision.training.deck_judge`): a card that both
name is certain, one over which they differ is asked about.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.decks.bank import Bank
from vision.decks.closer_look import SeenPlace
from vision.decks.confidence import TELLING
from vision.decks.deck import BACK
from vision.decks.looks import COLUMNS, LIKELIEST
from vision.decks.parts_in_view import WHOLE
from vision.decks.raster import Raster, Weights, outline_of
from vision.network import Network, shipped

CONDITIONS = 8
"""Numbers that say how a card is seen, as `_conditions` gives them."""

WITNESSES = 4
"""What is weighed: a code's looks, its lead, what speaks for none, and that the looks are those of none."""

_LEAST, _BEHIND = 1e-4, -1.0
"""No looks are believed to be surer than that something is not; no code to be farther behind."""

CANDIDATES = 4
"""So many codes of a card are told, at most."""

_NEAR = 4.0
"""How fast another code grows unlikelier, by pixels alone, the farther it is behind."""


@dataclass(frozen=True, slots=True, eq=False)
class TakenCard:
    """A card that was taken, and what of it was in view then.

    Attributes:
        seen: what a closer look saw there.
        raster: the card straight on, in the size in which looks are compared.
        shown: what of that is in view, shape (rows, columns).
        known_table: whether it lies on a table of which it is known how it looks bare.
    """

    seen: SeenPlace
    raster: Raster
    shown: Weights
    known_table: bool


@dataclass(frozen=True, slots=True, eq=False)
class CardEvidence:
    """What is known of a card.

    Attributes:
        conditions: how it is seen, shape (CONDITIONS,).
        codes: that it may be, the likeliest by pixels first.
        looks: the logarithms of how likely each of them looks, and last of none, shape (codes + 1,).
        leads: of each of them over the likeliest, at most 0, shape (codes,).
    """

    conditions: NDArray[np.float32]
    codes: tuple[str, ...]
    looks: NDArray[np.float32]
    leads: NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class JudgedCard:
    """What a card is.

    Attributes:
        chances: codes that it may be with their probabilities, the likeliest first; no card face down.
        confidence: the probability that it is the first of them.
        there: the probability that it is a card of the deck, whichever.
    """

    chances: tuple[tuple[str, float], ...]
    confidence: float
    there: float


class FaceJudge:
    """From what was seen of cards to how likely each code is."""

    def __init__(self) -> None:
        """Load what was learned.

        Raises:
            ModelError: it is missing or damaged.
        """
        self._network = Network(shipped("deck-judge.onnx"), ("powers",))

    def verdicts(self, bank: Bank, cards: Sequence[TakenCard]) -> list[JudgedCard]:
        """What each of some cards of a deck is.

        Where faces are known as they were printed pixels are believed alone: of 62 989 events that simulated
        people played with our decks one was told wrongly by them. A judge fitted to 26 such decks as well
        named nearly as many (903 of 1 075 cards, 944 by pixels) and was wrong three times instead of thirty,
        but left ten of twelve strips of a dark fan in doubt that pixels had told. So are cards half hidden on
        a known table: a whole game of Auf und Ab with a taught edition had 23 questions with both witnesses
        asked about them, and one with pixels alone; all 54 events were right either way.
        """
        weighed = [card for card in cards if bank.deck.photographed and not _is_covered_on_table(card)]
        verdicts = dict(zip(weighed, self._weighed(bank, weighed), strict=True))
        return [verdicts.get(card) or by_pixels(bank, card.seen) for card in cards]

    def _weighed(self, bank: Bank, cards: Sequence[TakenCard]) -> list[JudgedCard]:
        """What cards are by both witnesses."""
        if not cards:
            return []
        known = evidence(bank, cards)
        (powers,) = self._network.run(np.stack([one.conditions for one in known]))
        return [_verdict(one, power) for one, power in zip(known, powers, strict=True)]


def evidence(bank: Bank, cards: Sequence[TakenCard]) -> list[CardEvidence]:
    """What is known of some cards, at least one, as `FaceJudge.verdicts` gets them."""
    chances, _ = bank.looks.chances([one.raster for one in cards], [one.shown for one in cards])
    return [_evidence(bank, card, chance) for card, chance in zip(cards, chances, strict=True)]


def _evidence(bank: Bank, card: TakenCard, chances: NDArray[np.float32]) -> CardEvidence:
    looks = bank.by_code(chances[:-1])
    leads: dict[str, float] = {}
    for face, lead in card.seen.told.rivals:
        leads.setdefault(bank.codes[face], max(lead, _BEHIND))
    likeliest = sorted(looks, key=lambda code: -looks[code])[:LIKELIEST]
    codes = tuple(dict.fromkeys((*leads, *likeliest)))
    said = np.array([*(looks[code] for code in codes), chances[-1]], np.float32)
    return CardEvidence(
        conditions=_conditions(card.seen, known_table=card.known_table),
        codes=codes,
        looks=np.log(np.clip(said, _LEAST, 1)),
        leads=np.array([leads.get(code, _BEHIND) for code in codes], np.float32),
    )


def _conditions(seen: SeenPlace, *, known_table: bool) -> NDArray[np.float32]:
    """How a card is seen, shape (CONDITIONS,).

    One; the part of it that is in view; the logarithm of its width in pixels, 0 where that is the network's;
    how much of the likeliest face is seen, how well its figures agree, its lead over the next and how much
    tells the two apart; and whether the table is known.
    """
    told, outline = seen.told, outline_of(seen.view)
    wide = float(np.log(max(float(np.hypot(*(outline[1] - outline[0]))), 1.0) / COLUMNS))
    compared = np.clip([told.explained, told.alike, told.lead], -1, 1)
    telling = min(told.evidence / TELLING, 1.0)
    return np.array(
        [1.0, seen.in_view, np.clip(wide, -1.5, 1.5), *compared, telling, float(known_table)], np.float32
    )


def weighed(known: CardEvidence, powers: NDArray[np.float32]) -> NDArray[np.float32]:
    """Probabilities of the codes and last of none, shape (codes + 1,); ``powers``: shape (WITNESSES,)."""
    logits = np.append(
        powers[0] * known.looks[:-1] + powers[1] * known.leads, powers[2] + powers[3] * known.looks[-1]
    )
    chances = np.exp(logits - logits.max())
    return np.asarray(chances / chances.sum(), np.float32)


def _is_covered_on_table(card: TakenCard) -> bool:
    return card.known_table and card.seen.in_view <= WHOLE


def by_pixels(bank: Bank, seen: SeenPlace) -> JudgedCard:
    """What a card is by the pixels that tell: the first code and others that share what is left.

    The closer they are behind, the likelier; a first one that can hardly be told from the others is as likely
    as all of these together.
    """
    rivals = ((bank.codes[face], lead) for face, lead in seen.told.rivals[1:CANDIDATES])
    others = [(code, float(np.exp(_NEAR * lead))) for code, lead in rivals if code != BACK]
    first = max(seen.confidence, seen.there / 2)
    total = sum(weight for _, weight in others) or 1.0
    rest = max(seen.there - first, 0.0)
    shared = ((code, rest * weight / total) for code, weight in others)
    return JudgedCard(((bank.codes[seen.told.face], first), *shared), seen.confidence, seen.there)


def _verdict(known: CardEvidence, powers: NDArray[np.float32]) -> JudgedCard:
    *chances, none = (float(one) for one in weighed(known, powers))
    order = sorted(zip(known.codes, chances, strict=True), key=lambda one: -one[1])
    faces = tuple((code, chance) for code, chance in order if code != BACK)[:CANDIDATES]
    return JudgedCard(faces, faces[0][1], 1 - none)
