"""Pictures of misread plays, kept for the owner who allows it: what was read, and what it really was."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.evening.errors import JournalError
from companion.evening.pictures import KeptPictures
from companion.machine.folders import make_private
from companion.machine.whole_files import write_whole
from companion.texts.errors import reason_of


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
        make_private(folder)
        case = {"game": game, "read": read, "right": right}
        write_whole(file, picture, mode=0o600)
        write_whole(file.with_suffix(".json"), json.dumps(case, ensure_ascii=False).encode(), mode=0o600)
    except OSError as error:
        why = error.strerror or str(error)
        raise JournalError(reason_of("trouble-case-unkept", folder=str(folder), why=why)) from error
    return file


def kept_cases(folder: Path) -> KeptPictures:
    """The pictures of misread plays that are kept."""
    sizes = [file.stat().st_size for file in _cases(folder) if file.suffix == ".jpg"]
    return KeptPictures(len(sizes), sum(sizes))


def forget_cases(folder: Path) -> None:
    """Delete all pictures of misread plays; whatever else lies in the folder stays.

    Raises:
        JournalError: one cannot be deleted; those before it are.
    """
    try:
        for file in _cases(folder):
            file.unlink(missing_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise JournalError(reason_of("trouble-cases-undeleted", folder=str(folder), why=why)) from error


def _cases(folder: Path) -> list[Path]:
    """The files of `keep_case` in that folder, none where there is no such folder."""
    return [
        file for file in folder.glob("*.j*") if file.stem.isdecimal() and file.suffix in (".jpg", ".json")
    ]
