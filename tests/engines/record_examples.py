"""Comparing what the referee says of a record with what was expected of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from companion.records import JsonReport, Record
from companion.texts import texts

EXAMPLES = Path(__file__).parent / "examples"
"""Records with their expected answers, ``NAME.jsonl`` and ``NAME.expected.jsonl``."""


def examples(game: str = "") -> list[str]:
    """Names of the examples whose name begins with that of a game."""
    return sorted(
        path.stem for path in EXAMPLES.glob(f"{game}*.jsonl") if not path.stem.endswith(".expected")
    )


def expected(example: str) -> list[dict[str, Any]]:
    """What the contract wants for an example, a line each."""
    return [json.loads(line) for line in (EXAMPLES / f"{example}.expected.jsonl").read_text().splitlines()]


def referee(record: bytes, language: str = "en") -> Iterator[dict[str, Any]]:
    """What the referee says of a record, the reasons and what decided them left out."""
    for answer in full_referee(record, language):
        yield {key: value for key, value in answer.items() if key not in ("clauses", "cancelled")}


def full_referee(record: bytes, language: str = "en") -> Iterator[dict[str, Any]]:
    """What the referee says of a record, the reasons left out."""
    reading = Record(BytesIO(record))
    report = JsonReport(reading.header, reading.game.rules, texts(language))
    counts: Counter[Any] = Counter()
    for ruled in reading.rule():
        counts[ruled.ruling.verdict] += 1
        answer = json.loads(report.line(ruled))
        assert answer.pop("reason")
        assert all(answer[key] for key in ("clauses", "cancelled") if key in answer)  # else left out
        yield answer
    yield json.loads(report.end(reading.game.position, counts))


def rule_lines(header: dict[str, Any], *lines: dict[str, Any]) -> list[dict[str, Any]]:
    """What the referee says of a record written as objects, the last line included."""
    return list(referee("".join(json.dumps(line) + "\n" for line in (header, *lines)).encode()))
