"""The watcher below a camera that shakes, or was pushed a little and hangs otherwise from then on."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.vision.table.drawn_table import DrawnTable, Sitting, card, codes
from vision.scene.scene import Hindrance, TableState

THINGS = (card("9H", 0, 0), card("7C", 200, -100))


class Shaking(Sitting):
    """A table under a stand that shakes by so many pixels to each side and a tenth of a degree."""

    def __init__(self, table: DrawnTable, pixels: float, hertz: float = 10.0, fps: float = 27.0) -> None:
        super().__init__(table, fps)
        self.pixels, self.hertz = pixels, hertz

    def look(self):
        phase = 2 * math.pi * self.hertz * self.time
        turn = math.radians(0.03 * self.pixels) * math.sin(0.7 * phase)
        x, y = self.pixels * math.sin(phase), self.pixels * math.cos(1.3 * phase)
        cos, sin = math.cos(turn), math.sin(turn)
        middle = np.array([[1, 0, 640], [0, 1, 360], [0, 0, 1.0]])
        self.table.knock = np.array([[1, 0, x], [0, 1, y], [0, 0, 1.0]]) @ (
            middle @ np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1.0]]) @ np.linalg.inv(middle)
        )
        return super().look()


@pytest.mark.parametrize("plain", [False, True], ids=["a cloth", "a plain table"])
@pytest.mark.parametrize("pixels", [1.4, 3.0, 5.0])
def test_a_stand_that_shakes_stops_no_game(pixels, plain):
    seat = Shaking(DrawnTable(things=list(THINGS), plain=plain), pixels)
    assert codes(seat.settle()) == ["7C", "9H"]
    still = [look.state for look in seat.looks(27)]
    assert still.count(TableState.SEEN) >= 25, still
    for number, (code, x, y) in enumerate((("QD", 150, 150), ("5C", -200, 150), ("2S", -250, -200))):
        seat.lay(card(code, x, y, 20), side=number)
        scene = seat.settle()
        assert code in codes(scene)
        assert len(scene.arms) == 1
        where = {one.code: one.place for one in scene.sightings.cards}
        assert math.dist((where[code].x, where[code].y), (x, y)) < 2.0 + pixels  # where it was when all began
        assert math.dist((where["9H"].x, where["9H"].y), (0, 0)) < 2.0 + pixels


@pytest.mark.parametrize(("pixels", "hindrance"), [(3.0, None), (9.0, Hindrance.SHAKING)])
def test_a_stand_that_shakes_much_is_told(pixels, hindrance):
    seat = Shaking(DrawnTable(things=list(THINGS)), pixels)
    assert seat.looks(120)[-1].hindrance is hindrance


def test_a_small_push_moves_nothing_and_is_followed_once_a_card_is_laid():
    seat = Sitting(DrawnTable(things=list(THINGS)))
    seat.settle()
    seat.table.knock = np.array([[1, 0, 14], [0, 1, -9], [0, 0, 1]], float)
    assert TableState.MOVED not in {look.state for look in seat.looks(12)}
    seat.lay(card("QD", 150, -250), 3)
    scene = seat.settle()
    assert codes(scene) == ["7C", "9H", "QD"]
    place = next(one.place for one in scene.sightings.cards if one.code == "QD")
    assert (place.x, place.y) == pytest.approx((150, -250), abs=4.0)
    seen = seat.watcher.calibration.to_table(seat.table._to_picture(seat.table.calibration.corners))
    assert np.abs(seen - seat.table.calibration.corners).max() < 6.0
