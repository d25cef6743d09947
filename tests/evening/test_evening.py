"""An evening stands where it stood, whatever happens."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from companion.engines import Header, Undo, Verdict, read_event
from companion.evening.entries import ToldBy
from companion.evening.errors import ExportError, JournalError
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.texts import texts

HEADER = Header("up-and-down", ("Kim", "Leah"))
AT_SIDES = {"sides": {"Kim": 0, "Leah": 2}}
AT_THREE_SIDES = {"sides": {"Kim": 0, "Leah": 2, "Alex": 3}}
LINES = (
    {"event": "deal"},
    {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}},
    {"event": "change", "face": "UP", "dice": [6, 6]},
    {"event": "change", "face": "UP"},
    {"event": "reveal", "cards": {"Kim": "9C", "Leah": "5S"}},
    {"event": "undo"},
    {"event": "reveal", "cards": {"Kim": "9C", "Leah": "6S"}},
)


def tell_all(evening: Evening) -> None:
    for line in LINES:
        evening.tell(read_event(line, evening.game.rules, evening.header), ToldBy.CAMERA)


def test_a_resumed_evening_stands_exactly_where_it_stood(tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    evening = Evening.begin(journal, HEADER)
    tell_all(evening)
    resumed = Evening.resume(Journal(tmp_path / "journal.sqlite"))
    assert resumed is not None
    assert resumed.position == evening.position
    assert resumed.game.accepted == evening.game.accepted
    assert [ruled.ruling for ruled in resumed.ruled] == [ruled.ruling for ruled in evening.ruled]
    assert [ruled.ruling.verdict for ruled in resumed.ruled].count(Verdict.ILLEGAL) == 1
    resumed.tell(Undo(), ToldBy.TOUCH)
    assert resumed.position.state()["phase"] == "reveal"


def test_an_evening_that_was_ended_is_not_resumed(tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    evening = Evening.begin(journal, HEADER)
    evening.end()
    assert Evening.resume(journal) is None


def test_the_record_holds_every_event_as_it_was_told(tmp_path):
    record = tmp_path / "evening.jsonl"
    evening = Evening.begin(Journal(tmp_path / "journal.sqlite"), HEADER, record)
    tell_all(evening)
    header, *lines = [json.loads(line) for line in record.read_text().splitlines()]
    assert header == {"record": 1, "game": "up-and-down", "players": ["Kim", "Leah"]}
    assert [line["event"] for line in lines] == [line["event"] for line in LINES]


def test_a_resumed_evening_writes_its_record_anew_and_goes_on(tmp_path):
    tell_all(Evening.begin(Journal(tmp_path / "journal.sqlite"), HEADER))
    record = tmp_path / "evening.jsonl"
    resumed = Evening.resume(Journal(tmp_path / "journal.sqlite"), record)
    assert resumed is not None
    resumed.tell(Undo(), ToldBy.TOUCH)
    assert len(record.read_text().splitlines()) == 1 + len(LINES) + 1


def test_what_cannot_be_kept_is_not_played_either(tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    evening = Evening.begin(journal, HEADER)
    before = evening.position
    journal.close()
    with pytest.raises(JournalError):
        evening.tell(read_event(LINES[0], evening.game.rules, evening.header), ToldBy.CAMERA)
    assert evening.position is before
    assert evening.ruled == []


def test_a_record_that_can_be_written_no_more_does_not_part_the_game_from_its_journal(tmp_path):
    record = tmp_path / "evening.jsonl"
    evening = Evening.begin(Journal(tmp_path / "journal.sqlite"), HEADER, record)
    record.unlink()
    record.mkdir()
    with pytest.raises(JournalError, match=r"^The record .* cannot be written"):
        evening.tell(read_event(LINES[0], evening.game.rules, evening.header), ToldBy.CAMERA)
    resumed = Evening.resume(Journal(tmp_path / "journal.sqlite"))
    assert resumed is not None
    assert [ruled.event for ruled in resumed.ruled] == [ruled.event for ruled in evening.ruled]
    assert len(evening.ruled) == 1


def test_an_evening_whose_record_cannot_be_begun_leaves_the_last_one_to_be_resumed(tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    tell_all(Evening.begin(journal, HEADER))
    with pytest.raises(ExportError, match=r"^The record .* cannot be written"):
        Evening.begin(journal, HEADER, tmp_path / "nowhere" / "evening.jsonl")
    resumed = Evening.resume(journal)
    assert resumed is not None
    assert len(resumed.ruled) == len(LINES)


@pytest.mark.parametrize("taken", ["evening.jsonl", "evening.jsonl-2"])
def test_a_new_evening_takes_nobody_elses_file_for_its_records(tmp_path, taken):
    (tmp_path / taken).write_text("a shopping list")
    journal = Journal(tmp_path / "journal.sqlite")
    with pytest.raises(ExportError, match=f"{taken} is there already and no table record; name"):
        Evening.begin(journal, HEADER, tmp_path / "evening.jsonl")
    assert (tmp_path / taken).read_text() == "a shopping list"
    assert journal.open_game() is None


def test_a_record_of_before_may_go_as_the_journal_holds_what_it_told(tmp_path):
    record, journal = tmp_path / "evening.jsonl", Journal(tmp_path / "journal.sqlite")
    record.touch()
    tell_all(Evening.begin(journal, HEADER, record))
    Evening.begin(journal, HEADER, record)
    assert len(record.read_text().splitlines()) == 1


def test_what_the_journal_holds_is_resumed_or_refused_in_a_sentence(tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    tell_all(Evening.begin(journal, HEADER))
    with journal._database as database:
        database.execute("UPDATE entry SET event = '{' WHERE id = 3")
    with pytest.raises(JournalError, match=r"^Evening 1 cannot go on: entry 3 cannot be read"):
        Evening.resume(journal)


def test_the_next_game_of_an_evening_has_a_record_of_its_own_and_the_same_table(tmp_path):
    record = tmp_path / "evening.jsonl"
    evening = Evening.begin(Journal(tmp_path / "journal.sqlite"), HEADER, record)
    tell_all(evening)
    evening.keep_table({"a": 1})
    evening.next_game(Header("up-and-down", ("Leah", "Kim", "Alex")))
    assert evening.ruled == []
    assert evening.table() == {"a": 1}
    evening.tell(read_event({"event": "deal"}, evening.game.rules, evening.header), ToldBy.TOUCH)
    second = (tmp_path / "evening.jsonl-2").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line).get("event") for line in second] == [None, "deal"]
    assert len(record.read_text(encoding="utf-8").splitlines()) == 1 + len(LINES)
    (tmp_path / "evening.jsonl-2").unlink()
    Evening.resume(Journal(tmp_path / "journal.sqlite"), record)
    assert (tmp_path / "evening.jsonl-2").read_text(encoding="utf-8").splitlines() == second


@pytest.mark.parametrize(
    ("before", "after", "kept"),
    [
        pytest.param(AT_SIDES, AT_SIDES, True, id="the same sides"),
        pytest.param({}, AT_SIDES, True, id="the usual sides, named now"),
        pytest.param(AT_SIDES, {"sides": {"Leah": 2, "Kim": 0}}, True, id="named in another order"),
        pytest.param(AT_SIDES, {**AT_SIDES, "rounds": 3}, True, id="another number of rounds"),
        pytest.param(AT_SIDES, {"sides": {"Kim": 0, "Leah": 1}}, False, id="one has moved"),
        pytest.param({}, {"sides": {"Kim": 1, "Leah": 3}}, False, id="both have moved"),
        pytest.param(AT_THREE_SIDES, AT_THREE_SIDES, True, id="three stay"),
        pytest.param(
            AT_THREE_SIDES, {"sides": {"Kim": 0, "Leah": 1, "Alex": 3}}, False, id="one of three has moved"
        ),
    ],
)
def test_where_people_said_that_they_sit_holds_while_they_sit_at_the_same_sides(
    tmp_path, before, after, kept
):
    players = ("Kim", "Leah", "Alex")[: len(before.get("sides", "12"))]
    directions = (0.0, 170.0, 270.0)[: len(players)]
    evening = Evening.begin(Journal(tmp_path / "journal.sqlite"), Header("up-and-down", players, before))
    evening.keep_seats(directions)
    evening.next_game(Header("up-and-down", players, after))
    assert evening.seats() == (directions if kept else None)


def test_the_next_game_begins_whatever_is_damaged_of_those_before_it(tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    evening = Evening.begin(journal, HEADER)
    with journal._database as database:
        database.execute("UPDATE game SET header = 'x'")
    evening.next_game(HEADER)
    kept = journal.open_game()
    assert kept is not None
    assert kept.number == 2


def tell_deal(evening: Evening) -> None:
    evening.tell(read_event(LINES[0], evening.game.rules, evening.header), ToldBy.TOUCH)


def change_scores(evening: Evening) -> None:
    evening.edit_scores((1, 0))


def begin_next_game(evening: Evening) -> None:
    evening.next_game(HEADER)


def drop(evening: Evening) -> None:
    evening.drop_if_empty()


@pytest.mark.parametrize("here", [tell_deal, change_scores, begin_next_game])
@pytest.mark.parametrize("there", [tell_deal, change_scores, begin_next_game, drop])
def test_two_programs_that_go_on_with_one_evening_do_not_mix_it_up(tmp_path, there, here):
    path = tmp_path / "journal.sqlite"
    evening = Evening.begin(Journal(path), HEADER)
    other = Evening.resume(Journal(path))
    assert other is not None
    there(other)
    with closing(sqlite3.connect(path)) as database:
        before = tuple(database.iterdump())
        with pytest.raises(JournalError) as refused:
            here(evening)
        assert tuple(database.iterdump()) == before
    assert str(refused.value) == (
        f"Another program has gone on with this evening in the journal {path}; "
        "play on there, or close it and start this one again."
    )
    assert (evening.ruled, evening.edits, evening.header) == ([], (), HEADER)


def test_an_evening_with_which_another_program_has_gone_on_is_resumed_with_what_that_one_told(tmp_path):
    path = tmp_path / "journal.sqlite"
    evening = Evening.begin(Journal(path), HEADER)
    other = Evening.resume(Journal(path))
    assert other is not None
    tell_all(other)
    with pytest.raises(JournalError):
        tell_deal(evening)
    again = Evening.resume(Journal(path))
    assert again is not None
    assert again.position == other.position
    again.tell(Undo(), ToldBy.TOUCH)
    assert len(again.ruled) == len(LINES) + 1


@pytest.mark.parametrize(
    ("spoiled", "said"),
    [
        ((), None),
        (
            (4,),
            "One play of this game is ruled on otherwise than when it was told;"
            " check position and scores, and put right what is wrong.",
        ),
        (
            (3, 4),
            "2 plays of this game are ruled on otherwise than when they were told;"
            " check position and scores, and put right what is wrong.",
        ),
    ],
)
def test_a_resumed_evening_tells_what_is_ruled_on_otherwise_than_the_journal_says(tmp_path, spoiled, said):
    journal = Journal(tmp_path / "journal.sqlite")
    tell_all(Evening.begin(journal, HEADER))
    other = (
        "UPDATE entry SET verdict = CASE verdict WHEN 'legal' THEN 'illegal' ELSE 'legal' END WHERE id = ?"
    )
    with journal._database as database:
        database.executemany(other, [(entry,) for entry in spoiled])
    kept = list(journal.entries(1))
    resumed = Evening.resume(journal)
    assert resumed is not None
    told = resumed.ruled_otherwise
    assert (None if told is None else texts("en").reason(told)) == said
    assert list(journal.entries(1)) == kept
    resumed.next_game(HEADER)
    assert resumed.ruled_otherwise is None


CHILD = """
import sys
from pathlib import Path
from companion.engines import read_event
from companion.evening.evening import Evening
from companion.evening.entries import ToldBy
from companion.evening.journal import Journal
from tests.evening.test_evening import HEADER, LINES
evening = Evening.begin(Journal(Path(sys.argv[1])), HEADER)
for number in range(10_000):
    line = LINES[number] if number < 2 else ({"event": "undo"} if number % 2 == 0 else LINES[1])
    evening.tell(read_event(line, evening.game.rules, evening.header), ToldBy.CAMERA)
    print(number, flush=True)
"""


@pytest.mark.parametrize("shown_before_the_kill", [1, 7, 40])
def test_after_kill_9_every_event_that_was_shown_is_in_the_journal_once(tmp_path, shown_before_the_kill):
    path = tmp_path / "journal.sqlite"
    root = Path(__file__).resolve().parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)], stdout=subprocess.PIPE, text=True, cwd=root
    ) as child:
        assert child.stdout is not None
        shown = [int(child.stdout.readline()) for _ in range(shown_before_the_kill)]
        os.kill(child.pid, signal.SIGKILL)
        shown += [int(line) for line in child.stdout if line.endswith("\n")]
    journal = Journal(path)
    kept = journal.open_game()
    assert kept is not None
    entries = list(journal.entries(kept.number))
    assert len(entries) in (len(shown), len(shown) + 1)
    resumed = Evening.resume(journal)
    assert resumed is not None
    assert len(resumed.ruled) == len(entries)
    journal.close()
