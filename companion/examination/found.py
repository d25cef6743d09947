"""Findings, each made in one line."""

from __future__ import annotations

from companion.engines import Reason
from companion.engines.ruling import Fact
from companion.machine.findings import Finding, Health, Part
from companion.texts.errors import reason_of


def works(part: Part, what: str, **facts: Fact) -> Finding:
    """All is well with a part."""
    return Finding(part, Health.WORKS, reason_of(what, **facts))


def missing(part: Part, what: str, remedy: str | None = None, **facts: Fact) -> Finding:
    """A part is not there, which the companion does without."""
    return Finding(part, Health.MISSING, reason_of(what, **facts), None if remedy is None else Reason(remedy))


def broken(part: Part, what: str, remedy: str, **facts: Fact) -> Finding:
    """A part does not work, which every evening needs; the facts are those of both sentences."""
    return Finding(part, Health.BROKEN, reason_of(what, **facts), reason_of(remedy, **facts))
