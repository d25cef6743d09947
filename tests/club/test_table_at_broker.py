"""A table at a real broker: what is accepted arrives in order, whatever is killed in between."""

from __future__ import annotations

import json
import os
import signal
from contextlib import closing, contextmanager

from companion.club.messages import (
    EveningBegan,
    EveningEnded,
    GameBegan,
    ScoresChanged,
    Seating,
    WasRuled,
    read_call,
    read_online,
    read_state,
)
from companion.club.table import ClubTable
from companion.club.topics import TableTopic
from companion.evening.evening import Evening
from tests.club.listening import soon
from tests.club.sent import terms_of
from tests.evening.played import KIM_AND_LEAH, POT, quick_journal, tell


@contextmanager
def table_at(broker, journal, **changes):
    with closing(ClubTable(terms_of(broker, journal, **changes), journal)) as table:
        yield table


def look(table):
    """The table looks, as it does with each picture; True, so that it can stand in a condition."""
    table.show(None, None)
    return True


def ruled(events):
    return [event.happened for event in events if isinstance(event.happened, WasRuled)]


def test_all_that_is_accepted_arrives_in_order_with_what_was_ruled(broker, club, tmp_path):
    with closing(quick_journal(tmp_path)) as journal, table_at(broker, journal) as table:
        evening = Evening.begin(journal, KIM_AND_LEAH)
        tell(evening, POT)
        evening.edit_scores((5, 0))
        evening.end()
        count = len(evening.ruled) + 4
        assert soon(lambda: look(table) and len(club.events()) >= count)
        events = club.events()
        assert [event.sequence for event in events] == list(range(1, count + 1))
        assert len({event.stream for event in events}) == 1
        first, second, *_, scores, end = (event.happened for event in events)
        assert (first, end) == (EveningBegan(1), EveningEnded(1))
        assert second == GameBegan(1, 1, {"record": 1, "game": "up-and-down", "players": ["Kim", "Leah"]})
        assert isinstance(scores, ScoresChanged)
        assert scores.totals[0] == evening.position.standings.totals[0] + 5
        assert [one.line for one in ruled(events)] == [
            entry.line for entry in journal.entries(evening.game_number)
        ]
        illegal = next(one for one in ruled(events) if one.ruling.verdict == "illegal")
        assert illegal.ruling.clause == "UAD-23"
        assert illegal.ruling.reason


def test_what_the_club_has_counted_is_gone_from_the_journal_with_the_next_play(broker, club, tmp_path):
    with closing(quick_journal(tmp_path)) as journal, table_at(broker, journal) as table:
        evening = Evening.begin(journal, KIM_AND_LEAH)
        tell(evening, POT[:4])
        assert soon(lambda: look(table) and len(club.events()) == 6)
        club.count(club.events()[0].stream, 5)
        assert soon(lambda: look(table) and table.at_club.waiting == 1)
        tell(evening, POT[4:5])
        rows = journal._database.execute("SELECT sequence FROM outbox ORDER BY sequence").fetchall()
        assert rows == [(6,), (7,)]


def test_a_club_that_lacks_something_gets_it_again(broker, club, tmp_path):
    with closing(quick_journal(tmp_path)) as journal, table_at(broker, journal) as table:
        tell(Evening.begin(journal, KIM_AND_LEAH), POT[:4])
        assert soon(lambda: look(table) and len(club.events()) == 6)
        club.heard.clear()
        club.count(_stream(journal), 2, resend=True)
        assert soon(lambda: look(table) and len(club.events()) >= 4)
        assert [event.sequence for event in club.events()] == [3, 4, 5, 6]


def _stream(journal) -> str:
    return journal._database.execute("SELECT name FROM stream").fetchone()[0]


def test_a_broker_that_is_killed_and_comes_back_gets_what_was_played_meanwhile(tmp_path, club, broker):
    with closing(quick_journal(tmp_path)) as journal, table_at(broker, journal) as table:
        evening = Evening.begin(journal, KIM_AND_LEAH)
        tell(evening, POT[:2])
        assert soon(lambda: look(table) and table.at_club.connected and len(club.events()) >= 4)
        stream = club.events()[-1].stream
        club.count(stream, 4)
        broker.kill()
        tell(evening, POT[2:])
        assert soon(lambda: look(table) and not table.at_club.connected)
        (told,) = table.take_untold()
        assert told.key == "told-club-unreached"
        broker.begin()
        count = len(evening.ruled) + 2
        assert club.hears_again()
        club.count(stream, 4, resend=True)
        assert soon(lambda: look(table) and table.at_club.connected)
        assert soon(lambda: {event.sequence for event in club.events()} == set(range(1, count + 1)))
        assert table.take_untold() == ()


def test_a_sending_program_that_is_killed_is_begun_again_and_nothing_lacks(broker, club, tmp_path):
    with closing(quick_journal(tmp_path)) as journal, table_at(broker, journal) as table:
        evening = Evening.begin(journal, KIM_AND_LEAH)
        for number, line in enumerate(POT):
            tell(evening, [line])
            if number == 5:
                assert soon(lambda: look(table) and table.at_club.connected)
                os.kill(table._program.number, signal.SIGKILL)
        count = len(evening.ruled) + 2
        assert soon(
            lambda: look(table) and {one.sequence for one in club.events()} == set(range(1, count + 1))
        )


def test_how_the_table_stands_is_kept_by_the_broker_and_follows_what_led_there(broker, club, tmp_path):
    from tests.screens.sample_views import PLAYED, sitting

    with closing(quick_journal(tmp_path)) as journal, table_at(broker, journal) as table:
        view = sitting(tmp_path / "view", *PLAYED)
        evening = Evening.begin(journal, view.game.header)
        tell(evening, POT[:2])
        assert soon(lambda: table.show(view, evening) or club.last(TableTopic.STATE) is not None)
        assert soon(lambda: read_state(club.last(TableTopic.STATE)).game == evening.game_number)
        state = read_state(club.last(TableTopic.STATE))
        assert state.players == view.game.header.players
        assert state.position == json.loads(json.dumps(view.game.position.state()))
        assert state.totals == view.game.totals
        assert state.sequence == 4
        assert read_online(club.last(TableTopic.ONLINE)).online
    assert soon(lambda: not read_online(club.last(TableTopic.ONLINE)).online)
    assert read_state(club.last(TableTopic.STATE)).game is None


def test_the_referee_is_called_and_withdrawn_and_the_club_seats_people(broker, club, tmp_path):
    with closing(quick_journal(tmp_path)) as journal, table_at(broker, journal) as table:
        table.call(None)
        assert soon(lambda: look(table) and club.last(TableTopic.CALL))
        assert read_call(club.last(TableTopic.CALL)).clause is None
        assert table.at_club.called == read_call(club.last(TableTopic.CALL)).time
        table.withdraw()
        assert soon(lambda: look(table) and club.last(TableTopic.CALL) == b"")
        seating = Seating(2, ("Ann", "Ben", "Zoë"), "up", "Welcome")
        club.seat(seating)
        assert soon(lambda: look(table) and table.at_club.seating == seating)
        club.publish(TableTopic.SEATING, b"nonsense")
        club.seat(None)
        assert soon(lambda: look(table) and table.at_club.seating is None)
        assert [reason.key for reason in table.take_untold()] == ["told-club-next", "unfit-club-message-json"]


def test_an_older_journal_begins_another_stream(broker, club, tmp_path):
    with closing(quick_journal(tmp_path)) as journal, table_at(broker, journal) as table:
        evening = Evening.begin(journal, KIM_AND_LEAH)
        first = _stream(journal)
        club.count(first, 1000)
        assert soon(lambda: look(table) and _stream(journal) != first)
        tell(evening, POT[:1])
        assert soon(
            lambda: (
                look(table) and [one.sequence for one in club.events() if one.stream != first] == [1, 2, 3]
            )
        )
