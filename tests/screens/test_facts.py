"""A page is drawn anew for what people would see to have changed, and left as it is for all else."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from companion.engines import Reason
from companion.screens.browser import Browser
from companion.screens.facts import facts_of
from companion.screens.filming import Filming
from companion.screens.intents import PageName
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from hardware.cameras.protocol import Frame
from tests.screens.sample_views import ASKED, BEGINNING, changed, sitting
from vision.scene.scene import TableState
from vision.sightings import Sightings


@pytest.fixture
def browser() -> Browser:
    browser = Browser(Preferences(), Welcome(None, simulated=False))
    browser.page = PageName.TABLE
    return browser


@pytest.fixture
def view(tmp_path):
    return sitting(tmp_path, *BEGINNING, state=TableState.SEEN)


def newer(view, **changes):
    """The view one frame later."""
    frame = Frame(np.zeros((720, 1280, 3), np.uint8), view.time.now + 0.03)
    return changed(view, frame=frame, now=frame.time, **changes)


def test_the_next_frame_of_a_table_that_lies_still_changes_nothing(browser, view):
    assert facts_of(browser, newer(view)) == facts_of(browser, view)


@pytest.mark.parametrize("state", [TableState.HAND, TableState.LOOKING, TableState.MOVED])
def test_the_next_frame_of_a_table_on_which_something_moves_is_shown(browser, view, state):
    moving = changed(view, state=state)
    assert facts_of(browser, newer(moving)) != facts_of(browser, moving)


@pytest.mark.parametrize("page", [PageName.CAMERA, PageName.CORNERS, PageName.DECK, PageName.SEATS])
def test_where_the_picture_is_looked_at_each_frame_is_shown(browser, view, page):
    browser.page = page
    assert facts_of(browser, newer(view)) != facts_of(browser, view)


@pytest.mark.parametrize(
    "change",
    [
        {"question": ASKED},
        {"paused": True},
        {"reminded": True},
        {"in_step": False},
        {"taken_back": False},
        {"stopped": True},
        {"notice": Reason("notice-camera-gone")},
        {"state": TableState.DOUBTFUL},
        {"problem": Reason("notice-camera-gone")},
        {"sightings": Sightings()},
        {"frame": None},
    ],
)
def test_what_is_told_of_the_table_is_shown_at_once(browser, view, change):
    assert facts_of(browser, changed(view, **change)) != facts_of(browser, view)


def test_a_ruling_is_shown_at_once(browser, view, tmp_path):
    later = sitting(tmp_path, *BEGINNING, {"event": "change", "face": "UP"}, state=TableState.SEEN)
    assert facts_of(browser, replace(view, game=later.game)) != facts_of(browser, view)


def test_what_the_screen_is_told_is_shown_at_once(browser, view):
    before = facts_of(browser, view)
    browser.filming = Filming.ON
    filmed = facts_of(browser, view)
    browser.page = PageName.MENU
    assert filmed != before
    assert facts_of(browser, view) != filmed
    assert facts_of(browser, None) != facts_of(browser, view)
