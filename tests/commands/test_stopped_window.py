"""What stops the program is told in the window before it closes."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from companion.commands.opened_window import tell_in_window
from companion.commands.stopped_window import PATIENCE_SECONDS, told_before_closing, told_of
from companion.evening.errors import JournalError
from companion.machine.errors import SettingsError
from companion.machine.folders import folders
from companion.machine.settings import Settings
from companion.machine.watchdog import Watchdog
from companion.screens.canvas import Canvas
from companion.screens.errors import ScreenError
from companion.screens.pages.stopped import draw_stopped
from companion.screens.theme import THEMES
from companion.screens.window import Closed, KeyPress, Tap
from companion.texts import LANGUAGES, texts
from companion.texts.errors import reason_of
from hardware.errors import CameraError, HardwareFlaw
from tests.commands.person_at_the_window import PersonAtTheWindow
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

LOG = Path(os.devnull) / "companion.log"
"""Where nothing can be kept; of what was foreseen nothing is."""

FULL = JournalError(reason_of("trouble-journal-unwritten", file="j.sqlite", why="disk full"))


class FakeWindow(PersonAtTheWindow):
    """Is looked at for so many pictures before something is given."""

    def __init__(self, *given, after: int = 3) -> None:
        super().__init__(())
        self.given = given
        self.after = after
        self.closed = False

    def show(self) -> None:
        self.pictures += 1

    def gives(self):
        self.waited += 1
        return self.given if self.waited > self.after else []

    def close(self) -> None:
        self.closed = True


def told(error, window, language="en", log=LOG):
    """What the page says; the error is raised on."""
    clock = iter(range(10_000))
    settings = Settings(language=language, sound=False)
    with pytest.raises(type(error)), told_before_closing(window, settings, log, lambda: float(next(clock))):
        raise error
    return window.pictures


def looks(window):
    """The picture that was shown last."""
    return pygame.image.tobytes(window.page, "RGB")


def drawn_page(why, further, language):
    """The picture of the page that says so."""
    window, words = FakeWindow(), texts(language)
    canvas = Canvas(window.page, THEMES[Settings().theme])
    draw_stopped(canvas, words, why, further)
    return looks(window)


@pytest.mark.parametrize("given", [Tap(1.0, 1.0), KeyPress("return", ""), Closed()])
def test_the_page_stays_until_somebody_has_read_it(given):
    assert told(FULL, FakeWindow(given)) == 4


def test_where_nobody_is_the_page_goes_after_a_while():
    assert told(FULL, FakeWindow()) == PATIENCE_SECONDS - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "error", [FULL, CameraError(HardwareFlaw.USB_MISSING, number=0), ZeroDivisionError("a/0")]
)
def test_every_error_is_told_in_the_owners_language(error, language, tmp_path):
    log, unforeseen = tmp_path / "companion.log", isinstance(error, ZeroDivisionError)
    error = ZeroDivisionError("a/0") if unforeseen else error  # each is kept but once
    said = told_of(error, language, log)
    assert ("ZeroDivisionError: a/0" in said.replace(" :", ":"), str(log) in said) == (unforeseen, unforeseen)
    assert log.exists() == unforeseen
    assert (said == told_of(error, "en", log)) is (language == "en")
    page = FakeWindow(Closed(), after=0)
    told(error, page, language, log)
    assert looks(page) == drawn_page(said, texts(language).say("halted-kept"), language)


def test_without_an_error_nothing_is_shown():
    window = FakeWindow()
    with told_before_closing(window, Settings(language="en"), LOG):
        pass
    assert window.waited == 0


def test_what_stops_it_before_a_window_is_open_is_told_in_one_of_its_own(tmp_path):
    window = FakeWindow(Tap(1.0, 1.0))
    settings = Settings(language="en", sound=False)
    tell_in_window(FULL, folders(tmp_path), settings, Watchdog(), lambda **_: window)
    assert window.waited == window.after + 1
    assert window.closed


def test_settings_that_stop_it_are_to_be_mended():
    broken = SettingsError(reason_of("trouble-settings-unread", file="settings.toml", why="?"))
    page = FakeWindow(Closed(), after=0)
    told(broken, page)
    assert looks(page) == drawn_page(told_of(broken, "en", LOG), "Mend the file or delete it.", "en")


def test_where_no_window_can_be_opened_nothing_more_is_wrong(tmp_path, capsys):
    def none(**_):
        raise ScreenError(reason_of("trouble-window-unseen"))

    tell_in_window(FULL, folders(tmp_path), Settings(language="en", sound=False), Watchdog(), none)
    assert capsys.readouterr() == ("", "")
