"""The window under SDL's dummy driver, with posted events and a clock that is told what time it is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass

import pygame
import pytest

from companion.screens.errors import ScreenError
from companion.screens.window import (
    QUIET_SECONDS,
    WINDOW,
    Closed,
    Drag,
    KeyPress,
    Tap,
    Window,
    can_be_seen,
    size_on,
)

SIZE = (800, 480)


@dataclass
class FakeClock:
    """Every frame takes so many milliseconds."""

    frame: int = 33

    def tick(self, framerate: float, /) -> int:
        assert framerate == 36
        return self.frame


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def window(clock, request) -> Iterator[Window]:
    window = Window(SIZE, getattr(request, "param", 0), clock)
    pygame.event.clear()
    yield window
    # The display belongs to all of these tests.
    pygame.event.clear()
    pygame.display.set_mode((64, 64))


def click(x, y, *, button=1, touch=False):
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=touch))


def finger(x, y, kind=pygame.FINGERDOWN, *, number=0, panel=0):
    parts = {"x": x / SIZE[0], "y": y / SIZE[1], "finger_id": number, "touch_id": panel}
    pygame.event.post(pygame.Event(kind, dx=0, dy=0, pressure=1, **parts))


def key(code, text=""):
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, unicode=text, mod=0, scancode=0))


def go_dark(window, clock):
    clock.frame = int(QUIET_SECONDS * 1000) + 1
    window.show()
    clock.frame = 33
    window.show()


@pytest.mark.usefixtures("another_display")
def test_the_desktop_is_told_its_icon_and_to_which_of_its_entries_it_belongs(clock, monkeypatch):
    shown = []
    monkeypatch.setattr(pygame.display, "set_icon", shown.append)
    for variable in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"):
        monkeypatch.setenv(variable, "__main__.py")
    Window(SIZE, 0, clock)
    assert [icon.get_size() for icon in shown] == [(64, 64)]
    assert {value for name, value in os.environ.items() if name.endswith("WMCLASS")} == {"tabletop-companion"}


@pytest.fixture
def another_display(monkeypatch) -> Iterator[None]:
    """The display is closed, and opened again for the tests that come next."""
    pygame.display.quit()
    yield
    monkeypatch.undo()
    pygame.display.quit()
    pygame.display.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.usefixtures("another_display")
def test_a_driver_that_shows_nothing_is_refused_unless_it_was_asked_for(monkeypatch):
    pygame.display.init()
    assert can_be_seen()
    monkeypatch.delenv("SDL_VIDEODRIVER")  # it is the one that was taken without a word
    assert not can_be_seen()
    with pytest.raises(ScreenError, match="neither a desktop nor a graphics card answers"):
        Window(SIZE)


def test_clicks_keys_and_the_close_button_come_in_order(window):
    click(10, 20)
    key(pygame.K_u, "u")
    pygame.event.post(pygame.Event(pygame.QUIT))
    assert window.inputs() == [Tap(10, 20), KeyPress("u", "u"), Closed()]
    assert window.inputs() == []


def test_a_finger_and_its_mouse_echo_are_one_tap(window):
    finger(400, 120)
    click(400, 120, touch=True)
    assert window.inputs() == [Tap(400, 120)]


def test_a_click_and_its_echo_as_a_finger_are_one_tap(window):
    click(400, 120)
    finger(400, 120, panel=-1)
    assert window.inputs() == [Tap(400, 120)]


def test_what_was_touched_before_a_picture_was_there_was_touched_on_the_one_before(window):
    click(10, 20)
    key(pygame.K_u, "u")
    window.show()
    click(30, 40)
    window.show()
    key(pygame.K_v, "v")
    assert window.inputs() == [Tap(10, 20), KeyPress("u", "u"), Tap(30, 40, 1), KeyPress("v", "v", 2)]


def test_a_picture_that_is_left_stays_and_counts_once(window):
    window.page.fill((200, 10, 10))
    window.show()
    window.page.fill((0, 0, 0))
    click(10, 20)
    window.rest()
    assert window.pictures == 1
    assert not window.stale
    assert pygame.display.get_surface().get_at((5, 5))[:3] == (200, 10, 10)
    assert window.inputs() == [Tap(10, 20, 1)]


@pytest.mark.parametrize("kind", [pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED])
def test_a_picture_that_was_covered_is_to_be_shown_again(window, kind):
    window.show()
    pygame.event.post(pygame.Event(kind))
    window.rest()
    assert window.stale
    window.show()
    assert not window.stale


def test_a_picture_is_to_be_shown_once_when_it_goes_dark_and_once_when_it_is_lit_again(window, clock):
    window.show()
    clock.frame = int(QUIET_SECONDS * 1000) + 1
    window.rest()
    clock.frame = 33
    assert window.stale
    window.show()
    window.rest()
    assert not window.stale
    window.wake()
    assert window.stale


def test_who_watches_over_the_program_is_told_of_pictures_that_are_left_too(clock):
    told = []
    window = Window(SIZE, 0, clock, shown=lambda: told.append(window.pictures))
    window.show()
    window.rest()
    window.rest()
    assert told == [1, 1, 1]
    pygame.display.set_mode((64, 64))


def test_of_several_fingers_the_last_one_that_came_down_drags(window):
    finger(100, 100)
    finger(400, 100, number=1)
    finger(200, 100, pygame.FINGERMOTION)
    finger(500, 100, pygame.FINGERMOTION, number=1)
    finger(200, 100, pygame.FINGERUP)
    finger(520, 100, pygame.FINGERUP, number=1)
    taps = [Tap(100, 100), Tap(400, 100)]
    assert window.inputs() == [*taps, Drag(500, 100), Drag(520, 100, ends=True)]


def test_where_nobody_wants_it_dark_it_stays_lit(clock):
    window = Window(SIZE, 0, clock, dark_after=None)
    window.page.fill((200, 10, 10))
    clock.frame = 10_000_000
    window.show()
    window.show()
    assert pygame.display.get_surface().get_at((5, 5))[:3] == (200, 10, 10)
    pygame.display.set_mode((64, 64))


@pytest.mark.parametrize(
    ("kind", "given", "seen"),
    [
        (pygame.MOUSEMOTION, {"pos": (5, 5), "touch": False}, True),
        (pygame.MOUSEMOTION, {"pos": (5, 5), "touch": True}, False),
        (pygame.FINGERDOWN, {"x": 0.5, "y": 0.5, "finger_id": 0, "touch_id": 0}, False),
        (pygame.KEYDOWN, {"key": pygame.K_u, "unicode": "u"}, False),
    ],
)
def test_a_kiosk_shows_a_pointer_once_a_mouse_is_moved_until_a_finger_touches(clock, kind, given, seen):
    window = Window(SIZE, 0, clock, pointer=False)
    assert not pygame.mouse.get_visible()
    pygame.event.clear()
    pygame.event.post(pygame.Event(kind, **given))
    window.inputs()
    assert pygame.mouse.get_visible() is seen
    finger(1, 1)
    window.inputs()
    assert not pygame.mouse.get_visible()
    pygame.mouse.set_visible(True)
    pygame.display.set_mode((64, 64))


def test_other_mouse_buttons_and_the_wheel_touch_nothing(window):
    click(10, 20, button=3)
    click(10, 20, button=4)
    assert window.inputs() == []


@pytest.mark.parametrize("window", [0, 90, 180, 270], indirect=True)
@pytest.mark.parametrize("point", [(0, 0), (37, 11), (400, 300)])
def test_a_tap_lands_where_the_page_shows_it_however_the_panel_hangs(window, point):
    window.page.fill((0, 0, 0))
    window.page.set_at(point, (255, 255, 255))
    window.show()
    shown = pygame.surfarray.array3d(pygame.display.get_surface())[:, :, 0]
    (x,), (y,) = (shown == 255).nonzero()
    click(int(x), int(y))
    assert window.inputs() == [Tap(*point, picture=1)]


@pytest.mark.parametrize(("window", "page"), [(0, SIZE), (90, SIZE[::-1])], indirect=["window"])
def test_the_page_of_a_turned_panel_is_upright(window, page):
    assert window.page.get_size() == page


@pytest.mark.parametrize(
    ("desktop", "fullscreen", "size"),
    [
        ((1920, 1080), False, WINDOW),
        ((1280, 720), False, WINDOW),
        ((1920, 1080), True, None),
        ((800, 480), False, None),
        ((720, 1280), False, None),
    ],
)
def test_a_screen_without_room_for_the_window_is_filled(desktop, fullscreen, size):
    assert size_on(desktop, fullscreen=fullscreen) == size


@pytest.mark.parametrize("fullscreen", [True, False])
def test_the_window_takes_what_the_desktop_has_room_for(fullscreen):
    (desktop,) = pygame.display.get_desktop_sizes()
    wanted = size_on(desktop, fullscreen=fullscreen) or desktop
    assert Window(fullscreen=fullscreen).page.get_size() == wanted
    pygame.display.set_mode((64, 64))


def test_the_touch_that_wakes_a_dark_screen_does_nothing_else(window, clock):
    window.page.fill((200, 200, 200))
    go_dark(window, clock)
    assert pygame.display.get_surface().get_at((5, 5))[:3] == (0, 0, 0)
    finger(5, 5)
    click(5, 5, touch=True)
    assert window.inputs() == []
    window.show()
    assert pygame.display.get_surface().get_at((5, 5))[:3] == (200, 200, 200)
    click(5, 5)
    assert window.inputs() == [Tap(5, 5, picture=3)]


def test_a_dark_window_can_still_be_closed(window, clock):
    go_dark(window, clock)
    pygame.event.post(pygame.Event(pygame.QUIT))
    assert window.inputs() == [Closed()]


def test_a_play_wakes_the_screen_and_a_used_screen_stays_light(window, clock):
    window.page.fill((200, 200, 200))
    go_dark(window, clock)
    window.wake()
    clock.frame = int(QUIET_SECONDS * 600)
    window.show()
    click(1, 1)
    window.inputs()
    window.show()
    assert pygame.display.get_surface().get_at((5, 5))[:3] == (200, 200, 200)


def test_without_pygame_ce_one_sentence_says_what_to_do(monkeypatch):
    monkeypatch.setattr(pygame, "IS_CE", False)
    with pytest.raises(ScreenError, match="pip uninstall pygame"):
        Window(SIZE)


@pytest.mark.usefixtures("another_display")
def test_without_a_display_one_sentence_says_what_to_do(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "nowhere")
    with pytest.raises(ScreenError, match=r"nowhere.*--headless"):
        Window(SIZE)


def mouse(kind, x, y):
    extra = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    pygame.event.post(pygame.Event(kind, pos=(x, y), touch=False, **extra))


def test_a_name_is_dragged_with_the_mouse(window):
    mouse(pygame.MOUSEBUTTONDOWN, 100, 100)
    mouse(pygame.MOUSEMOTION, 104, 100)
    mouse(pygame.MOUSEMOTION, 200, 150)
    mouse(pygame.MOUSEBUTTONUP, 220, 160)
    mouse(pygame.MOUSEMOTION, 300, 300)
    assert window.inputs() == [Tap(100, 100), Drag(200, 150), Drag(220, 160, ends=True)]


def test_a_finger_that_trembles_only_touches(window):
    mouse(pygame.MOUSEBUTTONDOWN, 100, 100)
    mouse(pygame.MOUSEMOTION, 103, 102)
    mouse(pygame.MOUSEBUTTONUP, 103, 102)
    assert window.inputs() == [Tap(100, 100)]


@pytest.mark.parametrize("window", [90], indirect=True)
def test_a_finger_drags_on_a_turned_screen(window):
    finger(100, 50)
    finger(300, 60, pygame.FINGERMOTION)
    _, drag = window.inputs()
    assert (drag.x, drag.y, drag.ends) == (pytest.approx(60), pytest.approx(799 - 300), False)


MARK = (250, 10, 20)
"""A colour that nothing else has."""


@pytest.mark.parametrize("rotation", [90, 180, 270, 0])
def test_a_window_is_turned_while_it_is_open_and_touches_follow_what_is_seen(window, rotation):
    window.turn(rotation)
    assert window.page.get_size() == (SIZE if rotation % 180 == 0 else SIZE[::-1])
    window.page.fill((0, 0, 0))
    window.page.set_at((120, 30), MARK)
    window.show()
    surface = pygame.display.get_surface()
    ((x, y),) = [(x, y) for x in range(SIZE[0]) for y in range(SIZE[1]) if surface.get_at((x, y))[:3] == MARK]
    finger(x, y)
    (tap,) = window.inputs()
    assert (tap.x, tap.y) == pytest.approx((120, 30), abs=1.01)


def test_a_finger_that_came_down_before_the_window_was_turned_drags_nothing(window):
    finger(100, 100)
    window.turn(180)
    finger(300, 300, pygame.FINGERMOTION)
    assert [type(one) for one in window.inputs()] == [Tap]
