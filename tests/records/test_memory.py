"""How much a long record keeps in memory."""

from __future__ import annotations

import tracemalloc
from io import BytesIO
from random import Random

import pytest

from companion.engines import Header
from companion.engines.players.mischief import spoiled_record
from companion.records import Record

BYTES_AN_EVENT = 1024
TABLES = [
    Header("auf-und-ab", ("Kim", "Leah", "Alex", "Bo"), {"end": {"hands": 6}}),
    Header("up-and-down", ("Kim", "Leah", "Alex", "Bo"), {"rounds": 12}),
    Header("up", ("Kim", "Leah", "Alex", "Bo"), {"end": {"rounds": 3}}),
    Header("schwupps", ("Kim", "Leah", "Alex", "Bo"), {"tournament": True}),
]


@pytest.mark.parametrize("header", TABLES, ids=lambda header: header.game)
def test_an_accepted_event_keeps_at_most_a_kilobyte(header):
    lines = "\n".join(spoiled_record(header, Random(4), mishaps=0))
    record = Record(BytesIO(lines.encode()))
    tracemalloc.start()
    try:
        for _ in record.rule():
            pass
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(record.game.accepted) > 200
    assert kept / len(record.game.accepted) < BYTES_AN_EVENT
