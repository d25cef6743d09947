"""What decided an event, and how that is said, as the tables of outcomes have it."""

from __future__ import annotations

from typing import Any

from companion.engines import Ruling
from companion.texts import LANGUAGES, texts


def decided(ruling: Ruling[Any]) -> list[str]:
    """The clauses that decided it, the cards that cancelled each other, and what is said in each language."""
    said = [texts(language).reason(ruling.reason) for language in LANGUAGES]
    return [" ".join(ruling.clauses), " ".join(ruling.cancelled), *said]
