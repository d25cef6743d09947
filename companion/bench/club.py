"""A club of simulated tables at a real broker: nothing lost, nothing counted twice, and how soon it is seen.

``python -m companion.bench club`` plays for `SECONDS` with nothing in the way and measures how long a play
takes from its table to the club's page; then broker and tables are killed, `KILLS` times each, and in the end
the journals of all tables are compared with what the club has counted.
"""

from __future__ import annotations

import json
import os
import socket
import statistics
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final
from urllib.parse import urlsplit

from companion.bench.figure import Figure
from companion.club.address import club_address
from companion.club.messages import WasRuled
from companion.clubhouse.club import Club
from companion.clubhouse.connection import Connection
from companion.clubhouse.errors import MosquittoError
from companion.clubhouse.ledger import Ledger
from companion.clubhouse.mosquitto import HOST, Mosquitto
from companion.clubhouse.running import RunningClub
from companion.clubhouse.screen import ClubScreen
from companion.clubhouse.simulated import Tables, arguments
from companion.evening.entries import GameEntry
from companion.evening.journal import Journal
from companion.web.address import Address, listening

TABLES: Final = int(os.environ.get("COMPANION_BENCH_TABLES", "100"))
SECONDS: Final = float(os.environ.get("COMPANION_BENCH_SECONDS", "300"))
KILLS: Final = int(os.environ.get("COMPANION_BENCH_KILLS", "10"))
"""What is measured; the environment can ask for less."""

IN_A_PROCESS: Final = 10
"""Tables that one process plays; all of them are killed together."""

BETWEEN_KILLS: Final = 4.0
"""Seconds from one kill to the next; a table tries again half a second after the broker has gone."""

ALLOWED: Final = 500.0
"""Milliseconds from a play to the club's page, for 95 of a hundred plays."""

TO_SETTLE: Final = 60.0
"""Seconds that all events have to arrive once nobody plays any more."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of it.

    Attributes:
        accepted: plays in the tables' journals.
        counted: plays that the club has counted.
        same: whether these are the same, in the same order, each once.
        latencies: seconds from each play to the club's page, of those that nothing was in the way of.
        broker_killed: how often the broker was.
        tables_killed: how often a process with tables was.
    """

    accepted: int
    counted: int
    same: bool
    latencies: list[float]
    broker_killed: int
    tables_killed: int

    @property
    def p95(self) -> float:
        """Milliseconds within which 95 of a hundred plays were seen."""
        return 1000 * statistics.quantiles(self.latencies, n=20)[-1] if len(self.latencies) > 1 else 0.0


class Players:
    """The processes that play.

    Args:
        tables: what is played, with all names.
    """

    def __init__(self, tables: Tables) -> None:
        parts = range(0, len(tables.names), IN_A_PROCESS)
        self._parts = [replace(tables, names=tables.names[at : at + IN_A_PROCESS]) for at in parts]
        self._running = [self._begun(part) for part in self._parts]

    def kill(self, number: int) -> None:
        """Kill one of them, and begin it again."""
        process = self._running[number % len(self._running)]
        process.kill()
        self._reap(process)
        self._running[number % len(self._running)] = self._begun(self._parts[number % len(self._parts)])

    def close(self) -> None:
        """Let all of them end."""
        for process in self._running:
            if process.stdin is not None:
                process.stdin.close()
        for process in self._running:
            with suppress(subprocess.TimeoutExpired):
                process.wait(20.0)
            process.kill()
            self._reap(process)

    def _begun(self, part: Tables) -> subprocess.Popen[bytes]:
        return subprocess.Popen(arguments(part), stdin=subprocess.PIPE, start_new_session=True)

    def _reap(self, process: subprocess.Popen[bytes]) -> None:
        if process.stdin is not None:
            process.stdin.close()
        process.wait()


class Onlooker:
    """Somebody who looks on: notes when each table's count was seen on the page.

    Args:
        url: the spectators' address.
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._socket = socket.create_connection((parts.hostname, parts.port), 30.0)
        self._socket.sendall(f"GET /events?{parts.query} HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
        self.seen: dict[str, list[tuple[int, float]]] = {}
        threading.Thread(target=self._read, daemon=True).start()

    def close(self) -> None:
        """Look on no more."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def _read(self) -> None:
        kind = b""
        with suppress(OSError, ValueError), self._socket.makefile("rb") as lines:
            for line in lines:
                if line.startswith(b"event: "):
                    kind = line.strip()
                elif line.startswith(b"data: ") and kind == b"event: table":
                    now = time.time()
                    table = json.loads(line[6:])
                    self.seen.setdefault(table["name"], []).append((table["counted"], now))


def measure() -> Iterator[Figure]:
    """How many plays arrive, and how soon; then the same while broker and tables are killed."""
    try:
        outcome = played(TABLES, SECONDS, KILLS)
    except MosquittoError as error:
        yield Figure("plays counted", None, "", note=str(error))
        return
    note = f"{TABLES} tables, a play a second each, {SECONDS:.0f} s"
    yield Figure("plays of a club counted", outcome.counted, "plays", outcome.accepted, note)
    killed = f"broker killed {outcome.broker_killed}, tables {outcome.tables_killed} times"
    yield Figure("lost, doubled or out of order", 0 if outcome.same else 1, "runs", 0, killed)
    yield Figure("table to page, 95 of a hundred plays", outcome.p95, "ms", ALLOWED)


def played(tables: int, seconds: float, kills: int) -> Outcome:
    """Let tables play.

    Args:
        tables: how many.
        seconds: for how long with nothing in the way.
        kills: how often the broker, and then some tables, are killed after that.

    Raises:
        MosquittoError: there is no broker.
    """
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="companion-club-")))
        broker = opened.enter_context(closing(Mosquitto(folder)))
        address = club_address(f"mqtt://{HOST}:{broker.port}/bench")
        ledger = opened.enter_context(closing(Ledger(folder / "club.sqlite")))
        club = Club(address.club, ledger)
        screen = opened.enter_context(closing(ClubScreen(club, listening(Address(HOST, 0)), HOST, "en")))
        connection = opened.enter_context(closing(Connection(address, "bench", None, None)))
        running = RunningClub(club, connection, screen, lambda _reason: None, HOST, "en")
        names = tuple(str(number) for number in range(1, tables + 1))
        with _stepping(running) as step_for:
            step_for(1.0)
            onlooker = opened.enter_context(closing(Onlooker(screen.links.spectators)))
            with closing(Players(Tables(str(address), str(folder), names, 1.0))) as players:
                step_for(5.0 + tables / 10)
                begun = time.time()
                step_for(seconds)
                ended = time.time()
                _kill(broker, players, kills, step_for)
                ending = threading.Thread(target=players.close)
                ending.start()
                while ending.is_alive():
                    step_for(0.1)
            accepted = _accepted(folder, names)
            until = time.monotonic() + TO_SETTLE
            again: Players | None = None
            while _counted(ledger, names) != accepted and time.monotonic() < until:
                if again is None:  # what was not sent in time goes out with the next start
                    again = Players(Tables(str(address), str(folder), names, 3600.0))
                step_for(0.5)
            if again is not None:
                again.close()
            counted = _counted(ledger, names)
        return Outcome(
            accepted=sum(map(len, accepted.values())),
            counted=sum(map(len, counted.values())),
            same=counted == accepted,
            latencies=_latencies(ledger, onlooker, begun, ended),
            broker_killed=kills,
            tables_killed=kills,
        )


def _kill(broker: Mosquitto, players: Players, kills: int, step_for: Callable[[float], None]) -> None:
    """Kill the broker and then some tables, so often, while the club goes on."""
    chance = Random(1)
    for number in range(kills):
        broker.kill()
        step_for(BETWEEN_KILLS * chance.random())
        broker.start()
        step_for(BETWEEN_KILLS)
        players.kill(number)
        step_for(BETWEEN_KILLS)


@contextmanager
def _stepping(running: RunningClub) -> Iterator[Callable[[float], None]]:
    """Lets the club go on for so many seconds."""

    def step_for(seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            running.step()

    yield step_for


def _accepted(folder: Path, names: tuple[str, ...]) -> dict[str, list[int]]:
    """The numbers of all plays in each table's journal, in their order."""
    found = {}
    for name in names:
        with closing(Journal(folder / f"table-{name}.sqlite")) as journal:
            games = (game for evening in journal.evenings() for game in journal.games(evening))
            found[name] = [
                entry.number
                for game in games
                if isinstance(game, GameEntry)
                for entry in journal.entries(game.number)
            ]
    return found


def _counted(ledger: Ledger, names: tuple[str, ...]) -> dict[str, list[int]]:
    """The numbers of all plays that the club has counted, in the order in which it did."""
    found: dict[str, list[int]] = {name: [] for name in names}
    for noted in ledger.noted():
        if isinstance(noted.event.happened, WasRuled):
            found[noted.place].append(noted.event.happened.entry)
    return found


def _latencies(ledger: Ledger, onlooker: Onlooker, begun: float, ended: float) -> list[float]:
    """Seconds from each event that was accepted in that time to when the page showed that it is counted."""
    found = []
    seen = {name: iter(counts) for name, counts in onlooker.seen.items()}
    at = dict.fromkeys(seen, (0, 0.0))
    for noted in ledger.noted():
        name, event = noted.place, noted.event
        while name in seen and at[name][0] < event.sequence:
            later = next(seen[name], None)
            if later is None:
                break
            at[name] = later
        if name in seen and at[name][0] >= event.sequence and begun <= event.time <= ended:
            found.append(at[name][1] - event.time)
    return found
