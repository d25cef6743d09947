"""The page on which a play is told: what was entered last can always be checked."""

from __future__ import annotations

import pygame
import pytest

from companion.engines import Header
from companion.records.forms.game_forms import game_forms
from companion.screens.canvas import Canvas
from companion.screens.entry import entry_for
from companion.screens.intents import PageName, Purpose, Write
from companion.screens.pages.entry import draw_entry
from companion.screens.theme import FELT
from companion.texts import LANGUAGES, texts
from tests.games.up.page_views import TEN
from tests.screens.drawn import cut_off, written
from tests.screens.sample_pages import SIZES
from tests.screens.sample_views import NAMES, sitting

OPEN = ("3", "-2", "clear", "11")


def dealt(folder, players, *cards, size=(800, 480), language="en") -> Canvas:
    """The page on which a deal of Up is told, its dealer and so many open cards named."""
    folder.mkdir(exist_ok=True)
    view = sitting(folder, header=Header("up", players))
    entry = entry_for(Write(Purpose.ENTER), view, PageName.TABLE)
    draft = entry.draft.begin("deal").choose(players[0])
    for card in cards:
        draft = draft.choose(card)
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_entry(canvas, texts(language), entry.filled(draft), view)
    return canvas


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_of_a_long_list_the_end_is_shown(size, language, tmp_path):
    canvas = dealt(tmp_path, TEN, *OPEN * 9, "7", "7", "7", size=size, language=language)
    assert cut_off(canvas) == []
    assert any(text.endswith(" · 7 7 7") for text in written(canvas))


def test_a_list_without_its_beginning_says_so(tmp_path):
    canvas = dealt(tmp_path, TEN, *OPEN * 9, "7", "7", "7", size=(720, 1280))
    assert "… clear 11 · 3 −2 clear 11 · 3 −2 clear 11 · 3 −2 clear 11 · 7 7 7" in written(canvas)


def test_a_list_that_has_room_is_shown_whole(tmp_path):
    assert "Cards dealt · Kim · 7 7" in written(dealt(tmp_path, NAMES, "7", "7"))


def test_a_card_that_is_chosen_several_times_bears_how_often(tmp_path):
    assert "×3" in written(dealt(tmp_path / "three", NAMES, "7", "7", "7"))
    assert not any(text.startswith("×") for text in written(dealt(tmp_path / "one", NAMES, "7")))


def test_cards_of_auf_und_ab_stand_in_five_rows_by_their_lower_number():
    codes = game_forms("auf-und-ab").codes
    rows = [codes[start : start + 11] for start in range(0, 55, 11)]
    assert [{int(code[0]) for code in row} for row in rows] == [{n, 9 - n} for n in range(5)]
