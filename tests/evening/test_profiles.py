"""What people have chosen for themselves stays theirs, through copies and damage, and goes for good."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from companion.evening.copies import copy_journal
from companion.evening.errors import JournalError
from companion.evening.journal import Journal
from companion.evening.kept_journal import KeptJournal
from companion.evening.pages import Pages
from companion.evening.profiles import MOST_PICTURE, Figure, PersonColour, Profile
from companion.evening.rescue import begun_anew, copy_readable
from companion.evening.seals import crc_of
from tests.evening.played import KIM_AND_LEAH, quick_journal
from tests.full_disk import full_disk

KIM = Profile(PersonColour.BLUE, Figure.FOX, voice="de")
LEAH = Profile(PersonColour.GOLD, picture=b"\xff\xd8 a picture that nobody else has \xff\xd9")


@pytest.fixture
def journal(tmp_path):
    made = quick_journal(tmp_path)
    made.begin_evening(KIM_AND_LEAH)
    made.keep_profile("Kim", KIM)
    made.keep_profile("José", LEAH)
    yield made
    made.close()


def test_what_somebody_chose_is_theirs_however_their_name_is_written(journal, tmp_path):
    assert journal.profiles() == {"Kim": KIM, "José": LEAH}
    journal.keep_profile("Jose\N{COMBINING ACUTE ACCENT}", KIM)
    with closing(KeptJournal.read(tmp_path / "journal.sqlite")) as read:
        assert read.profiles() == {"Kim": KIM, "José": KIM}


def test_whoever_chooses_nothing_any_more_leaves_nothing(journal):
    journal.keep_profile("Kim", Profile())
    assert journal.profiles() == {"José": LEAH}


def test_a_picture_that_is_replaced_is_gone_from_the_file(journal, tmp_path):
    journal.keep_profile("José", Profile(figure=Figure.CAT))
    journal._database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert LEAH.picture not in b"".join(file.read_bytes() for file in tmp_path.glob("journal.sqlite*"))


def test_whoever_is_forgotten_leaves_neither_name_nor_picture(journal, tmp_path):
    journal.forget_person("José")
    assert journal.profiles() == {"Kim": KIM}
    held = b"".join(file.read_bytes() for file in tmp_path.glob("journal.sqlite*"))
    assert LEAH.picture not in held
    assert "José".encode() not in held


def test_what_is_damaged_is_nobodys_and_goes_with_the_next_who_is_forgotten(journal):
    with journal._database as database:
        database.execute("UPDATE person SET name = 'Josä' WHERE name = 'José'")
    assert journal.profiles() == {"Kim": KIM}
    journal.forget_person("Leah")
    assert journal._database.execute("SELECT name FROM person").fetchall() == [("Kim",)]


def test_a_name_as_nobody_writes_it_is_taken_for_damage_as_nobody_could_forget_it(journal):
    apart = "Jose\N{COMBINING ACUTE ACCENT}"
    with journal._database as database:
        sql = "UPDATE person SET name = ?, chosen = '{}', crc = ? WHERE name = 'Kim'"
        database.execute(sql, (apart, crc_of(apart, "{}", None)))
    assert journal.profiles() == {"José": LEAH}
    journal.forget_person("José")
    assert journal._database.execute("SELECT name FROM person").fetchall() == []


@pytest.mark.parametrize(
    ("chosen", "picture", "profile"),
    [
        ('{"colour": "mauve", "figure": "fox", "voice": "tlh"}', None, Profile(figure=Figure.FOX)),
        ('{"colour": ["blue"], "later": 1}', b"x" * (MOST_PICTURE + 1), Profile()),
        ("[]", b"x", Profile(picture=b"x")),
        ("not JSON", None, Profile()),
    ],
)
def test_what_a_later_companion_or_a_foreign_file_says_is_taken_as_far_as_it_is_known(
    journal, chosen, picture, profile
):
    sql = "UPDATE person SET chosen = ?, picture = ?, crc = ? WHERE name = 'Kim'"
    with journal._database as database:
        database.execute(sql, (chosen, picture, crc_of("Kim", chosen, picture)))
    assert journal.profiles()["Kim"] == profile


def test_a_damaged_journal_gives_them_back(journal, tmp_path):
    journal.close()
    path = tmp_path / "journal.sqlite"
    with closing(Pages(path)) as pages, closing(begun_anew(path)) as fresh:
        copy_readable(pages, fresh)
        with closing(KeptJournal(path, fresh)) as saved:
            assert saved.profiles() == {"Kim": KIM, "José": LEAH}


def test_a_journal_of_an_earlier_companion_has_none_and_can_be_copied_and_gets_some(journal, tmp_path):
    journal.close()
    path, copy = tmp_path / "journal.sqlite", tmp_path / "copy.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.execute("DROP TABLE person")
    with closing(KeptJournal.read(path)) as read:
        assert read.profiles() == {}
    assert copy_journal(path, copy) == 0
    with closing(Journal(copy)) as copied:
        assert copied.evenings() == (1,)
        copied.keep_profile("Kim", KIM)
        assert copied.profiles() == {"Kim": KIM}


def test_a_full_disk_is_told_and_what_was_chosen_before_stays(journal):
    with full_disk(0), pytest.raises(JournalError):
        journal.keep_profile("Kim", Profile(picture=bytes(MOST_PICTURE)))
    assert journal.profiles()["Kim"] == KIM
