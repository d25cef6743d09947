"""Notes beside the networks which training made each of them: its seed, and hashes of code and result.

``made.json`` in the folder of the networks says for each file by what module, from which seed, with which
code and in how many minutes it was made. A test holds the hashes against the files that are shipped.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import vision

NOTES = "made.json"


@dataclass(frozen=True, slots=True)
class Made:
    """How a file was made.

    Attributes:
        by: the module whose command makes it.
        seed: of all chance in it.
        code: SHA-256 of all modules of `vision` as they were then.
        result: SHA-256 of the file.
        minutes: that the training took on the machine that made it.
    """

    by: str
    seed: int
    code: str
    result: str
    minutes: int


def made(folder: Path) -> dict[str, Made]:
    """What is noted of the files in a folder, by their names."""
    path = folder / NOTES
    noted = json.loads(path.read_text()) if path.exists() else {}
    return {name: Made(**values) for name, values in noted.items()}


def note_made(folder: Path, by: str, seed: int, train: Callable[[], None]) -> None:
    """Train, and note what that wrote, be it the same as before: a training that was cut short goes on so.

    Args:
        folder: of the networks.
        by: the module whose command does so.
        seed: of the training.
        train: writes some networks into the folder.
    """
    code, earlier, begun = code_hash(), _written(folder), time.monotonic()
    train()
    minutes = round((time.monotonic() - begun) / 60)
    new = {
        path.name: Made(by, seed, code, result_hash(path), minutes)
        for path, when in _written(folder).items()
        if earlier.get(path) != when
    }
    noted = {name: asdict(one) for name, one in sorted((made(folder) | new).items())}
    (folder / NOTES).write_text(json.dumps(noted, indent=2) + "\n")


def code_hash(folder: Path = Path(vision.__file__).parent) -> str:
    """SHA-256 of all modules below a folder, by their paths."""
    total = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        total.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def result_hash(path: Path) -> str:
    """SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _written(folder: Path) -> dict[Path, int]:
    """When each network in a folder was written, in nanoseconds."""
    return {path: path.stat().st_mtime_ns for path in folder.glob("*.onnx")}
