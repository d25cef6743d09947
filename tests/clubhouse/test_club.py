"""Each event is counted once, in order, and on the disk before that is said; what is put right counts so."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing

import pytest

from companion.club.messages import GameBegan, read_seating
from companion.clubhouse.counting import AGAIN, ASKED, IN_FLIGHT
from companion.clubhouse.errors import LedgerError, OrganiserError
from companion.clubhouse.ledger import Ledger, ReadLedger
from companion.clubhouse.organiser import carry_out
from tests.clubhouse.tables import (
    GAME,
    HEADER,
    OTHER,
    STREAM,
    Clock,
    a_game,
    call,
    changed,
    club_in,
    online,
    points,
    ruled,
    sent,
    told,
)


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def club(tmp_path, clock):
    made = club_in(tmp_path, clock)
    yield made
    made.ledger.close()


def test_what_is_counted_is_on_the_disk_before_it_is_said(club):
    letters = club.take(a_game()[:3])
    assert told(letters) == [(3, False)]
    assert letters[0].topic == "club/table/1/counted"
    with closing(ReadLedger.of(club.ledger.path)) as read:
        assert [noted.event.sequence for noted in read.noted()] == [1, 2, 3]
    (mode,) = sqlite3.connect(club.ledger.path).execute("PRAGMA journal_mode").fetchone()
    assert mode == "wal"
    assert club.ledger.path.stat().st_mode & 0o077 == 0


def test_what_comes_twice_counts_once(club):
    club.take(a_game())
    assert told(club.take(a_game())) == [(4, False)]
    assert points(club) == {"Kim": 12, "Leah": 0, "Alex": 6}
    assert len(club.games.results()) == 1


def test_where_a_number_is_missing_the_table_is_asked_once_and_again_after_a_while(club, clock):
    first, second, third, fourth = a_game()
    assert told(club.take([first, third])) == [(1, True)]
    assert told(club.take([fourth])) == []
    clock.now += AGAIN
    assert told(club.take([fourth])) == [(1, True)]
    assert told(club.take([second, third, fourth])) == [(4, False)]
    assert points(club)["Kim"] == 12


def test_what_a_state_speaks_of_and_does_not_come_is_asked_for(club, clock):
    state = {"schema": 1, "stream": STREAM, "sequence": 4, "time": 1.0}
    club.take(a_game()[:2])
    assert told(club.take([("club/table/1/state", json.dumps(state).encode())])) == []
    clock.now += IN_FLIGHT
    assert told(club.retry()) == [(2, True)]
    club.take(a_game())
    clock.now += IN_FLIGHT
    assert told(club.retry()) == []


def test_what_never_comes_is_given_up_and_told(club, clock):
    first, _second, third, fourth = a_game()
    club.take([first])
    for _ in range(ASKED):
        assert told(club.take([third])) == [(1, True)]
        clock.now += AGAIN
    assert told(club.take([third])) == [(2, True)]
    (reason,) = club.untold()
    assert dict(reason.facts) == {"table": "1", "first": "2", "last": "2"}
    assert told(club.take([third, fourth])) == [(4, False)]


@pytest.mark.parametrize("seed", range(20))
def test_however_messages_are_lost_doubled_and_cut_short_the_count_is_the_same(tmp_path, clock, seed):
    """Tables send again from where the club asks; the club is killed in between, too."""
    chance = random.Random(seed)
    club = club_in(tmp_path, clock)
    streams = {"1": STREAM, "2": OTHER}
    done = dict.fromkeys(streams, 0)
    while any(counted < len(GAME) for counted in done.values()):
        table = chance.choice(list(streams))
        events = a_game(table, stream=streams[table])[done[table] :]
        some = [one for one in events for _ in range(chance.choice((0, 1, 1, 2)))]
        club.take(some[: chance.randint(0, len(some))])
        clock.now += AGAIN * chance.random()
        if chance.random() < 0.2:
            club.ledger.close()
            club = club_in(tmp_path, clock)
        done = {name: at.counted for name, at in club.ledger.streams().items()}
        done = {place: done.get(stream, 0) for place, stream in streams.items()}
    assert len(club.games.results()) == 2
    assert [noted.event.sequence for noted in club.ledger.noted()] == [1, 2, 3, 4] * 2
    club.ledger.close()


def test_what_the_disk_does_not_take_is_counted_later(club, monkeypatch):
    counts = Ledger.count
    monkeypatch.setattr(Ledger, "count", lambda *_: (_ for _ in ()).throw(LedgerError(_full())))
    with pytest.raises(LedgerError):
        club.take(a_game())
    assert club.standings() == ()
    monkeypatch.setattr(Ledger, "count", counts)
    assert told(club.retry()) == [(4, False)]
    assert points(club)["Kim"] == 12


def _full():
    from companion.texts.errors import reason_of

    return reason_of("trouble-ledger-unwritten", file="club.sqlite", why="full")


def test_plays_taken_back_and_scores_changed_by_hand_count_as_the_table_tells(club):
    club.take(a_game())
    club.take([sent("1", 5, ruled((0, 0, 0)))])
    assert points(club) == {}
    club.take([sent("1", 6, ruled((9, 5, 7), over=True, winners=("Kim",)))])
    assert points(club)["Kim"] == 12
    club.take([sent("1", 7, changed((9, 5, 20)))])
    assert points(club) == {"Alex": 12, "Kim": 6, "Leah": 0}


def test_a_game_that_goes_on_in_another_stream_is_one_game(club):
    club.take(a_game()[:3])
    on = (GameBegan(1, 1, HEADER), ruled((9, 5, 7), over=True, winners=("Kim",)))
    club.take([sent("1", number, happened, stream=OTHER) for number, happened in enumerate(on, 1)])
    assert len(list(club.games)) == len(club.games.results()) == 1


def test_a_restart_goes_on_where_it_stood(tmp_path, clock):
    club = club_in(tmp_path, clock)
    club.take([*a_game(), online("1"), online("2"), call("1")])
    carry_out(club, "people", {"names": ["Kim", "Leah", "Alex", "Ute", "Ben", "Eva"]})
    carry_out(club, "round", {"game": "up"})
    carry_out(club, "answer", {"table": "1"})
    carry_out(club, "correct", {"stream": STREAM, "game": 1, "totals": {"Kim": 1, "Leah": 5, "Alex": 5}})
    before = (club.people, club.rounds, club.standings(), club.met(), club.own)
    club.ledger.close()
    again = club_in(tmp_path, clock)
    assert (again.people, again.rounds, again.standings(), again.met(), again.own) == before
    assert told(again.connected()) == [(4, False)]
    again.take([call("1")])
    assert not again.floor.get("1").waits
    again.take([call("1", time=6.0)])
    assert again.floor.get("1").waits
    again.ledger.close()


def test_only_one_program_counts(tmp_path, club):
    with pytest.raises(LedgerError, match="Another program"):
        club_in(tmp_path)


@pytest.mark.parametrize(
    ("content", "said"), [(b"no database" * 100, "damaged"), (b"", None), (None, "is a folder")]
)
def test_what_is_no_club_s_file_is_refused_in_a_sentence(tmp_path, content, said):
    path = tmp_path / "club-club.sqlite"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    if said is None:
        Ledger(path).close()
        return
    with pytest.raises(LedgerError, match=said):
        Ledger(path)


def test_another_program_s_database_is_left_alone(tmp_path):
    path = tmp_path / "club-club.sqlite"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE theirs (id)")
    with pytest.raises(LedgerError, match="another program"):
        Ledger(path)


def test_a_message_that_is_none_is_told_once_and_left_alone(club):
    bad = ("club/table/1/state", b"{")
    club.take([bad, bad, ("club/elsewhere", b"{"), ("club/table/1/counted", b"{")])
    assert [reason.key for reason in club.untold()] == ["clubhouse-unfit-message"]
    assert club.untold() == ()


def test_a_round_seats_whoever_is_there_at_the_tables_that_are(club):
    club.take([online("10"), online("2"), *a_game("2")])
    carry_out(club, "people", {"names": ["Kim", " Leah ", "Alex", "Ute", "Ben", "Eva", "Ida"]})
    assert carry_out(club, "round", {"game": "up"}).seated
    seatings = {one.topic: read_seating(one.payload) for one in club.seatings()}
    assert list(seatings) == ["club/table/2/seating", "club/table/10/seating"]
    assert sorted(map(len, (one.players for one in seatings.values()))) == [3, 4]
    for seating in seatings.values():  # who have played together are parted
        assert len({"Kim", "Leah", "Alex"} & set(seating.players)) < 3
    carry_out(club, "swap", {"one": "Kim", "other": "Ida"})
    assert club.met()[frozenset(("Kim", "Leah"))] >= 1


@pytest.mark.parametrize(
    ("action", "given", "key"),
    [
        ("round", {}, "clubhouse-nobody-there"),
        ("swap", {"one": "Kim", "other": "Leah"}, "clubhouse-no-round"),
        ("people", {"names": ["Kim", "Kim"]}, "clubhouse-name-twice"),
        ("people", {"names": ["\u202e"]}, "clubhouse-unfit-name"),
        ("people", {"names": "Kim"}, "clubhouse-unfit-action"),
        ("people", {"names": [7]}, "clubhouse-unfit-action"),
        ("people", {"names": [f"p{number}" for number in range(401)]}, "clubhouse-too-many-people"),
        ("people", {}, "clubhouse-unfit-action"),
        ("answer", {"table": "7"}, "clubhouse-no-call"),
        ("correct", {"stream": STREAM, "game": 7, "totals": {}}, "clubhouse-no-game"),
        ("correct", {"stream": STREAM, "game": 1, "totals": {"Kim": 1}}, "clubhouse-unfit-action"),
        ("correct", {"stream": STREAM, "game": 1, "totals": {"Kim": 1, "Leah": 0.5, "Alex": 1}},
         "clubhouse-unfit-totals"),
        ("correct", {"stream": STREAM, "game": [], "totals": []}, "clubhouse-unfit-action"),
        ("scoring", {"game": "chess"}, "clubhouse-unfit-action"),
        ("dance", {}, "clubhouse-unfit-action"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked_for_is_refused_and_changes_nothing(club, action, given, key):
    club.take(a_game())
    with pytest.raises(OrganiserError) as refused:
        carry_out(club, action, given)
    assert refused.value.reason.key == key
    assert (club.people, club.rounds, points(club)["Kim"]) == ((), (), 12)


def test_too_many_people_for_the_tables_are_told_so(club):
    club.take([online("1")])
    carry_out(club, "people", {"names": list("ABCDEF")})
    with pytest.raises(OrganiserError, match="6 people cannot be seated at one table: 3 to 5 can"):
        carry_out(club, "round", {"game": None})


def test_a_number_of_people_that_the_game_s_tables_cannot_hold_is_told_so(club):
    club.take([online("1"), online("2")])
    carry_out(club, "people", {"names": list("ABCDE")})
    with pytest.raises(OrganiserError, match="5 people cannot be parted into tables of 3 to 4"):
        carry_out(club, "round", {"game": "auf-und-ab"})


def test_nobody_changes_places_with_oneself(club):
    club.take([online("1")])
    carry_out(club, "people", {"names": list("ABC")})
    carry_out(club, "round", {"game": None})
    with pytest.raises(OrganiserError, match="Choose two people"):
        carry_out(club, "swap", {"one": "A", "other": "A"})


def test_a_corrected_result_holds_when_its_table_plays_on(club):
    club.take(a_game())
    carry_out(club, "correct", {"stream": STREAM, "game": 1, "totals": {"Kim": 1, "Leah": 7, "Alex": 5}})
    club.take([sent("1", 5, ruled((0, 0, 0)))])
    assert points(club) == {}
    club.take([sent("1", 6, ruled((9, 5, 7), over=True, winners=("Kim",)))])
    assert points(club)["Leah"] == 12


def test_a_corrected_result_counts_until_it_stands_again_as_told(club):
    club.take(a_game())
    which = {"stream": STREAM, "game": 1}
    carry_out(club, "correct", {**which, "totals": {"Kim": 1, "Leah": 7, "Alex": 5}})
    assert points(club) == {"Leah": 12, "Alex": 6, "Kim": 0}
    carry_out(club, "leave-out", which)
    assert points(club) == {}
    carry_out(club, "let-stand", which)
    assert points(club)["Kim"] == 12


def test_a_new_evening_begins_empty_and_keeps_what_was_counted(club):
    club.take(a_game())
    assert carry_out(club, "evening", {"game": "schwupps"}).renewed
    assert (points(club), club.own, club.people) == ({}, "schwupps", ())
    assert told(club.take(a_game())) == [(4, False)]
    assert points(club) == {}
