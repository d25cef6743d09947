"""An evening told as text, from whatever gives frames and presses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.commands import play
from companion.commands.console import options_of
from companion.commands.display import Display
from companion.commands.main import main
from companion.commands.opening import Openers, make_sitting
from companion.commands.simulated import players_for
from companion.engines import Header, Reason, read_event, rules_of
from companion.evening.entries import UnsetClock
from companion.evening.evening import Evening
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from companion.machine import clock
from companion.machine.clock import ClockSigns
from companion.table.inputs import Action, Press
from tests.commands.table_with_board import with_board
from tests.screens.sample_views import NAMES, whole_game

MISSING = Reason("trouble-usb-missing", (("number", "0"),))
DEALT = Press(Action.DEALT, 1.0)
QUIT = Press(Action.QUIT, 2.0)


class Script:
    """Gives presses, and has plays told by hand, in the order of a script."""

    camera_gone = True
    over = False

    def __init__(self, script, problems=()) -> None:
        self.script = list(script)
        self.problems = problems
        self.sittings: list = []

    def next(self):
        step = self.script.pop(0)
        if isinstance(step, Press):
            return step
        sitting = self.sittings[-1]
        game = sitting.evening.game
        sitting.referee.enter(read_event(step, game.rules, game.header), 0.0)
        return None

    def now(self) -> float:
        return 0.0

    def close(self) -> None:
        pass


class Over(Script):
    """Has nothing to give."""

    over = True


NOTHING_TO_SEE = Openers(source=lambda *_given, **_named: Over(()))


@pytest.fixture
def played(tmp_path):
    """Plays a script as an evening without a camera; gives the exit status."""

    def run(script, *options: str, problems=()) -> int:
        source = Script(script, problems)

        def sitting(*given, **named):
            source.sittings.append(make_sitting(*given, **named))
            return source.sittings[-1]

        openers = Openers(sitting=sitting, source=lambda *_given, **_named: source)
        (tmp_path / "data").mkdir(exist_ok=True)
        (tmp_path / "data" / "settings.toml").write_text("[buttons]\nundo = 17\n")
        names = ",".join(NAMES)
        common = ("--headless", "--camera", "none", "--data", str(tmp_path / "data"), "--lang", "en")
        words = ["play", "up-and-down", "--players", names, *common, *options]
        return play.run(options_of(words), openers=openers)

    return run


def test_several_games_of_an_evening_have_a_record_each(played, tmp_path, capsys):
    record = tmp_path / "evening.jsonl"
    _, *rest = whole_game()
    game = ({"event": "deal"}, *rest)
    assert played([*game, DEALT, *rest, QUIT], "--record", str(record)) == 0
    told = capsys.readouterr().out
    assert told.count("Winner") == 2
    assert "The next game begins." in told
    first, second = (path.read_text(encoding="utf-8") for path in (record, tmp_path / "evening.jsonl-2"))
    assert first == second
    evening = past_evening(Journal(tmp_path / "data" / "journal.sqlite"), None)
    assert [len(game.steps) for game in evening.games] == [len(whole_game())] * 2


def test_an_evening_that_begins_while_the_clock_is_not_set_is_marked(played, tmp_path, monkeypatch):
    monkeypatch.setattr(clock, "clock_signs", lambda: ClockSigns(1.8e9, False, ()))
    assert played([*whole_game()[:3], QUIT]) == 0
    evening = past_evening(Journal(tmp_path / "data" / "journal.sqlite"), None)
    assert (evening.unset, evening.date) == (UnsetClock(), None)


def test_dealt_in_the_middle_of_a_game_is_that_games_own(played, tmp_path):
    assert played([*whole_game()[:3], DEALT, QUIT]) == 0
    evening = past_evening(Journal(tmp_path / "data" / "journal.sqlite"), None)
    assert [step.ruling.clause for step in evening.games[0].steps] == [None, None, None, "UAD-9"]


@pytest.mark.parametrize(
    ("able", "names"),
    [
        ((2, 3, 4, 5), ("Kim", "Leah", "Alex")),
        ((4,), ("Kim", "Leah", "Alex", "Bo")),
        ((2,), ("Kim", "Leah")),
        ((2, 6), ("Kim", "Leah")),
        ((5, 6), ("Kim", "Leah", "Alex", "Bo", "Pia")),
    ],
)
def test_where_nobody_says_who_plays_as_many_are_named_as_can(able, names, monkeypatch):
    monkeypatch.setattr(type(rules_of("up")), "players", able)
    assert players_for("up") == names


def test_a_camera_that_is_missing_is_told_once_in_a_sentence(played, capsys):
    assert played([*whole_game()[:3], QUIT], problems=(MISSING,)) == 0
    assert capsys.readouterr().err == ("There is no USB camera 0; plug it in, or say which one with usb:N.\n")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The video {file} ends after 5 of 10 seconds: it was cut short; copy it again.\n"),
        ("de", "Das Video {file} endet nach 5 von 10 Sekunden: Es ist abgeschnitten; es neu kopieren.\n"),
        ("fr", "La vidéo {file} s’arrête après 5 secondes sur 10 : elle est tronquée ; la recopier.\n"),
    ],
)
def test_a_video_that_was_cut_short_is_told_at_its_end_and_the_rulings_stay(language, said, tmp_path, capsys):
    file = tmp_path / "evening.avi"
    writer = cv2.VideoWriter(str(file), cv2.VideoWriter.fourcc(*"MJPG"), 5, (1280, 720))
    for _ in range(50):
        writer.write(with_board())
    writer.release()
    pictures = file.read_bytes().split(b"00dc")
    file.write_bytes(b"00dc".join(pictures[:26]))  # the header and 25 of them
    words = ["play", "up", "--players", "Kim,Leah", "--headless", "--camera", str(file)]
    assert main([*words, "--data", str(tmp_path / "data"), "--lang", language]) == 1
    assert capsys.readouterr().err == said.format(file=file)
    assert len(past_evening(Journal(tmp_path / "data" / "journal.sqlite"), None).games) == 1


def test_without_camera_and_window_it_says_that_only_buttons_are_heard(played, capsys):
    assert played([QUIT]) == 0
    assert capsys.readouterr().out.startswith(
        "No camera watches, and without a window no play can be entered: "
    )


def test_as_json_every_ruling_is_a_line(played, capsys):
    assert played([*whole_game()[:2], QUIT], "--json") == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line.get("verdict") for line in lines] == ["legal", "legal", None]


@pytest.mark.parametrize(
    "misspelt",
    [
        ["--camera", "/nowhere/film.mp4"],
        ["--camera", "none", "--record", "/nowhere/evening.jsonl"],
        ["--camera", "none", "--record", __file__],
        ["--camera", "none", "--frames", __file__],
        ["--camera", "none", "--frames", str(Path(__file__).parent)],
        ["--camera", "picamera2"],
    ],
)
def test_an_evening_that_could_not_begin_leaves_the_last_one_to_be_resumed(
    tmp_path, capsys, misspelt, monkeypatch
):
    journal = Journal(tmp_path / "journal.sqlite")
    evening = Evening.begin(journal, Header("up-and-down", ("Kim", "Leah")))
    monkeypatch.setitem(sys.modules, "picamera2", None)  # whatever the machine has
    begin = ["play", "auf-und-ab", "--players", "Ann,Bob,Cem", "--headless", "--data", str(tmp_path)]
    assert main([*begin, *misspelt]) == 2
    assert misspelt[-1] in capsys.readouterr().err
    kept = journal.open_game()
    assert kept is not None
    assert kept.header == evening.header


def test_lamps_that_cannot_be_used_leave_the_last_evening_to_be_resumed(tmp_path, capsys):
    journal = Journal(tmp_path / "journal.sqlite")
    evening = Evening.begin(journal, Header("up-and-down", ("Kim", "Leah")))
    (tmp_path / "settings.toml").write_text("sound = false\n[lamps]\nillegal = 22\n")
    words = ["--players", "Ann,Bob", "--headless", "--camera", "none", "--data", str(tmp_path)]
    assert main(["play", *words]) == 2
    assert capsys.readouterr().err.startswith(
        f"The settings {tmp_path / 'settings.toml'}: Nothing here can use GPIO 22 for illegal; "
    )
    kept = journal.open_game()
    assert kept is not None
    assert kept.header == evening.header


def test_sigterm_ends_the_evening_as_ctrl_c_does_and_it_can_be_resumed(tmp_path):
    words = ["--players", "Ann,Bob", "--headless", "--camera", "usb:250", "--lang", "en"]
    words += ["--data", str(tmp_path)]
    command = [sys.executable, "-m", "companion", "play", *words]
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        try:
            assert child.stdout is not None
            assert child.stdout.readline()
            time.sleep(0.5)  # the source is opened after that line
            child.send_signal(signal.SIGTERM)
            assert child.wait(timeout=20) == 130
        finally:
            child.kill()
        assert child.stderr is not None
        told = "There is no USB camera 250; plug it in, or say which one with usb:N.\n"
        assert child.stderr.read() in ("", told)
    journal = Journal(tmp_path / "journal.sqlite")
    assert journal.open_game() is not None


def test_the_evening_is_told_in_the_language_of_the_settings(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    (tmp_path / "settings.toml").write_text('language = "de"\nsound = false\n')
    words = ["--players", "Ann,Bob", "--camera", "simulated", "--data", str(tmp_path), "--headless"]
    assert play.run(options_of(["play", *words]), openers=NOTHING_TO_SEE) == 0
    assert "Stiche" in capsys.readouterr().out


def test_a_record_that_cannot_be_written_is_told_before_a_window_opens(tmp_path, capsys):
    record = tmp_path / "nowhere" / "evening.jsonl"
    display = Display(there=lambda: True, play=lambda *_given: pytest.fail("a window"))
    words = ["play", "--data", str(tmp_path), "--record", str(record)]
    assert play.run(options_of(words), display) == 2
    assert capsys.readouterr().err.startswith(f"The record {record} cannot be written; ")


@pytest.mark.parametrize(
    ("game", "language", "options", "said"),
    [
        (
            "up",
            "en",
            ["--headless"],
            "A simulated evening of Up is played and told as text. It ends by itself.",
        ),
        (
            "auf-und-ab",
            "de",
            [],
            "Kein Bildschirm da: Ein simulierter Abend Auf und Ab wird gespielt und als Text erzählt."
            " Er endet von selbst.",
        ),
        (
            "schwupps",
            "fr",
            [],
            "Pas d’écran ici : une soirée simulée est jouée et racontée en texte, Schwupps."
            " Elle se termine d’elle-même.",
        ),
    ],
)
def test_a_simulated_evening_says_which_game_is_played_and_why_there_is_no_window(
    game, language, options, said, tmp_path, capsys
):
    words = ["--camera", "simulated", "--data", str(tmp_path), "--lang", language, *options]
    nowhere = Display(there=lambda: False)
    assert play.run(options_of(["play", game, *words]), nowhere, NOTHING_TO_SEE) == 0
    assert capsys.readouterr().out.splitlines()[0] == said


def test_a_name_that_is_not_utf8_is_refused_in_a_sentence(tmp_path, capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["play", "up", "--players", "A\udcff,B", "--data", str(tmp_path)])
    assert capsys.readouterr().err == (
        "companion play: argument --players: a player's name is not valid UTF-8; write it anew"
        " (see companion play --help)\n"
    )


def test_an_unknown_deck_is_refused_at_the_simulated_table_too(tmp_path, capsys):
    words = ["--deck", "nodeck", "--headless", "--camera", "simulated", "--data", str(tmp_path)]
    assert main(["play", "up", *words]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors == (
        "There is no deck nodeck, only poker, auf-und-ab, schwupps, up:"
        " teach it with `companion teach nodeck`.\n"
    )
    assert Journal(tmp_path / "simulated.sqlite").open_game() is None


def test_what_a_film_shows_is_no_part_of_the_evening_that_is_open(tmp_path, capsys):
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    cv2.imwrite(str(pictures / "a.png"), np.full((720, 1280, 3), 90, np.uint8))
    journal = Journal(tmp_path / "journal.sqlite")
    evening = Evening.begin(journal, Header("up", ("Kim", "Leah")))
    main(["play", "up", "--headless", "--camera", str(pictures), "--data", str(tmp_path)])
    main(["play", "--headless", "--camera", str(pictures), "--data", str(tmp_path)])
    assert journal.open_game().evening == evening.number
    assert len(evening.ruled) == 0
    journal.close()


def test_settings_that_cannot_be_read_are_told_in_a_window_where_one_can_be_opened(tmp_path, capsys):
    told = []
    display = Display(
        there=lambda: True,
        tell=lambda error, _places, settings, _watchdog: told.append((str(error), settings.language)),
    )
    (tmp_path / "settings.toml").write_text('theme = "dark"')
    for words in ([], ["--headless"]):
        options = options_of(["play", *words, "--lang", "de", "--data", str(tmp_path)])
        assert play.run(options, display) == 2
    ((sentence, language),) = told
    assert '"theme" must be one of felt, linen' in sentence
    assert language == "de"
    assert capsys.readouterr().err.count("\n") == 2


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ("Kim\nLeah,Ann", "control character"),
        ("\x1b[31mKim,Ann", "control character"),
        ("Kim\u202e,Ann", "control character"),
        ("Jos\u00e9,Jose\u0301", "names of players must be distinct"),
        ("Kim,,Ann", "1 to 24 characters"),
        (f"{'x' * 25},Ann", "1 to 24 characters"),
        ("\u200d,Ann", "nothing that can be seen"),
    ],
)
def test_names_that_nobody_can_be_called_are_refused_in_one_sentence(names, said, tmp_path, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["play", "up", "--headless", "--camera", "none", "--data", str(tmp_path), "--players", names])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert "\x1b" not in told
    assert "\u202e" not in told
