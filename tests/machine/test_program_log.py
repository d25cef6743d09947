"""What the program says of itself is kept, tracebacks first of all."""

from __future__ import annotations

import logging
import signal
import subprocess
import sys
import threading

import pytest

from companion.machine import program_log
from companion.machine.program_log import keep_traceback, kept_log, note, note_told


@pytest.fixture
def log(tmp_path):
    return tmp_path / "state" / "companion.log"


@pytest.fixture(autouse=True)
def without_journal(monkeypatch):
    monkeypatch.delenv("JOURNAL_STREAM", raising=False)


def failed(what="a/0") -> ZeroDivisionError:
    """An error with a traceback."""
    with pytest.raises(ZeroDivisionError) as caught:
        raise ZeroDivisionError(what)
    return caught.value


def lines(log) -> list[str]:
    """What was noted, without dates."""
    return [line.split("] ", 1)[1] for line in log.read_text().splitlines() if "] " in line]


def test_what_is_noted_while_it_is_open_is_kept_in_order(log, capsys):
    note("before")
    with kept_log(log):
        note("It begins.")
        note_told("The disk is full.")
    note("after")
    assert lines(log) == ["It begins.", "The disk is full."]
    assert capsys.readouterr() == ("", "")


def test_the_journal_has_what_people_are_not_told_anyway(log, capsys, monkeypatch):
    monkeypatch.setenv("JOURNAL_STREAM", "9:12345")
    with kept_log(log):
        note("It begins.")
        note_told("The disk is full.")
        keep_traceback(failed(), log)
    said = capsys.readouterr().err
    assert said.startswith("It begins.\nA mistake in the program itself:\nTraceback")
    assert "The disk is full." not in said


def test_a_traceback_is_kept_once_however_often_it_is_handed_on(log):
    error = failed()
    with kept_log(log):
        assert [keep_traceback(error, log) for _ in range(2)] == [True, True]
    assert keep_traceback(error, log)
    assert log.read_text().count("ZeroDivisionError: a/0") == 1


def test_an_error_in_another_thread_is_kept(log):
    def fail():
        raise ZeroDivisionError("b/0")

    with kept_log(log):
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    assert "ZeroDivisionError: b/0" in log.read_text()
    assert threading.excepthook.__module__ != program_log.__name__


def test_it_never_fills_the_card(log, monkeypatch):
    monkeypatch.setattr(program_log, "LARGEST", 2000)
    with kept_log(log):
        for number in range(1000):
            note(f"line {number}")
    files = sorted(log.parent.glob("companion.log*"))
    assert [file.name for file in files] == ["companion.log", *(f"companion.log.{old}" for old in (1, 2, 3))]
    assert all(file.stat().st_size <= 2000 for file in files)
    assert lines(log)[-1] == "line 999"


def test_where_nothing_can_be_written_the_evening_goes_on(tmp_path, capsys):
    (tmp_path / "file").touch()
    log = tmp_path / "file" / "companion.log"
    with kept_log(log):
        note("It begins.")
        assert not keep_traceback(failed(), log)
    assert "ZeroDivisionError: a/0" in capsys.readouterr().err


def test_its_folder_is_for_its_owner_alone(log):
    with kept_log(log):
        note("It begins.")
    assert log.parent.stat().st_mode & 0o777 == 0o700
    assert logging.getLogger("companion").handlers == []


HANGS = """
import os, sys, pathlib
from companion.machine.program_log import kept_log, note
def hangs():
    print("hangs", flush=True)
    while True:
        pass
with kept_log(pathlib.Path(sys.argv[1])):
    note("It begins.")
    hangs()
"""


@pytest.mark.parametrize("number", [signal.SIGABRT, signal.SIGSEGV])
def test_where_it_hung_when_systemd_ended_it_is_kept_by_the_next_run(number, log):
    """systemd ends what is silent with SIGABRT."""
    with subprocess.Popen([sys.executable, "-c", HANGS, log], stdout=subprocess.PIPE, text=True) as child:
        try:
            assert child.stdout is not None
            assert child.stdout.readline() == "hangs\n"
            child.send_signal(number)
            assert child.wait(timeout=20) == -number
        finally:
            child.kill()
    with kept_log(log):
        note("It begins anew.")
    assert lines(log) == ["It begins.", "The run before ended so:", "It begins anew."]
    assert " in hangs" in log.read_text()
    assert [file.name for file in log.parent.iterdir()] == ["companion.log"]
