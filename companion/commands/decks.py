"""``companion decks``: the decks that can be looked for."""

from __future__ import annotations

import argparse
import json

from companion.commands.options import Commands, add_command
from companion.commands.refusals import print_lines, sentence_of
from companion.decks.chosen import deck_path, taught
from companion.decks.drawn.decks import deck_names
from companion.machine.folders import folders
from companion.texts import Texts, texts
from vision.decks.deckfile import read_deck
from vision.errors import DeckError


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    add_command(commands, words, "decks")


def run(options: argparse.Namespace) -> int:
    """List our own decks and the taught ones; 1 when one of these is damaged."""
    words, folder = texts(options.lang), folders(options.data).decks
    status = 0
    for name in deck_names():
        if name not in taught(folder):
            _print(options, {"deck": name, "taught": False}, words.say("decks-own", deck=name))
    for name in taught(folder):
        path = deck_path(name, folder)
        try:
            cards = len(set(read_deck(path).codes))
        except DeckError as error:
            said = sentence_of(error, options.lang)
            _print(options, {"deck": name, "taught": True, "error": said}, f"{name}: {said}")
            status = 1
            continue
        line = {"deck": name, "taught": True, "cards": cards, "file": str(path)}
        _print(options, line, words.say("decks-taught", deck=name, cards=cards, file=str(path)))
    return status


def _print(options: argparse.Namespace, line: dict[str, object], sentence: str) -> None:
    if options.json:
        print(json.dumps(line))
    else:
        print_lines(sentence)
