"""Simulated tables of a club: people play real games, ruled by the engines, and real journals send them on.

``python -m companion.clubhouse.simulated TERMS`` lets tables play until its standard input ends; TERMS are
the `Tables` as JSON. Killed and started again, they go on where they stood. The wrong plays are those of
`companion.engines.players.mischief`. Nothing is seen by a camera: all is told by hand.
"""

from __future__ import annotations

import json
import os
import select
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from companion.club.address import club_address
from companion.club.sending.sender import Sender
from companion.club.sending.terms import Terms, target_of
from companion.club.table import ClubTable
from companion.engines import Header, InvalidEventError, Told, game_names, read_event, rules_of
from companion.engines.players.game_players import NAMES, players_of
from companion.engines.players.mischief import spoiled_record
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.sitting import Sitting
from companion.sitting.unwatched import Unwatched
from companion.sitting.view import View

LOOK_EVERY: Final = 0.25
"""Seconds after which a table that nobody tells anything hears what its club says."""

CALLED_FOR: Final = 8
"""So many plays after it called for a referee a table needs none any more."""


@dataclass(frozen=True, slots=True)
class Tables:
    """What is to be played.

    Attributes:
        broker: the club's address, as it is typed.
        folder: where the journals lie.
        names: the tables'.
        pace: seconds from one play to the next at each table.
        seed: of what chance decides.
        seated: whether people play where the club seats them, a game a round; else the same people go on and
        on. mishaps: how many things go wrong for each play, on average. language: in which rulings are
        explained. calls: the table that calls for a referee at its first wrong play of a round, empty for
        none.
    """

    broker: str
    folder: str
    names: tuple[str, ...]
    pace: float
    seed: int = 1
    seated: bool = False
    mishaps: float = 0.05
    language: str = "en"
    calls: str = ""


class SendingHere:
    """What sends, in this process: the same `Sender` as in the program that stands beside a real evening."""

    failed = False

    def __init__(self, _module: str, _about: tuple[str, ...]) -> None:
        self._sender: Sender | None = None
        self._answers: list[dict[str, Any]] = []

    @property
    def waits_for(self) -> int | None:
        """The file descriptor on which something may come, None while there is none."""
        link = None if self._sender is None else self._sender.link
        return None if link is None else link.number

    def tell(self, about: str, told: dict[str, Any]) -> None:
        """This holds from now on."""
        told = json.loads(json.dumps(told))  # as through a pipe
        if about == "terms":
            self._sender = Sender(
                Terms.from_dict(told["terms"]), self._answers.append, time.monotonic, Random()
            )
        elif self._sender is not None:
            self._sender.take(told)
        self.go_on()

    def go_on(self) -> None:
        """Send, and hear what has come."""
        if self._sender is None:
            return
        link = self._sender.link
        made = self.waits_for
        readable = made is not None and bool(select.select([made], [], [], 0)[0])
        self._sender.go_on(readable=readable or (link is not None and link.has_unread))

    def answers(self) -> tuple[dict[str, Any], ...]:
        """What has come back since the last call."""
        answers = tuple(self._answers)
        self._answers.clear()
        return answers

    def close(self) -> None:
        """Send no more."""
        if self._sender is not None:
            self._sender.close()


class SimulatedTable:
    """A table.

    Args:
        name: its own.
        tables: what is to be played.
        number: which of them it is.
    """

    def __init__(self, name: str, tables: Tables, number: int) -> None:
        self._name, self._tables, self._number = name, tables, number
        address = club_address(tables.broker)
        self._journal = Journal(Path(tables.folder) / f"table-{name}.sqlite")
        target = target_of(address, name)
        terms = Terms(address, None, None, name, self._journal.path, target, tables.language)
        self._sending = SendingHere("", ())
        self._club = ClubTable(terms, self._journal, beside=lambda *_: self._sending)
        self._sitting: Sitting | None = None
        self._view: View | None = None
        self._played_round = 0
        self._script: Iterator[Told] = iter(())
        self._called: int | None = None
        self.next_play = time.monotonic() + tables.pace * (1 + number % 10 / 10)
        evening = Evening.resume(self._journal)
        if evening is not None:
            self._sit(evening)
            for _told in evening.ruled:
                next(self._script, None)

    @property
    def waits_for(self) -> int | None:
        """The file descriptor on which something may come, None while there is none."""
        return self._sending.waits_for

    def step(self) -> None:
        """Play, if it is time for that, and hear what the club says."""
        if time.monotonic() >= self.next_play:
            self.next_play = max(self.next_play + self._tables.pace, time.monotonic())
            self._play()
        self._club.show(self._view, None if self._sitting is None else self._sitting.evening)

    def close(self) -> None:
        """End the evening and leave the club."""
        if self._sitting is not None and self._sitting.evening.over:
            self._sitting.evening.end()
        self._club.close()
        self._journal.close()

    def _play(self) -> None:
        """The next play; after the last one the next game, where there is one."""
        event = next(self._script, None)
        if event is None or self._sitting is None:
            self._begin()
            return
        ruled = self._sitting.evening.tell(event, ToldBy.HAND)
        self._view = self._sitting.view
        if self._called is not None:
            self._called -= 1
            if not self._called:
                self._club.withdraw()
                self._called = None
        elif self._name == self._tables.calls and not ruled.ruling.legal:
            self._club.call(self._view)
            self._called = CALLED_FOR

    def _begin(self) -> None:
        """Begin the next game, if it is known who plays it."""
        header = self._next_header()
        if header is None:
            return
        if self._sitting is None:
            self._sit(Evening.begin(self._journal, header))
        else:
            self._sitting.evening.next_game(header)
            self._sit(self._sitting.evening)

    def _next_header(self) -> Header | None:
        """Who plays what next; None where nobody sits here, or the round is played."""
        chance = Random(f"{self._tables.seed} {self._name} {time.time_ns()}")
        if not self._tables.seated:
            games = games_for(3, 4)
            game = games[self._number % len(games)]
            people = tuple(f"{name} {self._name}" for name in NAMES[: 3 + self._number % 2])
            return Header(game, people, players_of(game).drawn_options(people, chance))
        seating = self._club.at_club.seating
        if seating is None or seating.round <= self._played_round:
            return None
        self._played_round = seating.round
        game = seating.game or games_for(len(seating.players))[0]
        if len(seating.players) not in rules_of(game).players:
            return None
        return Header(game, seating.players, players_of(game).drawn_options(seating.players, chance))

    def _sit(self, evening: Evening) -> None:
        """People sit down to the evening's game; what they will do follows from its number and players."""
        self._sitting = Sitting(evening, Unwatched())
        self._view = self._sitting.view
        header = evening.header
        chance = Random(f"{self._tables.seed} {self._name} {evening.game_number} {header}")
        mishaps = self._tables.mishaps
        self._script = _events(header, spoiled_record(header, chance, sensible=True, mishaps=mishaps))


def games_for(*people: int) -> tuple[str, ...]:
    """The games that each of these numbers of people can play."""
    return tuple(name for name in game_names() if set(people) <= set(rules_of(name).players))


def _events(header: Header, lines: Iterator[str]) -> Iterator[Told]:
    """What is told of a record's lines; what is none of the game nobody could tell."""
    rules = rules_of(header.game)
    next(lines)  # the header
    for line in lines:
        with suppress(ValueError, InvalidEventError):
            yield read_event(json.loads(line), rules, header)


def arguments(tables: Tables) -> list[str]:
    """The command that lets them play."""
    return [sys.executable, "-m", "companion.clubhouse.simulated", json.dumps(asdict(tables))]


def _read(given: Mapping[str, Any]) -> Tables:
    return Tables(**{**given, "names": tuple(given["names"])})


def main(given: list[str]) -> int:
    """Let the tables play until standard input ends."""
    terms = _read(json.loads(given[0]))
    with ExitStack() as opened:
        tables = [
            opened.enter_context(closing(SimulatedTable(name, terms, number)))
            for number, name in enumerate(terms.names)
        ]
        look_at = 0.0
        while True:
            now = time.monotonic()
            due = min(look_at, *(table.next_play for table in tables))
            numbers = {number: table for table in tables if (number := table.waits_for) is not None}
            patience = max(0.0, min(due - now, LOOK_EVERY))
            readable, _, _ = select.select([sys.stdin.fileno(), *numbers], [], [], patience)
            if sys.stdin.fileno() in readable and not os.read(sys.stdin.fileno(), 4096):
                return 0
            look_all = time.monotonic() >= look_at
            if look_all:
                look_at = time.monotonic() + LOOK_EVERY
            heard = {numbers[number] for number in readable if number in numbers}
            for table in tables:
                if look_all or table in heard or time.monotonic() >= table.next_play:
                    table.step()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
