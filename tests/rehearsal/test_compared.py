import pytest

from companion.rehearsal.compared import Difference, compare
from companion.rehearsal.truth import read_truth
from tests.rehearsal.conftest import DEAL, FLIP, SETUP, TRICK, truth_of

NEXT = {"event": "change", "player": "Leah", "dice": [1, 2]}
TWO_THINGS = {"event": "change", "face": "DOWN", "dice": [1, 2]}


def events(*lines):
    return [step.event for step in truth_of(*lines).acted]


def counts(truth, seen):
    found = compare(truth_of(*truth), events(*seen))
    return found.right, found.wrong, found.missed, found.invented, found.same


WHOLE = (DEAL, SETUP, FLIP, TRICK, NEXT)


@pytest.mark.parametrize(
    ("truth", "seen", "expected"),
    [
        (WHOLE, WHOLE, (5, 0, 0, 0, True)),
        (WHOLE, WHOLE[:-1], (4, 0, 1, 0, False)),
        (WHOLE[:-1], WHOLE, (4, 0, 0, 1, False)),
        (WHOLE, (*WHOLE[:-1], {"event": "change", "dice": [1, 1]}), (4, 1, 0, 0, False)),
        (WHOLE, (DEAL, SETUP, FLIP, NEXT, TRICK), (3, 2, 0, 0, False)),
        ((), (), (0, 0, 0, 0, True)),
    ],
)
def test_sequences_are_aligned(truth, seen, expected):
    assert counts(truth, seen) == expected


@pytest.mark.parametrize(
    ("true", "seen"),
    [
        (SETUP, {**SETUP, "dice": [4, 3]}),
        (SETUP, {**SETUP, "facing": {"Leah": "D", "Alex": "H"}}),
        (FLIP, {"event": "change", "face": "DOWN", "dice": [4, 3], "facing": {"Kim": "C"}}),
    ],
)
def test_dice_are_unordered_and_facing_is_completed(true, seen):
    begin = (DEAL,) if true is SETUP else (DEAL, SETUP)
    found = compare(truth_of(*begin, true), events(*begin, seen))
    assert found.right == len(begin) + 1
    assert found.same


def test_another_face_is_another_event():
    found = compare(truth_of(DEAL, SETUP), events(DEAL, {**SETUP, "face": "DOWN"}))
    assert (found.right, found.wrong) == (1, 1)
    assert found.first_difference == Difference(3, SETUP, {**SETUP, "face": "DOWN"})


def test_an_illegal_event_is_right_only_if_the_same_clause_forbids_it():
    truth = truth_of(DEAL, SETUP, TWO_THINGS, FLIP)
    found = compare(truth, [step.event for step in truth.acted])
    assert (found.illegal, found.illegal_right) == (1, 1)
    not_refused = compare(truth, events(DEAL, SETUP, FLIP))
    assert (not_refused.illegal, not_refused.illegal_right, not_refused.missed) == (1, 0, 1)


def test_totals_must_agree_in_the_end():
    other = {"event": "reveal", "cards": {"Kim": "9C", "Leah": "9D", "Alex": "10S"}}
    found = compare(truth_of(DEAL, SETUP, FLIP, TRICK), events(DEAL, SETUP, FLIP, other))
    assert not found.totals_same


def test_skipped_lines_are_listed_with_their_reasons():
    assert compare(truth_of(DEAL, "{", SETUP), events(DEAL, SETUP)).skipped == ((3, "invalid"),)


def test_undone_events_stay_in_the_sequence():
    truth = truth_of(DEAL, SETUP, {"event": "undo"}, SETUP)
    assert compare(truth, [step.event for step in truth.acted]).same


def test_what_is_read_is_what_was_written(tmp_path):
    path = tmp_path / "a.jsonl"
    path.write_bytes(b'{"record": 1, "game": "up-and-down", "players": ["A", "B"]}\n{"event": "deal"}\n')
    with path.open("rb") as file:
        assert len(read_truth(file).acted) == 1
