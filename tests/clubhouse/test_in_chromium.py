"""The club's page in a real browser: it follows the evening, and the organiser begins a round there."""

from __future__ import annotations

import time

import pytest

from tests.clubhouse.served import served
from tests.clubhouse.tables import a_game, call, club_in, online
from tests.web.served import PATIENCE
from tests.web.test_in_chromium import CONTRASTS, LEAST_CONTRAST, PHONE, TELEVISION, browser  # noqa: F401


@pytest.fixture
def club(tmp_path):
    made = club_in(tmp_path)
    made.take([online("1"), online("2"), *a_game(), call("2")])
    yield made
    made.ledger.close()


def soon(screen, reached) -> bool:
    """Whether that is reached while the page is looked after."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        screen.show(connected=True)
        list(screen.pressed())
        if reached():
            return True
        time.sleep(0.02)
    return False


def text(page, name) -> str:
    return page.execute_script(f"return document.getElementById('{name}').innerText")


def opened(browser, screen, url, size):  # noqa: F811
    for _ in range(20):
        screen.show(connected=True)
        time.sleep(0.02)
    browser.set_window_size(*size)
    browser.get(url)
    assert soon(screen, lambda: "Kim" in text(browser, "rows"))
    return browser


@pytest.mark.parametrize("size", [PHONE, TELEVISION])
def test_whoever_looks_on_sees_tables_standings_and_calls(browser, club, size):  # noqa: F811
    with served(club) as screen:
        page = opened(browser, screen, screen.links.spectators, size)
        assert "Referee to table 2" in text(page, "called")
        assert "Table 1" in text(page, "shown")
        assert not page.execute_script("return document.getElementById('organiser').offsetParent")
        assert page.execute_script(CONTRASTS, LEAST_CONTRAST) == []
        wide = page.execute_script("return document.documentElement.scrollWidth <= window.innerWidth")
        assert wide


def test_the_organiser_enters_who_is_there_and_begins_a_round(browser, club):  # noqa: F811
    with served(club) as screen:
        page = opened(browser, screen, screen.links.organiser, PHONE)
        names = "Kim\nLeah\nAlex\nUte\nBen\nEva"
        page.execute_script("document.getElementById('names').value = arguments[0]", names)
        page.execute_script("document.querySelector('#there button').click()")
        assert soon(screen, lambda: len(club.people) == 6)
        assert soon(screen, lambda: text(page, "message") == "Done.")
        able = "return !document.querySelector('#begin button').disabled"
        assert soon(screen, lambda: page.execute_script(able))
        page.execute_script("document.querySelector('#begin button').click()")
        assert soon(screen, lambda: club.round is not None)
        assert soon(screen, lambda: "Ute" in text(page, "seated"))
        assert text(page, "round") == "Round 1"
        assert soon(screen, lambda: page.execute_script(able))
        page.execute_script("document.querySelector('#called button').click()")
        assert soon(screen, lambda: not club.floor.get("2").waits)
        assert soon(screen, lambda: "A referee is coming" in text(page, "called"))
