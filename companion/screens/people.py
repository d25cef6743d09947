"""Who sits where, before a game: at the four sides in Up & Down, evenly around the table in the others."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from companion.engines import Header
from companion.screens.intents import (
    BACKSPACE,
    DONE,
    Choose,
    Clear,
    Longer,
    Move,
    Name,
    PageName,
    Place,
    Type,
)

LONGEST_NAME = 24
"""The table record's limit."""

SIDES = 4
"""Sides of the table, at each of which one plays Up & Down (UAD-4)."""

AT_SIDES = "up-and-down"

LENGTHS = (1, 2, 3, 4, 5, 10)
"""How many rounds or hands can be chosen."""

PLAYERS = {"auf-und-ab": (3, 4), "up-and-down": (2, 4), "up": (2, 10), "schwupps": (2, 5)}
"""How few and how many people play each game (AUA-3, UAD-6, UP-2, SCH-5)."""


@dataclass(frozen=True, slots=True)
class People:
    """Who sits where.

    Attributes:
        names: in Up & Down by side of the table (0 lower, 1 left, 2 upper, 3 right), None where nobody sits;
            else everybody clockwise, the first at the lower edge.
        game: the game that they will play.
        rounds: how many rounds, or hands, they play; in Schwupps more than one is a tournament.
        seat: index of the name that is being written; in the other games one past the last for a new one.
        typed: the name typed so far.
        remembered: names of people who have played here, the latest first.
    """

    names: tuple[str | None, ...] = (None,) * SIDES
    game: str = AT_SIDES
    rounds: int = 1
    seat: int = 0
    typed: str = ""
    remembered: tuple[str, ...] = ()

    @property
    def at_sides(self) -> bool:
        """Whether everybody sits at a side of the table, and sides may be empty."""
        return self.game == AT_SIDES

    @property
    def seated(self) -> tuple[str, ...]:
        """Everybody who plays, clockwise."""
        return tuple(name for name in self.names if name is not None)

    @property
    def limits(self) -> tuple[int, int]:
        """How few and how many people play the game."""
        return PLAYERS[self.game]

    @property
    def ready(self) -> bool:
        """Whether as many people sit there as the game is for."""
        fewest, most = self.limits
        return fewest <= len(self.seated) <= most

    @property
    def header(self) -> Header:
        """The game of these people."""
        return Header(self.game, self.seated, self._options())

    @classmethod
    def of(cls, header: Header, remembered: tuple[str, ...] = ()) -> People:
        """Those who play a game."""
        rounds = _rounds(header)
        if header.game != AT_SIDES:
            return cls(header.players, header.game, rounds, remembered=remembered)
        sides = header.options.get("sides") or dict(
            zip(header.players, _DEFAULT[len(header.players)], strict=True)
        )
        by_side = {side: name for name, side in sides.items()}
        names = tuple(by_side.get(side) for side in range(SIDES))
        return cls(names, AT_SIDES, rounds, remembered=remembered)

    def playing(self, game: str) -> People:
        """The same people for another game, as many of them as it is for."""
        seated = self.seated[: PLAYERS[game][1]]
        if game != AT_SIDES:
            return replace(self, names=seated, game=game, rounds=1)
        if self.at_sides:
            return self
        sides = dict(zip(_DEFAULT.get(len(seated), range(SIDES)), seated, strict=False))
        return replace(self, names=tuple(sides.get(side) for side in range(SIDES)), game=game, rounds=1)

    @property
    def longer(self) -> People:
        """The same people for the next longer game; after the longest comes the shortest."""
        lengths = (1, 2) if self.game == "schwupps" else LENGTHS
        return replace(self, rounds=next((length for length in lengths if length > self.rounds), lengths[0]))

    def _options(self) -> dict[str, Any]:
        """The header's options; what is usual is left out."""
        sides = {name: side for side, name in enumerate(self.names) if name is not None}
        options: dict[str, Any] = {"sides": sides} if self.at_sides else {}
        if self.rounds == 1:
            return options
        lengths: dict[str, dict[str, Any]] = {
            "auf-und-ab": {"end": {"hands": self.rounds}},
            "up-and-down": {"rounds": self.rounds},
            "up": {"end": {"rounds": self.rounds}},
            "schwupps": {"tournament": True},
        }
        return options | lengths[self.game]

    def after(self, intent: Choose | Longer | Place | Clear | Move | Name | Type) -> tuple[People, PageName]:
        """Who plays what and sits where after a touch, and the page to go on with."""
        match intent:
            case Choose(game):
                return self.playing(game), PageName.PEOPLE
            case Longer():
                return self.longer, PageName.PEOPLE
            case Place(seat):
                typed = self.names[seat] if seat < len(self.names) else None
                return replace(self, seat=seat, typed=typed or ""), PageName.NAME
            case Clear(seat):
                return self._with(seat, None), PageName.PEOPLE
            case Move(seat):
                return self._moved(seat), PageName.PEOPLE
            case Name(name):
                return self._with(self.seat, name), PageName.PEOPLE
            case Type(key) if key == DONE:
                name = self.typed.strip()
                others = self.names[: self.seat] + self.names[self.seat + 1 :]
                named = self._with(self.seat, name) if name and name not in others else self
                return replace(named, typed=""), PageName.PEOPLE
            case Type(key) if key == BACKSPACE:
                return replace(self, typed=self.typed[:-1]), PageName.NAME
        return self._longer(intent), PageName.NAME

    def _longer(self, typed: Type) -> People:
        """One letter more: names begin with a capital one, also where the keys show nothing else."""
        first = not self.typed or (self.typed.endswith(" ") and not typed.as_typed)
        letter = typed.key.upper() if first else typed.key if typed.as_typed else typed.key.lower()
        return replace(self, typed=(self.typed + letter)[:LONGEST_NAME])

    def _with(self, seat: int, name: str | None) -> People:
        """With somebody, or nobody, at a seat."""
        names = (*self.names[:seat], name, *self.names[seat + 1 :])
        kept = names if self.at_sides else tuple(other for other in names if other is not None)
        return replace(self, names=kept, typed="")

    def _moved(self, seat: int) -> People:
        """With somebody one seat further clockwise, and whoever sat there in the old one."""
        names, following = list(self.names), (seat + 1) % len(self.names)
        names[seat], names[following] = names[following], names[seat]
        return replace(self, names=tuple(names), typed="")


def _rounds(header: Header) -> int:
    """How many rounds a header names; a game to a number of points counts as one."""
    options = header.options
    end = options.get("end", {})
    tournament = 2 if options.get("tournament") else 1
    return int(options.get("rounds") or end.get("rounds") or end.get("hands") or tournament)


_DEFAULT = {0: (), 1: (0,), 2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""The sides of so many people who have chosen none, as in the record (UAD-6)."""
