"""Pictures of misread plays, kept for the owner who allows it: what was read, and what it really was."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.errors import reason_of
from companion.evening.errors import JournalError


def keep_case(
    folder: Path, number: int, game: str, read: Mapping[str, Any], right: Mapping[str, Any], picture: bytes
) -> Path:
    """Keep the picture of a misread play, and beside it what was read and what is right.

    Args:
        folder: where to; made if it does not exist. Nothing leaves it; to delete it forgets all cases.
        number: of the journal's entry of the misread play.
        game: the game.
        read: the play as it was read, a line of the table record.
        right: the play as somebody put it right.
        picture: the table at that moment as JPEG.

    Returns:
        The picture's file.

    Raises:
        JournalError: it cannot be written.
    """
    file = folder / f"{number}.jpg"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(picture)
        case = {"game": game, "read": read, "right": right}
        file.with_suffix(".json").write_text(json.dumps(case, ensure_ascii=False), encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise JournalError(reason_of("trouble-case-unkept", folder=str(folder), why=why)) from error
    return file
