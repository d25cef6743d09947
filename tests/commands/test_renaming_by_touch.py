"""Somebody is called otherwise, or is one person with another, by touch: everywhere in the folder."""

from __future__ import annotations

import json
from contextlib import closing

import pytest

from companion.commands.forgetting import forget
from companion.commands.renaming import rename
from companion.engines import Header
from companion.evening.errors import JournalError
from companion.evening.evening import Evening
from companion.evening.history import known_names
from companion.evening.journal import Journal
from companion.machine.folders import folders
from companion.machine.settings import read_settings
from tests.commands.test_people_by_touch import GAME, keep, naming, offered_of_who_sits, refuse_to_write
from tests.evening.played import mischief, tell
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

TO_NAME = ("Evenings", "Players", "Joséphine", "Other name\N{NO-BREAK SPACE}…")
ERASED = ("⌫",) * len("Joséphine")


def looks(_person) -> None:
    """Nothing is touched for a moment."""


def names_in(folder, name: str = "journal.sqlite") -> set[str]:
    with closing(Journal(folder / name)) as journal:
        return set(known_names(journal))


def beside(folder) -> None:
    """A film of that evening, and a misread play."""
    film, cases = folder / "films" / "evening-1", folder / "cases"
    film.mkdir(parents=True)
    cases.mkdir()
    line = {"event": "number", "player": "Joséphine", "card": "red-5"}
    told = ({"game": "schwupps", "players": GAME.players}, line, {"frame": 1})
    (film / "recording.jsonl").write_text("".join(json.dumps(one) + "\n" for one in told))
    (film / "film.mkv").write_bytes(b"film")
    (cases / "3.json").write_text(json.dumps({"game": "schwupps", "read": line, "right": line}))
    (cases / "3.jpg").write_bytes(b"jpeg")


def test_somebody_is_renamed_everywhere_after_being_asked(at_the_window, tmp_path):
    keep(tmp_path)
    keep(tmp_path, "simulated.sqlite")
    beside(tmp_path)
    (tmp_path / "settings.toml").write_text('guests = ["Tom"]\n[names]\n"Joséphine" = "Shosefeen"\n')
    asked: list[str] = []
    person = at_the_window(
        *TO_NAME, *ERASED, "J", "O", "Done", lambda person: asked.extend(person.read), "Rename", looks
    )
    assert "Call Joséphine “Jo”?" in asked
    assert "Jo" in person.read
    assert naming(tmp_path, "Joséphine") == set()
    assert names_in(tmp_path) == names_in(tmp_path, "simulated.sqlite") == {"Kim", "Leah", "Jo"}
    film = (tmp_path / "films" / "evening-1" / "recording.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in film] == [
        {"game": "schwupps", "players": ["Kim", "Leah", "Jo"]},
        {"event": "number", "player": "Jo", "card": "red-5"},
        {"frame": 1},
    ]
    assert json.loads((tmp_path / "cases" / "3.json").read_text())["read"]["player"] == "Jo"
    exported = (tmp_path / "exports" / "evening-1.jsonl").read_text().splitlines()
    assert json.loads(exported[0])["players"] == ["Kim", "Leah", "Jo"]
    settings = read_settings(tmp_path / "settings.toml")
    assert (settings.names, settings.guests) == ((("Jo", "Shosefeen"),), ("Tom",))


def test_two_are_one_person_with_one_history(at_the_window, tmp_path):
    keep(tmp_path)
    keep(tmp_path, header=Header("schwupps", ("Kim", "Jo")))
    asked: list[str] = []
    person = at_the_window(*TO_NAME, "Jo", lambda person: asked.extend(person.read), "One person", looks)
    assert "Are Joséphine and Jo one person?" in asked
    assert any("nobody can take it apart again" in said for said in asked)
    assert "2" in person.read
    assert names_in(tmp_path) == {"Kim", "Leah", "Jo"}


def test_whoever_thinks_better_of_it_has_changed_nothing(at_the_window, tmp_path):
    keep(tmp_path)
    person = at_the_window(*TO_NAME, *ERASED, "J", "Done", "Leave it", looks)
    assert "Joséphine" in person.read
    person = at_the_window(*TO_NAME, "Done", looks)
    assert "Joséphine" in person.read
    person = at_the_window(*TO_NAME, *ERASED, "Done", looks)
    assert "Joséphine" in person.read
    assert names_in(tmp_path) == set(GAME.players)


def test_two_who_sat_at_one_table_stay_two_and_that_is_said(at_the_window, tmp_path):
    keep(tmp_path)
    person = at_the_window(*TO_NAME, "Kim", "One person", looks)
    assert any("they are two people" in said for said in person.read)
    assert names_in(tmp_path) == set(GAME.players)


def test_whoever_sits_at_the_table_is_not_renamed(at_the_window, tmp_path):
    keep(tmp_path)
    labels = offered_of_who_sits(at_the_window)
    assert "Counts for the history" in labels
    assert not any(label.startswith("Other name") for label in labels)


def test_nobody_becomes_whoever_sits_at_the_table(at_the_window, tmp_path):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        for players in (("Tom", "Leah"), ("Kim", "Leah")):
            header = Header("schwupps", players)
            tell(Evening.begin(journal, header), mischief(header, 3)[:4])
    person = at_the_window(
        "Go on where we stopped\nKim and Leah", "key s", "The evening", "Evenings", "Players", "Tom",
        "Other name\N{NO-BREAK SPACE}…", "Kim", "One person", looks,
    )  # fmt: skip
    assert any("Kim sits at the table" in said for said in person.read)
    assert names_in(tmp_path) == {"Kim", "Leah", "Tom"}


def test_a_guest_who_is_renamed_is_one_still_but_not_as_somebody_who_is_none(tmp_path):
    keep(tmp_path)
    keep(tmp_path, header=Header("schwupps", ("Kim", "Jo")))
    places = folders(tmp_path)
    (tmp_path / "settings.toml").write_text('guests = ["Joséphine"]\n')
    with closing(Journal(places.journal)) as journal:
        rename("Joséphine", "Josie", places, journal, known=False)
        assert read_settings(places.settings).guests == ("Josie",)
        rename("Josie", "Jo", places, journal, known=True)
        assert read_settings(places.settings).guests == ()


def test_whoever_was_renamed_is_forgotten_with_all_that_was_theirs(tmp_path):
    keep(tmp_path)
    beside(tmp_path)
    places = folders(tmp_path)
    with closing(Journal(places.journal)) as journal:
        rename("Joséphine", "Josie", places, journal, known=False)
        forget("Josie", places, journal)
    assert naming(tmp_path, "Joséphine") == naming(tmp_path, "Josie") == set()
    assert not (tmp_path / "films" / "evening-1").exists()


def test_what_cannot_be_written_is_told_and_tried_again(tmp_path, monkeypatch):
    keep(tmp_path)
    beside(tmp_path)
    places = folders(tmp_path)
    with closing(Journal(places.journal)) as journal:
        with monkeypatch.context() as patched:
            patched.setattr("companion.commands.renaming.write_whole", refuse_to_write)
            with pytest.raises(JournalError, match="Read-only file system"):
                rename("Joséphine", "Jo", places, journal, known=False)
        assert set(known_names(journal)) == set(GAME.players)
        rename("Joséphine", "Jo", places, journal, known=False)
    assert naming(tmp_path, "Joséphine") == set()


def test_a_name_that_is_a_word_of_the_record_changes_nothing_else(tmp_path):
    header = Header("schwupps", ("number", "red-5"))
    keep(tmp_path, header=header)
    film = tmp_path / "films" / "recording.jsonl"
    film.parent.mkdir()
    told = ({"game": "schwupps", "players": header.players}, {"event": "number", "player": "number"})
    film.write_text("".join(json.dumps(one) + "\n" for one in told))
    places = folders(tmp_path)
    with closing(Journal(places.journal)) as journal:
        rename("number", "Nia", places, journal, known=False)
    assert [json.loads(line) for line in film.read_text().splitlines()] == [
        {"game": "schwupps", "players": ["Nia", "red-5"]},
        {"event": "number", "player": "Nia"},
    ]
