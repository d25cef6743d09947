"""A sitting: what the watcher sees and people press becomes rulings on disk."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from companion.cameras.snapshots import unpacked
from companion.engines import Header, Reason, Verdict
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.sitting import Sitting
from companion.sitting.passing_notices import PROBLEM_SECONDS, UNLIKE_SECONDS, VAIN_SECONDS
from companion.table.inputs import Action, Press
from hardware.cameras.protocol import Frame
from tests.games.up_and_down.table.conftest import START, arm_from, card, middle, with_cards
from tests.games.up_and_down.table.test_reader import trick
from tests.sitting.watching import FRAME, UP, Watching
from vision.calibration import Calibration
from vision.scene.scene import Hindrance, TableState
from vision.sightings import Sightings


def test_a_press_and_a_scene_become_rulings_that_are_heard(begun):
    assert begun.heard == ["Deal", "Setup"]
    view = begun.sitting.view
    assert view.game.position.state()["leader"] == "Kim"
    assert view.game.duty.key == "uad-duty-change"
    assert view.camera.state is TableState.SEEN


def test_every_ruling_has_its_picture_in_the_journal(begun):
    entry = begun.sitting.view.game.last.entry
    assert begun.journal.picture(entry)[:2] == b"\xff\xd8"


def test_a_ruling_is_on_disk_when_it_is_heard(tmp_path):
    watching = Watching(tmp_path)
    on_disk: list[int] = []

    def count(_ruled: object) -> None:
        other = Journal(tmp_path / "journal.sqlite")
        on_disk.append(len(list(other.entries(other.open_game().number))))
        other.close()

    watching.sitting = Sitting(watching.sitting.evening, watching.watcher, count)
    watching.press(Action.DEALT)
    watching.see(START)
    assert on_disk == [1, 2]
    watching.journal.close()


def test_frames_that_there_was_no_time_for_are_glimpsed_before_the_next_one(begun):
    begun.watcher.script.append(START)
    begun.sitting.step(Frame(FRAME, 9.0, (Frame(FRAME, 8.8), Frame(FRAME, 8.9))))
    assert begun.watcher.glimpses == [8.8, 8.9]


def test_a_no_stands_until_the_table_lies_as_before(begun):
    begun.see(middle("UP", 3, (6, 6)))
    assert begun.sitting.view.game.last.ruling.verdict is Verdict.ILLEGAL
    assert not begun.sitting.view.table.taken_back
    begun.see(TableState.HAND)
    assert not begun.sitting.view.table.taken_back
    begun.see(START)
    assert begun.sitting.view.table.taken_back


def test_a_question_waits_for_its_answer_and_goes_with_the_next_scene(begun):
    begun.see(UP)
    doubtful = with_cards(UP, card(0, "9C"), card(1, None, "5S", "5C"), card(2, "10C"))
    begun.see(doubtful)
    assert begun.sitting.asking.question is not None
    begun.press(Action.ANSWER, choice=1)
    assert begun.heard[-1] == "Reveal"
    assert begun.sitting.asking.question is None
    begun.press(Action.ANSWER, choice=0)
    assert begun.heard.count("Reveal") == 1


@pytest.mark.parametrize("choice", [None, -1, 99])
def test_an_answer_that_is_none_of_the_choices_leaves_all_as_it_is(begun, choice):
    begun.see(UP, with_cards(UP, card(0, "9C"), card(1, None, "5S"), card(2, "10C")))
    begun.press(Action.ANSWER, choice=choice)
    assert begun.heard[-1] == "Change"


def test_undo_is_kept_as_an_event_and_the_table_told_to_be_put_back(begun):
    begun.see(UP)
    begun.press(Action.UNDO)
    assert begun.heard[-1] == "Undo"
    assert begun.sitting.view.game.position.state()["phase"] == "change"
    begun.see(UP)
    assert not begun.sitting.view.table.in_step
    assert begun.heard.count("Change") == 1


def test_an_undo_with_nothing_to_undo_is_kept_but_is_only_noted_for_some_seconds(watching):
    watching.press(Action.UNDO)
    view = watching.sitting.view
    assert [ruled.ruling.verdict for ruled in view.game.history] == [Verdict.ILLEGAL]
    assert (view.game.last, view.table.notice) == (None, Reason("nothing-to-undo"))
    watching.sitting.wait(watching.time + VAIN_SECONDS)
    assert watching.sitting.view.table.notice is None


def test_an_undo_with_nothing_to_undo_leaves_a_no_standing_and_its_note_goes_with_the_next_play(watching):
    watching.sitting.referee.enter(watching.event({"event": "reveal", "cards": {"Kim": "9C"}}), 1.0)
    watching.press(Action.UNDO)
    view = watching.sitting.view
    assert (view.game.last, view.time.ruled, view.table.taken_back) == (view.game.history[0], 1.0, False)
    watching.press(Action.DEALT)
    assert watching.sitting.view.table.notice is None


def test_a_play_is_told_by_hand_without_any_camera(watching):
    for line in (
        {"event": "deal"},
        {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}},
        {"event": "change", "face": "UP"},
    ):
        watching.sitting.referee.enter(watching.event(line), 0.0)
    view = watching.sitting.view
    assert view.game.position.state()["phase"] == "reveal"
    assert [ruled.source for ruled in view.game.history] == ["hand"] * 3
    assert view.camera.state is TableState.NO_PICTURE
    assert watching.journal.picture(view.game.last.entry) is None


def test_what_is_told_by_hand_before_it_lies_there_is_no_change_back(begun):
    begun.sitting.referee.enter(begun.event({"event": "change", "face": "UP"}), begun.time)
    begun.see(START)
    assert begun.heard.count("Change") == 1
    assert not begun.sitting.view.table.in_step
    begun.see(UP)
    assert begun.heard.count("Change") == 1
    assert begun.sitting.view.table.in_step


def test_a_misread_play_is_put_right_and_both_stay_in_the_journal(begun):
    begun.see(UP, trick(UP, "9C", "5D", "10C"))
    right = begun.event({"event": "reveal", "cards": {"Kim": "9C", "Leah": "5D", "Alex": "10H"}})
    begun.put_right(right)
    begun.see(trick(UP, "9C", "5D", "10C"), UP)
    assert begun.heard[-3:] == ["Reveal", "Undo", "Reveal"]
    assert begun.sitting.view.game.position.state()["tricks"] == {"Kim": 0, "Leah": 0, "Alex": 1}
    kept = list(begun.journal.entries(begun.journal.open_game().number))
    assert [entry.source for entry in kept[-3:]] == ["camera", "correction", "correction"]


def test_a_play_that_was_called_illegal_by_mistake_needs_no_undo(begun):
    begun.see(middle("UP", 3, (6, 6)))
    begun.put_right(begun.event({"event": "change", "face": "UP"}))
    assert begun.heard[-2:] == ["Change", "Change"]
    assert begun.sitting.view.game.position.state()["face"] == "UP"


def test_what_the_cards_looked_like_is_known_for_a_correction(begun):
    begun.see(UP, with_cards(UP, card(0, "9C", "9C", "6C"), card(1, "5D"), card(2, "10C")))
    entry = begun.sitting.evening.ruled[-1].entry
    assert list(begun.sitting.view.camera.looks.of(entry, "9C")) == ["9C", "6C"]
    begun.press(Action.UNDO)
    assert "9C" in begun.sitting.view.camera.looks.of(entry, "9C")


def test_every_event_is_ruled_in_the_position_before_it(begun):
    begun.see(UP)
    view = begun.sitting.view
    assert [view.game.before(number).state()["phase"] for number in range(3)] == ["setup", "setup", "change"]


def test_a_lost_camera_is_told_until_it_gives_a_frame_again(begun):
    begun.sitting.tell_problem(Reason("notice-camera-gone"), lost=True)
    assert begun.sitting.view.camera.problem == Reason("notice-camera-gone")
    assert begun.sitting.view.camera.state is TableState.NO_PICTURE
    begun.see(UP)
    assert begun.sitting.view.camera.problem is None


@pytest.mark.parametrize("state", [TableState.NO_PICTURE, TableState.DARK, TableState.NOT_CALIBRATED])
def test_nobody_is_told_what_is_laid_out_while_nothing_can_be_seen(watching, state):
    def signs():
        steps = watching.sitting.view.table.setting_up
        return [step.done for step in steps], [step.seen for step in steps if step.seen]

    assert signs() == ([None] * 4, [])
    watching.see(Sightings())
    assert signs() == ([None, None, False, False], [Reason("lay-out-seen", (("seen", 0),))])
    watching.see(state)
    assert signs() == ([None] * 4, [])


def test_a_picture_that_cannot_be_read_is_told_for_a_while(begun):
    begun.sitting.tell_problem(Reason("notice-picture-unread"), lost=False)
    assert begun.sitting.view.camera.state is TableState.SEEN
    begun.see(TableState.HAND)
    assert begun.sitting.view.camera.problem == Reason("notice-picture-unread")
    begun.time += PROBLEM_SECONDS
    begun.see(TableState.HAND)
    assert begun.sitting.view.camera.problem is None


def test_it_is_told_once_for_a_while_that_the_table_was_not_recognised(begun):
    begun.see(TableState.HAND)
    assert begun.sitting.view.camera.problem is None
    begun.watcher.recognises = False
    begun.see(TableState.LOOKING)
    assert begun.sitting.view.camera.problem == Reason("notice-table-unlike-before")
    begun.time += UNLIKE_SECONDS
    begun.see(TableState.HAND)
    assert begun.sitting.view.camera.problem is None


def test_a_table_found_by_touch_is_kept_with_the_evening(begun):
    found = Calibration(
        np.diag([7.0, 7.0, 1.0]) @ np.array([[1, 0, -64], [0, 1, -36], [0, 0, 1.0]]), (128, 72)
    )
    begun.sitting.calibrate(found)
    assert begun.watcher.calibration is found
    assert begun.sitting.evening.table() == found.as_dict()


def test_where_people_sit_is_kept_with_the_evening_and_for_the_next_game(begun, tmp_path):
    begun.sitting.seat(1, 75.0)
    directions = begun.sitting.view.table.seats.directions
    assert directions == pytest.approx((0, 75, 180))
    evening = Evening.resume(Journal(tmp_path / "journal.sqlite"))
    assert Sitting(evening, begun.watcher).referee.table.seats.directions == directions
    evening.next_game(evening.header)
    assert Sitting(evening, begun.watcher).referee.table.seats.directions == directions


@pytest.fixture
def hand(tmp_path):
    """A hand of Auf und Ab that Kim has opened with 0-0; Leah is to follow."""
    made = Watching(tmp_path, Header("auf-und-ab", ("Kim", "Leah", "Alex")))
    made.press(Action.DEALT)
    made.sitting.referee.enter(
        made.event({"event": "play", "player": "Kim", "cards": ["0-0"], "count": 1}), 0.0
    )
    yield made
    made.journal.close()


def test_buttons_of_two_seats_pressed_at_the_same_moment_both_count(hand):
    for seat in (1, 2):
        hand.sitting.press(Press(Action.PASS, 5.0, seat))
    assert [ruled.ruling.legal for ruled in hand.sitting.view.game.history[-2:]] == [True, True]


def test_a_button_pressed_out_of_turn_is_ruled_on(hand):
    hand.press(Action.PASS, seat=2)
    view = hand.sitting.view
    assert (view.game.last.event.player, view.game.last.ruling.verdict) == (2, Verdict.ILLEGAL)
    assert view.game.turn == 1


def test_a_shared_button_means_the_player_to_move(hand):
    hand.press(Action.PASS)
    assert hand.sitting.view.game.last.event.player == 1


@pytest.mark.parametrize("state", [TableState.HAND, TableState.LOOKING])
def test_a_pass_waits_until_what_lies_there_has_been_looked_at(hand, state):
    hand.see(state)
    hand.press(Action.PASS, seat=1)
    hand.press(Action.PASS, seat=2)
    assert hand.heard == ["Deal", "Play"]
    hand.see(Sightings())
    assert hand.heard == ["Deal", "Play", "Pass", "Pass"]
    assert [ruled.event.player for ruled in hand.sitting.view.game.history[-2:]] == [1, 2]


def test_an_undo_takes_back_a_pass_that_still_waits_and_not_the_play_before(hand):
    hand.see(TableState.HAND)
    hand.press(Action.PASS, seat=1)
    hand.press(Action.UNDO)
    assert hand.heard == ["Deal", "Play", "Pass", "Undo"]
    assert [type(event).__name__ for event in hand.sitting.evening.game.accepted] == ["Deal", "Play"]


def test_a_pass_does_not_wait_for_a_hand_that_rests_above_the_table(hand):
    hand.see(TableState.HAND)
    hand.press(Action.PASS, seat=1)
    hand.see(*[TableState.HAND] * 29)
    assert hand.heard == ["Deal", "Play"]
    hand.see(TableState.HAND, TableState.HAND)
    assert hand.heard == ["Deal", "Play", "Pass"]


def test_a_button_where_nobody_sits_does_nothing(hand):
    hand.press(Action.PASS, seat=7)
    assert hand.heard == ["Deal", "Play"]


def test_nothing_is_seen_while_paused(begun):
    begun.press(Action.PAUSE)
    begun.sitting.step(Frame(FRAME, 9.0))
    assert begun.sitting.view.time.paused
    begun.press(Action.PAUSE)
    begun.see(UP)
    assert begun.heard[-1] == "Change"


def test_frames_without_a_scene_tell_nothing(begun):
    begun.see(TableState.HAND, TableState.LOOKING, TableState.DARK, TableState.NO_PICTURE, TableState.MOVED)
    assert begun.heard == ["Deal", "Setup"]
    assert begun.sitting.view.camera.state is TableState.MOVED


def test_a_whole_trick_after_a_change(begun):
    begun.see(UP, trick(UP, "9C", "5D", "10C"), UP)
    assert begun.heard[-2:] == ["Change", "Reveal"]
    assert begun.sitting.view.game.position.state()["tricks"] == {"Kim": 1, "Leah": 0, "Alex": 0}


def test_a_resumed_sitting_goes_on_from_the_journal(tmp_path):
    watching = Watching(tmp_path)
    watching.press(Action.DEALT)
    watching.see(START, UP)
    watching.journal.close()
    evening = Evening.resume(Journal(tmp_path / "journal.sqlite"))
    watching.sitting = Sitting(evening, watching.watcher)
    watching.see(UP, trick(UP, "9C", "5D", "10C"))
    state = evening.position.state()
    assert (state["leader"], state["tricks"]["Kim"]) == ("Leah", 1)


def test_a_view_never_changes_after_it_was_given(begun):
    before = begun.sitting.view.game
    kept = replace(before)
    begun.see(UP)
    assert before.history == kept.history
    assert len(begun.sitting.view.game.history) == len(before.history) + 1


def test_a_table_that_was_changed_in_a_power_cut_is_put_right_before_anything_is_ruled_on(tmp_path):
    watching = Watching(tmp_path)
    watching.press(Action.DEALT)
    watching.see(START)
    watching.journal.close()
    evening = Evening.resume(Journal(tmp_path / "journal.sqlite"))
    watching.sitting = Sitting(evening, watching.watcher)
    watching.see(UP)
    assert watching.sitting.view.table.stopped
    assert len(evening.ruled) == 2
    watching.see(START, UP)
    assert [type(ruled.event).__name__ for ruled in evening.ruled] == ["Deal", "Setup", "Change"]


def test_a_play_is_kept_with_the_picture_in_which_it_was_seen_though_it_is_told_with_a_later_frame(begun):
    begun.watcher.picture = np.full((360, 640, 3), 200, np.uint8)
    begun.see(UP)
    kept = unpacked(begun.journal.picture(begun.sitting.view.game.last.entry))
    assert kept.mean() == pytest.approx(200, abs=2)


@pytest.mark.parametrize(
    ("hindrance", "told"),
    [
        (None, None),
        (Hindrance.SHAKING, Reason("hindrance-shaking")),
        (Hindrance.SHINE, Reason("hindrance-shine")),
        (Hindrance.ARM, Reason("hindrance-arm", (("player", "Leah"),))),
    ],
)
def test_what_keeps_the_table_from_being_seen_is_told_while_it_does(begun, hindrance, told):
    begun.watcher.hindrance, begun.watcher.arms = hindrance, (arm_from(1),)
    begun.see(TableState.HAND)
    assert begun.sitting.view.camera.hindrance == told
    begun.see(START)
    assert begun.sitting.view.camera.hindrance is None
