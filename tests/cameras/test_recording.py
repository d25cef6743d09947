"""A recorded evening gives back what was got, frame by frame and press by press."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.cameras.recording import Recorder, Recording, RecordingError
from companion.cameras.sources import RecordingSource
from companion.engines import Header
from companion.table.inputs import Action, Press
from hardware.cameras.protocol import Frame, made_small

HEADER = Header("up-and-down", ("Kim", "Léa"), {"rounds": 2})
PRESS = Press(Action.ANSWER, 0.25, None, 3)
PICTURE = np.random.default_rng(1).integers(0, 255, (48, 64, 3)).astype(np.uint8)


def record(folder: Path) -> list[Frame]:
    """Record two frames with a press between them; the frames as the companion got them."""
    recorder = Recorder(folder, HEADER)
    first = recorder.frame(Frame(PICTURE, 0.1))
    recorder.press(PRESS)
    second = recorder.frame(Frame(255 - PICTURE, 0.3))
    recorder.close()
    return [first, second]


def test_a_recording_gives_back_header_frames_and_presses_in_order(tmp_path):
    got = record(tmp_path / "evening")
    recording = Recording(tmp_path / "evening")
    assert recording.header == HEADER
    first, press, second = recording
    assert press == PRESS
    assert [(frame.time, frame.image.tobytes()) for frame in (first, second)] == [
        (frame.time, frame.image.tobytes()) for frame in got
    ]


def test_what_was_missed_before_a_frame_is_recorded_with_it(tmp_path):
    recorder = Recorder(tmp_path / "evening", HEADER)
    missed = (Frame(PICTURE, 0.1), Frame(255 - PICTURE, 0.2))
    got = recorder.frame(Frame(PICTURE, 0.3, missed))
    recorder.close()
    (frame,) = Recording(tmp_path / "evening")
    assert [one.time for one in frame.missed] == [0.1, 0.2]
    assert [one.image.tobytes() for one in (*frame.missed, frame)] == [
        one.image.tobytes() for one in (*got.missed, got)
    ]


def test_a_still_table_with_red_and_blue_figures_looks_the_same_in_a_frame_and_in_one_that_was_missed(
    tmp_path,
):
    """Else a still table would seem to move again and again, and nothing on it be read."""
    table = np.full((720, 1280, 3), (60, 90, 130), np.uint8)
    for number in range(60):
        left, top = 20 + 100 * (number % 12), 20 + 140 * (number // 12)
        cv2.rectangle(table, (left, top), (left + 60, top + 90), (255, 255, 255), -1)
        colour = ((30, 20, 200), (170, 70, 20), (0, 0, 0))[number % 3]
        cv2.putText(table, str(number), (left + 4, top + 60), cv2.FONT_HERSHEY_SIMPLEX, 1.2, colour, 4)
    recorder = Recorder(tmp_path, HEADER)
    got = recorder.frame(Frame(table, 0.2, (Frame(made_small(table), 0.1),)))
    recorder.close()
    apart = cv2.absdiff(made_small(got.image), got.missed[0].image)
    assert int(apart.max()) < 24


def test_a_source_gives_the_recording_and_is_then_over(tmp_path):
    record(tmp_path / "evening")
    source = RecordingSource(Recording(tmp_path / "evening"))
    moments = [source.next() for _ in range(3)]
    assert moments[1] == PRESS
    assert source.now() == 0.3
    assert not source.over
    assert source.next() is None
    assert source.over


def test_a_folder_that_holds_a_recording_is_not_written_over(tmp_path):
    record(tmp_path / "evening")
    with pytest.raises(RecordingError, match="holds a recording already"):
        record(tmp_path / "evening")


def test_a_folder_that_holds_anything_else_is_not_written_into(tmp_path):
    (tmp_path / "000001.jpg").write_bytes(b"a photograph")
    with pytest.raises(RecordingError, match=r"holds 000001.jpg already; name an empty one\.$"):
        record(tmp_path)
    assert (tmp_path / "000001.jpg").read_bytes() == b"a photograph"


def test_a_file_in_the_place_of_the_folder_is_told_as_that(tmp_path):
    (tmp_path / "evening").write_bytes(b"")
    with pytest.raises(RecordingError, match=r"evening is a file; move it away, or name a folder\.$"):
        record(tmp_path / "evening")


def line(number: int, text: str) -> Callable[[Path], object]:
    """Puts another line in the place of one of the recording's."""

    def spoil(folder: Path) -> None:
        index = folder / "recording.jsonl"
        lines = index.read_text(encoding="utf-8").splitlines()
        lines[number - 1] = text
        index.write_text("\n".join(lines), encoding="utf-8")

    return spoil


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda folder: (folder / "recording.jsonl").write_text(""), "recording.jsonl is empty; its first"),
        (lambda folder: (folder / "recording.jsonl").unlink(), "cannot be read: No such file or directory"),
        (line(1, '{"game": "chess"}'), "Line 1 of .*must be one of"),
        (line(1, '{"game": "up", "players": ["Kim"]}'), "Line 1 of .*Up is for 2 to 10 players"),
        (line(1, "[]"), "Line 1 of .* cannot be read: it is no JSON object"),
        (line(2, "nonsense"), "Line 2 of .* cannot be read: it is not proper JSON"),
        (line(2, "5"), "it is no JSON object"),
        (line(2, '{"frame": 5, "time": 1}'), '"frame" must be the name of a picture or video'),
        (line(2, '{"frame": "000001.jpg"}'), '"time" must be a number of seconds'),
        (line(2, '{"frame": "000001.jpg", "time": 1, "missed": 5}'), '"missed" must be a list of frames'),
        (line(3, '{"press": "sing", "time": 1}'), '"press" is no action'),
        (line(3, '{"press": "pass", "time": "soon"}'), '"time" must be a number of seconds'),
        (line(3, '{"press": "pass", "time": 1, "seat": "Kim"}'), '"seat" must be a whole number'),
        (line(3, '{"press": "answer", "time": 1, "choice": -1}'), '"choice" must be a whole number'),
        (lambda folder: (folder / "000001.jpg").unlink(), r"Line 2 of .* cannot be read"),
        (lambda folder: (folder / "000001.jpg").write_bytes(b"?"), r"Line 2 of .* cannot be read"),
    ],
)
def test_a_damaged_recording_is_refused_with_file_and_line(tmp_path, spoil, complaint):
    record(tmp_path / "evening")
    spoil(tmp_path / "evening")
    with pytest.raises(RecordingError, match=complaint) as refused:
        list(Recording(tmp_path / "evening"))
    assert re.search(r"[^.]\.$", str(refused.value))
    assert "\n" not in str(refused.value)


def test_an_ordinary_folder_is_no_recording(tmp_path):
    assert not Recording.is_in(tmp_path)
