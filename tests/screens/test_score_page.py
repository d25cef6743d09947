"""The score can be read from a chair, however many play."""

from __future__ import annotations

import pygame
import pytest

from companion.screens.canvas import Canvas
from companion.screens.pages.score import draw_score
from companion.screens.theme import FELT
from companion.texts import LANGUAGES, texts
from tests.screens.drawn import cut_off
from tests.screens.sample_pages import SIZES, drawn
from tests.screens.schwupps_views import schwupps
from tests.screens.up_views import TEN


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
    draw_score(canvas, texts(language), schwupps(tmp_path, "tournament"))
    assert cut_off(canvas) == []
