"""Guests, everybody's history, and somebody who is forgotten for good: by touch, everywhere in the folder."""

from __future__ import annotations

import json
from contextlib import closing

import pytest

from companion.commands.forgetting import forget, set_aside
from companion.engines import Header
from companion.evening.errors import JournalError
from companion.evening.evening import Evening
from companion.evening.export import write_evening
from companion.evening.history import known_names, past_evening
from companion.evening.journal import Journal
from companion.machine.errors import SettingsError
from companion.machine.folders import folders
from companion.machine.settings import read_settings
from companion.texts.errors import reason_of
from tests.evening.played import POT, mischief, tell
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

GAME = Header("schwupps", ("Kim", "Leah", "Joséphine"))
FORGET = ("Evenings", "Players", "Joséphine", "Forget\N{NO-BREAK SPACE}…", "Forget\N{NO-BREAK SPACE}…")


def keep(folder, name: str = "journal.sqlite", header: Header = GAME) -> None:
    """A journal with a finished game of these people, and files of its evening."""
    with closing(Journal(folder / name)) as journal:
        tell(Evening.begin(journal, header), mischief(header, 3))
        exports = folder / "exports" / ("simulated" if "simulated" in name else "")
        write_evening(exports, past_evening(journal, None))


def naming(folder, name: str) -> set[str]:
    """All files that hold a name in any way of writing it."""
    ways = (name.encode(), json.dumps(name)[1:-1].encode())
    files = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)) for file in files if any(way in file.read_bytes() for way in ways)}


def refuse_to_write(*_given, **_named):
    raise OSError(30, "Read-only file system")


def test_somebody_is_forgotten_everywhere_after_being_asked_twice(at_the_window, tmp_path):
    keep(tmp_path)
    keep(tmp_path, "simulated.sqlite")
    for name, players in (("evening-1", GAME.players), ("simulated/evening-1", ("Ann", "Bob"))):
        film = tmp_path / "films" / name
        film.mkdir(parents=True)
        (film / "recording.jsonl").write_text(json.dumps({"players": players}) + "\n")
        (film / "film.mkv").write_bytes(b"film")
    cases = tmp_path / "cases"
    cases.mkdir()
    for number, player in ((3, "Joséphine"), (4, "Kim")):
        case = {"game": "schwupps", "read": {"player": player}, "right": {"player": player}}
        (cases / f"{number}.json").write_text(json.dumps(case, ensure_ascii=False))
        (cases / f"{number}.jpg").write_bytes(b"jpeg")
    (tmp_path / "settings.toml").write_text('guests = ["Tom"]\n[names]\n"Joséphine" = "Shosefeen"\n')
    asked: list[str] = []
    person = at_the_window(
        *FORGET, lambda person: asked.extend(person.read), "Forget for good", lambda _: None
    )
    assert any("This cannot be undone" in text for text in asked)
    assert naming(tmp_path, "Joséphine") == set()
    assert "Joséphine" not in person.read
    assert {file.name for file in cases.iterdir()} == {"4.json", "4.jpg"}
    assert not (tmp_path / "films" / "evening-1").exists()
    assert (tmp_path / "films" / "simulated" / "evening-1" / "film.mkv").exists()
    exported = (tmp_path / "exports" / "evening-1.jsonl").read_text().splitlines()
    assert json.loads(exported[0])["players"] == ["Kim", "Leah", "N. N."]
    assert "N. N." in (tmp_path / "exports" / "simulated" / "evening-1.csv").read_text()
    assert (tmp_path / "settings.toml").read_text().startswith('guests = ["Tom"]')


def test_whoever_thinks_better_of_it_loses_nothing(at_the_window, tmp_path):
    keep(tmp_path)
    before = (tmp_path / "exports" / "evening-1.csv").read_text()
    person = at_the_window(*FORGET, "Keep", lambda _: None)
    assert "Joséphine" in person.read
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        assert "Joséphine" in known_names(journal)
    assert (tmp_path / "exports" / "evening-1.csv").read_text() == before


def offered_of_who_sits(at_the_window) -> list[str]:
    """What can be touched on the page of somebody who sits at the table."""
    labels: list[str] = []
    at_the_window(
        "Go on where we stopped\nKim, Leah and Joséphine", "key s", "The evening",
        "Evenings", "Players", "Kim",
        lambda person: labels.extend(target.label for target in person.evening._canvas.targets),
    )  # fmt: skip
    return labels


def test_whoever_sits_at_the_table_is_not_forgotten(at_the_window, tmp_path):
    keep(tmp_path)
    labels = offered_of_who_sits(at_the_window)
    assert "Counts for the history" in labels
    assert not any(label.startswith("Forget") for label in labels)


def test_files_of_an_evening_that_is_gone_are_deleted_where_they_name_them(tmp_path):
    keep(tmp_path)
    places = folders(tmp_path)
    places.journal.unlink()
    (places.exports / "evening-9.csv").write_text("evening,player\n9,'=Joséphine\n")
    with closing(Journal(places.journal)) as journal:
        forget("Joséphine", places, journal)
        forget("=Joséphine", places, journal)
    assert list(places.exports.iterdir()) == []


def test_what_cannot_be_deleted_is_told_and_tried_again(tmp_path, monkeypatch):
    keep(tmp_path)
    places = folders(tmp_path)
    cases = tmp_path / "cases"
    cases.mkdir()
    (cases / "3.json").write_text('{"read": {"player": "Joséphine"}}')

    with closing(Journal(places.journal)) as journal:
        with monkeypatch.context() as patched:
            patched.setattr("pathlib.Path.unlink", refuse_to_write)
            with pytest.raises(JournalError, match="Read-only file system"):
                forget("Joséphine", places, journal)
        forget("Joséphine", places, journal)
    assert naming(tmp_path, "Joséphine") == set()


def test_as_long_as_anything_still_names_them_their_name_is_there_to_be_forgotten(tmp_path, monkeypatch):
    keep(tmp_path)
    places = folders(tmp_path)
    with closing(Journal(places.journal)) as journal:
        for path in ("pathlib.Path.unlink", "companion.machine.kept_settings.write_whole"):
            (tmp_path / "settings.toml").write_text('guests = ["Joséphine"]\n')
            with monkeypatch.context() as patched:
                patched.setattr(path, refuse_to_write)
                with pytest.raises((JournalError, SettingsError), match="Read-only file system"):
                    forget("Joséphine", places, journal)
            assert "Joséphine" in known_names(journal)
        forget("Joséphine", places, journal)
    assert naming(tmp_path, "Joséphine") == set()
    assert "N. N." in (places.exports / "evening-1.csv").read_text()


def test_why_the_journal_cannot_be_written_is_told_once_and_the_exports_stay(tmp_path, monkeypatch):
    keep(tmp_path)
    places = folders(tmp_path)
    before = (places.exports / "evening-1.csv").read_text()
    with closing(Journal(places.journal)) as journal:
        said = reason_of("trouble-journal-locked", file="journal.sqlite")

        def refuse(_name: str) -> None:
            raise JournalError(said)

        monkeypatch.setattr(journal, "forget_person", refuse)
        with pytest.raises(JournalError) as refused:
            forget("Joséphine", places, journal)
    assert refused.value.reason == said
    assert (places.exports / "evening-1.csv").read_text() == before


def test_a_film_that_lies_above_others_is_deleted_without_them(tmp_path):
    places = folders(tmp_path)
    for folder, player in ((places.films, "Joséphine"), (places.films / "evening-2", "Ann")):
        folder.mkdir()
        (folder / "recording.jsonl").write_text(json.dumps({"players": [player]}) + "\n")
        (folder / "film.mkv").write_bytes(b"film")
    with closing(Journal(places.journal)) as journal:
        forget("Joséphine", places, journal)
    left = {str(file.relative_to(places.films)) for file in places.films.rglob("*") if file.is_file()}
    assert left == {"evening-2/recording.jsonl", "evening-2/film.mkv"}


def test_files_that_were_put_aside_are_named(tmp_path):
    (tmp_path / "journal.sqlite.damaged-20261128-201500").write_bytes(b"")
    assert set_aside(folders(tmp_path)) == ("journal.sqlite.damaged-20261128-201500",)


def test_a_guest_sits_down_by_one_touch_and_counts_for_nobody(at_the_window, tmp_path):
    at_the_window(
        "New evening", "Up & Down\n2 to 4 people", "+ Player", "Guest", "+ Player", "Guest 2", "Begin",
        "key d", lambda _: None,
    )  # fmt: skip
    assert read_settings(tmp_path / "settings.toml").guests == ("Guest", "Guest 2")
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        assert past_evening(journal, None).games[0].header.players == ("Guest", "Guest 2")
    kept = read_settings(tmp_path / "settings.toml")
    person = at_the_window(
        "New evening", "Up & Down\n2 to 4 people", "+ Player", lambda _: None, settings=kept
    )
    assert "Guest 2" not in person.read


def test_whoever_was_a_guest_counts_again_by_one_touch(at_the_window, tmp_path):
    keep(tmp_path)
    seen: list[list[str]] = []

    def look(person) -> None:
        seen.append(list(person.read))

    at_the_window(
        "Evenings", "Players", "Leah", "Counts for the history", look, "Guest: does not count", look
    )
    assert read_settings(tmp_path / "settings.toml").guests == ()
    assert "Guest: counts for nobody’s history" in seen[0]
    assert "Guest: counts for nobody’s history" not in seen[1]


def test_everybody_is_listed_with_what_they_won(at_the_window, tmp_path):
    keep(tmp_path)
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        (won,) = past_evening(journal, None).winners
        tell(Evening.begin(journal, Header("up-and-down", ("Kim", "Leah"))), POT)
    labels: list[str] = []
    person = at_the_window(
        "Evenings", "Players", lambda person: labels.extend(t.label for t in person.evening._canvas.targets),
        "All games", lambda _: None,
    )  # fmt: skip
    assert next(label for label in labels if label in GAME.players) == won
    assert "Schwupps" in person.read


def test_settings_that_are_no_list_of_guests_are_refused_in_a_sentence(tmp_path):
    path = tmp_path / "settings.toml"
    path.write_text('guests = "Tom"\n')
    with pytest.raises(Exception, match='"guests" must be a list of names'):
        read_settings(path)
