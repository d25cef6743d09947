"""What somebody may send who can write to a broker: the club goes on, and nothing of it becomes another's."""

from __future__ import annotations

import csv
import io
import json

import pytest

from assets.bounds.limits import MEGABYTE
from companion.club.messages import GameBegan, Online, TableState, write
from companion.clubhouse import counting, games, ledger_file
from companion.clubhouse.counting import AGAIN, ASKED
from companion.clubhouse.errors import LedgerError, OrganiserError
from companion.clubhouse.exported import as_csv, results_of
from companion.clubhouse.floor import MOST_TABLES
from companion.clubhouse.organiser import carry_out
from companion.clubhouse.told import Telling
from companion.commands.main import main
from companion.texts import texts
from tests.clubhouse.tables import (
    HEADER,
    STREAM,
    Clock,
    a_game,
    club_in,
    event,
    online,
    points,
    ruled,
    sent,
    told,
)

LATE = 9e18
OVERRIDE = "\u202e"


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def club(tmp_path, clock):
    made = club_in(tmp_path, clock)
    yield made
    made.ledger.close()


def shown(club) -> str:
    """All that pages are told."""
    return json.dumps(Telling(club, "en").parts(connected=True, notice=""), ensure_ascii=False)


def keys(club) -> list[str]:
    """The faults that were told of messages."""
    return [dict(reason.facts)["what"].key for reason in club.untold()]


def a_game_of(header, table="1") -> list[tuple[str, bytes]]:
    totals = tuple(range(len(header["players"])))
    over = ruled(totals, over=True, winners=tuple(header["players"][-1:]))
    return [sent(table, number, one) for number, one in enumerate((GameBegan(1, 1, header), over), 1)]


@pytest.mark.parametrize("time", [LATE, -LATE, -1, 1e15])
def test_a_call_at_a_time_that_no_calendar_has_is_left_alone(club, time):
    call = json.dumps({"schema": 1, "time": time, "clause": None}).encode()
    club.take([("club/table/1/call", call)])
    assert keys(club) == ["unfit-club-message-key"]
    assert "Referee" not in shown(club).partition('"calls"')[2]


@pytest.mark.parametrize("depth", [40, 900, 985, 3000])
def test_what_is_counted_can_be_read_again_however_deeply_it_was_nested(club, depth):
    deep = b"[" * depth + b"]" * depth
    payload = write(event(1, GameBegan(1, 1, {**HEADER, "more": 7}))).replace(b":7}", b":" + deep + b"}")
    assert told(club.take([("club/table/1/event", payload)])) == []
    assert set(keys(club)) == {"unfit-club-message-json"}


@pytest.mark.parametrize("names", [["Å", "A\u030a", "Ben"], ["  ", "Ann", "Ben"]])
def test_people_who_could_not_be_told_apart_or_named_are_no_table_s(club, names):
    club.take(a_game_of({**HEADER, "players": names}))
    assert keys(club)[0] == "unfit-club-message-key"
    assert club.standings() == ()


def test_no_cell_of_the_results_is_a_formula(club):
    formula = "=cmd|' /C calc'!A1"
    club.take(a_game_of({"record": 1, "game": formula, "players": ["=1+1", "@Ben", "-Ida"]}))
    rows = list(csv.reader(io.StringIO(as_csv(results_of(club.ledger.path), texts("en")))))
    assert [row[2] for row in rows[1:]] == [f"'{formula}"] * 3
    assert [row[3] for row in rows[1:]] == ["'=1+1", "'@Ben", "'-Ida"]


def test_nothing_that_a_table_names_steers_the_page(club):
    header = {**HEADER, "game": f"{OVERRIDE}chess", "players": [f"Kim{OVERRIDE}", "Leah", "Alex"]}
    club.take(a_game_of(header))
    assert OVERRIDE not in shown(club)
    assert "Kim�" in shown(club)
    carry_out(club, "correct", {"stream": STREAM, "game": 1, "totals": {"Kim�": 9, "Leah": 1, "Alex": 1}})


@pytest.mark.parametrize(
    "given", [{"game": "one"}, {"game": float("inf")}, {"game": float("nan")}, {"game": True}]
)
def test_a_game_whose_number_is_none_cannot_be_corrected(club, given):
    club.take(a_game())
    with pytest.raises(OrganiserError, match="cannot be asked for"):
        carry_out(club, "leave-out", {"stream": STREAM, **given})
    assert points(club)["Kim"] == 12


def test_another_table_s_stream_can_be_neither_counted_on_nor_given_up(club, clock):
    club.take(a_game()[:3])
    elsewhere = [sent("2", 4, ruled((0, 0, 9), over=True, winners=("Alex",))), sent("2", 9, ruled((0, 0, 9)))]
    state = ("club/table/2/state", write(TableState(STREAM, 9, 1.0)))
    there = ("club/table/2/online", write(Online(online=True, stream=STREAM)))
    for _ in range(ASKED + 2):
        assert told(club.take([*elsewhere, state, there])) == []
        clock.now += AGAIN
    assert keys(club) == ["clubhouse-stream-of-another"]
    assert told(club.take(a_game())) == [(4, False)]
    assert points(club)["Kim"] == 12


def test_of_one_batch_only_the_first_table_has_a_new_stream(club):
    club.take([*a_game("1")[:2], *a_game("2")])
    assert {at.place for at in club.ledger.streams().values()} == {"1"}
    assert [noted.event.sequence for noted in club.ledger.noted()] == [1, 2]


def test_tables_that_tell_nothing_give_way_to_those_that_are_there(club):
    club.take([online(f"none{number}", there=False) for number in range(MOST_TABLES)])
    club.take([online("7"), *a_game("7")])
    assert club.floor.get("7").online
    assert len(list(club.floor)) == MOST_TABLES
    assert club.untold() == ()


def test_more_tables_than_can_be_shown_are_not_counted_and_that_is_told_once(club):
    club.take([(f"club/table/t{number}/online", write(Online(online=True))) for number in range(MOST_TABLES)])
    assert told(club.take([*a_game("7"), *a_game("8")])) == []
    assert [reason.key for reason in club.untold()] == ["clubhouse-too-many-tables"]
    assert club.ledger.streams() == {}


def test_more_games_than_an_evening_has_are_kept_in_the_file_and_told_once(club, monkeypatch):
    monkeypatch.setattr(games, "MOST_GAMES", 2)
    club.take([sent("1", number, GameBegan(1, number, HEADER)) for number in range(1, 6)])
    club.take([sent("1", 6, ruled((1, 2, 3), game=5, over=True, winners=("Kim",)))])
    assert len(list(club.games)) == 2
    assert len(list(club.ledger.noted())) == 6
    assert [reason.key for reason in club.untold()] == ["clubhouse-too-many-games"]


def test_a_game_whose_first_line_is_longer_than_any_is_left_alone(club):
    club.take([sent("1", 1, GameBegan(1, 1, {**HEADER, "more": "x" * 10_000}))])
    assert keys(club) == ["unfit-club-message-key"]
    assert club.ledger.streams() == {}


def test_streams_that_are_made_up_take_no_memory_without_end(club, monkeypatch):
    monkeypatch.setattr(counting, "MOST_MISSING", 10)
    club.take([sent("1", 5, ruled((0, 0, 0)), stream=f"{number:032x}") for number in range(100)])
    assert len(club._counting._missing) == 10


def _flooded(club) -> None:
    for number in range(200_000):
        club.take([sent("1", number + 1, ruled((0, 0, 0)))])


def test_a_flood_fills_the_clubs_file_to_its_bound_and_is_told_in_a_sentence(tmp_path, clock, monkeypatch):
    monkeypatch.setattr(ledger_file, "CLUB_FILE", MEGABYTE)
    club = club_in(tmp_path, clock)
    try:
        with pytest.raises(LedgerError) as refused:
            _flooded(club)
        assert refused.value.reason.key == "trouble-ledger-large"
        assert club.ledger.path.stat().st_size <= MEGABYTE
    finally:
        club.ledger.close()


def test_an_event_that_the_disk_has_damaged_is_told_in_a_sentence(tmp_path, clock):
    club = club_in(tmp_path, clock)
    club.take(a_game())
    club.ledger._database.execute("UPDATE event SET payload = X'7B22' WHERE sequence = 2")
    club.ledger.close()
    with pytest.raises(LedgerError, match="is damaged"):
        club_in(tmp_path, clock)


def test_a_correction_that_the_disk_has_damaged_is_told_in_a_sentence(club):
    club.take(a_game())
    club.ledger._database.execute("INSERT INTO correction VALUES (?, 1, '[9,')", (STREAM,))
    with pytest.raises(LedgerError, match="is damaged"):
        results_of(club.ledger.path)


def test_where_no_club_was_shown_the_file_that_is_missing_is_named_as_people_write_it(tmp_path, capsys):
    out = tmp_path / "results.csv"
    assert main(["club", "export", "--lang", "en", "--data", str(tmp_path), "-o", str(out)]) == 2
    assert "club-NAME.sqlite is not there" in capsys.readouterr().err
