"""A lesson in a window, driven by touches on what is written there."""

from __future__ import annotations

from threading import Event
from types import SimpleNamespace

import cv2
import numpy as np
import pytest

from companion.cameras.chosen import SIMULATED
from companion.commands.guided import Wishes, guide_of, source_of
from companion.commands.guided_window import Taught, WindowedLesson, teach_within
from companion.decks.teaching.course import Course
from companion.decks.teaching.guide import Phase
from companion.machine.settings import Settings
from companion.screens.window import Drag
from companion.texts import texts
from tests.commands.person_at_the_window import PersonAtTheWindow
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy


class FakeSounds:
    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, name: str) -> None:
        self.played.append(name)

    def close(self) -> None:
        pass


@pytest.fixture
def lesson(tmp_path):
    """Plays a script at the window of a lesson of two cards; gives the person and the guide after it."""
    cv2.setNumThreads(1)

    def play(*script, sounds=None):
        guide = guide_of(Wishes("mine", codes="red-1,red-2"), tmp_path, SIMULATED)
        person = PersonAtTheWindow(script)
        source = source_of(SIMULATED, guide, 1, live=False, mains=50)
        person.evening = WindowedLesson(guide, source, Settings(language="en"), person, sounds)
        person.evening.run()
        return person, guide

    return play


def wait(_person) -> None:
    """Look on for a frame."""


def until_learned(person) -> None:
    """Look on until the deck is put together."""
    if person.evening._guide.progress.phase is not Phase.LEARNED:
        person.script.insert(0, until_learned)


def test_cards_are_taken_with_a_beep_and_the_deck_is_learned(lesson):
    sounds = FakeSounds()
    person, guide = lesson(until_learned, wait, "Done", sounds=sounds)
    assert "mine is learned. Look through all cards, and show again one that looks wrong." in person.read
    assert sounds.played == ["turn", "turn", "call"]
    assert [taken.code for taken in guide.course.taken] == ["red-1", "red-2"]


def test_the_page_goes_on_while_the_deck_is_put_together(lesson, monkeypatch):
    begun, looked_on, learn = Event(), Event(), Course.learn

    def slowly(course: Course) -> object:
        begun.set()
        assert looked_on.wait(30.0), "the page stood still"
        return learn(course)

    def until_begun(person) -> None:
        if not begun.is_set():
            person.script.insert(0, until_begun)

    monkeypatch.setattr(Course, "learn", slowly)
    person, guide = lesson(
        until_begun, wait, "All cards", wait, lambda _: looked_on.set(), until_learned, wait
    )
    assert guide.progress.phase is Phase.LEARNED
    assert "red 1" in person.read, "what was asked for meanwhile is shown afterwards"


def test_a_lesson_is_stopped_and_says_on_resuming_what_is_missing(lesson):
    def until_one_is_taken(person) -> None:
        if person.evening._guide.progress.taken == 0:
            person.script.insert(0, until_one_is_taken)

    person, _ = lesson(until_one_is_taken, "Stop")
    assert any(text.startswith("Taken: ") for text in person.read)
    person, _ = lesson(wait, "Stop")
    assert "1 of 2" in person.read


CARD = np.array([[300, 200], [489, 200], [489, 464], [300, 464]], np.float32)
SLIVER = np.array([[300, 200], [310, 200], [310, 464], [300, 464]], np.float32)
"""Places of a card, and of what has a shape that no card has."""


@pytest.mark.parametrize(("place", "told"), [(CARD, "decks-unwritten"), (SLIVER, "decks-damaged")])
def test_a_lesson_of_which_no_deck_can_be_written_ends_and_says_why(place, told, tmp_path):
    course = Course(tmp_path / "mine.pictures", "mine", {"red-1": 1, "red-2": 1})
    picture = np.random.default_rng(1).integers(0, 255, (600, 800, 3), np.uint8)
    for code in course.codes:
        course.take(code, picture, [place])
    (tmp_path / "mine.deck").mkdir()
    person = PersonAtTheWindow([wait] * 5)
    person.evening = SimpleNamespace(_canvas=SimpleNamespace(written=()))
    taught = Taught("mine", tmp_path, SIMULATED, 1)
    reason = teach_within(taught, Settings(language="en", sound=False), person)
    assert reason.key == told
    assert str(tmp_path) in texts("en").reason(reason)


def test_any_card_is_shown_again(lesson):
    person, guide = lesson(until_learned, wait, "All cards", "red 1", "key escape")
    assert guide.course.missing == ("red-1",)
    assert "Lay down red 1" in person.read


def test_a_finger_that_drags_on_a_lesson_moves_nothing(lesson):
    def drag(person) -> None:
        person.script[:0] = [Drag(300, 200), Drag(400, 250, ends=True)]

    _, guide = lesson(wait, drag, wait, "Stop")
    assert guide.course.taken == ()


def test_where_every_card_is_shown_no_key_takes_what_lies_there(lesson):
    person, guide = lesson(*[wait] * 5, "All cards", "key space", "key escape", wait, "Stop")
    assert guide.course.taken == ()
    assert not any("No card is seen" in text for text in person.read)


def test_what_lies_there_is_taken_only_if_there_is_something(lesson):
    person, guide = lesson(*[wait] * 5, "key space", "Stop")
    assert any("No card is seen" in text for text in person.read)
    assert guide.course.taken == ()
