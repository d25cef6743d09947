"""A recorded evening: what the companion got – frames, buttons, touches – in a folder, to be watched again.

``recording.jsonl`` holds the header and then, in order, one line for each frame (its file and time, and those
of the small ones missed before it) and each press; the frames lie beside it as JPEG files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from assets.bounds.files import opened
from assets.bounds.limits import RECORDING_FILE, RECORDING_LINES
from companion.engines import Header, HeaderError, InvalidEventError, read_header, start
from companion.evening.errors import EveningError
from companion.records.lines import parse, read_lines
from companion.table.inputs import Action, Press
from companion.texts.errors import reason_of, reason_of_error, why
from hardware.cameras.files import read_picture
from hardware.cameras.protocol import Frame
from hardware.errors import CameraError

INDEX = "recording.jsonl"
LONGEST = 1e7
"""Seconds; no evening takes longer."""

QUALITY = 92
"""JPEG quality of the frames: about 280 KB each at 1280x720."""

SMALL_QUALITY = 98
"""The same of the missed ones: made small, frames of one still table then look alike whether they were missed
or not."""

WHOLE_COLOURS = (cv2.IMWRITE_JPEG_SAMPLING_FACTOR, cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444)
"""No colours are thinned, in neither: the rims of red and blue figures would seem to move from a frame to one
that was missed. On a still table they did in up to 14 pixels; so they do in none, at much the same size."""


class RecordingError(EveningError, ValueError):
    """A recording cannot be read or written; the text says which file and why."""


class Recorder:
    """Writes a recording.

    Args:
        folder: made if it does not exist.
        header: who plays what.

    Raises:
        RecordingError: the folder cannot be written, or holds something already.
    """

    def __init__(self, folder: Path, header: Header) -> None:
        self._folder = folder
        self._frames = 0
        try:
            folder.mkdir(parents=True, exist_ok=True)
            holds = next(folder.iterdir(), None)
            if holds is not None:
                key = "trouble-recording-there" if (folder / INDEX).exists() else "trouble-recording-full"
                raise RecordingError(reason_of(key, folder=str(folder), name=holds.name))
            self._index = (folder / INDEX).open("x", encoding="utf-8")
        except FileExistsError as error:
            raise RecordingError(reason_of("trouble-folder-file", folder=str(folder))) from error
        except OSError as error:
            raise self._not_written(error) from error
        self._write({"game": header.game, "players": list(header.players), "options": dict(header.options)})

    def frame(self, frame: Frame) -> Frame:
        """Write a frame; the frame as whoever reads the recording will get it."""
        missed = [self._picture(one, SMALL_QUALITY) for one in frame.missed]
        line, seen = self._picture(frame, QUALITY)
        self._write({**line, "missed": [line for line, _ in missed]} if missed else line)
        return replace(seen, missed=tuple(one for _, one in missed))

    def _picture(self, frame: Frame, quality: int) -> tuple[dict[str, Any], Frame]:
        """Write one picture in some JPEG quality; what the index says of it, and what will be read."""
        self._frames += 1
        name = f"{self._frames:06d}.jpg"
        done, data = cv2.imencode(".jpg", frame.image, (cv2.IMWRITE_JPEG_QUALITY, quality, *WHOLE_COLOURS))
        if not done:
            raise RecordingError(reason_of("trouble-frame-unpacked", name=name, folder=str(self._folder)))
        try:
            (self._folder / name).write_bytes(data.tobytes())
        except OSError as error:
            raise self._not_written(error) from error
        image = cv2.imdecode(np.asarray(data, np.uint8), cv2.IMREAD_COLOR)
        return {"frame": name, "time": frame.time}, Frame(np.asarray(image, np.uint8), frame.time)

    def press(self, press: Press) -> None:
        """Write a press."""
        line = {"press": press.action.value, "time": press.time, "seat": press.seat, "choice": press.choice}
        self._write(line)

    def close(self) -> None:
        """Close the index."""
        self._index.close()

    def _write(self, line: dict[str, Any]) -> None:
        try:
            self._index.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._index.flush()
        except OSError as error:
            raise self._not_written(error) from error

    def _not_written(self, error: OSError) -> RecordingError:
        facts = {"folder": str(self._folder), "why": why(error)}
        return RecordingError(reason_of("trouble-frames-unwritten", **facts))


class Recording:
    """Reads a recording.

    Args:
        folder: where `Recorder` wrote it.

    Raises:
        RecordingError: it is not one, or damaged.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        index = folder / INDEX
        try:
            with opened(index) as file:
                self._lines = list(read_lines(file, RECORDING_FILE, RECORDING_LINES))
        except OSError as error:
            said = reason_of("trouble-recording-unread", file=str(index), why=why(error))
            raise RecordingError(said) from error
        if not self._lines:
            raise RecordingError(reason_of("trouble-recording-empty", file=str(index)))
        try:
            self.header = read_header({"record": 1, **_object(self._lines[0][1])})
            start(self.header)
        except (ValueError, HeaderError) as error:
            raise self._damaged(self._lines[0][0], error) from error

    @staticmethod
    def is_in(folder: Path) -> bool:
        """Whether a folder holds a recording."""
        return (folder / INDEX).is_file()

    def __iter__(self) -> Iterator[Frame | Press]:
        """The frames and presses in order; raises `RecordingError` at what cannot be read."""
        for number, line in self._lines[1:]:
            try:
                moment = self._moment(_object(line))
            except (ValueError, CameraError) as error:
                raise self._damaged(number, error) from error
            yield moment

    def _moment(self, line: dict[str, Any]) -> Frame | Press:
        if "frame" not in line:
            return _press(line)
        missed = line.get("missed", [])
        if not isinstance(missed, list) or not all(isinstance(one, dict) for one in missed):
            raise ValueError('"missed" must be a list of frames')
        return replace(self._frame(line), missed=tuple(map(self._frame, missed)))

    def _frame(self, line: dict[str, Any]) -> Frame:
        name = line.get("frame")
        if not isinstance(name, str) or not Path(name).name:
            raise ValueError('"frame" must be the name of a picture')
        return Frame(read_picture(self._folder / Path(name).name), _time(line))

    def _damaged(self, number: int, error: Exception) -> RecordingError:
        facts = {"line": str(number), "file": str(self._folder / INDEX)}
        if isinstance(error, CameraError):
            return RecordingError(reason_of("trouble-recording-frame", **facts, what=reason_of_error(error)))
        form = str(error).rstrip(".")  # in English: nobody writes its lines by hand
        return RecordingError(reason_of("trouble-recording-line", **facts, why=form))


def _object(line: bytes | None) -> dict[str, Any]:
    """The JSON object of a line; raises `ValueError` for anything else."""
    try:
        value = parse(line)
    except InvalidEventError:
        raise ValueError("it is not proper JSON") from None
    if not isinstance(value, dict):
        raise ValueError("it is no JSON object")
    return value


def _press(line: dict[str, Any]) -> Press:
    action = next((action for action in Action if action.value == line.get("press")), None)
    if action is None:
        raise ValueError('it is neither a frame nor a press, or "press" is no action')
    return Press(action, _time(line), _index(line, "seat"), _index(line, "choice"))


def _time(line: dict[str, Any]) -> float:
    time = line.get("time")
    if not isinstance(time, int | float) or isinstance(time, bool) or not 0 <= time <= LONGEST:
        raise ValueError('"time" must be a number of seconds')
    return float(time)


def _index(line: dict[str, Any], key: str) -> int | None:
    value = line.get(key)
    if value is None or (type(value) is int and value >= 0):
        return value
    raise ValueError(f'"{key}" must be a whole number from 0 on, or null')
