"""What a misread card may have been: look-alikes first, those that could be played before the others."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.engines import Header, Position, Rules

Likeness = Mapping[str, tuple[tuple[str, float], ...]]
"""By the code that was read: the codes that it looks like with their probabilities, from the sighting."""

ILLEGAL_ODDS = 0.2
"""How much less likely a card is that could not have been played, or that forbids a later play: most plays
are legal ones."""

WEIGHED = 24
"""Of so many cards, those that look most like it, it is ruled anew whether they could have been played."""
LOOKED_AHEAD = 12
"""So many of the plays that came after are ruled anew for that. For the four cards of a trick all of that
took 7 ms of one core of a desktop computer (`correction_of`, 24 plays of Up & Down, mean)."""

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
        looks: of a card that was read, how likely it looked like each other one.
        later: what happened after the play, as it was told; the first of it speaks for or against a card.
    """

    line: Mapping[str, Any]
    before: Position[Any]
    rules: Rules[Any, Any]
    header: Header
    looks: Callable[[str], Mapping[str, float]] = field(default=lambda _: {})
    later: tuple[Any, ...] = ()

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
        seen = self.looks(code)

        def alike(other: str) -> float:
            return seen.get(other, 0.0) + ALIKE * _in_common(code, other)

        def odds(other: str) -> float:
            return alike(other) * ILLEGAL_ODDS ** self._forbidden(self.with_card(code, owner, other))

        looking = sorted((other for other in codes if other != code), key=alike, reverse=True)
        return (*sorted(looking[:WEIGHED], key=odds, reverse=True), *looking[WEIGHED:])

    def _forbidden(self, line: Mapping[str, Any]) -> int:
        """How many plays would be forbidden: that one, and of the next ones, if it was that one."""
        position, count = self.before, 0
        for event in (self.rules.read(line, self.header), *self.later[:LOOKED_AHEAD]):
            ruling = position.rule(event)
            position = ruling.position if ruling.legal else position
            count += not ruling.legal
        return count


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
