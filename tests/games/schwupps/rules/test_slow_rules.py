"""The engine against the page read a second time, on records in which everything happens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import BytesIO
from random import Random
from typing import Any

import pytest

from companion.engines import GameInProgress, Header, Undo, start, write_effects, write_event
from companion.engines.header import write_header
from companion.engines.players.mischief import spoiled_record
from companion.games.schwupps.players import attempts
from companion.games.schwupps.rules import NUMBER_CARDS, RULES, Aggravate, Number
from companion.records import Record
from companion.texts import LANGUAGES, texts
from tests.engines.record_examples import EXAMPLES, examples
from tests.games.schwupps.rules.slow_rules import SlowRules
from tests.games.schwupps.rules.tables import NAMES


def long_record(header: Header, random: Random, events: int) -> Iterator[str]:
    """A record in which people schwupp and aggravate on and on, so that every pile runs out in every way."""
    numbers = random.choice((0.0, 0.05, 0.4))
    played = start(header)
    yield json.dumps(write_header(header))
    for _ in range(events):
        event: Any = Undo()
        if random.random() > 0.03:
            event = _tried(played, header, random, numbers)
        played.apply(event)
        line = write_event(event, RULES, header) if not isinstance(event, Undo) else {"event": "undo"}
        if random.random() < 0.05:
            line.pop(random.choice(list(line)))
        yield json.dumps(line if random.random() < 0.95 else {"event": "ask", "about": line})


def _tried(played: GameInProgress[Any, Any], header: Header, random: Random, numbers: float) -> Any:
    position = played.position
    sure = position.plays().events
    if position.to_move is None or not sure or random.random() < 0.1:
        return next(attempts(position, header, random))
    if random.random() < numbers:
        return _fitting(position, random)
    if random.random() < 0.1:
        kind = random.choice(sure)
        row, turned_up = getattr(kind, "row", 0), position.table.schwupps.next
        return Aggravate(position.to_move, row, turned_up, random.randrange(len(header.players)))
    return random.choice(sure)


def _fitting(position: Any, random: Random) -> Number:
    """A number card that goes on some pile, whoever holds it."""
    row, slot = random.randrange(2), random.randrange(2)
    beside, top = position.table.schwupps.rows[row][slot], position.table.numbers.tops[row][slot]
    card = random.choice([card for card in NUMBER_CARDS if beside.fits(card, top)])
    return Number(position.to_move, card, row, slot)


def compare(record: bytes) -> set[str]:
    """Hold the engine's answers to a record against the slow ones; the clauses and effects that came up."""
    reading = Record(BytesIO(record))
    options = reading.header.options
    slow = SlowRules(reading.header.players, options.get("tournament", False))
    found: set[str] = set()
    told = [texts(language) for language in LANGUAGES]
    for ruled, line in zip(reading.rule(), record.splitlines()[1:], strict=True):
        ruling = ruled.ruling
        effects = write_effects(ruling.effects, reading.header.players)
        assert (ruling.verdict.value, ruling.clause, effects) == slow.rule(_parsed(line)), line
        assert reading.game.position.state() == slow.now, line
        assert all(language.reason(ruling.reason) for language in told)
        found |= {
            ruling.clause or ruling.verdict.value,
            *(effect.kind.value for effect in ruling.effects),
        }
    return found


def _parsed(line: bytes) -> Any:
    """The line's JSON; NaN is none."""
    try:
        return json.loads(line, parse_constant=float.fromhex)
    except ValueError:
        return None


@pytest.mark.parametrize("example", examples("schwupps"))
def test_the_examples_are_read_alike(example):
    compare((EXAMPLES / f"{example}.jsonl").read_bytes())


@pytest.mark.parametrize("seed", range(4))
def test_spoiled_records_are_read_alike(seed):
    header = Header("schwupps", NAMES[: 2 + seed % 4], {"tournament": seed % 2 == 0})
    compare("\n".join(spoiled_record(header, Random(seed), mishaps=0.5)).encode())


def test_long_records_in_which_everything_happens_are_read_alike():
    found: set[str] = set()
    for seed in range(6):
        header = Header("schwupps", NAMES[: 2 + seed % 4], {"tournament": seed % 3 > 0})
        found |= compare("\n".join(long_record(header, Random(seed), 400)).encode())
    assert found >= {
        "legal",
        "invalid",
        "given",
        "drew",
        "reshuffled_schwupps",
        "reshuffled_common",
        "undone",
    }
    assert found >= {"SCH-2", "SCH-3", "SCH-14", "SCH-15", "SCH-16", "SCH-17", "SCH-21", "SCH-35", "SCH-36"}
