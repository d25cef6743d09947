"""“What day is it?”, where the computer does not know: asked once, before an evening begins."""

from __future__ import annotations

from calendar import monthrange
from dataclasses import dataclass, replace
from datetime import MAXYEAR, date
from typing import Final

from companion.machine.clock import EARLIEST
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import Begin, DayPart, PageName, TurnDay
from companion.screens.pages.frame import MINUS, heading
from companion.texts import Texts

_FIRST: Final = EARLIEST.date()

WIDTHS: Final = {DayPart.DAY: 1.0, DayPart.MONTH: 1.35, DayPart.YEAR: 1.1}
"""The parts of a day in the order in which they are said, with the proportions of their columns."""


@dataclass(frozen=True, slots=True)
class DayPicked:
    """The state of the page.

    Attributes:
        day: the day that is shown.
    """

    day: date = _FIRST

    def after(self, turn: TurnDay) -> DayPicked:
        """The state after a touch: days and months go round, and a day that a month lacks is its last one."""
        day, by = self.day, turn.by
        match turn.part:
            case DayPart.DAY:
                return DayPicked(day.replace(day=(day.day - 1 + by) % _days(day) + 1))
            case DayPart.MONTH:
                first = day.replace(day=1, month=(day.month - 1 + by) % 12 + 1)
            case DayPart.YEAR:
                first = day.replace(day=1, year=min(max(day.year + by, _FIRST.year), MAXYEAR))
        return replace(self, day=first.replace(day=min(day.day, _days(first))))


def draw_day(canvas: Canvas, texts: Texts, picked: DayPicked) -> None:
    """Draw the day, large, each part of it between two buttons, and the ways on."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("day-title"), PageName.PEOPLE)
    why, parts, ways = rest.rows(9, 41, 14, gap=2)
    canvas.text(texts.say("day-why"), why, 2.8, canvas.theme.quiet, lines=3)
    places = parts.rows(1, 1, 1, gap=3) if canvas.upright else parts.columns(*WIDTHS.values(), gap=3)
    for part, place in zip(WIDTHS, places, strict=True):
        _draw_part(canvas, texts, part, picked.day, place)
    not_now, done = ways.columns(1, 1, gap=3)
    canvas.button(not_now, texts.say("day-not-now"), Begin(asked=True), capital=4.5)
    canvas.first_choice(done, texts.say("day-is-it"), Begin(asked=True, day=picked.day), capital=4.5)


def _draw_part(canvas: Canvas, texts: Texts, part: DayPart, day: date, place: Box) -> None:
    """Draw one part; the buttons lie above and below it, on an upright page at its sides."""
    if canvas.upright:
        earlier, shown, later = place.columns(1, 1.9, 1, gap=1)
    else:
        later, shown, earlier = place.rows(14, 13, 14, gap=1)
    name = texts.say(f"day-{part.value}")
    canvas.button(later, f"{name} +", TurnDay(part, 1), capital=4.5)
    canvas.text(_said(texts, part, day), shown, 7.0, bold=True)
    canvas.button(earlier, f"{name} {MINUS}", TurnDay(part, -1), capital=4.5)


def _said(texts: Texts, part: DayPart, day: date) -> str:
    match part:
        case DayPart.DAY:
            return str(day.day)
        case DayPart.MONTH:
            return texts.say("day-name-of-month", month=day.month)
        case DayPart.YEAR:
            return str(day.year)


def _days(month: date) -> int:
    """How many days its month has."""
    return monthrange(month.year, month.month)[1]
