"""A table drawn with cv2, a clock and an eye that knows what was drawn: stand-ins for the watcher's tests."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from zlib import crc32

import cv2
import numpy as np

from hardware.cameras.protocol import Frame
from vision.boxes import PixelBox, any_contains
from vision.calibration import Calibration, mapped
from vision.eye import placed
from vision.scene.scene import Look
from vision.scene.watcher import Watcher
from vision.sightings import CardSighting, DieSighting, Sightings, UnknownSighting
from vision.table.bare_table import Strange

SIZE = (1280, 720)
TABLE = (900.0, 900.0)


def camera(tilt: float = 0.0, spin: float = 0.0, margin: float = 12.0) -> np.ndarray:
    """Homography from table mm to pixels of a camera that just sees the whole table; angles in degrees."""
    a, b = math.radians(tilt), math.radians(spin)
    around = np.array([[math.cos(b), -math.sin(b), 0], [math.sin(b), math.cos(b), 0], [0, 0, 1]])
    back = np.array([[1, 0, 0], [0, math.cos(a), -math.sin(a)], [0, math.sin(a), math.cos(a)]])
    turn = back @ around
    corners = np.array([[-450, -450, 1], [450, -450, 1], [450, 450, 1], [-450, 450, 1]], float)
    plane = np.column_stack([turn[:, 0], turn[:, 1], [0, 0, 1500.0]])
    rays = corners @ plane.T
    rays = rays[:, :2] / rays[:, 2:]
    middle = (rays.min(axis=0) + rays.max(axis=0)) / 2
    span = rays.max(axis=0) - rays.min(axis=0)
    focal = min((SIZE[0] - 2 * margin) / span[0], (SIZE[1] - 2 * margin) / span[1])
    lens = np.array(
        [
            [focal, 0, SIZE[0] / 2 - focal * middle[0]],
            [0, focal, SIZE[1] / 2 - focal * middle[1]],
            [0, 0, 1],
        ]
    )
    return lens @ plane


@dataclass
class Drawn:
    """One thing on the drawn table, in mm and degrees; a code makes it a card, a value a die.

    Attributes:
        shines: whether the lamp's light lies over its print, bars of it.
    """

    x: float
    y: float
    turn: float = 0.0
    code: str | None = None
    value: int | None = None
    confidence: float = 0.97
    width: float = 63.0
    height: float = 88.0
    shines: bool = False

    def corners(self) -> np.ndarray:
        a = math.radians(self.turn)
        turn = np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]])
        half = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * np.array([self.width, self.height]) / 2
        return half @ turn + (self.x, self.y)


def card(code: str | None, x: float, y: float, turn: float = 0.0, confidence: float = 0.97) -> Drawn:
    return Drawn(x, y, turn, code=code, confidence=confidence)


def die(value: int, x: float, y: float, turn: float = 0.0) -> Drawn:
    return Drawn(x, y, turn, value=value, width=16.0, height=16.0)


@dataclass
class DrawnTable:
    """What a camera sees of a table with things on it."""

    tilt: float = 0.0
    noise: float = 2.0
    light: float = 1.0
    blur: float = 0.0
    plain: bool = False
    threads: float = 0.0
    shade: np.ndarray | None = None
    things: list[Drawn] = field(default_factory=list)
    arm: np.ndarray | None = None
    resting: np.ndarray | None = None
    glass: tuple[float, float, float] | None = None
    knock: np.ndarray = field(default_factory=lambda: np.eye(3))
    seed: int = 0

    def __post_init__(self) -> None:
        self.rng = np.random.default_rng(self.seed)
        self.shown = np.zeros((SIZE[1], SIZE[0], 3), np.uint8)
        self.grain = self.rng.normal(0, 1, (SIZE[1] + 64, SIZE[0] + 64, 3)).astype(np.float32)
        self.view = camera(self.tilt)
        self.calibration = Calibration(np.linalg.inv(self.view), SIZE, TABLE)
        cells = self.rng.integers(70, 120, (24, 24, 3)).astype(np.uint8)
        if self.plain:
            cells[:] = (60, 100, 70)
        self.cloth = cv2.resize(cells, (1200, 1200), interpolation=cv2.INTER_CUBIC)
        if self.threads:
            weave = self.rng.normal(0, self.threads, (400, 400)).astype(np.float32)
            weave = cv2.resize(weave, (1200, 1200), interpolation=cv2.INTER_CUBIC)
            self.cloth = np.clip(self.cloth + weave[..., None], 0, 255).astype(np.uint8)

    def _to_picture(self, points: np.ndarray) -> np.ndarray:
        flat = np.asarray(points, np.float64).reshape(-1, 1, 2)
        return cv2.perspectiveTransform(flat, self.knock @ self.view).reshape(-1, 2)

    def _fill(self, image: np.ndarray, points: np.ndarray, colour: tuple[int, int, int]) -> None:
        shape = np.round(self._to_picture(points) * 16).astype(np.int32)
        cv2.fillPoly(image, [shape], colour, cv2.LINE_AA, shift=4)

    def frame(self) -> np.ndarray:
        image = np.full((SIZE[1], SIZE[0], 3), 40, np.uint8)
        cloth = np.array([[0.75, 0, -450], [0, 0.75, -450], [0, 0, 1]])
        cv2.warpPerspective(
            self.cloth, self.knock @ self.view @ cloth, SIZE, dst=image, borderMode=cv2.BORDER_TRANSPARENT
        )
        for thing in self.things:
            self._draw(image, thing)
        if self.glass is not None:
            x, y, radius = self.glass
            angles = np.linspace(0, 2 * np.pi, 40)
            circle = np.stack([x + radius * np.cos(angles), y + radius * np.sin(angles)], axis=1)
            self._fill(image, circle, (150, 160, 60))
        for arm in (self.resting, self.arm):
            if arm is not None:
                self._fill(image, arm, (120, 150, 205))
        if self.shade is not None:
            image = cv2.multiply(image, self.shade, dtype=cv2.CV_8U)
        if self.blur:
            image = cv2.GaussianBlur(image, (0, 0), self.blur)
        x, y = self.rng.integers(0, 64, 2)
        grain = self.grain[y : y + SIZE[1], x : x + SIZE[0]]
        self.shown = cv2.addWeighted(image, self.light, grain, self.noise, 0, dtype=cv2.CV_8U)
        return self.shown

    def _draw(self, image: np.ndarray, thing: Drawn) -> None:
        corners = thing.corners()
        middle = corners.mean(axis=0)
        back = thing.code is None and thing.value is None
        self._fill(image, corners, (235, 238, 238))
        ink = np.random.default_rng(crc32(f"{thing.code} {thing.value}".encode()))
        if back:
            self._fill(image, middle + (corners - middle) * 0.86, (150, 60, 50))
        elif thing.shines:
            for down in np.linspace(-0.8, 0.8, 9):
                at = middle + (corners[3] - corners[0]) * (down / 2)
                self._fill(image, at + (corners - middle) * (0.9, 0.05), (140, 140, 190))
        else:
            for _ in range(thing.value or 7):
                at = middle + (corners[0] - middle) * ink.uniform(-0.6, 0.6)
                at = at + (corners[1] - middle) * ink.uniform(-0.2, 0.2)
                self._fill(image, at + (corners - middle) * 0.12, (40, 40, 170))

    def arm_from(self, side: int, reach: tuple[float, float], width: float = 80.0) -> None:
        """An arm from the middle of a side (0 lower, 1 left, 2 upper, 3 right) to a point in mm."""
        start = np.array([(0, 560), (-560, 0), (0, -560), (560, 0)][side], float)
        end = np.array(reach, float)
        along = (end - start) / np.linalg.norm(end - start)
        across = np.array([-along[1], along[0]]) * width / 2
        self.arm = np.array([start + across, end + across, end - across, start - across])

    def no_arm(self) -> None:
        self.arm = None


def brought_by(shown: np.ndarray, image: np.ndarray) -> np.ndarray:
    """What took the picture that the camera gave to the one that is read, a homography of its pixels."""
    if image is shown:
        return np.eye(3)
    before, now = (
        cv2.cvtColor(cv2.resize(one, None, fx=0.5, fy=0.5), cv2.COLOR_BGR2GRAY) for one in (shown, image)
    )
    _, motion = cv2.findTransformECC(before, now, np.eye(2, 3, dtype=np.float32), cv2.MOTION_EUCLIDEAN)
    half = np.diag([0.5, 0.5, 1.0])
    return np.linalg.inv(half) @ np.vstack([motion, [0, 0, 1]]) @ half


class KnowingEye:
    """An eye that knows what was drawn: it sees things whose middle nothing covers.

    Attributes:
        looked: where it has looked.
        readings: as what a card is taken in the next frames.
        misses: cards that the next frame does not show it.
        astray: by code, how many mm beside where it lies a card is seen.
        strange: what it was told of the bare table.
    """

    def __init__(self, table: DrawnTable) -> None:
        self.table = table
        self.looked: list[tuple[PixelBox, ...] | None] = []
        self.readings: dict[str, list[Drawn]] = {}
        self.misses: list[str] = []
        self.astray: dict[str, tuple[float, float]] = {}
        self.strange: Strange | None = None

    def see(self, image, calibration=None, regions=None, elsewhere=None, strange=None) -> Sightings:
        self.strange = strange
        self.looked.append(None if regions is None else tuple(regions))
        assert calibration is not None
        hangs_as_before = np.array_equal(self.table.knock, np.eye(3))
        brought = np.eye(3) if hangs_as_before else brought_by(self.table.shown, image)
        cards, unknown, dice = [], [], []
        for index, thing in enumerate(self.table.things):
            seen_at = thing.corners() + self.astray.get(thing.code or "", (0.0, 0.0))
            outline = mapped(self.table._to_picture(seen_at), brought).astype(np.float32)
            centre = tuple(float(value) for value in outline.mean(axis=0))
            inside = regions is None or any_contains(regions, centre)
            if not inside or self._covered(index, thing):
                continue
            up = (outline[0] + outline[1]) / 2 - np.array(centre)
            up = tuple(float(value) for value in up / np.linalg.norm(up))
            if thing.value is not None:
                dice.append(DieSighting(thing.value, thing.confidence, centre, outline))
            elif thing.code is None:
                unknown.append(UnknownSighting(centre, outline))
            elif thing.code in self.misses:
                self.misses.remove(thing.code)
            else:
                cards.append(self._card(thing, centre, up, outline))
        return placed(Sightings(tuple(cards), tuple(unknown), tuple(dice)), calibration)

    def _card(self, thing, centre, up, outline) -> CardSighting:
        later = self.readings.get(thing.code, [])
        said = later.pop(0) if later else thing
        sure = said.confidence >= 0.85
        return CardSighting(
            said.code if sure else None,
            "poker",
            said.confidence,
            ((said.code, said.confidence),),
            centre,
            up,
            outline,
            partial=False,
        )

    def _covered(self, index: int, thing: Drawn) -> bool:
        glass = self.table.glass
        if glass is not None and math.dist((thing.x, thing.y), glass[:2]) < glass[2]:
            return True
        point = (thing.x, thing.y)
        return any(
            cv2.pointPolygonTest(other.corners().astype(np.float32), point, False) > 0
            for other in self.table.things[index + 1 :]
        )


class Sitting:
    """A watcher at a drawn table, with a clock.

    Attributes:
        computes: whether there is no time to look at the frames that come.
    """

    def __init__(
        self,
        table: DrawnTable,
        fps: float = 12.0,
        calibrated: bool = True,
        looks: np.ndarray | None = None,
        eye: type[KnowingEye] = KnowingEye,
    ) -> None:
        self.table = table
        self.eye = eye(table)
        self.watcher = Watcher(self.eye, table.calibration if calibrated else None, looks=looks)
        self.time = 0.0
        self.step = 1.0 / fps
        self.computes = False

    def look(self) -> Look | None:
        self.time += self.step
        if self.computes:
            self.watcher.glimpse(Frame(self.table.frame(), self.time))
            return None
        return self.watcher.look(Frame(self.table.frame(), self.time))

    def looks(self, count: int) -> list[Look | None]:
        return [self.look() for _ in range(count)]

    def scenes(self, count: int) -> list:
        return [look.scene for look in self.looks(count) if look.scene is not None]

    def settle(self):
        """Frames until a scene settles, at most two seconds of them."""
        for _ in range(round(2.0 / self.step)):
            scene = self.look().scene
            if scene is not None:
                return scene
        raise AssertionError("no scene settled")

    def reach_in(self, side: int, reach: tuple[float, float], frames: int = 5) -> list[Look | None]:
        """An arm comes in, stays and is ready to leave."""
        start = np.array([(0, 450), (-450, 0), (0, -450), (450, 0)][side], float)
        looks = []
        for index in range(1, frames + 1):
            point = start + (np.array(reach) - start) * index / frames
            self.table.arm_from(side, (float(point[0]), float(point[1])))
            looks.append(self.look())
        return looks

    def lay(self, thing: Drawn, side: int = 0) -> list[Look | None]:
        """A hand lays a thing and leaves."""
        looks = self.reach_in(side, (thing.x, thing.y))
        self.table.things.append(thing)
        looks.append(self.look())
        self.table.no_arm()
        return looks


def sitting(*things, fps: float = 12.0, **conditions) -> Sitting:
    """A watcher that has settled its first scene."""
    seat = Sitting(DrawnTable(things=list(things), **conditions), fps)
    seat.settle()
    return seat


def codes(scene) -> list[str | None]:
    return sorted((one.code or "?") for one in scene.sightings.cards)


def moved(thing: Drawn, x: float, y: float) -> Drawn:
    return replace(thing, x=x, y=y)
