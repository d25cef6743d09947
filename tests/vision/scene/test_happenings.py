"""A scene says what has become of each piece since the last one."""

import pytest

from tests.vision.scene.laid_things import back, card, die, not_read, shown, strip, updown
from vision.scene.happenings import Happening, what_became
from vision.sightings import Face

CHANGES = {
    "nothing": ((card("9H", 0.0),), (card("9H", 2.0),), []),
    "it appeared": ((), (card("9H", 0.0),), [Happening.APPEARED]),
    "it left": ((card("9H", 0.0),), (), [Happening.LEFT]),
    "it moved": ((card("9H", 0.0),), (card("9H", 9.0),), [Happening.MOVED]),
    "it was turned round": ((card("9H", 0.0),), (card("9H", 0.0, turn=30.0),), [Happening.MOVED]),
    "it was turned over": ((back(0.0),), (card("9H", 2.0),), [Happening.TURNED]),
    "a die was rolled": ((die(3, 0.0),), (die(5, 70.0),), [Happening.MOVED, Happening.TURNED]),
    "the card was turned a quarter": ((updown(),), (updown(turn=90.0),), [Happening.MOVED]),
    "the card was turned over": ((updown(),), (updown(Face.DOWN),), [Happening.TURNED]),
    "a card was laid on it": (
        (card("9H", 0.0),),
        (strip("9H", 0.0), card("4C", 20.0)),
        [Happening.COVERED, Happening.APPEARED],
    ),
    "a card was taken off it": (
        (strip("9H", 0.0), card("4C", 20.0)),
        (card("9H", 0.0),),
        [Happening.LEFT, Happening.BARED],
    ),
}


@pytest.mark.parametrize(("before", "now", "happened"), CHANGES.values(), ids=CHANGES)
def test_a_scene_says_what_has_become_of_each_piece(before, now, happened):
    lay = shown(before)
    assert [change.happening for change in what_became(lay, lay.after(now))] == happened


def test_a_scene_says_what_has_become_of_what_was_not_read():
    lay = not_read(unread=(0.0, 150.0), overlooked=(300.0,))
    lie = not_read(unread=(158.0, 400.0), lay=lay, things=(card("9H", 2.0),))
    told = [(change.happening, change.piece.number) for change in what_became(lay, lie)]
    assert told == [(Happening.READ, 0), (Happening.APPEARED, 3)]
    assert [change.happening for change in what_became(lay, lay.after(()))] == [Happening.LEFT] * 2
