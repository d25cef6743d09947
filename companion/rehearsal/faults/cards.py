"""Cards that are not as they were drawn: printed at home, glossy, worn, bent, sleeved; each in its way."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.rehearsal.canvas import Texture
from companion.rehearsal.faults.effect import CardEffect, Draw, Fault, Leaf
from companion.rehearsal.layout import Lying, Thing
from companion.rehearsal.lens import Lens
from companion.rehearsal.light import Light

_ONE_MAP: Any = None
"""Both coordinates are in the first map; OpenCV's type stubs do not know that this is allowed."""

Field = NDArray[np.float32]
"""A number for each pixel of a card, shape (h, w), dtype float32."""


def _of_card(draw: Draw, thing: Thing, part: str = "") -> np.random.Generator:
    """Chance for one card, the same wherever it lies."""
    return draw.random(part, thing.name, thing.look)


def _grid(leaf: Leaf) -> tuple[Field, Field]:
    """How far each pixel is from a card's middle to the right and down, in millimetres."""
    rows, columns = leaf.texture.shape[:2]
    across = ((np.arange(columns, dtype=np.float32) + 0.5) / columns - 0.5) * np.float32(leaf.size[0])
    down = ((np.arange(rows, dtype=np.float32) + 0.5) / rows - 0.5) * np.float32(leaf.size[1])
    return np.broadcast_to(across, (rows, columns)), np.broadcast_to(down[:, None], (rows, columns))


def _brightened(texture: Texture, added: Field) -> Texture:
    """The texture with that many grey levels of white light upon it, where it is opaque."""
    alpha = texture[..., 3].astype(np.float32) / 255
    lit = texture[..., :3].astype(np.float32) + (added * alpha)[..., None]
    most = texture[..., 3:].astype(np.float32)
    return np.dstack([np.minimum(np.maximum(lit, 0), most).astype(np.uint8), texture[..., 3]])


@dataclass(frozen=True, slots=True)
class Printed(CardEffect):
    """Cards from another printer than the drawings know: their black is grey, their colours are others.

    Attributes:
        black: share of light that black print gives back.
        colours: how much darker or paler each ink is: standard deviation of the logarithm of its exponent.
        soft: millimetres to which edges run, a standard deviation.
        off: millimetres by which the print lies beside the middle of a card, a standard deviation.
        turned: degrees by which it lies aslant, a standard deviation.
    """

    black: float
    colours: float
    soft: float
    off: float
    turned: float

    def finish(self, draw: Draw) -> _Print:
        """The printer and the scissors of this deck."""
        return _Print(self, draw)


_GAMMA: Final = 2.2
"""Exponent from grey levels to light, nearly that of sRGB (IEC 61966-2-1)."""


class _Print:
    def __init__(self, printed: Printed, draw: Draw) -> None:
        self._printed, self._draw = printed, draw
        random = draw.random("printer")
        exponents = np.exp(random.normal(0.0, printed.colours, 3))
        paper = random.uniform(1.0 - printed.black, 1.0, 3)
        light = (np.arange(256)[:, None] / 255) ** (_GAMMA * exponents)
        given_back = paper * (printed.black + (1 - printed.black) * light)
        self._levels = np.round(255 * given_back ** (1 / _GAMMA)).astype(np.uint8).reshape(1, 256, 3)

    def finished(self, leaf: Leaf, lying: Lying, height: float, lens: Lens, light: Light) -> Leaf:  # noqa: ARG002
        random, (rows, columns) = _of_card(self._draw, lying.thing, lying.shows), leaf.texture.shape[:2]
        scale = columns / leaf.size[0]
        inked = np.asarray(cv2.LUT(np.ascontiguousarray(leaf.texture[..., :3]), self._levels), np.uint8)
        run = cv2.GaussianBlur(inked, (0, 0), max(self._printed.soft * scale, 0.1))
        middle = (columns - 1) / 2, (rows - 1) / 2
        laid = cv2.getRotationMatrix2D(middle, float(random.normal(0.0, self._printed.turned)), 1.0)
        laid += np.column_stack([np.zeros((2, 2)), random.normal(0.0, self._printed.off * scale, 2)])
        lies = cv2.warpAffine(run, laid, (columns, rows), borderMode=cv2.BORDER_REPLICATE)
        most = leaf.texture[..., 3:]
        return Leaf(np.dstack([np.minimum(lies, most), most]), leaf.size)


@dataclass(frozen=True, slots=True)
class Glossy(CardEffect):
    """Coated cards, each a little curled, in which the lamp is mirrored each in another place.

    Attributes:
        levels: grey levels that the highlight adds.
        width: standard deviation of the slopes that mirror the lamp, as tangents: how rough the coat is.
        curl: slope at a card's ends.
        tilt: standard deviation of the slope at its middle.
    """

    levels: float
    width: float = 0.045
    curl: float = 0.14
    tilt: float = 0.07

    def finish(self, draw: Draw) -> _Gloss:
        """The coat of this deck."""
        return _Gloss(self, draw)


class _Gloss:
    def __init__(self, glossy: Glossy, draw: Draw) -> None:
        self._glossy = glossy
        self._draw = draw

    def finished(self, leaf: Leaf, lying: Lying, height: float, lens: Lens, light: Light) -> Leaf:
        glossy, random = self._glossy, _of_card(self._draw, lying.thing)
        curl = float(random.uniform(0.4, 1.0)) * glossy.curl * float(random.choice([-1.0, 1.0]))
        tilt = random.normal(0.0, glossy.tilt, 2)
        across, down = _grid(leaf)
        wanted = _mirroring(lying, height, lens, light)
        # The slope of a curled card grows along it; it mirrors the lamp where that is the slope it takes.
        along = tilt[1] + curl * down / (leaf.size[1] / 2) - wanted[1]
        beside = tilt[0] + 0.25 * curl * across / (leaf.size[0] / 2) - wanted[0]
        square = (along**2 + (0.35 * beside) ** 2) / glossy.width**2
        shine = np.asarray(glossy.levels * np.exp(-square / 2), np.float32)
        return Leaf(_brightened(leaf.texture, shine), leaf.size)


def _mirroring(lying: Lying, height: float, lens: Lens, light: Light) -> tuple[float, float]:
    """The slopes (to the right, down) that a card must have to mirror the lamp, in its own directions."""
    spot = np.array([lying.spot.x, lying.spot.y, height])
    rays = [np.array(place) - spot for place in (light.lamp, lens.eye)]
    half = sum(ray / np.linalg.norm(ray) for ray in rays)
    x, y = float(half[0] / half[2]), float(half[1] / half[2])
    angle = math.radians(lying.spot.turn)
    return x * math.cos(angle) + y * math.sin(angle), y * math.cos(angle) - x * math.sin(angle)


@dataclass(frozen=True, slots=True)
class Worn(CardEffect):
    """Old cards: grey, with pale edges, scratches and creases.

    Attributes:
        edge: millimetres to which their edges are rubbed.
        dirt: share of light that stains take.
        scratches: how many a card has at most.
        creases: how likely one is at each corner.
    """

    edge: float
    dirt: float
    scratches: int
    creases: float

    def finish(self, draw: Draw) -> _Wear:
        """The years of this deck."""
        return _Wear(self, draw)


class _Wear:
    def __init__(self, worn: Worn, draw: Draw) -> None:
        self._worn = worn
        self._draw = draw
        self._marks = lru_cache(maxsize=256)(self._drawn)

    def finished(self, leaf: Leaf, lying: Lying, height: float, lens: Lens, light: Light) -> Leaf:  # noqa: ARG002
        rubbed, stains = self._marks(lying.thing, lying.shows, leaf.size, leaf.texture.shape[:2])
        alpha = leaf.texture[..., 3:].astype(np.float32) / 255
        colours = leaf.texture[..., :3].astype(np.float32)
        pale = np.array([196.0, 208.0, 214.0], np.float32) * alpha
        colours += (pale - colours) * rubbed[..., None]
        colours *= stains[..., None]
        return Leaf(np.dstack([colours.astype(np.uint8), leaf.texture[..., 3]]), leaf.size)

    def _drawn(
        self, thing: Thing, shows: str, size: tuple[float, float], shape: tuple[int, int]
    ) -> tuple[Field, Field]:
        """How far each pixel is rubbed, and what dirt has left of its light, for one side of a card."""
        random, (rows, columns) = _of_card(self._draw, thing, shows), shape
        scale = columns / size[0]
        border = np.minimum.outer(
            np.minimum(np.arange(rows), np.arange(rows)[::-1]),
            np.minimum(np.arange(columns), np.arange(columns)[::-1]),
        ).astype(np.float32)
        rough = cv2.resize(
            random.standard_normal((12, 9)).astype(np.float32), (columns, rows), interpolation=cv2.INTER_CUBIC
        )
        reach = self._worn.edge * scale * np.clip(1.0 + 0.8 * rough, 0.1, 3.0)
        rubbed = np.clip(1.0 - border / reach, 0, 0.9)
        lines = np.zeros(shape, np.uint8)
        for _ in range(int(random.integers(self._worn.scratches + 1))):
            one, other = random.uniform(0, 1, (2, 2)) * (columns, rows) * 16
            ends = [tuple(np.round(end).astype(int).tolist()) for end in (one, one + 0.3 * (other - one))]
            cv2.line(lines, ends[0], ends[1], 110, 1, cv2.LINE_AA, shift=4)
        for x, y in ((0, 0), (columns, 0), (0, rows), (columns, rows)):
            if random.random() < self._worn.creases:
                far, other_far = random.uniform(8, 22, 2) * scale
                ends = [(round(abs(x - far)), y), (x, round(abs(y - other_far)))]
                cv2.line(lines, ends[0], ends[1], 220, max(1, round(0.5 * scale)), cv2.LINE_AA)
        rubbed = np.maximum(rubbed, lines.astype(np.float32) / 255)
        cloud = cv2.resize(
            random.standard_normal((7, 5)).astype(np.float32), (columns, rows), interpolation=cv2.INTER_CUBIC
        )
        stains = 1.0 - self._worn.dirt * np.clip(0.5 + 0.5 * cloud, 0.0, 1.5)
        return np.asarray(rubbed, np.float32), np.asarray(stains, np.float32)


@dataclass(frozen=True, slots=True)
class Bent(CardEffect):
    """Cards that were bent: their ends or their middles stand up, and the light falls on them aslant.

    Attributes:
        rise: millimetres by which the most bent one stands up.
    """

    rise: float

    def finish(self, draw: Draw) -> _Bend:
        """How the cards of this deck are bent."""
        return _Bend(self, draw)


_BENDS: Final = (90.0, 90.0, 55.0, 125.0)
"""Degrees clockwise from a card's right to where it rises: most are bent along."""

_MARGIN: Final = 6.0
"""Millimetres around a bent card into which its ends may be seen to reach."""


class _Bend:
    def __init__(self, bent: Bent, draw: Draw) -> None:
        self._bent = bent
        self._draw = draw

    def finished(self, leaf: Leaf, lying: Lying, height: float, lens: Lens, light: Light) -> Leaf:
        random = _of_card(self._draw, lying.thing)
        rise = self._bent.rise * float(random.uniform(0.3, 1.0))
        ends_up, way = bool(random.random() < 0.5), math.radians(float(random.choice(_BENDS)))
        wide = _widened(leaf)
        across, down = _grid(wide)
        along = (across * math.cos(way) + down * math.sin(way)) / (leaf.size[1] / 2)
        square = along * along
        high = rise * (np.minimum(square, 1.6) if ends_up else np.maximum(1.0 - square, -0.2))
        angle, spot = math.radians(lying.spot.turn), lying.spot
        # What stands up is seen farther from the camera than it is; looked up the other way round.
        x, y = (np.array([spot.x, spot.y]) - lens.eye[:2]) / (lens.eye[2] - height)
        off = (x * math.cos(angle) + y * math.sin(angle), y * math.cos(angle) - x * math.sin(angle))
        rows, columns = wide.texture.shape[:2]
        grid = np.stack(np.meshgrid(np.arange(columns), np.arange(rows)), 2).astype(np.float32)
        grid[..., 0] -= high * off[0] * (columns / wide.size[0])
        grid[..., 1] -= high * off[1] * (rows / wide.size[1])
        seen = np.asarray(cv2.remap(wide.texture, grid, _ONE_MAP, cv2.INTER_LINEAR), np.uint8)
        shade = self._shade(np.asarray(along, np.float32), rise if ends_up else -rise, way, lying, light)
        return Leaf(_shaded(seen, shade), wide.size)

    def _shade(self, along: Field, rise: float, way: float, lying: Lying, light: Light) -> Field:
        """The light on a slope, 1 being that on the table."""
        slope = np.clip(along, -1.2, 1.2) * (2 * rise / 44.0)
        angle = math.radians(lying.spot.turn) + way
        x, y, high = light.lamp[0] - lying.spot.x, light.lamp[1] - lying.spot.y, light.lamp[2]
        towards = (x * math.cos(angle) + y * math.sin(angle)) / high
        lit = (1.0 - slope * towards) / np.sqrt(1.0 + slope**2)
        # Bent paper turns away from the window, too.
        return np.asarray(np.clip(1.0 + 1.2 * (lit - 1.0) - 0.35 * slope, 0.4, 1.25), np.float32)


def _widened(leaf: Leaf) -> Leaf:
    """A card with nothing around it for some millimetres."""
    rows, columns = leaf.texture.shape[:2]
    beside, above = round(_MARGIN * columns / leaf.size[0]), round(_MARGIN * rows / leaf.size[1])
    sides = (above, above, beside, beside)
    texture = cv2.copyMakeBorder(leaf.texture, *sides, cv2.BORDER_CONSTANT, value=(0, 0, 0, 0))
    size = (
        leaf.size[0] * (columns + 2 * beside) / columns,
        leaf.size[1] * (rows + 2 * above) / rows,
    )
    return Leaf(np.asarray(texture, np.uint8), size)


def _shaded(texture: Texture, shade: Field) -> Texture:
    colours = texture[..., :3].astype(np.float32) * shade[..., None]
    return np.dstack([np.minimum(colours, texture[..., 3:]).astype(np.uint8), texture[..., 3]])


@dataclass(frozen=True, slots=True)
class Sleeved(CardEffect):
    """Cards in clear sleeves that are a little larger, hazy and shine.

    Attributes:
        larger: millimetres by which a sleeve stands out on each side.
        haze: share of white that it lays on the card.
        levels: grey levels of a broad shine.
    """

    larger: float
    haze: float
    levels: float

    def finish(self, draw: Draw) -> _Sleeve:
        """The sleeves of this deck."""
        return _Sleeve(self, draw)


class _Sleeve:
    def __init__(self, sleeved: Sleeved, draw: Draw) -> None:
        self._sleeved = sleeved
        self._gloss = _Gloss(Glossy(sleeved.levels, 0.09, 0.06, 0.05), draw)
        self._draw = draw

    def finished(self, leaf: Leaf, lying: Lying, height: float, lens: Lens, light: Light) -> Leaf:
        sleeved, (rows, columns) = self._sleeved, leaf.texture.shape[:2]
        border = round(sleeved.larger * columns / leaf.size[0])
        # No card lies in the middle of its sleeve.
        x, y = np.round(_of_card(self._draw, lying.thing).uniform(-0.6, 0.6, 2) * border).astype(int).tolist()
        sides = (border + y, border - y, border + x, border - x)
        card = np.asarray(
            cv2.copyMakeBorder(leaf.texture, *sides, cv2.BORDER_CONSTANT, value=(0, 0, 0, 0)), np.float32
        )
        foil = np.full_like(card, 255 * 0.18)
        rim = max(1, round(0.4 * columns / leaf.size[0]))
        foil[:rim] = foil[-rim:] = 255 * 0.4
        foil[:, :rim] = foil[:, -rim:] = 255 * 0.4
        covered = card[..., 3:] / 255
        hazy = card * (1 - sleeved.haze) + 255 * sleeved.haze * covered
        hazy[..., 3] = card[..., 3]
        whole = np.minimum(hazy + foil * (1 - covered), 255).astype(np.uint8)
        share = 1 + 2 * border / columns, 1 + 2 * border / rows
        sheathed = Leaf(whole, (leaf.size[0] * share[0], leaf.size[1] * share[1]))
        return self._gloss.finished(sheathed, lying, height, lens, light)


FAULTS: Final = (
    Fault(
        "home-printed",
        Printed(0.02, 0.08, 0.1, 0.3, 0.3),
        Printed(0.07, 0.25, 0.2, 0.8, 0.9),
        "black has a density of some 1.15 on plain paper (7 %), of 1.7 on photo paper; cut with scissors",
    ),
    Fault(
        "worn-cards",
        Worn(0.6, 0.08, 1, 0.05),
        Worn(2.4, 0.13, 6, 0.3),
        "estimated from decks of some years",
    ),
    Fault(
        "bent-cards",
        Bent(3.0),
        Bent(10.0),
        "a card that was shuffled bridgewise stands up by 3 to 10 mm",
    ),
    Fault(
        "glossy-cards",
        Glossy(55.0),
        Glossy(190.0),
        "tried at the simulated table; the lamp’s glare at `hard` adds 105 grey levels",
    ),
    Fault(
        "sleeved-cards",
        Sleeved(1.5, 0.03, 25.0),
        Sleeved(1.5, 0.12, 90.0),
        "sleeves for poker cards are 66 × 91 mm",
    ),
)
