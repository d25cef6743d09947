"""How an evening stands, and when it began, in words."""

from __future__ import annotations

from datetime import date, datetime

from companion.engines.names import set_apart
from companion.evening.entries import UnsetClock
from companion.evening.totals import Points
from companion.screens.pages.frame import figure
from companion.texts import Texts

APART = "\N{NO-BREAK SPACE}· "
"""Between what everybody has: no line begins with it."""


def begun_text(texts: Texts, started: datetime | None, unset: UnsetClock | None) -> str:
    """When an evening began: day and time; only the day where people told it, or that nobody knows.

    Args:
        texts: the language.
        started: when it began, in local time; None where that is not known.
        unset: the clock was not set then, and what people told; None where it was.
    """
    if started is not None and unset is None:
        return texts.say("evening-day-and-time", day=day_text(texts, started), time=f"{started:%H:%M}")
    if unset is not None and unset.day is not None:
        return day_text(texts, unset.day)
    return texts.say("evening-day-unknown")


def day_text(texts: Texts, day: date) -> str:
    """A day as people write it, its month as a word."""
    month = texts.say("day-name-of-month", month=day.month)
    return texts.say("evening-day", day=day.day, month=month, year=str(day.year))


def totals_text(texts: Texts, names: tuple[str, ...], totals: Points, winners: tuple[int, ...]) -> str:
    """Who has won, else everybody's total; nothing was scored yet where all are zero."""
    if winners:
        won = tuple(names[player] for player in winners)
        return texts.say("winners", names=won, count=len(won))
    if not any(totals):
        return texts.say("evening-unscored")
    return APART.join(
        f"{set_apart(name)}\N{NO-BREAK SPACE}{figure(total)}"
        for name, total in zip(names, totals, strict=True)
    )
