"""Whether a game is all that is asked of one: ``python -m companion.bench.completeness crazy-eights``.

Its parts are loaded, its texts compared in all languages, and its simulated players play games in which they
err: whatever the rules say of that must be there to be said.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from random import Random
from typing import Any, Final

from companion.decks.drawn.game_deck import own_deck_of
from companion.engines import (
    BrokenGameError,
    MissingTextError,
    Reason,
    Verdict,
    game_names,
    read_event,
    rules_of,
    start,
    write_event,
)
from companion.engines.players.game_players import numbered_header, players_of
from companion.engines.players.mischief import spoiled_record
from companion.evening.statistics.game_statistics import statistics_of
from companion.records.forms.game_forms import forms_for, game_forms
from companion.records.record import Record, RuledLine
from companion.rehearsal.game_people import people_of
from companion.screens.game_page import page_of
from companion.table.game_table import table_of
from companion.texts import LANGUAGES, texts

PARTS: Final[tuple[Callable[[str], object], ...]] = (
    *(table_of, game_forms, page_of, statistics_of, players_of, people_of, own_deck_of),
)
"""What loads each part of a game."""

GAMES: Final = 200
"""So many games are played: in them people break every clause of our four games but one (UP-59)."""


def main(given: list[str]) -> int:
    """Print what is missing of a game, a line each; 1 when anything is."""
    parser = argparse.ArgumentParser(
        prog="python -m companion.bench.completeness", description="Say what is missing of a game."
    )
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help="how many are played")
    options = parser.parse_args(given)
    found = list(missing_of(options.game, options.games))
    print("\n".join(found) or f"Nothing is missing of {options.game}.")
    return 1 if found else 0


def missing_of(game: str, games: int = GAMES) -> Iterator[str]:
    """A sentence for each thing that is missing of a game, or is not as it must be; each once."""
    broken = list(_broken_parts(game))
    yield from broken
    yield from _unwritten(game)
    if not broken:
        yield from dict.fromkeys(chain.from_iterable(_played(game, number) for number in range(games)))


def _broken_parts(game: str) -> Iterator[str]:
    for load in PARTS:
        try:
            load(game)
        except BrokenGameError as error:
            yield str(error)


def _unwritten(game: str) -> Iterator[str]:
    """The messages that the companion asks for by the names of the game, its events and its options."""
    rules, events = rules_of(game), _events(game)
    wanted = [f"game-{game}", f"round-{game}", f"statistic-won_{game.replace('-', '_')}", *rules.clauses]
    wanted += [f"option-{game}-{option.name}" for option in rules.options]
    wanted += [f"option-rounds-{game}"] * any(
        _counts(value) for option in rules.options for value in option.values
    )
    wanted += [f"{of}-{event}" for event in events for of in ("entry-kind", "event")]
    wanted += [f"effect-{kind}" for kind in rules.effects or ()]
    for language in LANGUAGES:
        for message in wanted:
            if not texts(language).has(message):
                yield f'There is no message "{message}" in the language {language}.'


def _counts(value: object) -> bool:
    """Whether an option's value is a number of rounds, or of hands."""
    return type(value) is int or (
        isinstance(value, Mapping) and not value.keys().isdisjoint(("rounds", "hands"))
    )


def _events(game: str) -> tuple[str, ...]:
    """The names of its events, as far as its forms can be loaded."""
    try:
        return tuple(form.event for form in forms_for(start(numbered_header(game, 0)).position))
    except BrokenGameError:
        return ()


def _played(game: str, number: int) -> Iterator[str]:
    """What cannot be said of a game in which people err."""
    record = "\n".join(spoiled_record(numbered_header(game, number), Random(number)))
    played = Record(io.BytesIO(record.encode()))
    for line in played.rule():
        yield from _unsaid(line)
        yield from _unlike_what_was_written(played, line.event)


def _unsaid(line: RuledLine) -> Iterator[str]:
    """What has no sentence of a ruling and of the position that follows."""
    ruling, position = line.ruling, line.ruling.position
    plays = position.plays()
    reasons = [ruling.reason, plays.duty, *plays.kinds]
    if ruling.verdict is Verdict.ILLEGAL and ruling.clause is not None:
        if ruling.clause not in rules_of(position.game).clauses:
            yield f"A play is forbidden by {ruling.clause}, which is none of the game's clauses."
        for language in LANGUAGES:
            if texts(language).has(ruling.clause) and not texts(language).has(ruling.clause, "no"):
                yield f'The message "{ruling.clause}" in the language {language} lacks its attribute "no".'
    for language in LANGUAGES:
        yield from (said for reason in reasons if (said := _cannot_say(reason, language)) is not None)


def _cannot_say(reason: Reason, language: str) -> str | None:
    try:
        texts(language).reason(reason)
    except MissingTextError as error:
        return str(error)
    return None


def _unlike_what_was_written(played: Record, event: Any) -> Iterator[str]:
    """That an event is another one once it was written down and read."""
    if event is None:
        return
    game, header = played.game, played.header
    line = write_event(event, game.rules, header)
    if read_event(line, game.rules, header) != event:
        yield f"{event} is written as {line}, which is read as another event."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
