"""What happens to the journal in mid-evening is told as what it is, and nothing is lost by it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from math import inf

import pytest

from companion.commands.patience import ANEW_AFTER, TRIED_EVERY, TerminalPatience
from companion.commands.windowed import LOOKED_EVERY
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.texts.errors import reason_of
from tests.commands.person_at_the_window import SET_UP, FakeSource, kept
from tests.evening.played import KIM_AND_LEAH, POT, tell
from tests.full_disk import full_disk
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

KIM_LEAH = {"game": "up-and-down", "players": ("Kim", "Leah")}
FULL = reason_of("trouble-journal-full", file="j.sqlite")
LOCKED = reason_of("trouble-journal-locked", file="j.sqlite")


class FullDisk:
    """Is full from one step of a script to another."""

    def __init__(self, folder) -> None:
        self.log = folder / "journal.sqlite-wal"
        self.read: list[str] = []
        self.rulings = -1

    def fill(self, _person) -> None:
        """There is no more room."""
        self.full = full_disk(self.log.stat().st_size)
        self.full.__enter__()

    def look(self, person) -> None:
        """Read the page that is shown meanwhile."""
        self.read = list(person.read)
        self.rulings = len(person.evening._game.evening.ruled)

    def free(self, person) -> None:
        """There is room again; and it is tried again now."""
        self.full.__exit__(None, None, None)
        person.evening._patience._clock = lambda: inf


def test_in_a_window_a_full_disk_is_told_and_the_play_is_ruled_on_once_there_is_room(at_the_window, tmp_path):
    disk = FullDisk(tmp_path)
    script = (
        lambda _: None,
        disk.fill,
        "key d",
        *[disk.look] * 2,
        disk.free,
        lambda _: None,
        "Menu",
        *SET_UP,
    )
    at_the_window(*script, lambda _: None, **KIM_LEAH)
    assert "The game waits" in disk.read
    assert any("cannot be written" in text for text in disk.read)
    assert disk.rulings == 0
    assert [step.entry.line["event"] for step in kept(tmp_path).games[0].steps] == ["deal", "setup"]


def test_whoever_does_not_wait_for_room_leaves_with_all_that_was_ruled(at_the_window, tmp_path):
    disk = FullDisk(tmp_path)
    person = at_the_window(
        *("key d", lambda _: None, disk.fill, "Menu", *SET_UP[:-1], disk.look, "End"),
        lambda _: None,
        **KIM_LEAH,
    )
    disk.free(person)
    assert disk.rulings == 1
    assert [step.entry.line["event"] for step in kept(tmp_path).games[0].steps] == ["deal"]


def test_in_a_window_a_journal_that_is_deleted_is_told_and_there_again(at_the_window, tmp_path):
    told: list[str] = []

    def delete(_person) -> None:
        for file in tmp_path.glob("journal.sqlite*"):
            file.unlink()

    at_the_window(
        *("key d", lambda _: None, delete, *[lambda _: None] * LOOKED_EVERY),
        lambda person: told.extend(person.read),
        **KIM_LEAH,
    )
    assert any("was deleted while it was in use" in text for text in told)
    assert [step.entry.line["event"] for step in kept(tmp_path).games[0].steps] == ["deal"]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE game SET header = 'x'",
        "UPDATE entry SET event = '{' WHERE id = 3",
        "DELETE FROM game",
        "UPDATE score_edit SET points = '[1]'",
    ],
)
def test_an_evening_that_cannot_go_on_is_named_and_a_new_one_begins(damage, at_the_window, tmp_path):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        evening = Evening.begin(journal, KIM_AND_LEAH)
        tell(evening, POT)
        evening.edit_scores((1, 0))
    with closing(sqlite3.connect(tmp_path / "journal.sqlite")) as database, database:
        database.execute(damage)
    told: list[str] = []
    at_the_window(lambda _: None, lambda person: told.extend(person.read))
    assert any(text.startswith("Evening 1 cannot go on: ") for text in told)
    assert "New evening" in told
    assert not any(text.startswith("Go on where we stopped") for text in told)
    at_the_window("key d", lambda _: None, **KIM_LEAH)
    assert [step.entry.line["event"] for step in kept(tmp_path).games[0].steps] == ["deal"]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE game SET table_is = '{'",
        "UPDATE game SET table_is = '{\"picture\": 3}'",
        "UPDATE seating SET directions = '[1, 2'",
        "UPDATE seating SET directions = '[1]'",
        "UPDATE entry SET time = 'x', source = 'rumour', verdict = 7, clause = x'ff', picture = 'x'",
    ],
)
def test_an_evening_goes_on_though_something_is_damaged_that_no_ruling_rests_on(
    damage, at_the_window, tmp_path
):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        evening = Evening.begin(journal, KIM_AND_LEAH)
        evening.keep_seats((0.0, 170.0))
        evening.keep_table({})
        tell(evening, POT)
    with closing(sqlite3.connect(tmp_path / "journal.sqlite")) as database, database:
        database.execute(damage)
    script = ("Go on where we stopped\nKim and Leah", *[lambda _: None] * 3)
    person = at_the_window(*script, camera="usb:0", source=FakeSource())
    assert any("could not be read" in text or "is not whole" in text for text in person.read)
    assert [len(game.steps) for game in kept(tmp_path).games] == [len(POT)]


def test_the_terminal_tells_each_trouble_once_and_waits(capsys):
    now = [0.0]

    def sleep(seconds: float) -> None:
        now[0] += seconds

    patience = TerminalPatience("en", sleep, lambda: now[0])
    assert [patience(why) for why in (FULL, FULL, FULL, LOCKED, FULL)] == [True] * 5
    assert now == [5 * TRIED_EVERY]
    now[0] += 2 * ANEW_AFTER
    patience(FULL)
    told = capsys.readouterr().err.splitlines()
    assert [line.split()[0] for line in told] == ["The", "Another", "The", "The"]
