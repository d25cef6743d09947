"""The table as the camera sees it: what lies there is painted once, what moves is painted into each frame."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, partial
from time import thread_time
from typing import Final

import cv2
import numpy as np

from companion.decks.drawn.deck import DrawnDeck
from companion.decks.drawn.updown import RING, Ring
from companion.rehearsal.arms import paint_arm
from companion.rehearsal.canvas import PaintedPart, Picture, blend, lay, placed
from companion.rehearsal.conditions import World
from companion.rehearsal.grounds import draw_floor, draw_ground
from companion.rehearsal.layout import Layout, Lying
from companion.rehearsal.lens import Lens
from companion.rehearsal.light import brightness, reflection
from companion.rehearsal.moving import Carried, Reaching, Tumbling
from companion.rehearsal.painter import Painter
from companion.rehearsal.sensor import Exposure, Grain
from companion.rehearsal.small import Smaller
from hardware.cameras.protocol import Later
from vision.boxes import PixelBox, merged

_TABLE: Final = (2.8, 2.05)
"""Width and height of the drawn table top in heights of the play area; it fills the picture."""

_TABLE_SCALE: Final = 1.3
"""Pixels to the millimetre at which the table top is drawn: what the camera gives it."""

Through = Callable[[Picture, float], Picture]
"""What light goes through: given the picture, and its width as a share of the whole one's."""

_BLEED: Final = 6
"""Pixels around a repainted part that its blur needs."""


@dataclass(frozen=True, slots=True, eq=False)
class _Scenery:
    """What one frame shows.

    Attributes:
        layout: what lies on the table.
        lens: how the camera hangs.
        above: what is carried or rolls, above the table.
        arms: above all.
        exposure: what the camera makes of it.
        through: what its light goes through before that, given the picture and its scale.
    """

    layout: Layout
    lens: Lens
    above: tuple[Carried | Tumbling, ...]
    arms: tuple[Reaching, ...]
    exposure: Exposure
    through: tuple[Through, ...]


class Stage:
    """Paints layouts; what was painted for one frame is kept for the next, but for what has changed.

    A frame is painted small at once, and whole when it is asked for, also later: both show the same.

    Attributes:
        world: table, light and camera.
        layout: what lies on the table; set it to change that.
        lens: how the camera hangs; set it to let somebody knock it.
        painting: seconds of the processor's time for which frames were painted whole, which a camera would
            not have taken.
    """

    def __init__(self, world: World, deck: DrawnDeck, ring: Ring = RING) -> None:
        """Set the table up as the world says, with these cards and an UP&DOWN card of that ring."""
        self.world = world
        self.layout = Layout()
        self.lens = world.lens
        self._painter = Painter(world, deck, ring)
        self._painted = Layout()
        self._windows: dict[Lying, PixelBox] = {}
        self._aimed: Lens | None = None
        self.painting = 0.0

    def frame(
        self,
        arms: Iterable[Reaching] = (),
        carried: Iterable[Carried] = (),
        tumbling: Iterable[Tumbling] = (),
    ) -> Picture:
        """The next frame, whole: the layout with what moves above it."""
        return self.shot(arms, carried, tumbling).whole()

    def shot(
        self,
        arms: Iterable[Reaching] = (),
        carried: Iterable[Carried] = (),
        tumbling: Iterable[Tumbling] = (),
        under: tuple[Lying, ...] = (),
        through: tuple[Through, ...] = (),
    ) -> Later:
        """The next frame, small, and whole when it is asked for.

        Args:
            arms: above all else.
            carried: in somebody's hand.
            tumbling: dice that roll.
            under: what lies on the table beneath the layout, and is none of the game's.
            through: what the light goes through on its way to the camera's chip.
        """
        layout = Layout((*under, *self.layout)) if under else self.layout
        self._paint_still(layout, self.lens)
        above: tuple[Carried | Tumbling, ...] = (*carried, *tumbling)
        shown = _Scenery(layout, self.lens, above, tuple(arms), self._grain.exposure(), through)
        return Later(self.lens.picture, self._small(shown), partial(self._whole, shown))

    @cached_property
    def _grain(self) -> Grain:
        return Grain(self.world.sensor, self._smaller, np.random.default_rng([self.world.seed, 7]))

    def _whole(self, shown: _Scenery) -> Picture:
        begun = thread_time()
        self._paint_still(shown.layout, shown.lens)
        picture = self._drawn  # fresh memory for each frame would take five times as long as the copy
        np.copyto(picture, self._still)
        self._paint_above(PaintedPart(picture, self._smaller.picture), shown)
        self._paint_arms(picture, shown.lens, shown)
        for spoil in shown.through:
            picture = spoil(picture, 1.0)
        exposed = shown.exposure.whole(picture)
        self.painting += thread_time() - begun
        return exposed

    def _small(self, shown: _Scenery) -> Picture:
        """The frame made small: of what is carried or rolls the surroundings are painted whole first."""
        small = self._small_still.copy()
        windows = [self._painter.window_above(shown.lens, thing) for thing in shown.above]
        for window in merged(self._smaller.blocks(window) for window in windows if not window.empty):
            patch = PaintedPart(self._still[window.slices].copy(), window)
            self._paint_above(patch, shown)
            small[self._smaller.window(window).slices] = self._smaller.part(patch.pixels)
        self._paint_arms(small, self._smaller.lens, shown)
        for spoil in shown.through:
            small = spoil(small, small.shape[1] / self._smaller.picture.width)
        return shown.exposure.small(small)

    def _paint_above(self, patch: PaintedPart, shown: _Scenery) -> None:
        for thing in shown.above:
            if isinstance(thing, Tumbling):
                self._painter.paint_tumbling(patch, shown.lens, thing)
            else:
                self._painter.paint_carried(patch, shown.lens, thing)

    def _paint_arms(self, picture: Picture, lens: Lens, shown: _Scenery) -> None:
        for arm in shown.arms:
            look = arm.look or self.world.arms[arm.player]
            paint_arm(picture, lens, self.world.light, look, arm.tip, arm.lift)

    def _paint_still(self, layout: Layout, lens: Lens) -> None:
        """Paint anew what differs from the picture that is kept; all of it for another lens."""
        before, self._painted = self._painted, layout
        if self._aimed is not lens:
            self._aim(lens)
            self._repaint(self._smaller.picture, lens)
            return
        if before is layout:
            return
        for window in merged(self._window(lying, lens) for lying in _changed(before, layout)):
            self._repaint(window, lens)

    def _aim(self, lens: Lens) -> None:
        random = np.random.default_rng([self.world.seed, 3])
        across, down = (share * self.world.table.play_area[1] for share in _TABLE)
        size = (round(across * _TABLE_SCALE), round(down * _TABLE_SCALE))
        top = draw_ground(self.world.ground, size, _TABLE_SCALE, random)
        opaque = np.dstack([top, np.full(top.shape[:2], 255, np.uint8)])
        self._ground = draw_floor(lens.picture, random)
        self._smaller = Smaller(lens)
        blend(self._ground, lay(lens, opaque, (across, down), placed(0, 0, 0), self._smaller.picture))
        sensor, light = self.world.sensor, self.world.light
        self._light = brightness(light, lens, sensor.vignette)
        self._glare = reflection(light, lens, sensor.glare) if sensor.glare > 0 else None
        self._still, self._drawn = np.empty_like(self._ground), np.empty_like(self._ground)
        columns, rows = self._smaller.lens.picture
        self._small_still = np.empty((rows, columns, 3), np.uint8)
        self._windows.clear()
        self._aimed = lens

    def _repaint(self, window: PixelBox, lens: Lens) -> None:
        wide = window.grown(_BLEED).within(self._smaller.picture)
        if window.empty:
            return
        canvas = PaintedPart(self._ground[wide.slices].copy(), wide)
        for lying in self._painted:
            if self._window(lying, lens).meets(wide):
                self._painter.paint_lying(canvas, lens, lying)
        lit = cv2.multiply(canvas.pixels, self._light[wide.slices], dtype=cv2.CV_8U)
        if self._glare is not None:
            lit = cv2.add(lit, self._glare[wide.slices])
        seen = np.asarray(cv2.GaussianBlur(lit, (0, 0), self.world.sensor.blur), np.uint8)
        inner = PaintedPart(seen, wide).part(window)
        if inner is not None:
            self._still[window.slices] = inner.pixels
            blocks = self._smaller.blocks(window)
            small = self._smaller.part(self._still[blocks.slices])
            self._small_still[self._smaller.window(blocks).slices] = small

    def _window(self, lying: Lying, lens: Lens) -> PixelBox:
        if lying not in self._windows:
            self._windows[lying] = self._painter.window(lens, lying)
        return self._windows[lying]


def _changed(before: Layout, after: Layout) -> list[Lying]:
    """What lies in one layout only, and what has another thing beneath it than before."""
    old, new = set(before), set(after)
    kept, still = [lying for lying in before if lying in new], [lying for lying in after if lying in old]
    restacked = [lying for pair in zip(kept, still, strict=True) if pair[0] != pair[1] for lying in pair]
    return [*(old ^ new), *restacked]
