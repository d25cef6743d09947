"""What commands say to people: why one cannot go on, on standard error, in the owner's language."""

from __future__ import annotations

import sys

from companion.engines import Reason
from companion.records.columns import printable
from companion.texts import texts
from companion.texts.errors import CompanionError, TroubledError, reason_of_error


def tell(*lines: str) -> None:
    """Print lines for people on standard output; control characters in a file's name must not steer it."""
    print("".join(map(printable, lines)), end="", flush=True)


def refuse(error: Exception | Reason, language: str) -> None:
    """Print an error, or what is told beside the command's work, as one line."""
    print(printable(sentence_of(error, language)), end="", file=sys.stderr)


def sentence_of(error: Exception | Reason, language: str) -> str:
    """What an error says; of those that speak no other language, as of a record's header, in English."""
    if isinstance(error, CompanionError | TroubledError):
        return texts(language).reason(reason_of_error(error))
    return texts(language).reason(error) if isinstance(error, Reason) else str(error)
