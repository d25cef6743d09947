"""The colours can be read: contrast as WCAG 2.2 defines it."""

from __future__ import annotations

import pytest

from companion.screens.pages.options import COLOURS
from companion.screens.theme import FELT, LINEN, Colour, Theme


def luminance(colour: Colour) -> float:
    """Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_black_on_white_has_the_greatest_contrast():
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


@pytest.fixture(params=[FELT, LINEN], ids=["felt", "linen"])
def theme(request) -> Theme:
    return request.param


@pytest.mark.parametrize("ground", ["ground", "panel", "raised"])
def test_text_is_read_on_everything(theme, ground):
    assert contrast(theme.text, getattr(theme, ground)) >= 7


@pytest.mark.parametrize("accent", ["quiet", "up", "down", "no", "yes", "light"])
@pytest.mark.parametrize("ground", ["ground", "panel"])
def test_accents_are_read_on_ground_and_panel(theme, accent, ground):
    assert contrast(getattr(theme, accent), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("ink", ["text", "quiet", "up", "down", "no", "yes", "light"])
@pytest.mark.parametrize("ground", ["ground", "panel", "raised"])
def test_by_daylight_everything_is_read_on_everything(ink, ground):
    assert contrast(getattr(LINEN, ink), getattr(LINEN, ground)) >= 7


@pytest.mark.parametrize("ink", ["red_suit", "club", "spade", "pale"])
def test_by_daylight_all_ink_is_read_on_paper(ink):
    assert contrast(getattr(LINEN, ink), LINEN.paper) >= 7


@pytest.mark.parametrize("ink", COLOURS)
def test_colours_of_cards_are_read_on_paper(ink):
    assert contrast(COLOURS[ink], LINEN.paper) >= 7


def test_what_is_written_on_a_bright_field_is_read(theme):
    assert contrast(theme.on_light, theme.light) >= 7
    assert contrast(theme.on_no, theme.no) >= 7, "the ruling on its red field"


def test_borders_are_seen(theme):
    assert contrast(theme.line, theme.ground) >= 3


@pytest.mark.parametrize("ink", ["red_suit", "club", "spade", "pale"])
def test_suits_are_seen_on_paper(theme, ink):
    assert contrast(getattr(theme, ink), theme.paper) >= 4.5


def test_clubs_and_spades_differ_by_more_than_their_shape(theme):
    assert contrast(theme.club, theme.spade) >= 2.5
