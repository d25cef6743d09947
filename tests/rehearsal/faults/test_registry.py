import pytest

from companion.rehearsal.conditions import Conditions, drawn_faults, make_world
from companion.rehearsal.faults.registry import (
    FAULTS,
    KINDS,
    ChosenFault,
    Strength,
    drawn,
    fault_named,
    in_order,
)
from companion.texts import LANGUAGES
from tests.written import is_written

KIND_OF = {fault.name: kind for kind, faults in KINDS.items() for fault in faults}


def test_each_name_is_one_faults():
    assert len(FAULTS) == sum(len(faults) for faults in KINDS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fault_is_told_in_every_language(language):
    assert [name for name in FAULTS if not is_written(f"fault-{name}", language)] == []


@pytest.mark.parametrize(
    ("text", "name", "strength"),
    [
        ("shaking", "shaking", Strength.STRONG),
        ("shaking:strong", "shaking", Strength.STRONG),
        ("low-light:mild", "low-light", Strength.MILD),
    ],
)
def test_a_fault_is_strong_unless_it_is_said_to_be_mild(text, name, strength):
    assert fault_named(text) == ChosenFault(name, strength)
    assert str(ChosenFault(name, strength)) == f"{name}:{strength.value}"


@pytest.mark.parametrize(
    "text", ["", "list", "shake", "shaking:", "shaking:weak", "Shaking", "shaking:mild:mild"]
)
def test_what_is_no_fault_is_refused(text):
    with pytest.raises(ValueError, match="is no fault"):
        fault_named(text)


@pytest.mark.parametrize(
    ("conditions", "strength", "count"),
    [(Conditions.LIVED, Strength.MILD, 4), (Conditions.ROUGH, Strength.STRONG, 2)],
)
def test_a_seed_draws_faults_of_different_kinds(conditions, strength, count):
    for seed in range(40):
        faults = make_world(conditions, seed).faults
        assert faults == drawn_faults(conditions, seed)
        assert {fault.strength for fault in faults} == {strength}
        assert len({KIND_OF[fault.name] for fault in faults}) == len(faults) == count


def test_every_fault_is_drawn_by_some_seed():
    seen = {fault.name for seed in range(600) for fault in drawn(seed, Strength.STRONG, 2)}
    assert seen == set(FAULTS)


def test_only_what_can_be_mild_is_drawn_where_people_live():
    seen = {fault.name for seed in range(600) for fault in drawn(seed, Strength.MILD, 4)}
    assert seen == {name for name, fault in FAULTS.items() if fault.mild != fault.strong}


def test_faults_are_met_in_the_order_of_the_way_to_the_companion():
    chosen = [fault_named(name) for name in ("torn", "mirrored", "low-light", "shaking", "candle", "oblique")]
    assert [one.name for one in in_order(chosen)] == [one.name for one in reversed(chosen)]
