"""Parts of what serves: allowances, and what may be pressed on which picture."""

from __future__ import annotations

import json

from companion.web.serving.board import LATE, SPECTATOR, Board
from companion.web.serving.limits import MOST_KNOWN, Allowance


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def board(clock: Clock) -> Board:
    made = Board(clock)
    made.take({"spectator": "looks-on", "seats": ["kims", "leahs"], "generation": 1, "host": "h"})
    return made


def shown(number: int, *offers: list[str]) -> dict:
    empty = json.dumps({})
    return {
        "number": number, "language": "en", "words": {}, "common": {"state": empty}, "own": [empty, empty],
        "offers": list(offers),
    }  # fmt: skip


def test_so_much_may_be_asked_for_at_once_and_so_much_a_second():
    clock = Clock()
    allowance = Allowance(3, 2, clock)
    assert [allowance.takes("a") for _ in range(4)] == [True, True, True, False]
    assert allowance.takes("b")
    clock.now = 1.0
    assert [allowance.takes("a") for _ in range(3)] == [True, True, False]


def test_however_many_ask_only_so_many_are_remembered():
    allowance = Allowance(1, 0, Clock())
    for client in range(MOST_KNOWN + 10):
        allowance.takes(client)
    assert len(allowance._buckets) == MOST_KNOWN


def test_tokens_tell_who_looks_on_and_whose_a_seat_is():
    made = board(Clock())
    tokens = ("looks-on", "kims", "leahs", "", "kims ", "é", "\ud800")
    assert [made.seat_of(token) for token in tokens] == [SPECTATOR, 0, 1, None, None, None, None]


def test_tokens_hold_until_others_are_told():
    made = board(Clock())
    made.take({"spectator": "b", "seats": ["c"], "generation": 2, "host": "h"})
    assert [made.seat_of(token) for token in ("looks-on", "kims", "leahs", "c")] == [None, None, None, 0]


def test_a_seat_presses_what_it_is_offered_and_nothing_else():
    made = board(Clock())
    made.take(shown(1, ["pass"], []))
    assert not made.press(1, "pass", 1)
    assert not made.press(0, "end-turn", 1)
    assert not made.press(0, "pass", 2)
    assert not made.press(SPECTATOR, "pass", 1)
    assert not made.press(7, "pass", 1)
    assert made.press(0, "pass", 1)


def test_a_press_that_is_sent_again_does_nothing():
    made = board(Clock())
    made.take(shown(1, ["pass"], ["pass"]))
    assert made.press(0, "pass", 1)
    assert not made.press(0, "pass", 1)
    assert made.press(1, "pass", 1)


def test_a_press_may_come_a_little_after_another_picture_and_not_long_after():
    clock = Clock()
    made = board(clock)
    made.take(shown(1, ["pass"], ["pass"]))
    made.take(shown(2, ["pass"], []))
    clock.now = LATE
    assert made.press(1, "pass", 1)
    clock.now = LATE + 0.1
    assert not made.press(0, "pass", 1)
    assert made.press(0, "pass", 2)
