"""Strips that were taken for cards of their own, though they are part of a card that was found later.

Of a fan of twins each strip lies within the outline of the card below it, too; so what decides is which of
the two explains better what the strip shows.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.decks.bank import Bank
from vision.decks.closer_look import SeenPlace
from vision.decks.covering import Covering
from vision.decks.judge import TakenCard
from vision.decks.parts_in_view import STRIP
from vision.decks.raster import PicturePyramid, Weights, planes

_LEFT = 0.2
"""What another card leaves of a strip of its own is less than this part of it."""


def without_parts(taken: Sequence[TakenCard], bank: Bank, pictures: PicturePyramid) -> list[TakenCard]:
    """The cards but for strips that are part of a card of the same code.

    Args:
        taken: cards in the order in which they were taken, the uppermost first.
        bank: the deck.
        pictures: the picture.
    """
    seen = [one.seen for one in taken]
    return [
        one
        for number, (one, strip) in enumerate(zip(taken, seen, strict=True))
        if strip.in_view > STRIP
        or not any(
            _is_part(strip, card, seen[:number], bank, pictures)
            for card in seen[number + 1 :]
            if card.in_view > STRIP and bank.codes[card.told.face] == bank.codes[strip.told.face]
        )
    ]


def _is_part(
    strip: SeenPlace, card: SeenPlace, above: Sequence[SeenPlace], bank: Bank, pictures: PicturePyramid
) -> bool:
    """Whether a strip that peeps out from under some cards is rather one of another card."""
    size, covering = bank.coarse_size, Covering(pictures.image)
    for one in above:
        covering.cover(one.view)
    own, others = covering.free(strip.view, size), covering.free(card.view, size)
    covering.cover(card.view)
    if float(covering.free(strip.view, size).sum()) >= _LEFT * float(own.sum()):
        return False
    hidden = Covering(pictures.image)
    hidden.cover(strip.view)
    on_card = others * (1 - hidden.free(card.view, size))
    return _misfit(card, on_card, bank, pictures) <= _misfit(strip, own, bank, pictures)


def _misfit(seen: SeenPlace, shown: Weights, bank: Bank, pictures: PicturePyramid) -> float:
    """How much a card's face leaves unexplained of a part of it that is in view."""
    patch = planes(pictures.cut(seen.view, bank.coarse_size))
    weights = (shown * bank.coarse_inner).reshape(1, -1)
    upright = np.array([seen.told.face % (len(bank.codes) // 2)])
    return float(bank.glance_at_parts(patch[None], weights, 0.0, some=upright)[0, 0])
