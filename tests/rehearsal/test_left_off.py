"""An evening that was left off goes on with its own record, and with no other one."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.rehearsal.errors import OtherRecordError
from companion.rehearsal.left_off import check_record_of, keep_acted
from companion.rehearsal.truth import Truth, read_truth

HEADER = {"record": 1, "game": "up-and-down", "players": ["Kim", "Leah"], "options": {"rounds": 1}}
DEAL = {"event": "deal"}
SETUP = {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}}
OTHER_SETUP = {"event": "setup", "dice": [5, 4], "face": "DOWN", "facing": {"Kim": "C"}}
CHANGE = {"event": "change", "player": "Kim", "face": "UP"}
REVEAL = {"event": "reveal", "cards": {"Kim": "9C", "Leah": "5H"}}
OTHER_REVEAL = {"event": "reveal", "cards": {"Kim": "9C", "Leah": "6H"}}
RECORD = Path("round.jsonl")


def truth_of(*lines: object) -> Truth:
    return read_truth(io.BytesIO("\n".join(json.dumps(line) for line in (HEADER, *lines)).encode()))


def evening_of(folder: Path, *seen: object) -> Evening:
    """An evening of which the companion saw that."""
    evening = Evening.begin(Journal(folder / "rehearsal.sqlite"), truth_of().header)
    for step in truth_of(*seen).acted:
        evening.tell(step.event, ToldBy.CAMERA)
    return evening


ACTED = (DEAL, SETUP, CHANGE, REVEAL)


@pytest.mark.parametrize(
    ("given", "line"),
    [
        (ACTED, None),
        ((DEAL, SETUP, CHANGE, OTHER_REVEAL), None),
        ((DEAL, SETUP, CHANGE), None),
        ((DEAL, OTHER_SETUP, CHANGE, REVEAL), 3),
        (({"event": "nonsense"}, DEAL, OTHER_SETUP, CHANGE, REVEAL), 4),
        ((DEAL, SETUP), 4),
        ((), 2),
    ],
    ids=["the same", "other later", "shorter", "other set-up", "skipped", "too short", "empty"],
)
@pytest.mark.parametrize("known", [True, False], ids=["kept", "only seen"])
def test_what_was_acted_out_already_must_be_what_the_record_says(given, line, known, tmp_path):
    evening, kept = evening_of(tmp_path, DEAL, SETUP, CHANGE), tmp_path / "rehearsal.json"
    if known:
        keep_acted(kept, evening.number, truth_of(*ACTED))
    if line is None:
        check_record_of(evening, truth_of(*given), RECORD, kept)
        return
    with pytest.raises(OtherRecordError) as refused:
        check_record_of(evening, truth_of(*given), RECORD, kept)
    assert str(refused.value) == (
        f"From line {line} on round.jsonl is not what was acted out in the evening that was left off:"
        " name its record, or leave --resume out to begin anew."
    )


def test_a_line_that_was_acted_out_and_is_gone_is_noticed_where_it_stood(tmp_path):
    evening, kept = evening_of(tmp_path, DEAL, SETUP, CHANGE), tmp_path / "rehearsal.json"
    keep_acted(kept, evening.number, truth_of(*ACTED))
    with pytest.raises(OtherRecordError, match="From line 2 on"):
        check_record_of(evening, truth_of(SETUP, CHANGE, REVEAL), RECORD, kept)


def test_a_play_that_was_misread_does_not_make_it_another_record(tmp_path):
    evening, kept = evening_of(tmp_path, DEAL, OTHER_SETUP), tmp_path / "rehearsal.json"
    keep_acted(kept, evening.number, truth_of(*ACTED))
    check_record_of(evening, truth_of(*ACTED), RECORD, kept)
    with pytest.raises(OtherRecordError, match="From line 3 on"):
        check_record_of(evening, truth_of(DEAL, OTHER_SETUP, CHANGE), RECORD, kept)


@pytest.mark.parametrize(
    "content", [None, b"", b"[]", b"\xff", b'{"evening": 1}', b'{"evening": 9, "acted": [1]}', b"[" * 9999]
)
def test_where_nothing_usable_was_kept_what_was_seen_has_to_do(content, tmp_path):
    evening, kept = evening_of(tmp_path, DEAL, SETUP), tmp_path / "rehearsal.json"
    if content is not None:
        kept.write_bytes(content)
    check_record_of(evening, truth_of(*ACTED), RECORD, kept)
    with pytest.raises(OtherRecordError, match="From line 3 on"):
        check_record_of(evening, truth_of(DEAL, OTHER_SETUP), RECORD, kept)
