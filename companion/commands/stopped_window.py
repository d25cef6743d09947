"""What stops the program is told in its window before that closes: nobody reads the terminal of a kiosk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from companion.commands.opening import REFUSED
from companion.commands.refusals import mistake, sentence_of
from companion.machine.errors import SettingsError
from companion.machine.settings import Settings
from companion.screens.intents import Leave
from companion.screens.pages.stopped import draw_stopped
from companion.screens.theme import THEMES
from companion.screens.touchscreen import PictureTold, Touchscreen
from companion.screens.window import Window
from companion.texts import texts

PATIENCE_SECONDS = 60.0
"""For so long the page stays where nobody touches it."""


@contextmanager
def told_before_closing(
    window: Window, settings: Settings, log: Path, clock: Callable[[], float] = monotonic
) -> Iterator[None]:
    """Inside, whatever is raised is told in the window until somebody touches it, and raised on then.

    Args:
        window: an open one.
        settings: language and theme.
        log: the file that keeps the traceback of what nobody foresaw.
        clock: seconds.
    """
    try:
        yield
    except Exception as error:
        tell_stop(window, settings, error, log, clock)
        raise


def tell_stop(
    window: Window, settings: Settings, error: Exception, log: Path, clock: Callable[[], float] = monotonic
) -> None:
    """Tell what stops the program until somebody touches the window, or a minute has passed."""
    screen, words = Touchscreen(window, THEMES[settings.theme]), texts(settings.language)
    further = "doctor-do-mend" if isinstance(error, SettingsError) else "halted-kept"
    why = told_of(error, settings.language, log)
    until = clock() + PATIENCE_SECONDS
    while clock() < until:
        draw_stopped(screen.canvas, words, why, words.say(further))
        screen.canvas.touch(screen.canvas.box, words.say("button-leave"), Leave())
        screen.show(PictureTold(draw_stopped))
        if Leave() in screen.meant(lambda _: Leave()):
            break


def told_of(error: Exception, language: str, log: Path) -> str:
    """The sentence of an error; one that nobody foresaw is told by its name, and kept."""
    return sentence_of(error, language) if isinstance(error, REFUSED) else mistake(error, language, log)
