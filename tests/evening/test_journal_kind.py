"""What lies in place of a journal and is no file is told, left as it is, and never waited for."""

from __future__ import annotations

import os
import stat

import pytest

from companion.commands.main import main
from companion.evening.errors import JournalError
from companion.evening.journal import Journal
from companion.evening.kept_journal import KeptJournal

NO_FILE = "In place of the journal {file} lies a folder, a pipe or the like; move it away"


def pipe(path):
    os.mkfifo(path)


def folder(path):
    path.mkdir()


@pytest.mark.parametrize("lay", [pipe, folder])
@pytest.mark.parametrize("opened", [Journal, KeptJournal.read])
@pytest.mark.parametrize("suffix", ["", "-wal", "-shm"])
def test_what_is_no_file_is_told_and_left_as_it_is(lay, opened, suffix, tmp_path):
    path = tmp_path / "journal.sqlite"
    there = tmp_path / f"journal.sqlite{suffix}"
    lay(there)
    before = stat.S_IFMT(there.stat().st_mode)
    with pytest.raises(JournalError) as refused:
        opened(path)
    assert refused.value.reason.key == "trouble-journal-no-file"
    assert stat.S_IFMT(there.stat().st_mode) == before
    assert [file.name for file in tmp_path.iterdir()] == [there.name]


@pytest.mark.parametrize("lay", [pipe, folder])
@pytest.mark.parametrize("command", ["scores", "replay", "doctor"])
def test_a_command_says_so_in_a_sentence(lay, command, tmp_path, capsys):
    path = tmp_path / "journal.sqlite"
    lay(path)
    assert main([command, "--data", str(tmp_path), "--lang", "en"]) == (1 if command == "doctor" else 2)
    told = capsys.readouterr()
    assert NO_FILE.format(file=path) in told.out + told.err


def test_a_link_that_leads_to_itself_is_told(tmp_path, capsys):
    path = tmp_path / "journal.sqlite"
    path.symlink_to(path)
    assert main(["scores", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert f"The journal {path} cannot be opened" in capsys.readouterr().err
