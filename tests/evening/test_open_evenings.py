"""Several evenings that were not ended: which there are, in which order, and each goes on where it stood."""

from __future__ import annotations

from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.open_evenings import OpenEvening, can_go_on, last_people
from tests.evening.played import KIM_AND_LEAH, POT, quick_journal, tell

OTHERS = Header("schwupps", ("Ann", "Bob", "Cem"))


def begun(journal, *lines, header=KIM_AND_LEAH) -> Evening:
    """An evening of which so much was told."""
    evening = Evening.begin(journal, header)
    tell(evening, lines)
    return evening


def test_the_one_that_was_played_last_comes_first_also_where_it_is_not_the_newest(tmp_path):
    journal = quick_journal(tmp_path)
    older, newer = begun(journal, *POT[:2]), begun(journal, *POT[:2])
    assert can_go_on(journal) == (newer.number, older.number)
    tell(older, POT[3:5])
    assert can_go_on(journal) == (older.number, newer.number)
    assert Evening.resume(journal).number == older.number


def test_an_evening_in_which_nothing_was_told_is_offered_only_alone(tmp_path):
    journal = quick_journal(tmp_path)
    empty = begun(journal)
    assert can_go_on(journal) == (empty.number,)
    played = begun(journal, *POT[:2])
    begun(journal)
    assert can_go_on(journal) == (played.number,)
    scored = begun(journal)
    scored.edit_scores((3, 0))
    assert can_go_on(journal) == (played.number, scored.number)


def test_any_of_them_goes_on_where_it_stood(tmp_path):
    journal = quick_journal(tmp_path)
    older, newer = begun(journal, *POT), begun(journal, *POT[:2])
    resumed = Evening.resume(journal, number=older.number)
    assert (resumed.number, resumed.position) == (older.number, older.position)
    tell(resumed, ({"event": "undo"},))
    assert Evening.resume(journal, number=newer.number).position == newer.position


def test_one_that_has_ended_or_never_was_does_not_go_on(tmp_path):
    journal = quick_journal(tmp_path)
    begun(journal, *POT[:2]).end()
    assert can_go_on(journal) == ()
    assert Evening.resume(journal, number=1) is None
    begun(journal, *POT[:2])
    assert Evening.resume(journal, number=9) is None


def test_it_is_told_who_plays_what_since_when_and_how_it_stands(tmp_path):
    journal = quick_journal(tmp_path)
    evening = begun(journal, *POT)
    evening.edit_scores((2, 0))
    told = OpenEvening.of(evening)
    assert (told.number, told.header, told.winners) == (evening.number, KIM_AND_LEAH, ())
    assert told.totals == (3, 3)
    assert (told.started, told.unset) == (journal.started(evening.number), None)


def test_the_people_of_the_newest_game_are_those_who_may_play_again(tmp_path):
    journal = quick_journal(tmp_path)
    assert last_people(journal) is None
    begun(journal).end()
    evening = begun(journal, header=OTHERS)
    assert last_people(journal) == OTHERS
    evening.next_game(KIM_AND_LEAH)
    assert last_people(journal) == KIM_AND_LEAH


def test_a_game_that_cannot_be_played_any_more_is_passed_over(tmp_path):
    journal = quick_journal(tmp_path)
    begun(journal)
    evening = begun(journal, header=OTHERS)
    lacking = '{"game": "schwupps", "players": ["Ann"], "options": {}}'
    with journal._database:
        journal._database.execute("UPDATE game SET header = ? WHERE evening = ?", (lacking, evening.number))
        journal._database.execute("DELETE FROM seal")
    assert last_people(journal) == KIM_AND_LEAH
