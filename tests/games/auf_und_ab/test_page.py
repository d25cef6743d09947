"""The page of Auf und Ab tells the way, what is to be beaten, the change cards and who has passed."""

from __future__ import annotations

import pygame
import pytest

from companion.engines import Header
from companion.games.auf_und_ab.page.to_beat import last_set
from companion.games.auf_und_ab.rules.cards import Mode
from companion.games.auf_und_ab.table.questions import ask_who
from companion.screens.intents import Touch
from companion.table.inputs import Action
from companion.texts import LANGUAGES, texts
from tests.games.auf_und_ab.page_views import (
    ALEXANDER,
    DEAL,
    STATES,
    THREE,
    UPWARDS,
    auf_und_ab,
    passing,
    play,
)
from tests.screens.drawn import NotingCanvas, canvas_of, cards_on, cut_off, too_small, written
from tests.screens.sample_pages import SIZES
from tests.screens.sample_views import NAMES, changed, sitting


def page(folder, state, size=(1280, 720), language="en") -> NotingCanvas:
    return canvas_of(auf_und_ab(folder, state), size, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", STATES)
def test_every_text_fits_and_every_target_is_large_enough(state, size, language, tmp_path):
    canvas = page(tmp_path, state, size, language)
    assert cut_off(canvas) == []
    assert too_small(canvas) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_player_to_move_has_the_largest_text(size, tmp_path):
    canvas = page(tmp_path, "upwards", size)
    largest = max(canvas.written, key=lambda line: line.capital)
    assert largest.text == "Alexander der Große"


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ("upwards", {"UP", "4 cards", "above", "2", "Change cards: 3", "odd → ▼ DOWN"}),
        ("downwards", {"DOWN", "1 card", "below", "9", "Change cards: 0", "even → ▼ DOWN"}),
        ("first-set", {"UP", "Any number, any count", "Change cards: 0", "even → ▲ UP"}),
    ],
)
def test_the_way_what_is_to_be_beaten_and_the_change_cards_are_told(state, told, tmp_path):
    assert told <= set(written(page(tmp_path, state)))


def test_cards_left_and_points_stand_with_every_name(tmp_path):
    lines = written(page(tmp_path, "upwards"))
    assert sorted(line for line in lines if line.endswith(" cards")) == [
        "10 cards",
        "10 cards",
        "13 cards",
        "4 cards",
        "9 cards",
    ]
    assert lines.count("0 points") == len(NAMES)


def test_everybody_still_in_the_round_can_pass_and_who_has_passed_is_told(tmp_path):
    canvas = page(tmp_path, "upwards")
    passes = {target.intent for target in canvas.targets if target.label == "Pass"}
    assert passes == {Touch(Action.PASS, seat=seat) for seat in (1, 2, 3)}
    assert "has passed" in written(canvas)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("state", "mover"), [("upwards", 2), ("downwards", 1)])
def test_the_pass_leaves_the_frame_of_whoever_is_to_move_free(state, mover, size, tmp_path):
    canvas = page(tmp_path, state, size)
    (box,) = [target.box for target in canvas.targets if target.intent == Touch(Action.PASS, seat=mover)]
    middle = round((box.y + box.h / 2) * canvas.scale)
    outside = range(round((box.x + box.w) * canvas.scale) + 1, round((box.x + box.w + 2.5) * canvas.scale))
    amber = [x for x in outside if canvas.surface.get_at((x, middle))[:3] == canvas.theme.light]
    assert len(amber) / canvas.scale > 1.0


@pytest.mark.parametrize("size", SIZES)
def test_the_number_to_beat_can_be_read_beside_a_long_name(size, tmp_path):
    names = ("Konstantinos", "Rindfleischetikettierung", "Ben")
    opened = play("Konstantinos", "0-0", "0-9", count=2)
    view = sitting(tmp_path, DEAL, opened, header=Header("auf-und-ab", names))
    lines = {line.text: line.capital for line in canvas_of(view, size).written}
    assert lines["0"] > 4.1
    assert max(size for text, size in lines.items() if "Rindfl".startswith(text[:6])) > 3.4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("state", "mode", "least"), [("upwards", Mode.UP, 4.0), ("downwards", Mode.DOWN, 3.2)]
)
def test_up_and_down_are_a_huge_arrow_and_a_large_word(state, mode, least, size, language, tmp_path):
    canvas = page(tmp_path, state, size, language)
    word = texts(language).say("aua-mode", mode=mode.value)
    (told,) = [line for line in canvas.written if line.text == word]
    assert told.capital >= least
    pixels = pygame.surfarray.array3d(canvas.surface)
    accent = (pixels == (canvas.theme.up if mode is Mode.UP else canvas.theme.down)).all(axis=2)
    wide = accent[:, : canvas.rect(told.box).top].any(axis=1).sum() / canvas.scale
    assert wide > 13.5


def test_nobody_can_pass_who_must_open(tmp_path):
    assert "Pass" not in written(page(tmp_path, "first-set"))


def test_between_hands_the_page_says_what_to_deal(tmp_path):
    canvas = page(tmp_path, "dealing")
    assert any("Everybody gets 13; the 3 cards left over lie aside" in line for line in written(canvas))
    assert Touch(Action.DEALT) in [target.intent for target in canvas.targets]


def test_a_question_covers_neither_the_way_nor_what_is_to_be_done(tmp_path):
    lines = written(page(tmp_path, "question"))
    said = "Kim says whether the double counts as one card or as two"
    assert {"UP", said, "3", "4"} <= set(lines)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Alexander der Große lays 4 cards above 2, or passes"),
        ("de", "Alexander der Große legt 4 Karten über 2 oder passt"),
        ("fr", "Alexander der Große pose 4 cartes au-dessus de 2, ou passe"),
    ],
)
def test_while_it_is_asked_who_laid_a_set_the_page_says_whose_turn_it_is(language, told, tmp_path):
    view = auf_und_ab(tmp_path, "upwards")
    asked = changed(view, question=ask_who(THREE, view.game.header.players, (2,)))
    assert told in written(canvas_of(asked, language=language))


@pytest.mark.parametrize("size", SIZES)
def test_the_set_that_is_asked_about_is_shown_in_whole_cards(size, tmp_path):
    codes = [f"0-{number}" for number in range(10)]
    assert cards_on(page(tmp_path, "question", size), "auf-und-ab", codes, whole=True) == [
        "0-0",
        "0-3",
        "0-9",
    ]


def test_the_set_to_beat_is_the_last_one_that_stands(tmp_path):
    header = auf_und_ab(tmp_path, "upwards").game.header
    asked = {"event": "ask", "about": passing(ALEXANDER)[0]}
    undone = (*UPWARDS, asked, {"event": "undo"})
    (tmp_path / "undone").mkdir()
    assert last_set(sitting(tmp_path / "undone", *undone, header=header).game) == ("1-2", "1-3", "1-4", "1-8")
    (tmp_path / "refused").mkdir()
    refused = sitting(tmp_path / "refused", DEAL, UPWARDS[1], play(NAMES[3], "1-2"), header=header)
    assert last_set(refused.game) == ("0-0", "0-1", "0-9")
    (tmp_path / "before").mkdir()
    assert last_set(sitting(tmp_path / "before", DEAL, header=header).game) == ()
