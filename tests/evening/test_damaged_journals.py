"""A damaged journal gives what is whole, tells what is not, and a new evening can be played."""

from __future__ import annotations

import os
import shutil
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from companion.evening.entries import Entry, Standing, ToldBy
from companion.evening.errors import JournalError
from companion.evening.evening import Evening
from companion.evening.history import past_evening, past_evenings
from companion.evening.journal import Journal
from companion.evening.kept_journal import KeptJournal
from companion.evening.pages import log_of
from companion.evening.rescue import damaged_name
from companion.texts import texts
from tests.evening.damaging import contents, damaged_journals, damaged_values, flipped_bit, original, read
from tests.evening.killing import kill_evenings
from tests.evening.played import KIM_AND_LEAH, POT, tell
from tests.full_disk import full_disk


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_lost_of_a_damaged_journal_is_told_and_reading_writes_nothing(seed):
    left = lost = 0
    for one, other in damaged_journals(14, seed):
        left, lost = left + one, lost + other
    assert left > lost > 0


def test_a_damaged_value_of_any_column_costs_no_other_evening_and_a_new_one_is_played():
    assert len(set(damaged_values(44, 3))) == 22


def test_whatever_was_shown_before_a_kill_is_kept_once_and_in_order():
    shown, _ = kill_evenings(6, 2)
    assert shown > 0


@pytest.fixture
def played(tmp_path) -> Path:
    """A journal that was left open when the power failed: its log holds what came last."""
    return original(tmp_path / "data", Random(1), log=True).path


def said(journal: KeptJournal) -> str:
    """What is told of the journal as a whole."""
    assert journal.notice is not None
    return texts("en").reason(journal.notice)


def entries(path: Path) -> int:
    """How many entries can be read without writing."""
    with closing(KeptJournal.read(path)) as journal:
        return len(read(journal)[0])


EVERYTHING = 3 * (len(POT) + 8)


def test_an_empty_journal_is_told_and_what_its_log_holds_is_saved(played):
    played.write_bytes(b"")
    left = entries(played)
    assert 0 < left <= EVERYTHING
    with closing(Journal(played)) as journal:
        assert "was damaged" in said(journal)
        assert len(read(journal)[0]) == left


def test_an_empty_journal_without_a_log_is_told_and_kept_aside(tmp_path):
    path = tmp_path / "journal.sqlite"
    path.touch()
    with pytest.raises(JournalError, match=r"journal\.sqlite is empty: whatever was in it is gone"):
        KeptJournal.read(path)
    with closing(Journal(path)) as journal:
        assert "was empty: a new one is begun, and the empty file is kept as journal.sqlite.damaged-" in said(
            journal
        )
    assert [file.stat().st_size for file in tmp_path.glob("*.damaged-*")] == [0]


def test_of_a_journal_that_is_gone_what_its_log_holds_is_saved(played):
    played.unlink()
    left = entries(played)
    assert left > 0
    with closing(Journal(played)) as journal:
        assert len(read(journal)[0]) == left


def test_one_bit_in_the_log_costs_no_entry_that_came_after_it(played):
    log = log_of(played)
    whole = log.read_bytes()
    for seed in range(6):
        log.write_bytes(whole)
        flipped_bit(log, Random(seed))
        with closing(KeptJournal.read(played)) as journal:
            assert len(read(journal)[0]) >= EVERYTHING - 3
            assert journal.notice is not None


def test_a_log_that_has_lost_its_end_is_told(played):
    content = log_of(played).read_bytes()
    log_of(played).write_bytes(content[: 32 + (len(content) - 32) // 4120 // 2 * 4120])
    with closing(KeptJournal.read(played)) as journal:
        assert "is damaged" in said(journal)


def test_a_journal_with_a_log_is_read_where_nothing_can_be_written(played, tmp_path):
    played.with_name(f"{played.name}-shm").unlink()
    shutil.rmtree(played.parent / "written")
    before = contents(played)
    with full_disk(0), closing(KeptJournal.read(played)) as journal:
        assert len(read(journal)[0]) == EVERYTHING
        assert journal.notice is None
        assert journal.picture(1) is not None
    assert contents(played) == before
    assert not played.with_name(f"{played.name}-shm").exists()


def test_reading_a_journal_that_was_closed_leaves_nothing_beside_it(tmp_path):
    path = original(tmp_path / "data", Random(1), log=False).path
    shutil.rmtree(path.parent / "written")
    with full_disk(0):
        assert entries(path) == EVERYTHING
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_an_evening_that_is_being_played_is_read_by_another_program_meanwhile(tmp_path):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        tell(Evening.begin(journal, KIM_AND_LEAH), POT)
        assert entries(journal.path) == len(POT)


@pytest.mark.parametrize("gone", ["file", "log", "both", "replaced", "overwritten"])
def test_a_journal_that_goes_while_it_is_used_is_written_anew_with_all_that_was_ruled(gone, tmp_path):
    path = tmp_path / "journal.sqlite"
    with closing(Journal(path)) as journal:
        Evening.begin(journal, KIM_AND_LEAH).end()
        evening = Evening.begin(journal, KIM_AND_LEAH)
        tell(evening, POT[:9], b"jpeg")
        evening.edit_scores((3, 0))
        if gone in ("file", "both"):
            path.unlink()
        if gone in ("log", "both"):
            log_of(path).unlink()
        if gone == "replaced":
            (tmp_path / "other").write_bytes(b"something else" * 1000)
            (tmp_path / "other").replace(path)
        if gone == "overwritten":
            with path.open("r+b") as file:
                file.write(os.urandom(path.stat().st_size))
            log_of(path).write_bytes(b"")
            journal._database.execute("PRAGMA shrink_memory")
        evening.look_after()
        tell(evening, POT[9:])
        told = [texts("en").reason(reason) for reason in evening.take_untold()]
        assert len(told) == 1
        assert ("was deleted" if gone in ("file", "both") else "damaged or replaced") in told[0]
        assert evening.take_untold() == ()
    with closing(KeptJournal.read(path)) as kept:
        past = past_evening(kept, evening.number)
        assert past.flaw is None
        assert [step.entry.line for step in past.games[0].steps] == list(POT)
        assert past.games[0].edits == evening.edits
        assert gone == "overwritten" or kept.picture(past.games[0].steps[0].entry.number) == b"jpeg"
        assert len(list(past_evenings(kept, []))) == (1 if gone == "overwritten" else 2)


def test_after_a_round_what_was_ruled_is_in_the_file_itself(tmp_path):
    path = tmp_path / "journal.sqlite"
    with closing(Journal(path)) as journal:
        evening = Evening.begin(journal, KIM_AND_LEAH)
        tell(evening, POT)
        rounds = evening.position.rounds_played
        journal.settle(evening._running)
        alone = tmp_path / "alone" / "journal.sqlite"
        alone.parent.mkdir()
        shutil.copy(path, alone)
        assert rounds == 0
        assert entries(alone) == len(POT)


def test_two_rescues_within_a_second_keep_both_damaged_files(tmp_path):
    path = tmp_path / "journal.sqlite"
    names = []
    for number in range(3):
        name = damaged_name(path)
        name.write_text(str(number))
        names.append(name.name)
    assert len(set(names)) == 3
    log_of(damaged_name(path)).touch()
    assert damaged_name(path).name not in names


def test_the_journal_and_its_folder_are_their_owners_alone_and_put_right(tmp_path):
    old = os.umask(0o022)
    try:
        folder = tmp_path / "data"
        Journal(folder / "journal.sqlite").close()
        assert [oct(file.stat().st_mode & 0o777) for file in (folder, folder / "journal.sqlite")] == [
            "0o700",
            "0o600",
        ]
        folder.chmod(0o755)
        (folder / "journal.sqlite").chmod(0o644)
        with closing(Journal(folder / "journal.sqlite")) as journal:
            Evening.begin(journal, KIM_AND_LEAH)
            modes = {oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}
        assert (oct(folder.stat().st_mode & 0o777), modes) == ("0o700", {"0o600"})
    finally:
        os.umask(old)


def test_a_folder_in_which_something_else_lies_stays_as_open_as_it_is(tmp_path):
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o755)
    (folder / "thesis.txt").touch()
    Journal(folder / "journal.sqlite").close()
    assert oct(folder.stat().st_mode & 0o777) == "0o755"


def full(evening: Evening, line: dict) -> None:
    """Tell a play with a picture for which there is no room."""
    tell(evening, [line], b"jpeg" * 100_000)


def test_a_full_disk_is_waited_for_and_the_play_is_ruled_on_once_there_is_room(tmp_path):
    path = tmp_path / "journal.sqlite"
    with closing(Journal(path)) as journal:
        evening = Evening.begin(journal, KIM_AND_LEAH, tmp_path / "record.jsonl")
        tell(evening, POT[:2])
        told = []
        disk = full_disk(log_of(path).stat().st_size + 1000)

        def patience(why) -> bool:
            told.append((why.key, len(evening.ruled), entries(path)))
            if len(told) == 3:
                disk.__exit__(None, None, None)
            return True

        journal.patience = patience
        disk.__enter__()
        full(evening, POT[2])
        assert told == [("trouble-journal-unwritten", 2, 2)] * 3
        assert (len(evening.ruled), entries(path)) == (3, 3)
        assert len((tmp_path / "record.jsonl").read_text().splitlines()) == 4


def test_whoever_does_not_wait_for_room_plays_nothing(tmp_path):
    path = tmp_path / "journal.sqlite"
    with closing(Journal(path)) as journal:
        evening = Evening.begin(journal, KIM_AND_LEAH)
        tell(evening, POT[:2])
        journal.patience = lambda _: False
        with (
            full_disk(log_of(path).stat().st_size + 1000),
            pytest.raises(JournalError, match="cannot be written"),
        ):
            full(evening, POT[2])
        assert (len(evening.ruled), entries(path)) == (2, 2)
        full(evening, POT[2])
        assert (len(evening.ruled), entries(path)) == (3, 3)


def test_a_line_of_the_record_for_which_there_is_no_room_is_written_whole_later(tmp_path):
    record = tmp_path / "record.jsonl"
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        evening = Evening.begin(journal, KIM_AND_LEAH, record)
        file = evening._record
        assert file is not None
        with full_disk(record.stat().st_size + 5), pytest.raises(JournalError, match="cannot be written"):
            file.append(POT[0])
        file.append(POT[0])
        assert record.read_text().splitlines()[1:] == ['{"event": "deal"}']
        record.unlink()
        file.append(POT[0])
        assert len(record.read_text().splitlines()) == 3


def test_a_journal_that_another_program_holds_is_told_as_that_and_waited_for(tmp_path):
    path = tmp_path / "journal.sqlite"
    with closing(Journal(path)) as journal, closing(Journal(path)) as other:
        evening = Evening.begin(journal, KIM_AND_LEAH)
        other._database.execute("BEGIN IMMEDIATE")
        told = []

        def patience(why) -> bool:
            told.append(why.key)
            other._database.rollback()
            return True

        journal.patience = patience
        tell(evening, POT[:1])
        assert told == ["trouble-journal-locked"]
        standing = Standing(evening._game_number, evening.ruled[-1].entry)
        entry = Entry(0, POT[1], evening.ruled[0].ruling.verdict, None, ToldBy.HAND, 1.0)
        assert journal.append(standing, (entry, None)) == (2,)
