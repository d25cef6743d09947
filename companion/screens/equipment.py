"""What a game is played with, as the screens show it: deck, camera, push buttons, simulated people."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines import Reason


@dataclass(frozen=True, slots=True)
class PlayWith:
    """Read that deck from the next game on.

    Attributes:
        kind: the game whose cards it has, or ``"updown"`` for the UP&DOWN card.
        name: of a taught deck, None: our own.
    """

    kind: str
    name: str | None


@dataclass(frozen=True, slots=True)
class UseCamera:
    """Watch with that camera from the next start on; its name is as ``--camera`` takes it."""

    name: str


@dataclass(frozen=True, slots=True)
class UseButtons:
    """Listen to the push buttons from the next game on, or to none."""

    on: bool


@dataclass(frozen=True, slots=True)
class Direct:
    """People at the simulated table do what they are told from the next game on, or play by themselves."""

    on: bool


@dataclass(frozen=True, slots=True)
class Devices:
    """The devices that there are to choose from.

    Attributes:
        cameras: names of the cameras.
        used: the one that is used now.
        by_command: whether that was said by the command line, for this time.
        wired: whether the settings' file lists push buttons.
    """

    cameras: tuple[str, ...] = ("simulated", "none")
    used: str = "simulated"
    by_command: bool = False
    wired: bool = False


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck of the game that will be played, and the others that would do.

    Attributes:
        kind: the game whose cards it has, or ``"updown"`` for the UP&DOWN card.
        taught: names of the taught decks that fit.
        chosen: the one that will be read, None: our own.
        note: what is to be said of it, None for nothing in particular.
        settled: whether it cannot be chosen now.
        ring: the suits clockwise around the taught UP&DOWN card that is chosen.
    """

    kind: str
    taught: tuple[str, ...] = ()
    chosen: str | None = None
    note: Reason | None = None
    settled: bool = False
    ring: tuple[str, ...] | None = None

    @property
    def following(self) -> PlayWith | None:
        """The next deck, ours after the last one; None where there is nothing to choose."""
        if self.settled or not self.taught:
            return None
        decks = (None, *self.taught)
        return PlayWith(self.kind, decks[(decks.index(self.chosen) + 1) % len(decks)])
