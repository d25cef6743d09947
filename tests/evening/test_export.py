"""Records and scores as files."""

from __future__ import annotations

import csv
import io
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.engines import Header
from companion.engines.names import composed, harmless
from companion.evening.errors import ExportError
from companion.evening.evening import Evening
from companion.evening.export import numbered, record_of, scores_of, write_file, write_records
from companion.evening.history import past_evening
from tests.engines.players.test_mischief import headers
from tests.engines.record_examples import referee
from tests.evening.played import KIM_AND_LEAH, POT, example, mischief, played, quick_journal, tell


@pytest.mark.parametrize("header", headers())
@given(seed=st.integers(0, 2**32))
@settings(
    max_examples=3, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)  # each game has a journal of its own
def test_an_exported_record_is_ruled_exactly_as_the_journal_says(header, seed, tmp_path_factory):
    game = played(tmp_path_factory.mktemp("game"), header, mischief(header, seed))
    *answers, final = referee(record_of(game).encode())
    assert [(answer["verdict"], answer["rule"]) for answer in answers] == [
        (step.entry.verdict, step.entry.clause) for step in game.steps
    ]
    assert final["final"]["state"] == json.loads(json.dumps(game.position.state()))


def test_a_record_begins_with_its_header_and_keeps_names_readable(tmp_path):
    first, *lines = record_of(played(tmp_path, *example("up-and-down-illegal"))).splitlines()
    assert json.loads(first)["record"] == 1
    assert next(iter(json.loads(first))) == "record"
    assert all(json.loads(line)["event"] for line in lines)


def test_scores_have_a_row_for_each_round_and_player(tmp_path):
    journal = quick_journal(tmp_path)
    header, lines = example("auf-und-ab-sample-game")
    evening = Evening.begin(journal, header)
    tell(evening, lines)
    header, lines = example("up-example-game")
    evening.next_game(header)
    tell(evening, lines)
    past = past_evening(journal, 1)
    rows = list(csv.DictReader(scores_of(past).splitlines()))
    assert {row["date"] for row in rows} == {past.started.isoformat(timespec="seconds")}
    assert [(row["game"], row["name"], row["round"], row["player"]) for row in rows] == [
        ("1", "auf-und-ab", "1", "Harald"),
        ("1", "auf-und-ab", "1", "Wolfgang"),
        ("1", "auf-und-ab", "1", "Petra"),
        ("2", "up", "1", "Anna"),
        ("2", "up", "1", "Bert"),
        ("2", "up", "1", "Carla"),
        ("2", "up", "2", "Anna"),
        ("2", "up", "2", "Bert"),
        ("2", "up", "2", "Carla"),
    ]
    assert [(row["points"], row["total"], row["won"]) for row in rows[-3:]] == [
        ("-25", "0", "1"),
        ("10", "169", "0"),
        ("37", "37", "0"),
    ]


def test_the_files_of_later_games_are_numbered_before_what_tells_their_kind(tmp_path):
    names = [
        ("ev.jsonl", 1, "ev.jsonl"),
        ("ev.jsonl", 3, "ev-3.jsonl"),
        ("ev", 2, "ev-2"),
        ("a.b.c", 2, "a.b-2.c"),
    ]
    for name, number, numbered_name in names:
        assert numbered(tmp_path / name, number).name == numbered_name


@pytest.mark.parametrize("begin", ["=", "+", "-", "@", "\t", "\r", "\uff1d"])
def test_a_name_is_no_formula_in_a_spreadsheet_and_can_still_be_read(begin, tmp_path):
    journal = quick_journal(tmp_path)
    header, lines = example("auf-und-ab-sample-game")
    name = f'{begin}HYPERLINK("x")'
    renamed = json.loads(json.dumps(lines).replace('"Petra"', json.dumps(name)))
    evening = Evening.begin(journal, Header(header.game, ("Harald", "Wolfgang", name), header.options))
    tell(evening, renamed)
    past = past_evening(journal, 1)
    rows = list(csv.DictReader(io.StringIO(scores_of(past), newline="")))
    assert [row["player"] for row in rows] == ["Harald", "Wolfgang", f"'{harmless(name)}"]
    assert [row["points"] for row in rows] == ["0", "0", "2"]
    assert past.players[-1] == composed(name)


def test_no_record_is_written_when_one_of_them_is_there_already(tmp_path):
    journal = quick_journal(tmp_path)
    evening = Evening.begin(journal, KIM_AND_LEAH)
    evening.next_game(KIM_AND_LEAH)
    tell(evening, POT)
    games = past_evening(journal, None).games
    file, second = tmp_path / "evening.jsonl", tmp_path / "evening-2.jsonl"
    second.write_text("precious")
    with pytest.raises(ExportError, match=r"evening-2\.jsonl is there already"):
        write_records(file, games, replace=False)
    assert (file.exists(), second.read_text()) == (False, "precious")
    assert write_records(file, games, replace=True) == (file, second)
    assert len(second.read_text().splitlines()) == 1 + len(POT)


@pytest.mark.parametrize("replace", [False, True])
def test_a_file_that_cannot_be_written_is_named(replace, tmp_path):
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(ExportError, match=r"scores\.csv cannot be written: Not a directory\.$"):
        write_file(tmp_path / "file" / "scores.csv", b"", replace=replace)


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ('=HYPERLINK("x")', '\'=HYPERLINK("x")'),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@Kim", "'@Kim"),
        ("Kim\n\x1b[2J", "Kim��[2J"),
        ("Kim=1", "Kim=1"),
        ("דוד", "דוד"),
    ],
)
def test_a_spreadsheet_takes_every_name_for_a_text_of_one_line(name, cell, tmp_path):
    header, lines = example("auf-und-ab-sample-game")
    first, *others = header.players
    told = json.loads(json.dumps(lines).replace(f'"{first}"', json.dumps(name)))
    journal = quick_journal(tmp_path)
    evening = Evening.begin(journal, Header(header.game, (name, *others), header.options))
    tell(evening, told)
    rows = list(csv.DictReader(io.StringIO(scores_of(past_evening(journal, 1)), newline="")))
    assert {row["player"] for row in rows} == {cell, *others}
