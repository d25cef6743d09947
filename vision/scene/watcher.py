"""Watches the table: from frames to steady scenes, never through a hand, a motion or a blur."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import cv2
import numpy as np

from vision.calibration import DEFAULT_TABLE, Calibration
from vision.masks import Mask, grown
from vision.motion.arms import ArmTracker
from vision.motion.changes import ChangeDetector, Motion
from vision.motion.ground import CoarseTable
from vision.motion.lingering import Lingering, SteadyPicture, WithoutArm
from vision.motion.registration import Registered, Registration
from vision.motion.shot import Shot
from vision.motion.small_frame import SmallFrame
from vision.scene.agreement import Agreement, is_doubtful
from vision.scene.gathering import Gathering, Sees
from vision.scene.identity import same_scene
from vision.scene.lasting_shine import LastingShine
from vision.scene.pieces import Pieces, lie_among
from vision.scene.scene import Hindrance, Look, Scenes, TableState
from vision.scene.tabletop import Tabletop
from vision.sightings import Image, Place, Sightings
from vision.table.bare_table import BareTable
from vision.table.finder import TableFinder, Whereabouts

_AGAIN_AFTER, _AGAIN_AT_LAST = 1.0, 8.0
"""Seconds after which a doubtful thing is looked at again, as the light may be better; twice as many each
time that nothing has become of it, up to the last."""

_LEAST_CHANGE = 6
"""Fine pixels that differ from the steady picture before a place is read again."""

_BESIDE_CHANGE = 4.0
"""Fine pixels around what has changed that may have changed, too: its edges, fainter than a change."""

_BLUR_LASTS = 1.2
"""Seconds for which still frames are called blurred before they are read all the same."""

_ARM_STAYS = 10.0
"""Seconds for which an arm that stays is waited for before that is told."""

_REPEATED = 0.5
"""Seconds for which a picture that comes again tells nothing: a camera gives one twice now and then, in place
of a new one. A film of a table at rest may show the same for long."""

_LIGHT_EVERY = 0.5
"""Seconds of rest after which the steady picture follows the light."""


class Watcher:
    """Turns frames into looks, and frames that agree into scenes.

    A scene is settled once all has been still for two or three frames that read alike; it is told only when
    it differs from the one before, be it in what was not read, or when an arm was above the table in between.
    """

    def __init__(
        self,
        eye: Sees,
        calibration: Calibration | None = None,
        table_size: tuple[float, float] = DEFAULT_TABLE,
        looks: Image | None = None,
    ) -> None:
        """A watcher of one table.

        Args:
            eye: reads pictures.
            calibration: where the table lies; without it, it waits for the board to lie there.
            table_size: of a table that is found by the board, in mm.
            looks: how the bare table looked where the calibration says, as `bare_table` gives it.
        """
        self._eye = eye
        self._finder = TableFinder(calibration, table_size, looks)
        self._scene = Sightings()
        self._scenes = Scenes()
        self._shine = LastingShine()
        self._last: Look | None = None
        self._shown: Image | None = None
        self._shown_since = 0.0
        self._begin(Tabletop())

    @property
    def watches(self) -> bool:
        """It does: there is a camera."""
        return True

    @property
    def calibration(self) -> Calibration | None:
        """Where the table is, or was when it was last known; None before it was found."""
        return self._finder.calibration

    @property
    def unlike_before(self) -> bool:
        """Whether the table was not recognised by its looks at the beginning: it may lie elsewhere now."""
        return self._finder.unlike_before

    @property
    def bare_table(self) -> Image | None:
        """How the table looks with nothing on it, as far as it was seen: BGR, FINE_WIDTH wide."""
        self._catch_up()
        return self._tabletop.bare.picture

    def calibrate(self, calibration: Calibration) -> None:
        """Take the table to be there from now on, and read all of it anew."""
        self._catch_up()
        self._finder.calibrate(calibration)
        self._begin(self._tabletop.anew(BareTable()))

    def forget(self) -> None:
        """Take nothing to be known of the table: it is to be found by the board, or its corners."""
        self._catch_up()
        self._finder.forget()
        self._begin(self._tabletop.anew(BareTable()))

    def look(self, shot: Shot) -> Look:
        """Take the next frame."""
        self._catch_up()
        if self._comes_again(shot) and self._last is not None:
            return replace(self._last, time=shot.time, scene=None)
        look = self._last = self._with_hindrance(self._look(shot))
        return look

    def _comes_again(self, shot: Shot) -> bool:
        """Whether it is the very picture before, in which something moved: it does not lie still by that."""
        if shot.held:
            return False
        shown, small = self._shown, shot.small
        again = shown is not None and shown.shape == small.shape and np.array_equal(shown[::8], small[::8])
        if shown is None or not again or not np.array_equal(shown, small):
            self._shown, self._shown_since = small, shot.time
            return False
        moved = self._restless and self._gathering is None and self._finder.is_known
        return moved and shot.time - self._shown_since < _REPEATED

    def _with_hindrance(self, look: Look) -> Look:
        """A look with what keeps the table from being seen for long."""
        if look.state is not TableState.HAND:
            self._hand_since = look.time
        if self._registration.shakes:
            return replace(look, hindrance=Hindrance.SHAKING)
        if self._waits_for_an_arm(look.time):
            return replace(look, hindrance=Hindrance.ARM, waits_for=self._arms.present[0])
        return replace(look, hindrance=Hindrance.SHINE) if self._shine.is_told(look.time) else look

    def _waits_for_an_arm(self, time: float) -> bool:
        """Whether an arm has stayed for long that hides what is waited for, or what another one laid."""
        stays, untaken = self._lingering.since, self._arms.untaken_since
        if stays is None or not self._arms.present:
            return False
        since = min(self._hand_since, math.inf if untaken is None else untaken)
        return time - max(stays, since) >= _ARM_STAYS

    def _look(self, shot: Shot) -> Look:
        """What the next frame says."""
        time = shot.time
        if self._finder.fit(shot.size):
            self._begin(self._tabletop.anew(BareTable()))
        if self._finder.is_known:
            shot = self._registration.onto_steady(shot)
        small = self._changes.look(shot.small, shot.size[0])
        if small.black:
            return self._unrest(time, TableState.NO_PICTURE)
        if small.dark:
            return self._unrest(time, TableState.DARK)
        if not self._finder.is_known:
            return self._seek(shot, small)
        if not self._registration.holds:
            self._registration.hold(small.fine)
        ground = self._finder.ground(small)
        motion = self._changes.moving(self._finder.inside, ground.inside)
        foreign = self._changes.foreign(ground.inside)
        if not motion.moves and self._restless and self._was_moved(small, foreign):
            return self._unrest(time, TableState.MOVED)
        disturbed, beside = self._above_table(shot, small, motion, foreign, ground)
        if beside is None and not disturbed:
            self._arm_left()
            return self._still(shot, small, foreign)
        if beside is None:
            first = self._changes.steady is None and not self._arms.present
            return self._unrest(time, TableState.LOOKING if first else TableState.HAND)
        self._changes.look_instead(beside.made_small)
        return self._still(beside, beside.made_small, foreign & ~beside.veil)

    def glimpse(self, shot: Shot) -> None:
        """Take a frame that there was no time to look at: only motion and arms are looked for in it.

        Args:
            shot: the frame, of which only what is small counts; between two that are looked at.
        """
        self._catch_up()
        ground = self._finder.last_ground
        if ground is None or not self._finder.is_known or self._comes_again(shot):
            return
        small = self._changes.look(self._registration.onto_steady(shot).small)
        if small.fine.shape[:2] != self._finder.inside.shape or small.black or small.dark:
            self._interrupt()
            return
        motion = self._changes.moving(self._finder.inside, ground.inside)
        foreign = self._changes.foreign(ground.inside)
        disturbed, beside = self._above_table(shot, small, motion, foreign, ground)
        if disturbed and beside is None:
            self._interrupt()

    def _begin(self, tabletop: Tabletop) -> None:
        """Begin anew: of all frames just how the table looks bare is known, and which pieces lay on it."""
        self._changes = ChangeDetector()
        self._registration = Registration()
        self._arms = ArmTracker()
        self._lingering = Lingering()
        self._steady: SteadyPicture | None = None
        self._unremembered: SmallFrame | None = None
        self._veiled = False
        self._tabletop = tabletop
        self._gathering: Gathering | None = None
        self._swept: Mask | None = None
        self._restless = True
        self._light_at = -math.inf
        self._read_at = -math.inf
        self._again_after = _AGAIN_AFTER
        self._blurred_since: float | None = None
        self._hand_since = math.inf

    def _is_disturbed(
        self, motion: Motion, foreign: Mask, ground: CoarseTable, bare: Callable[[], Mask], time: float
    ) -> bool:
        """Whether something moves or an arm is above the table; both are remembered."""
        self._arms.look(
            motion.where,
            foreign,
            ground,
            time,
            bare=bare,
            stays=lambda arm: self._lingering.holds(*self._coarse(arm.entry, foreign.shape)),
        )
        if not motion.moves and not self._arms.present:
            return False
        self._swept = motion.where if self._swept is None else self._swept | motion.where
        return True

    def _above_table(
        self, shot: Shot, small: SmallFrame, motion: Motion, foreign: Mask, ground: CoarseTable
    ) -> tuple[bool, WithoutArm | None]:
        """Whether something moves or pauses above the table, and the shot without it where that stays."""
        moving = motion.where if motion.moves else np.zeros_like(motion.where)
        strange = cache(lambda: self._tabletop.strange(small, self._changes.noise))
        lit = cache(lambda: strange().lit_otherwise(small.coarse))
        bare = cache(lambda: strange().seen_bare(small.coarse))
        veil = self._lingering.look(moving, foreign, ground, shot.time, lit)
        disturbed = self._is_disturbed(motion, foreign, ground, bare, shot.time)
        return disturbed or self._lingering.present, self._without_arm(shot, small, veil)

    def _without_arm(self, shot: Shot, small: SmallFrame, veil: Mask | None) -> WithoutArm | None:
        """The shot without an arm that stays in one place; None where there is none, or another one, too."""
        if veil is None or self._steady is None:
            return None
        if not all(self._lies_in(veil, arm.entry) for arm in self._arms.present):
            return None
        self._veiled = True
        self._arms.linger()
        if self._swept is not None:
            self._swept &= ~veil
        return WithoutArm(shot, small, veil, self._steady)

    def _lies_in(self, mask: Mask, place: Place) -> bool:
        """Whether a place on the table lies in a coarse mask."""
        column, row = self._coarse(place, mask.shape)
        return bool(mask[row, column])

    def _coarse(self, place: Place, shape: tuple[int, ...]) -> tuple[int, int]:
        """Column and row of a coarse picture of that shape in which a place on the table is seen."""
        calibration = self._finder.calibration
        if calibration is None:
            raise RuntimeError("no place is known before the table is")
        height, width = shape[:2]
        point = calibration.for_picture((width, height)).to_picture(np.array([[place.x, place.y]]))[0]
        column, row = np.clip(np.round(point), 0, (width - 1, height - 1)).astype(int)
        return int(column), int(row)

    def _arm_left(self) -> None:
        """No arm is above the table: where one was that was not shown is looked at now."""
        self._restless, self._veiled = self._restless or self._veiled, False

    def _interrupt(self) -> None:
        """All that was gathered is of no use any more."""
        self._restless, self._gathering, self._blurred_since = True, None, None

    def _unrest(self, time: float, state: TableState) -> Look:
        """A frame that says nothing of what lies on the table."""
        self._interrupt()
        return Look(time, state, None, self._scene)

    def _seek(self, shot: Shot, small: SmallFrame) -> Look:
        """A frame in which the table is not known."""
        lost, time = self._finder.is_lost, shot.time
        if self._finder.seek(shot.image, small, time):
            self._begin(self._tabletop.anew(self._bare_again()))
        if self._finder.board_lies:
            return self._unrest(time, TableState.BOARD)
        self._interrupt()
        state = TableState.MOVED if lost else TableState.NOT_CALIBRATED
        return Look(time, state, None, self._scene, mirrored=self._finder.sees_mirrored)

    def _was_moved(self, small: SmallFrame, foreign: Mask) -> bool:
        """Whether the table lies elsewhere now; all is forgotten then."""
        if self._finder.check(small, foreign) is Whereabouts.SAME:
            return False
        bare = self._tabletop.bare if self._finder.is_lost else self._bare_again()
        self._begin(self._tabletop.anew(bare))
        return True

    def _bare_again(self) -> BareTable:
        """What is known of the bare table once the table is found again."""
        motion = self._finder.moved_by
        return BareTable() if motion is None else self._tabletop.bare.moved(motion)

    def _still(self, shot: Shot, small: SmallFrame, foreign: Mask) -> Look:
        """A frame without hand or motion."""
        time = shot.time
        again = is_doubtful(self._scene) and time - self._read_at >= self._again_after
        busy = self._restless or self._gathering is not None or cv2.countNonZero(foreign) > 0
        if not busy and not again:
            if time - self._light_at >= _LIGHT_EVERY:
                self._changes.follow_light()
                self._light_at = time
            return Look(time, self._settled_state(), None, self._scene)
        return self._gather(shot, small)

    def _gather(self, shot: Shot, small: SmallFrame) -> Look:
        """A frame to read what changed from, unless it is blurred."""
        if self._gathering is None:
            self._follow_small_knocks(small)
        change = self._changed(small)
        if self._gathering is None:
            self._gathering = self._new_gathering(change, small)
        unchanged = cv2.bitwise_not(cv2.dilate(change, np.ones((9, 9), np.uint8)))
        if self._sharp_enough(np.asarray(unchanged, np.uint8), shot.time):
            self._gathering.read(shot.image, small, change, shot.time)
            said = self._gathering.outcome()
            if said is not None:
                return self._settle(self._gathering, said, shot, self._gathering.beside(change, small.scale))
        return Look(shot.time, TableState.LOOKING, None, self._scene)

    def _changed(self, small: SmallFrame) -> Mask:
        """What differs from the steady picture by more than the light that falls on it, fine."""
        change, before = self._changes.foreign_fine(self._finder.inside), self._changes.steady
        if before is None or cv2.countNonZero(change) < _LEAST_CHANGE:
            return change
        noise = self._changes.noise
        strange = self._tabletop.strange(small, noise)
        return self._tabletop.without_light(change, self._moved_over(small), before, small, noise, strange)

    def _moved_over(self, small: SmallFrame) -> Mask:
        """Where something moved since all was steady, coarse."""
        return np.zeros(small.coarse.shape[:2], np.uint8) if self._swept is None else self._swept

    def _follow_small_knocks(self, small: SmallFrame) -> None:
        """Let what is known of the table move along with a picture that has crept away, unnoticed."""
        motion, steady = self._finder.crept(small, self._tabletop.covered(small)), self._changes.steady
        if motion is not None and steady is not None:
            self._tabletop.shift(motion, steady)

    def _sharp_enough(self, unchanged: Mask, time: float) -> bool:
        """Whether a still frame may be read: it is sharp, or the stillness has been blurred for a while.

        A blur that stays is the lens's, or the judgement's on a table without print; the frames' agreement is
        guard enough then.
        """
        if not self._changes.blurred(unchanged):
            self._blurred_since = None
            return True
        self._blurred_since = time if self._blurred_since is None else self._blurred_since
        return time - self._blurred_since >= _BLUR_LASTS

    def _new_gathering(self, change: Mask, small: SmallFrame) -> Gathering:
        calibration = self._finder.calibration
        if calibration is None:
            raise RuntimeError("nothing is read before the table is known")
        regions = self._tabletop.regions(change, self._moved_over(small), small, calibration)
        if not regions:
            regions = self._tabletop.doubtful_regions(calibration)
        return Gathering(
            eye=self._eye,
            calibration=calibration,
            regions=regions,
            elsewhere=self._tabletop.outside(regions),
            tabletop=self._tabletop,
            steady=self._changes.steady,
            noise=self._changes.noise,
        )

    def _settle(self, gathering: Gathering, said: Agreement, shot: Shot, beside: Mask) -> Look:
        """The frames agree: what they say is what lies on the table.

        Args:
            gathering: of the frames.
            said: what they agree on.
            shot: the last of them.
            beside: fine, what has changed where they were not read: it is read next.
        """
        now, time = gathering.newest.small, shot.time
        steady, noise, overlooked = self._changes.steady, self._changes.noise, gathering.overlooked
        left_over = steady is not None and cv2.countNonZero(beside) >= _LEAST_CHANGE
        if steady is not None and left_over:
            now = now.showing(steady, grown(beside, _BESIDE_CHANGE))
        self._tabletop.take(
            said.sightings, gathering.regions, steady, now, noise, gathering.stays, overlooked
        )
        followed = self._followed_to(shot, now)
        self._steady = SteadyPicture(now, gathering.sharpest.image) if followed is None else followed
        now = self._steady.small
        before, self._scene = self._scene, self._tabletop.sightings
        if gathering.is_hidden_by_shine(said.sightings, overlooked):
            self._shine.hides(time)
        self._changes.settle(now)
        self._unremembered = now
        self._gathering, self._swept, self._restless, self._read_at = None, None, left_over, time
        veil = shot.veil if isinstance(shot, WithoutArm) else None
        arms = self._arms.taken(lambda arm: veil is not None and self._lies_in(veil, arm.reach))
        same = same_scene(before, self._scene) and is_doubtful(before) == is_doubtful(self._scene)
        self._again_after = min(2 * self._again_after, _AGAIN_AT_LAST) if same and not arms else _AGAIN_AFTER
        if self._scenes.count and not arms and same and self._has_told(self._tabletop.pieces):
            return Look(time, self._settled_state(), None, self._scene)
        scene = self._scenes.following(
            time=time,
            sightings=self._scene,
            arms=arms,
            picture=gathering.sharpest.image,
            pieces=self._tabletop.pieces,
        )
        return Look(time, self._settled_state(), scene, self._scene)

    def _catch_up(self) -> None:
        """Remember the picture that was settled last, as frames to come need it: its scene was told first."""
        now, self._unremembered = self._unremembered, None
        if now is not None:
            self._tabletop.learn()
            self._registration.hold(now.fine)
            self._finder.settle(now, self._tabletop.mask(now))

    def _followed_to(self, shot: Shot, now: SmallFrame) -> SteadyPicture | None:
        """The steady picture where the camera rests elsewhere now, and the table is followed there."""
        motion = self._registration.rests_elsewhere(shot.time)
        if motion is None or not isinstance(shot, Registered):
            return None
        as_taken = SmallFrame.of(shot.shot.small, shot.size[0])
        of_frame = self._finder.follow(motion, as_taken)
        if of_frame is None:
            return None
        self._tabletop.shift(of_frame, now)
        return SteadyPicture(as_taken, shot.shot.image)

    def _has_told(self, now: Pieces) -> bool:
        """Whether the last scene told of all that was not read, and of nothing that lies there no more."""
        told = self._scenes.pieces
        as_told = lie_among(now.unread, told.unread) and lie_among(told.unread, now.unread)
        return as_told and lie_among(now.overlooked, told.overlooked)

    def _settled_state(self) -> TableState:
        return TableState.DOUBTFUL if is_doubtful(self._scene) else TableState.SEEN
