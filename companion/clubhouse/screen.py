"""The club's page on the network: shown as the evening goes on, and what the organiser presses there."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.clubhouse.club import Club
from companion.clubhouse.errors import ClubhouseError
from companion.clubhouse.organiser import ACTIONS, Done, carry_out
from companion.clubhouse.told import Telling
from companion.texts import texts
from companion.texts.errors import reason_of
from companion.web.address import shown_host
from companion.web.passes import new_token
from companion.web.program import Pressed, ServingProgram
from companion.web.serving.pages import CLUB

TELL_EVERY: Final = 0.1
"""Seconds between two things that are told: of a hundred events a second ten go together, and people see a
play within half a second (`python -m companion.bench club`)."""

SPECTATORS, ORGANISER = "spectators", "organiser"
"""Under these names the ledger keeps the tokens, so that pages go on after a restart."""


@dataclass(frozen=True, slots=True)
class Links:
    """The addresses of the page.

    Attributes:
        spectators: for all who only look on.
        organiser: for whoever may begin rounds and correct results.
    """

    spectators: str
    organiser: str


class ClubScreen:
    """Serves a club's evening, from when it is made until it is closed.

    Args:
        club: the evening.
        listening: the socket on which connections come.
        host: as it was asked for, None for all of this computer's addresses.
        language: of everything that is told.
        serving: starts what serves.
        clock: gives the time in seconds.

    Raises:
        LedgerError: the tokens cannot be kept.
    """

    def __init__(
        self,
        club: Club,
        listening: socket.socket,
        host: str | None,
        language: str,
        serving: Callable[[socket.socket], ServingProgram] = lambda listening: ServingProgram(
            listening, CLUB
        ),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._club, self._language, self._clock = club, language, clock
        self._host, self._port = shown_host(host), int(listening.getsockname()[1])
        self._telling = Telling(club, language)
        self._picture, self._generation = 0, 0
        self._message = ""
        self._shown: tuple[object, ...] | None = None
        self._told_at = float("-inf")
        self._tokens = tuple(club.ledger.kept(role, new_token) for role in (SPECTATORS, ORGANISER))
        self._program = serving(listening)
        self._tell_passes()

    @property
    def failed(self) -> bool:
        """Whether nothing is served any more."""
        return self._program.failed

    @property
    def links(self) -> Links:
        """The addresses that hold now."""
        spectators, organiser = (f"http://{self._host}:{self._port}/?t={token}" for token in self._tokens)
        return Links(spectators, organiser)

    def show(self, *, connected: bool, notice: str = "") -> None:
        """Show what there is to be seen, if it is otherwise than before and the last time was a while ago.

        Args:
            connected: whether the broker is reached.
            notice: what people must be told, empty for nothing.
        """
        facts = (self._club.changed, connected, notice)
        now = self._clock()
        if facts == self._shown or now - self._told_at < TELL_EVERY:
            self._program.go_on()
            return
        self._shown, self._told_at = facts, now
        self._picture += 1
        self._program.tell_state(
            {
                "number": self._picture,
                "language": self._language,
                "words": self._telling.words,
                "common": self._telling.parts(connected=connected, notice=notice),
                "own": [self._telling.of_organiser(self._picture, self._message)],
                "offers": [list(ACTIONS)],
            }
        )

    def pressed(self) -> Iterator[Done]:
        """What the organiser has done since the last call, once it is on the disk."""
        for press in self._program.pressed():
            if press.generation == self._generation and press.seat == 0 and press.name in ACTIONS:
                done = self._carry_out(press)
                if done is not None:
                    yield done

    def close(self) -> None:
        """Serve no more."""
        self._program.close()

    def _carry_out(self, press: Pressed) -> Done | None:
        """Do what was pressed, and tell what came of it; None where it cannot be done."""
        given: Mapping[str, Any] = press.given if isinstance(press.given, dict) else {}
        said = texts(self._language)
        self._shown = None
        try:
            done = carry_out(self._club, press.name, given)
            if done.renewed:
                self._renew()
        except ClubhouseError as error:
            self._message = said.reason(error.reason)
            return None
        self._message = said.reason(reason_of("clubhouse-done"))
        return done

    def _renew(self) -> None:
        """A new evening: whoever looked on at the last one needs a new address, the organiser none."""
        spectators = new_token()
        self._club.ledger.keep(SPECTATORS, spectators)
        self._tokens = (spectators, self._tokens[1])
        self._tell_passes()

    def _tell_passes(self) -> None:
        self._generation += 1
        spectators, organiser = self._tokens
        self._program.tell_passes(spectators, (organiser,), self._generation, self._host)
