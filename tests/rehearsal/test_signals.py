"""Lamps and sounds while a story is acted out."""

from __future__ import annotations

from random import Random

import pytest

from companion.engines import EffectKind, Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.rehearsal.perfect_sight import before_perfect_sight
from companion.rehearsal.truth import generated_truth
from companion.sitting.signals import Signals
from hardware.lamps import LampName
from tests.games.auf_und_ab.people import test_acted_out as auf_und_ab
from tests.sitting.test_signals import Heard


def heard_while(truth, folder):
    """What was played and lit while a record was acted out."""
    journal = Journal(folder / "journal.sqlite")
    watched = before_perfect_sight(truth, Evening.begin(journal, truth.header), 1)
    heard = Heard()
    signals = Signals(heard, heard)
    signals.show(watched.sitting.view)
    while watched.step():
        signals.show(watched.sitting.view)
    journal.close()
    return heard


TURN = LampName("turn")
ILLEGAL = LampName("illegal")
WOLFGANG, PETRA = LampName("turn", 1), LampName("turn", 2)


def test_an_illegal_set_is_heard_once_and_shines_until_it_is_taken_back(tmp_path):
    story = (auf_und_ab.DEAL, auf_und_ab.OPEN, auf_und_ab.play("Wolfgang", "1-2", "1-3"), auf_und_ab.FOLLOW)
    heard = heard_while(auf_und_ab.truth_of(*story), tmp_path)
    assert heard.played == ["question", "turn", "illegal", "turn"]
    assert heard.lit == [
        {LampName("question")},
        {TURN, WOLFGANG},
        {TURN, WOLFGANG, ILLEGAL},
        {TURN, WOLFGANG},
        {TURN, PETRA},
    ]


@pytest.mark.parametrize("seed", [52, 55])
def test_every_call_that_is_missing_is_heard_and_every_illegal_play(seed, tmp_path):
    header = Header("up", ("Ann", "Ben"), {"end": {"rounds": 1}})
    truth = generated_truth(header, Random(seed), mishaps=0.2)
    rulings = [step.ruling for step in truth.acted]
    missing = [ruling for ruling in rulings if ruling.brings(EffectKind.SKIP_DUE)]
    heard = heard_while(truth, tmp_path)
    assert heard.played.count("call") == len(missing) > 0
    assert heard.played.count("illegal") == sum(not ruling.legal for ruling in rulings)
    assert any(LampName("call", seat) in lit for lit in heard.lit for seat in (0, 1))
