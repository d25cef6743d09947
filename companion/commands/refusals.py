"""Why a command cannot go on, on standard error: in the owner's language where the error speaks it."""

from __future__ import annotations

import sys

from companion.engines import Reason
from companion.evening.errors import EveningError
from companion.records.columns import printable
from companion.texts import Texts, texts


def sentence_of(error: Exception, words: Texts) -> str:
    """The error's sentence; those of cameras, pins, pictures and decks are in English."""
    reason = error.reason if isinstance(error, EveningError) else None
    return str(error) if reason is None else words.reason(reason)


def refuse(error: Exception | Reason, language: str) -> None:
    """Print an error, or what is told beside the command's work, as one line."""
    words = texts(language)
    said = words.reason(error) if isinstance(error, Reason) else sentence_of(error, words)
    print(printable(said), end="", file=sys.stderr)
