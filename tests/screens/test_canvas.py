"""Boxes in millimetres, and texts that are broken and shrunk until they fit."""

from __future__ import annotations

import pygame
import pytest

from companion.screens.canvas import SMALLEST_TEXT, Box, Canvas
from companion.screens.lettering import broken, fit
from companion.screens.theme import FELT


@pytest.fixture
def canvas() -> Canvas:
    return Canvas(pygame.Surface((1280, 720)), FELT)


def test_rows_and_columns_share_a_box_by_their_proportions():
    assert Box(0, 0, 10, 31).rows(1, 2, gap=1) == (Box(0, 0, 10, 10), Box(0, 11, 10, 20))
    assert Box(5, 0, 31, 10).columns(2, 1, gap=1) == (Box(5, 0, 20, 10), Box(26, 0, 10, 10))


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_every_panel_is_86_millimetres_at_its_short_side(size):
    box = Canvas(pygame.Surface(size), FELT).box
    assert min(box.w, box.h) == pytest.approx(86)


def test_a_text_too_long_for_its_smallest_size_is_known_to_be_cut(canvas):
    canvas.text("a name that is by far too long", Box(0, 0, 10, 4), 4)
    assert not canvas.written[0].whole
    assert canvas.written[0].capital == pytest.approx(SMALLEST_TEXT, abs=0.1)


@pytest.mark.parametrize(
    ("text", "millimetres", "lines", "shown", "whole"),
    [
        ("92", 1.9, 1, ("92",), True),
        ("92", 1.0, 1, ("92",), False),
        ("Total", 1.9, 2, ("Total",), True),
        ("one word and another", 2.0, 2, ("one word a…",), False),
        ("one word and another", 4.9, 2, ("one word", "and another"), True),
    ],
)
def test_dots_stand_only_where_words_are_missing(text, millimetres, lines, shown, whole):
    fitted = fit(text, (110, round(millimetres * 8)), (40, 16), bold=False, lines=lines)
    assert (fitted.lines, fitted.whole) == (shown, whole)


def test_a_word_too_wide_at_every_size_is_taken_apart_and_loses_nothing():
    fitted = fit("Donaudampfschifffahrtska", (190, 80), (40, 16), bold=True, lines=2)
    assert fitted.whole
    assert fitted.lines == ("Donaudampf-", "schifffahrtska")


@pytest.mark.parametrize("lines", [1, 2])
def test_what_a_text_will_cover_is_what_it_then_covers(canvas, lines):
    box, text = Box(10, 10, 40, 14), "The tabletop companion"
    covered = canvas.covered(text, box, 5.0, bold=True, lines=lines)
    canvas.text(text, box, 5.0, bold=True, lines=lines)
    put = [line.rect for line in canvas.written[-1].lines]
    assert len(put) == lines
    assert canvas.rect(covered) == put[0].unionall(put[1:])


def test_fitting_says_how_large_a_text_will_be_written(canvas):
    box = Box(0, 0, 30, 12)
    canvas.text("Alexander der Große", box, 9, bold=True, lines=2)
    assert canvas.written[0].capital == canvas.fitting("Alexander der Große", box, 9, bold=True, lines=2)


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("Gagnant : Kim", "Kim"),
        ("Pourquoi ?", "Pourquoi ?"),
        ("arbitre « oui »", "« oui »"),
        ("‹ Retour", "‹ Retour"),
        ("Règle : ▲ UP", "▲ UP"),
        ("impair → ▼ AB", "→ ▼ AB"),
        ("Seine Pile : 11", "Pile : 11"),
    ],
)
def test_no_line_ends_where_two_belong_together(text, last):
    pieces = broken(text, 130, 20, bold=True)
    assert pieces is not None
    assert pieces[-1] == last


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Maximilian-Alexander", ("Maximilian-", "Alexander")),
        ("Schwupps-Stapel", ("Schwupps-", "Stapel")),
        ("Ist das 0-1", ("Ist das 0-1",)),
    ],
)
def test_a_long_word_is_broken_at_its_hyphen_but_no_card_is(text, lines):
    assert broken(text, 170, 20, bold=True) == lines


def test_what_is_drawn_last_is_touched_first(canvas):
    canvas.touch(Box(0, 0, 50, 50), "below", "below")
    canvas.touch(Box(10, 10, 12, 12), "above", "above")
    assert canvas.touched(15, 15) == "above"
    assert canvas.touched(5, 5) == "below"
    assert canvas.touched(60, 60) is None
