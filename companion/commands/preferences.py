"""What people choose at the screen: at once in the settings, and kept in the owner's file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from companion.evening.errors import SettingsError
from companion.screens.intents import Cases, Language, Look, Remind, Sound
from companion.screens.preferences import Choice, Preferences
from companion.settings import Settings, keep_setting


def preferences_of(settings: Settings) -> Preferences:
    """What the settings page shows of the settings."""
    after = round(settings.reminder or 0)
    return Preferences(settings.language, settings.theme, settings.sound, after, settings.cases)


def settings_after(settings: Settings, choice: Choice) -> Settings:
    """The settings with what somebody has chosen."""
    match choice:
        case Language(language):
            return replace(settings, language=language)
        case Look(theme):
            return replace(settings, theme=theme)
        case Sound(on):
            return replace(settings, sound=on)
        case Remind(after):
            return replace(settings, reminder=float(after) or None)
        case Cases(on):
            return replace(settings, cases=on)


def keep_choice(path: Path, choice: Choice) -> bool:
    """Keep it for the next start; False where the settings' file cannot be written."""
    match choice:
        case Language(value):
            name = "language"
        case Look(value):
            name = "theme"
        case Sound(value):
            name = "sound"
        case Remind(value):
            name = "reminder"
        case Cases(value):
            name = "cases"
    try:
        keep_setting(path, name, value)
    except SettingsError:
        return False
    return True
