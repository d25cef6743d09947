"""How people look and are spoken to, as they choose it in an evening's window, and the camera for it."""

from __future__ import annotations

from dataclasses import replace

from companion.cameras.chosen import ChosenCamera
from companion.cameras.snapshots import portrait
from companion.commands.calling import follow_settings
from companion.commands.looking import Looking, OpensCamera
from companion.engines import Reason
from companion.engines.names import composed
from companion.evening.errors import JournalError
from companion.evening.journal import Journal
from companion.evening.profiles import Profile
from companion.machine.settings import Settings
from companion.screens.browser import Browser
from companion.screens.canvas import Canvas
from companion.screens.intents import PageName
from companion.screens.profile_intents import ChooseProfile, TakePortrait
from companion.sitting.view import CameraView, View
from companion.voice import Caller


class Portraits:
    """What people have chosen for themselves; it is on the disk before it is shown.

    Args:
        journal: where it is kept.
        camera: the evening's.
        opens: opens it where no evening does.
    """

    def __init__(self, journal: Journal, camera: ChosenCamera, opens: OpensCamera) -> None:
        self._journal = journal
        self._camera = camera
        self._looking = Looking(opens)
        self._profiles = self._read()

    def show(self, browser: Browser, canvas: Canvas, caller: Caller, settings: Settings) -> None:
        """Show people as they have chosen, and speak to them so; guests have chosen nothing."""
        guests = frozenset(settings.guests)
        shown = {name: profile for name, profile in self._profiles.items() if name not in guests}
        takes = self._camera.watches and self._camera.people_sit_there
        browser.profiles = replace(browser.profiles, profiles=shown, guests=guests, takes=takes)
        canvas.people = shown
        follow_settings(caller, settings, shown)

    def look(self, browser: Browser, view: View | None, mains: int) -> None:
        """Show what the camera sees while a picture is to be taken; else let go of it."""
        if browser.page is not PageName.PORTRAIT:
            self._looking.close()
            browser.profiles.camera = None
        elif view is not None:
            self._looking.close()
            browser.profiles.camera = view.camera
        else:
            self._looking.look_through(self._camera, mains)
            self._looking.watch()
            browser.profiles.camera = self._looking.view

    def take(self, given: ChooseProfile | TakePortrait, browser: Browser) -> None:
        """Keep what somebody has chosen, or take their picture; the page tells where that cannot be."""
        browser.profiles.refused = self._taken(given, browser.profiles.camera)
        browser.page = PageName.PROFILE

    def _taken(self, given: ChooseProfile | TakePortrait, camera: CameraView | None) -> Reason | None:
        if isinstance(given, ChooseProfile):
            return self._keep(given.name, given.profile)
        image = None if camera is None else camera.picture_now
        picture = None if image is None else portrait(image)
        if picture is None:
            return Reason("portrait-waits")
        chosen = self._profiles.get(composed(given.name), Profile())
        return self._keep(given.name, replace(chosen, figure=None, picture=picture))

    def read_anew(self) -> None:
        """Read what is kept: somebody was forgotten."""
        self._profiles = self._read()

    def close(self) -> None:
        """Let go of the camera; harmless when called twice."""
        self._looking.close()

    def _keep(self, name: str, profile: Profile) -> Reason | None:
        try:
            self._journal.keep_profile(name, profile)
        except JournalError as error:
            return error.reason
        self._profiles = self._read()
        return None

    def _read(self) -> dict[str, Profile]:
        """What is kept; where the journal cannot be read people look as if they had chosen nothing."""
        try:
            return self._journal.profiles()
        except JournalError:
            return {}
