"""Lamps and sounds follow what happens at the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Effect, EffectKind, Ruling, Verdict
from companion.sitting.signals import Signal, Signals, lit_lamps, new_signals
from hardware.lamps import LampName
from tests.screens.sample_views import ASKED, BEGINNING, HEADER, PLAYED, WRONG, changed, sitting


class Heard:
    """Remembers what was played or lit."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.lit: list[frozenset[LampName]] = []
        self.closed = False

    def play(self, name: str) -> None:
        self.played.append(name)

    def show(self, lit: frozenset[LampName]) -> None:
        self.lit.append(lit)

    def close(self) -> None:
        self.closed = True


def at(folder, *lines, **changes):
    folder.mkdir()
    return changed(sitting(folder, *lines, **changes), header=HEADER)


@pytest.fixture
def beginning(tmp_path):
    return at(tmp_path / "a", *BEGINNING, turn=0)


@pytest.fixture
def wrong(tmp_path):
    return at(tmp_path / "b", *BEGINNING, WRONG, turn=0)


def with_effect(view, effect):
    """The view with another legal play that has this effect."""
    position = view.game.position
    ruled = replace(
        view.game.last, ruling=Ruling(Verdict.LEGAL, position, None, (effect,), view.game.last.ruling.reason)
    )
    return changed(view, history=(*view.game.history, ruled))


def test_nothing_sounds_at_the_first_view_nor_while_nothing_happens(beginning, wrong):
    assert new_signals(None, wrong) == ()
    assert new_signals(beginning, beginning) == ()


def test_an_illegal_play_sounds_once_and_shines_until_it_is_taken_back(beginning, wrong):
    assert new_signals(beginning, wrong) == (Signal.ILLEGAL,)
    assert new_signals(wrong, wrong) == ()
    assert LampName("illegal") in lit_lamps(wrong)
    assert LampName("illegal") not in lit_lamps(changed(wrong, taken_back=True))


def test_what_a_voice_says_makes_no_sound(beginning, wrong):
    heard = Heard()
    signals = Signals(heard, heard)
    signals.show(beginning)
    signals.show(wrong, said=frozenset({Signal.ILLEGAL}))
    assert heard.played == []
    assert LampName("illegal") in heard.lit[-1]
    signals.show(changed(wrong, turn=1), said=frozenset({Signal.ILLEGAL}))
    assert heard.played == ["turn"]


def test_an_undo_with_nothing_to_undo_makes_no_sound(tmp_path):
    before, after = at(tmp_path / "before"), at(tmp_path / "after", {"event": "undo"})
    assert new_signals(before, after) == ()


def test_whoever_is_reminded_hears_the_sound_of_a_turn_once(beginning):
    reminded = changed(beginning, reminded=True)
    assert new_signals(beginning, reminded) == (Signal.TURN,)
    assert new_signals(reminded, reminded) == ()


def test_out_of_step_sounds_once_and_shines_like_a_question(beginning):
    stopped = changed(beginning, stopped=True)
    assert new_signals(beginning, stopped) == (Signal.QUESTION,)
    assert new_signals(stopped, stopped) == ()
    assert LampName("question") in lit_lamps(stopped)


def test_a_turn_sounds_when_it_comes_and_shines_at_its_seat(beginning):
    turn = changed(beginning, turn=2)
    assert new_signals(beginning, turn) == (Signal.TURN,)
    assert lit_lamps(turn) == {LampName("turn"), LampName("turn", 2)}
    assert new_signals(turn, changed(turn, turn=None)) == ()
    assert lit_lamps(changed(turn, turn=None)) == frozenset()


def test_a_question_sounds_once_and_shines_while_it_is_open(beginning):
    asked = changed(beginning, question=ASKED)
    assert new_signals(beginning, asked) == (Signal.QUESTION,)
    assert new_signals(asked, asked) == ()
    assert LampName("question") in lit_lamps(asked)


def test_a_call_that_is_missing_sounds_before_all_else_and_shines_at_its_seat(beginning):
    missing = changed(with_effect(beginning, Effect(EffectKind.SKIP_DUE, 1)), turn=2)
    assert new_signals(beginning, missing) == (Signal.CALL, Signal.TURN)
    assert {LampName("call"), LampName("call", 1)} <= lit_lamps(missing)


def test_only_the_most_urgent_sound_is_played_and_lamps_are_switched_when_they_change(beginning):
    sounds, lamps = Heard(), Heard()
    signals = Signals(sounds, lamps)
    missing = changed(with_effect(beginning, Effect(EffectKind.SKIP_DUE, 1)), turn=2)
    for view in (beginning, beginning, missing, missing):
        signals.show(view)
    assert sounds.played == ["call"]
    assert lamps.lit == [lit_lamps(beginning), lit_lamps(missing)]
    signals.close()
    assert sounds.closed
    assert lamps.closed


def test_sounds_that_are_switched_off_leave_the_lamps_alone(beginning, wrong):
    sounds, lamps = Heard(), Heard()
    signals = Signals(sounds, lamps)
    signals.audible = False
    signals.show(beginning)
    signals.show(wrong)
    assert sounds.played == []
    assert len(lamps.lit) == 2


def test_without_a_loudspeaker_lamps_shine_and_without_lamps_sounds_are_heard(beginning, wrong):
    sounds, lamps = Heard(), Heard()
    for signals in (Signals(None, lamps), Signals(sounds, None), Signals(None, None)):
        signals.show(beginning)
        signals.show(wrong)
        signals.close()
    assert sounds.played == ["illegal"]
    assert lamps.lit == [lit_lamps(beginning), lit_lamps(wrong)]


def test_a_new_game_begins_in_silence(beginning, tmp_path):
    other = at(tmp_path / "c", *PLAYED, turn=1)
    assert new_signals(beginning, changed(other, header=replace(HEADER))) == ()
