"""The table as the camera shows it: the newest frame, and what the watcher says of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from companion.cameras.snapshots import of_table, packed
from companion.engines import Reason
from companion.evening.entries import ToldBy
from companion.sitting.looks import Looks
from companion.sitting.print_watch import PrintWatch
from companion.sitting.view import CameraView
from companion.sitting.watches import Watches
from companion.table.arms import seat_of
from companion.table.seats import TableMap
from hardware.cameras.protocol import Frame
from hardware.cameras.section import Section
from vision.calibration import Calibration
from vision.scene.scene import Hindrance, Look, Scene, TableState
from vision.sightings import Sightings


@dataclass(frozen=True, slots=True)
class Noticed:
    """What has become of the table with a frame, beside what the look at it says.

    Attributes:
        found: where the table lies, if that is known anew.
        unlike: whether the table was just seen to look otherwise than it did.
        computed: seconds since the frame before, if things were read then; else None.
        forgotten: whether the camera shows another part of its sensor, so that the table is to be found anew.
    """

    found: Calibration | None
    unlike: bool
    computed: float | None
    forgotten: bool = False


class Watching:
    """Gives frames to a watcher, and keeps what the newest one says.

    Attributes:
        watcher: the eye on the table.
        frame: the newest frame, looked at or not; None before the first.
        look: what the newest frame that was looked at says.
        print: what cannot be told of print as the camera sees it.
        looks: what cards looked like, in each play that was seen and in all of the evening.
        mirrored: whether the camera's frames are mirrored: they are mirrored back before anybody sees them.
        section: the part of its sensor that the camera shows, where it tells that.

    Args:
        watcher: the eye on the table.
        mirrored: whether the camera's frames were so when the table was known last.
        section: what part they showed then.
    """

    def __init__(self, watcher: Watches, *, mirrored: bool = False, section: Section | None = None) -> None:
        self.watcher = watcher
        self.mirrored = mirrored
        self.section = section
        self.frame: Frame | None = None
        self.look = Look(0.0, TableState.NO_PICTURE, None, Sightings())
        self.print = PrintWatch()
        if watcher.calibration is not None:
            self.print.find(watcher.calibration, self.look.time)
        self.looks = Looks()
        self._since = 0.0
        self._turned, self._turned_at = mirrored, -math.inf

    @property
    def state_seconds(self) -> float:
        """For how long the table has been in the state that it is in."""
        return self.look.time - self._since

    def take(self, frame: Frame) -> Frame:
        """Take the camera's next frame; the same the right way round, as everybody gets it."""
        self.frame, self._turned = frame.mirrored if self.mirrored else frame, self.mirrored
        return self.frame

    def look_at(self, frame: Frame) -> Noticed:
        """Look at a frame, later than the one before; at those that were missed for the arms they show.

        Args:
            frame: the newest one, as it was taken.
        """
        forgotten = self._shows_another_section(frame)
        if forgotten:
            self.watcher.forget()
            self.print = PrintWatch()
        for missed in () if forgotten else frame.missed:
            self.watcher.glimpse(missed)
        calibration, known, before = self.watcher.calibration, not self.watcher.unlike_before, self.look
        self.look = self.watcher.look(frame)
        if self.look.state is not before.state:
            self._since = frame.time
        if self.look.scene is not None:
            self.print.see(self.look.scene, frame.time)
            self.looks.see(self.look.scene.sightings.cards)
        if self.look.mirrored and self.look.time > self._turned_at:
            # A look may come late: those at frames that were taken until now say nothing of what comes.
            self.mirrored, self._turned_at = not self.mirrored, frame.time
        read = before.scene is not None or before.state is TableState.LOOKING
        found = self.watcher.calibration
        if found is not None and found is not calibration:
            self.print.find(found, frame.time)
        return Noticed(
            found=None if found is calibration else found,
            unlike=known and self.watcher.unlike_before,
            computed=frame.time - before.time if read else None,
            forgotten=forgotten,
        )

    def _shows_another_section(self, frame: Frame) -> bool:
        """Whether a frame shows another part of the sensor than those in which the table is known.

        A camera that tells its part may have shown any other one when it did not tell it yet.
        """
        if frame.section is None:
            return False
        before, self.section = self.section, frame.section
        return self.watcher.calibration is not None and not frame.section.shows_same(before)

    def calibrate(self, calibration: Calibration, *, mirrored: bool = False) -> None:
        """Take the table to lie there in the picture from now on.

        Args:
            calibration: where.
            mirrored: whether that holds for the mirror image of the newest frame, as it was taken.
        """
        self.mirrored = self._turned ^ mirrored
        if self.frame is not None:
            self._turned_at = self.frame.time
        self.watcher.calibrate(calibration)
        self.print = PrintWatch()
        self.print.find(calibration, self.look.time)

    def lose(self) -> None:
        """There will be no frames for now."""
        self.look = Look(self.look.time, TableState.NO_PICTURE, None, self.look.sightings)
        self._since = self.look.time

    def remember(self, entry: int) -> None:
        """A play was seen, and has that journal entry: keep what its cards look like."""
        self.looks.remember(entry, self.look.sightings.cards)

    def hindrance(self, table: TableMap, names: Sequence[str]) -> Reason | None:
        """What keeps the table from being seen for long, None for nothing.

        Args:
            table: where people sit.
            names: of the players, by seat.
        """
        match self.look.hindrance:
            case Hindrance.ARM if self.look.waits_for is not None:
                player = seat_of(self.look.waits_for, table)
                return Reason("hindrance-arm", (("player", names[player]),))
            case Hindrance.SHAKING:
                return Reason("hindrance-shaking")
            case Hindrance.SHINE:
                return Reason("hindrance-shine")
        return None

    def view(self, problem: Reason | None, hindrance: Reason | None, time: float) -> CameraView:
        """What there is to show.

        Args:
            problem: what is wrong with the camera, None when nothing is.
            hindrance: what keeps the table from being seen for long, None for nothing.
            time: seconds, now.
        """
        return CameraView(
            state=self.look.state,
            frame=self.frame,
            sightings=self.look.sightings,
            watched=self.watcher.watches,
            table=self.watcher.calibration,
            problem=problem,
            hindrance=hindrance,
            untold_print=self.print.untold,
            print_is_news=self.print.is_news(time),
            looks=self.looks,
        )

    def picture(self, source: ToldBy, scene: Scene | None) -> bytes | None:
        """How the table looked with an event; it may be told later than the frame in which it was seen.

        Args:
            source: how the event was told.
            scene: the last steady scene, None before the first.
        """
        table = self.watcher.calibration
        if source is ToldBy.CAMERA and scene is not None:
            return packed(of_table(scene.picture, table))
        return packed(of_table(self.frame.small, table)) if self.frame else None
