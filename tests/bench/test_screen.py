import pytest

from companion.bench.screen import TimedWindow, gaps_while_looking, timed
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


def test_an_evening_at_the_simulated_table_is_shown_until_the_time_is_up(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    shown = [moment for moment, _ in timed(1.0).shown]
    assert shown, "a busy machine may show but a few"
    assert shown == sorted(shown)


def test_the_time_before_each_picture_of_a_table_that_is_looked_at_counts(window):
    window.shown = [(1.0, True), (1.5, False), (1.75, True), (2.75, True)]
    assert gaps_while_looking(window) == [0.25, 1.0]
