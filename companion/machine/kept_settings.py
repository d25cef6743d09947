"""A setting is written into the owner's file; all else in that, comments too, stays as it is."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from assets.bounds.files import text, too_large
from assets.bounds.limits import SETTINGS_FILE
from companion.engines.names import composed
from companion.machine.errors import SettingsError
from companion.machine.settings import read_settings
from companion.machine.whole_files import write_whole
from companion.texts.errors import reason_of, why

Kept = str | bool | int | list[int] | list[str] | None
"""What can be written into the file; None takes it out."""


def keep_setting(path: Path, name: str, value: Kept, table: str | None = None) -> None:
    """Write one setting into the file, made with its folders when it does not exist; all else in it stays.

    Args:
        path: the file.
        name: as it stands there: ``"theme"``.
        value: a possible one.
        table: the table in which it stands, ``"decks"``; None: in none.

    Raises:
        SettingsError: the file is no TOML, or cannot be written, or would be too large to be read again.
    """
    keep_settings(path, {name: value}, table)


def keep_settings(path: Path, values: Mapping[str, Kept], table: str | None = None) -> None:
    """Write several settings at once: all of them come to be there, or none; as `keep_setting`."""
    try:
        written = text(path, SETTINGS_FILE) if path.exists() else ""
        document = tomlkit.parse(written)
        place: Any = document if table is None else document.setdefault(table, tomlkit.table())
        for name, value in values.items():
            if value is None:
                place.pop(name, None)
            else:
                place[name] = value
        content = tomlkit.dumps(document).encode()
        if len(content) > SETTINGS_FILE:
            raise too_large(SETTINGS_FILE, path)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, content)
    except (OSError, ValueError, TypeError, AttributeError, TOMLKitError, RecursionError) as error:
        what = why(error) if isinstance(error, OSError) else str(error)
        raise SettingsError(reason_of("trouble-settings-unwritten", file=str(path), why=what)) from error


def forget_in_settings(path: Path, name: str) -> None:
    """Take somebody out of a settings file; raises `SettingsError`."""
    settings = read_settings(path)
    for spelled, _ in settings.names:
        if composed(spelled) == name:
            keep_setting(path, spelled, None, table="names")
    if name in settings.guests:
        keep_setting(path, "guests", [guest for guest in settings.guests if guest != name])


def rename_in_settings(path: Path, name: str, other: str, *, known: bool) -> None:
    """Call somebody otherwise in a settings file.

    Args:
        path: the file.
        name: whose.
        other: the name from now on; how the voice says it stays, where that is told.
        known: whether it is somebody's already, who stays a guest or none; else who is renamed does.

    Raises:
        SettingsError: it cannot be read or written.
    """
    settings = read_settings(path)
    spelled = dict(settings.names)
    for written, said in settings.names:
        if composed(written) == name:
            keep_setting(path, written, None, table="names")
            if other not in spelled:
                keep_setting(path, other, said, table="names")
    if name in settings.guests:
        others = [guest for guest in settings.guests if guest != name]
        keep_setting(path, "guests", others if known else [*others, other])
