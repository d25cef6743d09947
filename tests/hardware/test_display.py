"""A machine has a display when a window can be opened on it."""

import pytest

from hardware.display import has_display


@pytest.mark.parametrize(
    ("environment", "there"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"DISPLAY": ":0", "SDL_VIDEODRIVER": "dummy"}, False),
    ],
)
def test_a_desktop_session_is_a_display(tmp_path, environment, there):
    assert has_display(environment, tmp_path, "linux") is there


def test_a_mac_always_has_a_display(tmp_path):
    assert has_display({}, tmp_path, "darwin")


@pytest.mark.parametrize(("status", "there"), [("connected\n", True), ("disconnected\n", False)])
def test_a_connected_panel_is_a_display_without_a_desktop(tmp_path, status, there):
    connector = tmp_path / "card1-DSI-1"
    connector.mkdir()
    (connector / "status").write_text(status)
    assert has_display({}, tmp_path, "linux") is there
