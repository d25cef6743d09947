"""Where the table lies in each camera's picture, kept from one evening to the next."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.evening.errors import SettingsError


def known_table(path: Path, camera: str) -> Mapping[str, Any] | None:
    """What `keep_table` kept for that camera, None when it kept nothing.

    Raises:
        SettingsError: the file is damaged.
    """
    kept = _read(path).get(camera)
    return kept if isinstance(kept, dict) else None


def keep_table(path: Path, camera: str, table: Mapping[str, Any]) -> None:
    """Keep where the table lies in that camera's picture.

    Args:
        path: the file, made with its folders when it does not exist.
        camera: the camera's name, as ``--camera`` takes it.
        table: the calibration as JSON values.

    Raises:
        SettingsError: the file is damaged or cannot be written.
    """
    tables = {**_read(path), camera: dict(table)}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(f"{path.name}.new")
        fresh.write_text(json.dumps(tables, indent=1), encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise SettingsError(f"The tables {path} cannot be written: {error.strerror}.") from error


def _read(path: Path) -> Mapping[str, Any]:
    try:
        tables = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise SettingsError(
            f"The tables {path} cannot be read; delete the file and calibrate again."
        ) from error
    return tables if isinstance(tables, dict) else {}
