"""A backup is brought back beside what is there, and can be taken back."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing, suppress

import pytest

from companion.commands.forgetting import forget
from companion.commands.kept import evenings_here
from companion.engines import Header
from companion.evening.copies import Likeness, copy_journal
from companion.evening.evening import Evening
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from companion.evening.kept_journal import KeptJournal
from companion.evening.results import Results
from companion.keeping.archive import write_backup
from companion.keeping.bringing_back import bring_back
from companion.keeping.comparing import Prepared
from companion.keeping.errors import BackupFileError, UnwrittenError
from companion.keeping.saving import save
from companion.keeping.undoing import can_undo, undo
from companion.machine import whole_files
from companion.machine.folders import folders
from companion.machine.settings import read_settings
from tests.evening.played import KIM_AND_LEAH, POT, mischief, quick_journal, tell
from tests.keeping.kept_things import PICTURE, TOM_AND_UTE, correct, goes_on, owner, told, with_decks


def brought(places, path, *names):
    with Prepared(places, path) as prepared:
        return prepared.comparison, bring_back(prepared, names)


def saved(places, path):
    save(places, path)
    return path


@pytest.fixture
def there(tmp_path):
    """Somebody's folders with two evenings, of which the second one is open and was put right."""
    places = owner(tmp_path / "there", TOM_AND_UTE, KIM_AND_LEAH, last_open=True)
    correct(places)
    return places


def test_on_a_new_card_all_is_as_it_was_down_to_the_numbers(there, tmp_path):
    with_decks(there, clubs=b"a deck")
    there.settings.write_text('theme = "linen"\n')
    there.tables.write_text("{}")
    new = folders(tmp_path / "new")
    _, back = brought(new, saved(there, tmp_path / "b.zip"))
    assert (back.evenings, back.stayed, back.forgotten) == (2, (), 0)
    assert told(new) == told(there)
    assert goes_on(new) == goes_on(there) == (2,)
    for table in ("evening", "game", "entry", "score_edit", "seal", "seating", "unset_clock"):
        rows = []
        for places in (there, new):
            with closing(sqlite3.connect(places.journal)) as journal:
                rows.append(sorted(journal.execute(f"SELECT * FROM {table}").fetchall(), key=repr))  # noqa: S608
        assert rows[0] == rows[1], table
    assert (new.decks / "clubs.deck").read_bytes() == b"a deck"
    assert new.settings.read_text() == 'theme = "linen"\n'
    assert new.settings.stat().st_mode & 0o077 == 0
    assert list(new.data.glob(".keeping-*")) == []


def test_evenings_come_beside_those_that_are_there_and_nothing_of_these_changes(there, tmp_path):
    here = owner(tmp_path / "here", Header("up-and-down", ("Pia", "Jo")), KIM_AND_LEAH, last_open=True)
    before = told(here)
    comparison, back = brought(here, saved(there, tmp_path / "b.zip"))
    assert [one.games[0].players for one in comparison.evenings(Likeness.NEW)] == [
        ("Tom", "Ute"), ("Kim", "Leah"),
    ]  # fmt: skip
    assert back.evenings == 2
    assert told(here)[:2] == before
    assert [(number, *rest) for number, *rest in told(here)[2:]] == [
        (number + 2, *rest) for number, *rest in told(there)
    ]
    assert goes_on(here) == (4, 2)


def test_what_was_put_right_names_its_entry_by_the_number_that_it_has_now(there, tmp_path):
    here = owner(tmp_path / "here", TOM_AND_UTE)
    brought(here, saved(there, tmp_path / "b.zip"))
    shown = []
    for places, number in ((there, 2), (here, 3)):
        with closing(KeptJournal.read(places.journal)) as journal:
            game = journal.games(number)[0]
            entries = journal.entries(game.number)
            first = {entry.number: place for place, entry in enumerate(entries)}
            shown.append([first.get(entry.first) for entry in entries])
    assert shown[0] == shown[1]
    assert any(place is not None for place in shown[0])


def test_an_evening_that_was_over_keeps_none_from_going_on(tmp_path):
    there = owner(tmp_path / "there", TOM_AND_UTE)
    here = owner(tmp_path / "here", KIM_AND_LEAH, last_open=True)
    brought(here, saved(there, tmp_path / "b.zip"))
    assert goes_on(here) == (1,)


def test_what_is_there_already_comes_no_second_time(there, tmp_path):
    path = saved(there, tmp_path / "b.zip")
    comparison, back = brought(there, path)
    assert not comparison.brings_anything
    assert len(comparison.evenings(Likeness.THERE)) == 2
    assert (back.evenings, back.files) == (0, ())
    with closing(quick_journal(there.data)) as journal:
        tell(Evening.resume(journal), POT[:1])
    assert len(brought(there, path)[0].evenings(Likeness.THERE)) == 2


def test_an_evening_that_went_on_otherwise_comes_beside_the_one_that_is_there(there, tmp_path):
    with closing(quick_journal(there.data)) as journal:
        tell(Evening.resume(journal), ({"event": "change", "dice": [2, 2]},))
    path = saved(there, tmp_path / "b.zip")
    with closing(sqlite3.connect(there.journal)) as journal, journal:
        journal.execute("DELETE FROM seal WHERE kind = 'entry' AND id = (SELECT max(id) FROM entry)")
        journal.execute("DELETE FROM entry WHERE id = (SELECT max(id) FROM entry)")
    before = told(there)
    comparison, back = brought(there, path)
    assert [one.compared.number for one in comparison.evenings(Likeness.OTHERWISE)] == [2]
    assert back.evenings == 1
    assert told(there)[:2] == before
    assert len(told(there)) == 3


def test_files_that_differ_stay_unless_it_was_said(there, tmp_path):
    with_decks(there, clubs=b"theirs", hearts=b"new")
    there.settings.write_text('theme = "linen"\nreminder = 30\n')
    path = saved(there, tmp_path / "b.zip")
    here = with_decks(owner(tmp_path / "here"), clubs=b"ours")
    here.settings.write_text('theme = "felt"\nreminder = 30\n')
    comparison, back = brought(here, path)
    assert comparison.settings == ("theme",)
    assert back.files == ("decks/hearts.deck",)
    assert back.stayed == ("settings.toml", "decks/clubs.deck")
    assert (here.decks / "clubs.deck").read_bytes() == b"ours"
    _, back = brought(here, path, "decks/clubs.deck")
    assert back.stayed == ("settings.toml",)
    assert (here.decks / "clubs.deck").read_bytes() == b"theirs"
    assert read_settings(here.settings).theme == "felt"


def test_who_was_forgotten_here_does_not_come_back_with_older_evenings(there, tmp_path):
    with closing(quick_journal(there.data)) as journal:
        Evening.begin(journal, Header("up-and-down", ("Leah", "Tom"))).end()
    there.settings.write_text('guests = ["Tom", "Leah"]\n')
    path = saved(there, tmp_path / "b.zip")
    with closing(Journal(there.journal)) as journal:
        forget("Leah", there, journal)
        journal.remove((3,))
    there.settings.write_text('guests = ["Tom"]\ntheme = "linen"\n')
    comparison, back = brought(there, path, "settings.toml")
    assert comparison.forgotten == {"Leah"}
    assert (back.evenings, back.forgotten) == (1, 1)
    assert [players for _, players, _ in told(there)] == [
        (("Tom", "Ute"),), (("Kim", "N. N."),), (("N. N.", "Tom"),),
    ]  # fmt: skip
    assert read_settings(there.settings).guests == ("Tom",)
    for file in there.data.rglob("*"):
        if file.is_file() and file.parent != there.before_restoring:
            assert b"Leah" not in file.read_bytes(), file


def test_what_was_kept_aside_is_forgotten_with_whom_it_may_name(there, tmp_path):
    there.settings.write_text('guests = ["Leah"]\n')
    path = saved(there, tmp_path / "b.zip")
    there.settings.write_text('guests = ["Leah", "Pia"]\n')
    brought(there, path, "settings.toml")
    assert can_undo(there)
    with closing(Journal(there.journal)) as journal:
        forget("Leah", there, journal)
    assert not can_undo(there)
    assert not any(b"Leah" in file.read_bytes() for file in there.data.rglob("*") if file.is_file())


def test_all_is_as_before_when_it_is_taken_back(there, tmp_path):
    with_decks(there, clubs=b"theirs", hearts=b"new")
    there.settings.write_text('theme = "linen"\n')
    path = saved(there, tmp_path / "b.zip")
    here = with_decks(owner(tmp_path / "here", TOM_AND_UTE, last_open=True), clubs=b"ours")
    here.settings.write_text('theme = "felt"\n')
    before = told(here)
    brought(here, path, "decks/clubs.deck", "settings.toml")
    undone = undo(here)
    assert (undone.evenings, undone.files, undone.stayed) == (2, 3, 0)
    assert told(here) == before
    assert goes_on(here) == (1,)
    assert [deck.name for deck in here.decks.iterdir()] == ["clubs.deck"]
    assert (here.decks / "clubs.deck").read_bytes() == b"ours"
    assert here.settings.read_text() == 'theme = "felt"\n'
    assert not can_undo(here)
    with pytest.raises(BackupFileError, match="nothing that could be taken back"):
        undo(here)


def test_what_was_used_since_stays_when_it_is_taken_back(there, tmp_path):
    with_decks(there, clubs=b"theirs")
    path = saved(there, tmp_path / "b.zip")
    here = folders(tmp_path / "here")
    brought(here, path)
    with closing(quick_journal(here.data)) as journal:
        tell(Evening.resume(journal), POT[:1])
    with_decks(here, clubs=b"taught anew")
    undone = undo(here)
    assert (undone.evenings, undone.files, undone.stayed) == (0, 0, 3)
    assert len(told(here)) == 2
    assert (here.decks / "clubs.deck").read_bytes() == b"taught anew"


def test_settings_that_could_not_be_read_are_refused_before_anything_changes(there, tmp_path):
    there.settings.write_text("theme = 7\n")
    path = saved(there, tmp_path / "b.zip")
    here = owner(tmp_path / "here", TOM_AND_UTE)
    with pytest.raises(BackupFileError, match=r"The settings in .*b.zip cannot be used: "):
        brought(here, path)
    assert len(told(here)) == 1
    assert not here.settings.exists()


def test_a_journal_that_brings_a_program_is_refused(there, tmp_path):
    with closing(sqlite3.connect(there.journal)) as journal:
        journal.execute("CREATE TRIGGER t AFTER UPDATE ON entry BEGIN DELETE FROM entry; END")
    path = saved(there, tmp_path / "b.zip")
    with pytest.raises(BackupFileError, match="is damaged"):
        brought(folders(tmp_path / "here"), path)


@pytest.mark.parametrize(("version", "said"), [(2, "a newer version"), (0, "is damaged")])
def test_a_journal_of_another_kind_in_a_backup_is_refused(there, tmp_path, version, said):
    with closing(sqlite3.connect(there.journal)) as journal:
        journal.execute(f"PRAGMA user_version = {version}")
        journal.execute("CREATE TABLE others (x)")
    path = write_backup(tmp_path / "b.zip", {"journal.sqlite": there.journal}, None).path
    with pytest.raises(BackupFileError, match=said):
        brought(folders(tmp_path / "here"), path)


def test_a_damaged_play_stays_marked_as_damaged(there, tmp_path):
    with closing(sqlite3.connect(there.journal)) as journal, journal:
        journal.execute("UPDATE entry SET event = replace(event, '9C', '8C') WHERE event LIKE '%9C%'")
        journal.execute("DELETE FROM entry WHERE id = 4")
    path = saved(there, tmp_path / "b.zip")
    here = owner(tmp_path / "here", TOM_AND_UTE)
    brought(here, path)
    lost = []
    for places, number in ((there, 2), (here, 3)):
        with closing(KeptJournal.read(places.journal)) as journal:
            game = journal.games(number)[0].number
            first = min(entry.number for entry in journal.entries(game))
            lost.append([entry - first for entry in journal.lost_entries(game)])
            assert past_evening(journal, number).flaw is not None
    assert lost[0] == lost[1] != []


def test_a_damaged_journal_here_is_mended_first_and_told(there, tmp_path):
    path = saved(there, tmp_path / "b.zip")
    here = owner(tmp_path / "here", *[KIM_AND_LEAH] * 6)
    damaged = bytearray(here.journal.read_bytes())
    damaged[:4096] = bytes(4096)
    here.journal.write_bytes(damaged)
    with Prepared(here, path) as prepared:
        assert "was damaged" in str(prepared.notices[0])
        bring_back(prepared)
    assert len(told(here)) >= 2


def test_a_full_card_is_told_and_what_is_there_stays(there, tmp_path, monkeypatch):
    path = saved(there, tmp_path / "b.zip")
    here = owner(tmp_path / "here", TOM_AND_UTE)
    free = shutil.disk_usage(tmp_path)
    monkeypatch.setattr("companion.keeping.archive.shutil.disk_usage", lambda _: free._replace(free=100))
    with pytest.raises(UnwrittenError, match="There is no room for"):
        brought(here, path)
    assert len(told(here)) == 1
    assert list(here.data.glob(".keeping-*")) == []


def test_a_file_that_cannot_be_put_in_place_is_told_and_the_rest_can_be_taken_back(
    there, tmp_path, monkeypatch
):
    with_decks(there, clubs=b"theirs")
    path = saved(there, tmp_path / "b.zip")
    here = folders(tmp_path / "here")

    def full(path, *_given, **_more):
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr("companion.keeping.bringing_back.write_whole", full)
    with pytest.raises(UnwrittenError, match="“companion restore --undo” takes it back"):
        brought(here, path)
    assert len(told(here)) == 2
    assert undo(here).evenings == 2
    assert told(here) == []


def test_pictures_come_back_byte_for_byte(there, tmp_path):
    new = folders(tmp_path / "new")
    brought(new, saved(there, tmp_path / "b.zip"))
    with closing(KeptJournal.read(new.journal)) as journal:
        assert journal.picture(journal.entries(2)[0].number) == PICTURE


def test_the_simulated_table_s_evenings_come_back_apart(tmp_path):
    there = folders(tmp_path / "there")
    there.data.mkdir()
    with closing(quick_journal(there.data, "simulated.sqlite")) as journal:
        Evening.begin(journal, KIM_AND_LEAH).end()
    new = folders(tmp_path / "new")
    _, back = brought(new, saved(there, tmp_path / "b.zip"))
    assert back.evenings == 0
    assert not new.journal.exists()
    assert new.simulated_journal.exists()


def test_a_power_cut_in_the_middle_leaves_something_whole(there, tmp_path, monkeypatch):
    with_decks(there, clubs=b"theirs")
    path = saved(there, tmp_path / "b.zip")
    here = with_decks(owner(tmp_path / "here", TOM_AND_UTE), clubs=b"ours")
    move = whole_files.move_whole
    left = [0]

    class Cut(BaseException):
        pass

    def cut(*given):
        left[0] -= 1
        if left[0] < 0:
            raise Cut
        move(*given)

    monkeypatch.setattr(whole_files, "move_whole", cut)
    for moves in range(3):
        left[0] = moves
        with pytest.raises(Cut), Prepared(here, path) as prepared:
            bring_back(prepared, ("decks/clubs.deck",))
        assert (here.decks / "clubs.deck").read_bytes() in (b"ours", b"theirs")
        assert told(here)[0][1] == (("Tom", "Ute"),)
    monkeypatch.setattr(whole_files, "move_whole", move)
    brought(here, path, "decks/clubs.deck")
    assert (here.decks / "clubs.deck").read_bytes() == b"theirs"
    assert len(told(here)) == 3


def test_scores_that_were_changed_since_are_not_lost_when_it_is_taken_back(there, tmp_path):
    here = folders(tmp_path / "here")
    brought(here, saved(there, tmp_path / "b.zip"))
    with closing(quick_journal(here.data)) as journal:
        Evening.resume(journal).edit_scores((5, 0))
    assert undo(here).stayed == 2
    with closing(KeptJournal.read(here.journal)) as journal:
        (edit,) = journal.score_edits(2)
    assert edit.points == (5, 0)


def test_what_brings_nothing_leaves_what_can_be_taken_back(there, tmp_path):
    with_decks(there, clubs=b"theirs")
    path = saved(there, tmp_path / "b.zip")
    here = with_decks(owner(tmp_path / "here", TOM_AND_UTE), clubs=b"ours")
    brought(here, path)
    _, back = brought(here, path)
    assert (back.evenings, back.files, back.stayed) == (0, (), ("decks/clubs.deck",))
    assert undo(here).evenings == 2
    assert len(told(here)) == 1


class Cut(BaseException):
    """The power fails."""


@pytest.mark.parametrize("writes", range(6))
def test_after_a_power_cut_all_is_as_before_when_it_is_taken_back(there, tmp_path, monkeypatch, writes):
    with_decks(there, clubs=b"theirs")
    there.settings.write_text('theme = "linen"\n')
    path = saved(there, tmp_path / "b.zip")
    here = with_decks(owner(tmp_path / "here", TOM_AND_UTE), clubs=b"ours")
    before = told(here)
    move, left = whole_files.move_whole, [writes]

    def cut(*given):
        left[0] -= 1
        if left[0] < 0:
            raise Cut
        move(*given)

    for again in (False, True):
        left[0] = 99 if again else writes
        monkeypatch.setattr(whole_files, "move_whole", cut)
        with suppress(Cut):
            brought(here, path, "decks/clubs.deck")
        monkeypatch.setattr(whole_files, "move_whole", move)
        shutil.copytree(here.data, tmp_path / f"taken back {again}")
        taken_back = folders(tmp_path / f"taken back {again}")
        if can_undo(taken_back):
            undo(taken_back)
        assert told(taken_back) == before
        assert (taken_back.decks / "clubs.deck").read_bytes() == b"ours"
        assert not taken_back.settings.exists()
    assert len(told(here)) == 3


def test_what_is_not_noted_has_not_come(there, tmp_path, monkeypatch):
    path = saved(there, tmp_path / "b.zip")
    here = owner(tmp_path / "here", TOM_AND_UTE)

    def cut(*_given):
        raise Cut

    monkeypatch.setattr("companion.keeping.bringing_back.note_added", cut)
    with pytest.raises(Cut):
        brought(here, path)
    assert len(told(here)) == 1


@pytest.mark.parametrize("note", ["", "[]", "{}", '{"files": [3], "journals": {}, "done": true}',
    '{"files": [], "journals": {"journal.sqlite": {"evenings": ["x"], "newest": []}}, "done": true}',
])  # fmt: skip
def test_a_damaged_note_of_what_was_there_is_told(tmp_path, note):
    here = owner(tmp_path / "here", TOM_AND_UTE)
    here.before_restoring.mkdir()
    (here.before_restoring / "what.json").write_text(note)
    with pytest.raises(BackupFileError, match="cannot be read"):
        undo(here)
    assert len(told(here)) == 1


def in_backup(places, path, *statements):
    """A backup whose journal was changed by somebody."""
    copy_journal(places.journal, path.with_suffix(".sqlite"))
    with closing(sqlite3.connect(path.with_suffix(".sqlite"))) as journal, journal:
        for statement in statements:
            journal.execute(statement)
    return write_backup(path, {"journal.sqlite": path.with_suffix(".sqlite")}, None).path


ENDLESS = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x AS game, x AS directions"
DROPPED = "DROP TABLE seating"


@pytest.mark.parametrize("statements", [
    (DROPPED, f"CREATE VIEW seating AS {ENDLESS} FROM c"),
    (DROPPED, "CREATE TABLE seating (game INTEGER PRIMARY KEY, directions AS (zeroblob(900000000)))",
     "INSERT INTO seating VALUES (1)"),
    (DROPPED, "CREATE TABLE seating (game INTEGER, directions TEXT)", "INSERT INTO seating VALUES (1, NULL)"),
])  # fmt: skip
@pytest.mark.parametrize("empty", [True, False])
def test_a_journal_of_another_build_is_refused_and_nothing_comes_of_it(there, tmp_path, statements, empty):
    here = owner(tmp_path / "here", *([] if empty else [TOM_AND_UTE]))
    before = told(here)
    with pytest.raises(BackupFileError, match="is damaged"):
        brought(here, in_backup(there, tmp_path / "b.zip", *statements))
    assert told(here) == before


@pytest.mark.parametrize("number", [2**63 - 1, -7])
def test_after_an_evening_with_an_impossible_number_others_can_be_played(there, tmp_path, number):
    path = in_backup(
        there,
        tmp_path / "b.zip",
        f"UPDATE game SET evening = {number} WHERE evening = 2",  # noqa: S608
        f"UPDATE evening SET id = {number} WHERE id = 2",  # noqa: S608
    )
    here = folders(tmp_path / "here")
    brought(here, path)
    with closing(quick_journal(here.data)) as journal:
        tell(Evening.begin(journal, KIM_AND_LEAH), POT[:1])
    assert [evening for evening, *_ in told(here)] == [1, 2, 3]


def test_an_entry_that_names_another_one_by_thousands_of_digits_costs_only_itself(there, tmp_path):
    nines = "'again:' || replace(hex(zeroblob(3000)), '0', '9')"
    told_by = f"UPDATE entry SET source = {nines} WHERE id = 1"  # noqa: S608
    path = in_backup(there, tmp_path / "b.zip", told_by)
    here = folders(tmp_path / "here")
    assert brought(here, path)[1].evenings == 2
    with closing(KeptJournal.read(here.journal)) as journal:
        assert [entry.first for entry in journal.entries(1)] == [None]
        assert len(journal.entries(2)) == len(POT) + 2


def finished(folder):
    """Somebody's folders with an evening that is open after one finished game."""
    places, header = owner(folder), Header("schwupps", ("Kim", "Leah"))
    with closing(quick_journal(folder)) as journal:
        tell(Evening.begin(journal, header), mischief(header, 3))
    return places


def plays_on(places):
    """Another game is played in the open evening, which ends then."""
    with closing(Journal(places.journal)) as journal:
        evening = Evening.resume(journal)
        evening.next_game(evening.header)
        tell(evening, mischief(evening.header, 4))
        evening.end()


def played(places):
    """How many games each has played, the evenings in the list, and those that can go on."""
    with closing(Journal(places.journal)) as journal:
        results = Results(journal).among(())
        here = evenings_here(journal, None)
        return [len(results), here.numbers, journal.open_evenings()]


def test_an_evening_that_went_on_elsewhere_counts_once_and_is_listed_once_when_it_is_brought_back(tmp_path):
    here = finished(tmp_path / "here")
    there = folders(tmp_path / "there")
    brought(there, saved(here, tmp_path / "a.zip"))
    plays_on(there)
    assert played(here) == [1, (1,), (1,)]
    brought(here, saved(there, tmp_path / "b.zip"))
    with closing(Journal(here.journal)) as journal:
        assert journal.evenings() == (1, 2), "nothing that is there is changed"
    assert played(here) == [2, (2,), ()]
    undo(here)
    assert played(here) == [1, (1,), (1,)]


def test_one_that_went_on_in_both_places_is_there_twice_and_each_game_counts_once(tmp_path):
    here = finished(tmp_path / "here")
    there = folders(tmp_path / "there")
    brought(there, saved(here, tmp_path / "a.zip"))
    plays_on(there)
    plays_on(here)
    brought(here, saved(there, tmp_path / "b.zip"))
    assert played(here) == [3, (2, 1), ()], "the game before, and one after it in each place"


def test_of_a_game_that_was_told_on_in_one_place_what_was_told_last_counts(tmp_path):
    here = finished(tmp_path / "here")
    there = folders(tmp_path / "there")
    brought(there, saved(here, tmp_path / "a.zip"))
    with closing(Journal(there.journal)) as journal:
        Evening.resume(journal).edit_scores((100, 0))
    brought(here, saved(there, tmp_path / "b.zip"))
    with closing(Journal(here.journal)) as journal:
        (result,) = Results(journal).among(())
        assert result.totals[0] >= 100
        assert result.evening == 2
