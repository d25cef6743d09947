"""A club's evening: what tables send comes in, is counted, and changes what there is to be seen.

Nothing here knows the broker or the page: messages come as topic and payload, and what is to be published and
told is given back.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from companion.club.errors import UnfitMessageError
from companion.club.messages import Counted, Seating, read_call, read_event, read_online, read_state, write
from companion.club.topics import TableTopic, read_topic, table_topic
from companion.clubhouse.counting import Counting, Told
from companion.clubhouse.floor import MOST_TABLES, Floor
from companion.clubhouse.games import MOST_GAMES, Games
from companion.clubhouse.ledger import Arrival, Correction, Ledger, Round
from companion.clubhouse.tournament.seating import Pair
from companion.clubhouse.tournament.standings import Standing, standings
from companion.engines import Reason
from companion.engines.names import composed
from companion.texts.errors import reason_of

MOST_WAITING: Final = 20_000
"""Events that wait where the disk takes none: at a hundred a second some three minutes. What comes after them
is asked for later."""

MOST_BYTES: Final = 64 * 1024 * 1024
"""Of the events that wait: as many of ours have 8 MB (`docs/club.md`, How far it goes)."""


@dataclass(frozen=True, slots=True)
class Letter:
    """Something at the broker.

    Attributes:
        topic: where.
        payload: what; empty takes away what the broker keeps.
        retain: whether the broker keeps it.
    """

    topic: str
    payload: bytes
    retain: bool = True


class Club:
    """The evening.

    Args:
        name: the club's.
        ledger: where it is counted.
        clock: gives the time in seconds.

    Attributes:
        ledger: where it is counted.
        floor: the tables as they are now.
        games: the games of the evening.
        people: who is there, in the order in which they were entered.
        rounds: who sits where, round by round.
        own: the game by whose own points the evening goes, None: by places.
        changed: a number that grows whenever there is something else to be seen.
    """

    def __init__(self, name: str, ledger: Ledger, clock: Callable[[], float] = time.monotonic) -> None:
        self.name, self.ledger = name, ledger
        self._counting = Counting(ledger, clock)
        self._untold: list[Reason] = []
        self._unfit: set[tuple[str, str]] = set()
        self._uncounted: list[Arrival] = []
        self._waiting = 0  # bytes of them
        self._senders: dict[str, str] = {}  # of what waits: each stream's table
        self.changed = 0
        self.floor = Floor(ledger.answered())
        self._begin()

    def _begin(self) -> None:
        """Take up the evening where it stands."""
        self.games = Games(self.ledger.of_game)
        self.people, self.rounds, self.own = (
            self.ledger.people(),
            self.ledger.rounds(),
            self.ledger.own,
        )
        for noted in self.ledger.noted():
            self.games.take(noted)
            self.floor.note(noted)
        for correction in self.ledger.corrections():
            self.games.correct(correction)
        self._standings: tuple[Standing, ...] | None = None
        self.changed += 1

    @property
    def round(self) -> Round | None:
        """The round that is played, None before the first."""
        return self.rounds[-1] if self.rounds else None

    def standings(self) -> tuple[Standing, ...]:
        """Everybody's standing, the best first."""
        if self._standings is None:
            self._standings = standings(self.games.results(), self.people, self.own)
        return self._standings

    def met(self) -> dict[Pair, int]:
        """In how many rounds two have sat at one table: as they were seated, or as they played."""
        tables: dict[int, set[Pair]] = {}
        for seated in self.rounds:
            for names in seated.tables.values():
                tables.setdefault(seated.number, set()).update(map(frozenset, combinations(names, 2)))
        for game in self.games:
            tables.setdefault(game.round, set()).update(map(frozenset, combinations(game.players, 2)))
        met: dict[Pair, int] = {}
        for pairs in tables.values():
            for pair in pairs:
                met[pair] = met.get(pair, 0) + 1
        return met

    def take(self, messages: Iterable[tuple[str, bytes]]) -> list[Letter]:
        """Take what has come, and give what is to be published, once all of it is on the disk.

        Raises:
            LedgerError: events cannot be counted now; they wait, and `retry` counts them.
        """
        for topic, payload in messages:
            found = read_topic(self.name, topic)
            if found is None or found.topic.of_club:
                continue
            try:
                self._take(found.table, found.topic, payload)
            except UnfitMessageError as error:
                what = error.reason
                told = reason_of("clubhouse-unfit-message", table=found.table, what=what)
                self._tell_once((found.table, what.key), told)
        return self.retry()

    def retry(self) -> list[Letter]:
        """Count what waits, and ask for what is missing; raises `LedgerError`."""
        told: list[Told] = []
        if self._uncounted:
            noted, counted = self._counting.take(self._uncounted)
            self._uncounted, self._senders, self._waiting = [], {}, 0
            told += counted
            for one in noted:
                if self.games.take(one):
                    self._standings = None
                self.floor.note(one)
            self.changed += bool(noted)
        if self.games.too_many:
            self._tell_once(("", "games"), reason_of("clubhouse-too-many-games", most=str(MOST_GAMES)))
        told += self._counting.remind()
        for lost in self._counting.lost:
            numbers = {"first": str(lost.first), "last": str(lost.last)}
            self._untold.append(reason_of("clubhouse-lost-events", table=lost.place, **numbers))
        self._counting.lost.clear()
        return [self._letter(one) for one in told]

    def connected(self) -> list[Letter]:
        """What is published whenever the broker was reached."""
        letters = [self._letter(told) for told in self._counting.connected()]
        return [*letters, *self.seatings()]

    def seatings(self) -> Iterator[Letter]:
        """Who sits where, for each table; nobody at tables that are not needed."""
        seated = self.round
        for table in self.floor:
            names = seated.tables.get(table.name) if seated else None
            payload = b""
            if seated is not None and names:
                payload = write(Seating(seated.number, names, seated.game, ""))
            yield Letter(table_topic(self.name, table.name, TableTopic.SEATING), payload)

    def untold(self) -> tuple[Reason, ...]:
        """What people must be told, each once."""
        told, self._untold = tuple(self._untold), []
        return told

    def begin_evening(self, own: str | None) -> None:
        """A new evening: nobody has played, and nobody is there."""
        self.ledger.begin_evening(own)
        self._begin()

    def go_by(self, own: str | None) -> None:
        """The evening goes by that game's own points, None: by places."""
        self.ledger.go_by(own)
        self.own = own
        self._recount()

    def set_people(self, names: tuple[str, ...]) -> None:
        """These people are there."""
        names = tuple(dict.fromkeys(map(composed, names)))
        self.ledger.set_people(names)
        self.people = names
        self._recount()

    def seat(self, seated: Round) -> None:
        """A round begins so, or its people sit otherwise."""
        self.ledger.seat(seated)
        self.rounds = self.ledger.rounds()
        self.changed += 1

    def correct(self, correction: Correction) -> None:
        """That counts in place of what a table told."""
        self.ledger.correct(correction)
        self.games.correct(correction)
        self._recount()

    def let_stand(self, stream: str, game: int) -> None:
        """What the table told counts again."""
        self.ledger.let_stand(stream, game)
        self.games.let_stand(stream, game)
        self._recount()

    def answer(self, place: str, called: float) -> None:
        """The call of that time is answered."""
        self.ledger.answer(place, called)
        self.floor.answer(place, called)
        self.changed += 1

    def _recount(self) -> None:
        self._standings = None
        self.changed += 1

    def _take(self, place: str, topic: TableTopic, payload: bytes) -> None:
        """Take one message; raises `UnfitMessageError`."""
        table = self.floor.of(place)
        if table is None:
            self._tell_once(("", ""), reason_of("clubhouse-too-many-tables", most=str(MOST_TABLES)))
            return
        if topic is TableTopic.EVENT:
            event = read_event(payload)
            self._check_own(place, event.stream)
            if len(self._uncounted) < MOST_WAITING and self._waiting + len(payload) <= MOST_BYTES:
                self._waiting += len(payload)
                self._uncounted.append(Arrival(place, event, payload))
                self._senders.setdefault(event.stream, place)
            return
        match topic:
            case TableTopic.ONLINE:
                online = read_online(payload) if payload else None
                if online is not None and online.stream is not None:
                    self._check_own(place, online.stream)
                table.online = online is not None and online.online
                table.stream = (online and online.stream) or table.stream
            case TableTopic.STATE:
                state = read_state(payload) if payload else None
                if state is not None:
                    self._check_own(place, state.stream)
                    self._counting.take_state(place, state)
                table.state = state
            case TableTopic.CALL:
                table.call = read_call(payload)
        self.changed += 1

    def _check_own(self, place: str, stream: str) -> None:
        """Raises `UnfitMessageError` where a table speaks of a stream that is another's."""
        if self._counting.of_another(place, stream) or self._senders.get(stream, place) != place:
            raise UnfitMessageError(reason_of("clubhouse-stream-of-another"))

    def _tell_once(self, fault: tuple[str, str], reason: Reason) -> None:
        """What is wrong is told once for each table and fault."""
        if fault not in self._unfit and len(self._unfit) < 1000:
            self._unfit.add(fault)
            self._untold.append(reason)

    def _letter(self, told: Told) -> Letter:
        counted: Counted = told.counted
        return Letter(table_topic(self.name, told.place, TableTopic.COUNTED), write(counted))
