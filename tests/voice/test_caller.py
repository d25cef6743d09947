"""The caller says one sentence at a time, the urgent first, nothing that is out of date, and never waits."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.machine.how_much import HowMuch
from companion.sitting.signals import Signal
from companion.voice.caller import FAILURES, Caller
from tests.screens.sample_views import changed
from tests.voice.fake_speaking import Clock, FakeSpeaking
from tests.voice.test_calls import ASKED, FLIP, NEXT, NINES, SETUP, TWO_CHANGES, UNDO

TICK = 0.05


class Table:
    """An evening, its caller, and a clock that ticks as the window's loop does."""

    def __init__(self, told, how_much=HowMuch.ALL, **speaking):
        self.clock = Clock()
        self.speaking = FakeSpeaking(self.clock, **speaking)
        self.evening = told()
        self.caller = Caller(self.speaking, "en", how_much, {})
        self.view = None
        self.tell(*SETUP)

    def tell(self, *lines, **changes):
        self.view = self.evening.tell(*lines, **changes)
        self.caller.show(self.view)

    def look(self, **changes):
        """The table as it was told last, with something else."""
        self.view = changed(self.view, **changes)
        self.caller.show(self.view)

    def wait(self, seconds):
        for _ in range(round(seconds / TICK)):
            self.clock.now += TICK
            self.caller.show(self.view)

    @property
    def heard(self):
        return self.speaking.texts


def test_one_sentence_comes_after_the_other(told):
    table = Table(told)
    table.tell(FLIP)
    table.tell(NINES)
    table.wait(10)
    assert table.heard == [
        "UP: now the highest wins.",
        "Nines cancel, 1 in the pot.",
        "Leah changes the rules.",
    ]
    begun = [when for when, _ in table.speaking.heard]
    assert all(later - earlier >= table.speaking.lasts for earlier, later in pairwise(begun))


def test_the_first_sound_comes_as_soon_as_it_is_made(told):
    table = Table(told, making_takes=0.1)
    table.wait(1)
    ruled = table.clock.now
    table.tell(TWO_CHANGES)
    table.wait(1)
    assert table.speaking.heard == [(pytest.approx(ruled + 0.1, abs=TICK), "No. Only one change is allowed.")]


def test_the_next_sentence_is_made_while_one_is_heard(told):
    table = Table(told, making_takes=1.0, lasts=2.0)
    table.tell(FLIP)
    table.wait(6)
    (first, _), (second, _) = table.speaking.heard
    assert second - first == pytest.approx(2.0, abs=2 * TICK)


def test_a_no_breaks_off_what_is_less_urgent(told):
    table = Table(told)
    table.tell(FLIP)
    table.wait(0.5)
    assert table.heard == ["UP: now the highest wins."]
    table.tell({"event": "change", "dice": [5, 5]})
    table.wait(0.3)
    assert table.heard[-1] == "No. The change has been made."
    assert len(table.speaking.hushed) == 1


def test_a_no_is_not_broken_off_by_what_is_less_urgent(told):
    table = Table(told)
    table.tell(TWO_CHANGES)
    table.wait(0.3)
    table.look(question=ASKED)
    table.wait(1)
    assert table.heard == ["No. Only one change is allowed."]
    assert table.speaking.hushed == []
    table.wait(3)
    assert table.heard == ["No. Only one change is allowed.", "Which card does Leah show?"]


def test_a_no_that_is_taken_back_before_it_is_heard_is_not_said(told):
    table = Table(told, making_takes=1.0)
    table.tell(TWO_CHANGES)
    table.wait(0.5)
    table.look(taken_back=True)
    table.wait(5)
    assert "No. Only one change is allowed." not in table.heard


def test_what_was_made_and_is_out_of_date_is_thrown_away(told):
    table = Table(told, HowMuch.RULINGS)
    table.look(question=ASKED)
    table.wait(0.3)
    table.tell(TWO_CHANGES, question=ASKED)
    table.wait(0.3)
    table.look(question=None)
    table.wait(6)
    assert table.heard == ["Which card does Leah show?", "No. Only one change is allowed."]


def test_of_turns_that_follow_quickly_only_the_last_is_said(told):
    table = Table(told, making_takes=0.01)
    table.tell(FLIP)
    table.wait(0.3)
    for turn in (1, 2, 0, 1):
        table.look(turn=turn, duty=table.view.game.duty)
        table.wait(0.1)
    table.wait(6)
    assert table.heard[0] == "UP: now the highest wins."
    assert len(table.heard) == 2


def test_the_voice_waits_for_a_sound_that_is_heard(told):
    table = Table(told, HowMuch.RULINGS)
    table.speaking.chime_until = 1.0
    table.tell(TWO_CHANGES)
    table.wait(3)
    assert table.speaking.heard[0][0] == pytest.approx(1.0, abs=2 * TICK)


def test_with_nothing_to_be_said_all_is_silent(told):
    table = Table(told, HowMuch.OFF)
    table.tell(FLIP, NINES, TWO_CHANGES)
    table.look(question=ASKED)
    table.wait(5)
    assert table.speaking.made_texts == []
    assert table.speaking.prepared == []


def test_turned_off_it_falls_silent_at_once_and_drops_what_waits(told):
    table = Table(told)
    table.tell(FLIP)
    table.wait(0.3)
    table.caller.choose("en", HowMuch.OFF, {})
    assert table.speaking.hushed == [pytest.approx(table.clock.now)]
    table.wait(5)
    assert table.heard == ["UP: now the highest wins."]
    table.caller.choose("en", HowMuch.ALL, {})
    table.wait(5)
    assert len(table.heard) == 1, "what was missed is not made up for"
    table.tell(NINES)
    table.wait(5)
    assert table.heard[1:] == ["Nines cancel, 1 in the pot.", "Leah changes the rules."]


def test_another_language_is_spoken_from_the_next_sentence_on(told):
    table = Table(told, HowMuch.RULINGS)
    table.caller.choose("de", HowMuch.RULINGS, {})
    table.tell(TWO_CHANGES)
    table.wait(1)
    assert table.speaking.made_texts == [("de", "Nein. Nur eine Änderung ist erlaubt.")]
    assert table.speaking.prepared == ["en", "de"]


def test_another_game_drops_what_was_to_be_said_of_the_last(told, tmp_path):
    table = Table(told, HowMuch.RULINGS, making_takes=1.0)
    table.tell(TWO_CHANGES)
    evening = told("up")
    table.view = evening.tell()
    table.wait(5)
    assert table.heard == []


def test_names_are_said_as_they_are_spelled(told):
    table = Table(told)
    table.caller.choose("en", HowMuch.ALL, {"Leah": "Lee-ah"})
    table.tell(FLIP, NINES)
    table.wait(10)
    assert table.heard[-1] == "Lee-ah changes the rules."


def test_a_name_is_tried_out_before_all_else_even_when_nothing_is_said(told):
    table = Table(told, HowMuch.OFF)
    table.caller.try_out("Shivawn")
    table.wait(1)
    assert table.heard == ["Shivawn"]


def test_a_name_can_be_tried_out_before_a_game(told):
    clock = Clock()
    speaking = FakeSpeaking(clock)
    caller = Caller(speaking, "en", HowMuch.RULINGS, {})
    caller.try_out("Shivawn")
    for _ in range(10):
        clock.now += TICK
        caller.show(None)
    assert speaking.texts == ["Shivawn"]


def test_an_engine_that_fails_loses_a_sentence_and_is_left_alone_after_some(told):
    table = Table(told, HowMuch.RULINGS, fails=True)
    assert table.caller.covers == {Signal.CALL, Signal.ILLEGAL, Signal.QUESTION}
    for number in range(FAILURES + 2):
        assert table.caller.able is (number < FAILURES)
        table.look(question=ASKED)
        table.wait(1)
        table.look(question=None)
    assert len(table.speaking.made_texts) == FAILURES
    assert table.caller.covers == frozenset(), "sounds tell it again"
    (told_once,) = table.caller.take_untold()
    assert told_once.key == "trouble-voice-slow"
    assert table.caller.take_untold() == ()


def test_a_sentence_that_succeeds_forgives_those_before(told):
    table = Table(told, HowMuch.RULINGS, fails=True)
    for number in range(2 * FAILURES):
        table.speaking.fails = number % 2 == 0
        table.look(question=ASKED)
        table.wait(3)
        table.look(question=None)
    assert table.caller.able
    assert len(table.heard) == FAILURES


@pytest.mark.parametrize(
    ("how_much", "covers"),
    [
        (HowMuch.OFF, set()),
        (HowMuch.RULINGS, {Signal.CALL, Signal.ILLEGAL, Signal.QUESTION}),
        (HowMuch.ALL, set(Signal)),
    ],
)
def test_what_is_said_needs_no_sound(how_much, covers):
    assert Caller(FakeSpeaking(Clock()), "en", how_much, {}).covers == covers
    assert Caller(None, "en", how_much, {}).covers == set()
    assert Caller(FakeSpeaking(Clock(), languages=("de",)), "en", how_much, {}).covers == set()


def test_without_a_voice_nothing_happens_and_nothing_is_wrong(told):
    caller = Caller(None, "en", HowMuch.ALL, {})
    evening = told()
    for view in (evening.tell(*SETUP), evening.tell(NEXT), evening.tell(UNDO)):
        caller.show(view)
    caller.try_out("Kim")
    caller.choose("de", HowMuch.OFF, {})
    assert not caller.able
    assert caller.take_untold() == ()
    caller.close()


def test_when_it_is_closed_engine_and_loudspeaker_are_free():
    speaking = FakeSpeaking(Clock())
    Caller(speaking, "en", HowMuch.ALL, {}).close()
    assert speaking.closed


def test_somebody_is_spoken_to_in_their_own_language_where_the_voice_speaks_it(told):
    table = Table(told)
    table.caller.choose("en", HowMuch.ALL, {}, {"Leah": "fr"})
    table.tell(FLIP)
    table.tell(NINES)
    table.wait(10)
    assert table.speaking.made_texts == [
        ("en", "UP: now the highest wins."),
        ("en", "Nines cancel, 1 in the pot."),
        ("fr", "Leah change les règles."),
    ]


def test_where_the_voice_does_not_speak_it_they_are_spoken_to_as_all_are(told):
    table = Table(told, languages=("en",))
    table.caller.choose("en", HowMuch.ALL, {}, {"Leah": "fr"})
    table.tell(FLIP)
    table.tell(NINES)
    table.wait(10)
    assert table.speaking.made_texts[-1] == ("en", "Leah changes the rules.")
