"""``companion replay``: a past evening step by step, with its rulings and its pictures."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

from companion.commands.options import Commands, add_command, add_force, place
from companion.commands.output import Output
from companion.commands.past import add_evening, date_of, game_title, open_kept
from companion.commands.refusals import refuse
from companion.engines import write_effects
from companion.evening.errors import EveningError
from companion.evening.export import make_folder, write_file
from companion.evening.history import PastEvening, PastStep, past_evening
from companion.evening.kept_journal import KeptJournal, local_time
from companion.records.columns import printable
from companion.records.record import RuledLine
from companion.records.report import PlainReport
from companion.texts import Texts, texts


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "replay")
    add_evening(parser, words)
    parser.add_argument(
        "--pictures",
        type=place(words),
        metavar=words.say("meta-folder"),
        help=words.say("help-replay-pictures"),
    )
    add_force(parser, words)


def run(arguments: argparse.Namespace) -> int:
    """Tell the evening; 1 and a sentence when only a part can be read, 2 when that cannot be done."""
    words = texts(arguments.lang)
    try:
        with closing(open_kept(arguments).journal) as journal, Output() as output:
            evening = past_evening(journal, arguments.evening)
            notice = journal.notice
            pictures = _Pictures(journal, arguments.pictures, replace=arguments.force)
            for line in (_as_json if arguments.json else _in_words)(evening, pictures, words):
                output.write(line)
    except EveningError as error:
        refuse(error, arguments.lang)
        return 2
    if evening.flaw is not None:
        refuse(evening.flaw, arguments.lang)
    return 1 if evening.flaw or notice else 0


class _Pictures:
    """Writes the kept pictures, each named after its step, if a folder for them was named."""

    def __init__(self, journal: KeptJournal, folder: Path | None, *, replace: bool) -> None:
        self._journal = journal
        self._folder = folder
        self._replace = replace
        if folder is not None:
            make_folder(folder)

    def write(self, number: int, step: PastStep) -> Path | None:
        """Write the picture of a step; its file, None when there is no picture or it is not wanted."""
        if self._folder is None or (picture := self._journal.picture(step.entry.number)) is None:
            return None
        file = self._folder / f"{number:04d}.jpg"
        write_file(file, picture, replace=self._replace)
        return file


def _in_words(evening: PastEvening, pictures: _Pictures, words: Texts) -> Iterator[str]:
    """The evening for people: a line a step with its time of day, and the score after each game."""
    number = written = 0
    yield printable(words.say("evening-title", number=evening.number, date=date_of(evening, words)))
    for count, game in enumerate(evening.games, 1):
        yield "\n" + printable(game_title(count, game, words))
        report = PlainReport(game.header, game.rules, words)
        for number, step in enumerate(game.steps, number + 1):  # noqa: B020 - goes on where the last game ended
            written += pictures.write(number, step) is not None
            line = report.line(RuledLine(number, step.event, step.ruling))
            yield f"{_time_of_day(_time_of(step, evening))} {line}"
        yield report.end(game.position, Counter(step.ruling.verdict for step in game.steps))
    if written:
        yield "\n" + printable(words.say("evening-pictures", number=written))


def _time_of(step: PastStep, evening: PastEvening) -> datetime | None:
    """When a step was told; None where that cannot be read, or the clock was not set."""
    return local_time(step.entry.time) if evening.unset is None else None


def _time_of_day(when: datetime | None) -> str:
    """The time of day; dashes where nobody knows."""
    return "--:--:--" if when is None else when.strftime("%H:%M:%S")


def _as_json(evening: PastEvening, pictures: _Pictures, words: Texts) -> Iterator[str]:
    """The evening for programs: a line a step."""
    steps = ((count, game, step) for count, game in enumerate(evening.games, 1) for step in game.steps)
    for number, (count, game, step) in enumerate(steps, 1):
        picture = pictures.write(number, step)
        ruling, when = step.ruling, _time_of(step, evening)
        answer = {
            "step": number,
            "evening": evening.number,
            "game": count,
            "name": game.header.game,
            "time": None if when is None else when.isoformat(timespec="milliseconds"),
            "source": step.entry.source,
            "event": step.entry.line,
            "verdict": ruling.verdict.value,
            "rule": ruling.clause,
            "reason": words.reason(ruling.reason),
            "effects": write_effects(ruling.effects, game.header.players),
            "state": ruling.position.state(),
            "picture": None if picture is None else str(picture),
        }
        yield json.dumps(answer, ensure_ascii=False) + "\n"
