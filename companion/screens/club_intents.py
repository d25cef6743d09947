"""What is asked for on the page about the club, and what it shows."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines import Reason


@dataclass(frozen=True, slots=True)
class SwitchClub:
    """Let what is accepted go to the club from now on, or no longer."""

    on: bool


@dataclass(frozen=True, slots=True)
class CallReferee:
    """Call the referee to this table, or withdraw that."""

    on: bool


@dataclass(frozen=True, slots=True)
class TypeAddress:
    """A key is pressed while the club's address is typed.

    Attributes:
        key: a letter or a beginning, or `companion.screens.people_intents.BACKSPACE`.
    """

    key: str


@dataclass(frozen=True, slots=True)
class NameClub:
    """What is accepted goes to the club of that address from now on.

    Attributes:
        address: as it was typed.
    """

    address: str


@dataclass(frozen=True, slots=True)
class SeatedNext:
    """Who sits at this table next, as the club says.

    Attributes:
        players: their names.
        game: the game's name, None: whatever they like.
        text: a sentence for them; may be empty.
    """

    players: tuple[str, ...]
    game: str | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class ClubShown:
    """What the page shows.

    Attributes:
        address: the club's, None where none is known.
        table: this table's name.
        on: whether what is accepted goes there.
        connected: whether the broker is reached.
        club: whether the club's screen is there.
        waiting: how many events wait for being sent or counted.
        called: whether the referee is called.
        seated: who sits here next, None where the club has not said.
        problem: why the club is not reached or could not be switched on, None when nothing is wrong.
    """

    address: str | None = None
    table: str = ""
    on: bool = False
    connected: bool = False
    club: bool = False
    waiting: int = 0
    called: bool = False
    seated: SeatedNext | None = None
    problem: Reason | None = None
