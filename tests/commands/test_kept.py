"""Pictures of past evenings are kept as long as the owner says, and deleted by one touch."""

from __future__ import annotations

import shutil
from types import SimpleNamespace

import pytest

from companion.commands.kept import forget_old, pictures_of, room_of, short_of_room
from companion.engines import Header, Reason, read_event
from companion.evening.cases import keep_case
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.pictures import KeptPictures, Room
from companion.machine.settings import read_settings
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

JPEG = b"jpeg" * 1000
HEADER = Header("up-and-down", ("Kim", "Leah"))


def evenings(folder, count: int) -> Journal:
    """A journal of evenings that have ended, each with one picture."""
    journal = Journal(folder / "journal.sqlite")
    for _ in range(count):
        evening = Evening.begin(journal, HEADER)
        evening.tell(read_event({"event": "deal"}, evening.game.rules, HEADER), ToldBy.CAMERA, JPEG)
        evening.end()
    return journal


def look(_person) -> None:
    """Read the page."""


def test_of_past_evenings_as_many_keep_their_pictures_as_the_owner_says(tmp_path):
    journal = evenings(tmp_path, 4)
    Evening.begin(journal, HEADER)
    assert forget_old(journal, None) is None
    assert pictures_of(journal, tmp_path / "cases") == KeptPictures(4, 4 * len(JPEG))
    assert forget_old(journal, 3) is None
    assert pictures_of(journal, tmp_path / "cases") == KeptPictures(3, 3 * len(JPEG))
    assert forget_old(journal, 0) is None
    assert pictures_of(journal, tmp_path / "cases") == KeptPictures(0, 0)


def test_pictures_that_cannot_be_deleted_are_told(tmp_path):
    journal = evenings(tmp_path, 1)
    journal.close()
    assert isinstance(forget_old(journal, 0), Reason)


def test_when_an_evening_begins_pictures_that_are_too_old_are_deleted(at_the_window, tmp_path):
    evenings(tmp_path, 25).close()
    at_the_window("key d", game="up-and-down", players=("Kim", "Leah"))
    assert Journal(tmp_path / "journal.sqlite").past_pictures().count == 20


def test_one_touch_deletes_the_pictures_of_past_evenings_and_the_misread_plays(at_the_window, tmp_path):
    evenings(tmp_path, 3).close()
    keep_case(tmp_path / "cases", 7, "up-and-down", {}, {}, JPEG)
    counted: list[str] = []
    person = at_the_window(
        *("Settings", "Pictures …", lambda person: counted.extend(person.read)),
        *("Delete pictures of past evenings", look),
    )
    assert any(text.startswith("4 pictures of past evenings are kept (1 MB).") for text in counted)
    assert any(text.startswith("No picture of past evenings is kept.") for text in person.read)
    assert not list((tmp_path / "cases").iterdir())


def test_pictures_that_cannot_be_deleted_by_touch_stay_and_the_page_says_why(at_the_window, tmp_path):
    (tmp_path / "cases" / "7.jpg").mkdir(parents=True)
    person = at_the_window("Settings", "Pictures …", "Delete pictures of past evenings", look)
    assert any(text.startswith("The misread plays in") for text in person.read)


def test_how_many_evenings_is_chosen_by_touch_and_kept(at_the_window, tmp_path):
    at_the_window("Settings", "Pictures …", "5", "Keep here")
    kept = read_settings(tmp_path / "settings.toml")
    assert (kept.pictures, kept.cases) == (5, True)
    at_the_window("Settings", "Pictures …", "All", look)
    assert read_settings(tmp_path / "settings.toml").pictures is None


def with_room_for(monkeypatch, evenings: float) -> None:
    """A card with room for so many evenings of two pictures each."""
    free = int(evenings * 2 * len(JPEG))
    monkeypatch.setattr(shutil, "disk_usage", lambda _place: SimpleNamespace(free=free))


def two_pictures(folder) -> Journal:
    """A journal of evenings with one picture each, and of one with two."""
    journal = evenings(folder, 2)
    fullest = Evening.begin(journal, HEADER)
    for event in ({"event": "deal"}, {"event": "undo"}):
        fullest.tell(read_event(event, fullest.game.rules, HEADER), ToldBy.CAMERA, JPEG)
    return journal


@pytest.mark.parametrize(("evenings", "told"), [(0.5, 0), (1.0, 1), (2.9, 2), (3.0, None), (500, None)])
def test_a_card_that_gets_full_is_told_in_time(evenings, told, tmp_path, monkeypatch):
    journal = two_pictures(tmp_path)
    with_room_for(monkeypatch, evenings)
    assert room_of(journal) == Room(int(evenings * 2 * len(JPEG)), 2 * len(JPEG))
    said = short_of_room(journal)
    assert said == (None if told is None else Reason("told-room", (("evenings", told),)))


def test_while_no_evening_has_pictures_nobody_knows_what_one_takes(tmp_path, monkeypatch):
    with_room_for(monkeypatch, 0)
    journal = evenings(tmp_path, 0)
    assert room_of(journal).evenings is None
    assert short_of_room(journal) is None


def test_the_page_tells_for_how_many_evenings_there_is_room(at_the_window, tmp_path, monkeypatch):
    two_pictures(tmp_path).close()
    with_room_for(monkeypatch, 7)
    read: list[str] = []
    at_the_window("Settings", "Pictures …", look, lambda person: read.extend(person.read))
    assert "There is room for 7 more evenings like the fullest one." in " ".join(read)


def test_the_table_page_tells_it_when_an_evening_begins(at_the_window, tmp_path, monkeypatch):
    two_pictures(tmp_path).close()
    with_room_for(monkeypatch, 1)
    read: list[str] = []
    given = {"game": "up-and-down", "players": ("Kim", "Leah")}
    at_the_window(look, lambda person: read.extend(person.read), **given)
    assert "There is room for one more evening" in " ".join(read)
