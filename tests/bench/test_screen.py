import pytest

from companion.bench.screen import TimedWindow
from companion.screens.window import Closed


@pytest.fixture
def window(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    opened = TimedWindow(0.6)
    yield opened
    opened.close()


def test_every_picture_is_noted_with_whether_the_table_is_looked_at(window):
    window.show()
    window.looks = lambda: True
    window.show()
    assert [looked for _, looked in window.shown] == [False, True]
    assert window.shown[0][0] < window.shown[1][0]


def test_the_window_is_closed_after_a_while(window):
    assert window.inputs() == []
    for _ in range(24):
        window.show()
    assert window.inputs() == [Closed()]
