"""`companion backup` and `companion restore`, as somebody types them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.commands import backup, restore
from companion.commands.main import main
from companion.machine.settings import read_settings
from hardware.sticks import Stick
from tests.evening.played import KIM_AND_LEAH
from tests.keeping.kept_things import TOM_AND_UTE, owner, told, with_decks


@pytest.fixture
def there(tmp_path):
    places = with_decks(owner(tmp_path / "there", TOM_AND_UTE, KIM_AND_LEAH), clubs=b"a deck")
    places.settings.write_text('theme = "linen"\n')
    return places


def typed(capsys, *words, data):
    status = main([*map(str, words), "--data", str(data), "--lang", "en"])
    said = capsys.readouterr()
    return status, said.out.splitlines(), said.err.splitlines()


def plain(lines):
    return [line.replace("\u2068", "").replace("\u2069", "") for line in lines]


def test_a_backup_is_written_told_and_brought_back(there, tmp_path, capsys, monkeypatch):
    file = tmp_path / "b.zip"
    status, out, err = typed(capsys, "backup", file, data=there.data)
    assert (status, err) == (0, [])
    assert out == [
        f"Saved as {file}: 2 evenings, one taught deck, and the settings. It was read back and is whole."
    ]
    new = owner(tmp_path / "new")
    status, out, err = typed(capsys, "restore", file, data=new.data)
    assert (status, err) == (0, [])
    assert out[0].startswith(f"{file}, saved: 20")
    assert plain(out[1:3]) == ["2 evenings are new.", "New: the settings and the deck “clubs”."]
    assert [line.split("  ")[2:] for line in out[3:5]] == [
        ["Up & Down", "Tom and Ute"], ["Up & Down", "Kim and Leah"],
    ]  # fmt: skip
    assert out[5:] == ["Brought back: 2 evenings, 2 files."]
    assert told(new) == told(there)
    assert typed(capsys, "restore", "--undo", data=new.data) == (
        0, ["As before: 2 evenings were taken out again, 2 files put back."], [],
    )  # fmt: skip


def test_nothing_is_written_over_without_force(there, tmp_path, capsys):
    file = tmp_path / "b.zip"
    file.write_text("mine")
    status, out, err = typed(capsys, "backup", file, data=there.data)
    assert (status, out) == (2, [])
    assert "is there already" in err[0]
    assert file.read_text() == "mine"
    assert typed(capsys, "backup", file, "--force", data=there.data)[0] == 0


def test_what_differs_stays_and_is_told_unless_force_says_otherwise(there, tmp_path, capsys):
    typed(capsys, "backup", tmp_path / "b.zip", data=there.data)
    new = owner(tmp_path / "new")
    new.settings.write_text('theme = "felt"\n')
    status, out, _ = typed(capsys, "restore", tmp_path / "b.zip", data=new.data)
    assert status == 1
    assert "These settings differ: theme." in plain(out)
    assert plain(out)[-1] == "These differ, and stayed as they were: the settings."
    assert read_settings(new.settings).theme == "felt"
    assert typed(capsys, "restore", tmp_path / "b.zip", "--force", data=new.data)[0] == 0
    assert read_settings(new.settings).theme == "linen"


class Terminal:
    """Somebody at a terminal who answers so."""

    def __init__(self, *answers):
        self.answers = list(answers)

    def isatty(self):
        return True

    def readline(self):
        return f"{self.answers.pop(0)}\n" if self.answers else ""


@pytest.mark.parametrize(
    ("answers", "evenings", "theme"),
    [(("yes", "y"), 2, "linen"), (("y", "no"), 2, "felt"), (("no",), 0, "felt"), ((), 0, "felt")],
)
def test_at_a_terminal_it_is_asked(there, tmp_path, capsys, monkeypatch, answers, evenings, theme):
    typed(capsys, "backup", tmp_path / "b.zip", data=there.data)
    new = owner(tmp_path / "new")
    new.settings.write_text('theme = "felt"\n')
    monkeypatch.setattr(restore.sys, "stdin", Terminal(*answers))
    typed(capsys, "restore", tmp_path / "b.zip", data=new.data)
    assert len(told(new)) == evenings
    assert read_settings(new.settings).theme == theme


def test_a_list_changes_nothing(there, tmp_path, capsys):
    typed(capsys, "backup", tmp_path / "b.zip", data=there.data)
    new = owner(tmp_path / "new")
    status, out, _ = typed(capsys, "restore", tmp_path / "b.zip", "--list", data=new.data)
    assert (status, told(new)) == (0, [])
    assert "2 evenings are new." in out
    assert not new.settings.exists()


def test_programs_get_json_and_nothing_else(there, tmp_path, capsys):
    _, out, _ = typed(capsys, "backup", tmp_path / "b.zip", "--json", data=there.data)
    (line,) = map(json.loads, out)
    assert line == {
        "file": str(tmp_path / "b.zip"), "bytes": (tmp_path / "b.zip").stat().st_size,
        "evenings": 2, "decks": 1, "lost": 0, "left_out": [],
    }  # fmt: skip
    new = owner(tmp_path / "new")
    _, out, _ = typed(capsys, "restore", tmp_path / "b.zip", "--list", "--json", data=new.data)
    (line,) = map(json.loads, out)
    assert [one["number"] for one in line["evenings"]["new"]] == [1, 2]
    assert line["files"]["new"] == ["settings.toml", "decks/clubs.deck"]
    _, out, _ = typed(capsys, "restore", tmp_path / "b.zip", "--json", data=new.data)
    assert list(map(json.loads, out)) == [
        {
            "evenings": 2,
            "files": ["settings.toml", "decks/clubs.deck"],
            "stayed": [],
            "forgotten": 0,
            "people": 0,
        }
    ]
    _, out, _ = typed(capsys, "restore", "--undo", "--json", data=new.data)
    assert list(map(json.loads, out)) == [{"evenings": 2, "files": 2, "stayed": 0}]


def test_a_folder_gets_a_file_of_its_own_and_without_one_the_stick_that_is_there(
    there, tmp_path, capsys, monkeypatch
):
    (tmp_path / "stick").mkdir()
    plugged = [Stick(tmp_path / "stick")]
    monkeypatch.setattr(backup, "sticks", lambda: tuple(plugged))
    assert typed(capsys, "backup", data=there.data)[0] == 0
    assert typed(capsys, "backup", tmp_path / "stick", data=there.data)[0] == 0
    names = sorted(path.name for path in (tmp_path / "stick").iterdir())
    assert len(names) == 2
    assert all(name.startswith("tabletop-companion-20") for name in names)
    plugged.append(Stick(Path("/media/pi/OTHER")))
    status, _, err = typed(capsys, "backup", data=there.data)
    assert status == 2
    assert err[0].startswith("Several sticks are plugged in: ")
    plugged.clear()
    status, _, err = typed(capsys, "backup", data=there.data)
    assert (status, err) == (
        2, ["No stick is plugged in; say into which file the backup is to be written."],
    )  # fmt: skip


@pytest.mark.parametrize("words", [("backup", "{tmp}/none/b.zip"), ("restore", "{tmp}/none.zip")])
def test_what_cannot_be_done_is_told_in_one_sentence(there, tmp_path, capsys, words):
    status, out, err = typed(capsys, *(word.format(tmp=tmp_path) for word in words), data=there.data)
    assert (status, out, len(err)) == (2, [], 1)
    assert str(tmp_path) in err[0]


def test_a_damaged_journal_is_saved_as_far_as_it_can_be_read_and_that_is_told(tmp_path, capsys):
    there = owner(tmp_path / "there", *[KIM_AND_LEAH] * 12)
    damaged = bytearray(there.journal.read_bytes())
    for place in range(3 * 4096, len(damaged) - 4096, 5 * 4096):
        damaged[place : place + 400] = b"\xff" * 400
    there.journal.write_bytes(damaged)
    status, out, err = typed(capsys, "backup", tmp_path / "b.zip", data=there.data)
    assert (status, len(out)) == (1, 1)
    assert "of the journal cannot be read" in err[0]


def test_a_deck_that_is_left_out_is_told(there, tmp_path, capsys):
    (there.decks / "pair.deck").mkdir()
    status, out, err = typed(capsys, "backup", tmp_path / "b.zip", data=there.data)
    assert status == 1
    assert "one taught deck" in out[0]
    assert plain(err)[0].endswith("a name that not every computer can write: pair.deck")
