"""The display of this machine; what plays and tells on it is loaded only where there is one."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass

from companion.cameras.chosen import ChosenCamera
from companion.machine.folders import Folders
from companion.machine.settings import Settings
from companion.machine.watchdog import Watchdog
from hardware.display import has_display


def _play(
    options: argparse.Namespace, places: Folders, settings: Settings, camera: ChosenCamera, watchdog: Watchdog
) -> int:
    from companion.commands.opened_window import play_in_window

    return play_in_window(options, places, settings, camera, watchdog)


def _tell(error: Exception, places: Folders, settings: Settings, watchdog: Watchdog) -> None:
    from companion.commands.opened_window import tell_in_window

    tell_in_window(error, places, settings, watchdog)


@dataclass(frozen=True, slots=True)
class Display:
    """A display.

    Attributes:
        there: whether it is there now.
        play: plays an evening in a window on it; gives the exit status.
        tell: tells in a window why nothing begins.
    """

    there: Callable[[], bool] = has_display
    play: Callable[[argparse.Namespace, Folders, Settings, ChosenCamera, Watchdog], int] = _play
    tell: Callable[[Exception, Folders, Settings, Watchdog], None] = _tell


DISPLAY = Display()
"""That of this machine."""
