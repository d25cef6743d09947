"""What argparse says by itself, in the language of the texts.

It asks `gettext` for each of its sentences by the name ``_``; for as long as a command line is read, that
name stands for our texts.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from companion.texts import Texts

SENTENCES: Final[Mapping[str, str]] = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "show program's version number and exit": "argparse-version",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-required",
    "not allowed with argument %s": "argparse-not-with",
    "ignored explicit argument %r": "argparse-takes-none",
    "expected one argument": "argparse-one",
    "expected at most one argument": "argparse-at-most-one",
    "expected at least one argument": "argparse-at-least-one",
    "expected %s argument": "argparse-some",
    "expected %s arguments": "argparse-some",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "argparse-command",
    "unexpected option string: %s": "argparse-unexpected",
}
"""The sentences that people may meet, with our message for each; others are about mistakes of a program."""


@contextmanager
def said_in(words: Texts) -> Iterator[None]:
    """Inside argparse says its own sentences in that language."""

    def say(sentence: str) -> str:
        message = SENTENCES.get(sentence)
        return sentence if message is None else words.say(message)

    def say_of(one: str, several: str, count: int) -> str:
        return say(one if count == 1 else several)

    before = {name: getattr(argparse, name) for name in ("_", "ngettext")}
    try:
        vars(argparse).update(_=say, ngettext=say_of)
        yield
    finally:
        vars(argparse).update(before)
