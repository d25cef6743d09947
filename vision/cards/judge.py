"""Weighs what a card's indices say and what all of it says, and tells how likely each code is.

Two indices of a card share one blur, and so do its pips; how much each of them is to be believed depends on
how large and how sharp the card is seen. A small network of one layer has learned it from drawn cards that
neither reader was trained on: by which power of its probabilities each reader counts, and what is none.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.cards.codes import CODES, RANKS, SUITS
from vision.cards.outline import Lie
from vision.cards.pairing import Group
from vision.cards.whole import CARD_PIXELS, Ends, WholeReader, ends, softness
from vision.network import Network
from vision.sightings import Image

_LEAST = 1e-4
"""No reader is believed to be surer than that something is not."""
CONDITIONS = 6
"""Numbers that say how a card is seen, as `conditions` gives them."""
EVIDENCE = CONDITIONS + len(CODES) + 1 + len(RANKS) + 1 + len(SUITS) + 1
"""Numbers that the judge is told of each card."""


class IndexJudge:
    """From the indices of cards, and where the cards lie, to the probability of each code."""

    def __init__(self, whole: Path, judge: Path) -> None:
        """Loads the networks.

        Raises:
            ModelError: as `Network` does.
        """
        self._whole = WholeReader(whole)
        self._network = Network(judge, ("codes",))

    def codes(self, levels: list[Image], laid: list[tuple[Group, Lie]]) -> NDArray[np.float32]:
        """The probability of each of `CODES`, shape (n, 52); what is missing to 1 is that it is no card.

        Args:
            levels: the picture's `Halvings.levels`.
            laid: cards and where they lie.
        """
        if not laid:
            return np.empty((0, len(CODES)), np.float32)
        (codes,) = self._network.run(self.evidence(levels, laid))
        return codes[:, : len(CODES)]

    def evidence(self, levels: list[Image], laid: list[tuple[Group, Lie]]) -> NDArray[np.float32]:
        """All that is known of cards, shape (n, EVIDENCE): conditions, and logarithms of probabilities.

        The latter are of the codes and none by the indices, and of the ranks and none and of the suits and
        none by the whole card.
        """
        cut = ends(levels, [lie.corners for _, lie in laid])
        said = np.stack([group.codes for group, _ in laid])
        none = 1 - said.sum(axis=1, keepdims=True)
        told = np.concatenate([said, none, *self._whole.read(cut)], axis=1)
        logs = np.log(np.clip(told, _LEAST, 1))
        return np.concatenate([conditions(laid, cut), logs], axis=1).astype(np.float32)


def conditions(laid: list[tuple[Group, Lie]], cut: Ends) -> NDArray[np.float32]:
    """How cards are seen, shape (n, CONDITIONS).

    One; the logarithms of the index's height, of the card's width and of the print's softness, the first two
    in pixels of the picture and all about 0 for a small card; whether its outline was measured; and whether
    both its ends were read, so that little of it can be hidden.
    """
    rows = []
    for (group, lie), soft in zip(laid, softness(cut), strict=True):
        down = float(np.hypot(*group.first.frame[2:4]))
        wide = float(np.hypot(*(lie.corners[1] - lie.corners[0])))
        sizes = (np.log(max(down, 1.0) / 10), np.log(max(wide, 1.0) / CARD_PIXELS), np.log(max(soft, 0.1)))
        rows.append((1.0, *np.clip(sizes, -1.5, 1.5), float(lie.measured), float(group.opposite is not None)))
    return np.array(rows, np.float32).reshape(-1, CONDITIONS)
