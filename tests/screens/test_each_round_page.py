"""Who scored what in each round, and the ways there and to other rounds."""

from __future__ import annotations

from collections import defaultdict

import pygame
import pytest

from companion.evening.evening import Evening
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from companion.evening.scores import round_scores
from companion.screens.browser import Browser
from companion.screens.canvas import Canvas
from companion.screens.intents import PageName
from companion.screens.pages.each_round import draw_each_round
from companion.screens.pages.frame import figure
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from companion.screens.theme import FELT
from companion.texts import texts
from tests.games.up.page_views import evening_of_ten
from tests.screens.person import Person
from tests.screens.sample_views import PLAYED, an_evening, sitting

UPRIGHT = (720, 1280)


def rows_of(canvas: Canvas) -> list[list[str]]:
    """The table's rows as they are read, without the title."""
    rows = defaultdict(list)
    for text in canvas.written[2:]:
        rows[round(text.box.y, 1)].append(text.text)
    return list(rows.values())


def drawn(evening, size=(1280, 720), first=None) -> Canvas:
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_each_round(canvas, texts("en"), evening, first=first)
    return canvas


@pytest.mark.parametrize("make", [an_evening, evening_of_ten])
def test_everybodys_points_in_each_round_stand_beside_the_name(make, tmp_path):
    evening = make(tmp_path)
    game = evening.games[-1]
    scores = round_scores(game)
    heads, *rows = [row for row in rows_of(drawn(evening)) if "‹" not in row]
    assert heads == [*(str(score.number) for score in scores), "Total"]
    assert rows == [
        [
            name,
            *(figure(score.points[player], change=True) for score in scores),
            str(scores[-1].totals[player]),
        ]
        for player, name in enumerate(game.header.players)
    ]


def test_the_winners_of_a_round_stand_out(tmp_path):
    canvas, evening = drawn(an_evening(tmp_path)), an_evening(tmp_path / "again")
    score = round_scores(evening.games[-1])[2]
    column = next(text.box for text in canvas.written if text.text == str(score.number))
    cells = [text for text in canvas.written if text.box.x == column.x and text.text.startswith("+")]
    lit = [
        FELT.light in {tuple(canvas.surface.get_at(spot)[:3]) for spot in _spots(canvas.rect(cell.box))}
        for cell in cells
    ]
    assert [player for player, winner in enumerate(lit) if winner] == list(score.winners)


def _spots(rect: pygame.Rect) -> list[tuple[int, int]]:
    return [(x, y) for x in range(rect.left, rect.right) for y in range(rect.top, rect.bottom)]


def test_what_the_table_changed_by_hand_stands_under_a_star(tmp_path):
    an_evening(tmp_path)
    journal = Journal(tmp_path / "journal.sqlite")
    evening = Evening.resume(journal)
    assert evening is not None
    evening.edit_scores((0, -2, 0, 0))
    heads, _, second, *_ = rows_of(drawn(past_evening(journal, None)))[1:]
    journal.close()
    assert heads[-2:] == ["*", "Total"]
    assert second[-2:] == ["−2", "18"]


@pytest.mark.parametrize(
    ("first", "in_view", "ways"),
    [
        (None, "34567", ["Earlier rounds"]),
        (0, "12345", ["Later rounds"]),
        (1, "23456", ["Earlier rounds", "Later rounds"]),
        (99, "34567", ["Earlier rounds"]),
    ],
)
def test_where_there_is_no_room_for_all_rounds_others_are_one_touch_away(first, in_view, ways, tmp_path):
    canvas = drawn(an_evening(tmp_path), UPRIGHT, first)
    assert [text.text for text in canvas.written if text.text in set("1234567")] == list(in_view)
    assert [target.label for target in canvas.targets if target.label.endswith("rounds")] == ways


def test_who_comes_from_the_chart_of_an_earlier_game_sees_its_rounds_and_goes_back_there(tmp_path):
    evening = an_evening(tmp_path / "evening")
    player = Person(
        Browser(Preferences(), Welcome(None, simulated=False), page=PageName.TABLE),
        sitting(tmp_path / "table", *PLAYED),
    )
    player.browser.scores.evening_so_far = lambda: evening
    player.presses("s", "s")
    for touch in ("Rounds", "‹", "Each round"):
        player.touches(touch)
    assert "Each round – Up & Down, game 1" in player.reads()
    player.touches("‹ Back")
    assert "Rounds – Up & Down, game 1" in player.reads()
    for touch in ("‹ Back", "Rounds"):
        player.touches(touch)
    assert "Rounds – Up & Down, game 2" in player.reads()


def test_other_rounds_are_shown_at_a_touch_and_the_last_ones_of_another_game(tmp_path):
    evening = an_evening(tmp_path / "evening")
    player = Person(
        Browser(Preferences(), Welcome(None, simulated=False), page=PageName.TABLE),
        sitting(tmp_path / "table", *PLAYED),
        UPRIGHT,
    )
    player.browser.scores.evening_so_far = lambda: evening
    player.presses("s", "s")
    for touch in ("Rounds", "Each round", "Earlier rounds"):
        player.touches(touch)
    assert "Later rounds" in player.labels()
    player.touches("‹")
    player.touches("›")
    assert [label for label in player.labels() if label.endswith("rounds")] == ["Earlier rounds"]
