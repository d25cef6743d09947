"""The sets of photographs that are measured, each read as a person would have it read."""

from __future__ import annotations

import contextlib
import io
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import numpy as np

from companion.commands.main import main
from companion.decks.eyes import still_eye
from tests.evidence import labelled
from tests.evidence.labelled import Labelled, Soft
from vision.eye import Eye

_What = TypeVar("_What", str, int)

_WIDTHS, _BLURS = (72, 90), (0.0, 0.5, 0.7, 0.9)
"""How small and how soft the single poker cards are seen: what cheap cameras above a table give."""


@dataclass(frozen=True, slots=True)
class Told:
    """What was told of one photograph.

    Attributes:
        picture: its name.
        exact: whether all there is was told, and nothing else.
        wrong: what was told for certain and is not there: ``("7C",)`` or ``("die 6",)``.
        milliseconds: processor time of looking at it.
    """

    picture: str
    exact: bool
    wrong: tuple[str, ...]
    milliseconds: float


@dataclass(frozen=True, slots=True)
class PhotographSet:
    """Photographs that are read alike.

    Attributes:
        folder: its name among the photographs.
        labels: reads what they show.
        teaches: whether pictures in ``enrol`` teach the deck first; else the deck is poker's.
        soft: how small and soft the photographs are made before, if at all.
    """

    folder: str
    labels: Callable[[Path], list[Labelled]]
    teaches: bool = False
    soft: Soft | None = None

    def read(self, photographs: Path, data: Path) -> Iterator[Told]:
        """Look at every photograph.

        Args:
            photographs: the folder that holds all sets.
            data: an empty folder for the deck that is taught.
        """
        folder = photographs / self.folder
        eye = self._eye(folder, data)
        for one in self.labels(folder):
            if self.soft is None or one.card_width is not None:
                yield _told(eye, one, self.soft)

    def _eye(self, folder: Path, data: Path) -> Eye:
        if not self.teaches:
            return still_eye(["poker"], data / "decks")
        with contextlib.redirect_stdout(io.StringIO()):
            status = main(["teach", self.folder, "--from", str(folder / "enrol"), "--data", str(data)])
        assert status in (0, 1), f"the deck of {folder} was not learned"
        return still_eye([self.folder], data / "decks")


def _told(eye: Eye, one: Labelled, soft: Soft | None) -> Told:
    image = one.image(soft)
    begun = time.process_time()
    seen = eye.see(image)
    milliseconds = 1000 * (time.process_time() - begun)
    cards = Counter(card.code for card in seen.cards if card.code is not None)
    missed, wrong = _compared(cards, one.cards, one.ignored)
    dice = Counter(die.value for die in seen.dice)
    missed_dice, wrong_dice = _compared(dice, one.dice, frozenset())
    told_wrong = [*map(str, wrong), *(f"die {value}" for value in wrong_dice)]
    return Told(one.path.name, not (missed or missed_dice or told_wrong), tuple(told_wrong), milliseconds)


def _compared(
    told: Counter[_What], true: Counter[_What] | None, ignored: frozenset[_What]
) -> tuple[list[_What], list[_What]]:
    """What was missed, and what was told and is not there."""
    if true is None:
        return [], []
    missed, wrong = true - told, told - true
    return [[one for one in part.elements() if one not in ignored] for part in (missed, wrong)]


def _soft_poker() -> dict[str, PhotographSet]:
    return {
        f"poker, {width} pixels wide, blurred by {blur}": PhotographSet(
            "cards", labelled.poker, soft=Soft(width, blur)
        )
        for width in _WIDTHS
        for blur in _BLURS
    }


SETS = {
    "poker": PhotographSet("cards", labelled.poker),
    **_soft_poker(),
    "dice": PhotographSet("dice", labelled.dice),
    "dice of other layouts": PhotographSet("dice-layouts", labelled.dice),
    "taught from clear photographs": PhotographSet("taught-failing", labelled.taught, teaches=True),
    "taught, plain figures": PhotographSet("teach-unoplain", labelled.taught, teaches=True),
    "taught, figures with serifs": PhotographSet("teach-unoserif", labelled.taught, teaches=True),
}
"""All sets by the names under which the figures that were reached are kept."""


def in_words(name: str, told: list[Told]) -> str:
    """The figures of one set in a line."""
    spent = [one.milliseconds for one in told]
    return (
        f"{name}: {sum(one.exact for one in told)} of {len(told)} exact, "
        f"{sum(bool(one.wrong) for one in told)} wrong, "
        f"{np.median(spent):.0f} ms (95 %: {np.percentile(spent, 95):.0f})"
    )
