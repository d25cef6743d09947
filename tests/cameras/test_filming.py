"""An evening recorded as a video: every picture at its time, and all of it there after a power cut."""

from __future__ import annotations

import shutil
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.cameras.filming import LEAST_FREE, LONGEST_GAP, RATE, Film
from companion.evening.errors import ExportError
from hardware.cameras.protocol import Frame

SIZE = (160, 96)


def frame(time: float, level: int = 120, size: tuple[int, int] = SIZE) -> Frame:
    """A picture of one grey level, at a time."""
    return Frame(np.full((size[1], size[0], 3), level, np.uint8), time)


def levels(path: Path) -> list[int]:
    """The grey levels of a video's pictures, in tens."""
    video, seen = cv2.VideoCapture(str(path)), []
    while (read := video.read())[0]:
        seen.append(int(round(float(read[1].mean()), -1)))
    video.release()
    return seen


def test_each_picture_is_shown_for_as_long_as_it_lay_there(tmp_path):
    film = Film(tmp_path / "films", "evening-1")
    for time, level in ((10.0, 50), (10.05, 60), (10.2, 100), (11.0, 200), (11.2, 50)):
        film.add(frame(time, level))
    film.close()
    assert film.path == tmp_path / "films" / "evening-1.mkv"
    assert levels(film.path) == [50, 50, *[100] * 8, 200, 200, 50]


def test_what_was_written_can_be_watched_though_the_power_failed(tmp_path):
    film = Film(tmp_path, "evening-1")
    noise = np.random.default_rng(1)
    for number in range(100):
        film.add(Frame(noise.integers(0, 255, (240, 320, 3), np.uint8), number / RATE))
    shutil.copy(film.path, tmp_path / "cut.mkv")
    film.close()
    assert len(levels(tmp_path / "cut.mkv")) > 50


def test_a_clock_that_begins_anew_begins_another_video(tmp_path):
    film = Film(tmp_path, "evening-1")
    for time, level in ((100.0, 50), (100.2, 60), (0.0, 100), (0.2, 200)):
        film.add(frame(time, level))
    film.close()
    assert levels(tmp_path / "evening-1.mkv") == [50, 50, 60]
    assert levels(tmp_path / "evening-1-2.mkv") == [100, 100, 200]


def test_a_video_that_is_there_stays_and_another_size_or_a_long_gap_begins_another(tmp_path):
    (tmp_path / "evening-1.mkv").write_bytes(b"precious")
    film = Film(tmp_path, "evening-1")
    film.add(frame(0.0))
    film.add(frame(1.0, size=(320, 192)))
    film.add(frame(2.0 + LONGEST_GAP, size=(320, 192)))
    film.close()
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == ["evening-1-2.mkv", "evening-1-3.mkv", "evening-1-4.mkv", "evening-1.mkv"]
    assert (tmp_path / "evening-1.mkv").read_bytes() == b"precious"


def test_where_the_disk_is_almost_full_nothing_more_is_recorded(tmp_path):
    room = [2 * LEAST_FREE]
    film = Film(tmp_path, "evening-1", lambda _folder: room[0])
    film.add(frame(0.0, 50))
    room[0] = 1
    with pytest.raises(ExportError, match="is almost full: nothing more is recorded"):
        film.add(frame(1.0))
    with pytest.raises(ExportError, match="is almost full"):
        Film(tmp_path, "evening-2", lambda _folder: room[0])


def test_a_folder_that_is_taken_away_while_it_records_is_told(tmp_path):
    film = Film(tmp_path / "films", "evening-1")
    film.add(frame(0.0))
    shutil.rmtree(tmp_path / "films")
    with pytest.raises(ExportError, match="films is gone: No such file or directory"):
        film.add(frame(1.0))
    film.close()


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "films").write_text("a file")
    with pytest.raises(ExportError, match="films is a file; move it away, or name a folder"):
        Film(tmp_path / "films", "evening-1")
