"""An evening told as text in which nothing was watched says why, and leaves no zeros behind."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from companion.commands import play
from companion.commands.console import options_of
from companion.commands.main import main
from companion.commands.opening import Openers
from companion.engines import Reason
from companion.evening.journal import Journal
from companion.table.inputs import Action, Press
from hardware.cameras import Frame
from tests.commands.table_with_board import with_board

NOTHING_SEEN = "The calibration board is not seen: lay it flat in the middle of the table, in good light.\n"


@pytest.fixture
def pictures(tmp_path):
    """A folder with two pictures of a table on which no board lies."""
    folder = tmp_path / "pictures"
    folder.mkdir()
    for name in "ab":
        cv2.imwrite(str(folder / f"{name}.png"), np.full((720, 1280, 3), 90, np.uint8))
    return folder


@pytest.mark.parametrize("as_json", [False, True])
def test_where_the_table_is_never_found_that_is_said_and_no_evening_of_zeros_is_kept(
    pictures, as_json, tmp_path, capsys
):
    words = ["play", "up", "--headless", "--camera", str(pictures), "--data", str(tmp_path), "--lang", "en"]
    assert main([*words, *(["--json"] if as_json else [])]) == 1
    output, errors = capsys.readouterr()
    assert errors == NOTHING_SEEN
    beginning = "The camera looks on; the evening is told as text. Ctrl-C ends it.\n"
    assert output == ("" if as_json else beginning)
    assert list(Journal(tmp_path / "journal.sqlite").evenings()) == []


def test_where_the_table_is_found_an_evening_without_plays_has_gone_well(tmp_path, capsys):
    cv2.imwrite(str(tmp_path / "board.png"), with_board())
    words = ["play", "up", "--headless", "--camera", str(tmp_path / "board.png"), "--data", str(tmp_path)]
    assert main(words) == 0
    assert capsys.readouterr().err == ""


def test_where_no_picture_can_be_read_that_is_said_once_and_nothing_else(tmp_path, capsys):
    folder = tmp_path / "pictures"
    folder.mkdir()
    (folder / "a.jpg").write_bytes(b"no picture")
    words = ["play", "up", "--headless", "--camera", str(folder), "--data", str(tmp_path), "--lang", "en"]
    assert main(words) == 1
    assert capsys.readouterr().err == (
        f"The picture {folder / 'a.jpg'} cannot be read: it is no picture, or it is damaged.\n"
    )


def test_without_camera_buttons_and_window_nothing_begins(tmp_path, capsys):
    words = ["play", "up", "--headless", "--camera", "none", "--data", str(tmp_path), "--lang", "en"]
    assert main(words) == 1
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.startswith(
        "No camera watches, no push button is used, and without a window no play can be told"
    )
    assert errors.count("\n") == 1
    assert not (tmp_path / "journal.sqlite").exists()


class LiveTable:
    """A live camera's grey pictures, a second apart, until it is quit; its troubles by the time they last."""

    over = False

    def __init__(self, seconds: int, troubles=()) -> None:
        self.time, self.seconds, self.troubles = 0.0, seconds, troubles

    @property
    def problems(self):
        return tuple(Reason(key) for key, since, until in self.troubles if since <= self.time < until)

    @property
    def camera_gone(self) -> bool:
        return bool(self.problems)

    def next(self):
        self.time += 1.0
        if self.time > self.seconds:
            return Press(Action.QUIT, self.time)
        return None if self.camera_gone else Frame(np.full((720, 1280, 3), 90, np.uint8), self.time)

    def now(self) -> float:
        return self.time

    def heed(self, state) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.mark.parametrize(("seconds", "said"), [(25, ""), (45, NOTHING_SEEN)])
def test_a_live_camera_that_does_not_find_the_table_says_so_once_and_looks_on(
    seconds, said, tmp_path, capsys
):
    openers = Openers(source=lambda *_given, **_named: LiveTable(seconds))
    words = ["play", "up", "--headless", "--camera", "usb:0", "--data", str(tmp_path), "--lang", "en"]
    assert play.run(options_of([*words, "--players", "Kim,Leah"]), openers=openers) == 0
    assert capsys.readouterr().err == said
