"""The caller of an evening: the voice that this machine has, as the owner wishes it."""

from __future__ import annotations

from collections.abc import Mapping

from companion.evening.profiles import Profile
from companion.machine.folders import Folders
from companion.machine.how_much import HowMuch
from companion.machine.settings import Settings
from companion.voice import Caller
from hardware.sounds import Sounds
from hardware.speech.engines import engines_here
from hardware.speech.voice import Voice


def open_caller(settings: Settings, places: Folders) -> Caller:
    """A caller that speaks where there is an engine and a loudspeaker, and else is silent."""
    loudspeaker = Sounds()
    voice = Voice(engines_here(places.voices), loudspeaker) if loudspeaker.audible else None
    return Caller(voice, settings.language, how_much(settings), dict(settings.names))


def no_caller(settings: Settings) -> Caller:
    """One that says nothing, for an evening that nobody sits at."""
    return Caller(None, settings.language, HowMuch.OFF, {})


def follow_settings(caller: Caller, settings: Settings, profiles: Mapping[str, Profile]) -> None:
    """Let the caller speak as the settings and people wish from now on.

    Args:
        caller: the caller.
        settings: say in which language, how much, and how names are said.
        profiles: say whom it speaks to in another language.
    """
    own = {name: profile.voice for name, profile in profiles.items() if profile.voice is not None}
    caller.choose(settings.language, how_much(settings), dict(settings.names), own)


def how_much(settings: Settings) -> HowMuch:
    """How much is said: nothing where nothing is to be heard."""
    return settings.voice if settings.sound else HowMuch.OFF
