"""Chart, statistics and the evening say which game they are of, and whose each number is."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from companion.evening.scores import round_scores
from companion.screens.browser import Browser
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import Export, PageName
from companion.screens.pages.chart import APART, TICK, points_of
from companion.screens.pages.figures import draw_figures
from companion.screens.pages.rounds import draw_rounds
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from companion.screens.theme import FELT
from companion.texts import texts
from tests.games.up.page_views import TEN, evening_of_ten
from tests.screens.drawn import cut_off, written
from tests.screens.person import Person
from tests.screens.sample_pages import SIZES
from tests.screens.sample_views import PLAYED, an_evening, sitting


def drawn(draw, evening, size=(1280, 720)) -> Canvas:
    canvas = Canvas(pygame.Surface(size), FELT)
    draw(canvas, texts("en"), evening)
    return canvas


@pytest.mark.parametrize("draw", [draw_figures, draw_rounds])
def test_the_title_says_which_game_it_is(draw, tmp_path):
    title = written(drawn(draw, an_evening(tmp_path)))
    assert any(text.endswith(" – Up & Down, game 2") for text in title)


def test_a_figure_of_the_whole_game_stands_beside_its_name_and_under_nobodys(tmp_path):
    assert "Most tricks won at once: 4" in written(drawn(draw_figures, an_evening(tmp_path)))


@pytest.mark.parametrize("size", SIZES)
def test_the_names_of_ten_are_whole_words_of_one_size(size, tmp_path):
    canvas = drawn(draw_figures, evening_of_ten(tmp_path), size)
    names = {text.text: text for text in canvas.written if text.text in {name.split()[0] for name in TEN}}
    assert len(names) == len(TEN)
    assert len({name.capital for name in names.values()}) == 1
    assert cut_off(canvas) == []


def test_where_the_lowest_total_wins_the_chart_says_so_and_names_the_lowest_first(tmp_path):
    canvas = drawn(draw_rounds, evening_of_ten(tmp_path))
    assert any("the lowest total wins" in text for text in written(canvas))
    totals = [
        int(text.text) for text in canvas.written if text.text.isdigit() and text.box.x > 0.8 * canvas.box.w
    ]
    assert len(totals) == len(TEN)
    assert totals == sorted(totals)


def test_the_number_of_the_last_round_stands_under_its_end(tmp_path):
    canvas = drawn(draw_rounds, an_evening(tmp_path))
    numbers = [text.box for text in canvas.written if text.box.w == pytest.approx(TICK)]
    below = max(box.y for box in numbers)
    ticks = [box.x for box in numbers if box.y == below]
    assert len(ticks) == 7
    gaps = [after - before for before, after in pairwise(ticks)]
    assert gaps == pytest.approx([gaps[0]] * len(gaps))


@pytest.mark.parametrize("size", SIZES)
def test_the_chart_says_who_scored_what_last_and_how_high_its_lines_are(size, tmp_path):
    evening = an_evening(tmp_path)
    lines = written(drawn(draw_rounds, evening, size))
    last = round_scores(evening.games[-1])[-1]
    assert sorted(line for line in lines if line.startswith("+")) == sorted(f"+{n}" for n in last.points)
    assert [line for line in lines if line.isdigit()][:5] == ["0", "5", "10", "15", "20"]


def test_lines_of_the_same_total_lie_beside_each_other_and_others_where_they_belong():
    canvas = Canvas(pygame.Surface((800, 480)), FELT)
    first, second, third = points_of(canvas, Box(0, 0, 100, 50), [(0, 0, 0), (4, 4, 10)], (0, 10))
    assert first[0] == second[0] == third[0]
    apart = (second[1][1] - first[1][1]) / canvas.scale
    assert apart == pytest.approx(APART, abs=0.2)
    assert third[1] == (round(100 * canvas.scale), 0)


def test_the_evening_is_exported_by_touch_and_the_page_says_what_was_written(tmp_path):
    browser = Browser(Preferences(), Welcome(None, simulated=False), page=PageName.TABLE)
    player = Person(browser, sitting(tmp_path / "table", *PLAYED))
    evening = an_evening(tmp_path / "evening")
    player.browser.scores.evening_so_far = lambda: evening
    player.presses("s", "s")
    player.touches("The evening")
    assert {"Games won", "Up & Down ×2"} <= set(player.reads())
    assert player.touches("Save scores and plays as files") == Export()
    names = ("evening-1.csv", "evening-1.jsonl", "evening-1-2.jsonl")
    player.browser.scores.exported = tuple(Path("/data/exports") / name for name in names)
    assert (
        "Written: evening-1.csv with the scores, for a spreadsheet, and evening-1.jsonl and evening-1-2.jsonl"
        " with every play. To take them along, copy them from the folder /data/exports."
    ) in player.reads()
    player.touches("‹ Back")
    player.touches("The evening")
    assert "Save scores and plays as files" in player.labels(), "it may have gone on since"


@pytest.mark.parametrize("page", ["Rounds", "Statistics"])
def test_the_games_before_are_one_touch_away(page, tmp_path):
    browser = Browser(Preferences(), Welcome(None, simulated=False), page=PageName.TABLE)
    player = Person(browser, sitting(tmp_path / "table", *PLAYED))
    evening = an_evening(tmp_path / "evening")
    player.browser.scores.evening_so_far = lambda: evening
    player.presses("s", "s")
    player.touches(page)
    ways = []
    for touch in ("‹", "›"):
        ways.append([label for label in player.labels() if label in "‹›"])
        player.touches(touch)
        game = 1 if touch == "‹" else 2
        assert any(text.endswith(f" – Up & Down, game {game}") for text in player.reads())
    assert ways == [["‹"], ["›"]]
