"""What should lie there follows from the position alone."""

from __future__ import annotations

from companion.engines import Undo
from companion.games.up_and_down.rules.cards import Face
from companion.games.up_and_down.table.expected import Expected, expected_of
from companion.games.up_and_down.table.middle import NOTHING_KNOWN, Middle
from tests.games.up_and_down.table.conftest import START, Table
from tests.games.up_and_down.table.rounds import LAST_TRICK, NAMES, TRICKS, up_to_the_last_change


def expected(table: Table) -> Expected:
    return expected_of(table.game.position)


def test_nothing_lies_there_before_the_first_setup_and_after_a_round_what_the_last_one_left():
    made = Table(2)
    assert expected(made) == Expected(NOTHING_KNOWN, laid_out=False, tricks=0)
    made.tell({"event": "deal"})
    made.see(START)
    assert expected(made) == Expected(Middle(Face.DOWN, 3, (3, 4)), laid_out=True, tricks=0)
    tricks = []
    for line in up_to_the_last_change():
        made.tell(line)
        tricks.append(expected(made).tricks)
    assert tricks == [number // 2 for number in range(1, 2 * len(TRICKS) - 1)]
    made.tell({"event": "change", "face": "DOWN"})
    made.tell({"event": "reveal", "cards": dict(zip(NAMES, LAST_TRICK, strict=True))})
    assert expected(made) == Expected(NOTHING_KNOWN, laid_out=True, tricks=len(TRICKS))
    made.tell({"event": "deal"})
    assert expected(made).tricks == len(TRICKS)
    made.apply(Undo())
    made.apply(Undo())
    assert expected(made) == Expected(Middle(Face.DOWN, 3, (3, 4)), laid_out=True, tricks=len(TRICKS) - 1)
