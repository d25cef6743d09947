"""Whether the table is watched, and well, where an evening is told as text: nobody sees that there."""

from __future__ import annotations

from companion.cameras.chosen import ChosenCamera
from companion.commands.refusals import refuse
from companion.sitting import Sitting
from hardware.errors import CameraError
from hardware.errors import HardwareFlaw as CameraFlaw
from vision.errors import CalibrationError, VisionFlaw
from vision.table.board import find_board

PATIENCE_SECONDS = 30.0
"""So long a live camera looks for the table before it is told why that is not found."""


class Lookout:
    """Tells in a sentence why a table is not watched: once while a live camera looks on, else at the end.

    Once it tells, too, what cannot be told of cards as the camera sees their print.

    Args:
        camera: the camera; at the simulated table, and without a camera, there is nothing to tell.
        table: width and height of the table in mm.
        language: of the sentence.

    Attributes:
        language: the same.
    """

    def __init__(self, camera: ChosenCamera, table: tuple[float, float], language: str) -> None:
        self._camera = camera
        self._table = table
        self.language = language
        self._since: float | None = None
        self._told = False
        self._told_print = not camera.is_real
        self._watched = not camera.is_real

    def picture(self, sitting: Sitting, time: float) -> None:
        """The sitting has got a picture of that time in seconds."""
        self._watched = self._watched or sitting.watching.watcher.calibration is not None
        self._since = time if self._since is None else self._since
        untold = sitting.watching.print.untold
        if not self._told_print and untold is not None:
            refuse(untold, self.language)
            self._told_print = True
        late = self._camera.frames_are_live and time - self._since >= PATIENCE_SECONDS
        if late and not self._watched:
            self._tell(self._why_unfound(sitting))

    def end(self, sitting: Sitting, *, well: bool) -> bool:
        """All that there is has been given; whether the table was watched.

        Args:
            sitting: the last one.
            well: whether nothing has been told that was wrong with the pictures.
        """
        if self._since is None and not self._watched and well:
            self._tell(CameraError(CameraFlaw.CAMERA_NO_PICTURE, name=self._camera.called))
        elif self._since is not None and not self._watched:
            self._tell(self._why_unfound(sitting))
        return self._watched

    def _tell(self, why: CalibrationError | CameraError) -> None:
        if not self._told:
            refuse(why, self.language)
        self._told = True

    def _why_unfound(self, sitting: Sitting) -> CalibrationError:
        """What is said of the newest picture where the table is looked for in it."""
        picture = sitting.view.camera.picture
        try:
            if picture is not None:
                find_board(picture, self._table)
        except CalibrationError as error:
            return error
        return CalibrationError(VisionFlaw.BOARD_MOVES)
