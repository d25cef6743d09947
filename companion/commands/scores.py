"""``companion scores``: all evenings, and the score table and statistics of one."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import partial
from typing import Any

from companion.commands.options import Commands, add_command
from companion.commands.output import Output
from companion.commands.past import Kept, add_evening, date_of, game_title, open_kept
from companion.commands.refusals import refuse
from companion.evening.errors import EveningError, JournalError
from companion.evening.history import PastEvening, PastGame, last_readable, past_evening, past_evenings
from companion.evening.scores import RoundScore, round_scores
from companion.evening.statistics import game_statistics
from companion.records.columns import aligned, printable
from companion.texts import Texts, texts

NOBODY = "–"


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    add_evening(add_command(commands, words, "scores"), words)


def run(arguments: argparse.Namespace) -> int:
    """Print the lists; 1 when something that was asked for is damaged, 2 when there is nothing to print."""
    words = texts(arguments.lang)
    try:
        kept = open_kept(arguments)
        with closing(kept.journal) as journal, Output() as output:
            asked = arguments.evening
            chosen = last_readable(journal) if asked is None else past_evening(journal, asked)
            damaged: list[JournalError] = []
            listed = past_evenings(journal, damaged)
            as_said = _as_json if arguments.json else partial(_in_words, words=words)
            for line in as_said(kept, chosen, listed):
                output.write(line)
        for error in damaged:
            refuse(error, arguments.lang)
    except EveningError as error:
        refuse(error, arguments.lang)
        return 2
    whole = kept.journal.notice is None and chosen.flaw is None
    return 0 if whole and (asked is not None or not damaged) else 1


def _in_words(kept: Kept, chosen: PastEvening, listed: Iterable[PastEvening], words: Texts) -> Iterator[str]:
    if kept.simulated:
        yield printable(words.say("evening-simulated")) + "\n"
    yield from map(printable, _evening_list(listed, words))
    yield "\n" + printable(words.say("evening-title", number=chosen.number, date=date_of(chosen, words)))
    for number, game in enumerate(chosen.games, 1):
        yield "\n" + printable(game_title(number, game, words))
        yield from map(printable, _score_table(game, words))
        if game.winners:
            names = game.header.names(game.winners)
            yield printable(words.say("winners", names=names, count=len(names)))
        yield "\n"
        yield from map(printable, _statistics(game, words))


def _evening_list(evenings: Iterable[PastEvening], words: Texts) -> list[str]:
    titles = ("number", "date", "games", "players", "winner")
    rows = [[words.say(f"evening-column-{title}") for title in titles]]
    rows += [
        [
            str(evening.number),
            date_of(evening, words),
            ", ".join(dict.fromkeys(words.say(f"game-{game.header.game}") for game in evening.games)),
            ", ".join(evening.players),
            ", ".join(evening.winners) or NOBODY,
        ]
        for evening in evenings
    ]
    return aligned(rows, (True, False, False, False, False))


def _score_table(game: PastGame, words: Texts) -> list[str]:
    """A row for each round with everybody's points, and the totals as the game stands."""
    name, players = game.header.game, game.header.players
    rows = [["", *players]]
    rows += [
        [
            words.say("round-edited" if score.edited else f"round-{name}", number=score.number),
            *map(str, score.points),
        ]
        for score in round_scores(game)
    ]
    rows.append([words.say("evening-total"), *map(str, game.totals)])
    return aligned(rows, (False, *[True] * len(players)))


def _statistics(game: PastGame, words: Texts) -> Iterator[str]:
    figures, players = game_statistics(game), game.header.players
    rows = [["", *players]]
    rows += [[words.say(f"statistic-{each.key}"), *map(str, each.counts)] for each in figures.per_player]
    yield from aligned(rows, (False, *[True] * len(players)))
    for figure in figures.overall:
        what = words.say(f"statistic-{figure.key}")
        yield words.say("evening-figure", what=what, number=figure.number)


def _as_json(kept: Kept, chosen: PastEvening, listed: Iterable[PastEvening]) -> Iterator[str]:
    """A line for each evening, then one for each game of the chosen one."""
    for evening in listed:
        yield _json(
            {
                "evening": evening.number,
                "date": evening.date,
                "simulated": kept.simulated,
                "games": [game.header.game for game in evening.games],
                "players": evening.players,
                "winners": evening.winners,
            }
        )
    for number, game in enumerate(chosen.games, 1):
        yield _json({"scores": _game_scores(chosen.number, number, game)})


def _game_scores(evening: int, number: int, game: PastGame) -> dict[str, Any]:
    players, figures = game.header.players, game_statistics(game)
    return {
        "evening": evening,
        "game": number,
        "name": game.header.game,
        "players": players,
        "rounds": [_round(score, players) for score in round_scores(game)],
        "totals": dict(zip(players, game.totals, strict=True)),
        "winners": game.header.names(game.winners),
        "statistics": {
            **{each.key: dict(zip(players, each.counts, strict=True)) for each in figures.per_player},
            **{each.key: each.number for each in figures.overall},
        },
    }


def _round(score: RoundScore, players: tuple[str, ...]) -> dict[str, Any]:
    return {
        "round": score.number,
        "points": dict(zip(players, score.points, strict=True)),
        "totals": dict(zip(players, score.totals, strict=True)),
        "winners": [players[player] for player in score.winners],
        "edited": score.edited,
    }


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"
