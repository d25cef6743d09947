"""Whether a game is all that is asked of one: ``python -m companion.bench.completeness crazy-eights``.

Its parts are loaded, its texts compared in all languages, and its simulated players play games in which they
err: whatever the rules say of that must be there to be said.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from functools import partial
from itertools import chain
from random import Random
from typing import Any, Final

from companion.bench.asked_for import asked_for
from companion.decks.drawn.game_deck import own_deck_of
from companion.engines import (
    EngineError,
    Header,
    MissingTextError,
    Reason,
    Verdict,
    game_names,
    read_event,
    rules_of,
    start,
    write_event,
)
from companion.engines.installed import installed
from companion.engines.players.game_players import numbered_header, players_of
from companion.engines.players.mischief import spoiled_record
from companion.evening.statistics.game_statistics import statistics_of
from companion.records.forms.game_forms import forms_for, game_forms
from companion.records.record import Record, RuledLine
from companion.rehearsal.conditions import Conditions, world_of
from companion.rehearsal.game_people import people_in, people_of
from companion.rulebook.examples import clauses_of, examples_of
from companion.screens.game_page import page_of
from companion.table.game_table import reader_for, table_of
from companion.texts import LANGUAGES, texts
from companion.texts.messages import messages_in, messages_of

PARTS: Final[tuple[Callable[[str], object], ...]] = (
    *(table_of, game_forms, page_of, statistics_of, players_of, people_of, own_deck_of),
    lambda game: [examples_of(game, clause) for clause in clauses_of(game)],
)
"""What loads each part of a game."""

BEGINNINGS: Final[tuple[Callable[[Header], object], ...]] = (
    start,
    lambda header: reader_for(start(header).position),
    lambda header: people_in(header, world_of(header, Conditions.EASY, 1)),
)
"""What is made of each game when it begins."""

GAMES: Final = 200
"""So many games are played: in them people break every clause of our four games but one (UP-59)."""


def main(given: list[str]) -> int:
    """Print what is missing of a game, a line each; 1 when anything is."""
    parser = argparse.ArgumentParser(
        prog="python -m companion.bench.completeness", description="Say what is missing of a game."
    )
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help="how many are played")
    for sentence in installed().broken:
        print(sentence, file=sys.stderr)
    options = parser.parse_args(given)
    found = list(missing_of(options.game, options.games))
    print("\n".join(found) or f"Nothing is missing of {options.game}.")
    return 1 if found else 0


def missing_of(game: str, games: int = GAMES) -> Iterator[str]:
    """A sentence for each thing that is missing of a game, or is not as it must be; each once."""
    broken = list(_broken_parts(game)) or list(_not_begun(game))
    said = (
        _unreadable(game),
        _unwritten(game),
        _untranslated(game),
        _asked_in_vain(game),
        _unsaid_clauses(game),
    )
    plays = () if broken else (_played(game, number) for number in range(games))
    yield from dict.fromkeys(chain(broken, *said, chain.from_iterable(plays)))


def _broken_parts(game: str) -> Iterator[str]:
    yield from (why for load in PARTS if (why := _why_not(partial(load, game))) is not None)
    effects: object = rules_of(game).effects
    if effects is not None and not (isinstance(effects, type) and issubclass(effects, StrEnum)):
        yield f"The effects of {game} are {effects!r}, and must be a class of a StrEnum."


def _not_begun(game: str) -> Iterator[str]:
    """Why a game does not begin with so many people, or what its table reader or people lack."""
    able = rules_of(game).players
    if not able or able != tuple(sorted(set(able))):
        yield f"The numbers of players are {able}: name each once, the smallest first."
        return
    for number in range(len(able)):
        header = numbered_header(game, number)
        yield from (why for begin in BEGINNINGS if (why := _why_not(partial(begin, header))) is not None)


def _why_not(tried: Callable[[], object]) -> str | None:
    try:
        tried()
    except EngineError as error:
        return str(error)
    return None


def _read_languages(game: str) -> tuple[str, ...]:
    """The languages in which the game's texts can be read."""
    return tuple(language for language in LANGUAGES if game not in messages_in(language).broken)


def _unreadable(game: str) -> Iterator[str]:
    yield from (why for one in LANGUAGES if (why := messages_in(one).broken.get(game)) is not None)


def _untranslated(game: str) -> Iterator[str]:
    """The messages of the game's own that only some languages have, and attributes of messages."""
    written = {language: messages_of(game, language) for language in _read_languages(game)}
    for language, known in written.items():
        for message in sorted(frozenset().union(*written.values()) - known):
            yield _no_message(message, language)


def _asked_in_vain(game: str) -> Iterator[str]:
    """What the game's modules ask for, and is not there in English."""
    if "en" not in _read_languages(game):
        return
    for message, module in asked_for(game):
        if not texts("en").has(message):
            yield f'{module} asks for the message "{message}", which is not there in the language en.'


def _unsaid_clauses(game: str) -> Iterator[str]:
    """The clauses that ask for facts: the rules of a game are told without any."""
    for language in _read_languages(game):
        for clause in rules_of(game).clauses:
            if texts(language).has(clause):
                try:
                    texts(language).clause(clause)
                except MissingTextError as error:
                    yield str(error)


def _no_message(message: str, language: str) -> str:
    name, _, attribute = message.partition(".")
    if attribute:
        return f'The message "{name}" in the language {language} lacks its attribute "{attribute}".'
    return f'There is no message "{name}" in the language {language}.'


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
    wanted += [
        f"help-rules-{option.name.replace('_', '-')}" for option in rules.options if option.changes_pack
    ]
    for language in _read_languages(game):
        yield from (_no_message(message, language) for message in wanted if not texts(language).has(message))


def _counts(value: object) -> bool:
    """Whether an option's value is a number of rounds, or of hands."""
    return type(value) is int or (
        isinstance(value, Mapping) and not value.keys().isdisjoint(("rounds", "hands"))
    )


def _events(game: str) -> tuple[str, ...]:
    """The names of its events, as far as its forms can be loaded."""
    try:
        return tuple(form.event for form in forms_for(start(numbered_header(game, 0)).position))
    except EngineError:
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
        for language in _read_languages(position.game):
            if texts(language).has(ruling.clause) and not texts(language).has(ruling.clause, "no"):
                yield _no_message(f"{ruling.clause}.no", language)
    for language in _read_languages(position.game):
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
