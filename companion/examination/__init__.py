"""Examines the machine and what the owner keeps: what works, what is not there, what is broken."""

from __future__ import annotations

from collections.abc import Callable

from companion.evening.kept_journal import KeptJournal
from companion.examination.kept import (
    examine_disk,
    examine_journals,
    examine_settings,
)
from companion.examination.machine import (
    examine_buttons,
    examine_camera,
    examine_networks,
    examine_pygame,
    examine_screen,
    examine_sound,
    examine_versions,
)
from companion.examination.power import examine_power
from companion.examination.service import examine_service, unit_is_active
from companion.examination.sight import examine_sight
from companion.examination.voice import examine_voice
from companion.machine.errors import SettingsError
from companion.machine.findings import Finding
from companion.machine.folders import Folders
from companion.machine.settings import Settings, read_settings

__all__ = ["examine"]


def examine(places: Folders, held: KeptJournal | None = None) -> tuple[Finding, ...]:
    """Examine everything; takes some seconds and changes nothing.

    Args:
        places: where journal, settings and decks lie.
        held: the journal that this program has open, whose evening holds the pins of its buttons and lamps:
            they are left alone then, and so is its camera. None: nothing is open here, and all is tried out
            that the service does not hold.
    """
    free = held is None and not unit_is_active()
    checks: tuple[Callable[[], Finding], ...] = (
        examine_versions,
        examine_pygame,
        examine_networks,
        lambda: examine_camera(_settings(places)),
        *((lambda: examine_sight(_settings(places), places),) if free else ()),
        examine_buttons,
        examine_screen,
        examine_sound,
        lambda: examine_voice(_settings(places).language, places),
        lambda: examine_journals(places, held),
        lambda: examine_settings(places, pins=free),
        lambda: examine_disk(places.data),
        examine_power,
        lambda: examine_service(places.log),
    )
    return tuple(check() for check in checks)


def _settings(places: Folders) -> Settings:
    """What the owner has chosen; all as usual where that cannot be read, which is told elsewhere."""
    try:
        return read_settings(places.settings)
    except SettingsError:
        return Settings()
