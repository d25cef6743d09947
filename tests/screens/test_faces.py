"""Cards drawn into boxes that have another shape than a card."""

from __future__ import annotations

import pygame
import pytest

from companion.decks.drawn.decks import drawn_deck
from companion.screens.canvas import Box, Canvas
from companion.screens.pages.faces import draw_drawn_card
from companion.screens.theme import FELT

FLAT = Box(5, 5, 60, 25)


def test_a_flat_box_shows_the_middle_of_a_card_or_all_of_it():
    width, height = drawn_deck("auf-und-ab").size
    canvas = Canvas(pygame.Surface((800, 480)), FELT)
    middle = draw_drawn_card(canvas, "auf-und-ab", "3-7", FLAT)
    whole = draw_drawn_card(canvas, "auf-und-ab", "3-7", FLAT, whole=True)
    assert whole.h / whole.w == pytest.approx(height / width, rel=0.03)
    assert middle.h / middle.w < whole.h / whole.w
