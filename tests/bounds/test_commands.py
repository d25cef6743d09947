"""The worst that each command can be given: a sentence, soon, and never more than 600 MB."""

from __future__ import annotations

import hashlib
import json
import os
import resource
import subprocess
import sys
import threading
import zipfile
import zlib
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, repeat
from pathlib import Path
from typing import IO

import cv2
import numpy as np
import pytest

from assets.bounds.limits import DECK_FACES, RECORD_FILE
from tests.bounds.test_pictures import chunk, png

MEGABYTES, SECONDS = 600, 10
STOPPED = 60
"""Seconds after which a command without an answer is ended; a busy machine is no failure."""

HEADER = b'{"record": 1, "game": "auf-und-ab", "players": ["Kim", "Leah", "Bo"]}\n'


@dataclass(frozen=True)
class Answer:
    """What a command did.

    Attributes:
        status: its exit status.
        said: its standard output and error.
        megabytes: the most memory that it had.
        seconds: of the processor that it took.
    """

    status: int
    said: str
    megabytes: float
    seconds: float


def answer(*words: str, data: Path, given: Iterable[bytes] = ()) -> Answer:
    """Run a command; what is given is written to its standard input as long as it reads."""
    with subprocess.Popen(
        [sys.executable, "-m", "companion", *words, "--data", str(data)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as command:
        timer = threading.Timer(STOPPED, command.kill)
        timer.start()
        writer = threading.Thread(target=_give, args=(command.stdin, given))
        writer.start()
        said = command.stdout.read()
        _, status, used = os.wait4(command.pid, 0)
        command.returncode = os.waitstatus_to_exitcode(status)
        timer.cancel()
        writer.join()
    # Until it becomes another program a child counts what its parent holds as its own.
    inherited = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    own = used.ru_maxrss if used.ru_maxrss > inherited else 0
    return Answer(command.returncode, said.decode(), own / 1024, used.ru_utime + used.ru_stime)


def _give(stream: IO[bytes], given: Iterable[bytes]) -> None:
    with suppress(BrokenPipeError), stream:
        for part in given:
            stream.write(part)


def assert_refused(told: Answer, status: int, sentence: str) -> None:
    assert told.status == status, told.said
    assert sentence in told.said
    assert "Traceback" not in told.said
    assert told.megabytes < MEGABYTES
    assert told.seconds < SECONDS


def bomb(width: int, height: int) -> bytes:
    """A PNG of nothing but black; so large ones were unpacked as far as they went."""
    return png(width, height, chunk(b"IDAT", zlib.compress(bytes(10_000_000), 9)))


def deck(path: Path, faces: list[bytes], repeated: int = 1) -> None:
    """A deck file with those faces, each named that many times in its list."""
    listed = []
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, face in enumerate(faces):
            archive.writestr(f"faces/{number}.jpg", face)
            entry = {"file": f"faces/{number}.jpg", "sha256": hashlib.sha256(face).hexdigest()}
            listed += [{**entry, "code": str(len(listed) + one)} for one in range(repeated)]
        about = {"format": "tabletop-companion deck", "version": 1, "name": "x", "size": [63, 88]}
        archive.writestr("deck.json", json.dumps({**about, "faces": listed}))


def pipe(path: Path) -> Path:
    os.mkfifo(path)
    return path


@pytest.mark.parametrize("name", ["look", "deckcheck"])
def test_a_picture_that_says_that_it_is_vast(name, tmp_path):
    (tmp_path / "vast.png").write_bytes(bomb(32_000, 32_000))
    words = [name, *(["up-and-down"] if name == "deckcheck" else []), str(tmp_path / "vast.png")]
    assert_refused(answer(*words, data=tmp_path), 1, "it has 32000 × 32000 pixels")


def test_pictures_to_teach_from_that_say_that_they_are_vast(tmp_path):
    (tmp_path / "a.png").write_bytes(bomb(32_000, 32_000))
    told = answer("teach", "mine", "--from", str(tmp_path), data=tmp_path / "data")
    assert_refused(told, 2, "it has 32000 × 32000 pixels")


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("look", "{pipe}"), 1),
        (("look", "/dev/zero"), 1),
        (("deckcheck", "up", "{pipe}"), 1),
        (("referee", "{pipe}"), 2),
        (("referee", "/dev/zero"), 2),
        (("rehearse", "{pipe}"), 2),
        (("play", "up-and-down", "--headless", "--camera", "{pipe}"), 2),
        (("play", "up-and-down", "--headless", "--camera", "/dev/zero"), 2),
        (("calibrate", "--camera", "{pipe}"), 2),
        (("teach", "mine", "--headless", "--codes", "a", "--camera", "{pipe}"), 2),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_pipe_or_a_device_in_place_of_a_file(words, status, tmp_path):
    named = pipe(tmp_path / ("film.avi" if "--camera" in words else "pipe"))
    told = answer(*(word.format(pipe=named) for word in words), data=tmp_path / "data")
    assert_refused(told, status, "it is no ordinary file but a pipe, a device or the like")


def test_settings_that_are_a_pipe(tmp_path):
    pipe(tmp_path / "settings.toml")
    told = answer("doctor", data=tmp_path)
    assert_refused(told, 1, "it is no ordinary file")


DECKS = {
    "a face that says that it is vast": lambda path: deck(path, [bomb(32_000, 32_000)]),
    "very many large faces": lambda path: deck(
        path, [cv2.imencode(".jpg", np.full((2000, 2000), 9, np.uint8))[1].tobytes()], DECK_FACES
    ),
    "more faces than a deck holds": lambda path: deck(path, [bomb(9, 9)], 1000),
    "a face that is long when it is unpacked": lambda path: deck(path, [bytes(100_000_000)]),
    "a pipe": pipe,
}


@pytest.mark.parametrize("make", DECKS.values(), ids=DECKS)
def test_a_deck_file_that_is_a_bomb(make, tmp_path):
    (tmp_path / "decks").mkdir()
    make(tmp_path / "decks" / "x.deck")
    assert_refused(answer("decks", data=tmp_path), 1, "x.deck cannot be read (")
    assert_refused(answer("look", "none.jpg", "--deck", "x", data=tmp_path), 2, "x.deck cannot be read (")


def test_a_list_of_entries_without_an_end(tmp_path):
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "x.deck").write_bytes(b"PK\1\2" * 5_000_000)
    assert_refused(answer("decks", data=tmp_path), 1, "x.deck cannot be read (it has more than 1000 parts)")


def test_a_file_name_cannot_steer_the_terminal(tmp_path):
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "a\x1b[31m\nb.deck").write_bytes(b"no deck")
    told = answer("decks", data=tmp_path)
    assert "a�[31m�b: " in told.said
    assert "\x1b" not in told.said


def test_a_header_on_standard_input_that_never_ends(tmp_path):
    told = answer("referee", "-", data=tmp_path, given=repeat(b"x" * 1_000_000))
    assert_refused(told, 2, "The first line is not proper JSON")


def test_a_line_on_standard_input_that_never_ends(tmp_path):
    told = answer("referee", "-", data=tmp_path, given=chain([HEADER], repeat(b"x" * 1_000_000)))
    assert_refused(told, 2, "Standard input cannot be read: it has more than 2000 MB.")


def test_empty_lines_on_standard_input_that_never_end(tmp_path):
    told = answer("referee", "-", data=tmp_path, given=chain([HEADER], repeat(b"\n" * 1_000_000)))
    assert_refused(told, 2, "Standard input cannot be read: it has more than 2500000 lines.")


def test_a_record_to_be_acted_out_that_is_too_large(tmp_path):
    (tmp_path / "long.jsonl").write_bytes(HEADER + b'{"event": "undo"}\n' * 200_000)
    told = answer("rehearse", str(tmp_path / "long.jsonl"), data=tmp_path)
    assert_refused(told, 2, "it has more than 2 MB")


def test_a_record_larger_than_any_evening(tmp_path):
    path = tmp_path / "long.jsonl"
    with path.open("wb") as file:
        file.write(HEADER)
        file.write((b" " * 900_000 + b"\n") * (RECORD_FILE // 900_000 + 1))
    assert_refused(answer("referee", str(path), data=tmp_path), 2, "it has more than 150 MB")
