"""A file that cannot be written whole leaves what was there before."""

from __future__ import annotations

import os

import pytest

from companion.decks.printing.errors import PrintError
from companion.decks.printing.job import Job
from companion.decks.printing.paper import Paper
from companion.decks.printing.sheets import sheets
from companion.evening.errors import ExportError
from companion.evening.export import write_file
from companion.machine.whole_files import write_whole
from companion.texts import texts
from tests.full_disk import full_disk


def test_the_old_file_stays_when_the_disk_is_full(tmp_path):
    file = tmp_path / "scores.csv"
    write_whole(file, b"precious")
    with full_disk(100), pytest.raises(OSError, match="File too large") as refused:
        write_whole(file, bytes(101))
    assert refused.value.filename == str(file)
    assert [(kept.name, kept.read_bytes()) for kept in tmp_path.iterdir()] == [("scores.csv", b"precious")]


def test_nobody_elses_file_is_written_on_the_way(tmp_path):
    mine, other = tmp_path / "scores.csv", tmp_path / "scores.csv.new"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_bytes(b"precious")
    other.symlink_to(elsewhere)
    write_whole(mine, b"1")
    assert (mine.read_bytes(), other.is_symlink(), elsewhere.read_bytes()) == (b"1", True, b"precious")


def test_a_file_keeps_its_rights_and_a_new_one_has_those_that_are_asked_for(tmp_path):
    old, new = tmp_path / "old", tmp_path / "new"
    old.write_bytes(b"0")
    old.chmod(0o640)
    write_whole(old, b"1", mode=0o600)
    write_whole(new, b"1", mode=0o600)
    assert [oct(file.stat().st_mode & 0o777) for file in (old, new)] == ["0o640", "0o600"]


def test_what_a_link_points_to_is_written_and_the_link_stays(tmp_path):
    (tmp_path / "link").symlink_to(tmp_path / "file")
    write_whole(tmp_path / "link", b"1")
    write_whole(tmp_path / "link", b"2")
    assert ((tmp_path / "link").is_symlink(), (tmp_path / "file").read_bytes()) == (True, b"2")


def test_a_pipe_is_written_to(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    end = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_whole(tmp_path / "pipe", b"content")
        assert os.read(end, 100) == b"content"
    finally:
        os.close(end)


def test_an_export_on_a_full_disk_keeps_the_one_before(tmp_path):
    file = tmp_path / "scores.csv"
    file.write_bytes(b"precious")
    with (
        full_disk(100),
        pytest.raises(ExportError, match=r"scores\.csv cannot be written: File too large\.$"),
    ):
        write_file(file, bytes(101), replace=True)
    assert file.read_bytes() == b"precious"


def test_sheets_on_a_full_disk_keep_those_before(tmp_path):
    file = tmp_path / "board.pdf"
    file.write_bytes(b"precious")
    document = sheets("board", Job(Paper.A4, texts("en"), codes=False))
    with full_disk(100), pytest.raises(PrintError, match=r"board\.pdf: File too large\.$"):
        document.save(file)
    assert file.read_bytes() == b"precious"
