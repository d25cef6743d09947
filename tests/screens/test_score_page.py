"""The score can be read from a chair, however many play."""

from __future__ import annotations

import pygame
import pytest

from companion.screens.canvas import Canvas
from companion.screens.pages.score import draw_score
from companion.screens.theme import FELT
from companion.texts import LANGUAGES, texts
from tests.games.schwupps.page_views import schwupps
from tests.games.up.page_views import TEN
from tests.screens.drawn import cut_off
from tests.screens.sample_pages import SIZES, drawn


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_totals_of_ten_are_as_large_as_other_texts(size, tmp_path):
    canvas = drawn("final-score-ten", size, "fr", tmp_path)
    totals = [line for line in canvas.written if line.text.isdigit()]
    assert len(totals) == 2 * len(TEN), "points and cards left"
    assert min(line.capital for line in totals) > 3.0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_columns_of_a_tournament_are_named_in_whole_words(size, language, tmp_path):
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_score(canvas, texts(language), schwupps(tmp_path, "tournament").game)
    assert cut_off(canvas) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_after_the_game_the_best_stand_first_and_which_totals_win_is_told(size, tmp_path):
    canvas = drawn("final-score-ten", size, "en", tmp_path)
    said = [line.text for line in canvas.written]
    order = [name for name in said if name in TEN]
    assert (order[0], order[-1]) == ("Mia", "Ann")
    assert "The lowest total wins" in said


def test_a_column_of_zeros_is_left_out_after_the_game(tmp_path):
    assert "Cards" not in [line.text for line in drawn("final-score", (800, 480), "en", tmp_path).written]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_who_has_won_is_lit_where_they_sit_and_the_totals_stand_in_the_middle(size, tmp_path):
    canvas = drawn("game-over", size, "en", tmp_path)
    said = [line.text for line in canvas.written]
    assert not any(text.endswith(" cards") for text in said)
    totals = [text for text in said if text.isdigit()]
    assert totals == ["5", "3", "2", "1"]
    seat = max((line for line in canvas.written if line.text == "Kim"), key=lambda line: line.capital)
    edge = canvas.rect(seat.box.inside(-1.3))
    assert canvas.surface.get_at(edge.midtop)[:3] == canvas.theme.light
