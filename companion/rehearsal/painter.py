"""Paints things and their shadows into a picture, lying on the table or held above it."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final
from weakref import proxy

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.decks.drawn.deck import DrawnDeck
from companion.decks.drawn.updown import SIDE_MM, Ring, draw_updown
from companion.rehearsal import clutter, dice, props
from companion.rehearsal.canvas import (
    PaintedPart,
    Texture,
    around,
    blend,
    corners,
    darken,
    lay,
    placed,
    textured,
)
from companion.rehearsal.conditions import World
from companion.rehearsal.faults.effect import Leaf
from companion.rehearsal.faults.registry import finishes_of
from companion.rehearsal.layout import BACK, Kind, Lying, Spot
from companion.rehearsal.lens import Lens, Points
from companion.rehearsal.moving import Carried, Tumbling
from vision.boxes import PixelBox
from vision.table.board import A4, draw_board

SHARPNESS: Final = 1.35
"""Pixels of a drawn card for each pixel that the camera gives it: no more is seen, less is unsharp."""

_CURL: Final = 5.0
"""Height in millimetres at which a card's edge casts its shadow: no card lies quite flat."""

FINISH_MARGIN: Final = 30.0
"""Millimetres by which a card's outline may grow in width and height by what has become of it."""

_RIM: Final = 12.0
"""Pixels around a thing into which its soft shadow reaches."""


class Painter:
    """Knows how each thing looks in one world, through one lens.

    Args:
        world: table, light and dice.
        deck: the cards that are played with.
        ring: the suits round the UP&DOWN card.
    """

    def __init__(self, world: World, deck: DrawnDeck, ring: Ring) -> None:
        self._world = world
        self._ring = ring
        self._deck = deck
        self._finishes = finishes_of(world.faults, world.seed)
        lens = world.lens
        width, height = world.table.play_area
        far = [(x * width, y * height) for x in (-0.38, 0.38) for y in (-0.38, 0.38)]
        self._scale = SHARPNESS * max(lens.density(x, y) for x, y in far)
        # By a weak reference: a cache that holds what it belongs to keeps both until a collection.
        self._texture = lru_cache(maxsize=96)(partial(Painter._draw, proxy(self)))

    def window(self, lens: Lens, lying: Lying) -> PixelBox:
        """The part of the picture that a thing on the table and its shadow may touch."""
        spot = lying.spot
        outline = corners(self._room(lying), placed(spot.x, spot.y, spot.turn))
        points = [lens.project(outline)]
        if lying.thing.kind is Kind.DIE:
            points.append(lens.project(outline, dice.EDGE))
            points.append(lens.project(self._die_shadow(spot, dice.EDGE / 2)))
        elif lying.thing.kind is Kind.GLASS:
            points.append(lens.project(outline, clutter.GLASS_HEIGHT))
            points.append(lens.project(self._glass_shadow(spot)))
        return around(lens, np.concatenate(points), _RIM)

    def window_above(self, lens: Lens, thing: Carried | Tumbling) -> PixelBox:
        """The part of the picture that a thing above the table and its shadow may touch."""
        if isinstance(thing, Tumbling):
            square = corners((2 * dice.EDGE, 2 * dice.EDGE), placed(thing.spot.x, thing.spot.y, 0.0))
            points = [lens.project(square, thing.height + side * dice.EDGE) for side in (-1, 1)]
            shadow, blur = self._die_shadow(thing.spot, thing.height), self._die_blur
        elif thing.lying.thing.kind is Kind.DIE:
            return self.window_above(lens, _held_die(thing))
        else:
            spot, size = thing.lying.spot, self._room(thing.lying)
            place = placed(spot.x, spot.y, spot.turn, thing.squash)
            points = [lens.project(corners(size, place), thing.height)]
            shadow, blur = self._shadow_of(thing)
        return around(lens, np.concatenate([*points, lens.project(shadow)]), _RIM + blur)

    def paint_lying(self, patch: PaintedPart, lens: Lens, lying: Lying) -> None:
        """Paint a thing on the table, unlit."""
        spot, kind = lying.spot, lying.thing.kind
        if kind is Kind.DIE:
            rotation = dice.resting(int(lying.shows), spot.turn)
            self._paint_die(patch, lens, Tumbling(spot, dice.EDGE / 2, rotation), lit=False)
        elif kind is Kind.GLASS:
            self._shade(patch, lens, self._glass_shadow(spot), 4.0)
            _blend_at(patch, *clutter.draw_glass(lens, spot))
        else:
            self._paint_flat(patch, lens, lying)

    def paint_carried(self, patch: PaintedPart, lens: Lens, held: Carried) -> None:
        """Paint a thing above the table, in the light of its place."""
        spot, kind = held.lying.spot, held.lying.thing.kind
        if kind is Kind.DIE:
            self._paint_die(patch, lens, _held_die(held), lit=True)
            return
        leaf = self._leaf(held.lying, held.height, lens)
        size = leaf.size
        self._shade(patch, lens, *self._shadow_of(held))
        place = placed(spot.x, spot.y, spot.turn, held.squash)
        under = patch.part(around(lens, lens.project(corners(size, place), held.height)))
        if under is not None:
            seen = lay(lens, leaf.texture, size, place, under.window, held.height)
            blend(under.pixels, self._lit(seen, spot))

    def paint_tumbling(self, patch: PaintedPart, lens: Lens, die: Tumbling) -> None:
        """Paint a die that rolls, in the light of its place."""
        self._paint_die(patch, lens, die, lit=True)

    def _paint_flat(self, patch: PaintedPart, lens: Lens, lying: Lying) -> None:
        spot, kind, light = lying.spot, lying.thing.kind, self._world.light
        leaf, place = self._leaf(lying, 0.0, lens), placed(spot.x, spot.y, spot.turn)
        size = leaf.size
        shadow = spot.moved(*light.offset(spot.x, spot.y, _CURL))
        if kind is Kind.COASTER:
            outline = clutter.coaster_outline(shadow)
        else:
            outline = corners(self._size(lying), placed(shadow.x, shadow.y, shadow.turn))
        self._shade(patch, lens, outline, 1.2 + light.softness * _CURL / 3)
        under = patch.part(around(lens, lens.project(corners(size, place))))
        if under is not None:
            blend(under.pixels, lay(lens, leaf.texture, size, place, under.window))

    def _paint_die(self, patch: PaintedPart, lens: Lens, die: Tumbling, *, lit: bool) -> None:
        spot = die.spot
        self._shade(patch, lens, self._die_shadow(spot, die.height), self._die_blur)
        middle = (spot.x, spot.y, die.height)
        window, seen = dice.draw_die(lens, middle, die.rotation, self._world.dice, self._sun(spot))
        _blend_at(patch, window, self._lit(seen, spot) if lit and not window.empty else seen)

    def _shade(self, patch: PaintedPart, lens: Lens, outline: Points, blur: float) -> None:
        """Let a shadow fall within an outline on the table, its edge blurred by so many pixels."""
        pixels = lens.project(outline)
        under = patch.part(around(lens, pixels, _RIM + blur))
        if under is None:
            return
        mask = np.zeros(under.pixels.shape[:2], np.uint8)
        local = pixels - (under.window.left, under.window.top)
        cv2.fillPoly(mask, [np.round(local * 16).astype(np.int32)], 255, cv2.LINE_AA, shift=4)
        soft = cv2.GaussianBlur(mask, (0, 0), blur)
        darken(under.pixels, np.asarray(soft, np.uint8), self._world.light.darkness)

    def _shadow_of(self, held: Carried) -> tuple[Points, float]:
        """Where the shadow of something flat in a hand falls, in millimetres, and its blur in pixels."""
        spot, light = held.lying.spot, self._world.light
        dx, dy = light.offset(spot.x, spot.y, held.height)
        place = placed(spot.x + dx, spot.y + dy, spot.turn, held.squash)
        return corners(self._size(held.lying), place), 1.0 + light.softness * held.height / 4

    @property
    def _die_blur(self) -> float:
        """Of a die's shadow, in pixels."""
        return 1.0 + self._world.light.softness * 3

    def _die_shadow(self, spot: Spot, height: float) -> Points:
        square = corners((dice.EDGE, dice.EDGE), placed(spot.x, spot.y, spot.turn))
        low = np.array(self._world.light.offset(spot.x, spot.y, max(0.0, height - dice.EDGE / 2)))
        high = np.array(self._world.light.offset(spot.x, spot.y, height + dice.EDGE / 2))
        hull = cv2.convexHull(np.concatenate([square + low, square + high]).astype(np.float32))
        return np.asarray(hull[:, 0], np.float64)

    def _glass_shadow(self, spot: Spot) -> Points:
        return clutter.glass_shadow(spot, self._world.light.offset(spot.x, spot.y, clutter.GLASS_HEIGHT))

    def _sun(self, spot: Spot) -> NDArray[np.float64]:
        x, y, height = self._world.light.lamp
        towards = np.array([x - spot.x, y - spot.y, -height])
        return np.asarray(towards / np.linalg.norm(towards))

    def _lit(self, seen: Texture, spot: Spot) -> Texture:
        light = self._world.light
        bright = light.level * float(light.at(np.array([(spot.x, spot.y)]))[0])
        gains = np.array([*(part * bright for part in light.colour), 1.0])
        return np.asarray(cv2.multiply(seen, gains), np.uint8)

    def _draw(self, kind: Kind, shows: str, look: int) -> Texture:
        if kind is Kind.BOARD:
            board = draw_board(self._scale)
            return np.dstack([board, np.full(board.shape[:2], 255, np.uint8)])
        if kind is Kind.UPDOWN:
            return textured(draw_updown("UP" if shows == "UP" else "DOWN", self._scale, self._ring))
        if kind is Kind.PROP:
            return props.draw_prop(shows, self._scale)
        if kind is not Kind.CARD:
            return clutter.draw_flat(kind, self._scale)
        if shows == BACK:
            return textured(self._deck.back(self._scale))
        return textured(self._deck.face(shows, self._scale, look % self._deck.looks))

    def _leaf(self, lying: Lying, height: float, lens: Lens) -> Leaf:
        """A flat thing as it looks where it lies, or is held at that height."""
        texture = self._texture(lying.thing.kind, lying.shows, lying.thing.look)
        leaf = Leaf(texture, self._size(lying))
        if lying.thing.kind is Kind.CARD:
            for finish in self._finishes:
                leaf = finish.finished(leaf, lying, height, lens, self._world.light)
        return leaf

    def _room(self, lying: Lying) -> tuple[float, float]:
        """Width and height that a thing may be seen to have in millimetres: sleeves are larger than cards."""
        width, height = self._size(lying)
        more = FINISH_MARGIN if self._finishes and lying.thing.kind is Kind.CARD else 0.0
        return width + more, height + more

    def _size(self, lying: Lying) -> tuple[float, float]:
        """Width and height of a thing in millimetres."""
        kind = lying.thing.kind
        match kind:
            case Kind.PROP:
                return props.size_of(lying.shows)
            case Kind.CARD:
                return self._deck.size
            case Kind.UPDOWN:
                return SIDE_MM, SIDE_MM
            case Kind.DIE:
                return dice.EDGE, dice.EDGE
            case Kind.BOARD:
                return A4
            case _:
                return clutter.SIZES[kind]


def _held_die(held: Carried) -> Tumbling:
    """A die in a hand: it rests on the air."""
    spot = held.lying.spot
    return Tumbling(spot, held.height + dice.EDGE / 2, dice.resting(int(held.lying.shows), spot.turn))


def _blend_at(patch: PaintedPart, window: PixelBox, seen: Texture) -> None:
    """Blend what is seen in a window into that part of it that the patch holds."""
    under = patch.part(window)
    if under is not None:
        left, top = under.window.left - window.left, under.window.top - window.top
        rows, columns = under.pixels.shape[:2]
        blend(under.pixels, seen[top : top + rows, left : left + columns])
