"""Which engines can speak here: eSpeak NG, of its wheel or of Debian, and Piper with the owner's voices."""

from __future__ import annotations

import ctypes.util
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from assets.bounds.files import text
from assets.bounds.limits import VOICE_FILE

SPEAKER = Path(__file__).with_name("speaker.py")
LICENCE = "GPL-3.0-or-later"
"""Of eSpeak NG and of Piper alike."""

LIBRARIES = ("libespeak-ng.so", "libespeak-ng.dylib", "espeak-ng.dll")
"""The library's names in its wheel, ``espeakng-loader``."""

ESPEAK_LANGUAGES = ("en", "de", "fr")


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine that speaks some languages.

    Attributes:
        name: as people call it.
        languages: which, ``"de"``.
        command: the program that speaks.
        licence: the engine's, as SPDX names it.
        warms: whether it has to be started early, since it takes seconds to begin.
    """

    name: str
    languages: tuple[str, ...]
    command: tuple[str, ...]
    licence: str = LICENCE
    warms: bool = False


def engines_here(voices: Path | None = None) -> tuple[Engine, ...]:
    """The engines there are, the best for a language first.

    Args:
        voices: the folder in which the owner keeps Piper's voices.
    """
    return (*_piper(voices), *_espeak())


def engine_for(language: str, engines: Iterable[Engine]) -> Engine | None:
    """The first one that speaks a language."""
    return next((engine for engine in engines if language in engine.languages), None)


def _espeak() -> Iterable[Engine]:
    """ESpeak NG where its library lies here; none where it does not."""
    found = _espeak_of_wheel() or _espeak_of_system()
    if found is not None:
        # It needs no other package: without them the program starts in half the time.
        command = (sys.executable, "-I", "-S", str(SPEAKER), "espeak", *found)
        yield Engine("eSpeak NG", ESPEAK_LANGUAGES, command)


def _espeak_of_wheel() -> tuple[str, ...] | None:
    """Library and data of the wheel; it is not imported, as it has nothing else to give."""
    package = find_spec("espeakng_loader")
    for folder in (package.submodule_search_locations if package is not None else None) or ():
        library = next((Path(folder) / name for name in LIBRARIES if (Path(folder) / name).is_file()), None)
        data = Path(folder) / "espeak-ng-data"
        if library is not None and data.is_dir():
            return str(library), str(data)
    return None


def _espeak_of_system() -> tuple[str, ...] | None:
    """The library that came with Debian's package ``libespeak-ng1``, which knows where its data lies."""
    name = ctypes.util.find_library("espeak-ng")
    return None if name is None else (name,)


def _piper(voices: Path | None) -> Iterable[Engine]:
    """Piper with each voice that lies in the folder, by name; none where Piper is not installed."""
    if voices is None or find_spec("piper") is None:
        return
    for voice in sorted(voices.glob("*.onnx")):
        language = _language_of(voice)
        if language is not None:
            command = (sys.executable, "-I", str(SPEAKER), "piper", str(voice))
            yield Engine(f"Piper, {voice.stem}", (language,), command, warms=True)


def _language_of(voice: Path) -> str | None:
    """The language of a voice by the description beside it; None where that cannot be read."""
    try:
        described = json.loads(text(voice.with_name(f"{voice.name}.json"), VOICE_FILE))
        said = described["language"]["code"] if "language" in described else described["espeak"]["voice"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return said[:2].lower() if isinstance(said, str) else None
