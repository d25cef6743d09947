"""The club's page: told in parts, pressed on by the organiser alone."""

from __future__ import annotations

import re
import time
from contextlib import closing

import pytest

from assets import path
from companion.clubhouse.organiser import ACTIONS
from companion.clubhouse.told import WORDS, Telling
from companion.texts import LANGUAGES
from companion.web.serving.pages import CLUB
from tests.clubhouse.served import got, press, served, stream
from tests.clubhouse.tables import a_game, call, club_in, online, ruled, sent
from tests.web.served import PATIENCE


@pytest.fixture
def club(tmp_path):
    made = club_in(tmp_path)
    made.take([online("1"), online("2"), *a_game()])
    yield made
    made.ledger.close()


def go_on(screen, club, within=PATIENCE):
    """Show what there is until something was pressed; what was done."""
    until = time.monotonic() + within
    while time.monotonic() < until:
        screen.show(connected=True)
        done = list(screen.pressed())
        if done:
            return done
        time.sleep(0.01)
    return []


def shown(screen):
    """Show it until it is told."""
    until = time.monotonic() + 0.3
    while time.monotonic() < until:
        screen.show(connected=True)
        time.sleep(0.02)


def test_spectators_see_everything_and_the_organiser_more(club):
    with served(club) as screen:
        shown(screen)
        with closing(stream(screen.links.spectators)) as looks:
            told = dict(looks.event("club", "table", "standings", "seating", "results") for _ in range(6))
        assert set(told) == {"club", "table", "standings", "seating", "results"}
        assert told["standings"]["rows"][0] == [1, "Kim", "12", 1, 1]
        assert told["results"]["games"][0]["players"][0] == {"name": "Kim", "total": 9, "won": True}
        with closing(stream(screen.links.organiser)) as organises:
            assert organises.seat()["people"] == []


def test_only_what_has_changed_is_told_again(club):
    with served(club) as screen:
        shown(screen)
        with closing(stream(screen.links.spectators)) as looks:
            for _ in range(6):
                looks.event("club", "table", "standings", "seating", "results")
            club.take([sent("2", 1, ruled((0, 0)), stream="c" * 32), call("2")])
            shown(screen)
            kinds = [looks.event("club", "table", "standings", "seating", "results") for _ in range(2)]
        assert [(kind, told.get("name")) for kind, told in kinds] == [("club", None), ("table", "2")]


def test_the_organiser_begins_a_round_and_spectators_cannot(club):
    with served(club) as screen:
        shown(screen)
        with closing(stream(screen.links.organiser)) as organises:
            picture = organises.seat()["picture"]
            names = {"names": ["Kim", "Leah", "Alex", "Ute", "Ben", "Eva"]}
            assert press(screen.links.spectators, "people", picture, names) == 403
            assert press(screen.links.organiser, "dance", picture, names) == 409
            assert press(screen.links.organiser, "people", picture, names) == 202
            assert go_on(screen, club)
            assert press(screen.links.organiser, "people", picture, names) in (202, 409)
            shown(screen)
            own = organises.seat()
            while own["message"] != "Done.":
                own = organises.seat()
            assert own["people"] == names["names"]
            assert press(screen.links.organiser, "round", own["picture"], {"game": "up"}) == 202
            assert [done.seated for done in go_on(screen, club)] == [True]
        assert sorted(name for names in club.round.tables.values() for name in names) == sorted(club.people)


def test_what_cannot_be_done_is_said_to_the_organiser(club):
    with served(club) as screen:
        shown(screen)
        with closing(stream(screen.links.organiser)) as organises:
            own = organises.seat()
            assert press(screen.links.organiser, "round", own["picture"]) == 202
            assert go_on(screen, club, within=0.5) == []
            while not own["message"]:
                own = organises.seat()
            assert own["message"] == "Nobody is there yet; enter the names first."


def test_a_press_too_long_or_from_another_site_is_refused(club):
    with served(club) as screen:
        shown(screen)
        url = screen.links.organiser
        assert press(url, "people", 1, "x" * CLUB.body) == 413
        assert press(url, "people", 1, {}, Origin="http://elsewhere.example") == 403
        assert press(url, "people", 1, {}, **{"Sec-Fetch-Site": "cross-site"}) == 403
        assert press(url, "people", 1, {}, Host="elsewhere.example") == 403


def test_without_a_token_nothing_of_the_evening_is_told(club):
    with served(club) as screen:
        shown(screen)
        for url in ("/", "/events", "/page.js", "/stream.js"):
            status, body = got(screen.links.spectators, url, query="t=forged")
            assert (status, "Kim" in body) == (403, False)
        status, page = got(screen.links.spectators)
        assert (status, "stream.js" in page, "Kim" in page) == (200, True, False)


def test_addresses_outlast_a_restart_and_a_new_evening_has_another_for_spectators(club):
    with served(club) as screen:
        before = screen.links
    with served(club) as screen:
        assert screen.links.organiser.partition("?")[2] == before.organiser.partition("?")[2]
        shown(screen)
        with closing(stream(screen.links.organiser)) as organises:
            picture = organises.seat()["picture"]
            assert press(screen.links.organiser, "evening", picture, {}) == 202
            assert [done.renewed for done in go_on(screen, club)] == [True]
        links = screen.links
        assert links.spectators.partition("?")[2] != before.spectators.partition("?")[2]
        assert links.organiser.partition("?")[2] == before.organiser.partition("?")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_page_is_said_in_every_language(club, language):
    telling = Telling(club, language)
    assert all(telling.words.values())
    parts = telling.parts(connected=False, notice="")
    assert "clubhouse-" not in "".join(parts.values())


def test_the_page_has_a_word_for_everything_that_it_says_and_presses_what_there_is():
    names = ("clubhouse/page.html", "clubhouse/page.js", "web/stream.js")
    page, script, common = (path(name).read_text(encoding="utf-8") for name in names)
    said = {*re.findall(r'data-word="([\w-]+)"', page), *re.findall(r'word\("([\w-]+)"\)', script + common)}
    assert said <= set(WORDS)
    assert set(re.findall(r'\.press\("([\w-]+)"', script)) == set(ACTIONS)


def test_the_page_has_nothing_of_its_own_in_line_and_nothing_from_outside():
    page = path("clubhouse/page.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]* src=)|<style|\bon\w+=|style=|https?://", page) == []
    for name in ("clubhouse/page.js", "web/stream.js"):
        script = path(name).read_text(encoding="utf-8")
        assert re.findall(r"\beval\b|innerHTML|=>|`|\bawait\b|\?\.|\?\?|https?://", script) == []
