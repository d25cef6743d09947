"""How hard the table is to see: what a seed chooses within each degree."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from companion.decks.drawn.poker import STYLES, PokerStyle
from companion.engines import Header
from companion.rehearsal.arms import LENGTH, ArmLook
from companion.rehearsal.dice import DieLook
from companion.rehearsal.die_layouts import layout_of
from companion.rehearsal.faults.effect import Draw
from companion.rehearsal.faults.registry import ChosenFault, Strength, drawn, lens_effects
from companion.rehearsal.grounds import Ground
from companion.rehearsal.layout import Spot
from companion.rehearsal.lens import Lens, aimed
from companion.rehearsal.light import Light
from companion.table.game_table import table_for
from companion.table.playing_table import SMALL_TABLE, PlayingTable


class Conditions(enum.Enum):
    """The degrees of the command line."""

    EASY = "easy"
    """Even light, the camera above the table, cards apart."""
    HOME = "home"
    """An evening lamp, the camera oblique, cards laid carelessly, glasses and other things about."""
    HARD = "hard"
    """Glare, dim and flickering light, blur, long sleeves, and the camera is knocked once."""
    LIVED = "lived"
    """As at home, and mild faults of several kinds, drawn by the seed."""
    ROUGH = "rough"
    """As at home, and strong faults of two kinds, drawn by the seed."""

    @property
    def table(self) -> Conditions:
        """The conditions whose table it is, before any faults."""
        return Conditions.HOME if self in (Conditions.LIVED, Conditions.ROUGH) else self


@dataclass(frozen=True, slots=True)
class Hand:
    """How people lay things: standard deviations of place (mm) and turn (degrees)."""

    place: float
    turn: float

    def finds(self, spot: Spot, share: float, random: np.random.Generator) -> Spot:
        """The spot as the hand finds it, never more than two standard deviations off; `share` of them."""
        dx, dy, turn = np.clip(random.standard_normal(3), -2.0, 2.0) * share
        return spot.moved(float(dx) * self.place, float(dy) * self.place, float(turn) * self.turn)


@dataclass(frozen=True, slots=True)
class Sensor:
    """What the camera adds to the light that reaches it.

    Attributes:
        blur: standard deviation of the lens's unsharpness in pixels.
        noise: standard deviation of the noise in grey levels.
        vignette: share of light that the picture's corners lose.
        flicker: standard deviation of the brightness from frame to frame, 1 being all of it.
        glare: strength of the lamp's reflection on cards and table, 0 for none.
    """

    blur: float
    noise: float
    vignette: float
    flicker: float
    glare: float


@dataclass(frozen=True, slots=True)
class World:
    """Everything about the table that a seed decides before the first card.

    Attributes:
        conditions: what was asked for.
        seed: the seed.
        table: how large the table is, and the camera's picture.
        lens: the camera at the start.
        knocked: the camera after somebody has bumped into it, None when nobody does.
        ground: what covers the table.
        light: lamp and window.
        sensor: the camera's faults.
        hand: how carefully people lay things.
        deck: how the poker deck looks.
        dice: how the dice look.
        arms: how each player's arm looks, by seat.
        clutter: how many other things stand about.
        faults: what goes wrong.
    """

    conditions: Conditions
    seed: int
    table: PlayingTable
    lens: Lens
    knocked: Lens | None
    ground: Ground
    light: Light
    sensor: Sensor
    hand: Hand
    deck: PokerStyle
    dice: DieLook
    arms: tuple[ArmLook, ...]
    clutter: int
    faults: tuple[ChosenFault, ...] = ()

    def with_faults(self, faults: Iterable[ChosenFault]) -> World:
        """The same world, where these things go wrong, too."""
        added = tuple(faults)
        lens, table, knocked = self.lens, self.table, self.knocked
        for fault, effect in lens_effects(added):
            lens, table = effect.rehung(lens, table, Draw(self.seed, fault.name))
            if knocked is not None:
                knocked = replace(lens, shift=knocked.shift)
        all_of_them = tuple(dict.fromkeys((*self.faults, *added)))
        return replace(self, lens=lens, table=table, knocked=knocked, faults=all_of_them)

    def with_dice(self, number: int) -> World:
        """The same world, its dice of the layout and the colours that a number stands for."""
        look, layout = _DICE[number % len(_DICE)], layout_of(number)
        if look.body == _RED_DICE.body:
            layout = replace(layout, accents=frozenset())
        return replace(self, dice=replace(look, layout=layout))


_SKINS: Final = ((150, 178, 226), (126, 158, 212), (88, 122, 178), (60, 86, 132), (44, 62, 98))
_SLEEVES: Final = (
    (84, 62, 44),
    (60, 60, 62),
    (110, 44, 52),
    (58, 98, 62),
    (40, 44, 128),
    (168, 172, 176),
    (58, 140, 180),
)
_RED_DICE: Final = DieLook((40, 34, 188), (236, 238, 240))
"""Red pips cannot be seen on them."""

_DICE: Final = (
    DieLook((226, 240, 244), (24, 22, 22)),
    _RED_DICE,
    DieLook((248, 248, 246), (150, 40, 20)),
    DieLook((46, 42, 40), (232, 234, 236)),
    DieLook((150, 80, 26), (238, 240, 240)),
)
_SENSORS: Final = {
    Conditions.EASY: Sensor(0.45, 1.6, 0.06, 0.0, 0.0),
    Conditions.HOME: Sensor(0.55, 3.2, 0.14, 0.004, 0.12),
    Conditions.HARD: Sensor(0.9, 6.0, 0.22, 0.05, 0.7),
}
_FOCAL: Final = (1150 / 1280, 1250 / 1280)
"""The focal length in widths of the picture: a Raspberry Pi's camera."""

_BUMP: Final = (14 / 1280, 24 / 1280)
"""How far the picture is off after somebody has bumped into the camera, in its widths."""

_LIVED: Final = 4
_ROUGH: Final = 2
"""So many things go wrong at once, each of another kind."""

_HANDS: Final = {
    Conditions.EASY: Hand(4.0, 4.0),
    Conditions.HOME: Hand(9.0, 9.0),
    Conditions.HARD: Hand(12.0, 14.0),
}


def make_world(conditions: Conditions, seed: int, seats: int = 4, table: PlayingTable = SMALL_TABLE) -> World:
    """The table, light and people that a seed stands for; the same for the same arguments."""
    table_of = conditions.table
    random = np.random.default_rng([seed, list(Conditions).index(table_of)])
    lens = _lens(table_of, table, random)
    knocked = _bumped(lens, random) if table_of is Conditions.HARD else None
    grounds = (Ground.WOOD, Ground.CLOTH) if table_of is Conditions.EASY else tuple(Ground)
    world = World(
        conditions=conditions,
        seed=seed,
        table=table,
        lens=lens,
        knocked=knocked,
        ground=grounds[int(random.integers(len(grounds)))],
        light=_light(table_of, table, random),
        sensor=_SENSORS[table_of],
        hand=_HANDS[table_of],
        deck=STYLES[int(random.integers(len(STYLES)))],
        dice=_DICE[int(random.integers(len(_DICE)))],
        arms=tuple(_arm(table_of, table, random) for _ in range(seats)),
        clutter={Conditions.EASY: 0, Conditions.HOME: 4, Conditions.HARD: 5}[table_of],
    )
    return world.with_faults(drawn_faults(conditions, seed))


def drawn_faults(conditions: Conditions, seed: int) -> tuple[ChosenFault, ...]:
    """What goes wrong under these conditions at the table of a seed."""
    match conditions:
        case Conditions.LIVED:
            return drawn(seed, Strength.MILD, _LIVED)
        case Conditions.ROUGH:
            return drawn(seed, Strength.STRONG, _ROUGH)
        case _:
            return ()


def world_of(header: Header, conditions: Conditions, seed: int) -> World:
    """The world in which a game is played, its table as large as game and players need it."""
    players = len(header.players)
    return make_world(conditions, seed, players, table_for(header.game, players))


def _lens(conditions: Conditions, table: PlayingTable, random: np.random.Generator) -> Lens:
    if conditions is Conditions.EASY:
        tilt, bearing, roll, bend = (
            random.uniform(0, 5),
            random.uniform(-40, 40),
            random.uniform(-2, 2),
            -0.008,
        )
    else:
        tilt, bearing, roll = random.uniform(14, 24), random.uniform(-35, 35), random.uniform(-4, 4)
        bend = random.uniform(-0.03, -0.01)
    return aimed(random.uniform(*_FOCAL), tilt, bearing, roll, bend, table)


def _bumped(lens: Lens, random: np.random.Generator) -> Lens:
    """The same lens, its axis some pixels beside where it was."""
    angle, far = random.uniform(0, 2 * np.pi), random.uniform(*_BUMP) * lens.picture[0]
    shift = (float(far * np.cos(angle)), float(far * np.sin(angle)) * 0.5)
    return replace(lens, shift=shift)


def _light(conditions: Conditions, table: PlayingTable, random: np.random.Generator) -> Light:
    """Colours are what automatic white balance leaves of warm lamps and blue windows.

    A lamp hangs the higher, the larger the table is.
    """
    if conditions is Conditions.EASY:
        warmth, share, fall, level, softness, darkness = (
            random.uniform(-0.03, 0.05),
            0.35,
            0.05,
            0.92,
            0.5,
            0.35,
        )
        lamp = (random.uniform(-250, 250), random.uniform(-250, 250), random.uniform(1300, 1700))
    else:
        dim = conditions is Conditions.HARD
        warmth, share, fall = random.uniform(0.04, 0.12), random.uniform(0.6, 0.85), random.uniform(0.05, 0.2)
        level, softness = (random.uniform(0.5, 0.62), 0.25) if dim else (random.uniform(0.78, 0.9), 0.3)
        darkness = random.uniform(0.45, 0.6)
        lamp = (random.uniform(-350, 350), random.uniform(-300, 300), random.uniform(750, 1100))
    wide = table.play_area[1] / SMALL_TABLE.play_area[1]
    colour = (1.0 - 1.6 * warmth, 1.0 - 0.3 * warmth, 1.0 + 0.4 * warmth)
    window = random.uniform(0, 360)
    return Light(
        (lamp[0] * wide, lamp[1] * wide, lamp[2] * wide),
        share,
        window,
        fall,
        colour,
        level,
        softness,
        darkness,
    )


def _arm(conditions: Conditions, table: PlayingTable, random: np.random.Generator) -> ArmLook:
    sleeve = _SLEEVES[int(random.integers(len(_SLEEVES)))]
    other = _SLEEVES[int(random.integers(len(_SLEEVES)))]
    bare = random.uniform(105, 130) if conditions is Conditions.HARD else random.uniform(150, 300)
    return ArmLook(
        skin=_SKINS[int(random.integers(len(_SKINS)))],
        sleeve=sleeve,
        stripe=other if random.random() < 0.3 else None,
        bare=bare,
        length=LENGTH * table.play_area[1] / SMALL_TABLE.play_area[1],
        left=bool(random.random() < 0.12),
        seed=int(random.integers(1 << 31)),
    )
