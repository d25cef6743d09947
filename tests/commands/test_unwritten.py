"""What cannot be written beside the journal is told, and stops no evening."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np

from companion.cameras import filming
from companion.cameras.filming import LEAST_FREE
from companion.cameras.recording import Recording
from companion.screens.theme import LINEN
from hardware.cameras.protocol import Frame
from tests.commands.person_at_the_window import ANEW, SET_UP, FakeSource, kept
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy
from vision.table.board import draw_board


def test_a_table_that_cannot_be_kept_is_told_and_the_evening_goes_on(at_the_window, tmp_path, capsys):
    told = f"The tables {tmp_path}/tables.json cannot be read"

    def spoil(_person) -> None:
        (tmp_path / "tables.json").mkdir()

    picture = np.full((720, 1280, 3), 120, np.uint8)
    sheet = draw_board(2.0)
    picture[150 : 150 + sheet.shape[0], 340 : 340 + sheet.shape[1]] = sheet
    person = at_the_window(
        *(spoil, "key v", "Find the table", "The printed board lies there", "key escape", "key d"),
        lambda _: None,
        source=FakeSource(Frame(picture, 0.5)), camera="usb:0",
        game="up-and-down", players=("Kim", "Leah"),
    )  # fmt: skip
    assert any(told in text for text in person.read)
    assert [len(game.steps) for game in kept(tmp_path).games] == [1]
    assert told in capsys.readouterr().err, "the window is closed when it cannot be kept for the last time"


def test_a_play_is_put_right_though_its_picture_cannot_be_kept(at_the_window, tmp_path):
    (tmp_path / "cases").write_text("a file")
    person = at_the_window(
        *(lambda _: None, "key d", "Menu", *SET_UP, *ANEW, "⌫", "⌫", "▲ UP", "♣", "Correct"),
        *[lambda _: None] * 2,
        source=FakeSource(Frame(np.full((72, 128, 3), 90, np.uint8), 0.5)), cases=True,
        game="up-and-down", players=("Kim", "Leah"),
    )  # fmt: skip
    events = [step.entry.line["event"] for step in kept(tmp_path).games[0].steps]
    assert events == ["deal", "setup", "undo", "setup"]
    assert any(str(tmp_path / "cases") in text for text in person.read)


def test_a_video_that_cannot_be_written_is_told_and_the_game_goes_on(at_the_window, tmp_path):
    (tmp_path / "films").write_text("a file")
    picture = np.full((720, 1280, 3), 90, np.uint8)
    person = at_the_window(
        *("key v", "Record this evening", lambda _: None),
        source=FakeSource(Frame(picture, 0.0)), camera="usb:0",
        game="up-and-down", players=("Kim", "Leah"),
    )  # fmt: skip
    assert "Cannot be recorded" in person.read


def test_where_the_disk_is_almost_full_a_sentence_says_so_and_the_game_goes_on(
    at_the_window, tmp_path, monkeypatch
):
    room = [2 * LEAST_FREE]
    monkeypatch.setattr(filming.shutil, "disk_usage", lambda _folder: SimpleNamespace(free=room[0]))

    def fill(_person) -> None:
        room[0] = 1

    picture = np.full((720, 1280, 3), 90, np.uint8)
    person = at_the_window(
        *("key v", "Record this evening", lambda _: None, fill, "key escape", lambda _: None, "key d"),
        *[lambda _: None] * 2,
        source=FakeSource(*(Frame(picture, number / 2) for number in range(60))), camera="usb:0",
        game="up-and-down", players=("Kim", "Leah"),
    )  # fmt: skip
    assert "● REC" not in person.read
    assert any("is almost full: nothing more is recorded." in text for text in person.read)
    assert [len(game.steps) for game in kept(tmp_path).games] == [1]
    film = tmp_path / "films" / "evening-1"
    assert len(list(Recording(film))) >= 1


def test_an_evening_that_cannot_be_written_is_told_so(at_the_window, tmp_path):
    (tmp_path / "exports").write_text("no folder")
    script = ("key d", "key s", "The evening", "Save scores and plays as files")
    person = at_the_window(*script, lambda _: None, game="up-and-down", players=("Kim", "Leah"))
    folder = tmp_path / "exports"
    assert any(text.startswith(f"{folder} is a file") for text in person.read)


def test_settings_that_cannot_be_written_hold_for_the_evening_and_the_page_says_so(at_the_window, tmp_path):
    (tmp_path / "settings.toml").mkdir()
    titles = []
    person = at_the_window(
        "Settings", "Light linen", lambda person: titles.extend(person.read), "‹ Back",
    )  # fmt: skip
    assert "Settings – for this evening only: the file cannot be written" in titles
    assert person.page.get_at((2, 2))[:3] == LINEN.ground
