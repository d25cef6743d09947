"""Truths of stories that a test tells line by line."""

from __future__ import annotations

import io
import json
from typing import Any

from companion.engines import Header
from companion.engines.header import write_header
from companion.rehearsal.truth import Truth, read_truth


def truth_told(header: Header, *lines: dict[str, Any] | str) -> Truth:
    """The truth of a record; a string is a line as it stands, proper or not."""
    written = (line if isinstance(line, str) else json.dumps(line) for line in (write_header(header), *lines))
    return read_truth(io.BytesIO("\n".join(written).encode()))
