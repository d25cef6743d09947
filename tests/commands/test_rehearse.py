"""``companion rehearse``: from a record to frames and back, through the real eye."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from companion.commands.main import main
from companion.engines import Header
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.rehearsal.faults.registry import FAULTS
from companion.rehearsal.truth import read_truth

ROUND = """{"record": 1, "game": "up-and-down", "players": ["Kim", "Leah"], "options": {"rounds": 1}}
{"event": "deal"}
{"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}}
{"event": "change", "player": "Kim", "face": "UP", "facing": {"Kim": "D", "Leah": "S"}}
{"event": "change", "player": "Kim", "face": "UP"}
{"event": "reveal", "cards": {"Kim": "9C", "Leah": "5H"}}
{"event": "deal"}
"""
"""Two players; Kim flips the card over the wrong edge first, and takes it back; one deals after the game."""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "round.jsonl"
    path.write_text(ROUND)
    return path


def rehearse(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, object]]:
    status = main(["rehearse", *arguments, "--json"])
    return status, json.loads(capsys.readouterr().out)["rehearsal"]


def events(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()[1:]]


def test_an_easy_round_is_seen_as_it_was_played_and_its_recording_gives_the_same_record(
    record, tmp_path, capsys
):
    seen, frames = tmp_path / "seen.jsonl", tmp_path / "frames"
    status, figures = rehearse(
        capsys, str(record), "--data", str(tmp_path), "--out", str(seen), "--frames", str(frames)
    )
    assert figures["first_difference"] is None
    assert (status, figures["same"], figures["events"], figures["right"]) == (0, True, 6, 6)
    assert "pace" not in figures
    assert figures["illegal"] == {"events": 2, "right": 2}
    again = tmp_path / "again.jsonl"
    assert (
        main(["play", "--headless", "--camera", str(frames), "--data", str(tmp_path), "--record", str(again)])
        == 0
    )
    assert events(again) == events(seen)


def test_plays_are_told_by_the_lines_of_the_record_as_those_are_that_were_left_out(record, tmp_path, capsys):
    record.write_text(ROUND.replace('{"event": "deal"}\n', '{"event": "deal"}\n{"event": "dance"}\n', 1))
    assert main(["rehearse", str(record), "--data", str(tmp_path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert re.findall(r"^ *(\d+) [✓✗]", told, re.MULTILINE) == ["2", "4", "5", "6", "7", "8"]
    assert "Left out, as it is no play of this game: line 3\n" in told


def test_at_a_slower_machines_pace_the_same_is_seen_and_the_pace_is_told(record, tmp_path, capsys):
    status, figures = rehearse(capsys, str(record), "--data", str(tmp_path), "--pace", "pi4")
    assert figures["first_difference"] is None
    assert (status, figures["same"], figures["pace"]) == (0, True, "pi4")


def test_with_faults_a_round_is_played_and_they_are_told(record, tmp_path, capsys):
    faults = ("--fault", "vignette:mild", "--fault", "hot-pixels")
    status, figures = rehearse(capsys, str(record), "--data", str(tmp_path), *faults)
    assert (status, figures["faults"]) == (0, ["vignette:mild", "hot-pixels:strong"])


def test_drawn_faults_are_told_too(record, tmp_path, capsys):
    _status, figures = rehearse(
        capsys, str(record), "--data", str(tmp_path), "--conditions", "lived", "--seed", "5", "--blind"
    )
    assert len(figures["faults"]) == 4
    assert all(fault.endswith(":mild") for fault in figures["faults"])


@pytest.mark.parametrize("fault", ["shake", "shaking:weak", "shaking:", ""])
def test_what_is_no_fault_is_refused(record, tmp_path, capsys, fault):
    with pytest.raises(SystemExit) as ended:
        main(["rehearse", str(record), "--data", str(tmp_path), f"--fault={fault}"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "must be the name of a fault, alone or with :mild or :strong" in said
    assert len(said.splitlines()) == 1


def test_faults_are_listed_without_a_record(capsys):
    assert main(["rehearse", "--fault", "list", "--lang", "en"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == len(FAULTS)
    assert "shaking – The camera’s stand vibrates all the time, some ten times a second." in listed
    assert (
        main(["rehearse", "anything", "--fault", "shaking", "--fault", "list", "--json", "--lang", "de"]) == 0
    )
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [entry["fault"] for entry in told] == list(FAULTS)
    assert told[0]["says"] == "Die Kamera schaut von der Seite auf den Tisch."


def test_without_a_record_nothing_else_is_done(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["rehearse", "--fault", "shaking"])
    assert ended.value.code == 2
    assert "RECORD.jsonl" in capsys.readouterr().err


@pytest.mark.parametrize("pace", ["pi3", "2.5", "0/1", ""])
def test_what_is_no_pace_is_refused(record, tmp_path, capsys, pace):
    with pytest.raises(SystemExit) as ended:
        main(["rehearse", str(record), "--data", str(tmp_path), f"--pace={pace}"])
    assert ended.value.code == 2
    assert "must be pi5, pi4, or two numbers such as 2.5/5" in capsys.readouterr().err


@pytest.mark.slow
def test_what_was_played_with_an_edition_is_recorded_with_its_deck(tmp_path, capsys):
    record, frames = tmp_path / "tower.jsonl", tmp_path / "frames"
    seen, again = tmp_path / "seen.jsonl", tmp_path / "again.jsonl"
    cards = [["1", "6", "7", "-2"], ["7", "10", "10", "-2"]]
    record.write_text("".join(f"{json.dumps(line)}\n" for line in (
        {"record": 1, "game": "up", "players": ["Kim", "Leah"], "options": {"end": {"rounds": 1}}},
        {"event": "deal", "dealer": "Leah", "open": dict(zip(("Kim", "Leah"), cards, strict=True))},
        {"event": "play", "player": "Kim", "from": "hand", "cards": ["9", "9"]},
    )))  # fmt: skip
    given = [
        str(record),
        "--data",
        str(tmp_path),
        "--edition",
        "17",
        "--out",
        str(seen),
        "--frames",
        str(frames),
    ]
    status, figures = rehearse(capsys, *given)
    assert (status, figures["same"], figures["events"], figures["edition"]) == (0, True, 2, "17")
    assert [path.name for path in frames.glob("*.deck")] == ["edition-17.deck"]
    assert not list(tmp_path.glob("edition-*")), "what the lesson needed is gone"
    played = ["play", "--headless", "--camera", str(frames), "--data", str(tmp_path), "--record", str(again)]
    assert main(played) == 0
    assert events(again) == events(seen)


@pytest.mark.parametrize(
    ("edition", "language", "said"),
    [
        ("-3", "en", "argument --edition: must be a number from 0 to 999999999999, not -3"),
        ("", "en", "argument --edition: the name of a file or folder is empty"),
        ("nowhere", "de", "Es gibt keinen Ordner nowhere mit den Vorderseiten einer Ausgabe"),
        ("nowhere", "fr", "Il n’y a pas de dossier nowhere avec les faces d’une édition"),
        ("7", "en", "No editions of Up & Down are drawn"),
    ],
)
def test_an_edition_that_is_none_is_refused_in_a_sentence(record, tmp_path, capsys, edition, language, said):
    arguments = ["rehearse", str(record), "--data", str(tmp_path), f"--edition={edition}", "--lang", language]
    try:
        status = main(arguments)
    except SystemExit as ended:
        status = ended.code
    assert status == 2
    assert said in capsys.readouterr().err
    assert Journal(tmp_path / "rehearsal.sqlite").open_game() is None


def test_the_blind_see_no_play(record, tmp_path, capsys):
    status, figures = rehearse(capsys, str(record), "--data", str(tmp_path), "--blind")
    assert (status, figures["invented"], figures["wrong"]) == (1, 0, 0)
    assert figures["right"] <= 2  # “dealt” is a press, which nobody needs to see


def test_after_kill_9_the_same_evening_goes_on(record, tmp_path, capsys):
    command = [sys.executable, "-m", "companion", "rehearse", str(record), "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        shown = [child.stdout.readline() for _ in range(2)]
        os.kill(child.pid, signal.SIGKILL)
    assert all("✓" in line for line in shown)
    status, figures = rehearse(capsys, str(record), "--data", str(tmp_path), "--resume")
    assert figures["first_difference"] is None
    assert (status, figures["same"]) == (0, True)


def test_an_evening_of_another_record_is_not_resumed(record, tmp_path, capsys):
    journal = Journal(tmp_path / "rehearsal.sqlite")
    Evening.begin(journal, Header("schwupps", ("Kim", "Leah")))
    assert main(["rehearse", str(record), "--data", str(tmp_path), "--resume"]) == 2
    assert capsys.readouterr().err == (
        f"The evening that was left off is not that of {record}: name its record, or leave --resume out"
        " to begin anew.\n"
    )
    assert journal.open_game() is not None, "it can still be resumed"


def test_another_record_with_the_same_header_is_refused_and_nothing_is_written_over(record, tmp_path, capsys):
    with record.open("rb") as file:
        truth = read_truth(file)
    journal = Journal(tmp_path / "rehearsal.sqlite")
    evening = Evening.begin(journal, truth.header)
    for step in truth.acted[:2]:
        evening.tell(step.event, ToldBy.CAMERA)
    seen = tmp_path / "seen.jsonl"
    seen.write_text(ROUND)
    record.write_text(ROUND.replace('"dice": [3, 4]', '"dice": [5, 4]'))
    assert main(["rehearse", str(record), "--data", str(tmp_path), "--resume", "--out", str(seen)]) == 2
    assert capsys.readouterr().err == (
        f"From line 3 on {record} is not what was acted out in the evening that was left off:"
        " name its record, or leave --resume out to begin anew.\n"
    )
    assert seen.read_text() == ROUND
    assert journal.open_game() is not None, "it can still be resumed"


def test_a_resumed_evening_writes_its_record_over_no_other_file(record, tmp_path, capsys):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Leah")
    assert main(["rehearse", str(record), "--data", str(tmp_path), "--resume", "--out", str(letter)]) == 2
    said = f"{letter} is there already and no table record; name another place for the record.\n"
    assert capsys.readouterr().err == said
    assert letter.read_text() == "Dear Leah"


def test_frames_that_cannot_be_written_leave_no_evening_to_be_resumed(record, tmp_path, capsys):
    assert main(["rehearse", str(record), "--data", str(tmp_path), "--frames", str(tmp_path)]) == 2
    assert "already; name an empty one" in capsys.readouterr().err
    assert Journal(tmp_path / "rehearsal.sqlite").open_game() is None


def test_the_record_that_is_acted_out_is_not_written_over(record, tmp_path, capsys):
    assert main(["rehearse", str(record), "--data", str(tmp_path), "--out", str(record)]) == 2
    assert capsys.readouterr().err == f"{record} is the record to act out; name another place with --out.\n"
    assert record.read_text() == ROUND


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "record.jsonl cannot be read"),
        ("", "record.jsonl is no table record: The record is empty"),
        ("\n\n", "record.jsonl is no table record: The record is empty"),
        (
            r'{"record": 1, "game": "up", "players": ["Kim", "Leah\ud800"]}',
            "record.jsonl is no table record: A player's name holds half a character",
        ),
        (
            '{"record": 1, "game": "bridge", "players": ["Kim", "Leah"]}\n',
            "record.jsonl is no table record: The",
        ),
    ],
)
def test_what_cannot_be_acted_out_is_refused_in_a_sentence(tmp_path, capsys, content, sentence):
    path = tmp_path / "record.jsonl"
    if content is not None:
        path.write_text(content)
    assert main(["rehearse", str(path), "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
