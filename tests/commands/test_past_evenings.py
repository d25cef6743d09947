"""`companion scores`, `export` and `replay`, as people and programs run them."""

from __future__ import annotations

import csv
import json
import re
import sqlite3
from contextlib import closing

import pytest

from companion.commands.main import main
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.texts import LANGUAGES
from tests.engines.record_examples import EXAMPLES, examples
from tests.evening.played import KIM_AND_LEAH, POT, example, quick_journal, tell

JPEG = b"\xff\xd8 a table \xff\xd9"


@pytest.fixture
def data(tmp_path):
    """Two evenings: Auf und Ab with pictures, then Up & Down and Up."""
    journal = quick_journal(tmp_path)
    header, lines = example("auf-und-ab-sample-game")
    evening = Evening.begin(journal, header)
    tell(evening, lines[:1])
    tell(evening, lines[1:], JPEG)
    evening.end()
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT)
    header, lines = example("up-example-game")
    evening.next_game(header)
    tell(evening, lines)
    journal.close()
    return tmp_path


@pytest.fixture
def companion(data, capsysbinary):
    """Runs a command on those evenings: status, lines of standard output, text of standard error."""

    def run(*arguments):
        try:
            status = main([*map(str, arguments), "--data", str(data)])
        except SystemExit as leaving:  # what argparse does about wrong arguments
            status = leaving.code
        output, errors = capsysbinary.readouterr()
        return status, output.decode().splitlines(), errors.decode()

    return run


def test_scores_lists_the_evenings_and_prints_the_last_one(companion):
    status, lines, errors = companion("scores", "--lang", "en")
    assert (status, errors) == (0, "")
    lines = [re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d", "DATE", line) for line in lines]
    assert lines[:21] == [
        "No.  Begun             Games          Players                       Winner",
        "  1  DATE  Auf und Ab     Harald, Wolfgang, Petra       Petra",
        "  2  DATE  Up & Down, Up  Kim, Leah, Anna, Bert, Carla  Anna",
        "",
        "Evening 2, DATE",
        "",
        "Game 1: Up & Down – Kim and Leah",
        "       Kim  Leah",
        "Total    1     3",
        "",
        "                   Kim  Leah",
        "Rounds won           0     0",
        "Pots won             0     1",
        "Flips of the card    2     1",
        "Turns of the card    0     0",
        "Rolls of the dice    0     1",
        "Illegal plays        1     0",
        "Longest pot, in tricks: 2",
        "Most tricks won at once: 3",
        "Illegal plays in all: 2",
        "Taken back: 1",
    ]
    assert lines[21:29] == [
        "",
        "Game 2: Up – Anna, Bert and Carla",
        "         Anna  Bert  Carla",
        "Round 1    25   159      0",
        "Round 2   -25    10     37",
        "Total       0   169     37",
        "Winner: Anna",
        "",
    ]


@pytest.mark.parametrize("options", [(), ("--json",)], ids=["in words", "as JSON"])
def test_scores_of_an_evening_are_shown_though_nothing_of_another_one_can_be_read(options, data, companion):
    spoil(data, "UPDATE game SET header = '{' WHERE evening = 1")
    status, lines, errors = companion("scores", "2", *options)
    damage = f"Evening 1 cannot be replayed: what {data / 'journal.sqlite'} holds of it is damaged.\n"
    assert (status, errors) == (0, damage)
    assert any("Leah" in line for line in lines)
    assert not any("Petra" in line for line in lines)
    assert companion("scores", "1", *options) == (2, [], damage)


@pytest.mark.parametrize("command", [["scores"], ["replay"], ["export", "-o", "{}/out.jsonl"]])
def test_of_a_damaged_evening_all_is_given_that_is_whole(command, data, companion):
    spoil(data, "UPDATE entry SET event = '{' WHERE id = 60")
    status, lines, errors = companion(*(part.format(data) for part in command), "--lang", "en")
    said = "Evening 2 is not whole: entry 60 cannot be read, and what came later is told without it.\n"
    assert (status, errors) == (1, said)
    assert lines
    again = [*(part.format(data) for part in command), "1"] + ["--force"] * (command[0] == "export")
    assert companion(*again)[0] == 0


@pytest.mark.parametrize("options", [(), ("--json",)], ids=["in words", "as JSON"])
@pytest.mark.parametrize(("evening", "left"), [(1, "Leah"), (2, "Petra")])
def test_scores_without_a_number_are_those_of_the_evenings_that_can_be_read(
    evening, left, options, data, companion
):
    spoil(data, "UPDATE game SET header = '{' WHERE evening = ?", evening)
    status, lines, errors = companion("scores", *options)
    journal = data / "journal.sqlite"
    damage = f"Evening {evening} cannot be replayed: what {journal} holds of it is damaged.\n"
    assert (status, errors) == (1, damage)
    assert any(left in line for line in lines)


def spoil(data, sql: str, *values: object) -> None:
    """Let another program write the journal."""
    with closing(sqlite3.connect(data / "journal.sqlite")) as database, database:
        database.execute(sql, values)


def test_scores_as_json_are_a_line_for_each_evening_and_for_each_game_of_the_chosen_one(companion):
    status, lines, errors = companion("scores", "1", "--json")
    assert (status, errors) == (0, "")
    first, second, scores = map(json.loads, lines)
    assert (first["evening"], first["games"], first["winners"]) == (1, ["auf-und-ab"], ["Petra"])
    assert (second["evening"], second["players"][:2], second["winners"]) == (2, ["Kim", "Leah"], ["Anna"])
    assert scores["scores"]["rounds"] == [
        {
            "round": 1,
            "points": {"Harald": 0, "Wolfgang": 0, "Petra": 2},
            "totals": {"Harald": 0, "Wolfgang": 0, "Petra": 2},
            "winners": ["Petra"],
            "edited": False,
        }
    ]
    assert scores["scores"]["statistics"]["rounds_taken"] == {"Harald": 3, "Wolfgang": 2, "Petra": 3}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["scores", "replay"])
def test_people_are_told_in_every_language(command, language, companion):
    status, lines, errors = companion(command, "--lang", language)
    assert (status, errors) == (0, "")
    assert sum("Up & Down" in line for line in lines) == (2 if command == "scores" else 1)


def test_a_replay_has_a_line_for_each_step_with_its_ruling(companion):
    status, lines, _ = companion("replay", "--lang", "en")
    assert status == 0
    steps = [line for line in lines if re.match(r"\d\d:\d\d:\d\d ", line)]
    assert [int(line[8:14]) for line in steps] == list(range(1, len(steps) + 1))
    assert steps[2][9:] == (
        "    3 ✗ Change: ⚅⚅ ▲ UP                   "
        "Two things have changed; only one of face, suits and dice may. [UAD-23]"
    )
    assert lines[-3:] == ["Winner: Anna", "", "96 legal, 0 illegal, 0 invalid"]


def test_a_replay_as_json_has_the_entry_and_the_ruling_of_each_step(companion):
    status, lines, errors = companion("replay", "--json")
    assert (status, errors) == (0, "")
    steps = [json.loads(line) for line in lines]
    assert [step["event"] for step in steps[: len(POT)]] == list(POT)
    assert {step["source"] for step in steps} == {"hand"}
    illegal = steps[2]
    assert (illegal["verdict"], illegal["rule"], illegal["effects"]) == ("illegal", "UAD-23", [])
    assert (steps[-1]["step"], steps[-1]["game"], steps[-1]["state"]["winners"]) == (111, 2, ["Anna"])


def test_the_kept_pictures_are_written_numbered_as_their_steps(companion, tmp_path):
    folder = tmp_path / "deep" / "pictures"
    status, lines, _ = companion("replay", "1", "--pictures", folder, "--lang", "en")
    assert (status, lines[-1]) == (0, "49 pictures are written.")
    assert sorted(file.name for file in folder.iterdir()) == [f"{step:04d}.jpg" for step in range(2, 51)]
    assert {file.read_bytes() for file in folder.iterdir()} == {JPEG}
    status, _, errors = companion("replay", "1", "--pictures", folder)
    assert status == 2
    assert "0002.jpg is there already" in errors
    assert companion("replay", "1", "--pictures", folder, "--force")[0] == 0


def test_a_replay_as_json_names_the_pictures(companion, tmp_path):
    _, lines, _ = companion("replay", "1", "--json", "--pictures", tmp_path / "pictures")
    pictures = [json.loads(line)["picture"] for line in lines]
    assert pictures[:2] == [None, str(tmp_path / "pictures" / "0002.jpg")]


@pytest.mark.parametrize("name", examples())
def test_an_exported_record_gets_the_answers_that_the_example_expects(name, tmp_path, capsysbinary):
    header, lines = example(name)
    journal = quick_journal(tmp_path)
    tell(Evening.begin(journal, header), lines)
    journal.close()
    file = tmp_path / "out.jsonl"
    assert main(["export", "-o", str(file), "--data", str(tmp_path)]) == 0
    capsysbinary.readouterr()
    main(["referee", str(file), "--json"])
    *answers, _ = map(json.loads, capsysbinary.readouterr().out.decode().splitlines())
    *wanted, _ = map(json.loads, (EXAMPLES / f"{name}.expected.jsonl").read_text().splitlines())
    told = [answer for answer in wanted if answer["verdict"] != "invalid"]
    keys = ("verdict", "rule", "effects", "state")
    assert [[answer[key] for key in keys] for answer in answers if answer["verdict"] != "invalid"] == [
        [answer[key] for key in keys] for answer in told
    ]


def test_several_games_of_an_evening_are_exported_to_files_that_are_numbered(companion, tmp_path):
    file = tmp_path / "evening.jsonl"
    status, lines, _ = companion("export", "-o", file, "--json")
    assert status == 0
    files = [json.loads(line)["file"] for line in lines]
    assert files == [str(file), str(tmp_path / "evening-2.jsonl")]
    headers = [json.loads((tmp_path / name).read_text().splitlines()[0]) for name in files]
    assert [header["game"] for header in headers] == ["up-and-down", "up"]


@pytest.mark.parametrize(("name", "options"), [("s.csv", []), ("S.CSV", []), ("s", ["--format", "csv"])])
def test_scores_are_exported_as_csv(name, options, companion, tmp_path):
    assert companion("export", "-o", tmp_path / name, *options, "--lang", "en") == (
        0,
        [f"{tmp_path / name} is written."],
        "",
    )
    with (tmp_path / name).open(newline="", encoding="utf-8") as file:
        assert [row["total"] for row in csv.DictReader(file)] == ["25", "159", "0", "0", "169", "37"]


def test_nothing_is_overwritten_unless_it_is_asked_for(companion, tmp_path):
    file = tmp_path / "scores.csv"
    file.write_text("precious")
    status, lines, errors = companion("export", "-o", file)
    assert (status, lines) == (2, [])
    assert errors == f"{file} is there already; name another place, or replace it with --force.\n"
    assert file.read_text() == "precious"
    assert companion("export", "-o", file, "--force")[0] == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["scores", "9"],
        ["scores", "x"],
        ["scores", "1", "2"],
        ["scores", "--simulated"],
        ["replay", "0"],
        ["replay", "--pictures", "/dev/null/pictures"],
        ["replay", "1", "--pictures", "/dev/null"],
        ["export"],
        ["export", "-o", "evening"],
        ["export", "-o", "evening.pdf"],
        ["export", "-o", "/dev/null/evening.csv"],
        ["export", "-o", "/", "--format", "csv", "--force"],
        ["export", "7", "-o", "evening.csv"],
    ],
)
def test_what_cannot_be_carried_out_is_one_sentence_on_standard_error(arguments, companion):
    status, lines, errors = companion(*arguments)
    assert (status, lines) == (2, [])
    assert errors.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "No evening has been kept in {} yet; `companion play` begins one.\n"),
        ("de", "In {} ist noch kein Abend aufbewahrt; `companion play` beginnt einen.\n"),
        ("fr", "Aucune soirée n’est encore gardée dans {} ; `companion play` en commence une.\n"),
    ],
)
@pytest.mark.parametrize("arguments", [["scores"], ["replay"], ["export", "-o", "x.csv"]])
def test_where_no_evening_was_kept_nothing_is_made(arguments, language, sentence, tmp_path, capsys):
    folder = tmp_path / "nothing"
    assert main([*arguments, "--data", str(folder), "--lang", language]) == 2
    assert capsys.readouterr().err == sentence.format(folder)
    assert not folder.exists()


def test_an_empty_journal_is_no_evening(tmp_path, capsys):
    Journal(tmp_path / "journal.sqlite").close()
    assert main(["scores", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "No evening has been kept" in capsys.readouterr().err


def test_simulated_evenings_are_shown_only_while_there_are_no_others(tmp_path, capsysbinary):
    Evening.begin(quick_journal(tmp_path, "simulated.sqlite"), KIM_AND_LEAH)
    here = ["--data", str(tmp_path), "--json"]
    main(["scores", *here])
    Evening.begin(quick_journal(tmp_path), KIM_AND_LEAH)
    main(["scores", *here])
    main(["scores", "--simulated", *here])
    lines = map(json.loads, capsysbinary.readouterr().out.splitlines())
    assert [line["simulated"] for line in lines if "simulated" in line] == [True, False, True]


def test_an_evening_without_a_game_has_nothing_to_export(tmp_path, capsys):
    with quick_journal(tmp_path)._database as database:  # as a rescued journal may hold one
        database.execute("INSERT INTO evening (started) VALUES (0)")
    assert main(["export", "-o", str(tmp_path / "e.csv"), "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == "In evening 1 no game was begun; there is nothing to write.\n"
