"""Looking back and putting right in every game: nothing that is written there is cut off."""

from __future__ import annotations

import pygame
import pytest

from companion.engines import game_names
from companion.screens.canvas import LEAST_TARGET
from companion.screens.pages.bench import draw_bench
from companion.screens.theme import FELT
from companion.texts import LANGUAGES, texts
from tests.screens.correcting_pages import BACK, OF_A_GAME, looked_back
from tests.screens.drawn import NotingCanvas, cut_off
from tests.screens.sample_pages import SIZES


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("page", OF_A_GAME)
def test_nothing_is_cut_off_and_all_can_be_touched(page, game, tmp_path):
    for number, (size, language) in enumerate(zip(SIZES, LANGUAGES, strict=True)):
        folder = tmp_path / str(number)
        folder.mkdir()
        canvas = NotingCanvas(pygame.Surface(size), FELT)
        OF_A_GAME[page](canvas, folder, language, game=game)
        assert cut_off(canvas) == []
        small = [one.label for one in canvas.targets if min(one.box.w, one.box.h) < LEAST_TARGET - 0.1]
        assert small == [], "a finger finds each"


@pytest.mark.parametrize("game", game_names())
def test_ten_steps_back_are_beside_the_newest_play(game, tmp_path):
    view = looked_back(tmp_path, game)
    newest = len(view.game.course) - 1
    for size in SIZES:
        canvas = NotingCanvas(pygame.Surface(size), FELT)
        draw_bench(canvas, texts("en"), view.game, newest, None)
        assert f"{newest + 1 - BACK}." in [target.label for target in canvas.targets]
