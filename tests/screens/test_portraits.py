"""People are told apart by colour and sign wherever their names stand, whatever eyes they are seen with."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest

from companion.evening.profiles import Figure, PersonColour, Profile
from companion.screens.canvas import Box, Canvas
from companion.screens.figures import drawn_figure
from companion.screens.portraits import (
    beside_portrait,
    draw_profile,
    ink_on,
    line_colours,
    portrait_of,
    put_portrait,
)
from companion.screens.theme import FELT, LINEN, Theme
from tests.screens.profile_pages import face
from tests.screens.test_theme import contrast

EYES = {
    "all colours": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
"""What eyes see of light, in linear RGB: Machado, Oliveira and Fernandes 2009, table 1, severity 1."""

APART = 12.0
"""CIEDE2000 by which any two colours differ at least for all of them."""

TO_XYZ = np.array([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
                   [0.0193339, 0.1191920, 0.9503041]])  # fmt: skip
"""Linear sRGB to XYZ (IEC 61966-2-1)."""


def lab(colour, eyes):
    """A colour in CIELAB, as those eyes see it."""
    part = np.array(colour) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    xyz = TO_XYZ @ np.clip(EYES[eyes] @ linear, 0, 1) / (0.95047, 1, 1.08883)
    x, y, z = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one, other):
    """Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    grown = 1 + 0.5 * (1 - np.sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = np.hypot(grown * a1, b1), np.hypot(grown * a2, b2)
    h1, h2 = (np.degrees(np.arctan2(b, grown * a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180
    chroma, hue = (c1 + c2) / 2, (h1 + turn / 2) % 360
    light = (l1 + l2) / 2
    t = 1 - 0.17 * np.cos(np.radians(hue - 30)) + 0.24 * np.cos(np.radians(2 * hue))
    t += 0.32 * np.cos(np.radians(3 * hue + 6)) - 0.2 * np.cos(np.radians(4 * hue - 63))
    in_l = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / np.sqrt(20 + (light - 50) ** 2))
    in_c = (c2 - c1) / (1 + 0.045 * chroma)
    in_h = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn) / 2) / (1 + 0.015 * chroma * t)
    bend = -np.sin(np.radians(60 * np.exp(-(((hue - 275) / 25) ** 2))))
    bend *= 2 * np.sqrt(chroma**7 / (chroma**7 + 25**7))
    return np.sqrt(in_l**2 + in_c**2 + in_h**2 + bend * in_c * in_h)


def test_the_measure_is_that_of_the_paper():
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert ciede2000((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(
        1.2644, abs=1e-4
    )


@pytest.fixture(params=[FELT, LINEN], ids=["felt", "linen"])
def theme(request) -> Theme:
    return request.param


@pytest.mark.parametrize("eyes", EYES)
def test_any_two_colours_are_told_apart(theme, eyes):
    seen = {name: lab(colour, eyes) for name, colour in theme.people.items()}
    assert len(seen) == len(PersonColour)
    alike = [
        (one.value, other.value)
        for one, other in combinations(seen, 2)
        if ciede2000(seen[one], seen[other]) < APART
    ]
    assert alike == []


@pytest.mark.parametrize("colour", PersonColour)
def test_a_colour_is_seen_on_the_page_and_the_sign_on_the_colour(theme, colour):
    ground = theme.people[colour]
    assert min(contrast(ground, theme.ground), contrast(ground, theme.panel)) >= 3
    canvas = Canvas(pygame.Surface((8, 8)), theme)
    assert contrast(ink_on(canvas, ground), ground) >= 4.3, "the least that black or white have on any colour"
    assert contrast(ink_on(canvas, ground), ground) == max(
        contrast(ink, ground) for ink in (theme.spade, theme.paper)
    )


def canvas_with(**people) -> Canvas:
    canvas = Canvas(pygame.Surface((860, 860)), FELT, people=people)
    canvas.begin()
    return canvas


def test_no_two_figures_look_alike():
    drawn = {drawn_figure(figure, 24, (0, 0, 0), (255, 255, 255)).get_buffer().raw for figure in Figure}
    assert len(drawn) == len(Figure)


def looks(profile: Profile, name: str = "Kim") -> bytes:
    canvas = canvas_with()
    draw_profile(canvas, profile, name, Box(0, 0, 20, 20))
    return canvas.surface.get_buffer().raw


def test_a_picture_goes_before_the_figure_and_that_before_the_initial():
    blue = Profile(PersonColour.BLUE)
    fox = Profile(PersonColour.BLUE, Figure.FOX)
    taken = Profile(PersonColour.BLUE, Figure.FOX, face())
    assert len({looks(blue), looks(fox), looks(taken), looks(Profile())}) == 4
    assert looks(blue) == looks(blue, "Kay") != looks(blue, "Leah")
    assert looks(Profile(PersonColour.BLUE, Figure.FOX, b"no JPEG")) == looks(fox)


def test_nobody_has_a_portrait_who_has_chosen_nothing_that_is_seen():
    canvas = canvas_with(Kim=Profile(voice="de"), Leah=Profile(PersonColour.PINK))
    assert portrait_of(canvas, "Kim") is None
    room = Box(0, 0, 40, 10)
    assert put_portrait(canvas, "Kim", room) == put_portrait(canvas, "Tom", room) == room
    assert put_portrait(canvas, "Leah", room).w < room.w


@pytest.mark.parametrize("room", [Box(5, 5, 40, 10), Box(5, 5, 12, 24), Box(5, 5, 9, 8.9)])
def test_name_and_portrait_share_the_room_and_do_not_touch(room):
    canvas = canvas_with(Leah=Profile(PersonColour.PINK))
    name, place = beside_portrait(canvas, "Leah", room)
    if place is None:
        assert name == room
        return
    assert place.w == place.h <= min(room.w, room.h)
    beside, below = name.x - place.x - place.w, name.y - place.y - place.h
    assert max(beside, below) > 0
    assert name.x + name.w == pytest.approx(room.x + room.w)
    assert name.y + name.h == pytest.approx(room.y + room.h)


def test_in_a_chart_nobody_without_a_colour_gets_one_that_somebody_chose():
    canvas = canvas_with(Leah=Profile(PersonColour.BLUE), Jo=Profile(PersonColour.GREEN))
    names = ("Kim", "Leah", "Tom", "Jo", "Ida")
    colours = line_colours(canvas, names)
    assert colours[1] == FELT.people[PersonColour.BLUE]
    assert colours[3] == FELT.people[PersonColour.GREEN]
    assert len(set(colours)) == len(names)


def test_ten_people_have_lines_though_there_are_fewer_colours():
    assert len(line_colours(canvas_with(), [str(number) for number in range(10)])) == 10
