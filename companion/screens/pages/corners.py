"""The table found by touch: its four corners in the camera's picture, or the printed board."""

from __future__ import annotations

from dataclasses import dataclass

from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, Box, Canvas, TouchArea
from companion.screens.intents import Corner, FindBoard, MirrorCorners, NoCorners, PageName, ShowCorners
from companion.screens.pages.frame import heading
from companion.screens.pictures import fitted
from companion.sitting.view import CameraView
from companion.texts import Texts

NAMES = ("upper-left", "upper-right", "lower-right", "lower-left")
"""The corners in the order in which they are touched."""
CROSSHAIR = 5.0
"""Size in mm of the mark at a corner that was touched."""

Point = tuple[float, float]
"""A point of the picture, across and down, each from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Touched:
    """The state of the page.

    Attributes:
        points: the corners touched so far.
        failed: whether the last try found no table.
        mirrored: whether the picture is shown mirrored, since the camera mirrors it.
    """

    points: tuple[Point, ...] = ()
    failed: bool = False
    mirrored: bool = False

    def after(self, touched: Corner | NoCorners | MirrorCorners) -> Touched:
        """The state after another corner was touched, or when all are to be touched anew."""
        match touched:
            case Corner(x, y):
                return Touched((*self.points[: len(NAMES) - 1], (x, y)), mirrored=self.mirrored)
            case NoCorners():
                return Touched(mirrored=self.mirrored)
            case MirrorCorners():
                return Touched(mirrored=not self.mirrored)

    @property
    def intent(self) -> ShowCorners | None:
        """All four corners, None before they were touched."""
        return ShowCorners(self.points, self.mirrored) if len(self.points) == len(NAMES) else None


def draw_corners(
    canvas: Canvas, texts: Texts, camera: CameraView, touched: Touched, *, beside: float = 0.0
) -> None:
    """Draw the picture with the corners touched so far, and say which one comes next.

    Args:
        canvas: the page.
        texts: the language.
        camera: what it shows.
        touched: the corners touched so far.
        beside: width in mm kept free at the right of the heading.
    """
    canvas.begin()
    rest = heading(canvas, texts, texts.say("corners-title"), PageName.CAMERA, beside=beside)
    line, picture, foot = rest.rows(8, rest.h - 8 - LEAST_TARGET - 3, LEAST_TARGET, gap=1.5)
    if camera.picture is None:
        canvas.text(texts.say("state-no-picture"), picture, 5, canvas.theme.quiet)
        return
    _say(canvas, texts, touched, line)
    drawn = fitted(camera.picture, canvas.rect(picture).size, mirrored=touched.mirrored)
    place = canvas.fitted(drawn, picture)
    canvas.picture(drawn, picture)
    canvas.touch(place, texts.say("corners-picture"), TouchArea(Corner))
    for point in touched.points:
        _mark(canvas, place, point)
    board, mirror, anew = foot.columns(1.4, 1, 1, gap=2)
    canvas.button(board, texts.say("corners-board"), FindBoard())
    canvas.button(mirror, texts.say("corners-mirror"), MirrorCorners())
    if touched.points:
        canvas.button(anew, texts.say("corners-anew"), NoCorners())


def _say(canvas: Canvas, texts: Texts, touched: Touched, box: Box) -> None:
    """Which corner comes next, or that the last try found no table."""
    if touched.failed:
        canvas.text(texts.say("corners-failed"), box, 3.4, canvas.theme.no, bold=True, lines=2)
        return
    corner = texts.say(f"corners-{NAMES[len(touched.points)]}")
    canvas.text(corner, box, 4, canvas.theme.light, bold=True, lines=2)


def _mark(canvas: Canvas, picture: Box, point: Point) -> None:
    x, y = picture.x + point[0] * picture.w, picture.y + point[1] * picture.h
    mark = Box(x - CROSSHAIR / 2, y - CROSSHAIR / 2, CROSSHAIR, CROSSHAIR)
    ring = shapes.disc(round(CROSSHAIR * canvas.scale), canvas.theme.light, filled=False)
    canvas.picture(ring, mark)
