"""What commands say to people: why one cannot go on, on standard error, in the owner's language."""

from __future__ import annotations

import sys
from pathlib import Path

from companion.engines import Reason
from companion.machine.program_log import keep_traceback, note_told
from companion.records.columns import printable
from companion.texts import texts
from companion.texts.errors import CompanionError, TroubledError, reason_of_error


def print_lines(*lines: str) -> None:
    """Print lines for people on standard output; control characters in a file's name must not steer it."""
    print("".join(map(printable, lines)), end="", flush=True)


def refuse(error: Exception | Reason, language: str) -> None:
    """Print an error, or what is told beside the command's work, as one line."""
    sentence = sentence_of(error, language)
    note_told(sentence)
    print(printable(sentence), end="", file=sys.stderr)


def sentence_of(error: Exception | Reason, language: str) -> str:
    """What an error says; of those that speak no other language, as of a record's header, in English."""
    if isinstance(error, CompanionError | TroubledError):
        return texts(language).reason(reason_of_error(error))
    return texts(language).reason(error) if isinstance(error, Reason) else str(error)


def mistake(error: Exception, language: str, log: Path) -> str:
    """What is said of an error that nobody foresaw: which file has its traceback, or that none could."""
    what = {"name": type(error).__name__, "what": str(error)}
    if keep_traceback(error, log):
        return texts(language).say("halted-inside", **what, file=str(log))
    return texts(language).say("halted-unkept", **what)
