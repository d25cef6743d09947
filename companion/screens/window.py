"""The window: opened once, turned as the panel hangs, touched by fingers, mouse and keys alike."""

from __future__ import annotations

import enum
import math
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

import pygame

from companion.screens.errors import ScreenError
from companion.screens.icon import drawn_icon
from companion.texts.errors import reason_of

QUIET_SECONDS = 600.0
"""Without touch, press or play for so long the screen goes dark, unless the owner wishes it otherwise; the
next touch only wakes it."""

FRAMES_A_SECOND = 36
"""So many are aimed at that 30 are shown though one or the other comes late."""

WINDOW = (1280, 720)
"""Width and height in pixels of the window on a desktop that has room for it."""

LEAST_DRAG = 0.03
"""Part of the screen's shorter side by which a finger must move to drag: 2.6 mm, less is a touch."""

ICON: Final = 64
"""Pixels of the icon that the desktop is given; it shows smaller ones of its own."""

CLASS_NAMES: Final = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
"""Where SDL 2 reads a window's class (``get_classname`` in SDL_x11video.c and SDL_waylandvideo.c). By it a
desktop knows to which of its entries the window belongs; on Wayland that is the only way to the icon."""

PROGRAM: Final = "tabletop-companion"
"""The companion's entry on a desktop, and so the class of its window."""

UNSEEN: Final = ("dummy", "offscreen")
"""SDL's drivers that show nothing; where no other one can be used SDL takes one of them without a word."""

THE_MOUSE: Final = -1
"""The touch device as which SDL may give the mouse's clicks once more, as a finger's."""


class _Pointing(enum.Enum):
    """What a finger or the mouse does."""

    DOWN = enum.auto()
    MOVES = enum.auto()
    UP = enum.auto()


POINTING: Final = {
    pygame.FINGERDOWN: _Pointing.DOWN,
    pygame.FINGERMOTION: _Pointing.MOVES,
    pygame.FINGERUP: _Pointing.UP,
    pygame.MOUSEBUTTONDOWN: _Pointing.DOWN,
    pygame.MOUSEMOTION: _Pointing.MOVES,
    pygame.MOUSEBUTTONUP: _Pointing.UP,
}
"""By the type of pygame's event."""


UNCOVERED: Final = (pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED)
"""Events after which the desktop may have lost what was shown."""


class Clock(Protocol):
    """Paces the frames."""

    def tick(self, framerate: float, /) -> int:
        """Wait for the next frame's time; milliseconds since the last call."""


@dataclass(frozen=True, slots=True)
class Tap:
    """A touch or click at a point of the page, in pixels of the upright page.

    Attributes:
        x: across.
        y: down.
        picture: how many pictures had been shown when it was made; the last of them is the one touched.
    """

    x: float
    y: float
    picture: int = 0


@dataclass(frozen=True, slots=True)
class Drag:
    """The finger or the button held down has moved on to a point of the page, in pixels.

    Attributes:
        x: across.
        y: down.
        ends: whether it was lifted there.
        picture: how many pictures had been shown then.
    """

    x: float
    y: float
    ends: bool = False
    picture: int = 0


@dataclass(frozen=True, slots=True)
class KeyPress:
    """A key.

    Attributes:
        name: pygame's name of the key, ``"u"``, ``"escape"``.
        text: what it types, empty for keys that type nothing.
        picture: how many pictures had been shown when it was pressed.
    """

    name: str
    text: str
    picture: int = 0


@dataclass(frozen=True, slots=True)
class Closed:
    """The window was closed."""


Input = Tap | Drag | KeyPress | Closed


@dataclass(slots=True)
class _Held:
    """The finger, or the mouse's button, that came down last: only that one drags.

    Attributes:
        finger: touch device and finger, None for the mouse.
        x: where it came down, in pixels of the screen.
        y: the same, down.
        drags: whether it has moved far enough since.
    """

    finger: tuple[int, int] | None
    x: float
    y: float
    drags: bool = False


class Window:
    """Shows pages and gives touches.

    Args:
        size: width and height of the window in pixels; None: `WINDOW` on a desktop with room for it, else all
            of the screen.
        rotation: by how many degrees the page is turned, 0, 90, 180 or 270, clockwise.
        clock: paces the frames; None: pygame's.
        fullscreen: whether to take all of the screen, even where there is room for a window.
        shown: called after each picture, and after each time that one was left as it is.
        dark_after: seconds without touch, press or play until the screen goes dark, None for never.
        pointer: whether the mouse's pointer is shown from the beginning; else once a mouse is moved, until a
            finger touches the screen.

    Attributes:
        page: the upright page to draw on.
        pictures: how many pictures have been shown.
        stale: whether the screen does not show the last of them any more, or not what it should.

    Raises:
        ScreenError: no window can be opened, or the classic pygame is installed.
    """

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        rotation: int = 0,
        clock: Clock | None = None,
        *,
        fullscreen: bool = False,
        shown: Callable[[], None] = lambda: None,
        dark_after: float | None = QUIET_SECONDS,
        pointer: bool = True,
    ) -> None:
        if not getattr(pygame, "IS_CE", False):
            raise ScreenError(reason_of("trouble-pygame-classic"))
        try:
            _open_display()
            pygame.font.init()
            wanted = size or size_on(pygame.display.get_desktop_sizes()[0], fullscreen=fullscreen)
            pygame.display.set_icon(drawn_icon(ICON))
            self._surface = pygame.display.set_mode(wanted or (0, 0), 0 if wanted else pygame.FULLSCREEN)
        except pygame.error as error:
            raise ScreenError(reason_of("trouble-window-none", why=str(error))) from error
        if not is_seen():
            pygame.display.quit()
            raise ScreenError(reason_of("trouble-window-unseen"))
        pygame.display.set_caption("The tabletop companion")
        pygame.key.set_repeat()
        pygame.mouse.set_visible(pointer)
        self._pointer = pointer
        self._dark_after = math.inf if dark_after is None else dark_after
        self._rotation = rotation
        self._clock: Clock = clock or pygame.time.Clock()
        self._shown = shown
        self._dark = False
        self._quiet = 0.0
        self._held: _Held | None = None
        self._made: list[Input] = []
        self.stale = False
        self.pictures = 0
        self.page = self._upright_page()

    @property
    def panel(self) -> tuple[int, int]:
        """Width and height of the screen in pixels, however its picture is turned."""
        return self._surface.get_size()

    def turn(self, rotation: int) -> None:
        """Turn the page to so many degrees, 0, 90, 180 or 270, clockwise; touches follow. It is a new one."""
        self._collect()  # what was touched until now was touched on the page before
        self._rotation, self._held = rotation, None
        self.page = self._upright_page()

    def _upright_page(self) -> pygame.Surface:
        width, height = self._surface.get_size()
        return pygame.Surface((width, height) if self._rotation % 180 == 0 else (height, width))

    def show(self) -> None:
        """Put the page on the screen and wait for the next frame's time."""
        self._collect()  # what was touched until now was touched on the picture before
        if self._dark:
            self._surface.fill((0, 0, 0))
        else:
            turned = pygame.transform.rotate(self.page, -self._rotation) if self._rotation else self.page
            self._surface.blit(turned, (0, 0))
        pygame.display.flip()
        self.stale = False
        self.pictures += 1
        self._wait()

    def rest(self) -> None:
        """Leave the picture on the screen, and wait for the next frame's time."""
        self._collect()
        self._wait()

    def wake(self) -> None:
        """Something happened at the table: light the screen."""
        self.stale = self.stale or self._dark
        self._dark, self._quiet = False, 0.0

    def inputs(self) -> list[Input]:
        """Touches, clicks and keys since the last call; one that wakes a dark screen does nothing else."""
        self._collect()
        given, self._made = self._made, []
        if given and self._dark and not any(isinstance(one, Closed) for one in given):
            self.wake()
            return []
        if given:
            self.wake()
        return given

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _wait(self) -> None:
        """Wait for the next frame's time; where all has been quiet for long the next picture is dark."""
        self._shown()
        self._quiet += self._clock.tick(FRAMES_A_SECOND) / 1000
        if not self._dark and self._quiet > self._dark_after:
            self._dark = self.stale = True

    def _collect(self) -> None:
        """Note what was touched since the last time, on the picture that is shown."""
        for event in pygame.event.get():
            self.stale = self.stale or event.type in UNCOVERED
            made = self._input(event)
            if made is not None:
                self._made.append(made)

    def _input(self, event: pygame.Event) -> Input | None:
        width, height = self._surface.get_size()
        if event.type == pygame.QUIT:
            return Closed()
        self._show_pointer(event)
        if event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            if event.touch_id == THE_MOUSE:
                return None
            finger = event.touch_id, event.finger_id
            return self._pointed(POINTING[event.type], finger, event.x * width, event.y * height)
        # A touch panel also makes mouse events; they are the same touch once more.
        if event.type in POINTING and not getattr(event, "touch", False) and getattr(event, "button", 1) == 1:
            return self._pointed(POINTING[event.type], None, *event.pos)
        if event.type == pygame.KEYDOWN:
            return KeyPress(pygame.key.name(event.key), event.unicode, self.pictures)
        return None

    def _show_pointer(self, event: pygame.Event) -> None:
        """Show the pointer where it was hidden and a mouse is moved, and hide it where a finger touches."""
        if not self._pointer and event.type in (pygame.MOUSEMOTION, pygame.FINGERDOWN):
            by_finger = event.type == pygame.FINGERDOWN or getattr(event, "touch", False)
            pygame.mouse.set_visible(not by_finger)

    def _pointed(
        self, pointing: _Pointing, finger: tuple[int, int] | None, x: float, y: float
    ) -> Input | None:
        """What a finger or the mouse means: a touch where it comes down, a drag once it moves far."""
        if pointing is _Pointing.DOWN:
            self._held = _Held(finger, x, y)
            return Tap(*self._on_page(x, y), self.pictures)
        held = self._held
        if held is None or held.finger != finger:
            return None
        far = math.dist((held.x, held.y), (x, y)) > LEAST_DRAG * min(self._surface.get_size())
        held.drags = held.drags or far
        ends = pointing is _Pointing.UP
        if ends:
            self._held = None
        return Drag(*self._on_page(x, y), ends, self.pictures) if held.drags else None

    def _on_page(self, x: float, y: float) -> tuple[float, float]:
        """A point of the screen as a point of the page."""
        width, height = self._surface.get_size()
        match self._rotation:
            case 90:
                return y, width - 1 - x
            case 180:
                return width - 1 - x, height - 1 - y
            case 270:
                return height - 1 - y, x
            case _:
                return x, y


def can_be_seen() -> bool:
    """Whether a window could be opened now, or is open."""
    was_open = pygame.display.get_init()
    try:
        _open_display()
        return is_seen()
    except pygame.error:
        return False
    finally:
        if not was_open:
            pygame.display.quit()


def _open_display() -> None:
    """Open pygame's display, whose windows are of our class; pygame had named the program's file for it."""
    os.environ.update(dict.fromkeys(CLASS_NAMES, PROGRAM))
    pygame.display.init()


def is_seen() -> bool:
    """Whether what is drawn comes to be seen, once the display is opened; or nobody wants to see it."""
    driver = pygame.display.get_driver()
    return driver not in UNSEEN or os.environ.get("SDL_VIDEODRIVER") == driver


def has_desktop() -> bool:
    """Whether a desktop lies behind the window; without one it is drawn on the graphics card itself."""
    return pygame.display.get_driver() != "KMSDRM"


def size_on(desktop: tuple[int, int], *, fullscreen: bool) -> tuple[int, int] | None:
    """The size of a window on a desktop of that size, None: it takes all of the screen.

    Where there is no desktop, but a panel on a graphics card, it does that, too.
    """
    has_room = desktop[0] >= WINDOW[0] and desktop[1] >= WINDOW[1]
    return WINDOW if has_room and not fullscreen and has_desktop() else None
