"""A sitting whose eye sees what it was told."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from companion.engines import Header, read_event
from companion.evening.course import course_of
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.sitting import Sitting
from companion.table.inputs import Action, Press
from hardware.cameras.protocol import Frame
from tests.games.up_and_down.table.conftest import arm_from, middle
from vision.calibration import Calibration
from vision.motion.shot import Shot
from vision.scene.scene import Hindrance, Look, Scenes, TableState
from vision.sightings import Sightings

UP_AND_DOWN = Header("up-and-down", ("Kim", "Leah", "Alex"))
FRAME = np.full((72, 128, 3), 90, np.uint8)
UP = middle("UP", 3, (3, 4))


class ScriptedWatcher:
    """Sees what it was told, one look a frame."""

    watches = True

    def __init__(self) -> None:
        self.calibration: Calibration | None = None
        self.recognises = True
        self.unlike_before = False
        self.bare_table: np.ndarray | None = None
        self.script: list[Sightings | TableState] = []
        self.scenes = Scenes()
        self.glimpses: list[float] = []
        self.picture: np.ndarray | None = None
        self.arms = (arm_from(0),)
        self.hindrance: Hindrance | None = None

    def look(self, shot: Shot) -> Look:
        time = shot.time
        next_one = self.script.pop(0)
        self.unlike_before = not self.recognises
        if isinstance(next_one, TableState):
            waits_for = self.arms[0] if self.arms else None
            return Look(time, next_one, None, Sightings(), self.hindrance, waits_for)
        picture = shot.image if self.picture is None else self.picture
        scene = self.scenes.following(time, next_one, self.arms, picture)
        return Look(time, TableState.SEEN, scene, next_one)

    def glimpse(self, shot: Shot) -> None:
        self.glimpses.append(shot.time)

    def calibrate(self, calibration: Calibration) -> None:
        self.calibration = calibration

    def forget(self) -> None:
        self.calibration = None


class Watching:
    """A sitting with its watcher and its own little clock."""

    def __init__(self, folder: Path, header: Header = UP_AND_DOWN) -> None:
        self.watcher = ScriptedWatcher()
        self.heard: list[str] = []
        self.journal = Journal(folder / "journal.sqlite")
        evening = Evening.begin(self.journal, header)
        self.sitting = Sitting(
            evening, self.watcher, lambda ruled: self.heard.append(type(ruled.event).__name__)
        )
        self.time = 0.0

    def see(self, *seen: Sightings | TableState) -> None:
        for one in seen:
            self.watcher.script.append(one)
            self.time += 0.1
            self.sitting.step(Frame(FRAME, self.time))

    def press(self, action: Action, choice: int | None = None, seat: int | None = None) -> None:
        self.time += 0.1
        self.sitting.press(Press(action, self.time, seat, choice))

    def put_right(self, event) -> None:
        """That was really done, instead of what was told last."""
        last = course_of(self.sitting.evening.ruled)[-1]
        self.sitting.referee.put_right(last.first, event, self.time)

    def event(self, line: dict):
        evening = self.sitting.evening
        return read_event(line, evening.game.rules, evening.header)
