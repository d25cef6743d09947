"""“What day is it?”: the day is turned to by touch, and always one that there is."""

from __future__ import annotations

from datetime import date

import pytest

from companion.screens.browser import Browser
from companion.screens.intents import Begin, DayPart, PageName, TurnDay
from companion.screens.pages.day import DayPicked
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from tests.screens.person import Person

DAY, MONTH, YEAR = DayPart.DAY, DayPart.MONTH, DayPart.YEAR


@pytest.mark.parametrize(
    ("shown", "part", "by", "then"),
    [
        (date(2026, 9, 29), DAY, 1, date(2026, 9, 30)),
        (date(2026, 9, 30), DAY, 1, date(2026, 9, 1)),
        (date(2026, 9, 1), DAY, -1, date(2026, 9, 30)),
        (date(2026, 11, 5), MONTH, 1, date(2026, 12, 5)),
        (date(2026, 12, 5), MONTH, 1, date(2026, 1, 5)),
        (date(2026, 1, 31), MONTH, 1, date(2026, 2, 28)),
        (date(2026, 3, 31), MONTH, -1, date(2026, 2, 28)),
        (date(2028, 2, 29), YEAR, 1, date(2029, 2, 28)),
        (date(2024, 12, 24), YEAR, -1, date(2024, 12, 24)),
        (date(9999, 12, 24), YEAR, 1, date(9999, 12, 24)),
    ],
)
def test_each_part_is_turned_by_itself(shown, part, by, then):
    assert DayPicked(shown).after(TurnDay(part, by)) == DayPicked(then)


@pytest.fixture(params=[(800, 480), (720, 1280)], ids=["lying", "upright"])
def asked(request) -> Person:
    browser = Browser(Preferences(), Welcome(None, simulated=False))
    browser.ask_day(date(2026, 10, 30))
    return Person(browser, size=request.param)


def test_the_day_is_told_by_touch(asked):
    assert {"30", "October", "2026"} <= set(asked.reads())
    for label in ("Month +", "Day −", "Year +", "Year −"):
        assert asked.touches(label) is None
    assert {"29", "November", "2026"} <= set(asked.reads())
    assert asked.touches("That is today") == Begin(asked=True, day=date(2026, 11, 29))


def test_nobody_has_to_say(asked):
    assert asked.touches("Not now") == Begin(asked=True)


def test_the_way_back_leads_to_the_people(asked):
    asked.touches("‹ Back")
    assert asked.browser.page is PageName.PEOPLE
