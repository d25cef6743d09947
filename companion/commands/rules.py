"""``companion rules``: a game's rules in words or as sheets, or what is dealt and laid out before it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

from companion.commands.options import Commands, add_command, add_force, add_paper, add_players, place
from companion.commands.output import Output
from companion.commands.refusals import refuse
from companion.engines import (
    Header,
    MissingTextError,
    Option,
    Reason,
    game_names,
    laid_out_for,
    misfit,
    rules_of,
    start,
)
from companion.records.columns import printable
from companion.rulebook.examples import Example, chapters_of, examples_of
from companion.rulebook.words import as_text, sentence_of
from companion.table.game_table import setting_up, table_of
from companion.table.seats import usual_seats
from companion.texts import Texts, texts
from companion.texts.errors import reason_of


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "rules")
    parser.add_argument(
        "game", choices=game_names(), metavar=words.say("meta-game"), help=", ".join(game_names())
    )
    metavar = f"{words.say('meta-file')}.pdf"
    parser.add_argument("-o", "--out", type=place(words), metavar=metavar, help=words.say("help-rules-out"))
    add_force(parser, words)
    add_paper(parser, words)
    parser.add_argument("--layout", action="store_true", help=words.say("help-rules-layout"))
    add_players(parser, words, "help-rules-players")
    known = {switch: option for game in game_names() for switch, option in _switches(game).items()}
    for switch, option in known.items():
        said = _help(option, words)
        parser.add_argument(switch, action="append_const", dest="switches", const=switch, help=said)


def run(options: argparse.Namespace) -> int:
    """Print them, or write them as a sheet.

    2 and a sentence when so many cannot play, an option does not belong there, or sheets cannot be written.
    """
    words = texts(options.lang)
    refused = _refused(options)
    if refused is not None:
        refuse(refused, options.lang)
        return 2
    if options.out is not None:
        return _sheet(options, words)
    # All of it or nothing: a game's texts may turn out to be wrong.
    lines = tuple(_laid_out(options, words) if options.layout else _clauses(options, words))
    with Output() as output:
        for line in lines:
            output.write(line)
    return 0


def _refused(options: argparse.Namespace) -> Reason | None:
    """What does not belong to what was asked for, None where all is well."""
    players, switches = options.players, options.switches or []
    given = [*switches, *(["--players"] if players is not None else [])]
    if given and not options.layout:
        return reason_of("trouble-rules-layout", option=given[0])
    if options.layout and options.out is not None:
        return reason_of("trouble-rules-sheet")
    foreign = [switch for switch in switches if switch not in _switches(options.game)]
    if foreign:
        return reason_of("trouble-rules-option", option=foreign[0], game=Reason(f"game-{options.game}"))
    return None if players is None else misfit(options.game, players)


def _switches(game: str) -> dict[str, Option]:
    """The options of a game that change its pack, by what is typed to have them otherwise than usual."""
    changing = (option for option in rules_of(game).options if option.changes_pack)
    return {
        f"--{'no-' if option.usual else ''}{option.name.replace('_', '-')}": option for option in changing
    }


def _help(option: Option, words: Texts) -> str | None:
    """What an option is for; None where the game's texts do not say so, which is told of no other game."""
    try:
        return words.say(f"help-rules-{option.name.replace('_', '-')}")
    except MissingTextError:
        return None


def _headers(options: argparse.Namespace, words: Texts) -> tuple[Header, ...]:
    """The games that are meant: one for every number of players that was asked for."""
    counts = rules_of(options.game).players if options.players is None else (options.players,)
    switches = _switches(options.game)
    agreed = {switches[one].name: not switches[one].usual for one in options.switches or []}
    return tuple(Header(options.game, _names(count, words), agreed) for count in counts)


def _names(count: int, words: Texts) -> tuple[str, ...]:
    return tuple(words.say("rules-player", number=number) for number in range(1, count + 1))


def _sheet(options: argparse.Namespace, words: Texts) -> int:
    """Write the rules as sheets to print."""
    # What draws sheets takes a third of a second to load, and text does without it.
    from companion.commands.written_sheets import write_sheets
    from companion.decks.printing.paper import Paper
    from companion.rulebook.sheet import rules_sheet

    paper = Paper[options.paper.upper()]
    return write_sheets(options, lambda: rules_sheet(options.game, words, paper))


def _clauses(options: argparse.Namespace, words: Texts) -> Iterator[str]:
    if not options.json:
        yield from (printable(line) for line in as_text(options.game, words))
        return
    for chapter in chapters_of(options.game):
        for clause in chapter.clauses:
            yield _json(
                {
                    "clause": clause,
                    "text": words.clause(clause),
                    "chapter": words.say(f"chapter-{chapter.name}"),
                    "examples": [_example(example, words) for example in examples_of(options.game, clause)],
                }
            )


def _example(example: Example, words: Texts) -> dict[str, Any]:
    """An example: what was done, and what the rules say of it; or what is only looked at."""
    seen = [words.reason(group.label) for group in example.groups]
    if example.ruling is None:
        return {"seen": seen}
    said = sentence_of(example, words)
    return {"seen": seen, "event": example.line, "verdict": example.ruling.verdict.value, "reason": said}


def _laid_out(options: argparse.Namespace, words: Texts) -> Iterator[str]:
    for number, header in enumerate(_headers(options, words)):
        if options.json:
            yield _json(_as_json(header, words))
            continue
        players, cards = len(header.players), laid_out_for(header).pack
        yield "\n" if number else ""
        game = words.say(f"game-{header.game}")
        yield printable(words.say("rules-title", game=game, players=players, cards=cards))
        yield from (printable(f"- {sentence}") for sentence in _sentences(header, words))


def _sentences(header: Header, words: Texts) -> list[str]:
    """What the page before a round says, where no camera looks."""
    steps = setting_up(start(header).position, None, usual_seats(header))
    return [words.reason(step.text) for step in steps]


def _as_json(header: Header, words: Texts) -> dict[str, Any]:
    """The places with their cards; those of all places together are the pack."""
    cards = laid_out_for(header)
    table = table_of(header.game)
    middle = {"dice": table.dice, "updown-card": int(table.ring is not None)}
    return {
        "game": header.game,
        "players": len(header.players),
        "options": dict(header.options),
        "places": [
            {
                "place": portion.where.value,
                "each": portion.each,
                "places": portion.places,
                "count": portion.cards,
            }
            for portion in cards.portions
        ],
        "total": cards.pack,
        "besides": {thing: count for thing, count in middle.items() if count},
        "sentences": _sentences(header, words),
    }


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"
