"""What stops the program is told in the window before it closes."""

from __future__ import annotations

import pytest

from companion.commands.opened_window import tell_in_window
from companion.commands.stopped_window import PATIENCE_SECONDS, told_before_closing
from companion.evening.errors import JournalError
from companion.machine.errors import SettingsError
from companion.machine.settings import Settings
from companion.screens.errors import ScreenError
from companion.screens.window import Closed, KeyPress, Tap
from companion.texts import LANGUAGES, texts
from companion.texts.errors import reason_of
from hardware.errors import CameraError, HardwareFlaw
from tests.commands.person_at_the_window import PersonAtTheWindow
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

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


def told(error, window, language="en"):
    """What the page says; the error is raised on."""
    clock = iter(range(10_000))
    settings = Settings(language=language, sound=False)
    with pytest.raises(type(error)), told_before_closing(window, settings, lambda: float(next(clock))):
        raise error
    return window.pictures


@pytest.mark.parametrize("given", [Tap(1.0, 1.0), KeyPress("return", ""), Closed()])
def test_the_page_stays_until_somebody_has_read_it(given):
    assert told(FULL, FakeWindow(given)) == 4


def test_where_nobody_is_the_page_goes_after_a_while():
    assert told(FULL, FakeWindow()) == PATIENCE_SECONDS - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "error", [FULL, CameraError(HardwareFlaw.USB_MISSING, number=0), ZeroDivisionError("a/0")]
)
def test_every_error_is_told_in_the_owners_language(error, language, monkeypatch):
    said = []
    monkeypatch.setattr(
        "companion.commands.stopped_window.draw_stopped",
        lambda _canvas, _words, why, _further: said.append(why),
    )
    told(error, FakeWindow(Closed(), after=0), language)
    assert len(said) == 1
    assert ("ZeroDivisionError: a/0" in said[0].replace(" :", ":")) == isinstance(error, ZeroDivisionError)
    assert said[0] != texts(language).say("halted-kept")


def test_without_an_error_nothing_is_shown():
    window = FakeWindow()
    with told_before_closing(window, Settings(language="en")):
        pass
    assert window.waited == 0


def test_what_stops_it_before_a_window_is_open_is_told_in_one_of_its_own(monkeypatch):
    window = FakeWindow(Tap(1.0, 1.0))
    monkeypatch.setattr("companion.commands.opened_window.Window", lambda **_: window)
    tell_in_window(FULL, Settings(language="en", sound=False))
    assert window.waited == window.after + 1
    assert window.closed


def test_settings_that_stop_it_are_to_be_mended_and_all_else_goes_on_with_the_next_start(monkeypatch):
    said = []
    monkeypatch.setattr(
        "companion.commands.stopped_window.draw_stopped",
        lambda _canvas, _words, _why, further: said.append(further),
    )
    broken = SettingsError(reason_of("trouble-settings-unread", file="settings.toml", why="?"))
    for error in (broken, FULL):
        told(error, FakeWindow(Closed(), after=0))
    assert said == ["Mend the file or delete it.", texts("en").say("halted-kept")]


def test_where_no_window_can_be_opened_nothing_more_is_wrong(monkeypatch, capsys):
    def none(**_):
        raise ScreenError(reason_of("trouble-window-unseen"))

    monkeypatch.setattr("companion.commands.opened_window.Window", none)
    tell_in_window(FULL, Settings(language="en", sound=False))
    assert capsys.readouterr() == ("", "")
