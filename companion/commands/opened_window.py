"""The window of an evening is opened, and closed when somebody leaves."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import closing, suppress

from companion.cameras.chosen import ChosenCamera
from companion.commands.devices import usable_camera
from companion.commands.interrupted import Interrupted
from companion.commands.opening import open_journal
from companion.commands.stopped_window import tell_stop, told_before_closing
from companion.commands.switching import KioskMachine, PowerSwitch
from companion.commands.windowed import WindowedEvening
from companion.decks.chosen import check_given
from companion.machine.folders import Folders
from companion.machine.settings import Settings
from companion.machine.watchdog import Watchdog
from companion.screens.errors import ScreenError
from companion.screens.people import USUAL_GAME
from companion.screens.window import Window, has_desktop


def tell_in_window(
    error: Exception,
    places: Folders,
    settings: Settings,
    watchdog: Watchdog,
    opened: Callable[..., Window] = Window,
) -> None:
    """Tell why nothing begins, where a window can be opened, until somebody touches it."""
    shown = watchdog.alive
    with suppress(ScreenError), closing(opened(fullscreen=settings.fullscreen, shown=shown)) as window:
        tell_stop(window, settings, error, places.log)


def play_in_window(
    options: argparse.Namespace,
    places: Folders,
    settings: Settings,
    camera: ChosenCamera,
    watchdog: Watchdog,
    opened: Callable[..., Window] = Window,
) -> int:
    """Show pages until the window is closed; a remembered camera that is not there is told on the first one.

    The exit status says what is to become of the machine.

    Args:
        options: of the command line.
        places: the owner's folders.
        settings: as they were read.
        camera: the camera.
        watchdog: is told of each picture that the program is alive.
        opened: opens a window.

    Raises:
        ScreenError: no window can be opened.
        DeckError: the file of a deck of the command line is damaged.
        UnfitDeckError: such a deck is not there, or cannot be played with.
    """
    check_given(options.deck, places.decks, options.game or (USUAL_GAME if options.players else None))
    problem = None
    if options.camera is None:
        camera, problem = usable_camera(camera)
    window = opened(
        rotation=settings.rotation,
        fullscreen=settings.fullscreen,
        shown=watchdog.alive,
        dark_after=settings.dark,
        pointer=not options.kiosk,
    )
    kiosk = KioskMachine(has_desktop(), PowerSwitch(by_status=watchdog.is_there)) if options.kiosk else None
    with (
        closing(window),
        told_before_closing(window, settings, places.log),
        closing(open_journal(places, camera, settings.language)) as journal,
        closing(
            WindowedEvening(
                options,
                places,
                settings,
                camera,
                journal,
                window,
                problem,
                kiosk=kiosk,
                interrupted=Interrupted.of_environment(),
            )
        ) as evening,
    ):
        evening.run()
    return 0 if evening.power is None else evening.power.status
