"""The icon can be told at every size, on dark and on light."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from companion.screens.icon import drawn_icon
from companion.screens.theme import FELT, LINEN

SIZES = (16, 32, 48, 256)

PLACES = {
    "the arrowhead of UP": ((0.67, 0.43), FELT.up),
    "the arrowhead of DOWN": ((0.63, 0.61), FELT.down),
    "the heart": ((0.18, 0.31), FELT.red_suit),
    "the face": ((0.27, 0.7), FELT.paper),
}
"""Points in units of the icon's size, and the colour there."""


def on(ground, size):
    page = pygame.Surface((size, size))
    page.fill(ground)
    page.blit(drawn_icon(size), (0, 0))
    return page


def distance(one, other):
    return sum(abs(a - b) for a, b in zip(one[:3], other[:3], strict=True))


@pytest.mark.parametrize(
    ("size", "ground", "part"), [*product(SIZES, (FELT.ground, LINEN.ground), PLACES)], ids=str
)
def test_each_part_has_its_colour_at_every_size_on_dark_and_on_light(size, ground, part):
    (x, y), colour = PLACES[part]
    seen = on(ground, size).get_at((int(x * size), int(y * size)))
    others = [FELT.panel, ground, *(other for _, other in PLACES.values() if other != colour)]
    # On linen the paper is all but the ground's colour; the line around it keeps them apart.
    others = [other for other in others if distance(other, colour) > 60]
    assert distance(seen, colour) < min(distance(seen, other) for other in others)


@pytest.mark.parametrize(
    ("size", "ground"), [*product(SIZES, (FELT.ground, LINEN.ground, (0, 0, 0), (255, 255, 255)))], ids=str
)
def test_a_card_is_told_from_every_ground(size, ground):
    """Going in from the left, there is soon a line or a field that differs from the ground."""
    page = on(ground, size)
    row = [page.get_at((x, size // 2)) for x in range(size // 3)]
    assert max(distance(pixel, ground) for pixel in row) > 200


@pytest.mark.parametrize("size", [*SIZES, 24, 64, 128, 177])
def test_it_fills_its_square(size):
    icon = drawn_icon(size)
    assert icon.get_size() == (size, size)
    assert icon.get_bounding_rect(min_alpha=64).width > 0.9 * size


def test_nothing_of_it_is_cut_off():
    icon = drawn_icon(512)
    assert pygame.Rect(2, 2, 508, 508).contains(icon.get_bounding_rect())
