"""What cards looked like to this camera: those of each play, and of all that were read in this evening."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from companion.records.forms.likely import Likeness
from vision.sightings import CardSighting

PLAYS = 500
"""Of so many plays it is kept what their cards looked like: a long evening; each takes some hundred bytes."""


@dataclass(slots=True)
class Looks:
    """Measures which cards this camera confuses: the probabilities of all that it read, code by code.

    Attributes:
        plays: what the cards of each play looked like, by its journal entry.
    """

    plays: dict[int, Likeness] = field(default_factory=dict)
    _sums: dict[str, dict[str, float]] = field(default_factory=lambda: defaultdict(dict))

    def see(self, cards: Iterable[CardSighting]) -> None:
        """Cards were read, certain or not."""
        for card in cards:
            for code, chance in card.candidates:
                if card.likeliest is not None:
                    sums = self._sums[card.likeliest]
                    sums[code] = sums.get(code, 0.0) + chance

    def remember(self, entry: int, cards: Iterable[CardSighting]) -> None:
        """A play was seen: keep what its cards look like, as one of them may have been misread."""
        self.plays[entry] = {card.code: card.candidates for card in cards if card.code is not None}
        if len(self.plays) > PLAYS:
            del self.plays[next(iter(self.plays))]

    def of(self, entry: int, code: str) -> Mapping[str, float]:
        """How likely a card is each other one: as it looked in that play, and as this camera reads it mostly.

        Args:
            entry: the play's journal entry.
            code: what was read.
        """
        sums = self._sums.get(code, {})
        whole = sum(sums.values()) or 1.0
        chances = {other: chance / whole for other, chance in sums.items()}
        for other, chance in self.plays.get(entry, {}).get(code, ()):
            chances[other] = chances.get(other, 0.0) + chance
        return chances
