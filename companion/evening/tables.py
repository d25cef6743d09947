"""Where the table lies in each camera's picture, kept from one evening to the next."""

from __future__ import annotations

import json
import re
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from assets.bounds.limits import TABLES_FILE
from assets.bounds.values import json_in
from companion.engines import Reason
from companion.evening.rescue import damaged_name
from companion.machine.errors import SettingsError
from companion.machine.whole_files import write_whole
from companion.texts.errors import reason_of

_NUMBERED = re.compile(r"usb(:\d+)?")
"""A USB camera by its number, which may mean another one after a restart."""

_LOOKS = "looks"
"""Beside a calibration's values: the JPEG of the bare table, base 64."""

_MIRRORED = "mirrored"
"""Beside them, too, where the camera's pictures are mirrored: true."""

_SECTION = "section"
"""Beside them, too, where the camera tells which part of its sensor it shows: that part."""


@dataclass(frozen=True, slots=True)
class KnownTable:
    """A table as a camera knew it last.

    Attributes:
        calibration: where it lay in the picture, as JSON values.
        looks: how it looked there with nothing on it, a small JPEG; None when that was not seen.
        mirrored: whether the camera's pictures are mirrored; calibration and looks are of them mirrored back.
        section: the part of its sensor that the camera showed, as JSON values; None where it tells none.
    """

    calibration: Mapping[str, Any]
    looks: bytes | None = None
    mirrored: bool = False
    section: Mapping[str, Any] | None = None

    def as_dict(self) -> dict[str, Any]:
        """It all as JSON values; :meth:`from_dict` reads it back."""
        looks = {} if self.looks is None else {_LOOKS: b64encode(self.looks).decode()}
        section = {} if self.section is None else {_SECTION: dict(self.section)}
        return {**self.calibration, **({_MIRRORED: True} if self.mirrored else {}), **section, **looks}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> KnownTable:
        """The table that :meth:`as_dict` wrote; raises `ValueError` where its looks are damaged."""
        beside = (_LOOKS, _MIRRORED, _SECTION)
        calibration = {name: value for name, value in values.items() if name not in beside}
        looks = values.get(_LOOKS)
        jpeg = b64decode(looks, validate=True) if isinstance(looks, str) else None
        section = values.get(_SECTION)
        kept = section if isinstance(section, dict) else None
        return cls(calibration, jpeg, values.get(_MIRRORED) is True, kept)


def known_table(path: Path, camera: str, formerly: Sequence[str] = ()) -> KnownTable | None:
    """What `keep_table` kept for that camera, None when it kept nothing.

    Args:
        path: the file.
        camera: the camera's name, as ``--camera`` takes it.
        formerly: its names by number. What was kept under one of them is taken where nothing is kept under
            the camera's own name, nor anything under another number: it cannot be another camera's then.

    Raises:
        SettingsError: the file is damaged.
    """
    tables = _read(path)
    kept = tables.get(camera) or next((tables[name] for name in _its_own(tables, formerly)), None)
    if not isinstance(kept, dict):
        return None
    try:
        return KnownTable.from_dict(kept)
    except ValueError as error:
        raise _damaged(path) from error


def keep_table(path: Path, camera: str, table: KnownTable, formerly: Sequence[str] = ()) -> None:
    """Keep where the table lies in that camera's picture, and how it looks there.

    Args:
        path: the file, made with its folders when it does not exist.
        camera: the camera's name, as ``--camera`` takes it.
        table: the table.
        formerly: names by number that the camera had; what is kept under them is this table's past.

    Raises:
        SettingsError: the file is damaged or cannot be written.
    """
    tables = dict(_read(path))
    for name in _its_own(tables, formerly):
        del tables[name]
    tables[camera] = table.as_dict()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps(tables, indent=1).encode())
    except OSError as error:
        said = reason_of("trouble-tables-unwritten", file=str(path), why=error.strerror or str(error))
        raise SettingsError(said) from error


def set_aside(path: Path) -> Reason:
    """Put a damaged file aside, so that tables can be kept again; what tells so.

    Raises:
        SettingsError: it cannot be put aside.
    """
    aside = damaged_name(path)
    try:
        path.replace(aside)
    except OSError as error:
        said = reason_of("trouble-tables-not-put-aside", file=str(path), why=error.strerror or str(error))
        raise SettingsError(said) from error
    return reason_of("trouble-tables-put-aside", file=str(path), aside=aside.name)


def set_aside_if_damaged(path: Path, camera: str) -> Reason | None:
    """Put the file aside if what it holds of that camera cannot be read; what tells so, None where it can.

    Raises:
        SettingsError: it cannot be put aside.
    """
    try:
        known_table(path, camera)
    except SettingsError:
        return set_aside(path)
    return None


def _its_own(tables: Mapping[str, Any], formerly: Sequence[str]) -> list[str]:
    """The names by number under which a camera's own table is kept: those it had, if there are no others."""
    others = any(name not in formerly for name in tables if _NUMBERED.fullmatch(name))
    return [] if others else [name for name in formerly if name in tables]


def _read(path: Path) -> Mapping[str, Any]:
    try:
        tables = json_in(path, TABLES_FILE)
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise _damaged(path) from error
    if not isinstance(tables, dict):
        raise _damaged(path)
    return tables


def _damaged(path: Path) -> SettingsError:
    return SettingsError(reason_of("trouble-tables-unread", file=str(path)))
