"""The list of what to deal and lay out, as it stands on the screen."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from companion.engines import Header
from companion.screens.canvas import Canvas
from companion.screens.pages.laying_out import draw_laying_out
from companion.screens.theme import FELT
from companion.texts import LANGUAGES, texts
from tests.engines.test_laid_out import NAMES
from tests.table.test_setting_up import steps_of, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(800, 480), (1280, 720)])
def test_the_cards_of_schwupps_that_the_screen_tells_add_up_to_the_pack(players, language, size):
    header = Header("schwupps", NAMES[:players])
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_laying_out(canvas, texts(language), steps_of(header), replace(canvas.box, h=canvas.box.h / 2))
    lines = [written.text.replace("\n", " ") for written in canvas.written]
    assert len(lines) == 5
    assert told(lines, players, language) == 144
