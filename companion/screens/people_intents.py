"""What a touch asks for before a game: which one is played, with which options, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choose:
    """Play that game."""

    game: str


@dataclass(frozen=True, slots=True)
class Alter:
    """The next value of an option of the game that will be played."""

    option: str


@dataclass(frozen=True, slots=True)
class SeatPerson:
    """Name whoever sits at a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Clear:
    """Whoever sits at a seat stands up."""

    seat: int


@dataclass(frozen=True, slots=True)
class Move:
    """Whoever sits at a seat goes one further, and the next one comes there."""

    seat: int


BACKSPACE = "\b"
DONE = "\n"


@dataclass(frozen=True, slots=True)
class Type:
    """A key of the keyboard on the screen, or of a real one.

    Attributes:
        key: a letter, or `BACKSPACE` or `DONE`.
        as_typed: whether the letter is small or a capital as it was meant; the keys on the screen show
            capitals only.
    """

    key: str
    as_typed: bool = False


@dataclass(frozen=True, slots=True)
class OtherKeys:
    """Show other keys of the keyboard on the screen.

    Attributes:
        shown: which, as `companion.screens.pages.keyboard` counts them.
    """

    shown: int


@dataclass(frozen=True, slots=True)
class Name:
    """A remembered name is taken."""

    name: str
