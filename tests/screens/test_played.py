"""A play is shown in pictures of its cards, wherever they have room."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from companion.decks.drawn.decks import drawn_deck
from companion.records.forms.draft import Draft
from companion.screens.canvas import Box, Canvas
from companion.screens.entry import entry_for
from companion.screens.intents import PageName, Purpose, Write
from companion.screens.pages.bench import draw_bench
from companion.screens.pages.cards import draw_card
from companion.screens.pages.entry import draw_entry
from companion.screens.pages.played import Played, draw_play
from companion.screens.pages.verdict import draw_clauses
from companion.screens.theme import FELT
from companion.texts import LANGUAGES, texts
from tests.games.auf_und_ab.page_views import auf_und_ab, play
from tests.games.schwupps.page_views import schwupps
from tests.screens.drawn import NotingCanvas, canvas_of, cards_on, cut_off, written
from tests.screens.sample_pages import SIZES, drawn
from tests.screens.sample_views import NAMES

SET = ["2-2", "2-3", "2-7"]
OURS = [code for code in drawn_deck("auf-und-ab").codes if code[0] in "012"]
"""Cards that might be taken for each other."""
ROOM = Box(0, 0, 34, 8)
"""The place of a play beside its ruling on the smallest screen, in mm."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("state", "cards"), [("upwards", SET), ("illegal", ["1-2", "1-3", "1-4"])])
def test_a_ruling_shows_the_set_in_pictures(state, cards, size, language, tmp_path):
    canvas = canvas_of(auf_und_ab(tmp_path, state), size, language)
    assert cards_on(canvas, "auf-und-ab", OURS) == cards
    assert cut_off(canvas) == []


def test_beside_the_pictures_stands_who_has_played(tmp_path):
    assert "Leah plays" in written(canvas_of(auf_und_ab(tmp_path, "upwards"), (800, 480)))


def test_a_refused_card_of_schwupps_is_shown_with_its_place(tmp_path):
    canvas = canvas_of(schwupps(tmp_path, "illegal"), (800, 480))
    assert cards_on(canvas, "schwupps", ("purple-8", "purple-9", "red-9")) == ["purple-9"]
    assert "Kim plays, lower row, right" in written(canvas)


def test_the_bench_shows_the_cards(tmp_path):
    game, canvas = auf_und_ab(tmp_path, "upwards").game, NotingCanvas(pygame.Surface((800, 480)), FELT)
    draw_bench(canvas, texts("en"), game, len(game.history) - 1, None)
    assert cards_on(canvas, "auf-und-ab", OURS) == SET


def test_a_cancelled_card_is_struck_through():
    struck, whole = (Canvas(pygame.Surface((800, 480)), FELT) for _ in range(2))
    card = Box(10, 10, 20, 12)
    for canvas, cancelled in ((struck, True), (whole, False)):
        draw_card(canvas, texts("en"), "QC", card, cancelled=cancelled)
    line = [(card.x + card.w * part, card.y + card.h * (1 - part)) for part in (0.1, 0.25, 0.75, 0.9)]
    for x, y in line:
        pixel = round(x * struck.scale), round(y * struck.scale)
        assert struck.surface.get_at(pixel)[:3] == FELT.spade
        assert whole.surface.get_at(pixel)[:3] != FELT.spade


@pytest.mark.parametrize("page", ["cancelled", "bench-cancelled", "what-if-cancelled"])
def test_the_cards_that_cancelled_are_struck_through_wherever_a_trick_is_ruled_on(page, tmp_path):
    canvas = drawn(page, (800, 480), "en", tmp_path)
    struck = canvas.those(lambda alone, box: draw_card(alone, texts("en"), "QC", box, cancelled=True))
    cards = {line.text: line.box for line in canvas.written if line.text in ("Q♣", "Q♦", "J♥", "10♠")}
    lying = {text: any(stroke.holds(box.x, box.y) for stroke in struck) for text, box in cards.items()}
    assert lying == {"Q♣": True, "Q♦": True, "J♥": False, "10♠": False}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", ["bench-cancelled", "what-if-cancelled"])
def test_a_ruling_lists_the_clauses_that_decided_it_with_their_texts(page, size, language, tmp_path):
    canvas = drawn(page, size, language, tmp_path)
    told = next(line for line in written(canvas) if line.startswith("UAD-31"))
    first, second = told.split("\n")
    assert texts(language).clause("UAD-31") in first
    assert texts(language).clause("UAD-35") in second
    assert cut_off(canvas) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_of_many_clauses_the_last_are_named_where_room_is_short(size, language, tmp_path):
    decided = ("UAD-31", "UAD-32", "UAD-33", "UAD-35", "UAD-38", "UAD-41", "UAD-44", "UAD-45")
    view = auf_und_ab(tmp_path, "upwards")
    ruling = replace(view.game.history[-1].ruling, clauses=decided)
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_clauses(canvas, texts(language), ruling, Box(2, 2, 60, 22), 2.9)
    (told,) = written(canvas)
    assert told.startswith("UAD-31")
    assert told.split("\n")[-1].endswith("UAD-45")
    assert cut_off(canvas) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_answer_to_what_if_shows_the_cards(size, language, tmp_path):
    view = auf_und_ab(tmp_path, "upwards")
    entry = entry_for(Write(Purpose.ASK), view, PageName.MENU)
    asked = Draft.of(entry.draft.forms, play(NAMES[2], *SET))
    canvas = NotingCanvas(pygame.Surface(size), FELT)
    draw_entry(
        canvas, texts(language), replace(entry, draft=asked, answer=view.game.history[-1].ruling), view
    )
    assert cards_on(canvas, "auf-und-ab", OURS) == SET
    assert cut_off(canvas) == []


@pytest.mark.parametrize(
    ("game", "line", "codes"),
    [
        ("auf-und-ab", play("Kim", *SET), tuple(SET)),
        (
            "up",
            {"event": "play", "player": "Kim", "from": "hand", "cards": ["clear", "clear"]},
            ("clear",) * 2,
        ),
        ("schwupps", {"event": "number", "player": "Kim", "card": "red-7", "row": 0, "slot": 1}, ("red-7",)),
        ("up", {"event": "show", "cards": {"Kim": ["7"]}}, ()),
        ("up-and-down", {"event": "reveal", "cards": {"Kim": "9C"}}, ()),
        ("up", {"event": "call", "player": "Kim"}, ()),
    ],
)
def test_a_play_of_one_players_cards_can_be_drawn(game, line, codes):
    assert Played(game, line).codes == codes


def test_more_cards_than_have_room_are_written():
    assert Played("auf-und-ab", play("Kim", *SET)).widths(ROOM)
    assert Played("auf-und-ab", play("Kim", *SET, "2-4", "2-5")).widths(ROOM) == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Oma Hannelore", "Alexander der Große", "Hans-Joachim"])
def test_beside_the_cards_a_long_name_is_whole(name, language):
    canvas = Canvas(pygame.Surface((800, 480)), FELT)
    line = {"event": "play", "player": name, "from": "hidden", "cards": ["7"]}
    draw_play(canvas, texts(language), Played("up", line), ROOM, FELT.text)
    assert cut_off(canvas) == []
    assert name in written(canvas)[0]


@pytest.mark.parametrize("size", SIZES)
def test_of_a_schwupp_the_card_that_was_turned_up_is_shown(size, tmp_path):
    canvas = canvas_of(schwupps(tmp_path, "tournament"), size)
    assert cards_on(canvas, "schwupps", ("number", "color", "either", "+1", "-2")) == ["number"]
    assert cut_off(canvas) == []


@pytest.mark.parametrize("size", SIZES)
def test_beside_the_cards_of_a_trick_first_names_stand_whole(size, tmp_path):
    canvas = drawn("leader-left", size, "en", tmp_path)
    assert "Alexander" in written(canvas)
    assert written(canvas).count("Wolfgang") == 2
