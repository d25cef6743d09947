"""The page that tells how well the table is seen: by touch, and once by itself where something is poor."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.screens.browser import Browser
from companion.screens.intents import MeasureSight, PageName
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from companion.sitting.view import SightView
from tests.screens.evening_pages import BARE, ILL_SEEN, WELL_SEEN, WHERE
from tests.screens.person import Person
from tests.screens.sample_views import PLAYED, sitting


@pytest.fixture
def person(tmp_path) -> Person:
    """Somebody at the table's page, whose table was found."""
    browser = Browser(Preferences("en"), Welcome(None, simulated=False), page=PageName.TABLE)
    return Person(browser, sitting(tmp_path, *PLAYED, table=WHERE))


def measured(person: Person, sight: SightView) -> None:
    person.view = replace(person.view, sight=sight)
    person.browser.look_at_sight(person.view)


def test_what_is_poor_is_shown_once_and_one_touch_goes_on(person):
    measured(person, SightView(ILL_SEEN))
    assert person.browser.page is PageName.HOW_WELL
    assert "poor" in person.reads()
    person.touches("Play all the same")
    assert person.browser.page is PageName.TABLE
    measured(person, SightView(ILL_SEEN))
    assert person.browser.page is PageName.TABLE
    measured(person, SightView(replace(ILL_SEEN, flicker=12.0)))
    assert person.browser.page is PageName.HOW_WELL


@pytest.mark.parametrize("quality", [WELL_SEEN, replace(WELL_SEEN, shake=1.3), BARE])
def test_where_nothing_is_poor_nobody_is_disturbed(person, quality):
    measured(person, SightView(quality))
    assert person.browser.page is PageName.TABLE


def test_whoever_is_on_another_page_is_not_disturbed(person):
    person.browser.page = PageName.SCORE
    measured(person, SightView(ILL_SEEN))
    assert person.browser.page is PageName.SCORE


def test_it_is_measured_by_touch_and_again(person):
    person.browser.page = PageName.CAMERA
    assert person.touches("How well will I see?") == MeasureSight()
    assert person.browser.page is PageName.HOW_WELL
    measured(person, SightView(measures=True))
    assert "Measure again" not in person.labels()
    assert any(text.startswith("One moment") for text in person.reads())
    measured(person, SightView(WELL_SEEN))
    assert "All is seen well." in person.reads()
    assert person.touches("Measure again") == MeasureSight()
    person.touches("On to the table")
    assert person.browser.page is PageName.TABLE
