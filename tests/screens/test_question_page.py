"""The way from the likely answers of a question to all others says what lies behind it."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from companion.engines import Header
from companion.games.schwupps.table.questions import whose_gift
from companion.games.up.table.questions import ask_cut
from companion.screens.canvas import Canvas
from companion.screens.intents import AllCards
from companion.screens.pages.game import draw_asked
from companion.screens.theme import FELT
from companion.texts import LANGUAGES, texts
from tests.screens.drawn import canvas_of, cut_off
from tests.screens.sample_pages import SIZES, drawn
from tests.screens.sample_views import ASKED, HEADER, NAMES, changed, sitting

QUESTIONS = {
    "gift": (Header("schwupps", NAMES), whose_gift(NAMES, 0)),
    "cut": (Header("up", NAMES), ask_cut(in_round=True)),
    "card": (HEADER, ASKED),
    "unread": (HEADER, replace(ASKED, likely=0)),
}


def asking(folder, name):
    header, question = QUESTIONS[name]
    return sitting(folder, header=header, question=question)


@pytest.mark.parametrize(
    ("name", "labels"),
    [
        ("gift", ("Somebody else", "Jemand anders", "Quelqu’un d’autre")),
        ("cut", ("Something else", "Etwas anderes", "Autre réponse")),
        ("card", ("None of these", "Keine davon", "Aucune de celles-ci")),
        ("unread", ("All answers", "Alle Antworten", "Toutes les réponses")),
    ],
)
def test_the_way_to_the_other_answers_is_named_after_them(name, labels, tmp_path):
    view = asking(tmp_path, name)
    others = AllCards(every=True)
    named = tuple(
        next(target.label for target in canvas_of(view, language=language).targets if target.intent == others)
        for language in ("en", "de", "fr")
    )
    assert named == labels


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", QUESTIONS)
def test_no_answer_is_cut_short(name, size, language, tmp_path):
    assert cut_off(canvas_of(asking(tmp_path, name), size, language)) == []


@pytest.mark.parametrize("size", SIZES)
def test_every_card_is_written_in_one_size(size, tmp_path):
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_asked(canvas, texts("de"), asking(tmp_path, "card"), every=True)
    sizes = {line.text: line.capital for line in canvas.written if line.text[-1] in "♣♦♥♠"}
    assert {"2♠", "10♦", "B♠", "D♥", "K♣"} <= sizes.keys()
    assert len(set(sizes.values())) == 1


def test_on_an_upright_page_several_likely_touches_have_a_row_of_their_own(tmp_path):
    view = changed(asking(tmp_path, "cut"), watched=False)
    places = {target.label: target.box for target in canvas_of(view, (720, 1280), "de").targets}
    assert places["Gegeben"].y == places["Zug eingeben"].y < places["Menü"].y


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", ["how-it-lies", "every-way", "up-laid"])
def test_a_long_question_is_written_large_enough(page, size, language, tmp_path):
    canvas = drawn(page, size, language, tmp_path)
    assert max(line.capital for line in canvas.written if line.text.endswith("?")) > 2.4


@pytest.mark.parametrize("size", SIZES)
def test_the_clear_card_is_a_large_cross_with_its_name_below(size, tmp_path):
    canvas = drawn("up-laid", size, "de", tmp_path)
    (name,) = [line for line in canvas.written if line.text == "Abräumkarte"]
    card = next(target.box for target in canvas.targets if target.box.holds(name.box.x, name.box.y))
    area = canvas.rect(card)
    area.height = canvas.rect(name.box).top - area.top
    pixels = pygame.surfarray.array3d(canvas.surface.subsurface(area))
    assert (pixels == canvas.theme.spade).all(axis=2).any(axis=1).sum() / canvas.scale > 6
