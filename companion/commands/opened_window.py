"""The window of an evening is opened, and closed when somebody leaves."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass

from companion.cameras.chosen import ChosenCamera
from companion.commands.club_table import TableAtClub
from companion.commands.devices import camera_now, usable_camera
from companion.commands.first_run import SettingUp, first_run_is_due
from companion.commands.interrupted import Interrupted
from companion.commands.known_tables import table_of
from companion.commands.looking import Looking
from companion.commands.opening import open_journal
from companion.commands.second_screen import SecondScreen
from companion.commands.stopped_window import tell_stop, told_before_closing
from companion.commands.switching import KioskMachine, PowerSwitch
from companion.commands.trying_out import TryingOut
from companion.commands.windowed import WindowedEvening
from companion.decks.chosen import check_given
from companion.engines import Reason
from companion.examination.trial import Trial
from companion.machine.folders import Folders
from companion.machine.settings import Settings, read_settings
from companion.machine.update import failed_update
from companion.machine.watchdog import Watchdog
from companion.screens.errors import ScreenError
from companion.screens.first_run_intents import Apart, KeepSafe, SetUp, TryOut
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

    A new appliance is set up by touch first. Whoever sets it up again, or tries it out, in the middle of an
    evening comes back to that.

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
        closing(SecondScreen(options.web, settings.language)) as second,
    ):
        asked: Apart | None = SetUp() if first_run_is_due(options, settings, places) else None
        first, interrupted = asked is not None, Interrupted.of_environment()
        while True:
            match asked:
                case SetUp():
                    done, first = _set_up(window, settings, places, first=first), False
                case TryOut():
                    done = _DoneApart(_try_out(window, settings, places, camera))
                case KeepSafe():
                    done = _keep_safe(window, settings, places)
                case _:
                    done = _DoneApart(left=False)
            if done.left:
                return 0
            if done.settings is not None:
                settings, camera = done.settings, camera_now(options, done.settings)
            evening = _played(options, places, settings, camera, window, second, kiosk, interrupted)
            if evening.asked is None:
                return 0 if evening.power is None else evening.power.status
            asked, settings = evening.asked, evening.settings
            options = _coming_back(options)


def _played(
    options: argparse.Namespace,
    places: Folders,
    settings: Settings,
    camera: ChosenCamera,
    window: Window,
    second: SecondScreen,
    kiosk: KioskMachine | None,
    interrupted: Interrupted,
) -> WindowedEvening:
    """Show pages until people leave, or want to do something for which nothing may be open."""
    problem = None
    if options.camera is None:
        camera, problem = usable_camera(camera)
    problem = _update_told(failed_update()) or problem
    with (
        closing(open_journal(places, camera, settings.language)) as journal,
        closing(TableAtClub(options.club, settings, places, journal, able=not camera.shows_the_past)) as club,
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
                interrupted=interrupted,
                second=second,
                club=club,
            )
        ) as evening,
    ):
        evening.run()
    return evening


@dataclass(frozen=True, slots=True)
class _DoneApart:
    """What came of something for which no evening may be open.

    Attributes:
        left: whether the window was closed meanwhile.
        settings: where they may be others now; None: they are as they were.
    """

    left: bool
    settings: Settings | None = None


def _set_up(window: Window, settings: Settings, places: Folders, *, first: bool) -> _DoneApart:
    """Set the appliance up by touch."""
    setting_up = SettingUp(window, settings, places, first=first)
    setting_up.run()
    return _DoneApart(setting_up.left, setting_up.settings)


def _keep_safe(window: Window, settings: Settings, places: Folders) -> _DoneApart:
    """Save evenings, decks and settings, or bring them back."""
    from companion.commands.keeping_window import KeepingWindow  # loaded when it is wanted

    keeping = KeepingWindow(window, settings, places)
    keeping.run()
    is_read_anew = keeping.restored and not keeping.left
    return _DoneApart(keeping.left, read_settings(places.settings) if is_read_anew else None)


def _try_out(window: Window, settings: Settings, places: Folders, camera: ChosenCamera) -> bool:
    """Try buttons, lamps and camera out; whether the window was closed meanwhile."""
    table = None if camera.is_recording else table_of(places, camera, settings.language)
    trying_out = TryingOut(window, settings, camera, table, Trial(settings), Looking())
    trying_out.run()
    return trying_out.left


def _coming_back(options: argparse.Namespace) -> argparse.Namespace:
    """The command line for people who come back: the game that it began goes on, and is not begun anew."""
    return argparse.Namespace(**{**vars(options), "game": None, "players": None})


def _update_told(failed: str | None) -> Reason | None:
    """What is said of a version that could not be started; None for none."""
    return None if failed is None else Reason("update-failed", (("failed", failed),))
