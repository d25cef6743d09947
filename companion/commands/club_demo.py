"""``companion club --demo``: an evening of four simulated tables, with a broker of its own."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Final

from companion.club.address import club_address
from companion.clubhouse.club import Club
from companion.clubhouse.connection import Connection
from companion.clubhouse.errors import ClubhouseError
from companion.clubhouse.ledger import Ledger
from companion.clubhouse.mosquitto import HOST, Mosquitto
from companion.clubhouse.organiser import carry_out
from companion.clubhouse.running import RunningClub
from companion.clubhouse.screen import ClubScreen
from companion.clubhouse.simulated import Tables, arguments, games_for
from companion.clubhouse.terminal import Lines
from companion.clubhouse.told import points_said
from companion.commands.refusals import print_lines, refuse
from companion.commands.stopping import stopped_by_signals
from companion.records.columns import printable
from companion.texts import texts
from companion.texts.errors import reason_of
from companion.web.address import Address, listening

TABLES: Final = ("1", "2", "3", "4")

PEOPLE: Final = (
    "Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hans", "Ida", "Jo", "Kim", "Leah", "Alex", "Ute",
)  # fmt: skip
"""Two tables of four and two of three."""

PACE: Final = 0.3
"""Seconds between two plays at a table: a round lasts half a minute, and can be followed."""

CALLS: Final = "3"
"""The table that calls for a referee."""

ANSWERED_AFTER: Final = 2.0
"""Seconds after which the organiser goes there."""

AT_LONGEST: Final = 600.0
"""Seconds after which the evening should long be over."""


def run_demo(options: argparse.Namespace, pace: float = PACE) -> int:
    """Act the evening out; 2 and a sentence where that cannot be, after which nothing runs any more.

    Raises:
        ClubhouseError: there is no Mosquitto, or something has ended that should not have.
        WebError: the page cannot be served on the address that was asked for.
    """
    with ExitStack() as opened:
        opened.enter_context(stopped_by_signals())
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="companion-club-")))
        broker = opened.enter_context(closing(Mosquitto(folder)))
        address = club_address(f"mqtt://{HOST}:{broker.port}/demo")
        ledger = opened.enter_context(closing(Ledger(folder / "club.sqlite")))
        club = Club(address.club, ledger)
        web = options.web or Address(HOST, 0)
        screen = opened.enter_context(closing(ClubScreen(club, listening(web), web.host, options.lang)))
        connection = opened.enter_context(closing(Connection(address, "companion-demo", None, None)))
        running = RunningClub(
            club, connection, screen, lambda reason: refuse(reason, options.lang), HOST, options.lang
        )
        links = screen.links
        for line in (f"web {links.spectators}", f"organiser {links.organiser}"):
            print(printable(line), end="", file=sys.stderr, flush=True)
        if sys.stdout.isatty():
            webbrowser.open(links.organiser)
        tables = Tables(
            str(address),
            str(folder),
            TABLES,
            pace,
            seed=time.time_ns() % 1000,
            seated=True,
            language=options.lang,
            calls=CALLS,
        )
        playing = opened.enter_context(_playing(tables))
        evening = _Evening(club, running, connection, options)
        try:
            evening.act_out(lambda: playing.poll() is None)
            if sys.stdin.isatty() and sys.stdout.isatty():
                print_lines(texts(options.lang).say("clubhouse-demo-over"))
                while True:
                    running.step()
        except KeyboardInterrupt:
            pass
    return 0


@contextmanager
def _playing(tables: Tables) -> Iterator[subprocess.Popen[bytes]]:
    """The simulated tables, in a process of their own, until this is left."""
    process = subprocess.Popen(arguments(tables), stdin=subprocess.PIPE, start_new_session=True)
    try:
        yield process
    finally:
        if process.stdin is not None:
            process.stdin.close()
        try:
            process.wait(5.0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class _Evening:
    """The organiser's evening, who does by program what people do on the page."""

    def __init__(
        self, club: Club, running: RunningClub, connection: Connection, options: argparse.Namespace
    ) -> None:
        self._club, self._running, self._connection = club, running, connection
        self._lines, self._said = Lines(club, options.lang), texts(options.lang)
        self._language, self._as_json = options.lang, options.json
        self._answer_at: float | None = None

    def act_out(self, plays: Callable[[], bool]) -> None:
        """All of it: people come, play round after round, and are told how they stand.

        Args:
            plays: whether the tables still do.

        Raises:
            ClubhouseError: they do not, or nothing goes on.
        """
        until = time.monotonic() + AT_LONGEST

        def wait_for(reached: Callable[[], bool]) -> None:
            while not reached():
                if not plays() or time.monotonic() > until:
                    why = self._said.say("clubhouse-demo-stopped")
                    raise ClubhouseError(reason_of("trouble-club-simulated-tables", why=why))
                self._step()

        wait_for(lambda: sum(table.online for table in self._club.floor) == len(TABLES))
        carry_out(self._club, "people", {"names": list(PEOPLE)})
        games = games_for(3, 4)
        for number, game in enumerate((games[-1], games[0]), 1):
            self._begin_round(game)
            wait_for(lambda number=number: self._over(number) == len(TABLES))  # type: ignore[misc]
        self._tell_standings()

    def _step(self) -> None:
        self._running.step()
        for line in self._lines.news():
            self._tell(line.text, dict(line.facts))
        calling = next((table for table in self._club.floor if table.waits), None)
        if calling is None:
            self._answer_at = None
        elif self._answer_at is None:
            self._answer_at = time.monotonic() + ANSWERED_AFTER
        elif time.monotonic() >= self._answer_at:
            carry_out(self._club, "answer", {"table": calling.name})

    def _over(self, number: int) -> int:
        return sum(game.counts for game in self._club.games if game.round == number)

    def _begin_round(self, game: str) -> None:
        carry_out(self._club, "round", {"game": game})
        for letter in self._club.seatings():
            self._connection.publish(letter)
        seated = self._club.round
        if seated is None:
            return
        title = self._said.say(
            "clubhouse-round-of", number=seated.number, game=self._said.say(f"game-{game}")
        )
        self._tell(title, {"event": "round", "number": seated.number, "game": game})
        for place, names in seated.tables.items():
            text = self._said.say("clubhouse-sits", table=place, names=names)
            self._tell(text, {"event": "seating", "table": place, "names": list(names)})

    def _tell_standings(self) -> None:
        for one in self._club.standings():
            points = points_said(one.points, self._language)
            facts = {"event": "standing", "rank": one.rank, "name": one.name, "points": float(one.points)}
            self._tell(f"{one.rank}. {one.name}: {points}", {**facts, "won": one.won})

    def _tell(self, text: str, facts: dict[str, object]) -> None:
        if self._as_json:
            print(json.dumps(facts, ensure_ascii=False), flush=True)
        else:
            print_lines(text)
