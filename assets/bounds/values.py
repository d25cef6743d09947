"""JSON in files that are no longer than their bound, and not nested endlessly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from assets.bounds.errors import BoundError, Flaw
from assets.bounds.files import content


def json_in(path: Path, most: int) -> Any:
    """The JSON value that a file holds.

    Args:
        path: the file.
        most: bytes that it may have; values take at most some thirty times as many.

    Raises:
        BoundError: it is no ordinary file, has more, or is nested too deeply.
        OSError: it cannot be read, naming it.
        ValueError: it is no JSON in UTF-8.
    """
    return json_of(content(path, most), path)


def json_of(data: bytes, path: Path) -> Any:
    """The JSON value in the bytes of a file, which the error names.

    Raises:
        BoundError: it is nested too deeply.
        ValueError: it is no JSON in UTF-8.
    """
    try:
        return json.loads(data.decode("utf-8"))
    except RecursionError as error:
        raise BoundError(Flaw.TOO_DEEP, path) from error
