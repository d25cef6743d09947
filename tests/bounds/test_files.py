"""Files are opened without waiting, must be ordinary ones, and are read no further than their bound."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from assets.bounds.errors import BoundError
from assets.bounds.files import content, opened, text
from assets.bounds.values import json_in

BOUND = 100


@pytest.fixture
def pipe(tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


@pytest.mark.parametrize(
    "read", [opened, lambda path: content(path, BOUND), lambda path: json_in(path, BOUND)]
)
def test_a_pipe_into_which_nobody_writes_is_refused_at_once(read, pipe):
    with pytest.raises(BoundError, match="it is no ordinary file") as refused:
        read(pipe)
    assert refused.value.filename == str(pipe)


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_a_device_is_refused(device):
    with pytest.raises(BoundError, match="it is no ordinary file"):
        content(Path(device), BOUND)


def test_a_link_to_a_device_is_refused(tmp_path):
    (tmp_path / "link").symlink_to("/dev/zero")
    with pytest.raises(BoundError, match="it is no ordinary file"):
        content(tmp_path / "link", BOUND)


def test_a_folder_is_told_as_the_system_tells_it(tmp_path):
    with pytest.raises(IsADirectoryError) as refused:
        content(tmp_path, BOUND)
    assert (refused.value.strerror, refused.value.filename) == ("Is a directory", str(tmp_path))


def test_a_file_up_to_its_bound_is_read_and_no_longer_one(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"x" * BOUND)
    assert text(path, BOUND) == "x" * BOUND
    with pytest.raises(BoundError, match=r"it has more than 9.9e-05 MB"):
        content(path, BOUND - 1)


def test_a_file_that_is_far_too_large_is_not_read_into_memory(tmp_path):
    path = tmp_path / "file"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(BoundError, match="it has more than 1 MB"):
        content(path, 1_000_000)


@pytest.mark.parametrize("bracket", [b"[", b'{"a":'])
def test_json_that_is_nested_without_an_end_is_refused(bracket, tmp_path):
    path = tmp_path / "deep.json"
    path.write_bytes(bracket * 100_000)
    with pytest.raises(BoundError, match="too many brackets stand in each other"):
        json_in(path, 1_000_000)
