"""What a fault is made of: what it does to pictures, their stream, the lens, the light, the table or cards.

An effect is what the registry keeps of a fault at one strength, its sizes with their units; it makes what
does it at one table. That thing draws by the table's seed and the fault's name alone, so that no fault
changes what another draws, and by the table's time.
"""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from companion.rehearsal.canvas import Picture, Texture
from companion.rehearsal.gestures import SimulatedSeat
from companion.rehearsal.layout import Layout, Lying
from companion.rehearsal.lens import Lens
from companion.rehearsal.light import Light
from companion.rehearsal.moving import Carried, Reaching
from companion.table.playing_table import PlayingTable
from hardware.cameras.protocol import Later

USUAL_WIDTH: Final = 1280
"""Pixels across a picture: sizes in pixels are meant in such a one, and are less in a smaller."""

Gains = NDArray[np.float32]
"""What each pixel's light is multiplied with: BGR, shape (h, w, 3), dtype float32."""

Places = NDArray[np.float32]
"""Table millimetres of pixels, shape (h, w, 2), dtype float32."""

COARSE: Final = 4
"""Soft light is worked out for one of so many pixels of a small picture, across and down."""

_FAR: Final = 2500.0
"""Millimetres from the middle of the table beyond which no place is looked up."""

Size = tuple[int, int]
"""Width and height in pixels."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance for one fault at one table.

    Attributes:
        seed: the table's.
        name: the fault's.
    """

    seed: int
    name: str

    def random(self, *more: int | str) -> np.random.Generator:
        """The same generator for the same arguments: numbers from 0 on, or names."""
        words = [part if isinstance(part, int) else zlib.crc32(part.encode()) for part in (self.name, *more)]
        return np.random.default_rng([self.seed, *words])


def pixels(size: float, picture: Picture) -> float:
    """A size in pixels of a picture that is `USUAL_WIDTH` wide, in those of this one."""
    return size * int(picture.shape[1]) / USUAL_WIDTH


class Spoiler(Protocol):
    """Spoils pictures, the whole ones and the small ones alike."""

    def spoil(self, picture: Picture, scale: float, time: float) -> Picture:
        """What becomes of a picture, which is not changed itself.

        Args:
            picture: whole or small.
            scale: its width as a share of the whole one's.
            time: of the table, in seconds.
        """


class PictureEffect(ABC):
    """What spoils the pictures.

    Attributes:
        before_the_chip: whether light is spoiled before the camera's own noise comes to it.
        of_whole: whether small pictures are made from whole ones that it has spoiled, one after the other: so
            it is where what comes depends on single pixels, or on the picture before.
    """

    before_the_chip: ClassVar[bool] = False
    of_whole: ClassVar[bool] = False

    @abstractmethod
    def spoiler(self, draw: Draw, size: Size) -> Spoiler:
        """What does it to whole pictures of that size."""


@dataclass(frozen=True, slots=True)
class ShutterEffect:
    """The shutter is open for so long that what moves is blurred.

    Attributes:
        ticks: thirtieths of a second.
    """

    ticks: int


@dataclass(frozen=True, slots=True, eq=False)
class Taken:
    """A picture on its way from the camera.

    Attributes:
        shot: the picture.
        time: when it comes, in seconds of the table.
    """

    shot: Later
    time: float


class Stream(Protocol):
    """What becomes of pictures on their way."""

    def wants(self, time: float, *, due: bool) -> bool:
        """Whether the camera takes a picture now; `due` says whether it would without the fault."""

    def passed(self, taken: list[Taken], time: float) -> list[Taken]:
        """The pictures that come now, given those that were taken now; called at each tick."""


class StreamEffect(ABC):
    """What happens to pictures on their way."""

    @abstractmethod
    def stream(self, draw: Draw) -> Stream:
        """What lets it happen."""


class LensEffect(ABC):
    """Another camera, or the same one hung otherwise."""

    @abstractmethod
    def rehung(self, lens: Lens, table: PlayingTable, draw: Draw) -> tuple[Lens, PlayingTable]:
        """The lens, and the table with the size of its picture."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What people do at one moment.

    Attributes:
        time: of the table, in seconds.
        arms: above the table, in view or on their way.
        layout: what lies there.
    """

    time: float
    arms: tuple[Reaching, ...] = ()
    layout: Layout = field(default_factory=Layout)


@dataclass(frozen=True, eq=False)
class View:
    """What a camera sees of the table, small.

    Attributes:
        lens: the lens of the small picture.
    """

    lens: Lens

    @cached_property
    def places(self) -> Places:
        """Where the pixels of a coarser picture lie on the table: one for each `COARSE`, across and down."""
        width, height = self.lens.picture
        columns, rows = -(-width // COARSE), -(-height // COARSE)
        across = (np.arange(columns) + 0.5) * width / columns - 0.5
        down = (np.arange(rows) + 0.5) * height / rows - 0.5
        grid = np.stack(np.meshgrid(across, down), axis=2).reshape(-1, 2)
        found = np.clip(self.lens.on_table(grid), -_FAR, _FAR)
        return np.asarray(found.reshape(rows, columns, 2), np.float32)


class Caster(Protocol):
    """Casts light or shadow upon the table, what lies there, and arms."""

    def gains(self, view: View, moment: Moment) -> Gains:
        """What the light is multiplied with: for each pixel of the small picture, of a coarser or of one."""


class LightEffect(ABC):
    """Light that is not the lamp's and the window's."""

    @abstractmethod
    def caster(self, draw: Draw, room: Room) -> Caster:
        """What casts it."""


@dataclass(frozen=True, slots=True)
class Room:
    """Where the people and the table are.

    Attributes:
        table: how large it is.
        seats: where people sit.
    """

    table: PlayingTable
    seats: tuple[SimulatedSeat, ...]

    @property
    def half(self) -> tuple[float, float]:
        """Half the width and height of the play area in millimetres."""
        return self.table.play_area[0] / 2, self.table.play_area[1] / 2


@dataclass(frozen=True, slots=True)
class Present:
    """What is there beside the play.

    Attributes:
        arms: other arms, by whose they are.
        carried: things above the table.
        under: things on the table, beneath what is played with.
    """

    arms: tuple[Reaching, ...] = ()
    carried: tuple[Carried, ...] = ()
    under: tuple[Lying, ...] = ()


class Company(Protocol):
    """People and things beside the play."""

    def now(self, moment: Moment) -> Present:
        """What is there at a moment; moments come in order."""


class CompanyEffect(ABC):
    """People and things that have nothing to do with the game."""

    @abstractmethod
    def company(self, draw: Draw, room: Room) -> Company:
        """Who and what it is."""


@dataclass(frozen=True, slots=True, eq=False)
class Leaf:
    """A card as it is painted.

    Attributes:
        texture: the card from above.
        size: width and height in millimetres.
    """

    texture: Texture
    size: tuple[float, float]


class Finish(Protocol):
    """What has become of cards in years, or how their makers coated them."""

    def finished(self, leaf: Leaf, lying: Lying, height: float, lens: Lens, light: Light) -> Leaf:
        """A card as it looks where it lies, or is held at that height in millimetres."""


class CardEffect(ABC):
    """Cards that are not as they were drawn."""

    @abstractmethod
    def finish(self, draw: Draw) -> Finish:
        """What makes them so."""


Effect = PictureEffect | ShutterEffect | StreamEffect | LensEffect | LightEffect | CompanyEffect | CardEffect


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that goes wrong at home.

    Attributes:
        name: what people call it; ``fault-NAME`` among the texts says what it is, in a sentence.
        mild: its sizes where one hardly notices it; the same as `strong` where there is only one way.
        strong: its sizes where everybody does.
        source: where these sizes come from.
    """

    name: str
    mild: Effect
    strong: Effect
    source: str


def smooth(value: float) -> float:
    """From 0 to 1 as the value goes there, eased at both ends."""
    share = min(1.0, max(0.0, value))
    return share * share * (3.0 - 2.0 * share)


def slots(time: float, seconds: float) -> Sequence[int]:
    """Numbers of the stretches of so many seconds that have begun by then."""
    return range(int(time // seconds) + 1) if time >= 0 else range(0)
