"""Arms above the table: where each came in and how far it reached."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.boxes import PixelBox
from vision.masks import Mask
from vision.motion.arm import Arm
from vision.motion.ground import CoarseTable
from vision.sightings import MIDDLE_OF_TABLE, Place, Points

_NARROWEST = 22.0
"""Width in mm of the thinnest wrist that enters a table, dimmed by its edges."""

_SMALLEST_MOVING = 1500.0
"""Area in mm² of the smallest fingertips that count while they move."""

_LEAST_MOTION = 300.0
"""Area in mm² that moves at least where an arm moves, a fingertip's; less is noise of what lies there."""

_SMALLEST_RESTING = 8500.0
"""Area in mm² of the smallest hand that counts while it rests: half as large again as a card."""

REST: Final = 3.0
"""Seconds without motion after which a thing is no hand but was put there."""

_SAME_ENTRY = 150.0
"""Two sightings of one arm cross the border at most this many mm apart."""

_GAP, _WIDE_GAP = 5, 21
"""Coarse pixels of a gap in an arm that is bridged, and one more: usually, and where it fades into a table of
its own colour, also short of the border."""

_FADED = 43
"""The same where of an arm nothing is seen but the card that it lays, at the border's side: on both sides of
the border, about 65 mm of a table 900 mm wide."""

_ASIDE = 12.0
"""Degrees by which a hand may lie beside where its arm was reaching to in the frame before."""

_STEP = 350.0
"""Millimetres by which it may lie further in: simulated hands, as fast as people's, move 290 in a tenth of a
second."""

_INWARDS = 0.3
"""Part of its length by which an arm's tip is nearer to the table's middle than where it came in: an arm from
a neighbour's seat slants, too, but does not lie along the border."""

_THERE_BEFORE = 0.25
"""A part that shares at least so much with those of the frame before was above the table then."""

_WITHDRAWN = 0.5
"""A hand has withdrawn when less than this part of what was seen above the table is left: the card."""

_EVERYWHERE = 0.6
"""When more of the table than this changes at once, the camera moved or the light went, not an arm."""


def _mid(points: Points) -> tuple[float, float]:
    x, y = points.mean(axis=0)
    return float(x), float(y)


def _span(points: Points) -> float:
    """The longer side of the upright box around the points."""
    return float((points.max(axis=0) - points.min(axis=0)).max())


def _arm(entry: tuple[float, float], body: Points, time: float, *, guessed: bool = False) -> Arm:
    """The arm that crosses the border at ``entry`` and covers ``body`` (mm)."""
    far = body[int(np.argmax(_squared(body, entry)))]
    east, south = float(far[0]) - entry[0], float(far[1]) - entry[1]
    turn = math.degrees(math.atan2(east, -south)) % 360.0
    return Arm(Place(*entry, turn), Place(float(far[0]), float(far[1]), turn), time, guessed)


@dataclass(frozen=True, slots=True, eq=False)
class ArmsBefore:
    """What was above the table in the frame before.

    Attributes:
        present: the arms then.
        foreign: what lay or hung there then, coarse; None before the first frame.
        parts: what moved or was foreign, coarse; None where nothing moved.
        guessed: whether an arm was told by its hand alone.
    """

    present: tuple[Arm, ...] = ()
    foreign: Mask | None = None
    parts: Mask | None = None
    guessed: bool = False

    def whose(
        self, arms: list[Arm], body: NDArray[np.bool_], ground: CoarseTable, box: PixelBox
    ) -> list[Arm]:
        """The arms that a blob belongs to, which seems to be arms that end short of the border.

        What was above the table already does not come in now: near the border opposite, a hand is the arm's
        that was seen before, though nothing of its sleeve can be told from the table. So it is where that arm
        was reaching to.

        Args:
            arms: what it seems to be.
            body: the blob, within a box.
            ground: the table in that box.
            box: which part of the coarse picture that is.
        """
        if not (arms and self.present and self.parts is not None):
            return arms
        there, points = box.crop(self.parts) > 0, ground.millimetres[body]
        was_there = np.count_nonzero(body & there) >= _THERE_BEFORE * np.count_nonzero(body)
        known = [arm for arm in arms if _is_among(arm, self.present)]
        if known:
            return known if was_there else arms
        ahead = [other for other in self.present if _is_ahead(other, _mid(points))]
        likely = self.present if was_there else ahead
        if not likely:
            return arms
        entry = min(likely, key=lambda other: arms[0].reach.distance(other.reach)).entry
        return [_arm((entry.x, entry.y), points, arms[0].left)]

    def withdrew(self, foreign: Mask) -> bool:
        """Whether most of what lay above the table does so no longer."""
        if self.foreign is None:
            return False
        left = cv2.countNonZero(self.foreign & foreign)
        return left < _WITHDRAWN * cv2.countNonZero(self.foreign)


def _closed(mask: Mask, gap: int) -> Mask:
    """A mask without narrow gaps; nothing is drawn to the picture's edge that does not reach it."""
    wide = cv2.copyMakeBorder(mask, gap, gap, gap, gap, cv2.BORDER_CONSTANT, value=0)
    closed = cv2.morphologyEx(wide, cv2.MORPH_CLOSE, np.ones((gap, gap), np.uint8))
    return np.asarray(closed[gap:-gap, gap:-gap], np.uint8)


def arms_in(
    mask: Mask,
    ground: CoarseTable,
    smallest: float,
    time: float,
    *,
    moving: Mask | None = None,
    fades: int = 0,
    before: ArmsBefore | None = None,
) -> tuple[Arm, ...]:
    """The arms in a coarse mask of things that move or are foreign.

    Args:
        mask: coarse.
        ground: the table in the coarse picture.
        smallest: area in mm² that an arm covers at least.
        time: seconds.
        moving: what moves, coarse, where an arm must be moving; None where it may rest.
        fades: coarse pixels on both sides of the border in which arms of the table's own colour may end, so
            that parts of them are missing; 0 where they must be seen whole.
        before: what was seen in the frame before, where that may tell whose a part is that fades.
    """
    whole = _closed(mask & ground.inside, _WIDE_GAP if fades else _GAP)
    border = ground.border
    if fades:
        border = np.asarray(cv2.dilate(border, np.ones((fades, fades), np.uint8)), np.uint8)
    if cv2.countNonZero(whole & border) == 0:
        return ()
    if cv2.countNonZero(whole) > _EVERYWHERE * cv2.countNonZero(ground.inside):
        return ()
    count, labels, stats, _ = cv2.connectedComponentsWithStats(whole, connectivity=8)
    found: list[Arm] = []
    for label, (left, top, width, height, _) in enumerate(stats[1:count].tolist(), 1):
        box = PixelBox(left, top, left + width, top + height)
        body, here = labels[box.slices] == label, ground.within(box)
        if moving is not None and here.areas[body & (box.crop(moving) > 0)].sum() < _LEAST_MOTION:
            continue
        if float(here.areas[body].sum()) >= smallest:
            arms = _arms_of(body, box.crop(border), here, time)
            found.extend(arms if before is None else before.whose(arms, body, here, box))
    return tuple(found)


def _arms_of(body: NDArray[np.bool_], border: Mask, ground: CoarseTable, time: float) -> list[Arm]:
    """The arms of one blob: one for each stretch of border that it crosses."""
    crossing = (body & (border > 0)).astype(np.uint8)
    count, labels = cv2.connectedComponents(crossing, connectivity=8)
    stretches = [ground.millimetres[labels == label] for label in range(1, count)]
    entries = [_mid(stretch) for stretch in stretches if _span(stretch) >= _NARROWEST]
    if not entries:
        return []
    points = ground.millimetres[body]
    if len(entries) == 1:
        return [_arm(entries[0], points, time)]
    nearest = np.argmin([_squared(points, entry) for entry in entries], axis=0)
    arms = [
        _arm(entry, points[nearest == index], time)
        for index, entry in enumerate(entries)
        if np.any(nearest == index)
    ]
    return [
        replace(arm, other_entries=tuple(other.entry for other in arms if other is not arm)) for arm in arms
    ]


def _squared(points: Points, entry: tuple[float, float]) -> NDArray[np.float32]:
    """How far each point lies from an entry, squared, shape (n,); quicker than numpy's own sum of two."""
    east, south = points[:, 0] - np.float32(entry[0]), points[:, 1] - np.float32(entry[1])
    return np.asarray(east * east + south * south, np.float32)


def _depth(arm: Arm) -> float:
    return arm.reach.distance(arm.entry)


class ArmTracker:
    """Follows arms from their coming to their leaving."""

    def __init__(self) -> None:
        self._before = ArmsBefore()
        self._gone: list[Arm] = []
        self._moved: list[Arm] = []

    @property
    def present(self) -> tuple[Arm, ...]:
        """The arms that were above the table in the last frame."""
        return self._before.present

    def look(
        self,
        moving: Mask,
        foreign: Mask,
        ground: CoarseTable,
        time: float,
        bare: Callable[[], Mask] | None = None,
        stays: Callable[[Arm], bool] = lambda _: False,
    ) -> None:
        """Take the next frame's coarse masks.

        Args:
            moving: what moves.
            foreign: what lies or hangs there since the last steady picture.
            ground: the table in the coarse picture.
            time: seconds.
            bare: where just the table is seen, asked only where something rests that may be an arm; None
                where that is not known.
            stays: whether an arm that is seen no more only pauses: something is there still where it came in.
        """
        last = self._before
        parts = moving | foreign if cv2.countNonZero(moving) else None
        seen = [] if parts is None else self._moving(parts, moving, ground, time)
        guessed = any(arm.guessed for arm in seen)
        self._moved = [arm for arm in self._moved if time - arm.left < REST] + seen
        seen = seen + self._resting(foreign, ground, time, seen, bare)
        followed: list[Arm] = []
        lost = list(last.present)
        for arm in seen:
            before = min(lost, key=lambda other: arm.entry.distance(other.entry), default=None)
            if before is not None and _is_same(arm, before):
                lost.remove(before)
                followed.append(_followed(before, arm))
            else:
                followed.append(arm)
        if last.guessed and last.withdrew(foreign):
            followed, lost = _as_it_came_in(followed, last.present, lost)
        pausing = [arm for arm in lost if stays(arm)]
        followed += pausing
        self._gone.extend(replace(arm, left=time) for arm in lost if arm not in pausing)
        self._before = ArmsBefore(tuple(followed), foreign, parts, guessed)

    def linger(self) -> None:
        """The arms that are there have stayed in one place for long."""
        present = tuple(replace(arm, lingered=True) for arm in self.present)
        self._before = replace(self._before, present=present)

    def _moving(self, parts: Mask, moving: Mask, ground: CoarseTable, time: float) -> list[Arm]:
        """The arms that move; where none is seen whole, those that are told by their hands alone."""
        seen = arms_in(parts, ground, _SMALLEST_MOVING, time, moving=moving)
        if seen:
            return list(seen)
        for fades in (_WIDE_GAP, _FADED):
            seen = arms_in(
                parts, ground, _SMALLEST_MOVING, time, moving=moving, fades=fades, before=self._before
            )
            guessed = [arm for arm in seen if _leads_in(arm) or _is_among(arm, self._before.present)]
            if guessed:
                return [replace(arm, guessed=True) for arm in guessed]
        return []

    def _resting(
        self,
        foreign: Mask,
        ground: CoarseTable,
        time: float,
        beside: list[Arm],
        bare: Callable[[], Mask] | None,
    ) -> list[Arm]:
        """The arms that rest where one moved a while ago, and are none of those beside them.

        Where just the table is seen a card was taken away: with one that lies there now that is no arm.
        """

        def rest_in(mask: Mask) -> list[Arm]:
            return [
                arm
                for arm in arms_in(mask, ground, _SMALLEST_RESTING, time)
                if _is_among(arm, self._moved) and not _is_among(arm, beside)
            ]

        found = rest_in(foreign) if self._moved else []
        return rest_in(foreign & ~bare()) if found and bare is not None else found

    @property
    def untaken_since(self) -> float | None:
        """When the first arm left that is not taken yet, in seconds; None where there is none."""
        return min((arm.left for arm in self._gone), default=None)

    def taken(self, waits: Callable[[Arm], bool] = lambda _: False) -> tuple[Arm, ...]:
        """The arms that left since the last call, in the order of leaving; they are forgotten then.

        Args:
            waits: whether an arm is not taken yet: nobody can see so far what it has laid.
        """
        gone = tuple(arm for arm in self._gone if not waits(arm))
        self._gone = [arm for arm in self._gone if arm not in gone]
        return gone


def _as_it_came_in(seen: list[Arm], before: tuple[Arm, ...], lost: list[Arm]) -> tuple[list[Arm], list[Arm]]:
    """What is seen and lost where one is seen to withdraw of which just the hand was seen before.

    It came in where it is seen now, not where the hand was nearest to the border.
    """
    withdrawing = [arm for arm in seen if not _is_among(arm, before)]
    if not withdrawing or not lost:
        return seen, lost
    was = max(lost, key=_depth)
    far = np.array([[was.reach.x, was.reach.y]], np.float32)
    there = [
        replace(
            _arm((arm.entry.x, arm.entry.y), far, arm.left, guessed=arm.guessed),
            other_entries=arm.other_entries,
            lingered=was.lingered,
        )
        for arm in withdrawing
    ]
    return [*(arm for arm in seen if arm not in withdrawing), *there], []


def _followed(before: Arm, arm: Arm) -> Arm:
    """An arm that was seen before, as far as it has reached by now.

    Where it is only guessed now it came in where it was seen first: a card just laid, with the rest of a hand
    beside it, looks like an arm that came in ahead of somebody else. Where just that was seen before, it came
    in where it is seen now. What was seen apart from others once came in nowhere else, and what has lingered
    has done so.
    """
    if not (before.guessed or arm.guessed):
        farther = arm if _depth(arm) >= _depth(before) else before
        others = before.other_entries and farther.other_entries
        return replace(farther, other_entries=others, lingered=before.lingered)
    known = before if arm.guessed else arm
    ends = np.array([(end.x, end.y) for end in (before.reach, arm.reach)], np.float32)
    guessed = before.guessed and arm.guessed
    followed = _arm((known.entry.x, known.entry.y), ends, arm.left, guessed=guessed)
    return replace(followed, other_entries=known.other_entries, lingered=before.lingered)


def _leads_in(arm: Arm) -> bool:
    """Whether an arm that is told by its hand alone leads to the table's middle, not along its border.

    Else a card that was laid near the border seems to be where it came in, and the hand beyond it its tip.
    """
    nearer = arm.entry.distance(MIDDLE_OF_TABLE) - arm.reach.distance(MIDDLE_OF_TABLE)
    return nearer >= _INWARDS * _depth(arm)


def _is_ahead(arm: Arm, point: tuple[float, float]) -> bool:
    """Whether a point (mm) lies where an arm was reaching to, and no more than a frame's way further on."""
    east, south = point[0] - arm.entry.x, point[1] - arm.entry.y
    aside = (math.degrees(math.atan2(east, -south)) - arm.entry.turn + 180.0) % 360.0 - 180.0
    return abs(aside) <= _ASIDE and 0.0 < math.hypot(east, south) - _depth(arm) < _STEP


def _is_among(arm: Arm, others: Iterable[Arm]) -> bool:
    """Whether an arm may be one of some others."""
    return any(_is_same(arm, other) for other in others)


def _is_same(one: Arm, other: Arm) -> bool:
    """Whether two sightings may be of one arm."""
    return one.entry.distance(other.entry) < _SAME_ENTRY
