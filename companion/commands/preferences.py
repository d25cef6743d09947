"""What people choose at the screen: at once in the settings, and kept in the owner's file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.commands.devices import chosen_camera
from companion.decks.chosen import OURS
from companion.machine.errors import SettingsError
from companion.machine.kept_settings import keep_setting
from companion.machine.setting_values import ALL
from companion.machine.settings import Settings
from companion.screens.equipment import PlayWith
from companion.screens.history_intents import MarkGuest
from companion.screens.preferences import Choice, Preferences, setting_of, spelled
from companion.screens.voice_intents import Spelled


def preferences_of(settings: Settings) -> Preferences:
    """What the settings page shows of the settings."""
    return Preferences(
        settings.language,
        settings.theme,
        settings.sound,
        round(settings.reminder or 0),
        settings.cases,
        settings.pictures,
        chosen_camera(settings).name,
        settings.use_buttons,
        settings.voice,
        settings.names,
        settings.large,
    )


def settings_after(settings: Settings, choice: Choice | PlayWith | Spelled | MarkGuest) -> Settings:
    """The settings with what somebody has chosen."""
    if isinstance(choice, MarkGuest):
        return replace(settings, guests=_guests(settings, choice))
    if isinstance(choice, PlayWith):
        decks = {**dict(settings.decks), choice.kind: choice.name or OURS}
        return replace(settings, decks=tuple(decks.items()))
    if isinstance(choice, Spelled):
        return replace(settings, names=spelled(settings.names, choice.name, choice.spelling))
    name, value = setting_of(choice)
    changed: dict[str, Any] = {name: float(value or 0) or None if name == "reminder" else value}
    return replace(settings, **changed)


def _guests(settings: Settings, choice: MarkGuest) -> tuple[str, ...]:
    """All guests, with somebody who is one now, or without."""
    others = tuple(name for name in settings.guests if name != choice.name)
    return (*others, choice.name) if choice.guest else others


def keep_choice(path: Path, settings: Settings, choice: Choice | PlayWith | Spelled | MarkGuest) -> bool:
    """Keep it for the next start; False where the settings' file cannot be written.

    Args:
        path: the file.
        settings: as they are with it.
        choice: what somebody has chosen.
    """
    try:
        if isinstance(choice, MarkGuest):
            keep_setting(path, "guests", list(settings.guests) or None)
            return True
        if isinstance(choice, PlayWith):
            keep_setting(path, choice.kind, choice.name or OURS, table="decks")
        elif isinstance(choice, Spelled):
            keep_setting(path, choice.name, choice.spelling or None, table="names")
        else:
            name, value = setting_of(choice)
            keep_setting(path, name, ALL if value is None else value)
    except SettingsError:
        return False
    return True
