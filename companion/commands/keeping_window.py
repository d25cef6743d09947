"""Evenings, decks and settings are saved on a stick by touch, and brought back, while no evening holds them.

What takes its time is done beside the window, which goes on to show that it is alive: a stick may be slow,
and a journal with pictures large.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from companion.evening.copies import Likeness
from companion.evening.errors import EveningError
from companion.keeping.archive import SETTINGS, TABLES
from companion.keeping.bringing_back import BroughtBack, bring_back
from companion.keeping.comparing import Prepared
from companion.keeping.errors import KeepingError
from companion.keeping.saving import Saved, backups_in, free_name, save
from companion.keeping.undoing import Undone, can_undo, undo
from companion.keeping.words import (
    brought_back_told,
    file_told,
    missing_from,
    new_told,
    saved_told,
    undone_told,
)
from companion.machine.folders import Folders
from companion.machine.settings import Settings
from companion.screens.intents import Go, Leave, PageName
from companion.screens.keeping_intents import (
    BringBack,
    LookInto,
    NextStick,
    Older,
    SaveOn,
    TakeBack,
    TakeTheirs,
    ToSticks,
)
from companion.screens.pages.keeping import (
    Differing,
    FoundShown,
    KeepingShown,
    Outcome,
    StickShown,
    draw_keeping,
)
from companion.screens.theme import THEMES
from companion.screens.touchscreen import PictureTold, ShowsPictures, Touchscreen
from companion.screens.window import KeyPress
from companion.texts import texts
from hardware.sticks import Stick, sticks

KEYS: Final = {"escape": Go(PageName.SETTINGS)}
"""Keys that stand in for the way back."""

LOOKED_EVERY: Final = 0.5
"""Seconds after which it is looked again which sticks are plugged in; a second would be felt as slow."""

Finds = Callable[[], tuple[Stick, ...]]
"""Gives the sticks that are plugged in, as `hardware.sticks.sticks` does."""


class KeepingWindow:
    """The page, and what is done on it.

    Args:
        window: shows it.
        settings: the owner's.
        places: the owner's folders.
        finds: gives the sticks.
        clock: seconds.

    Attributes:
        left: whether the window was closed.
        restored: whether anything was brought back or taken back, the settings perhaps.
    """

    def __init__(
        self,
        window: ShowsPictures,
        settings: Settings,
        places: Folders,
        finds: Finds = sticks,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._texts = texts(settings.language)
        self._places = places
        self._finds = finds
        self._clock = clock
        self._screen = Touchscreen(window, THEMES[settings.theme])
        self._canvas = self._screen.canvas
        self._works = ThreadPoolExecutor(1, "keeping")
        self._work: Future[Any] | None = None
        self._then: Callable[[Any], None] = lambda _done: None
        self._prepared: Prepared | None = None
        self._sticks: tuple[Stick, ...] = ()
        self._looked: float | None = None
        self._shown = KeepingShown(undoable=can_undo(places))
        self.left = False
        self.restored = False

    def run(self) -> None:
        """Until people go back; what is being done is done to its end first."""
        ended = False
        try:
            while self._work is not None or not (ended or self.left):
                self._look()
                self._finish()
                draw_keeping(self._canvas, self._texts, self._shown)
                self._screen.show(PictureTold(draw_keeping, None, (self._shown,)))
                for intent in self._screen.meant(self._asked_by):
                    self.left = self.left or isinstance(intent, Leave)
                    ended = ended or isinstance(intent, Go)
                    self._take(intent)
        finally:
            self._works.shutdown()
            self._drop()

    def _asked_by(self, key: KeyPress) -> object | None:
        """What a key asks for; nothing while something is done."""
        return None if self._work is not None else KEYS.get(key.name)

    def _look(self) -> None:
        """Find out which sticks are plugged in, and what lies on the one that is shown."""
        now = self._clock()
        if self._work is not None or (self._looked is not None and now - self._looked < LOOKED_EVERY):
            return
        self._looked = now
        there = self._finds()
        if there != self._sticks:
            self._sticks = there
            kept = self._shown.stick
            folders = [stick.folder for stick in there]
            folder = kept.folder if kept is not None and kept.folder in folders else next(iter(folders), None)
            self._show_stick(folder)

    def _show_stick(self, folder: Path | None) -> None:
        """Show a stick, and look what lies on it."""
        if folder is None:
            self._shown = replace(self._shown, stick=None)
            return
        self._shown = replace(self._shown, stick=StickShown(folder, others=len(self._sticks) > 1))
        self._do(None, lambda: _backups(folder), self._list_backups)

    def _list_backups(self, backups: tuple[Path, ...]) -> None:
        if self._shown.stick is not None:
            self._shown = replace(self._shown, stick=replace(self._shown.stick, backups=backups))

    def _take(self, intent: object) -> None:
        """Do what was touched."""
        match intent:
            case _ if self._work is not None and self._shown.doing is not None:
                return
            case SaveOn(folder):
                self._do("keeping-saving", lambda: save(self._places, free_name(folder)), self._saved)
            case LookInto(file):
                self._do("keeping-reading", lambda: Prepared(self._places, file), self._compared)
            case BringBack() if self._prepared is not None:
                prepared, replaced = self._prepared, self._replaced
                self._do("keeping-bringing", lambda: bring_back(prepared, replaced), self._brought)
            case TakeBack():
                self._do("keeping-bringing", lambda: undo(self._places), self._undone)
            case TakeTheirs(names, on):
                self._choose(names, on=on)
            case ToSticks():
                self._to_sticks()
            case NextStick() | Older():
                self._turn(intent)

    def _turn(self, intent: NextStick | Older) -> None:
        """Show another stick, or older backups on it."""
        stick = self._shown.stick
        if stick is None:
            return
        if isinstance(intent, Older):
            first = stick.first + intent.by
            first = first if first < len(stick.backups or ()) else 0
            self._shown = replace(self._shown, stick=replace(stick, first=first))
            return
        folders = [one.folder for one in self._sticks]
        here = folders.index(stick.folder) if stick.folder in folders else -1
        self._show_stick(folders[(here + 1) % len(folders)] if folders else None)

    def _choose(self, names: tuple[str, ...], *, on: bool) -> None:
        found = self._shown.found
        if found is not None:
            chosen = (replace(one, theirs=on) if one.names == names else one for one in found.differing)
            self._shown = replace(self._shown, found=replace(found, differing=tuple(chosen)))

    @property
    def _replaced(self) -> tuple[str, ...]:
        """Names of the files that give way."""
        found = self._shown.found
        given = () if found is None else (one.names for one in found.differing if one.theirs)
        return tuple(name for names in given for name in names)

    def _do(self, doing: str | None, work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Do something beside the window.

        Args:
            doing: the message that says so meanwhile, None: nothing is said.
            work: what is done.
            then: gets what came of it.
        """
        self._shown = replace(self._shown, doing=doing)
        self._work, self._then = self._works.submit(work), then

    def _finish(self) -> None:
        """Take what came of it, where something was done to its end."""
        work = self._work
        if work is None or not work.done():
            return
        quietly = self._shown.doing is None
        self._work, self._shown = None, replace(self._shown, doing=None)
        try:
            done = work.result()
        except (KeepingError, EveningError) as error:
            if quietly:
                self._list_backups(())
            self._tell("keeping-not-done", (self._texts.reason(error.reason),), well=False)
            return
        self._then(done)

    def _tell(self, title: str, lines: tuple[str, ...], *, well: bool = True) -> None:
        self._drop()
        self._looked, self._sticks = None, ()  # what lies on a stick may be another now
        outcome = Outcome(self._texts.say(title), lines, well)
        self._shown = replace(self._shown, outcome=outcome, found=None, undoable=False)

    def _saved(self, saved: Saved) -> None:
        missing = map(self._texts.reason, missing_from(saved))
        lines = (saved_told(saved, self._texts), *missing, self._texts.say("keeping-take-out"))
        self._tell("keeping-saved", lines)

    def _compared(self, prepared: Prepared) -> None:
        self._prepared = prepared
        comparison = prepared.comparison
        told = (self._texts.reason(notice.reason) for notice in prepared.notices)
        lines = (*told, *new_told(comparison, self._texts))
        differing = self._differing(comparison.files_that_are(Likeness.OTHERWISE))
        found = FoundShown(prepared.backup.path, lines, differing, comparison.brings_anything)
        self._shown = replace(self._shown, found=found)

    def _differing(self, names: tuple[str, ...]) -> tuple[Differing, ...]:
        """What is asked about, in two questions at most: the settings with the table, and the decks."""
        own = tuple(name for name in names if name in (SETTINGS, TABLES))
        decks = tuple(name for name in names if name not in own)
        asked = []
        if own:
            asked.append(Differing(file_told(own[0], self._texts), own))
        if decks:
            asked.append(Differing(self._texts.say("keeping-decks", count=len(decks)), decks))
        return tuple(asked)

    def _brought(self, brought: BroughtBack) -> None:
        self.restored = True
        self._tell("keeping-brought", brought_back_told(brought, self._texts))
        self._shown = replace(self._shown, undoable=True)

    def _undone(self, undone: Undone) -> None:
        self.restored = True
        self._tell("keeping-undone", undone_told(undone, self._texts))

    def _to_sticks(self) -> None:
        self._drop()
        self._shown = replace(self._shown, outcome=None, found=None, undoable=can_undo(self._places))

    def _drop(self) -> None:
        """Let go of a backup that was unpacked."""
        if self._prepared is not None:
            self._prepared.close()
            self._prepared = None


def _backups(folder: Path) -> tuple[Path, ...]:
    """The backups on a stick; one that cannot be read has none, and says why when it is written to."""
    try:
        return backups_in(folder)
    except KeepingError:
        return ()
