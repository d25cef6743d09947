"""The watcher at a drawn table where nobody's arm was seen: what was not read is told all the same, once."""

from __future__ import annotations

import pytest

from tests.vision.table.drawn_table import Drawn, Sitting, card, codes, die, sitting
from vision.scene.scene import Scene, TableState


def with_an_unread_card(*, arm: bool) -> tuple[Sitting, Scene]:
    """A table on which a card was laid that no frame shows to the eye, and the scene that told it."""
    seat = sitting(card("9H", 0, 0))
    seat.looks(4)
    seat.eye.misses = ["QD"] * 200
    if arm:
        seat.lay(card("QD", -250, -200))
    else:
        seat.table.things.append(card("QD", -250, -200))
    return seat, seat.settle()


@pytest.mark.parametrize("arm", [True, False])
def test_a_card_that_no_frame_shows_to_the_eye_is_told_whether_an_arm_was_seen_or_not(arm):
    _, scene = with_an_unread_card(arm=arm)
    assert codes(scene) == ["9H"]
    assert len(scene.arms) == arm
    for told in (scene.unread, scene.overlooked):
        assert [(round(one.place.x, -1), round(one.place.y, -1)) for one in told] == [(-250, -200)]


def test_what_was_told_to_lie_there_unread_is_not_told_again_while_the_light_changes():
    seat, _ = with_an_unread_card(arm=False)
    seat.table.things.append(card("7C", 200, 0, confidence=0.6))
    assert codes(seat.settle()) == ["9H", "?"]
    told = []
    for light in (1.0, 0.8, 1.0, 0.6, 1.0):  # what is doubtful is read again meanwhile, over and over
        seat.table.light = light
        told += seat.scenes(30)
    assert told == []
    assert len(seat.eye.looked) > 8
    assert seat.look().state is TableState.DOUBTFUL


def test_a_glint_that_comes_and_goes_where_nothing_is_read_is_told_once():
    seat, told = sitting(card("9H", -200, 200)), []
    for _ in range(3):
        seat.table.things.append(Drawn(0, -200, code="QD", width=25.0))
        seat.eye.misses = ["QD"] * 200
        told += seat.scenes(30)
        seat.table.things.pop()
        told += seat.scenes(30)
    assert [(len(scene.unread), len(scene.overlooked), scene.arms) for scene in told] == [(0, 1, ())]


def test_what_lay_there_unread_and_was_taken_away_is_told_to_be_gone():
    seat, _ = with_an_unread_card(arm=False)
    seat.looks(4)
    seat.table.things.pop()
    scene = seat.settle()
    assert (codes(scene), scene.unread, scene.arms) == (["9H"], (), ())


def test_what_is_read_where_nothing_is_left_unread_tells_nothing_of_it():
    seat = sitting(card("9H", 0, 0))
    seat.table.things.append(die(4, -250, -200))
    scene = seat.settle()
    assert (scene.unread, scene.overlooked, scene.arms) == ((), (), ())
