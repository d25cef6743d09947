"""Who sits where, before a game: at the four sides of the table, or evenly around it, as the game has it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.engines import Header, Option, limits_of, rules_of
from companion.engines.errors import UnfitNameError
from companion.engines.names import LONGEST_NAME, composed, entered_name, steers
from companion.screens.graphemes import shortened_by_one
from companion.screens.intents import PageName
from companion.screens.people_intents import (
    BACKSPACE,
    DONE,
    Alter,
    Choose,
    Clear,
    Move,
    Name,
    OtherKeys,
    SeatPerson,
    Type,
)

NEW_WORD = (" ", "-", "'")
"""After these a name goes on with a capital letter."""

SIDES = 4
"""Sides of the table."""

USUAL_GAME = "up-and-down"
"""The game that is played where people say who plays and not what; no other is known here by name."""


@dataclass(frozen=True, slots=True)
class People:
    """Who sits where.

    Attributes:
        names: where a side counts, by side of the table (0 lower, 1 left, 2 upper, 3 right), None where
            nobody sits; else everybody clockwise, the first at the lower edge.
        game: the game that they will play.
        options: the game's options that are not as usual, by name.
        seat: index of the name that is being written; around the table one past the last for a new one.
        typed: the name typed so far.
        taken: whether somebody of that name sits here already, which was just told.
        keys: which keys of the keyboard are shown.
        remembered: names of people who have played here, the latest first.
    """

    names: tuple[str | None, ...] = (None,) * SIDES
    game: str = USUAL_GAME
    options: Mapping[str, Any] = field(default_factory=dict)
    seat: int = 0
    typed: str = ""
    taken: bool = False
    keys: int = 0
    remembered: tuple[str, ...] = ()

    @property
    def at_sides(self) -> bool:
        """Whether everybody sits at a side of the table, and sides may be empty."""
        return sides_of(self.game) is not None

    @property
    def seated(self) -> tuple[str, ...]:
        """Everybody who plays, clockwise."""
        return tuple(name for name in self.names if name is not None)

    @property
    def limits(self) -> tuple[int, int]:
        """How few and how many people play the game."""
        return limits_of(self.game)

    @property
    def ready(self) -> bool:
        """Whether as many people sit there as the game is for."""
        return len(self.seated) in rules_of(self.game).players

    @property
    def header(self) -> Header:
        """The game of these people."""
        return Header(self.game, self.seated, self._options())

    @classmethod
    def of(cls, header: Header, remembered: tuple[str, ...] = ()) -> People:
        """Those who play a game."""
        options = {name: value for name, value in header.options.items() if name != "sides"}
        usual = sides_of(header.game)
        if usual is None:
            return cls(header.players, header.game, options, remembered=remembered)
        sides = header.options.get("sides") or dict(
            zip(header.players, usual[len(header.players)], strict=True)
        )
        by_side = {side: name for name, side in sides.items()}
        names = tuple(by_side.get(side) for side in range(SIDES))
        return cls(names, header.game, options, remembered=remembered)

    def playing(self, game: str) -> People:
        """The same people for that game, as many of them as it is for; another game is played as usual."""
        if game == self.game:
            return self
        seated, usual = self.seated[: limits_of(game)[1]], sides_of(game)
        if usual is None:
            return replace(self, names=seated, game=game, options={})
        sides = dict(zip(usual.get(len(seated), range(SIDES)), seated, strict=False))
        return replace(self, names=tuple(sides.get(side) for side in range(SIDES)), game=game, options={})

    def option(self, name: str) -> Any:
        """The value of an option."""
        return self.options.get(name, _option(self.game, name).usual)

    def altered(self, name: str) -> People:
        """With the next value of an option; what is usual is left out."""
        option = _option(self.game, name)
        value = option.after(self.option(name))
        others = {other: chosen for other, chosen in self.options.items() if other != name}
        return replace(self, options=others if value == option.usual else {**others, name: value})

    def _options(self) -> dict[str, Any]:
        """The header's options; what is usual is left out."""
        sides = {name: side for side, name in enumerate(self.names) if name is not None}
        return {**({"sides": sides} if self.at_sides else {}), **self.options}

    def after(
        self,
        intent: Choose | Alter | SeatPerson | Clear | Move | Name | Type | OtherKeys,
        page: PageName = PageName.PEOPLE,
    ) -> tuple[People, PageName]:
        """Who plays what and sits where after a touch on that page, and the page to go on with."""
        match intent:
            case Choose(game):
                return self.playing(game), PageName.PEOPLE
            case Alter(option):
                return self.altered(option), page
            case SeatPerson(seat):
                typed = self.names[seat] if seat < len(self.names) else None
                return replace(self, seat=seat, typed=typed or "", taken=False, keys=0), PageName.NAME
            case Clear(seat):
                return self._with(seat, None), PageName.PEOPLE
            case Move(seat):
                return self._moved(seat), PageName.PEOPLE
            case Name(name):
                return self._with(self.seat, name), PageName.PEOPLE
            case OtherKeys(shown):
                return replace(self, keys=shown), PageName.NAME
            case Type(key) if key == DONE:
                return self._done()
            case Type(key) if key == BACKSPACE:
                return replace(self, typed=shortened_by_one(self.typed), taken=False), PageName.NAME
        return self._longer(intent), PageName.NAME

    def _done(self) -> tuple[People, PageName]:
        """With the name that was typed; one that somebody else has is told, and dropped if that is all."""
        try:
            name = entered_name(self.typed)
        except UnfitNameError:  # there is nothing to be seen yet: nobody sits down
            return replace(self, typed="", taken=False), PageName.PEOPLE
        others = {composed(other) for seat, other in enumerate(self.names) if other and seat != self.seat}
        if name in others and not self.taken:
            return replace(self, taken=True), PageName.NAME
        named = self if name in others else self._with(self.seat, name)
        return replace(named, typed="", taken=False), PageName.PEOPLE

    def _longer(self, typed: Type) -> People:
        """One letter more: names begin with a capital one, also where the keys show nothing else.

        After a letter with a sign the usual ones are shown again. What steers is not taken, nor
        what a name has no room for.
        """
        if any(map(steers, typed.key)):
            return self
        first = not self.typed or (self.typed.endswith(NEW_WORD) and not typed.as_typed)
        letter = typed.key.upper() if first else typed.key if typed.as_typed else typed.key.lower()
        keys = 0 if typed.key.isalpha() else self.keys
        longer = unicodedata.normalize("NFC", self.typed + letter)
        if len(longer) > LONGEST_NAME:
            longer = self.typed
        return replace(self, typed=longer, taken=False, keys=keys)

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


def sides_of(game: str) -> Mapping[int, tuple[int, ...]] | None:
    """The sides of so many people who have chosen none, also while some are still to sit down.

    None where people sit around the table as they like.
    """
    sides = rules_of(game).sides
    return None if sides is None else {0: (), 1: (0,), **sides}


def _option(game: str, name: str) -> Option:
    return next(option for option in rules_of(game).options if option.name == name)
