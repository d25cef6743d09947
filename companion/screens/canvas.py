"""A surface to draw a page on, measured in millimetres of the panel, that remembers what can be touched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

import pygame

from companion.evening.profiles import Profile
from companion.screens.lettering import CAPITAL, Fitted, broken, fit, rendered
from companion.screens.motion import Spot
from companion.screens.scripts import font_of, width_of
from companion.screens.theme import Colour, Theme

PANEL_SHORT_SIDE = 86.0
"""Short side in mm of the 7 inch panels (154 by 86 mm); every other screen is treated as if it were one."""

LEAST_TARGET = 12.0
"""Smallest side in mm of what can be touched."""

SMALLEST_TEXT = 1.7
"""Height in mm of a capital letter under which it is not read at an arm's length; longer texts are cut."""

REASON = 2.9
"""Height in mm of a line that says why something cannot be touched."""

LEADING = 1.02
"""From one line of large letters to the next, as a part of their font size: accents and tails just clear."""

DIMMED = 150
"""How much of what is dimmed is covered, of 255."""

CORNER = 2.0
"""Radius in mm of the corners of a field, of a button as of what is read."""

TABLE_CORNER = 4.0
"""The same of what holds such fields: the table, a question, what an evening ends with."""

CARD_CORNER = 1.2
"""The same of cards, and of what is as small."""

MARK_CORNER = 0.8
"""The same of marks in a corner, and of cards drawn among words."""

Align = Literal["left", "middle", "right"]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in millimetres: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    def inside(self, margin: float) -> Box:
        """The rectangle with a margin taken off all around."""
        return Box(self.x + margin, self.y + margin, self.w - 2 * margin, self.h - 2 * margin)

    def rows(self, *heights: float, gap: float = 0.0) -> tuple[Box, ...]:
        """The rectangle cut into rows whose heights have these proportions."""
        free = self.h - gap * (len(heights) - 1)
        boxes, y = [], self.y
        for height in heights:
            share = free * height / sum(heights)
            boxes.append(Box(self.x, y, self.w, share))
            y += share + gap
        return tuple(boxes)

    def columns(self, *widths: float, gap: float = 0.0) -> tuple[Box, ...]:
        """The rectangle cut into columns whose widths have these proportions."""
        free = self.w - gap * (len(widths) - 1)
        boxes, x = [], self.x
        for width in widths:
            share = free * width / sum(widths)
            boxes.append(Box(x, self.y, share, self.h))
            x += share + gap
        return tuple(boxes)

    def square(self) -> Box:
        """The largest square in its middle."""
        side = min(self.w, self.h)
        return Box(self.x + (self.w - side) / 2, self.y + (self.h - side) / 2, side, side)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


@dataclass(frozen=True, slots=True)
class TouchArea:
    """An intent that depends on where its box is touched: across and down, each from 0 to 1.

    Attributes:
        intent: gives the intent.
        follows: whether it is asked for again and again while the finger moves on.
    """

    intent: Callable[[float, float], object]
    follows: bool = False

    def at(self, box: Box, x: float, y: float) -> object:
        """The intent for a point of the page in millimetres."""
        return self.intent((x - box.x) / box.w, (y - box.y) / box.h)


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can be touched: where, what it says, and what it asks for."""

    box: Box
    label: str
    intent: object

    def asks(self, x: float, y: float) -> object:
        """What a touch at a point of it asks for, in millimetres of the page."""
        return self.intent.at(self.box, x, y) if isinstance(self.intent, TouchArea) else self.intent


@dataclass(frozen=True, slots=True)
class Written:
    """A text as it was drawn: for tests, which read the screen as a person would."""

    text: str
    box: Box
    capital: float
    whole: bool
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text, and the pixels that it takes with all its room above and below."""

    text: str
    rect: pygame.Rect
    colour: Colour


@dataclass(slots=True)
class Canvas:
    """Draws a page.

    Attributes:
        surface: the pixels.
        theme: the colours.
        targets: what can be touched, the last drawn on top.
        written: every text drawn, in order.
        seven_inches: whether it is shown on a panel of 7 inches, as far as is known.
        people: how those look who have chosen that, by their names as they are compared.
        spots: where places of the drawn table lie, from and to which something may be seen to go.
    """

    surface: pygame.Surface
    theme: Theme
    targets: list[Target] = field(default_factory=list)
    written: list[Written] = field(default_factory=list)
    seven_inches: bool = False
    people: Mapping[str, Profile] = field(default_factory=dict)
    spots: dict[Spot, Box] = field(default_factory=dict)

    @property
    def scale(self) -> float:
        """Pixels to the millimetre."""
        return min(self.surface.get_size()) / PANEL_SHORT_SIDE

    @property
    def box(self) -> Box:
        """The whole page."""
        width, height = self.surface.get_size()
        return Box(0, 0, width / self.scale, height / self.scale)

    @property
    def upright(self) -> bool:
        """Whether the page is higher than wide."""
        return self.box.h > self.box.w

    def begin(self) -> None:
        """An empty page."""
        self.surface.fill(self.theme.ground)
        self.targets.clear()
        self.written.clear()
        self.spots.clear()

    def rect(self, box: Box) -> pygame.Rect:
        """A rectangle in pixels."""
        left, top = round(box.x * self.scale), round(box.y * self.scale)
        right, bottom = round((box.x + box.w) * self.scale), round((box.y + box.h) * self.scale)
        return pygame.Rect(left, top, right - left, bottom - top)

    def panel(
        self,
        box: Box,
        colour: Colour,
        *,
        border: Colour | None = None,
        width: float = 0.4,
        corner: float = CORNER,
    ) -> None:
        """A field with rounded corners, with or without a border."""
        rect, radius = self.rect(box), round(corner * self.scale)
        pygame.draw.rect(self.surface, colour, rect, border_radius=radius)
        if border is not None:
            pygame.draw.rect(self.surface, border, rect, max(1, round(width * self.scale)), radius)

    def frame(self, box: Box, colour: Colour, width: float, corner: float = CORNER) -> None:
        """A border alone, around what is drawn already; its width in mm."""
        thick, radius = max(1, round(width * self.scale)), round(corner * self.scale)
        pygame.draw.rect(self.surface, colour, self.rect(box), thick, radius)

    def picture(self, picture: pygame.Surface, box: Box) -> None:
        """A picture in the middle of a box, as it is."""
        rect = self.rect(box)
        self.surface.blit(picture, picture.get_rect(center=rect.center))

    def dim(self, box: Box) -> None:
        """Let what is drawn in a box stand back: it is not true now."""
        rect = self.rect(box)
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((*self.theme.ground, DIMMED))
        self.surface.blit(veil, rect)

    def fitted(self, picture: pygame.Surface, box: Box) -> Box:
        """The part of a box that a picture in its middle covers."""
        rect = picture.get_rect(center=self.rect(box).center)
        scale = self.scale
        return Box(rect.x / scale, rect.y / scale, rect.w / scale, rect.h / scale)

    def text(
        self,
        text: str,
        box: Box,
        capital: float,
        colour: Colour | None = None,
        *,
        bold: bool = False,
        align: Align = "middle",
        lines: int = 1,
    ) -> None:
        """Write a text into a box, smaller if it does not fit, broken into at most so many lines.

        Args:
            text: what to write.
            box: where; the text stands in its middle from top to bottom.
            capital: wished height of a capital letter in mm.
            colour: None: the theme's text colour.
            bold: whether it is bold.
            align: where it stands from left to right.
            lines: how many lines it may take.
        """
        if not text:
            return
        rect = self.rect(box)
        fitted = self._fitted(text, box, capital, bold, lines)
        height = font_of(fitted.pixels, bold).get_linesize()
        top = rect.centery - height * len(fitted.lines) / 2
        ink = colour or self.theme.text
        put = tuple(
            self._line(
                piece, rendered(piece, fitted.pixels, bold, ink), top + number * height, rect, align, ink
            )
            for number, piece in enumerate(fitted.lines)
        )
        self.written.append(Written(text, box, fitted.pixels * CAPITAL / self.scale, fitted.whole, put))

    def _line(
        self, text: str, drawn: pygame.Surface, top: float, within: pygame.Rect, align: Align, ink: Colour
    ) -> Line:
        """Put a line that is drawn onto the page, so many pixels from above."""
        place = drawn.get_rect(top=round(top))
        match align:
            case "left":
                place.left = within.left
            case "right":
                place.right = within.right
            case _:
                place.centerx = within.centerx
        self.surface.blit(drawn, place)
        return Line(text, place, ink)

    def large(
        self, lines: Sequence[str], box: Box, pixels: int, colour: Colour, *, align: Align = "middle"
    ) -> None:
        """Write lines in large narrow letters; how many of what size fit into a box `large_type` knows.

        Args:
            lines: what stands in each line.
            box: where; they stand in its middle from top to bottom.
            pixels: the font size.
            colour: of the letters.
            align: where they stand from left to right.
        """
        rect, drawn = self.rect(box), [rendered(line, pixels, True, colour, narrow=True) for line in lines]
        pitch = LEADING * pixels
        # What a line keeps free above its capitals and below them is not the same.
        ascent = font_of(pixels, bold=True).get_ascent()
        middle = rect.centery + CAPITAL * pixels / 2 - pitch * (len(lines) - 1) / 2
        put = tuple(
            self._line(text, picture, middle + number * pitch - ascent, rect, align, colour)
            for number, (text, picture) in enumerate(zip(lines, drawn, strict=True))
        )
        wide = all(line.rect.width <= rect.width + 1 for line in put)
        self.written.append(Written(" ".join(lines), box, pixels * CAPITAL / self.scale, wide, put))

    def tag(self, text: str, x: float, y: float, capital: float, ink: Colour, within: Box) -> None:
        """Write a word on a field of its own, as wide as it is, its middle at a point in mm.

        Args:
            text: one line.
            x: the middle, across.
            y: the middle, down.
            capital: height of a capital letter in mm.
            ink: the word's colour.
            within: what the field does not leave, whatever the point.
        """
        width = width_of(text, round(capital / CAPITAL * self.scale), True)
        w, h = width / self.scale + 0.6 * capital, 1.6 * capital
        left = min(max(x - w / 2, within.x), within.x + within.w - w)
        top = min(max(y - h / 2, within.y), within.y + within.h - h)
        field = Box(left, top, w, h)
        self.panel(field, self.theme.ground, corner=0.3 * capital)
        self.text(text, field, capital, ink, bold=True)

    def turned(self, text: str, box: Box, capital: float, colour: Colour, *, bold: bool = False) -> None:
        """Write a line upwards from a narrow box's lower edge, smaller if it does not fit."""
        lying = Box(box.x, box.y, box.h, box.w)
        fitted = self._fitted(text, lying, capital, bold, 1)
        drawn = pygame.transform.rotate(rendered(fitted.lines[0], fitted.pixels, bold, colour), 90)
        self.surface.blit(drawn, drawn.get_rect(midbottom=self.rect(box).midbottom))
        self.written.append(Written(text, box, fitted.pixels * CAPITAL / self.scale, fitted.whole))

    def fitting(self, text: str, box: Box, capital: float, *, bold: bool = False, lines: int = 1) -> float:
        """Height in mm of a capital letter that `text` would be written with; as there, without writing."""
        return self._fitted(text, box, capital, bold, lines).pixels * CAPITAL / self.scale

    def covered(self, text: str, box: Box, capital: float, *, bold: bool = False, lines: int = 1) -> Box:
        """The part of a box that `text` would cover in its middle; as there, without writing."""
        fitted, rect = self._fitted(text, box, capital, bold, lines), self.rect(box)
        width = max(width_of(line, fitted.pixels, bold) for line in fitted.lines)
        height = font_of(fitted.pixels, bold).get_linesize() * len(fitted.lines)
        words = pygame.Rect(0, 0, width, height)
        words.center = rect.center
        scale = self.scale
        return Box(words.x / scale, words.y / scale, words.w / scale, words.h / scale)

    def fits(
        self, text: str, box: Box, *, bold: bool = False, capital: float = SMALLEST_TEXT, lines: int = 1
    ) -> bool:
        """Whether a text is no wider than a box, in so many lines of that size."""
        pieces = broken(text, self.rect(box).width, round(capital / CAPITAL * self.scale), bold)
        return pieces is not None and len(pieces) <= lines

    def holds(self, text: str, box: Box, *, bold: bool = False, lines: int = 1) -> bool:
        """Whether a text fits whole into a box, however small it is written."""
        return self._fitted(text, box, SMALLEST_TEXT, bold, lines).whole

    def _fitted(self, text: str, box: Box, capital: float, bold: bool, lines: int) -> Fitted:
        wished, least = (round(height / CAPITAL * self.scale) for height in (capital, SMALLEST_TEXT))
        return fit(text, self.rect(box).size, (wished, min(wished, least)), bold, lines)

    def first_choice(
        self, box: Box, label: str, intent: object, *, capital: float = 3.4, lines: int = 2
    ) -> None:
        """The button that most people are looking for."""
        colour, ink = self.theme.light, self.theme.on_light
        self.button(box, label, intent, colour=colour, ink=ink, capital=capital, lines=lines)

    def option(self, box: Box, label: str, intent: object, *, chosen: bool, capital: float = 3.4) -> None:
        """One of several things of which one is chosen; that one stands out."""
        colour, ink = (self.theme.text, self.theme.ground) if chosen else (None, None)
        self.button(box, label, intent, colour=colour, ink=ink, capital=capital)

    def button(
        self,
        box: Box,
        label: str,
        intent: object,
        *,
        colour: Colour | None = None,
        ink: Colour | None = None,
        capital: float = 3.4,
        lines: int = 2,
    ) -> None:
        """Something to touch, with a label."""
        self.panel(box, colour or self.theme.raised, border=self.theme.line)
        self.text(label, box.inside(1.2), capital, ink, bold=True, lines=lines)
        self.touch(box, label, intent)

    def bar(self, box: Box, why: str) -> None:
        """Let what cannot be touched stand back, and say why across its lower edge."""
        self.dim(box)
        high = min(box.h, 2 * REASON)
        self.text(why, Box(box.x + 0.3, box.y + box.h - high, box.w - 0.6, high), SMALLEST_TEXT, lines=2)

    def barred(self, box: Box, label: str, why: str, *, capital: float = 3.4) -> None:
        """A button that would do nothing now, with the reason."""
        self.panel(box, self.theme.raised, border=self.theme.line)
        self.dim(box)
        above, below = box.inside(1.0).rows(1.2, 1)
        self.text(label, above, capital, self.theme.quiet, bold=True)
        self.text(why, below, SMALLEST_TEXT, self.theme.quiet, lines=2)

    def touch(self, box: Box, label: str, intent: object) -> None:
        """Make a box touchable without drawing it."""
        self.targets.append(Target(box, label, intent))

    def touched(self, x: float, y: float) -> object | None:
        """What a touch at a point in millimetres asks for, None when nothing is there."""
        target = target_at(self.targets, x, y)
        return None if target is None else target.asks(x, y)

    def dragged(self, x: float, y: float) -> object | None:
        """What a finger that has moved on to a point in millimetres asks for; None where nothing follows."""
        following = [one for one in self.targets if isinstance(one.intent, TouchArea) and one.intent.follows]
        target = target_at(following, x, y)
        return None if target is None else target.asks(x, y)


def target_at(targets: Sequence[Target], x: float, y: float) -> Target | None:
    """The topmost thing to touch at a point in millimetres, None when nothing is there."""
    return next((target for target in reversed(targets) if target.box.holds(x, y)), None)
