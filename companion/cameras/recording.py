"""A recorded evening: what the companion got – frames, buttons, touches – in a folder, to be watched again.

``recording.jsonl`` holds the header and then, in order, one line for each frame (its file and time, and those
of the small ones missed before it) and each press; the frames lie beside it as JPEG files. Those of an
evening that was filmed are in a video, and their lines name it and count its pictures
(`companion.cameras.evening_film`). What had been played when that began, and where people had said that they
sit, stands in the header.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

import cv2
import numpy as np

from assets.bounds.files import opened
from assets.bounds.limits import RECORDING_FILE, RECORDING_LINES
from companion.engines import (
    Header,
    HeaderError,
    InvalidEventError,
    Reason,
    Told,
    read_event,
    read_header,
    start,
)
from companion.evening.errors import EveningError
from companion.records.lines import parse, read_lines
from companion.table.inputs import Action, Press
from companion.table.reading import Question
from companion.texts.errors import reason_of, reason_of_error, why
from hardware.cameras.files import Video, read_picture
from hardware.cameras.protocol import Frame, made_small
from hardware.errors import CameraError

INDEX = "recording.jsonl"
LONGEST = 1e7
"""Seconds; no evening takes longer."""

FULL_TURN = 360.0

QUALITY = 92
"""JPEG quality of the frames: about 280 KB each at 1280x720."""

SMALL_QUALITY = 98
"""The same of the missed ones: made small, frames of one still table then look alike whether they were missed
or not."""

WHOLE_COLOURS = (cv2.IMWRITE_JPEG_SAMPLING_FACTOR, cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444)
"""No colours are thinned, in neither: the rims of red and blue figures would seem to move from a frame to one
that was missed. On a still table they did in up to 14 pixels; so they do in none, at much the same size."""


@dataclass(frozen=True, slots=True)
class Answered(Press):
    """An answer with what it meant: when a film is watched again questions may come otherwise, or later.

    Attributes:
        question: the key of what was asked.
        value: what was answered, in the terms of the table record.
    """

    question: str = ""
    value: str = ""


class RecordingError(EveningError, ValueError):
    """A recording cannot be read or written; the text says which file and why."""


class Index:
    """Writes ``recording.jsonl``, line by line.

    Args:
        folder: made if it does not exist.
        header: who plays what.
        beside: what else its first line tells.

    Raises:
        RecordingError: the folder cannot be written, or holds something already.
    """

    def __init__(
        self, folder: Path, header: Header, beside: Mapping[str, Any] = MappingProxyType({})
    ) -> None:
        self._folder = folder
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            check_empty(folder)
            self._file = (folder / INDEX).open("x", encoding="utf-8")
        except FileExistsError as error:
            raise RecordingError(reason_of("trouble-folder-file", folder=str(folder))) from error
        except OSError as error:
            raise self.not_written(error) from error
        who = {"game": header.game, "players": list(header.players), "options": dict(header.options)}
        self.add({**who, **beside})

    def add(self, line: Mapping[str, Any]) -> None:
        """Write a line."""
        try:
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._file.flush()
        except OSError as error:
            raise self.not_written(error) from error

    def press(self, press: Press, question: Question | None = None) -> None:
        """Write a press, with what it means where a question is open that it answers."""
        line = {"press": press.action.value, "time": press.time, "seat": press.seat, "choice": press.choice}
        meant = _meant(press, question)
        self.add(line if meant is None else {**line, "question": meant[0], "value": meant[1]})

    def close(self) -> None:
        """Close it; what a full disk did not take was told before."""
        with suppress(OSError):
            self._file.close()

    def not_written(self, error: OSError) -> RecordingError:
        """What is said where the folder cannot be written."""
        facts = {"folder": str(self._folder), "why": why(error)}
        return RecordingError(reason_of("trouble-frames-unwritten", **facts))


def check_empty(folder: Path) -> None:
    """Refuse a folder that holds something already; raises `RecordingError`, and `OSError`."""
    holds = next(folder.iterdir(), None)
    if holds is not None:
        key = "trouble-recording-there" if (folder / INDEX).exists() else "trouble-recording-full"
        raise RecordingError(reason_of(key, folder=str(folder), name=holds.name))


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
        self._index = Index(folder, header)

    def frame(self, frame: Frame) -> Frame:
        """Write a frame; the frame as whoever reads the recording will get it."""
        missed = [self._picture(one, SMALL_QUALITY) for one in frame.missed]
        line, seen = self._picture(frame, QUALITY)
        self._index.add({**line, "missed": [line for line, _ in missed]} if missed else line)
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
            raise self._index.not_written(error) from error
        image = cv2.imdecode(np.asarray(data, np.uint8), cv2.IMREAD_COLOR)
        return {"frame": name, "time": frame.time}, Frame(np.asarray(image, np.uint8), frame.time)

    def press(self, press: Press) -> None:
        """Write a press."""
        self._index.press(press)

    def close(self) -> None:
        """Close the index."""
        self._index.close()


class Recording:
    """Reads a recording.

    Args:
        folder: where `Recorder` wrote it.

    Attributes:
        header: who plays what.
        told_before: what had been told when the recording began, as a record writes it.
        seats: where people had said that they sit, in degrees; None where they had said nothing.
        table: width and height of the table in mm, None where it is as the game has it.
        cut: why it ends before its last line, None where it does not.

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
        self._films: dict[str, Video] = {}
        self._given: Counter[str] = Counter()
        self.cut: Reason | None = None
        try:
            first = _object(self._lines[0][1])
            self.header = read_header({"record": 1, **first})
            self.told_before = tuple(_told_before(first, self.header))
            self.seats = _seats(first, self.header)
            self.table = _table(first)
        except (ValueError, HeaderError) as error:
            raise self._damaged(self._lines[0][0], error) from error
        if _is_torn(self._lines[-1][1]):  # as the power failed
            del self._lines[-1]

    @staticmethod
    def is_in(folder: Path) -> bool:
        """Whether a folder holds a recording."""
        return (folder / INDEX).is_file()

    def __iter__(self) -> Iterator[Frame | Press]:
        """The frames and presses in order; raises `RecordingError` at what cannot be read.

        Where a video has fewer pictures than were written of it, as those of the last seconds are lost when
        the power fails, nothing more comes, and `cut` says so.
        """
        self._close()
        self.cut = None
        try:
            for number, line in self._lines[1:]:
                moment = self._read(number, line)
                if moment is None:
                    return
                yield moment
        finally:
            self._close()

    def _read(self, number: int, line: bytes | None) -> Frame | Press | None:
        """What a line tells, None where its video has ended."""
        try:
            return self._moment(_object(line))
        except (ValueError, CameraError) as error:
            raise self._damaged(number, error) from error

    def _close(self) -> None:
        for film in self._films.values():
            film.close()
        self._films.clear()
        self._given.clear()

    def _moment(self, line: dict[str, Any]) -> Frame | Press | None:
        if "film" not in line and "frame" not in line:
            return _press(line)
        missed = line.get("missed", [])
        if not isinstance(missed, list) or not all(isinstance(one, dict) for one in missed):
            raise ValueError('"missed" must be a list of frames')
        if "frame" in line:
            return replace(self._frame(line), missed=tuple(map(self._frame, missed)))
        before = [self._filmed(one) for one in missed]
        frame = self._filmed(line)
        if frame is None:
            return None
        small = (Frame(made_small(one.image), one.time) for one in before if one is not None)
        return replace(frame, missed=tuple(small))

    def _frame(self, line: dict[str, Any]) -> Frame:
        return Frame(read_picture(self._folder / _name(line, "frame")), _time(line))

    def _filmed(self, line: dict[str, Any]) -> Frame | None:
        """A frame of a video, whose pictures are read one after the other; None where it has ended."""
        name, time, picture = _name(line, "film"), _time(line), _index(line, "picture")
        if name not in self._films:
            self._close()
            self._films[name] = Video(self._folder / name)
        if picture is None or picture < self._given[name]:
            raise ValueError('"picture" must be a whole number, and greater with each line')
        frame = None
        while self._given[name] <= picture:
            frame = self._films[name].read()
            self._given[name] += 1
            if frame is None:
                self.cut = reason_of(
                    "trouble-recording-cut", file=str(self._folder / name), time=f"{time:.0f}"
                )
                return None
        return None if frame is None else Frame(frame.image, time)

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


def _is_torn(line: bytes | None) -> bool:
    """Whether only the beginning of a line was written."""
    if line is None or line.endswith(b"\n"):
        return False
    try:
        parse(line)
    except InvalidEventError:
        return True
    return False


def _told_before(first: dict[str, Any], header: Header) -> Iterator[Told]:
    """What had been told already; raises `ValueError` for what is no list of events."""
    lines, rules = first.get("before", []), start(header).rules
    if not isinstance(lines, list):
        raise ValueError('"before" must be a list of events')
    for line in lines:
        try:
            yield read_event(line, rules, header)
        except InvalidEventError:
            raise ValueError('"before" holds what is no event of this game') from None


def _seats(first: dict[str, Any], header: Header) -> tuple[float, ...] | None:
    seats = first.get("seats")
    if seats is None:
        return None
    fit = isinstance(seats, list) and len(seats) == len(header.players)
    if not fit or not all(type(seat) in (int, float) and abs(seat) <= FULL_TURN for seat in seats):
        raise ValueError('"seats" must be an angle for each player')
    return tuple(map(float, seats))


def _table(first: dict[str, Any]) -> tuple[float, float] | None:
    size = first.get("table")
    if size is None:
        return None
    if not isinstance(size, list) or [
        type(side) in (int, float) and 300 <= side <= 10_000 for side in size
    ] != [True, True]:
        raise ValueError('"table" must be its width and height in mm')
    return float(size[0]), float(size[1])


def _name(line: dict[str, Any], key: str) -> str:
    """The name of a file beside the index; it leads nowhere else."""
    name = line.get(key)
    if not isinstance(name, str) or not Path(name).name:
        raise ValueError(f'"{key}" must be the name of a picture or video')
    return Path(name).name


def _press(line: dict[str, Any]) -> Press:
    action = next((action for action in Action if action.value == line.get("press")), None)
    if action is None:
        raise ValueError('it is neither a frame nor a press, or "press" is no action')
    told = (action, _time(line), _index(line, "seat"), _index(line, "choice"))
    question, value = line.get("question"), line.get("value")
    if isinstance(question, str) and isinstance(value, str):
        return Answered(*told, question, value)
    return Press(*told)


def _meant(press: Press, question: Question | None) -> tuple[str, str] | None:
    """What is asked, and what a press answers; None where it is no answer to that."""
    if press.action is not Action.ANSWER or question is None or press.choice is None:
        return None
    choices = question.choices
    return (question.text.key, choices[press.choice].value) if press.choice < len(choices) else None


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
