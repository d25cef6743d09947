"""The page of Schwupps shows rows and piles as they lie, whose turn it is and who holds how many cards."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from companion.engines import Header
from companion.games.schwupps.page.rule_signs import draw_rule
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import Touch
from companion.screens.pages.faces import draw_middle
from companion.screens.pages.game import draw_game
from companion.screens.pages.places import places_around
from companion.screens.theme import FELT
from companion.table.inputs import Action
from companion.table.seats import seats_around
from companion.texts import LANGUAGES, texts
from tests.games.schwupps.page_views import AGGRAVATE, LAY, SETUP, STATES, schwupps
from tests.screens.drawn import NotingCanvas, canvas_of, cut_off, too_small, written
from tests.screens.sample_pages import SIZES
from tests.screens.sample_views import NAMES, changed, sitting


def page(folder, state, size=(1280, 720), language="en") -> NotingCanvas:
    return canvas_of(schwupps(folder, state), size, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", STATES)
def test_every_text_fits_and_every_target_is_large_enough(state, size, language, tmp_path):
    canvas = page(tmp_path, state, size, language)
    assert cut_off(canvas) == []
    assert too_small(canvas) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("state", "name"), [("acting", "Kim"), ("two-players", "Leah"), ("tournament", "Leah")]
)
def test_the_player_to_move_has_the_largest_text(state, name, size, tmp_path):
    largest = max(page(tmp_path, state, size).written, key=lambda line: line.capital)
    assert largest.text == name


RULES = {"+1": "+1", "+2": "+2", "−2": "-2", "#": "number"}
"""The signs of rules that are written, and their cards."""


def drawn(canvas: NotingCanvas) -> dict[str, Box]:
    """Where each card is drawn, by its code."""
    places: dict[str, Box] = {}
    wheels = canvas.those(lambda alone, box: draw_rule(alone, "color", box), within=0.3)
    for line in canvas.written:
        if line.text not in RULES:
            continue
        code, box, right = RULES[line.text], line.box, line.box.x + line.box.w
        beside = [wheel for wheel in wheels if wheel.y == box.y and abs(wheel.x - right) < 0.1]
        for wheel in beside:  # the number or the colour
            wheels.remove(wheel)
            code, box = "either", Box(box.x, box.y, box.w + wheel.w, box.h)
        places[code] = box.inside(-0.3)
    for wheel in wheels:
        places["color"] = wheel.inside(-0.3)
    for code in ("green-6", "blue-7", "green-1", "yellow-10"):
        for box in canvas.those(lambda alone, box, code=code: draw_middle(alone, "schwupps", code, box)):
            places[code] = box
    return places


@pytest.mark.parametrize("size", SIZES)
def test_rows_and_piles_are_drawn_as_they_lie(size, tmp_path):
    lying = drawn(page(tmp_path, "acting", size))
    for left, right in (("green-6", "blue-7"), ("+1", "number"), ("-2", "color"), ("green-1", "yellow-10")):
        assert lying[left].x + lying[left].w <= lying[right].x
        assert lying[left].y == pytest.approx(lying[right].y, abs=0.5)
    for column in (("green-6", "+1", "-2", "green-1"), ("blue-7", "number", "color", "yellow-10")):
        for upper, lower in pairwise(column):
            assert lying[upper].y + lying[upper].h <= lying[lower].y
    assert lying["+2"].x + lying["+2"].w <= lying["+1"].x, "the Schwupps pile lies to the left"


@pytest.mark.parametrize("size", SIZES)
def test_a_rule_stands_nearer_to_its_pile_than_to_the_other_row(size, tmp_path):
    lying = drawn(page(tmp_path, "acting", size))
    columns = (("green-6", "+1", "-2", "green-1"), ("blue-7", "number", "color", "yellow-10"))
    for top, rule, other, bottom in columns:
        beside, between, below = (
            lying[lower].y - lying[upper].y - lying[upper].h
            for upper, lower in ((top, rule), (rule, other), (other, bottom))
        )
        assert 0.3 < max(beside, below) < 0.6 * between


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", ["acting", "two-players", "tournament", "gift"])
def test_the_signs_of_the_rules_are_large(state, size, tmp_path):
    signs = [w.capital for w in page(tmp_path, state, size).written if w.text in ("+1", "+2", "−2", "#")]
    assert len(signs) >= 3
    assert min(signs) > 3.2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", ["acting", "two-players", "tournament", "gift"])
def test_rules_and_piles_are_no_thumbnails(state, size, tmp_path):
    lying = drawn(page(tmp_path, state, size))
    assert len(lying) >= 4
    assert min(min(box.w, box.h) for box in lying.values()) > 6.0


@pytest.mark.parametrize("size", SIZES)
def test_a_long_name_of_whoever_is_to_move_is_the_largest_at_the_left_too(size, tmp_path):
    names = ("Zoe", "Hans-Joachim", "Ben", "Kim", "Leah")
    setup = {**SETUP, "starter": "Hans-Joachim"}
    canvas = canvas_of(sitting(tmp_path, setup, header=Header("schwupps", names)), size)
    sizes = {line.text: line.capital for line in canvas.written if line.text in names}
    assert max(sizes, key=sizes.__getitem__) == "Hans-Joachim"


def test_hands_and_piles_are_counted_with_every_name(tmp_path):
    lines = written(page(tmp_path, "acting"))
    assert [line for line in lines if line.startswith("Hand")] == [f"Hand: {n}" for n in (2, 5, 4, 4)]
    assert lines.count("Own pile: 11") == len(NAMES)
    assert lines.index("49") == lines.index("Common pile") + 1
    assert lines.index("25") == lines.index("Schwupps pile") + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_what_is_counted_is_written_large_enough(size, language, tmp_path):
    lines = page(tmp_path, "acting", size, language).written
    counts = [line.capital for line in lines if line.text.endswith((": 2", ": 4", ": 5", ": 11"))]
    assert len(counts) == 2 * len(NAMES)
    assert min(counts) > 2.2


@pytest.mark.parametrize("size", SIZES)
def test_of_a_play_between_two_people_with_long_names_nothing_is_lost(size, tmp_path):
    names = ("Alexander der Große", "Hans-Joachim")
    setup, to_himself = ({**line, key: names[0]} for line, key in ((SETUP, "starter"), (AGGRAVATE, "player")))
    line = {**to_himself, "give": names[0], "next": "number"}
    view = sitting(tmp_path, setup, line, header=Header("schwupps", names))
    assert not view.game.last.ruling.legal
    assert cut_off(canvas_of(view, size, "fr")) == []


def test_points_are_told_in_a_tournament_only(tmp_path):
    (tmp_path / "single").mkdir()
    assert written(page(tmp_path, "tournament")).count("0 points") == 5
    assert "0 points" not in written(page(tmp_path / "single", "acting"))


def test_before_the_cards_are_laid_out_the_page_says_how(tmp_path):
    canvas = page(tmp_path, "laying-out")
    assert any(line.startswith("Lay out two rows of two Schwupps cards") for line in written(canvas))
    assert Touch(Action.END_TURN) not in [target.intent for target in canvas.targets]


def test_the_turn_can_be_ended_by_touch(tmp_path):
    assert Touch(Action.END_TURN) in [target.intent for target in page(tmp_path, "acting").targets]


def test_a_question_covers_neither_the_rules_nor_what_is_to_be_done(tmp_path):
    canvas = page(tmp_path, "gift")
    tops = {"green-6", "blue-7", "green-1", "yellow-10"}
    assert {"+1", "number", "color", "either", *tops} <= drawn(canvas).keys()
    assert "Kim: go on, or end the turn (14 cards to get rid of)." in written(canvas)


def test_the_gift_is_not_offered_to_whoever_gives_it(tmp_path):
    labels = [target.label for target in page(tmp_path, "gift").targets]
    assert {*NAMES[1:], "Somebody else"} <= set(labels)
    assert NAMES[0] not in labels


def test_the_winner_is_told(tmp_path):
    header = Header("schwupps", NAMES)
    view = sitting(tmp_path, SETUP, LAY, AGGRAVATE, header=header)
    over = view.game.position.won(1, view.game.position.table)
    canvas = Canvas(pygame.Surface((1280, 720)), FELT)
    draw_game(canvas, texts("en"), changed(view, position=over))
    assert "Winner: Leah" in written(canvas)


@pytest.mark.parametrize("count", range(2, 11))
def test_places_surround_the_middle_without_touching(count):
    places, middle = places_around(Box(0, 0, 100, 80), seats_around(count), 1, 1.5)
    assert [place.player for place in places] == list(range(count))
    boxes = [middle, *(place.box for place in places)]
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            apart = (
                one.x + one.w <= other.x + 1e-6
                or other.x + other.w <= one.x + 1e-6
                or one.y + one.h <= other.y + 1e-6
                or other.y + other.h <= one.y + 1e-6
            )
            assert apart
