"""The table as the camera sees it: what lies there is painted once, what moves is painted into each frame."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards.poker import HEIGHT_MM, WIDTH_MM, PokerDeck
from companion.cards.updown import SIDE_MM, Ring, draw_updown
from companion.rehearsal import clutter, dice
from companion.rehearsal.arms import paint_arm
from companion.rehearsal.canvas import (
    WHOLE,
    Picture,
    Texture,
    Window,
    around,
    blend,
    corners,
    darken,
    lay,
    placed,
    textured,
)
from companion.rehearsal.conditions import World
from companion.rehearsal.grounds import draw_floor, draw_ground
from companion.rehearsal.layout import BACK, Kind, Layout, Lying, Spot
from companion.rehearsal.lens import PICTURE, Lens, Matrix, Points
from companion.rehearsal.light import Brightness
from companion.rehearsal.sensor import Grain
from vision.table.board import A4, draw_board

_TABLE: Final = (1500.0, 1100.0)
"""Width and height of the table top in millimetres; it fills the picture."""

_CURL: Final = 1.6
"""Height in millimetres at which a card's edge casts its shadow: no card lies quite flat."""


@dataclass(frozen=True, slots=True)
class Reaching:
    """An arm above the table in one frame.

    Attributes:
        seat: whose.
        tip: where the fingertips are.
        lift: height of the fingertips in millimetres.
    """

    seat: int
    tip: Spot
    lift: float


@dataclass(frozen=True, slots=True)
class Carried:
    """A thing in somebody's hand in one frame.

    Attributes:
        lying: the thing, where it would lie if it were dropped.
        height: of the thing above the table in millimetres.
        squash: its width as a share of the whole while it is being turned over.
    """

    lying: Lying
    height: float
    squash: float = 1.0


@dataclass(frozen=True, slots=True)
class Tumbling:
    """A die that rolls in one frame.

    Attributes:
        spot: where its middle is.
        height: of its middle above the table in millimetres.
        rotation: see `companion.rehearsal.dice.resting`.
    """

    spot: Spot
    height: float
    rotation: Matrix


class Stage:
    """Paints layouts; what was painted for one frame is kept for the next, but for what has changed.

    Attributes:
        world: table, light and camera.
        layout: what lies on the table; set it to change that.
        lens: how the camera hangs; set it to let somebody knock it.
    """

    def __init__(self, world: World, ring: Ring) -> None:
        """Set the table up as the world says, with an UP&DOWN card of that ring."""
        self.world = world
        self.layout = Layout()
        self.lens = world.lens
        self._ring = ring
        self._deck = PokerDeck(world.deck)
        self._density = 1.35 * max(self.lens.density(x, y) for x in (-250, 250) for y in (-205, 205))
        self._texture = lru_cache(maxsize=96)(self._draw)
        self._painted = Layout()
        self._aimed: Lens | None = None

    def frame(
        self,
        arms: Iterable[Reaching] = (),
        carried: Iterable[Carried] = (),
        tumbling: Iterable[Tumbling] = (),
    ) -> Picture:
        """The next frame: the layout with what moves above it."""
        self._paint_changes()
        picture = self._still.copy()
        for held in carried:
            self._paint_carried(picture, held)
        for die in tumbling:
            self._paint_die(picture, die.spot, die.height, die.rotation, lit=True)
        for arm in arms:
            paint_arm(picture, self.lens, self.world.light, self.world.arms[arm.seat], arm.tip, arm.lift)
        return self._grain.expose(picture)

    @cached_property
    def _grain(self) -> Grain:
        return Grain(self.world.sensor, np.random.default_rng([self.world.seed, 7]))

    def _paint_changes(self) -> None:
        """Paint anew what differs from the picture that is kept; all of it for another lens."""
        before, self._painted = self._painted, self.layout
        if self._aimed is not self.lens:
            self._aim(self.lens)
            self._repaint(WHOLE)
            return
        old, new = set(before.things), set(self.layout.things)
        kept, still = (
            [lying for lying in before if lying in new],
            [lying for lying in self.layout if lying in old],
        )
        restacked = [lying for pair in zip(kept, still, strict=True) if pair[0] != pair[1] for lying in pair]
        changed = [self._window(lying) for lying in (*(old ^ new), *restacked)]
        if changed:
            self._repaint(reduce(Window.joined, changed))

    def _aim(self, lens: Lens) -> None:
        random = np.random.default_rng([self.world.seed, 3])
        size = (round(_TABLE[0] * self._density / 1.35), round(_TABLE[1] * self._density / 1.35))
        top = draw_ground(self.world.ground, size, size[0] / _TABLE[0], random)
        opaque = np.dstack([top, np.full(top.shape[:2], 255, np.uint8)])
        self._ground = draw_floor(PICTURE, random)
        blend(self._ground, lay(lens, opaque, _TABLE, placed(0, 0, 0), WHOLE))
        self._light = self._brightness(lens)
        self._glare = self._reflection(lens)
        self._still = np.empty((PICTURE[1], PICTURE[0], 3), np.uint8)
        self._aimed = lens

    def _brightness(self, lens: Lens) -> Brightness:
        """Light, white balance and vignette in each pixel, worked out coarsely and enlarged."""
        coarse = (PICTURE[0] // 16 + 1, PICTURE[1] // 16 + 1)
        across, down = np.meshgrid(
            np.linspace(0, PICTURE[0] - 1, coarse[0]), np.linspace(0, PICTURE[1] - 1, coarse[1])
        )
        pixels = np.column_stack([across.ravel(), down.ravel()])
        light, sensor = self.world.light, self.world.sensor
        bright = (
            light.at(np.clip(lens.on_table(pixels), -900, 900)).reshape(coarse[1], coarse[0]) * light.level
        )
        radius = np.hypot(across - PICTURE[0] / 2, down - PICTURE[1] / 2) / np.hypot(*PICTURE) * 2
        bright = bright * (1 - sensor.vignette * radius**2)
        full = cv2.resize(bright.astype(np.float32), PICTURE, interpolation=cv2.INTER_LINEAR)
        return np.asarray(full[..., None] * np.array(light.colour, np.float32), np.float32)

    def _reflection(self, lens: Lens) -> Picture | None:
        """The lamp's reflection on smooth things, None when the table has no glare."""
        strength = self.world.sensor.glare
        if strength == 0.0:
            return None
        x, y, height = self.world.light.lamp
        share = lens.eye[2] / (lens.eye[2] + height)
        spot = np.array([(lens.eye[0] + (x - lens.eye[0]) * share, lens.eye[1] + (y - lens.eye[1]) * share)])
        centre, beside = lens.project(np.concatenate([spot, spot + np.array([70.0, 0.0])]))
        across, down = np.meshgrid(
            np.arange(PICTURE[0], dtype=np.float32), np.arange(PICTURE[1], dtype=np.float32)
        )
        far = ((across - centre[0]) ** 2 + (down - centre[1]) ** 2) / float(((beside - centre) ** 2).sum())
        shine = np.clip(150.0 * strength * np.exp(-far / 2), 0, 255).astype(np.uint8)
        return np.asarray(cv2.cvtColor(shine, cv2.COLOR_GRAY2BGR), np.uint8)

    def _repaint(self, window: Window) -> None:
        margin = 6
        wide = Window(
            max(0, window.left - margin),
            max(0, window.top - margin),
            min(PICTURE[0], window.right + margin),
            min(PICTURE[1], window.bottom + margin),
        )
        if wide.empty:
            return
        canvas = np.ascontiguousarray(self._ground[wide.slices])
        for lying in self.layout:
            if self._window(lying).meets(wide):
                self._paint(canvas, wide, lying)
        lit = cv2.multiply(canvas, self._light[wide.slices], dtype=cv2.CV_8U)
        if self._glare is not None:
            lit = cv2.add(lit, self._glare[wide.slices])
        if self.world.sensor.blur > 0:
            lit = cv2.GaussianBlur(lit, (0, 0), self.world.sensor.blur)
        inner = self._still[window.slices]
        top, left = window.top - wide.top, window.left - wide.left
        inner[:] = lit[top : top + inner.shape[0], left : left + inner.shape[1]]

    def _window(self, lying: Lying) -> Window:
        """The part of the picture that a thing and its shadow may touch."""
        spot = lying.spot
        outline = corners(self._size(lying), placed(spot.x, spot.y, spot.turn))
        points = [self.lens.project(outline)]
        if lying.thing.kind is Kind.DIE:
            points.append(self.lens.project(outline, dice.EDGE))
            points.append(self.lens.project(self._die_shadow(spot, dice.EDGE / 2)))
        elif lying.thing.kind is Kind.GLASS:
            points.append(self.lens.project(outline, clutter.GLASS_HEIGHT))
            points.append(self.lens.project(self._glass_shadow(spot)))
        return around(np.concatenate(points), 12.0)

    def _paint(self, canvas: Picture, window: Window, lying: Lying) -> None:
        spot = lying.spot
        if lying.thing.kind is Kind.DIE:
            self._paint_die(
                canvas, spot, dice.EDGE / 2, dice.resting(int(lying.shows), spot.turn), window=window
            )
            return
        if lying.thing.kind is Kind.GLASS:
            self._shade(canvas, window, self._glass_shadow(spot), 4.0)
            self._blend_within(canvas, window, *clutter.draw_glass(self.lens, spot))
            return
        place = placed(spot.x, spot.y, spot.turn)
        size = self._size(lying)
        dx, dy = self.world.light.offset(spot.x, spot.y, _CURL * 3)
        if lying.thing.kind is Kind.COASTER:
            outline = clutter.coaster_outline(spot.moved(dx, dy))
        else:
            outline = corners(size, placed(spot.x + dx, spot.y + dy, spot.turn))
        self._shade(canvas, window, outline, 1.2 + self.world.light.softness * _CURL)
        blend(canvas, lay(self.lens, self._texture(lying.thing.kind, lying.shows), size, place, window))

    def _shade(self, canvas: Picture, window: Window, outline: Points, blur: float) -> None:
        mask = np.zeros(canvas.shape[:2], np.uint8)
        local = self.lens.project(outline) - (window.left, window.top)
        cv2.fillPoly(mask, [np.round(local * 16).astype(np.int32)], 255, cv2.LINE_AA, shift=4)
        soft = cv2.GaussianBlur(mask, (0, 0), max(0.6, blur))
        darken(canvas, np.asarray(soft, np.uint8), self.world.light.darkness)

    def _paint_carried(self, picture: Picture, held: Carried) -> None:
        spot, size = held.lying.spot, self._size(held.lying)
        if held.lying.thing.kind is Kind.DIE:
            rotation = dice.resting(int(held.lying.shows), spot.turn)
            self._paint_die(picture, spot, held.height + dice.EDGE / 2, rotation, lit=True)
            return
        place = placed(spot.x, spot.y, spot.turn, held.squash)
        window = around(self.lens.project(corners(size, place), held.height))
        if window.empty:
            return
        dx, dy = self.world.light.offset(spot.x, spot.y, held.height)
        outline = corners(size, placed(spot.x + dx, spot.y + dy, spot.turn, held.squash))
        shadow = around(self.lens.project(outline), 12.0)
        if not shadow.empty:
            self._shade(
                picture[shadow.slices], shadow, outline, 1.0 + self.world.light.softness * held.height / 4
            )
        texture = self._texture(held.lying.thing.kind, held.lying.shows)
        seen = lay(self.lens, texture, size, place, window, held.height)
        blend(picture[window.slices], self._lit(seen, spot))

    def _paint_die(
        self,
        picture: Picture,
        spot: Spot,
        height: float,
        rotation: Matrix,
        *,
        window: Window = WHOLE,
        lit: bool = False,
    ) -> None:
        """Paint a die with its shadow; `picture` holds the pixels of `window`."""
        outline = self._die_shadow(spot, height)
        shadow = around(self.lens.project(outline), 12.0)
        if not shadow.empty and not window.empty:
            self._shade_within(picture, window, shadow, outline)
        where, seen = dice.draw_die(
            self.lens, (spot.x, spot.y, height), rotation, self.world.dice, self._sun(spot)
        )
        if where.empty:
            return
        self._blend_within(picture, window, where, self._lit(seen, spot) if lit else seen)

    @staticmethod
    def _blend_within(picture: Picture, window: Window, where: Window, seen: Texture) -> None:
        """Blend what is seen at `where` into the pixels of `window`."""
        left, top = max(where.left, window.left), max(where.top, window.top)
        right, bottom = min(where.right, window.right), min(where.bottom, window.bottom)
        if left < right and top < bottom:
            under = picture[top - window.top : bottom - window.top, left - window.left : right - window.left]
            blend(under, seen[top - where.top : bottom - where.top, left - where.left : right - where.left])

    def _shade_within(self, picture: Picture, window: Window, shadow: Window, outline: Points) -> None:
        left, top = max(shadow.left, window.left), max(shadow.top, window.top)
        right, bottom = min(shadow.right, window.right), min(shadow.bottom, window.bottom)
        if left < right and top < bottom:
            part = picture[top - window.top : bottom - window.top, left - window.left : right - window.left]
            self._shade(part, Window(left, top, right, bottom), outline, 1.0 + self.world.light.softness * 3)

    def _die_shadow(self, spot: Spot, height: float) -> Points:
        square = corners((dice.EDGE, dice.EDGE), placed(spot.x, spot.y, spot.turn))
        low = np.array(self.world.light.offset(spot.x, spot.y, max(0.0, height - dice.EDGE / 2)))
        high = np.array(self.world.light.offset(spot.x, spot.y, height + dice.EDGE / 2))
        hull = cv2.convexHull(np.concatenate([square + low, square + high]).astype(np.float32))
        return np.asarray(hull[:, 0], np.float64)

    def _glass_shadow(self, spot: Spot) -> Points:
        return clutter.glass_shadow(spot, self.world.light.offset(spot.x, spot.y, clutter.GLASS_HEIGHT))

    def _sun(self, spot: Spot) -> NDArray[np.float64]:
        x, y, height = self.world.light.lamp
        towards = np.array([x - spot.x, y - spot.y, -height])
        return np.asarray(towards / np.linalg.norm(towards))

    def _lit(self, seen: Texture, spot: Spot) -> Texture:
        light = self.world.light
        bright = light.level * float(light.at(np.array([(spot.x, spot.y)]))[0])
        return np.asarray(
            cv2.transform(seen, np.diag([*(part * bright for part in light.colour), 1.0])), np.uint8
        )

    def _size(self, lying: Lying) -> tuple[float, float]:
        match lying.thing.kind:
            case Kind.CARD:
                return WIDTH_MM, HEIGHT_MM
            case Kind.UPDOWN:
                return SIDE_MM, SIDE_MM
            case Kind.DIE:
                return dice.EDGE, dice.EDGE
            case Kind.BOARD:
                return A4
            case kind:
                return clutter.SIZES[kind]

    def _draw(self, kind: Kind, shows: str) -> Texture:
        if kind is Kind.BOARD:
            board = draw_board(self._density)
            return np.dstack([board, np.full(board.shape[:2], 255, np.uint8)])
        if kind is Kind.UPDOWN:
            return textured(draw_updown("UP" if shows == "UP" else "DOWN", self._density, self._ring))
        if kind in clutter.SIZES:
            return clutter.draw_flat(kind, self._density)
        if shows == BACK:
            return textured(self._deck.back(self._density))
        return textured(self._deck.face(shows, self._density))
