"""The same people again, once more, and any of several evenings: by so few touches."""

from __future__ import annotations

from contextlib import closing

from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from tests.evening.played import POT, tell
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy
from tests.screens.sample_views import ONE_ROUND, whole_game

KIM_AND_LEAH = Header("up-and-down", ("Kim", "Leah"))


def kept(folder, *games, header=KIM_AND_LEAH) -> None:
    """Evenings in the journal, none of which was ended."""
    with closing(Journal(folder / "journal.sqlite")) as journal:
        for lines in games:
            tell(Evening.begin(journal, header), lines)


def entries(folder) -> dict[int, int]:
    """How much was told in the last game of each evening."""
    with closing(Journal(folder / "journal.sqlite")) as journal:
        return {number: len(past_evening(journal, number).games[-1].steps) for number in journal.evenings()}


def test_from_the_welcome_to_the_first_ruling_with_the_same_people_it_is_three_touches(
    at_the_window, tmp_path
):
    kept(tmp_path, POT)
    at_the_window("Same people again", "Begin", "Dealt", lambda _: None)
    assert entries(tmp_path) == {1: len(POT), 2: 1}
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        assert past_evening(journal, 2).games[0].header.players == ("Kim", "Leah")


def test_an_older_evening_goes_on_and_is_then_offered_first(at_the_window, tmp_path):
    kept(tmp_path, POT, POT[:2])
    person = at_the_window("Evenings", "1", "Go on", "key u", "key u", lambda _: None)
    assert entries(tmp_path) == {1: len(POT) + 2, 2: 2}
    person = at_the_window("Go on where we stopped\nKim and Leah", "key u", lambda _: None)
    assert entries(tmp_path) == {1: len(POT) + 3, 2: 2}
    assert person.evening._game.evening.number == 1


def test_after_a_game_the_next_one_begins_by_one_touch_in_the_same_evening(at_the_window, tmp_path):
    kept(tmp_path, whole_game(), header=ONE_ROUND)
    names = "Kim, Leah, Alexander der Große and Wolfgang"
    at_the_window(f"Go on where we stopped\n{names}", "Play again", "key d", lambda _: None)
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        (evening,) = journal.evenings()
        first, second = past_evening(journal, evening).games
    assert first.winners
    assert (second.header, len(second.steps)) == (ONE_ROUND, 1)


def test_a_past_evening_is_written_into_files(at_the_window, tmp_path):
    kept(tmp_path, POT, POT[:2])
    at_the_window("Evenings", "1", "Save scores and plays as files", lambda _: None)
    files = {file.name for file in (tmp_path / "exports").iterdir()}
    assert files == {"evening-1.csv", "evening-1.jsonl"}


def test_another_evening_is_gone_on_with_in_the_middle_of_one(at_the_window, tmp_path):
    kept(tmp_path, POT, POT[:2])
    person = at_the_window(
        "Go on where we stopped\nKim and Leah", "key s", "The evening", "Evenings", "1", "Go on",
        "key u", lambda _: None,
    )  # fmt: skip
    assert person.evening._game.evening.number == 1
    assert entries(tmp_path) == {1: len(POT) + 1, 2: 2}
