"""Buttons, lamps and camera are tried out in a window, while no evening holds them."""

from __future__ import annotations

from typing import Final

from companion.cameras.chosen import ChosenCamera
from companion.cameras.sight import shows_as
from companion.commands.finding import FoundTable
from companion.commands.looking import Looking
from companion.evening.tables import KnownTable
from companion.examination.found import missing, works
from companion.examination.sight import found_of
from companion.examination.trial import Trial, lamp_named
from companion.machine.findings import Finding, Part
from companion.machine.settings import Settings
from companion.machine.wiring import named
from companion.screens.intents import Go, Leave, PageName
from companion.screens.pages.trying_out import Tried, TriedDevice, draw_trying_out
from companion.screens.theme import THEMES
from companion.screens.touchscreen import PictureTold, ShowsPictures, Touchscreen
from companion.screens.window import KeyPress
from companion.texts import texts
from vision.calibration import Calibration

KEYS: Final = {"escape": Go(PageName.DOCTOR)}
"""Keys that stand in for the way back."""


class TryingOut:
    """The page, and what is tried out on it.

    Args:
        window: shows it.
        settings: the owner's.
        camera: the camera of the evenings.
        table: the table as that camera knew it last, None: nobody knows.
        trial: buttons and lamps; closed at the end.
        looking: looks through the camera; closed at the end.

    Attributes:
        left: whether the window was closed.
    """

    def __init__(
        self,
        window: ShowsPictures,
        settings: Settings,
        camera: ChosenCamera,
        table: KnownTable | None,
        trial: Trial,
        looking: Looking,
    ) -> None:
        self._settings = settings
        self._trial = trial
        self._looking = looking
        self._screen = Touchscreen(window, THEMES[settings.theme])
        self._canvas = self._screen.canvas
        self.left = False
        self._table = table
        looking.look_through(camera, settings.mains)
        if table is not None:
            looking.find(FoundTable(Calibration.from_dict(table.calibration), table.mirrored))

    def run(self) -> None:
        """Until people go back."""
        ended = False
        try:
            while not (ended or self.left):
                if self._trial.look():
                    self._screen.wake()
                self._looking.watch()
                draw_trying_out(self._canvas, texts(self._settings.language), self._tried, self._looking.view)
                self._screen.show(PictureTold(draw_trying_out))
                for intent in self._screen.meant(self._asked_by):
                    self.left = self.left or isinstance(intent, Leave)
                    ended = ended or isinstance(intent, Go)
        finally:
            self._trial.close()
            self._looking.close()

    def _asked_by(self, key: KeyPress) -> object | None:
        """What a key asks for."""
        return KEYS.get(key.name)

    @property
    def _tried(self) -> Tried:
        """What there is to show."""
        trial = self._trial
        return Tried(
            tuple(
                TriedDevice(named(name), pin, name in trial.pressed) for name, pin in self._settings.buttons
            ),
            tuple(
                TriedDevice(lamp_named(name), pin, name == trial.lit) for name, pin in self._settings.lamps
            ),
            tuple(trial.troubles),
            self._sight,
        )

    @property
    def _sight(self) -> Finding | None:
        """How well the table is seen, or why that is not measured; None as long as it may soon be."""
        looking = self._looking
        if not looking.is_there:
            return works(Part.SIGHT, "doctor-sight-no-picture")
        if self._table is None:
            return missing(Part.SIGHT, "doctor-sight-no-table", "doctor-do-find")
        if looking.frame is not None and not shows_as(looking.frame, self._table):
            return missing(Part.SIGHT, "doctor-sight-other-section", "doctor-do-find")
        return None if looking.quality is None else found_of(looking.quality)
