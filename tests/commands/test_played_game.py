"""A game in a window, without the window."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.cameras.evening_film import Surroundings
from companion.commands.films import Films
from companion.commands.opening import make_sitting
from companion.commands.played_game import TOLD_SECONDS, PlayedGame
from companion.engines import Header, Reason
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.machine.settings import Settings
from companion.screens.intents import EditScores, Purpose, Seated
from companion.table.inputs import Action, Press
from hardware.cameras.protocol import Frame
from tests.commands.person_at_the_window import UNREAD, FakeSource

DEAL = {"event": "deal"}
PLAY = {"event": "play", "player": "Kim", "cards": ["0-0", "0-1"], "count": 2}
INSTEAD = Reason("notice-picture-unread")


@pytest.fixture
def begun(tmp_path):
    """Begins a game of Auf und Ab that watches no camera."""
    journal = Journal(tmp_path / "journal.sqlite")

    def begin(source: FakeSource) -> PlayedGame:
        evening = Evening.begin(journal, Header("auf-und-ab", ("Kim", "Leah", "Alex")))
        settings = Settings(language="en")
        sitting = make_sitting(evening, settings, None, None, watched=False, background=False)
        return PlayedGame(sitting, source)

    yield begin
    journal.close()


def films(folder: Path) -> Films:
    return Films(folder / "films")


def told_by_hand(game: PlayedGame) -> PlayedGame:
    """The cards are dealt, and the first set is laid."""
    game.tell(DEAL, Purpose.ENTER)
    game.tell(PLAY, Purpose.ENTER)
    return game


def test_what_was_told_is_ruled_on_and_put_right(begun):
    game = told_by_hand(begun(FakeSource()))
    game.tell({**PLAY, "cards": ["0-0", "0-2"]}, Purpose.CORRECT, game.evening.ruled[-1].entry)
    assert [type(ruled.event).__name__ for ruled in game.evening.ruled] == ["Deal", "Play", "Undo", "Play"]


def test_a_button_of_the_source_is_ruled_on_and_that_is_told(begun, tmp_path):
    game = told_by_hand(begun(FakeSource(Press(Action.PASS, 1.0, 1))))
    assert game.watch(films(tmp_path)) is True
    assert game.watch(films(tmp_path)) is False
    assert len(game.evening.ruled) == 3


def test_a_hand_above_the_table_is_somebody_though_nothing_is_ruled_on(begun, tmp_path):
    game = told_by_hand(begun(FakeSource()))
    game.watch(films(tmp_path))
    assert game.watch(films(tmp_path)) is False
    see = game.sitting.time.happened  # what a sitting does for a hand
    game.sitting.step = lambda frame: see(frame.time)
    game._source.moments.append(Frame(np.zeros((9, 16, 3), np.uint8), 9.0))
    assert game.watch(films(tmp_path)) is True
    assert game.watch(films(tmp_path)) is False


def test_a_touch_is_ruled_on(tmp_path, begun):
    game = told_by_hand(begun(FakeSource()))
    game.press(Action.PASS, None, None, films(tmp_path))
    assert len(game.evening.ruled) == 3


def test_what_is_no_play_is_told_for_a_while(begun):
    game = begun(FakeSource())
    game.tell_for_a_while(INSTEAD)
    assert game.view.camera.problem == INSTEAD
    game.sitting.wait(1.0 + TOLD_SECONDS + 0.1)
    assert game.view.camera.problem is None


def test_of_several_things_to_be_told_each_has_its_turn(begun):
    game, other = begun(FakeSource()), Reason("notice-camera-gone")
    for reason in (INSTEAD, other, other):
        game.tell_for_a_while(reason)
    told = [game.view.camera.problem]
    for turns in (1, 2):
        game.sitting.wait(1.0 + turns * TOLD_SECONDS + 0.1)
        told.append(game.view.camera.problem)
    assert told == [INSTEAD, other, None]


def test_what_is_wrong_with_the_source_is_told_at_the_table(begun, tmp_path):
    game = begun(FakeSource(problems=(UNREAD,)))
    game.watch(films(tmp_path))
    assert game.view.camera.problem == Reason("notice-picture-unread")


def test_people_are_seated_and_scores_edited(begun):
    game = told_by_hand(begun(FakeSource()))
    game.settle(Seated(1, 90.0))
    game.settle(EditScores((3, 0, 0)))
    assert game.sitting.view.table.seats.seats[1].direction == 90.0
    assert [edit.points for edit in game.evening.edits] == [(3, 0, 0)]


def test_of_a_camera_that_mirrors_the_table_is_filmed_the_right_way_round(begun, tmp_path):
    picture = np.full((96, 160, 3), 20, np.uint8)
    picture[:, :80] = 220
    game, filmed = begun(FakeSource(Frame(picture, 0.5))), films(tmp_path)
    game.sitting.watching.mirrored = True
    filmed.begin(game.evening, Surroundings((), None, (900.0, 900.0)))
    game.watch(filmed)
    filmed.end()
    video = cv2.VideoCapture(str(tmp_path / "films" / "evening-1" / "film.mkv"))
    _, shown = video.read()
    video.release()
    assert shown[:, :70].mean() < 40
    assert shown[:, 90:].mean() > 200
