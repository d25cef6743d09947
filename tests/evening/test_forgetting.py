"""Somebody is forgotten: their name is nowhere in the journal, and everything else is as it was."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from companion.engines import Header
from companion.evening.errors import JournalError
from companion.evening.evening import Evening
from companion.evening.history import known_names, past_evening, remembered_names
from companion.evening.replaced_names import mentions
from companion.evening.scores import round_scores
from tests.evening.played import KIM_AND_LEAH, POT, mischief, quick_journal, tell
from tests.full_disk import full_disk

NAME = "Maximiliane"
GAMES = {
    "up-and-down": Header("up-and-down", (NAME, "Leah", "Jo"), {"sides": {NAME: 0, "Leah": 1, "Jo": 3}}),
    "auf-und-ab": Header("auf-und-ab", ("Leah", NAME, "Jo")),
    "up": Header("up", ("Leah", "Jo", NAME)),
    "schwupps": Header("schwupps", ("Leah", NAME)),
}


def held(folder) -> bytes:
    """All that the journal's files hold."""
    return b"".join(file.read_bytes() for file in folder.glob("journal.sqlite*"))


@pytest.mark.parametrize("game", GAMES)
def test_the_name_is_gone_from_the_file_and_the_game_is_the_same(game, tmp_path):
    journal = quick_journal(tmp_path)
    evening = Evening.begin(journal, GAMES[game])
    tell(evening, mischief(GAMES[game], 3))
    evening.edit_scores((1,) * len(GAMES[game].players))
    before = past_evening(journal, None).games[0]
    assert NAME.encode() in held(tmp_path)
    assert journal.forget_person(NAME) == (evening.number,)
    assert NAME.encode() not in held(tmp_path)
    after = past_evening(journal, None)
    (forgotten,) = after.games
    assert after.flaw is None
    assert forgotten.header.players == tuple(
        "N. N." if name == NAME else name for name in GAMES[game].players
    )
    assert [step.ruling.verdict for step in forgotten.steps] == [step.ruling.verdict for step in before.steps]
    assert round_scores(forgotten) == round_scores(before)
    assert (forgotten.totals, forgotten.winners) == (before.totals, before.winners)
    journal.close()


def test_only_whoever_is_meant_is_forgotten_and_two_are_told_apart(tmp_path):
    journal = quick_journal(tmp_path)
    header = Header("up-and-down", ("José", "Kim", "Joséphine"))
    Evening.begin(journal, header)
    Evening.begin(journal, KIM_AND_LEAH)
    assert journal.forget_person("José") == (1,)
    assert journal.forget_person("Joséphine") == (1,)
    players = [past_evening(journal, number).games[0].header.players for number in (1, 2)]
    assert players == [("N. N.", "Kim", "N. N. 2"), ("Kim", "Leah")]
    assert known_names(journal) == remembered_names(journal) == ("Kim", "Leah")
    assert journal.forget_person("Nobody") == ()


def test_an_evening_with_somebody_forgotten_goes_on(tmp_path):
    journal = quick_journal(tmp_path)
    tell(Evening.begin(journal, KIM_AND_LEAH), POT)
    journal.forget_person("Leah")
    resumed = Evening.resume(journal)
    assert resumed.header.players == ("Kim", "N. N.")
    tell(resumed, ({"event": "undo"},))
    assert len(past_evening(journal, None).games[0].steps) == len(POT) + 1


def test_what_is_damaged_stays_so_and_does_not_name_them(tmp_path):
    journal = quick_journal(tmp_path)
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT)
    database = journal._database
    with database:
        database.execute("UPDATE entry SET event = replace(event, 'reveal', 'revoal') WHERE id = 5")
        database.execute("UPDATE entry SET event = replace(event, '9C', '8C') WHERE id = 14")
    lost = journal.lost_entries(1)
    assert lost == (5, 14)
    journal.forget_person("Leah")
    assert journal.lost_entries(1) == lost
    assert b"Leah" not in held(tmp_path)


def test_entries_whose_game_is_lost_do_not_name_them_either(tmp_path):
    journal = quick_journal(tmp_path)
    header = GAMES["up-and-down"]
    tell(Evening.begin(journal, header), mischief(header, 3))
    tell(Evening.begin(journal, KIM_AND_LEAH), POT)
    with journal._database as database:
        database.execute("DELETE FROM game WHERE id = 1")
    journal.forget_person(NAME)
    assert NAME.encode() not in held(tmp_path)
    assert past_evening(journal, 2).flaw is None


def test_an_entry_of_which_only_the_seal_knows_the_game_can_still_be_read(tmp_path):
    journal = quick_journal(tmp_path)
    tell(Evening.begin(journal, KIM_AND_LEAH), POT)
    with journal._database as database:
        database.execute("UPDATE entry SET game = 'x' WHERE id = 5")
    assert journal.lost_entries(1) == ()
    journal.forget_person("Leah")
    assert journal.lost_entries(1) == ()
    assert len(past_evening(journal, None).games[0].steps) == len(POT)
    assert b"Leah" not in held(tmp_path)


def test_a_name_that_a_record_wrote_in_two_ways_is_forgotten_in_both(tmp_path):
    journal = quick_journal(tmp_path)
    header = Header(
        "up-and-down", ("Jos\N{LATIN SMALL LETTER E WITH ACUTE}", "Jose\N{COMBINING ACUTE ACCENT}")
    )
    tell(Evening.begin(journal, header), mischief(header, 3))
    journal.forget_person("Jos\N{LATIN SMALL LETTER E WITH ACUTE}")
    assert known_names(journal) == ()
    (game,) = past_evening(journal, None).games
    assert (game.header.players, game.unread) == (("N. N.", "N. N. 2"), ())


def test_while_another_program_reads_the_file_nobody_is_forgotten_and_that_is_told(tmp_path):
    journal = quick_journal(tmp_path)
    tell(Evening.begin(journal, KIM_AND_LEAH), POT)
    with closing(sqlite3.connect(journal.path)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM entry").fetchone()
        with pytest.raises(JournalError, match="Another program holds the journal"):
            journal.forget_person("Leah")
        assert known_names(journal) == ("Kim", "Leah")
    journal.forget_person("Leah")
    assert b"Leah" not in held(tmp_path)


def test_on_a_full_disk_nobody_is_forgotten_and_that_is_told(tmp_path):
    header = GAMES["up-and-down"]
    with closing(quick_journal(tmp_path)) as journal:
        tell(Evening.begin(journal, header), mischief(header, 3))
    journal = quick_journal(tmp_path)
    with full_disk(journal.path.stat().st_size // 2), pytest.raises(JournalError, match="make room"):
        journal.forget_person(NAME)
    assert NAME in known_names(journal)
    journal.forget_person(NAME)
    assert NAME.encode() not in held(tmp_path)


def test_what_a_rescue_that_was_cut_short_left_is_gone_too(tmp_path):
    journal = quick_journal(tmp_path)
    Evening.begin(journal, KIM_AND_LEAH)
    (tmp_path / "journal.sqlite.saving").write_bytes(b"Leah")
    journal.forget_person("Leah")
    assert b"Leah" not in held(tmp_path)


@pytest.mark.parametrize(
    ("value", "named"),
    [
        ("Kim", True),
        ("Kimberly", False),
        ({"Kim": 1}, True),
        ({"hands": [{"of": "Kim"}]}, True),
        (["Leah", 3, None], False),
    ],
)
def test_what_mentions_somebody(value, named):
    assert mentions(value, "Kim") is named


def test_another_program_that_plays_with_them_does_not_go_on_and_what_it_told_before_stays(tmp_path):
    journal = quick_journal(tmp_path)
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT)
    other = quick_journal(tmp_path)
    other.forget_person("Leah")
    with pytest.raises(JournalError, match="gone on"):
        tell(evening, ({"event": "undo"},))
    assert len(past_evening(other, None).games[0].steps) == len(POT)
    assert past_evening(other, None).flaw is None
