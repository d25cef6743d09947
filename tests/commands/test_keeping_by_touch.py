"""A stick is plugged in: everything is saved on it by touch, and brought back."""

from __future__ import annotations

import time
from contextlib import closing

import pytest

from companion.cameras.chosen import NO_CAMERA
from companion.commands import keeping_window
from companion.commands.keeping_window import KeepingWindow
from companion.commands.new_stick import NewStick
from companion.commands.opened_window import play_in_window
from companion.commands.opening import Openers
from companion.commands.windowed import WindowedEvening
from companion.evening.journal import Journal
from companion.keeping.errors import unwritten
from companion.keeping.saving import save
from companion.machine.folders import folders
from companion.machine.settings import Settings, read_settings
from companion.machine.watchdog import Watchdog
from companion.screens.first_run_intents import KeepSafe
from hardware.sticks import Stick
from tests.commands.person_at_the_window import PersonAtTheWindow, kept, options, sees_every_page
from tests.evening.played import KIM_AND_LEAH
from tests.keeping.kept_things import TOM_AND_UTE, owner, told, with_decks
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy


def look(person) -> None:
    """Nothing is touched; the page is read."""


def notes(read):
    def note(person) -> None:
        read.append(" ".join(person.read))

    return note


class Waiting(PersonAtTheWindow):
    """Touches nothing while something is being done."""

    def gives(self):
        if self.read and self.evening._work is not None:
            time.sleep(0.01)
            return []
        return super().gives()


@pytest.fixture
def stick(tmp_path):
    (tmp_path / "BLUE").mkdir()
    return Stick(tmp_path / "BLUE")


@pytest.fixture
def there(tmp_path):
    places = with_decks(owner(tmp_path / "there", TOM_AND_UTE, KIM_AND_LEAH), clubs=b"theirs")
    places.settings.write_text('theme = "linen"\n')
    return places


def by_touch(places, plugged, *script):
    """Somebody before the page; the window as it was left."""
    person = Waiting(script)
    moments = iter(range(10_000))
    page = KeepingWindow(
        person, Settings(language="en"), places, lambda: tuple(plugged), lambda: float(next(moments))
    )
    person.evening = page
    page.run()
    assert person.script == []
    return page


def test_all_is_saved_on_the_stick_that_is_plugged_in_and_that_is_told(there, stick):
    plugged, read = [], []
    page = by_touch(
        there, plugged, look, notes(read), lambda _: plugged.append(stick), look, look, notes(read),
        "Save", look, notes(read), "More", look, look, notes(read), "‹ Back",
    )  # fmt: skip
    (file,) = stick.folder.iterdir()
    assert "Plug a stick in." in read[0]
    assert "Nothing is saved on this stick yet." in read[1]
    assert read[2].startswith("Save and bring back Saved Saved as ")
    assert "2 evenings, one taught deck, and the settings." in read[2]
    assert "The stick can be taken out." in read[2]
    assert "Bring back" in read[3]
    assert "Nothing is saved" not in read[3]
    assert file.name.startswith("tabletop-companion-20")
    assert (page.left, page.restored) == (False, False)


def test_what_would_come_is_shown_and_asked_and_can_be_undone(there, stick, tmp_path):
    save(there, stick.folder / "tabletop-companion-2026-11-30.zip")
    here = with_decks(owner(tmp_path / "here"), clubs=b"ours")
    here.settings.write_text('theme = "felt"\n')
    read = []
    page = by_touch(
        here, [stick], look, look, "30 November 2026", look, notes(read), "take what was saved",
        look, notes(read), "Bring back", look, notes(read),
        lambda _: read.append(read_settings(here.settings).theme),
        lambda _: read.append((here.decks / "clubs.deck").read_bytes()),
        lambda _: read.append(len(told(here))),
        "Undo “Bring back”", look, notes(read), "Done",
    )  # fmt: skip
    assert "Saved on 30 November 2026 2 evenings are new. the settings" in read[0]
    assert "one deck" in read[0]
    assert "Brought back: 2 evenings, one file." in read[2]
    assert "stayed as they were: the deck “clubs”" in read[2].replace("\u2068", "").replace("\u2069", "")
    assert read[3:6] == ["linen", b"ours", 2]
    assert "As before: 2 evenings were taken out again, one file put back." in read[6]
    assert read_settings(here.settings).theme == "felt"
    assert told(here) == []
    assert page.restored


def test_to_leave_all_as_it_is_changes_nothing(there, stick, tmp_path):
    save(there, stick.folder / "tabletop-companion.zip")
    here = owner(tmp_path / "here")
    page = by_touch(
        here, [stick], look, look, "tabletop-companion", look, "Leave all as it is", look, "‹ Back"
    )
    assert told(here) == []
    assert list(here.data.glob(".keeping-*")) == []
    assert not page.restored


def test_a_stick_that_is_pulled_out_meanwhile_is_told_and_all_goes_on(there, stick, monkeypatch):
    def pulled(_places, path):
        raise unwritten(path, OSError(5, "Input/output error"))

    monkeypatch.setattr(keeping_window, "save", pulled)
    read = []
    by_touch(there, [stick], look, look, "Save", look, notes(read), "More", look, look, "‹ Back")
    assert "That did not work" in read[0]
    assert "the stick was pulled out, or it is broken" in read[0]


def test_a_damaged_backup_is_told(there, stick):
    (stick.folder / "tabletop-companion.zip").write_bytes(b"PK half")
    read = []
    by_touch(there, [stick], look, look, "tabletop-companion", look, notes(read), "Done")
    assert "is damaged, or only a part of a backup" in read[0]


def test_of_several_sticks_and_many_backups_each_can_be_reached(there, stick, tmp_path):
    other = Stick(tmp_path / "RED")
    other.folder.mkdir()
    for day in range(1, 6):
        (other.folder / f"tabletop-companion-2026-11-0{day}.zip").touch()
    read = []
    by_touch(
        there, [stick, other], look, look, notes(read), "Other stick", look, look, notes(read),
        "Older ones", look, notes(read), "Older ones", look, "Older ones", look, "‹ Back",
    )  # fmt: skip
    assert "Stick: BLUE" in read[0]
    assert "Stick: RED" in read[1]
    first, then = ({word for word in page.split() if len(word) == 1} for page in read[1:])
    assert first != then


def test_whoever_closes_the_window_meanwhile_gets_what_was_begun(there, stick, monkeypatch):
    saving = keeping_window.save

    def slowly(places, path):
        time.sleep(0.2)
        return saving(places, path)

    monkeypatch.setattr(keeping_window, "save", slowly)
    person = PersonAtTheWindow([look] * 60 + ["Save"])
    page = KeepingWindow(person, Settings(language="en"), there, lambda: (stick,))
    person.evening = page
    page.run()
    assert page.left
    assert len(list(stick.folder.iterdir())) == 1


def test_a_stick_is_news_once_and_not_when_it_was_there_before():
    there, now = [Stick("a")], [0.0]
    new = NewStick(lambda: tuple(there), lambda: now[0])
    told = []
    for change in (None, "b", None, "-b", "b"):
        if change == "-b":
            there.pop()
        elif change:
            there.append(Stick(change))
        now[0] += 2
        told.append(new.came())
    assert told == [False, True, False, False, True]


@pytest.fixture
def evening_with_stick(tmp_path, stick):
    """An evening at a window, at which a stick is plugged in after the first look; the person after it."""

    def play(*script, **given):
        looks = iter([()])
        person = PersonAtTheWindow(script)
        openers = Openers(sticks=lambda: next(looks, (stick,)))
        with closing(Journal(tmp_path / "journal.sqlite")) as journal:
            settings = Settings(language="en", sound=False)
            evening = WindowedEvening(
                options(**given), folders(tmp_path), settings, NO_CAMERA, journal, person, openers=openers
            )
            evening._stick._looked -= 2
            person.evening = evening
            evening.run()
            evening.close()
        return evening, person

    return play


def test_on_the_welcome_page_a_stick_leads_to_saving(evening_with_stick):
    assert evening_with_stick(look, look)[0].asked == KeepSafe()


def test_at_the_table_a_stick_is_told_of_and_disturbs_nobody(evening_with_stick):
    read = []
    evening, _ = evening_with_stick(look, look, look, notes(read), game="up", players=("Kim", "Leah"))
    assert evening.asked is None
    said = read[0].replace("\u2068", "").replace("\u2069", "")
    assert "A stick was plugged in: “Save …” in the settings" in said


def test_an_evening_goes_on_after_it_was_saved(tmp_path, monkeypatch):
    read = []

    person = PersonAtTheWindow([
        look, "Menu", "Settings", "Save …", look, notes(read), "‹ Back", look, notes(read),
    ])  # fmt: skip
    sees_every_page(monkeypatch, person)
    settings = Settings(language="en", sound=False)
    given = (options(game="up", players=("Kim", "Leah")), folders(tmp_path), settings, NO_CAMERA, Watchdog())
    assert play_in_window(*given, lambda **_wishes: person) == 0
    assert "Save and bring back" in read[0]
    assert "Menu" in read[1]
    assert kept(tmp_path).number == 1
