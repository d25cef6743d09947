"""This table at its club, as the evening sees it: told what happens, and asked what comes back."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from companion.club.errors import UnfitMessageError
from companion.club.messages import (
    Call,
    Judged,
    Seating,
    TableState,
    parts_of_call,
    parts_of_state,
    read_seating,
)
from companion.club.outgoing import ToClub
from companion.club.sending.terms import Terms
from companion.engines import Ask, Reason
from companion.engines.header import write_header
from companion.evening.errors import JournalError
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.outbox import Outbox
from companion.machine.beside import ProgramBeside
from companion.sitting.view import View
from companion.texts.errors import reason_of

PROGRAM: Final = "companion.club.sending"
TOLD: Final = ("terms", "call", "look", "state")
"""What the sending program is told about, in the order in which it must know it."""

QUIET_STREAM: Final = "0" * 32
"""Stands for the stream, which the sending program knows."""


@dataclass(frozen=True, slots=True)
class AtClub:
    """How the table stands with its club.

    Attributes:
        connected: whether the broker is reached.
        hindrance: why it is not, None where it is, or that is not known yet.
        club: whether the club's screen is there.
        waiting: how many events wait for being sent or counted.
        called: when the referee was called, in seconds since the epoch; None: is not called.
        seating: who sits here next, None where the club has not said.
    """

    connected: bool = False
    hindrance: Reason | None = None
    club: bool = False
    waiting: int = 0
    called: float | None = None
    seating: Seating | None = None


class Beside(Protocol):
    """What is asked of `ProgramBeside`."""

    @property
    def failed(self) -> bool:
        """Whether it has ended so often that it is not started again."""

    def tell(self, about: str, told: dict[str, Any]) -> None:
        """This holds from now on."""

    def go_on(self) -> None:
        """Tell what the pipe takes."""

    def answers(self) -> tuple[dict[str, Any], ...]:
        """What it has told since the last call."""

    def close(self) -> None:
        """End it."""


class ClubTable:
    """Sends what is accepted to the club, from when it is made until it is closed.

    Args:
        terms: which club.
        journal: what is written there from now on goes to the club.
        beside: starts the program that sends.
        clock: gives the time in seconds since the epoch.

    Raises:
        JournalError: the journal cannot be written.
    """

    def __init__(
        self,
        terms: Terms,
        journal: Journal,
        beside: Callable[[str, tuple[str, ...]], Beside] = ProgramBeside,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._journal, self._clock = journal, clock
        self._to_club = ToClub(terms.language)
        self._outbox = Outbox(terms.target, self._to_club)
        journal.send_to(self._outbox)
        self._at_club = AtClub()
        self._written = 0
        self._facts: tuple[object, ...] | None = None
        self._untold: list[Reason] = []
        self._unfit: set[Reason] = set()
        self._program = beside(PROGRAM, TOLD)
        self._program.tell("terms", {"terms": terms.as_dict()})
        self._tell_call(None)
        self.show(None, None)

    @property
    def failed(self) -> bool:
        """Whether the program that sends has ended so often that it is left alone."""
        return self._program.failed

    @property
    def at_club(self) -> AtClub:
        """How the table stands with its club."""
        return self._at_club

    def show(self, view: View | None, evening: Evening | None) -> None:
        """Tell how the table stands, and hear what has come back.

        Args:
            view: the sitting, None where no game is played.
            evening: what is played, None before one has begun.
        """
        if self._outbox.written != self._written:
            self._written = self._outbox.written
            self._program.tell("look", {"look": True})
        facts = _facts_of(view, evening)
        if facts != self._facts:
            self._facts = facts
            told = {"state": parts_of_state(self._state(view, evening))}
            del told["state"]["stream"], told["state"]["sequence"]
            self._program.tell("state", told)
        else:
            self._program.go_on()
        for answer in self._program.answers():
            with suppress(ValueError, TypeError, LookupError, AttributeError):
                self._take(answer)

    def call(self, view: View | None) -> None:
        """Call the referee, about the last ruling where that is a “no” that still stands."""
        last = None if view is None or not view.refused else view.game.last
        now = self._clock()
        self._at_club = replace(self._at_club, called=now)
        self._tell_call(Call(now, None if last is None else last.ruling.clause))

    def withdraw(self) -> None:
        """The referee is not needed any more."""
        self._at_club = replace(self._at_club, called=None)
        self._tell_call(None)

    def take_untold(self) -> tuple[Reason, ...]:
        """What is to be told, once."""
        told, self._untold = tuple(self._untold), []
        return told

    def close(self) -> None:
        """The table leaves the club; what is not sent yet is kept for the next time."""
        self.withdraw()
        self.show(None, None)
        self._program.close()
        for answer in self._program.answers():
            with suppress(ValueError, TypeError, LookupError, AttributeError):
                self._take(answer)
        self._journal.send_to(None)

    def _tell_call(self, call: Call | None) -> None:
        self._program.tell("call", {"call": None if call is None else parts_of_call(call)})

    def _take(self, answer: dict[str, Any]) -> None:
        """Take what the sending program tells."""
        match answer:
            case {"counted": [str(stream), int(sequence)]}:
                self._outbox.counted(stream, sequence)
            case {"acknowledged": [str(stream), int(sequence)]}:
                self._outbox.acknowledged(stream, sequence)
            case {"beyond": str(stream)}:
                self._outbox.begin_anew(stream)
                with suppress(JournalError):  # else with what is written next
                    self._journal.send_to(self._outbox)
            case {"waiting": int(waiting)}:
                self._at_club = replace(self._at_club, waiting=waiting)
            case {"club": bool(club)}:
                self._at_club = replace(self._at_club, club=club)
            case {"seating": str(payload)}:
                self._seat(payload)
            case {"connected": True}:
                self._at_club = replace(self._at_club, connected=True, hindrance=None)
            case {"connected": False, "hindrance": str(hindrance), "why": str(why)}:
                self._hinder(hindrance, why)
            case {"unfit": dict(facts), "key": str(key)}:
                self._tell_unfit(reason_of(key, **facts))

    def _hinder(self, hindrance: str, why: str) -> None:
        """The club is not reached; that is told once, until it is."""
        before = self._at_club
        reason = reason_of(f"club-hindered-{hindrance}", why=why or "–")
        self._at_club = replace(before, connected=False, club=False, hindrance=reason)
        if before.connected or before.hindrance is None:
            self._untold.append(Reason("told-club-unreached"))

    def _seat(self, payload: str) -> None:
        """The club says who sits here next."""
        try:
            seating = read_seating(payload.encode())
        except UnfitMessageError as error:
            self._tell_unfit(error.reason)
            return
        if seating is not None and seating != self._at_club.seating:
            self._untold.append(Reason("told-club-next", (("players", seating.players),)))
        self._at_club = replace(self._at_club, seating=seating)

    def _tell_unfit(self, reason: Reason) -> None:
        if reason not in self._unfit:
            self._unfit.add(reason)
            self._untold.append(reason)

    def _state(self, view: View | None, evening: Evening | None) -> TableState:
        """How the table stands; the sending program adds stream and number."""
        now = self._clock()
        if view is None or evening is None:
            return TableState(QUIET_STREAM, 0, now)
        game = view.game
        return TableState(
            QUIET_STREAM,
            0,
            now,
            evening.number,
            evening.game_number,
            write_header(game.header),
            game.position.state(),
            None if game.turn is None else game.header.players[game.turn],
            self._judged(view),
            game.totals,
            game.position.standings.rounds,
            bool(game.winners),
            game.header.names(game.winners),
            view.refused,
        )

    def _judged(self, view: View) -> Judged | None:
        """What was ruled last; what was only asked is none."""
        history = reversed(view.game.history)
        ruled = next((one for one in history if not (one.vain or isinstance(one.event, Ask))), None)
        return None if ruled is None else self._to_club.judged(ruled.ruling)


def _facts_of(view: View | None, evening: Evening | None) -> tuple[object, ...]:
    """What of a view the club is told; as long as it is equal nothing new is to be told."""
    if view is None or evening is None:
        return ()
    game = view.game
    numbers = (evening.number, evening.game_number)
    return numbers, game.header, len(game.history), game.history[-1:], game.edits, game.turn, view.refused
