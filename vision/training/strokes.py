"""Rank numerals drawn with a pen, as card makers draw them: monoline or contrasted, with or without serifs.

No font has the numerals of playing cards (the flat and the round 3, the narrow 10, the barred J), so a deck
may take them from here. A glyph is a list of strokes in a box one unit high; x grows to the right, y down.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.fonts import Mask, crop_to_ink

Path = NDArray[np.float64]
_HEIGHT = 96
_MARGIN = 28


@dataclass(frozen=True, slots=True)
class Pen:
    """How one deck writes its ranks; fractions of the glyph's height unless said otherwise.

    Attributes:
        weight: thickness of the main strokes.
        contrast: thickness of the thin strokes as a fraction of ``weight``.
        width: width of a wide glyph.
        serif: half length of the serifs; 0 for none.
        ball: diameter of the balls that end open curves, as a multiple of ``weight``; 0 for none.
        square: cut ends instead of round ones.
        flat_three, open_four, curled_six, barred_jack, footed_one, flat_ace, joined_ten: variants of single
        ranks.
        queen_tail: 0 short stroke, 1 long stroke out of the bowl, 2 a curl.
        seven: 0 straight, 1 curved, 2 with a bar, 3 with a flag at the left end.
    """

    weight: float
    contrast: float
    width: float
    serif: float
    ball: float
    square: bool
    flat_three: bool
    open_four: bool
    curled_six: bool
    barred_jack: bool
    footed_one: bool
    flat_ace: bool
    joined_ten: bool
    queen_tail: int
    seven: int
    ten_gap: float
    bowl: float


def random_pen(rng: np.random.Generator) -> Pen:
    """A pen of its own for each deck."""
    weight = rng.uniform(0.075, 0.19)
    return Pen(
        weight=weight,
        contrast=rng.uniform(0.35, 1.0) if rng.random() < 0.6 else 1.0,
        width=rng.uniform(0.42, 0.78),
        serif=rng.uniform(0.07, 0.15) if rng.random() < 0.5 else 0.0,
        ball=rng.uniform(1.15, 1.7) if rng.random() < 0.4 else 0.0,
        square=rng.random() < 0.3,
        flat_three=rng.random() < 0.35,
        open_four=rng.random() < 0.3,
        curled_six=rng.random() < 0.7,
        barred_jack=rng.random() < 0.6,
        footed_one=rng.random() < 0.35,
        flat_ace=rng.random() < 0.3,
        joined_ten=rng.random() < 0.15,
        queen_tail=int(rng.integers(3)),
        seven=int(rng.integers(4)),
        ten_gap=rng.uniform(0.04, 0.16),
        bowl=rng.uniform(0.56, 0.66),
    )


def stroke_mask(pen: Pen, rank: str) -> Mask:
    """Ink of a rank (``A``, ``2`` to ``10``, ``J``, ``Q``, ``K``), about 90 pixels high."""
    strokes = _GLYPHS[rank](pen)
    wide = max(stroke.path[:, 0].max() for stroke in strokes)
    canvas = np.zeros((_HEIGHT + 2 * _MARGIN, int(wide * _HEIGHT) + 2 * _MARGIN), np.uint8)
    for stroke in strokes:
        _ink(canvas, stroke, pen)
    return crop_to_ink(canvas)


@dataclass(frozen=True, slots=True)
class _Stroke:
    path: Path
    thin: bool = False
    ball_at_start: bool = False
    ball_at_end: bool = False


def _ink(canvas: Mask, stroke: _Stroke, pen: Pen) -> None:
    thickness = pen.weight * (pen.contrast if stroke.thin else 1.0) * _HEIGHT
    points = np.round((stroke.path * _HEIGHT + _MARGIN) * 16).astype(np.int32)
    if pen.square:
        for start, end in zip(stroke.path[:-1], stroke.path[1:], strict=True):
            _bar(canvas, start, end, thickness, len(stroke.path) > 4)
    else:
        cv2.polylines(canvas, [points], False, 255, max(1, round(thickness)), cv2.LINE_AA, 4)
    for at_end, point in ((stroke.ball_at_start, points[0]), (stroke.ball_at_end, points[-1])):
        if at_end and pen.ball:
            radius = round(pen.ball * pen.weight * _HEIGHT / 2 * 16)
            cv2.circle(canvas, (int(point[0]), int(point[1])), radius, 255, -1, cv2.LINE_AA, 4)


def _bar(canvas: Mask, start: Path, end: Path, thickness: float, curved: bool) -> None:
    """A stroke with cut ends; pieces of a curve overlap a little so that no gap shows."""
    along = end - start
    length = float(np.hypot(*along)) or 1.0
    along = along / length
    reach = along * (0.01 if curved else 0.0)
    across = np.array([-along[1], along[0]]) * thickness / _HEIGHT / 2
    corners = np.stack(
        [start - reach + across, end + reach + across, end + reach - across, start - reach - across]
    )
    cv2.fillConvexPoly(
        canvas, np.round((corners * _HEIGHT + _MARGIN) * 16).astype(np.int32), 255, cv2.LINE_AA, 4
    )


def _line(*points: tuple[float, float]) -> Path:
    return np.array(points, np.float64)


def _arc(x: float, y: float, rx: float, ry: float, start: float, end: float) -> Path:
    """An elliptic arc, degrees clockwise as seen in the picture, 0 to the right."""
    angle = np.deg2rad(np.linspace(start, end, 30))
    return np.stack([x + rx * np.cos(angle), y + ry * np.sin(angle)], axis=1)


def _curve(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> Path:
    """A quadratic Bezier curve."""
    t = np.linspace(0, 1, 20)[:, None]
    points = (1 - t) ** 2 * np.array(a) + 2 * t * (1 - t) * np.array(b) + t**2 * np.array(c)
    return np.asarray(points, np.float64)


def _serif(pen: Pen, x: float, y: float, reach: float = 1.0) -> list[_Stroke]:
    if not pen.serif:
        return []
    half = pen.serif * reach
    return [_Stroke(_line((x - half, y), (x + half, y)), thin=True)]


def _ace(pen: Pen) -> list[_Stroke]:
    w = pen.width * 1.1
    top = 0.08 * w if pen.flat_ace else 0.0
    bar = 0.66
    inset = w / 2 * (1 - bar)
    strokes = [
        _Stroke(_line((0, 1), (w / 2 - top, 0)), thin=True),
        _Stroke(_line((w / 2 + top, 0), (w, 1))),
        _Stroke(_line((inset, bar), (w - inset, bar)), thin=True),
        *_serif(pen, 0, 1),
        *_serif(pen, w, 1),
    ]
    return strokes + ([_Stroke(_line((w / 2 - top, 0), (w / 2 + top, 0)))] if pen.flat_ace else [])


def _two(pen: Pen) -> list[_Stroke]:
    w = pen.width
    top = _arc(0.5 * w, 0.29, 0.48 * w, 0.29, 190, 395)
    end = (float(top[-1, 0]), float(top[-1, 1]))
    foot = [(0.0, 1.0), (w, 1.0)] + ([(w, 0.86)] if pen.serif else [])
    return [
        _Stroke(top, ball_at_start=True),
        _Stroke(_curve(end, (0.6 * w, 0.68), (0.0, 1.0))),
        _Stroke(_line(*foot)),
    ]


def _three(pen: Pen) -> list[_Stroke]:
    w = pen.width
    if pen.flat_three:
        bowl = _arc(0.46 * w, 0.69, 0.5 * w, 0.31, 262, 520)
        start = (float(bowl[0, 0]), float(bowl[0, 1]))
        return [
            _Stroke(_line((0.04 * w, 0), (0.94 * w, 0)), thin=pen.contrast > 0.6),
            _Stroke(_line((0.94 * w, 0), start), thin=True),
            _Stroke(bowl, ball_at_end=True),
        ]
    meet = 1 - pen.bowl + 0.08
    return [
        _Stroke(_arc(0.46 * w, meet / 2, 0.46 * w, meet / 2, 200, 450), ball_at_start=True),
        _Stroke(_arc(0.46 * w, (1 + meet) / 2, 0.52 * w, (1 - meet) / 2, 270, 520), ball_at_end=True),
    ]


def _four(pen: Pen) -> list[_Stroke]:
    w = pen.width
    if pen.open_four:
        return [
            _Stroke(_line((0.42 * w, 0), (0, 0.66)), thin=True),
            _Stroke(_line((0, 0.66), (w, 0.66)), thin=True),
            _Stroke(_line((0.72 * w, 0.33), (0.72 * w, 1))),
        ]
    return [
        _Stroke(_line((0.72 * w, 0), (0, 0.7)), thin=True),
        _Stroke(_line((0, 0.7), (w, 0.7)), thin=True),
        _Stroke(_line((0.72 * w, 0), (0.72 * w, 1))),
        *_serif(pen, 0.72 * w, 1),
    ]


def _five(pen: Pen) -> list[_Stroke]:
    w = pen.width
    bowl = _arc(0.46 * w, 0.67, 0.52 * w, 0.33, 222, 515)
    flag = (
        _line((0.9 * w, 0), (0.14 * w, 0))
        if not pen.curled_six
        else _curve((0.14 * w, 0), (0.5 * w, 0.07), (0.92 * w, 0))
    )
    return [
        _Stroke(flag),
        _Stroke(_line((0.14 * w, 0), (float(bowl[0, 0]), float(bowl[0, 1]))), thin=True),
        _Stroke(bowl, ball_at_end=True),
    ]


def _six(pen: Pen) -> list[_Stroke]:
    w = pen.width
    ry = pen.bowl / 2
    bowl = _arc(0.5 * w, 1 - ry, 0.48 * w, ry, 0, 360)
    if pen.curled_six:
        side = _curve((0.02 * w, 1 - ry), (0.02 * w, -0.06), (0.58 * w, 0.0))
        return [
            _Stroke(bowl),
            _Stroke(side),
            _Stroke(_curve((0.58 * w, 0), (0.85 * w, 0), (0.92 * w, 0.15)), ball_at_end=True),
        ]
    return [_Stroke(bowl), _Stroke(_curve((0.03 * w, 0.9 - ry), (0.25 * w, 0.3), (0.72 * w, 0.0)))]


def _seven(pen: Pen) -> list[_Stroke]:
    w = pen.width
    stem = _curve((w, 0), (0.42 * w, 0.45), (0.36 * w, 1)) if pen.seven == 1 else _line((w, 0), (0.3 * w, 1))
    strokes = [_Stroke(_line((0, 0), (w, 0))), _Stroke(stem)]
    if pen.seven == 2:
        strokes.append(_Stroke(_line((0.25 * w, 0.52), (0.95 * w, 0.52)), thin=True))
    if pen.seven == 3:
        strokes.append(_Stroke(_line((0, 0), (0, 0.17)), thin=True))
    return strokes


def _eight(pen: Pen) -> list[_Stroke]:
    w = pen.width
    meet = 1 - pen.bowl + 0.06
    return [
        _Stroke(_arc(0.5 * w, meet / 2, 0.43 * w, meet / 2, 0, 360)),
        _Stroke(_arc(0.5 * w, (1 + meet) / 2, 0.5 * w, (1 - meet) / 2, 0, 360)),
    ]


def _nine(pen: Pen) -> list[_Stroke]:
    w = pen.width
    turned = np.array([w, 1.0])
    return [
        _Stroke(turned - stroke.path, stroke.thin, stroke.ball_at_start, stroke.ball_at_end)
        for stroke in _six(pen)
    ]


def _ten(pen: Pen) -> list[_Stroke]:
    w = 0.62 * pen.width
    gap = 0.0 if pen.joined_ten else pen.ten_gap
    one = 0.12 * w + pen.weight / 2
    left = one + pen.weight + gap
    strokes = [_Stroke(_line((one, 0), (one, 1)))]
    if pen.footed_one:
        strokes.append(_Stroke(_line((one - 0.1, 1), (one + 0.1, 1)), thin=True))
    if pen.seven != 0:
        strokes.append(_Stroke(_line((one, 0.02), (one - 0.13, 0.17)), thin=True))
    return [*strokes, _Stroke(_arc(left + w / 2, 0.5, w / 2, 0.5, 0, 360))]


def _jack(pen: Pen) -> list[_Stroke]:
    w = 0.8 * pen.width
    hook = _arc(0.36 * w, 0.72, 0.36 * w, 0.28, 0, 172)
    strokes = [_Stroke(_line((0.72 * w, 0), (0.72 * w, 0.72))), _Stroke(hook, ball_at_end=True)]
    if pen.barred_jack:
        strokes.append(_Stroke(_line((0.34 * w, 0), (1.1 * w, 0)), thin=True))
    return strokes


def _queen(pen: Pen) -> list[_Stroke]:
    w = 1.08 * pen.width
    bowl = _Stroke(_arc(0.5 * w, 0.48, 0.5 * w, 0.48, 0, 360))
    tails = (
        _line((0.58 * w, 0.68), (0.98 * w, 0.98)),
        _line((0.5 * w, 0.62), (1.08 * w, 1.1)),
        np.concatenate([_curve((0.25 * w, 0.86), (0.45 * w, 0.6), (0.65 * w, 0.9)),
                        _curve((0.65 * w, 0.9), (0.8 * w, 1.14), (1.08 * w, 1.0))]),
    )  # fmt: skip
    return [bowl, _Stroke(tails[pen.queen_tail])]


def _king(pen: Pen) -> list[_Stroke]:
    w = 1.05 * pen.width
    return [
        _Stroke(_line((0.08, 0), (0.08, 1))),
        _Stroke(_line((0.95 * w, 0), (0.1, 0.6)), thin=True),
        _Stroke(_line((0.4 * w, 0.4), (w, 1))),
        *_serif(pen, 0.08, 0),
        *_serif(pen, 0.08, 1),
        *_serif(pen, 0.95 * w, 0, 0.8),
        *_serif(pen, w, 1, 0.8),
    ]


_GLYPHS = {
    "A": _ace, "2": _two, "3": _three, "4": _four, "5": _five, "6": _six, "7": _seven, "8": _eight,
    "9": _nine, "10": _ten, "J": _jack, "Q": _queen, "K": _king,
}  # fmt: skip
