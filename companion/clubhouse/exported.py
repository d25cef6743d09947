"""The results of a club's evening for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from companion.clubhouse.games import Games
from companion.clubhouse.ledger import ReadLedger
from companion.clubhouse.told import game_label
from companion.clubhouse.tournament.results import TableResult
from companion.clubhouse.tournament.standings import Standing, standings
from companion.evening.export import as_text
from companion.texts import Texts


@dataclass(frozen=True, slots=True)
class EveningResults:
    """What an evening came to.

    Attributes:
        results: the finished games that count, by rounds and tables.
        standings: everybody's standing, the best first.
        own: the game by whose own points it goes, None: by places.
    """

    results: tuple[TableResult, ...]
    standings: tuple[Standing, ...]
    own: str | None


def results_of(path: Path) -> EveningResults:
    """What the newest evening in a club's file came to; raises `LedgerError`."""
    with closing(ReadLedger.of(path)) as ledger:
        games = Games(ledger.of_game)
        for noted in ledger.noted():
            games.take(noted)
        for correction in ledger.corrections():
            games.correct(correction)
        results = sorted(games.results(), key=lambda result: (result.round, result.table))
        return EveningResults(tuple(results), standings(results, ledger.people(), ledger.own), ledger.own)


def as_csv(evening: EveningResults, said: Texts) -> str:
    """A row for each game and player, with the place in the standings (RFC 4180)."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    columns = ("round", "table", "game", "name", "total", "place", "won", "points")
    writer.writerow([said.say(f"club-csv-{column}") for column in columns])
    writer.writerows(_rows(evening, said))
    return text.getvalue()


def _rows(evening: EveningResults, said: Texts) -> Iterator[Sequence[str | int | float]]:
    points = {one.name: round(float(one.points), 3) for one in evening.standings}
    for result in evening.results:
        for player, name in enumerate(result.names):
            yield (
                result.round,
                as_text(result.table),
                as_text(game_label(result.game, said)),
                as_text(name),
                result.totals[player],
                result.ranks[player],
                int(player in result.winners),
                points[name],
            )
