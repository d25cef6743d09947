"""Evenings for tests: games told to a journal, as the table would tell them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from companion.engines import Header, InvalidEventError, read_event, read_header
from companion.engines.players.mischief import spoiled_record
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.history import PastGame, past_evening
from companion.evening.journal import Journal
from tests.engines.record_examples import EXAMPLES

KIM_AND_LEAH = Header("up-and-down", ("Kim", "Leah"))
POT = (
    {"event": "deal"},
    {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}},
    {"event": "change", "face": "UP", "dice": [6, 6]},  # illegal: two changes at once
    {"event": "change", "face": "UP"},
    {"event": "reveal", "cards": {"Kim": "9C", "Leah": "5S"}},  # Kim's suit
    {"event": "change", "face": "DOWN"},
    {"event": "reveal", "cards": {"Kim": "2S", "Leah": "3S"}},  # nobody's
    {"event": "change", "face": "UP"},
    {"event": "reveal", "cards": {"Kim": "3D", "Leah": "4D"}},  # nobody's
    {"event": "change", "face": "DOWN"},
    {"event": "undo"},
    {"event": "change", "dice": [1, 1]},
    {"event": "ask", "about": {"event": "undo"}},
    {"event": "reveal", "cards": {"Kim": "9C", "Leah": "5H"}},  # illegal: the nine was played
    {"event": "reveal", "cards": {"Kim": "10S", "Leah": "5H"}},  # Leah's suit, and the pot
)
"""The beginning of a round of Up & Down in which Leah wins a pot of two tricks."""


def quick_journal(folder: Path, name: str = "journal.sqlite") -> Journal:
    """A journal that does not wait for the disk."""
    journal = Journal(folder / name)
    journal._database.execute("PRAGMA synchronous = OFF")
    return journal


def tell(evening: Evening, lines: Iterable[Mapping[str, Any]], picture: bytes | None = None) -> None:
    """Tell an evening what happened; lines that are no events are left out, as nobody can tell them."""
    for line in lines:
        try:
            event = read_event(line, evening.game.rules, evening.header)
        except InvalidEventError:
            continue
        evening.tell(event, ToldBy.HAND, picture)


def mischief(header: Header, seed: int) -> list[Mapping[str, Any]]:
    """A complete game in which people err, without the lines that are no JSON."""
    return [line for line in map(_parsed, list(spoiled_record(header, Random(seed)))[1:]) if line is not None]


def example(name: str) -> tuple[Header, list[Mapping[str, Any]]]:
    """Header and lines of an example record."""
    first, *lines = map(_parsed, (EXAMPLES / f"{name}.jsonl").read_text().splitlines())
    return read_header(first), [line for line in lines if line is not None]


def played(folder: Path, header: Header, lines: Iterable[Mapping[str, Any]]) -> PastGame:
    """A game as it is read from the journal that it was told to."""
    journal = quick_journal(folder)
    tell(Evening.begin(journal, header), lines)
    return past_evening(journal, None).games[0]


def _parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None
