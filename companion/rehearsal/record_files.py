"""The files of two records that are compared: what was played, and what somebody saw who watched."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from assets.bounds.files import content
from assets.bounds.limits import ACTED_FILE
from companion.engines import Header, HeaderError, Reason, start
from companion.rehearsal.errors import RecordError
from companion.rehearsal.truth import Truth, read_seen, read_truth
from companion.texts.errors import reason_of, why


def truth_in(record: Path) -> Truth:
    """What there is to be seen in a record; raises `RecordError`, which names the file."""
    data = _content(record)
    try:
        return read_truth(data)
    except HeaderError as error:
        raise _no_record(record, error) from error


def seen_in(record: Path, truth: Truth, played: Path) -> Truth:
    """What a record tells that was seen.

    Args:
        record: its file.
        truth: what was played.
        played: the file of that.

    Raises:
        RecordError: it cannot be read, or is that of another game; names the file.
    """
    data = _content(record)
    try:
        seen = read_seen(data, truth)
    except HeaderError as error:
        raise _no_record(record, error) from error
    check_same_game(seen.header, record, truth.header, played)
    return seen


def check_same_game(seen: Header, record: Path, true: Header, played: Path) -> None:
    """Refuse what was seen of another game than was played.

    Args:
        seen: who was seen to play what.
        record: the file that says so.
        true: who played what.
        played: the file that says so.

    Raises:
        RecordError: game, players or options differ; names both files, and what differs.
    """
    what = _what_differs(seen, true)
    if what is not None:
        facts = {"file": str(record), "other": str(played)}
        raise RecordError(reason_of("trouble-record-other-game", **facts, what=what))


def _what_differs(seen: Header, true: Header) -> Reason | None:
    if seen.game != true.game:
        return reason_of("other-game", seen=seen.game, played=true.game)
    if seen.players != true.players:
        return reason_of("other-players", seen=", ".join(seen.players), played=", ".join(true.players))
    # What an option is when it is left out only its game knows.
    return None if start(seen).position == start(true).position else Reason("other-options")


def _content(record: Path) -> BytesIO:
    try:
        return BytesIO(content(record, ACTED_FILE))
    except OSError as error:
        raise RecordError(reason_of("trouble-record-unread", file=str(record), why=why(error))) from error


def _no_record(record: Path, error: HeaderError) -> RecordError:
    return RecordError(reason_of("trouble-record-none", file=str(record), why=str(error)))
