"""The voice: whether an engine speaks the owner's language."""

from __future__ import annotations

from collections.abc import Sequence

from companion.engines import Reason
from companion.examination.found import missing, works
from companion.machine.findings import Finding, Health, Part
from companion.machine.folders import Folders
from companion.texts.errors import reason_of_error
from hardware.errors import SpeechError
from hardware.speech.engines import Engine, engine_for, engines_here
from hardware.speech.program import spoken

WORD = "1"
"""What is said on trial; nobody hears it."""


def examine_voice(language: str, places: Folders, engines: Sequence[Engine] | None = None) -> Finding:
    """Whether the companion can speak; it says a word to itself.

    Args:
        language: the one that it speaks.
        places: where the owner's voices lie.
        engines: those that are there, None to look for them.
    """
    here = engines_here(places.voices) if engines is None else engines
    engine = engine_for(language, here)
    if engine is None:
        return missing(Part.VOICE, "doctor-voice-none", "doctor-do-voice")
    try:
        spoken(engine, WORD, language)
    except SpeechError as error:
        return Finding(Part.VOICE, Health.MISSING, reason_of_error(error))
    said = Reason(f"language-{language}")
    return works(Part.VOICE, "doctor-voice-here", engine=engine.name, licence=engine.licence, language=said)
