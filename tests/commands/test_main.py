"""The console script: which commands there are, and what happens when they cannot be carried out."""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
from importlib.util import find_spec

import cv2
import numpy as np
import pytest

from companion.commands import console
from companion.commands.main import main
from tests.engines.record_examples import EXAMPLES

FILE_PATH = EXAMPLES / "up-and-down-illegal.jsonl"
FILE = str(FILE_PATH)
PRESENT = [name for name in console.COMMANDS if find_spec(f"companion.commands.{name}")]


@pytest.mark.parametrize(
    "words",
    [
        ["referee", FILE, "--json", "--data", "play", "--lang", "de"],
        ["--json", "--data", "play", "--lang", "de", "referee", FILE],
        ["--data", "play", "referee", "--json", "--lang=de", FILE],
    ],
)
def test_common_options_may_stand_before_the_command_or_after_it(words):
    given = console.options_of(words)
    assert (given.command, given.file) == ("referee", FILE)
    assert (given.json, str(given.data), given.lang) == (True, "play", "de")


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "utf-8:strict"])
def test_what_a_terminal_cannot_show_stops_no_command(encoding, tmp_path):
    picture = tmp_path / os.fsdecode(b"k\xfcche.png")
    picture.write_bytes(cv2.imencode(".png", np.full((120, 160, 3), 90, np.uint8))[1].tobytes())
    words = [sys.executable, "-m", "companion", "look", str(picture)]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run(words, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "k�che.png" in done.stdout.decode("utf-8")


def test_nothing_is_printed_that_was_not_asked_for():
    words = "from companion.commands.console import load; load(['play']); import companion.screens.window"
    environment = {name: value for name, value in os.environ.items() if name != "PYGAME_HIDE_SUPPORT_PROMPT"}
    assert subprocess.check_output([sys.executable, "-c", words], env=environment) == b""


def test_what_is_not_given_has_its_default(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    given = console.options_of(["referee", FILE])
    assert (given.json, given.data, given.lang) == (False, None, "fr")


@pytest.mark.parametrize(
    ("settings", "words", "language"),
    [
        ('language = "de"', ["--lang", "en"], "en"),
        ('language = "de"', [], "de"),
        ('theme = "felt"', [], "fr"),
        ("damaged", [], "fr"),
        ('language = "es"', [], "fr"),
        ("language = [1]", [], "fr"),
    ],
)
def test_the_language_is_the_one_asked_for_or_of_the_settings_or_of_the_environment(
    settings, words, language, monkeypatch, tmp_path
):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    (tmp_path / "settings.toml").write_text(settings)
    assert console.options_of(["referee", FILE, "--data", str(tmp_path), *words]).lang == language


def test_help_lists_every_command_that_is_there(capsys):
    assert main([]) == 0
    listed = capsys.readouterr().out
    assert "referee" in PRESENT
    assert all(name in listed for name in PRESENT)


@pytest.mark.parametrize("command", PRESENT)
def test_a_command_explains_itself_in_plain_words_with_an_example(command, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as leaving:
        main([command, "--help"])
    said = capsys.readouterr().out
    options = re.search("^(positional arguments|options):$", said, re.MULTILINE)
    _usage, description = said[: options.start()].split("\n\n", 1)
    assert leaving.value.code == 0
    assert len(description.split()) >= 10
    assert re.search(f"examples?: companion {command}", said)
    assert max(map(len, said.splitlines())) <= 100
    assert said.isascii(), "a terminal that knows nothing else can show it"


@pytest.mark.parametrize(
    "words",
    [
        ["juggle"],
        ["--shuffle"],
        ["referee"],
        ["--data"],
        ["--data", "", "scores"],
        ["--data", __file__, "scores"],
        ["decks", "--data", __file__],
        ["scores", "--data", "x" * 300],
        ["--la", "de", "scores"],
        ["--dat", "somewhere", "replay"],
        ["scores", "--jso"],
        ["play", "--camera", ""],
        ["teach", "up", "--camera", ""],
        ["calibrate", "--camera", ""],
        ["print", "up", "-o", ""],
        ["referee", "a", "two\nlines"],
        ["play", "up", "--headless", "--seed", "-1"],
        ["rehearse", FILE, "--seed", "-1"],
        ["teach", "auf-und-ab", "--camera", "simulated", "--seed", "-1"],
    ],
)
def test_what_is_no_command_is_refused_in_one_line(words, capsys):
    with pytest.raises(SystemExit) as leaving:
        main(words)
    output, errors = capsys.readouterr()
    assert (leaving.value.code, output, errors.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    ("failure", "status", "said"),
    [
        (OSError(28, "No space left on device"), 2, "companion referee: No space left on device.\n"),
        (OSError(13, "Permission denied", "a\nb"), 2, "companion referee: a�b: Permission denied.\n"),
        (OSError("The camera fails."), 2, "The camera fails.\n"),
    ],
)
def test_a_command_that_fails_leaves_without_a_traceback(failure, status, said, capsys):
    def failing(_arguments: argparse.Namespace) -> int:
        raise failure

    assert console.carried_out(console.options_of(["referee", FILE]), failing) == status
    assert capsys.readouterr().err == said


def test_a_mistake_in_the_program_is_told_in_a_sentence_that_names_the_file_with_its_traceback(
    tmp_path, capsys
):
    def mistaken(_arguments: argparse.Namespace) -> int:
        raise ZeroDivisionError("a\n0")

    words = ["--lang", "en", "--data", str(tmp_path), "referee", FILE]
    assert console.carried_out(console.options_of(words), mistaken) == 70
    log = tmp_path / "companion.log"
    assert capsys.readouterr() == (
        "",
        "There is a mistake in the program itself (ZeroDivisionError: a\ufffd0); "
        f"where it is stands in {log}.\n",
    )
    kept = log.read_text()
    assert "Traceback (most recent call last)" in kept
    assert "in mistaken" in kept


def test_a_traceback_that_no_file_can_keep_is_not_lost(tmp_path, capsys):
    def mistaken(_arguments: argparse.Namespace) -> int:
        raise ZeroDivisionError

    options = console.options_of(["--lang", "en", "--data", str(tmp_path / "folder"), "referee", FILE])
    (tmp_path / "folder").touch()
    assert console.carried_out(options, mistaken) == 70
    *traceback, said = capsys.readouterr().err.splitlines()
    assert traceback[0] == "Traceback (most recent call last):"
    assert said == (
        "There is a mistake in the program itself (ZeroDivisionError: ); "
        "where it is could not be written down."
    )


def test_a_command_that_sees_leaves_the_other_cores_alone():
    script = (
        "from companion.commands.console import load; load(['rehearse', 'a.jsonl'])\n"
        "import cv2; print(cv2.getNumThreads())"
    )
    environment = {name: value for name, value in os.environ.items() if "THREADS" not in name}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == "1\n"


@pytest.mark.parametrize("made_of_it", ["raise", "pass", "raise ImportError('initialization failed')"])
def test_ctrl_c_while_the_program_is_still_being_loaded_ends_it_whatever_a_library_makes_of_it(
    made_of_it, tmp_path
):
    pressed = "import signal\ntry:\n    signal.raise_signal(signal.SIGINT)\nexcept BaseException:\n    "
    (tmp_path / "argparse.py").write_text(pressed + made_of_it)
    script = (
        # A shell lets what it has put into the background ignore it.
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from companion.commands.main import main; sys.exit(main(['decks']))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    left = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False
    )
    assert (left.returncode, left.stdout, left.stderr) == (130, "", "")


def test_a_command_that_runs_is_stopped_by_ctrl_c_and_leaves_as_any_program_does():
    script = (
        "import atexit, signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "atexit.register(print, 'left in order')\n"
        "from companion.commands.main import main; sys.exit(main(['referee', '-', '--json']))"
    )
    command = [sys.executable, "-u", "-c", script]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        with FILE_PATH.open(encoding="utf-8") as record:
            child.stdin.writelines(record)
        child.stdin.flush()
        assert child.stdout.readline().startswith("{")  # it rules, and waits for more
        child.send_signal(signal.SIGINT)
        assert child.wait(timeout=20) == 130
        assert child.stdout.read().splitlines()[-1] == "left in order"
        assert child.stderr.read() == ""


def test_only_the_chosen_command_is_imported(monkeypatch):
    others = {f"companion.commands.{name}" for name in PRESENT if name != "referee"}
    for name in others:
        monkeypatch.delitem(sys.modules, name, raising=False)
    assert main(["--data", "play", "referee", FILE]) == 1
    assert not others & set(sys.modules)
