"""What an event brought about, asked for and written."""

from __future__ import annotations

import pytest

from companion.engines import Effect, EffectKind, Reason, Ruling, Verdict, write_effects

CALL_MISSING = (
    Effect(EffectKind.SKIP_DUE, 2),
    Effect(EffectKind.SKIPPED, 1),
    Effect(EffectKind.SKIPPED, 2),
)


def ruling(*effects):
    return Ruling(Verdict.LEGAL, None, None, effects, Reason("up-laid"))


@pytest.mark.parametrize(
    ("effect", "written"),
    [
        (Effect(EffectKind.COLLAPSE), "collapse"),
        (Effect(EffectKind.TRICK, 0), "trick:7"),
        (Effect(EffectKind.GIVEN, 1), "given:Leah"),
        (Effect(EffectKind.DREW, count=3), "drew:3"),
    ],
)
def test_an_effect_is_written_with_the_name_or_the_number_it_has(effect, written):
    assert write_effects((effect,), ("7", "Leah")) == [written]


def test_effects_are_written_in_their_order():
    assert write_effects(CALL_MISSING, ("Ann", "Ben", "Cem")) == [
        "skip_due:Cem",
        "skipped:Ben",
        "skipped:Cem",
    ]


def test_a_ruling_is_asked_whether_it_brings_one_of_several_kinds():
    assert ruling(*CALL_MISSING).brings(EffectKind.SKIPPED)
    assert ruling(*CALL_MISSING).brings(EffectKind.COLLAPSE, EffectKind.SKIP_DUE)
    assert not ruling(*CALL_MISSING).brings(EffectKind.COLLAPSE)
    assert not ruling().brings(*EffectKind)


def test_a_ruling_names_the_players_of_a_kind_in_order():
    assert ruling(*CALL_MISSING).players(EffectKind.SKIPPED) == (1, 2)
    assert ruling(*CALL_MISSING).players(EffectKind.SKIP_DUE) == (2,)
    assert ruling(*CALL_MISSING).players(EffectKind.TRICK) == ()
