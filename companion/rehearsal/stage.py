"""The table as the camera sees it: what lies there is painted once, what moves is painted into each frame."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

import cv2
import numpy as np

from companion.cards.deck import DrawnDeck
from companion.cards.updown import RING, Ring
from companion.rehearsal.arms import paint_arm
from companion.rehearsal.canvas import Patch, Picture, blend, lay, placed, whole
from companion.rehearsal.conditions import World
from companion.rehearsal.grounds import draw_floor, draw_ground
from companion.rehearsal.layout import Layout, Lying
from companion.rehearsal.lens import Lens
from companion.rehearsal.light import brightness, reflection
from companion.rehearsal.moving import Carried, Reaching, Tumbling
from companion.rehearsal.painter import Painter
from companion.rehearsal.sensor import Grain
from vision.boxes import Box, merged

_TABLE: Final = (2.8, 2.05)
"""Width and height of the drawn table top in heights of the play area; it fills the picture."""

_TABLE_SCALE: Final = 1.3
"""Pixels to the millimetre at which the table top is drawn: what the camera gives it."""

_BLEED: Final = 6
"""Pixels around a repainted part that its blur needs."""


class Stage:
    """Paints layouts; what was painted for one frame is kept for the next, but for what has changed.

    Attributes:
        world: table, light and camera.
        layout: what lies on the table; set it to change that.
        lens: how the camera hangs; set it to let somebody knock it.
    """

    def __init__(self, world: World, deck: DrawnDeck, ring: Ring = RING) -> None:
        """Set the table up as the world says, with these cards and an UP&DOWN card of that ring."""
        self.world = world
        self.layout = Layout()
        self.lens = world.lens
        self._painter = Painter(world, deck, ring)
        self._painted = Layout()
        self._windows: dict[Lying, Box] = {}
        self._aimed: Lens | None = None

    def frame(
        self,
        arms: Iterable[Reaching] = (),
        carried: Iterable[Carried] = (),
        tumbling: Iterable[Tumbling] = (),
    ) -> Picture:
        """The next frame: the layout with what moves above it."""
        self._paint_changes()
        picture = self._drawn  # fresh memory for each frame would take five times as long as the copy
        np.copyto(picture, self._still)
        patch = Patch(picture, whole(self.lens))
        for held in carried:
            self._painter.paint_carried(patch, self.lens, held)
        for die in tumbling:
            self._painter.paint_tumbling(patch, self.lens, die)
        for arm in arms:
            paint_arm(picture, self.lens, self.world.light, self.world.arms[arm.player], arm.tip, arm.lift)
        return self._grain.expose(picture)

    @cached_property
    def _grain(self) -> Grain:
        return Grain(self.world.sensor, self.lens.picture, np.random.default_rng([self.world.seed, 7]))

    def _paint_changes(self) -> None:
        """Paint anew what differs from the picture that is kept; all of it for another lens."""
        before, self._painted = self._painted, self.layout
        if self._aimed is not self.lens:
            self._aim(self.lens)
            self._repaint(whole(self.lens))
            return
        if before is self.layout:
            return
        for window in merged(self._window(lying) for lying in _changed(before, self.layout)):
            self._repaint(window)

    def _aim(self, lens: Lens) -> None:
        random = np.random.default_rng([self.world.seed, 3])
        across, down = (share * self.world.table.play_area[1] for share in _TABLE)
        size = (round(across * _TABLE_SCALE), round(down * _TABLE_SCALE))
        top = draw_ground(self.world.ground, size, _TABLE_SCALE, random)
        opaque = np.dstack([top, np.full(top.shape[:2], 255, np.uint8)])
        self._ground = draw_floor(lens.picture, random)
        blend(self._ground, lay(lens, opaque, (across, down), placed(0, 0, 0), whole(lens)))
        sensor, light = self.world.sensor, self.world.light
        self._light = brightness(light, lens, sensor.vignette)
        self._glare = reflection(light, lens, sensor.glare) if sensor.glare > 0 else None
        self._still, self._drawn = np.empty_like(self._ground), np.empty_like(self._ground)
        self._windows.clear()
        self._aimed = lens

    def _repaint(self, window: Box) -> None:
        wide = window.grown(_BLEED).within(whole(self.lens))
        if window.empty:
            return
        canvas = Patch(self._ground[wide.slices].copy(), wide)
        for lying in self.layout:
            if self._window(lying).meets(wide):
                self._painter.paint_lying(canvas, self.lens, lying)
        lit = cv2.multiply(canvas.pixels, self._light[wide.slices], dtype=cv2.CV_8U)
        if self._glare is not None:
            lit = cv2.add(lit, self._glare[wide.slices])
        seen = np.asarray(cv2.GaussianBlur(lit, (0, 0), self.world.sensor.blur), np.uint8)
        inner = Patch(seen, wide).part(window)
        if inner is not None:
            self._still[window.slices] = inner.pixels

    def _window(self, lying: Lying) -> Box:
        if lying not in self._windows:
            self._windows[lying] = self._painter.window(self.lens, lying)
        return self._windows[lying]


def _changed(before: Layout, after: Layout) -> list[Lying]:
    """What lies in one layout only, and what has another thing beneath it than before."""
    old, new = set(before), set(after)
    kept, still = [lying for lying in before if lying in new], [lying for lying in after if lying in old]
    restacked = [lying for pair in zip(kept, still, strict=True) if pair[0] != pair[1] for lying in pair]
    return [*(old ^ new), *restacked]
