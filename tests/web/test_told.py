"""What the page is told: turn, duty, ruling with its clause, table, score and chart, in each language."""

from __future__ import annotations

import json
import re

import pytest

from assets import path
from companion.engines import game_names
from companion.texts import LANGUAGES
from companion.web.offers import offers_of
from companion.web.told import WORDS, facts_of, idle_state, state_of_seat, state_of_table
from tests.games.auf_und_ab.page_views import auf_und_ab
from tests.games.schwupps.page_views import schwupps
from tests.games.up.page_views import MOMENTS
from tests.screens.sample_pages import far_away
from tests.screens.sample_views import ONE_ROUND, PLAYED, changed, sitting, whole_game

VIEWS = {
    "auf-und-ab": lambda folder: auf_und_ab(folder, "upwards"),
    "schwupps": lambda folder: schwupps(folder, "acting"),
    "up": MOMENTS["two"],
    "up-and-down": lambda folder: sitting(folder, *PLAYED),
}


def test_a_ruling_is_told_with_its_clause(refused):
    state = state_of_table(refused, "en")
    ruling = state["ruling"]
    assert (ruling["kind"], ruling["word"]) == ("no", "No")
    assert ruling["clauses"][0]["name"] == refused.game.last.ruling.clause == "UAD-23"
    assert ruling["clauses"][0]["text"].startswith("A change flips")
    assert ruling["play"].startswith("Kim changes")


def test_whose_turn_it_is_and_what_to_do_is_told(played):
    state = state_of_table(played, "en")
    assert state["who"] == ["Alexander der Große"]
    assert state["duty"] == "changes the rules"
    assert [seat["name"] for seat in state["seats"] if seat["acts"]] == ["Alexander der Große"]


def test_the_score_is_told_and_who_leads(played):
    seats = state_of_table(played, "en")["seats"]
    assert [(seat["name"], seat["score"], seat["leads"]) for seat in seats][-1] == ("Wolfgang", "2", True)
    assert sum(seat["leads"] for seat in seats) == 1


def test_the_chart_begins_at_nought_and_ends_at_the_score(tmp_path):
    view = sitting(tmp_path, *whole_game(), header=ONE_ROUND)
    state = state_of_table(view, "en")
    ends = [line["totals"][-1] for line in state["chart"]["lines"]]
    assert ends == list(view.game.totals)
    assert {line["totals"][0] for line in state["chart"]["lines"]} == {0}
    assert state["chart"]["fewest"] is view.game.position.fewest_win


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", VIEWS)
def test_every_game_tells_its_table_in_every_language(tmp_path, game, language):
    view = VIEWS[game](tmp_path)
    state = state_of_table(view, language)
    assert state["middle"]
    assert all(seat["laid"] for seat in state["seats"])
    own = state_of_seat(view, 0, offers_of(view, 0), {}, language)
    assert json.loads(json.dumps([state, own])) == [state, own]


def test_every_game_is_among_them():
    assert set(VIEWS) == set(game_names())


def test_a_card_is_told_with_its_colour_and_how_it_is_read_aloud(tmp_path):
    view = MOMENTS["two"](tmp_path)
    shown = state_of_table(view, "en")["seats"][0]["laid"][1]["cards"]
    assert all(card["text"] and card["aloud"] for card in shown)


def test_hidden_cards_are_told_by_their_number_alone(tmp_path):
    """A spectator's page must not help anybody at the table."""
    view = MOMENTS["two"](tmp_path)
    laid = state_of_table(view, "en")["seats"][0]["laid"]
    assert [bool(one["cards"]) for one in laid] == [False, True, False]


def test_what_is_asked_stands_on_the_page_of_whoever_is_asked_and_on_no_other(asked):
    own = [state_of_seat(asked, seat, offers_of(asked, seat), {}, "en") for seat in range(4)]
    assert [bool(one["asked"]) for one in own] == [True, False, False, False]
    assert [bool(one["answers"]) for one in own] == [True, False, False, False]


def test_a_picture_of_the_camera_is_no_news(played):
    assert facts_of(played, "en") == facts_of(changed(played, frame=far_away()), "en")


def test_another_language_is_news(played):
    assert facts_of(played, "en") != facts_of(played, "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_a_game_the_page_says_so(language):
    state = idle_state(language)
    assert state["duty"]
    assert all(state["words"].values())


def test_the_page_has_a_word_for_everything_that_it_says():
    files = (
        path(f"web/{name}").read_text(encoding="utf-8") for name in ("page.html", "page.js", "stream.js")
    )
    page, script = next(files), "".join(files)
    said = {*re.findall(r'data-word="([\w-]+)"', page), *re.findall(r'word\("([\w-]+)"\)', script)}
    assert {f"web-{name}" for name in said} <= set(WORDS)


def test_the_page_has_no_script_or_style_of_its_own_and_nothing_from_outside():
    page = path("web/page.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]* src=)|<style|\bon\w+=|style=|https?://", page) == []
    assert "http" not in path("web/page.css").read_text(encoding="utf-8")
    script = path("web/page.js").read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[\w./]+", script)) == {"http://www.w3.org/2000/svg"}
    assert re.findall(r"\beval\b|innerHTML|=>|`|\bawait\b|\?\.|\?\?", script) == []
