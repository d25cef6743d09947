"""How people are told apart on every page: by their colour and, on it, a picture, a figure or an initial."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import cycle
from typing import Final

import pygame

from companion.engines.names import composed
from companion.evening.profiles import PersonColour, Profile
from companion.screens.canvas import Box, Canvas
from companion.screens.graphemes import graphemes
from companion.screens.lettering import CAPITAL, rendered
from companion.screens.theme import Colour

WIDEST: Final = 9.0
"""Millimetres that a portrait beside a name takes at most."""

SHARE, ABOVE = 0.22, 0.45
"""Part of a name's width that a portrait beside it takes at most, and of its height above it."""

LEAST: Final = 3.0
"""Millimetres under which a portrait is left out: its sign could not be told."""

APART: Final = 0.8
"""Millimetres between a portrait and the name."""

INSIDE: Final = 0.68
"""Part of the disc's diameter that a figure takes: a square in a circle, and a little less."""

INITIAL: Final = 0.46
"""Part of the diameter that an initial's height takes."""

RING: Final = 0.09
"""Part of the diameter that the ring of the colour around a picture takes."""

_FINE: Final = 4
"""Drawn so many times larger and then shrunk, for soft edges."""


def portrait_of(canvas: Canvas, name: str) -> Profile | None:
    """What is shown of somebody beside their name; None where they have chosen nothing that is seen."""
    profile = canvas.people.get(composed(name))
    return profile if profile is not None and replace(profile, voice=None) != Profile() else None


def beside_portrait(canvas: Canvas, name: str, box: Box) -> tuple[Box, Box | None]:
    """The room for a name in a box, and that for the portrait; None where none is shown.

    It stands at the left of the name, and above it in a box that is higher than wide.
    """
    above = box.h > box.w
    side = min(box.w, ABOVE * box.h, WIDEST) if above else min(box.h, SHARE * box.w, WIDEST)
    if portrait_of(canvas, name) is None or side < LEAST:
        return box, None
    taken = side + APART
    if above:
        place = Box(box.x + (box.w - side) / 2, box.y, side, side)
        return Box(box.x, box.y + taken, box.w, box.h - taken), place
    place = Box(box.x, box.y + (box.h - side) / 2, side, side)
    return Box(box.x + taken, box.y, box.w - taken, box.h), place


def put_portrait(canvas: Canvas, name: str, box: Box) -> Box:
    """Draw somebody's portrait in a box, where one is shown; the room that is left for the name."""
    room, place = beside_portrait(canvas, name, box)
    if place is not None:
        draw_portrait(canvas, name, place)
    return room


def draw_portrait(canvas: Canvas, name: str, box: Box) -> None:
    """Draw somebody's portrait in the middle of a box; what has chosen nothing bears the initial alone."""
    draw_profile(canvas, canvas.people.get(composed(name), Profile()), name, box)


def draw_profile(canvas: Canvas, profile: Profile, name: str, box: Box) -> None:
    """Draw how somebody looks who has chosen that."""
    place = box.square()
    size = max(8, round(place.w * canvas.scale))
    theme = canvas.theme
    ground = theme.raised if profile.colour is None else theme.people[profile.colour]
    if profile.picture is not None:
        taken = _round_picture(profile.picture, size, ground)
        if taken is not None:
            canvas.picture(taken, place)
            return
    canvas.picture(_disc(size, ground, theme.line if profile.colour is None else ground), place)
    ink = ink_on(canvas, ground)
    if profile.figure is None:
        pixels = round(INITIAL / CAPITAL * size)
        canvas.picture(rendered(graphemes(name)[0].upper(), pixels, True, ink), place)
        return
    from companion.screens.figures import drawn_figure  # most tables show none

    canvas.picture(drawn_figure(profile.figure, max(6, round(INSIDE * size)), ink, ground), place)


def ink_on(canvas: Canvas, ground: Colour) -> Colour:
    """Black or white, whichever has the greater contrast to a colour."""
    black, white = canvas.theme.spade, canvas.theme.paper
    level = (_bright(black) * _bright(white)) ** 0.5
    return black if _bright(ground) > level else white


def _bright(colour: Colour) -> float:
    """What contrast is the ratio of (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05


def line_colours(canvas: Canvas, names: Sequence[str]) -> tuple[Colour, ...]:
    """Everybody's colour in a chart: their own, and of those that are left for whoever has none."""
    chosen = [canvas.people.get(composed(name), Profile()).colour for name in names]
    others = cycle([colour for colour in PersonColour if colour not in chosen] or PersonColour)
    return tuple(canvas.theme.people[colour or next(others)] for colour in chosen)


@lru_cache(maxsize=64)
def _disc(size: int, ground: Colour, border: Colour) -> pygame.Surface:
    fine = pygame.Surface((size * _FINE, size * _FINE), pygame.SRCALPHA)
    middle = size * _FINE / 2
    pygame.draw.circle(fine, border, (middle, middle), middle)
    pygame.draw.circle(fine, ground, (middle, middle), middle - 2 * _FINE)
    return pygame.transform.smoothscale(fine, (size, size))


@lru_cache(maxsize=64)
def _round_picture(jpeg: bytes, size: int, ring: Colour) -> pygame.Surface | None:
    """A picture cut to a disc, with a ring around it; None where it is damaged."""
    from companion.cameras.snapshots import middle_of, unpacked
    from companion.screens.pictures import fitted

    image = unpacked(jpeg)
    if image is None:
        return None
    full = size * _FINE
    square = fitted(middle_of(image), (full, full))
    fine = pygame.Surface((full, full), pygame.SRCALPHA)
    middle = full / 2
    pygame.draw.circle(fine, (255, 255, 255), (middle, middle), middle * (1 - RING))
    fine.blit(square, square.get_rect(center=(middle, middle)), special_flags=pygame.BLEND_RGBA_MULT)
    under = pygame.Surface((full, full), pygame.SRCALPHA)
    pygame.draw.circle(under, ring, (middle, middle), middle)
    under.blit(fine, (0, 0))
    return pygame.transform.smoothscale(under, (size, size))
