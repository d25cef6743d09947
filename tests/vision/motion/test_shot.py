"""The watcher looks at what is small, and asks for the whole picture only where it reads."""

from __future__ import annotations

import numpy as np

from hardware.cameras.protocol import Frame, Later, made_small
from tests.vision.table.drawn_table import DrawnTable, Sitting, card, codes


def test_only_what_is_read_is_asked_for_whole():
    seat = Sitting(DrawnTable(things=[card("9H", 0, 0)]))
    seat.settle()
    whole = []

    def asked(picture: np.ndarray) -> np.ndarray:
        whole.append(seat.time)
        return picture

    def look():
        picture = seat.table.frame()
        seat.time += seat.step
        shot = Later((1280, 720), made_small(picture), lambda: asked(picture))
        return seat.watcher.look(Frame(shot, seat.time))

    assert [look().scene for _ in range(10)] == [None] * 10
    assert whole == []
    seat.table.things.append(card("QD", 150, -150, 40))
    (scene,) = [seen.scene for seen in (look() for _ in range(10)) if seen.scene is not None]
    assert codes(scene) == ["9H", "QD"]
    assert 2 <= len(whole) <= 3
