"""Truths of stories that a test tells line by line."""

from __future__ import annotations

import io
import json
from typing import Any

from companion.engines import Header
from companion.engines.header import write_header
from companion.rehearsal.truth import Truth, read_truth


def record_told(header: Header, *lines: dict[str, Any] | str) -> str:
    """The text of that record; a string is a line as it stands, proper or not."""
    written = (line if isinstance(line, str) else json.dumps(line) for line in (write_header(header), *lines))
    return "\n".join(written)


def truth_told(header: Header, *lines: dict[str, Any] | str) -> Truth:
    """The truth of that record."""
    return truth_written(record_told(header, *lines))


def truth_written(record: str) -> Truth:
    """The truth of a record's text."""
    return read_truth(io.BytesIO(record.encode()))
