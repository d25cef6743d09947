"""What came of a rehearsal is told to people in sentences."""

from __future__ import annotations

import re

import pytest

from companion.commands.rehearsed import outcome_in_words
from companion.rehearsal.compared import Comparison, Difference
from companion.rehearsal.skips import Skip
from companion.rehearsal.watched import Measures
from companion.texts import LANGUAGES, texts

ROLL = {"event": "change", "player": "Kim", "dice": [3, 5]}
FLIP = {"event": "change", "player": "Kim", "face": "UP"}
SKIPPED = tuple((line, skip.value) for line, skip in enumerate(list(Skip) * 2, 4))


def outcome(**changes) -> Comparison:
    facts = {
        "events": 9,
        "right": 9,
        "wrong": 0,
        "missed": 0,
        "invented": 0,
        "illegal": 2,
        "illegal_right": 2,
        "totals_same": True,
    }
    return Comparison(**{**facts, **changes})


def told(found: Comparison, language: str = "en") -> list[str]:
    return list(outcome_in_words(found, Measures(), 63.4, 20.6, texts(language)))


def test_a_rehearsal_in_which_all_was_seen_is_told():
    assert told(outcome()) == [
        "The companion saw what was played.",
        "9 events: 9 right, 0 wrong, 0 missed, 0 invented",
        "Illegal plays: 2 of 2 seen",
        "Questions: 0 of the eye, 0 of the rules",
        "Watched: 0 frames, 63 s at the table in 21 s",
        "From the hand's leaving to the ruling: usually 0 ms, in 95 of 100 cases 0 ms at most",
    ]


@pytest.mark.parametrize(
    ("difference", "said"),
    [
        (Difference(5, ROLL, FLIP), "First difference, line 5: played Kim changes ⚂⚄, seen Kim changes ▲ UP"),
        (Difference(5, ROLL, None), "First difference, line 5: played Kim changes ⚂⚄, seen nothing"),
        (Difference(None, None, FLIP), "First difference: nothing was played, seen was Kim changes ▲ UP"),
    ],
)
def test_the_first_difference_is_told_as_people_write_plays(difference, said):
    lines = told(outcome(wrong=1, right=8, differences=(difference,)))
    assert lines[0] == "The companion did not see what was played."
    assert lines[2] == said


def test_what_was_left_out_is_told_by_its_reason():
    lines = [line for line in told(outcome(skipped=SKIPPED)) if line.startswith("Left out")]
    assert len(lines) == len(Skip)
    assert lines[0] == "Left out, as it is no play of this game: lines 4 and 9"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_json_is_left_in_any_language(language):
    lines = told(outcome(skipped=SKIPPED, differences=(Difference(5, ROLL, None),)), language)
    assert [line for line in lines if re.search(r"[{}\[\]\"_]|null|true", line)] == []
