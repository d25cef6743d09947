"""Setting an appliance up by touch, step after step; each answer is on the disk before the next page."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from companion.cameras.chosen import ChosenCamera
from companion.cameras.sight import table_as_kept
from companion.commands.button_lesson import LearningButtons, OpensPins
from companion.commands.devices import chosen_camera, devices_here
from companion.commands.finding import finding
from companion.commands.looking import Looking, OpensCamera
from companion.commands.preferences import keep_choice, settings_after
from companion.evening.tables import KnownTable, keep_table, set_aside_if_damaged
from companion.machine.errors import SettingsError
from companion.machine.first_run import FirstRun
from companion.machine.folders import Folders
from companion.machine.kept_settings import Kept, keep_setting, keep_settings
from companion.machine.setting_values import LARGEST_SIDE, LEAST_SIDE
from companion.machine.settings import Settings
from companion.screens.equipment import Devices, UseCamera
from companion.screens.first_run_intents import (
    FindAnew,
    GoOn,
    Learn,
    NotThere,
    OneForAll,
    Resize,
    Side,
    SizeIsRight,
    ToStep,
    TurnScreen,
)
from companion.screens.intents import (
    Corner,
    FindBoard,
    Go,
    Language,
    Leave,
    MirrorCorners,
    NoCorners,
    PageName,
    ShowCorners,
)
from companion.screens.pages.corners import Touched, draw_corners
from companion.screens.pages.first_run import (
    ON,
    Place,
    draw_cameras,
    draw_found,
    draw_languages,
    draw_no_table,
    draw_size,
    draw_steps,
    draw_way_on,
    draw_way_up,
)
from companion.screens.pages.settings import camera_called
from companion.screens.theme import THEMES
from companion.screens.touchscreen import PictureTold, ShowsPictures, Touchscreen
from companion.screens.window import KeyPress
from companion.texts import Texts, texts
from hardware.cameras import open_camera
from hardware.pin_finder import PinFinder
from vision.errors import CalibrationError

PLUGGED_EVERY: Final = 3.0
"""Seconds after which cameras are looked for again: somebody may plug one in."""

KEYS: Final = {"escape": Go(PageName.SETTINGS), "return": GoOn()}
"""Keys that stand in for the ways back and on."""


@dataclass(frozen=True, slots=True)
class Openers:
    """What opens devices.

    Attributes:
        camera: opens a camera.
        pins: watches all pins but those that are left alone.
    """

    camera: OpensCamera = open_camera
    pins: OpensPins = PinFinder


def first_run_is_due(options: argparse.Namespace, settings: Settings, places: Folders) -> bool:
    """Whether an appliance is new, or setting it up was cut short; somebody's own computer never asks.

    One on which evenings were played, or whose settings were written, is not new; and where the command line
    names a game or players, that game is begun.
    """
    if not options.kiosk or options.game or options.players:
        return False
    if settings.first_run is not None:
        return settings.first_run is not FirstRun.DONE
    return not (places.settings.exists() or places.journal.exists())


class SettingUp:
    """The pages, and what is learnt on them.

    Args:
        window: shows the pages.
        settings: as they stand.
        places: the owner's folders.
        first: whether all is set up one after the other, from where it was cut short on; else people choose
            from a list.
        openers: open devices.
        clock: seconds.

    Attributes:
        settings: as they stand now.
        left: whether the window was closed.
    """

    def __init__(
        self,
        window: ShowsPictures,
        settings: Settings,
        places: Folders,
        *,
        first: bool,
        openers: Openers = Openers(),
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.settings = settings
        self.left = False
        self._places = places
        self._first = first
        self._screen = Touchscreen(window, THEMES[settings.theme])
        self._canvas = self._screen.canvas
        self._clock = clock
        self._step: FirstRun | None = (settings.first_run or FirstRun.LANGUAGE) if first else None
        self._kept = True
        self._looking = Looking(openers.camera)
        self._devices = self._devices_here()
        self._looked_for = clock()
        self._sized = False
        self._touched = Touched()
        self._buttons = LearningButtons(settings.wiring, openers.pins, clock)
        self._ended = False

    def run(self) -> None:
        """Until all is set up, or people have had enough."""
        if self._first and self.settings.first_run is None:
            self._keep_step(FirstRun.LANGUAGE)  # whatever happens from now on, it goes on here
        try:
            while not (self._ended or self.left):
                self._watch()
                self._draw()
                self._screen.show(self._told)
                for intent in self._screen.meant(self._asked_by):
                    self._follow(intent)
        finally:
            self._looking.close()
            self._buttons.close()

    @property
    def _camera(self) -> ChosenCamera:
        """The camera of the next start."""
        return chosen_camera(self.settings)

    def _devices_here(self) -> Devices:
        """The cameras to choose from."""
        return devices_here(self.settings, self._camera, by_command=False)

    @property
    def _place(self) -> Place:
        return Place(self._step or FirstRun.LANGUAGE, self._first, self._kept)

    @property
    def _told(self) -> PictureTold:
        """What the page tells, for whoever touches it."""
        return PictureTold((self._step, self._sized, self._looking.found is None), self._buttons.asked)

    def _asked_by(self, key: KeyPress) -> object | None:
        """What a key asks for."""
        return KEYS.get(key.name)

    def _watch(self) -> None:
        """Take pictures and presses, where the page is about them."""
        if self._step in (FirstRun.CAMERA, FirstRun.TABLE):
            self._looking.look_through(self._camera, self.settings.mains)
            self._looking.watch()
        else:
            self._looking.close()
        if self._step is FirstRun.CAMERA and self._clock() - self._looked_for >= PLUGGED_EVERY:
            self._devices, self._looked_for = self._devices_here(), self._clock()
        if self._step is FirstRun.BUTTONS:
            if self._buttons.watch([pin for _, pin in self.settings.lamps]):
                self._screen.wake()
                self._keep_wiring()
        else:
            self._buttons.close()

    def _draw(self) -> None:
        canvas, words, place = self._canvas, texts(self.settings.language), self._place
        match self._step:
            case None:
                draw_steps(canvas, words, self._answered(words), kept=self._kept)
            case FirstRun.LANGUAGE:
                draw_languages(canvas, words, place)
            case FirstRun.SCREEN:
                draw_way_up(canvas, words, place)
            case FirstRun.CAMERA:
                draw_cameras(canvas, words, place, self._devices, self._camera.name, self._looking.view)
            case FirstRun.TABLE:
                self._draw_table(words, place)
            case _:
                self._buttons.draw(canvas, words, place)

    def _draw_table(self, words: Texts, place: Place) -> None:
        """How large the table is, where it lies, and how well it is seen there; one after the other."""
        canvas, looking = self._canvas, self._looking
        if not self._sized:
            draw_size(canvas, words, place, self.settings.table)
        elif not looking.is_there:
            draw_no_table(canvas, words, place)
        elif looking.found is None:
            draw_corners(canvas, words, looking.view, self._touched, beside=ON)
            draw_way_on(canvas, words)
        else:
            draw_found(canvas, words, place, looking.view, looking.quality, words.say("first-run-on"))

    def _answered(self, words: Texts) -> dict[FirstRun, str]:
        """What is answered so far, in words."""
        width, height = (round(side / 10) for side in self.settings.table)
        buttons = len(self.settings.buttons)
        return {
            FirstRun.LANGUAGE: words.say(f"language-{self.settings.language}"),
            FirstRun.SCREEN: words.say("first-run-degrees", degrees=self.settings.rotation),
            FirstRun.CAMERA: camera_called(words, self._camera.name),
            FirstRun.TABLE: words.say("first-run-table-size", width=width, height=height),
            FirstRun.BUTTONS: words.say("first-run-buttons-count", count=buttons),
        }

    def _follow(self, intent: object) -> None:
        match intent:
            case Leave():
                self.left = True
            case Go():
                self._back()
            case GoOn():
                self._on()
            case ToStep(step):
                self._to(step)
            case Language() | UseCamera():
                self._choose(intent)
            case TurnScreen():
                self._turn()
            case (
                Resize() | SizeIsRight() | Corner() | NoCorners() | MirrorCorners() | FindBoard() | FindAnew()
            ):
                self._follow_table(intent)
            case Learn() | NotThere() | OneForAll():
                self._buttons.follow(intent)
                self._keep_wiring()

    def _follow_table(
        self,
        intent: Resize | SizeIsRight | Corner | NoCorners | MirrorCorners | FindBoard | FindAnew,
    ) -> None:
        """Take what people say of the table."""
        match intent:
            case Resize(side, by):
                self._resize(side, by)
            case SizeIsRight():
                self._keep_size()
                self._sized = True
            case Corner() | NoCorners() | MirrorCorners():
                self._touched = self._touched.after(intent)
                if self._touched.intent is not None:
                    self._find(self._touched.intent)
            case FindBoard():
                self._find(intent)
            case FindAnew():
                self._looking.find(None)
                self._touched = Touched()

    def _to(self, step: FirstRun) -> None:
        """Show a step, as if nothing had been touched on it."""
        self._step, self._sized, self._touched = step, False, Touched()
        self._looking.find(None)
        if step is FirstRun.CAMERA:
            self._devices = self._devices_here()
        if self._first:
            self._keep_step(step)
        self._ended = step is FirstRun.DONE

    def _on(self) -> None:
        """On from a step: to the next one, or to the list."""
        if self._buttons.asked is not None:
            self._buttons.stop()
        elif self._first and self._step is not None:
            self._to(self._step.following)
        else:
            self._step = None

    def _back(self) -> None:
        """Back by one page."""
        step = self._step
        if self._buttons.asked is not None:
            self._buttons.stop()
        elif step is FirstRun.TABLE and self._sized:
            self._to(FirstRun.TABLE)
        elif self._first and step is not None:
            if step.before is not None:
                self._to(step.before)
        elif step is not None:
            self._step = None
        else:
            self._ended = True

    def _choose(self, choice: Language | UseCamera) -> None:
        """A language or a camera; the language leads on at once, the camera shows what it sees first."""
        self.settings = settings_after(self.settings, choice)
        self._kept = keep_choice(self._places.settings, self.settings, choice)
        if isinstance(choice, Language):
            self._on()

    def _turn(self) -> None:
        rotation = (self.settings.rotation + 90) % 360
        self.settings = replace(self.settings, rotation=rotation)
        self._keep("rotation", rotation)
        self._screen.turn(rotation)

    def _resize(self, side: Side, by: int) -> None:
        width, height = self.settings.table
        if side is Side.WIDTH:
            width = min(max(width + by, LEAST_SIDE), LARGEST_SIDE)
        else:
            height = min(max(height + by, LEAST_SIDE), LARGEST_SIDE)
        self.settings = replace(self.settings, table=(width, height))
        self._keep_size()

    def _find(self, given: ShowCorners | FindBoard) -> None:
        """Find the table in the newest picture, and keep where it lies."""
        frame = self._looking.frame
        if frame is None:
            return
        try:
            found = finding(given, self.settings.table)(frame.image)
        except CalibrationError:
            self._touched = Touched(failed=True, mirrored=self._touched.mirrored)
            return
        self._looking.find(found)
        self._keep_table(table_as_kept(found.calibration, frame.section, mirrored=found.mirrored))

    def _write(self, write: Callable[[], None]) -> None:
        """Write something down; the heading says where that cannot be."""
        try:
            write()
            self._kept = True
        except SettingsError:
            self._kept = False

    def _keep(self, name: str, value: Kept) -> None:
        """Write a setting down."""
        self._write(lambda: keep_setting(self._places.settings, name, value))

    def _keep_size(self) -> None:
        self._keep("table", [round(length) for length in self.settings.table])

    def _keep_step(self, step: FirstRun) -> None:
        self.settings = replace(self.settings, first_run=step)
        self._keep("first_run", step.value)

    def _keep_wiring(self) -> None:
        """Write the buttons down, all in one, where something is new."""
        wiring = self._buttons.wiring
        if wiring == self.settings.wiring:
            return
        self.settings = replace(self.settings, buttons=wiring.buttons, to_3v3=wiring.to_3v3)
        self._write(lambda: keep_settings(self._places.settings, wiring.as_table, table="buttons"))

    def _keep_table(self, table: KnownTable) -> None:
        """Write down where the table lies; a damaged file of tables is put aside for it."""
        camera, path = self._camera, self._places.tables

        def write() -> None:
            set_aside_if_damaged(path, camera.kept_as)
            keep_table(path, camera.kept_as, table, camera.kept_formerly_as)

        self._write(write)
