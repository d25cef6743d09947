"""A club's evening told line by line: tables that come and go, wrong plays, calls, results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.clubhouse.club import Club
from companion.clubhouse.games import Known
from companion.clubhouse.told import game_label
from companion.texts import texts


@dataclass(frozen=True, slots=True)
class Line:
    """Something that is told.

    Attributes:
        text: for people.
        facts: the same for programs.
    """

    text: str
    facts: Mapping[str, Any]


class Lines:
    """Tells what has changed since it was told last.

    Args:
        club: the evening.
        language: of the lines.
    """

    def __init__(self, club: Club, language: str) -> None:
        self._club, self._said = club, texts(language)
        self._changed = -1
        self._online: dict[str, bool] = {}
        self._calls: dict[str, float] = {}
        # What is known from before is not told once more.
        self._ended: dict[Known, tuple[int, ...]] = {
            game.key: game.counted_totals for game in club.games if game.counts
        }
        self._ruled: dict[Known, float] = {game.key: game.told for game in club.games}

    def news(self) -> Iterator[Line]:
        """What has changed."""
        if self._changed == self._club.changed:
            return
        self._changed = self._club.changed
        yield from self._of_tables()
        yield from self._of_games()

    def _of_tables(self) -> Iterator[Line]:
        for table in self._club.floor:
            if self._online.get(table.name, False) != table.online:
                key = "clubhouse-table-came" if table.online else "clubhouse-table-went"
                came: dict[str, Any] = {"event": "online" if table.online else "offline", "table": table.name}
                yield Line(self._said.say(key, table=table.name), came)
            self._online[table.name] = table.online
            if table.call is not None and table.waits and self._calls.get(table.name) != table.call.time:
                self._calls[table.name] = table.call.time
                called = {"event": "call", "table": table.name, "clause": table.call.clause}
                yield Line(self._said.say("clubhouse-call", table=table.name), called)

    def _of_games(self) -> Iterator[Line]:
        for game in self._club.games:
            ruling = game.ruling
            if ruling is not None and self._ruled.get(game.key) != game.told and ruling.verdict != "legal":
                facts = {"event": "ruled", "table": game.place, "verdict": ruling.verdict}
                yield Line(
                    self._said.say("clubhouse-wrong-play", table=game.place, why=ruling.reason),
                    {**facts, "clause": ruling.clause, "reason": ruling.reason},
                )
            self._ruled[game.key] = game.told
            if not game.counts:
                if self._ended.pop(game.key, None) is not None:
                    facts = {"event": "reopened", "table": game.place}
                    yield Line(self._said.say("clubhouse-reopened", table=game.place), facts)
                continue
            if self._ended.get(game.key) == game.counted_totals:
                continue
            self._ended[game.key] = totals = game.counted_totals
            won = tuple(game.players[player] for player in game.counted_winners)
            scores = tuple(f"{name} {total}" for name, total in zip(game.players, totals, strict=True))
            told = self._said.say(
                "clubhouse-result-told",
                table=game.place,
                game=game_label(game.game, self._said),
                scores=scores,
                winners=won,
            )
            totals_by_name = dict(zip(game.players, totals, strict=True))
            result = {"event": "result", "table": game.place, "game": game.game, "round": game.round}
            yield Line(told, {**result, "totals": totals_by_name, "winners": list(won)})
