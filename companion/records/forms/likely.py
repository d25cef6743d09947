"""What a misread card may have been: look-alikes first, those that could be played before the others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.engines import Header, Position, Rules

Likeness = Mapping[str, tuple[tuple[str, float], ...]]
"""By the code that was read: the codes that it looks like with their probabilities, from the sighting."""

ILLEGAL_ODDS = 0.2
"""How much less likely a card is that could not have been played: most plays are legal ones."""

ALIKE = 0.01
"""Odds for each part (rank, suit, number, colour) that a card has in common with the one that was read, when
the eye had no doubt at all."""

_PART = re.compile(r"\d+|[a-z]+|[A-Z]")


@dataclass(frozen=True, slots=True)
class Misread:
    """One card of a play, and what it may have been.

    Attributes:
        code: the card as it was read.
        owner: who showed it, where the event names one card for each player.
        others: every other card, the likeliest first.
    """

    code: str
    owner: str | None
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """A play that may have been misread.

    Attributes:
        line: the play as the record writes it.
        before: the position in which it was made.
        rules: the game's rules.
        header: who plays.
        likeness: what each of its cards looked like.
    """

    line: Mapping[str, Any]
    before: Position[Any]
    rules: Rules[Any, Any]
    header: Header
    likeness: Likeness

    def misread(self, codes: Sequence[str]) -> tuple[Misread, ...]:
        """For each card of the play what it may have been, of all the game's `codes`."""
        return tuple(
            Misread(code, owner, self._others(code, owner, codes)) for owner, code in _cards(self.line)
        )

    def with_card(self, code: str, owner: str | None, other: str) -> dict[str, Any]:
        """The play with another card; of a set, every card that was read as `code`."""
        line = dict(self.line)
        if "card" in line:
            line["card"] = other
        elif owner is not None:
            line["cards"] = {**line["cards"], owner: other}
        else:
            line["cards"] = [other if card == code else card for card in line["cards"]]
        return line

    def _others(self, code: str, owner: str | None, codes: Sequence[str]) -> tuple[str, ...]:
        seen = dict(self.likeness.get(code, ()))

        def odds(other: str) -> float:
            looks = seen.get(other, 0.0) + ALIKE * _in_common(code, other)
            return looks if self._legal(self.with_card(code, owner, other)) else looks * ILLEGAL_ODDS

        return tuple(sorted((other for other in codes if other != code), key=odds, reverse=True))

    def _legal(self, line: Mapping[str, Any]) -> bool:
        return self.before.rule(self.rules.read(line, self.header)).legal


def _cards(line: Mapping[str, Any]) -> Iterable[tuple[str | None, str]]:
    """The different cards of a play, each with whoever showed it; cards that are only told are none."""
    told = line.get("cards", line.get("card"))
    match told:
        case str():
            return ((None, told),)
        case Mapping() if all(isinstance(code, str) for code in told.values()):
            return tuple(told.items())
        case list():
            return ((None, code) for code in dict.fromkeys(told))
    return ()


def _in_common(one: str, other: str) -> int:
    return len(set(_PART.findall(one)) & set(_PART.findall(other)))
