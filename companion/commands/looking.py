"""A camera that is looked through where no evening runs: while it is chosen, and where it is tried out."""

from __future__ import annotations

from collections.abc import Callable

from companion.cameras.chosen import ChosenCamera
from companion.cameras.sight import LiveSight
from companion.commands.finding import FoundTable
from companion.engines import Reason
from companion.sitting.view import CameraView
from companion.table.playing_table import SMALL_TABLE
from companion.texts.errors import reason_of_error, reason_of_trouble
from hardware.cameras import open_camera
from hardware.cameras.protocol import Camera, CameraState, Frame
from hardware.errors import CameraError
from vision.quality.quality import Quality
from vision.scene.scene import TableState
from vision.sightings import NOTHING

OpensCamera = Callable[..., Camera]
"""Opens a camera as `hardware.cameras.open_camera` does."""


class Looking:
    """Looks through one camera at a time; nothing is open until one is asked for.

    Args:
        opens: opens a camera.

    Attributes:
        frame: the newest frame, as it came; None before the first.
        found: where the table lies, None while nobody knows.
    """

    def __init__(self, opens: OpensCamera = open_camera) -> None:
        self._opens = opens
        self._through: tuple[ChosenCamera, int] | None = None
        self._camera: Camera | None = None
        self._refused: Reason | None = None
        self._sight: LiveSight | None = None
        self.frame: Frame | None = None
        self.found: FoundTable | None = None

    def look_through(self, camera: ChosenCamera, mains: int) -> None:
        """Look through that camera from now on; what is no device shows nothing.

        Args:
            camera: the camera.
            mains: cycles a second of the mains.
        """
        if self._through == (camera, mains):
            return
        self.close()
        self._through = camera, mains
        if not camera.is_real or camera.is_recording:
            return
        try:
            self._camera = self._opens(camera.name, least=SMALL_TABLE.least_picture, mains=mains)
        except CameraError as error:
            self._refused = reason_of_error(error)

    def watch(self) -> None:
        """Take what has come."""
        new = None if self._camera is None else self._camera.read()
        if new is None:
            return
        self.frame = new
        if self._sight is not None and self.found is not None:
            self._sight.see(new.mirrored if self.found.mirrored else new)

    def find(self, found: FoundTable | None) -> None:
        """The table lies there; how well it is seen is measured from now on. None: it is to be found anew."""
        self.found = found
        self._sight = None if found is None else LiveSight(found.calibration)
        if found is None and self._camera is not None:
            self._camera.find_anew()

    @property
    def quality(self) -> Quality | None:
        """How well the table is seen, as it was measured last."""
        return None if self._sight is None else self._sight.quality

    @property
    def view(self) -> CameraView:
        """What there is to show of it."""
        frame = self.frame
        if frame is not None and self.found is not None and self.found.mirrored:
            frame = frame.mirrored
        return CameraView(
            TableState.NO_PICTURE if frame is None or self._is_gone else TableState.NOT_CALIBRATED,
            frame,
            NOTHING,
            self._camera is not None or self._refused is not None,
            None if self.found is None else self.found.calibration,
            self._problem,
        )

    @property
    def _is_gone(self) -> bool:
        """Whether no more pictures come for now: it was unplugged."""
        return self._camera is not None and self._camera.state is CameraState.GONE

    @property
    def _problem(self) -> Reason | None:
        """What is wrong with the camera, None for nothing."""
        if self._camera is None:
            return self._refused
        return next(map(reason_of_trouble, self._camera.problems), None)

    @property
    def is_there(self) -> bool:
        """Whether pictures come, or may come."""
        return self._camera is not None and (
            self.frame is not None or self._camera.state is not CameraState.ENDED
        )

    def close(self) -> None:
        """Let go of the camera; harmless when called twice."""
        if self._camera is not None:
            self._camera.close()
        self._camera = self._through = self._refused = self._sight = self.frame = self.found = None
