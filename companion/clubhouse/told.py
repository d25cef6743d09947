"""What the club's page is told, as JSON in parts: a part that stays as it was is not sent again."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any, Final

from companion.club.messages import Judged
from companion.clubhouse.club import Club
from companion.clubhouse.floor import LiveTable
from companion.clubhouse.games import ClubGame, people_of
from companion.engines import MissingTextError, game_names
from companion.engines.names import harmless
from companion.machine.beside import json_of
from companion.texts import Texts, texts

Json = dict[str, Any]

WORDS: Final = (
    "connecting", "lost", "over", "noscript", "refused", "sent", "unsent", "too-late", "calls", "tables",
    "standings", "seating", "results", "organiser", "rank", "name", "points", "won", "played", "no-table",
    "offline", "to-move", "leads", "clause", "answer", "answered", "people", "people-hint", "people-save",
    "round-begin", "game", "any-game", "swap", "swap-one", "swap-other", "swap-do", "scoring", "by-places",
    "evening-new", "evening-sure", "correct", "correct-save", "leave-out", "let-stand", "no-result",
    "no-seating", "no-standing", "find",
)  # fmt: skip
"""Messages of what stands on the page itself, without ``clubhouse-`` before them."""

KINDS: Final = {"legal": "yes", "illegal": "no", "invalid": "no"}
"""How a page marks a verdict."""


class Telling:
    """Tells a club's evening in a language; what stays as it was is not put together again.

    Args:
        club: the evening.
        language: of everything.
        clock: gives seconds since the epoch as this place's time.
    """

    def __init__(
        self, club: Club, language: str, clock: Callable[[float], time.struct_time] = time.localtime
    ) -> None:
        self._club, self._language, self._said, self._clock = club, language, texts(language), clock
        self._known: dict[str, tuple[object, str]] = {}
        self._results: dict[object, Json] = {}

    @property
    def words(self) -> dict[str, str]:
        """What stands on the page itself, with its title."""
        words = {name: self._said.say(f"clubhouse-{name}") for name in WORDS}
        return {**words, "title": self._said.say("clubhouse-title", club=self._club.name)}

    def parts(self, *, connected: bool, notice: str) -> dict[str, str]:
        """What everybody is told, by part, as JSON.

        Args:
            connected: whether the broker is reached.
            notice: what people must be told, empty for nothing.
        """
        club = self._club
        tables = tuple(club.floor)
        parts = {"club": json_of(self._of_club(tables, connected=connected, notice=notice))}
        playing = self._playing()
        for table in tables:
            game = playing.get(table.stream or "")
            parts[f"table:{table.name}"] = self._remembered(
                f"table:{table.name}", _facts(table, game), partial(self._of_table, table, game)
            )
        standings = club.standings()
        parts["standings"] = self._remembered("standings", (standings, club.own), self._of_standings)
        parts["seating"] = self._remembered("seating", club.rounds, self._of_seating)
        finished = tuple(game for game in club.games if game.over)
        facts = tuple(map(_facts_of_result, finished))
        parts["results"] = self._remembered("results", facts, partial(self._of_results, finished, facts))
        return parts

    def of_organiser(self, picture: int, message: str) -> str:
        """What the organiser is told besides."""
        seated = self._club.round
        return json_of(
            {
                "picture": picture,
                "message": message,
                "people": list(self._club.people),
                "seated": sorted(
                    name for names in (seated.tables.values() if seated else ()) for name in names
                ),
                "games": [{"name": name, "label": self._game(name)} for name in game_names()],
                "own": self._club.own,
            }
        )

    def label(self, table: str) -> str:
        """A table as people call it, “Table 7”."""
        return self._said.say("clubhouse-table", table=table)

    def points(self, points: Fraction) -> str:
        """Points to a tenth, as the language writes them."""
        return points_said(points, self._language)

    def scoring(self) -> str:
        """By what the standings go."""
        own = self._club.own
        if own is None:
            return self._said.say("clubhouse-by-places")
        return self._said.say("clubhouse-by-own", game=self._game(own))

    def round_title(self) -> str:
        """“Round 2: Up”, empty before the first."""
        seated = self._club.round
        if seated is None:
            return ""
        if seated.game is None:
            return self._said.say("clubhouse-round", number=seated.number)
        return self._said.say("clubhouse-round-of", number=seated.number, game=self._game(seated.game))

    def _remembered(self, part: str, facts: object, made: Callable[[], Json]) -> str:
        """A part as JSON, put together anew only where its facts are others than before."""
        known = self._known.get(part)
        if known is None or known[0] != facts:
            known = self._known[part] = (facts, json_of(made()))
        return known[1]

    def _playing(self) -> dict[str, ClubGame]:
        """The game of each stream that began last."""
        return {game.key.stream: game for game in self._club.games}

    def _of_club(self, tables: tuple[LiveTable, ...], *, connected: bool, notice: str) -> Json:
        said = self._said
        calls = [table for table in tables if table.call is not None]
        return {
            "language": self._language,
            "title": said.say("clubhouse-title", club=self._club.name),
            "words": self.words,
            "round": self.round_title(),
            "notice": notice if connected else said.say("clubhouse-no-broker"),
            "tables": [table.name for table in tables],
            "calls": [self._of_call(table) for table in calls],
        }

    def _of_call(self, table: LiveTable) -> Json:
        call = table.call
        at = self._clock(call.time if call else 0.0)
        return {
            "table": table.name,
            "text": self._said.say("clubhouse-call", table=table.name),
            "clause": harmless((call and call.clause) or ""),
            "time": f"{at.tm_hour:02}:{at.tm_min:02}",
            "waits": table.waits,
        }

    def _of_table(self, table: LiveTable, game: ClubGame | None) -> Json:
        """A table: what it says of itself, or, where its events are further, what these say."""
        shown = shown_of(table, game)
        return {
            "name": table.name,
            "label": self.label(table.name),
            "online": table.online,
            "counted": table.counted,
            "game": "" if shown.game is None else self._game(shown.game),
            "over": shown.over,
            "players": [
                {
                    "name": name,
                    "total": str(total).replace("-", "−"),
                    "acts": name == shown.to_move and not shown.over,
                    "won": name in shown.winners,
                }
                for name, total in zip(shown.players, shown.totals, strict=False)
            ],
            "ruling": self._of_ruling(shown.ruling),
            "waits": table.waits,
        }

    def _of_ruling(self, ruling: Judged | None) -> Json | None:
        if ruling is None:
            return None
        kind = KINDS.get(ruling.verdict, "no")
        word = self._said.say(f"ruling-{kind}")
        clause, text = harmless(ruling.clause or ""), harmless(ruling.reason)
        return {"kind": kind, "word": word, "clause": clause, "text": text}

    def _of_standings(self) -> Json:
        return {
            "by": self.scoring(),
            "rows": [
                [one.rank, one.name, self.points(one.points), one.won, one.played]
                for one in self._club.standings()
            ],
        }

    def _of_seating(self) -> Json:
        seated = self._club.round
        tables = {} if seated is None else seated.tables
        return {
            "title": self.round_title(),
            "tables": [{"label": self.label(place), "names": list(names)} for place, names in tables.items()],
        }

    def _of_results(self, finished: Sequence[ClubGame], facts: Sequence[object]) -> Json:
        """The finished games, the newest first; those whose facts are as they were are not told anew."""
        known = self._results
        self._results = {
            fact: known.get(fact) or self._of_result(game)
            for game, fact in zip(reversed(finished), reversed(facts), strict=True)
        }
        return {"games": list(self._results.values())}

    def _of_result(self, game: ClubGame) -> Json:
        winners = game.counted_winners
        correction = game.correction
        return {
            "stream": game.key.stream,
            "game": game.key.number,
            "label": self._said.say("clubhouse-result", table=game.place, number=game.round),
            "name": self._game(game.game),
            "note": ""
            if correction is None
            else self._said.say("clubhouse-left-out" if correction.totals is None else "clubhouse-corrected"),
            "players": [
                {"name": name, "total": total, "won": player in winners}
                for player, (name, total) in enumerate(zip(game.players, game.counted_totals, strict=True))
            ],
        }

    def _game(self, name: str) -> str:
        return game_label(name, self._said)


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of a table's game.

    Attributes:
        game: which game, None where none is played.
        players: who plays.
        totals: everybody's.
        over: whether it is over.
        winners: who won it.
        to_move: who is to move, None where that is nobody or everybody.
        ruling: the last one.
    """

    game: str | None = None
    players: tuple[str, ...] = ()
    totals: tuple[int, ...] = ()
    over: bool = False
    winners: tuple[str, ...] = ()
    to_move: str | None = None
    ruling: Judged | None = None


def shown_of(table: LiveTable, game: ClubGame | None) -> Shown:
    """A table's game as the table itself says, or, where its events are further than that, as these say.

    Args:
        table: the table.
        game: its newest game by its events, None where none was told.
    """
    state = table.state
    newest = state is not None and state.sequence >= table.counted
    to_move = None if state is None or state.to_move is None else people_of((state.to_move,))[0]
    if state is not None and newest:
        if state.header is None:
            return Shown()
        players, winners = people_of(state.players), people_of(state.winners)
        return Shown(
            str(state.header["game"]), players, state.totals, state.over, winners, to_move, state.ruling
        )
    if game is None:
        return Shown()
    winners = people_of(game.winners)
    return Shown(game.game, game.players, game.totals, game.over, winners, to_move, game.ruling)


def game_label(name: str, said: Texts) -> str:
    """A game by its name in the language; one that is not installed here by the name in its records."""
    try:
        return said.say(f"game-{name}")
    except MissingTextError:
        return harmless(name)


def points_said(points: Fraction, language: str) -> str:
    """Points to a tenth, as a language writes them."""
    tenths = round(points * 10)
    whole, tenth = divmod(abs(tenths), 10)
    text = f"{whole}.{tenth}" if tenth else str(whole)
    return ("−" if tenths < 0 else "") + (text if language == "en" else text.replace(".", ","))


def _facts(table: LiveTable, game: ClubGame | None) -> tuple[object, ...]:
    """What a table's part is made of."""
    live = (table.online, table.counted, table.state, table.call, table.answered)
    return (*live, None if game is None else (game.key, game.totals, game.over, game.correction))


def _facts_of_result(game: ClubGame) -> tuple[object, ...]:
    """What a finished game's result is made of."""
    return (game.key, game.counted_totals, game.by_hand, game.winners, game.correction)
