"""What the commands about past evenings have in common: which evening, and the journal it is in."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from companion.commands.options import number
from companion.commands.refusals import refuse
from companion.evening.errors import JournalError, NoEveningError
from companion.evening.history import PastEvening, PastGame
from companion.evening.kept_journal import KeptJournal, is_there
from companion.machine.folders import folders
from companion.texts import Texts
from companion.texts.errors import reason_of


@dataclass(frozen=True, slots=True)
class Kept:
    """The journal that was opened.

    Attributes:
        journal: it holds at least one evening, and is only read.
        simulated: whether its evenings were played at the simulated table.
    """

    journal: KeptJournal
    simulated: bool


def add_evening(parser: argparse.ArgumentParser, words: Texts) -> None:
    """Add ``EVENING`` and ``--simulated``."""
    parser.add_argument(
        "evening",
        nargs="?",
        type=number(words),
        metavar=words.say("meta-evening"),
        help=words.say("help-evening"),
    )
    parser.add_argument("--simulated", action="store_true", help=words.say("help-simulated"))


def open_kept(arguments: argparse.Namespace) -> Kept:
    """The journal with the evenings that the arguments ask for; nothing is made where there is none.

    Raises:
        NoEveningError: no evening has been kept.
        JournalError: a journal cannot be read.
    """
    places = folders(arguments.data)
    simulated = (places.simulated_journal, True)
    for path, is_simulated in [simulated] if arguments.simulated else [(places.journal, False), simulated]:
        try:
            there = is_there(path)
        except OSError as error:
            said = reason_of("trouble-journal-unopened", file=str(path), why=error.strerror or str(error))
            raise JournalError(said) from error
        if there:
            journal = KeptJournal.read(path)
            if journal.notice:
                refuse(journal.notice, arguments.lang)
            if journal.evenings() or journal.astray():
                return Kept(journal, is_simulated)
            journal.close()
    raise NoEveningError(reason_of("evening-none", folder=str(places.data)))


def date_of(evening: PastEvening, words: Texts) -> str:
    """When an evening began, in the order that every language understands; a dash where that is damaged.

    Of one that began while the clock was not set only what people told.
    """
    if evening.unset is not None:
        return evening.date or words.say("evening-day-unknown")
    return "–" if evening.started is None else evening.started.strftime("%Y-%m-%d %H:%M")


def game_title(number: int, game: PastGame, words: Texts) -> str:
    """The heading of an evening's game: “Game 1: Up & Down – Kim and Leah”."""
    name = words.say(f"game-{game.header.game}")
    return words.say("evening-game", number=number, name=name, players=game.header.players)
