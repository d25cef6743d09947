"""Where frames and presses come from: a camera with buttons, or a recorded evening."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from assets.trouble import Trouble, trouble_of
from companion.cameras.recording import Answered, Recording
from companion.engines import Reason
from companion.table.inputs import Action, Press
from companion.table.reading import Question
from companion.texts.errors import reason_of_trouble
from hardware.buttons import Buttons
from hardware.cameras.protocol import Camera, CameraState, Frame
from hardware.errors import HardwareFlaw
from vision.scene.scene import TableState

_SEEN = (TableState.SEEN, TableState.DOUBTFUL)
"""The table is known, all is still, and no hand is above it."""

_UNKNOWN = (TableState.NOT_CALIBRATED, TableState.MOVED)
"""Nobody knows where the table is."""

LONGEST_WAIT = 10.0
"""Seconds for which an answer of a film waits for its question: nobody waits so long before answering."""


class FrameSource(Protocol):
    """Gives frames and presses in order."""

    @property
    def over(self) -> bool:
        """Whether nothing more will come."""

    @property
    def camera_gone(self) -> bool:
        """Whether the camera gives nothing now, though it may come back."""

    @property
    def problems(self) -> tuple[Reason, ...]:
        """What is wrong with the camera; empty when nothing is."""

    def next(self) -> Frame | Press | None:
        """What comes next, at once; None when there is nothing now."""

    def now(self) -> float:
        """Seconds on the clock of the frames, for presses that come from elsewhere."""

    def heed(self, state: TableState) -> None:
        """So the table is seen now: what the camera has found is kept while it is seen well."""

    def find_anew(self) -> None:
        """People ask for it: let the camera find focus, exposure and white balance anew."""

    def close(self) -> None:
        """Let go of devices and files."""


class AsTheyCome:
    """The part of a `FrameSource` that adjusts a camera, where its frames come as they are."""

    def heed(self, state: TableState) -> None:
        """Nothing is kept, whatever is seen."""

    def find_anew(self) -> None:
        """There is nothing to be found."""


class CameraSource:
    """A camera, and push buttons where they are wired.

    Args:
        camera: the camera.
        buttons: the push buttons, None when there are none.
    """

    def __init__(self, camera: Camera, buttons: Buttons | None = None) -> None:
        self._camera = camera
        self._buttons = buttons
        self._waiting: list[Press] = []
        self._holds = False

    @property
    def over(self) -> bool:
        """A video or folder ends; a live camera does not."""
        return self._camera.state is CameraState.ENDED

    @property
    def camera_gone(self) -> bool:
        """Whether the camera was unplugged or is silent."""
        return self._camera.state is CameraState.GONE

    @property
    def problems(self) -> tuple[Reason, ...]:
        """What the camera tells itself, or that it has fallen silent."""
        silence = (
            (trouble_of(HardwareFlaw.CAMERA_SILENT, name=self._camera.name),) if self.camera_gone else ()
        )
        return tuple(map(reason_of_trouble, self._camera.problems or silence))

    def next(self) -> Frame | Press | None:
        """A press first, then the newest frame."""
        self._waiting += _presses(self._buttons)
        return self._waiting.pop(0) if self._waiting else self._camera.read()

    def now(self) -> float:
        """Seconds on the clock of the frames."""
        return self._camera.now()

    def heed(self, state: TableState) -> None:
        """Have the camera keep what it has found while the table is seen, and find it anew once lost."""
        if state in _SEEN:
            self._holds = True
            self._camera.hold()
        elif state in _UNKNOWN and self._holds:
            self.find_anew()

    def find_anew(self) -> None:
        """Have the camera find focus, exposure and white balance anew."""
        self._holds = False
        self._camera.find_anew()

    def close(self) -> None:
        """Let go of camera and pins."""
        self._camera.close()
        if self._buttons is not None:
            self._buttons.close()


class RecordingSource(AsTheyCome):
    """A recorded evening, as fast as it can be watched."""

    camera_gone = False

    def __init__(self, recording: Recording, asked: Callable[[], Question | None] | None = None) -> None:
        """Begin at the recording's first frame.

        Args:
            recording: the recording.
            asked: the question that is open now. An answer of which the recording knows what it meant waits
                for its question, and is dropped where nobody asks it any more.
        """
        self._asked = asked
        self._held: list[Answered] = []
        self._recording = recording
        self._moments = iter(recording)
        self._time = 0.0
        self.over = False

    @property
    def problems(self) -> tuple[Reason, ...]:
        """That it ends too early, once it has ended."""
        return () if self._recording.cut is None else (self._recording.cut,)

    def next(self) -> Frame | Press | None:
        """The next frame or press; raises `RecordingError` at what cannot be read."""
        answer = self._answer()
        if answer is not None:
            return answer
        moment = next(self._moments, None)
        if moment is None:
            self.over = True
            return None
        self._time = moment.time
        if isinstance(moment, Answered) and self._asked is not None:
            self._held.append(moment)
            return self._answer()
        return moment

    def _answer(self) -> Press | None:
        """An answer that waits, to the question that is open now; None where there is none."""
        self._held = [one for one in self._held if self._time - one.time <= LONGEST_WAIT]
        question = self._asked() if self._asked is not None and self._held else None
        if question is None:
            return None
        for answer in self._held:
            choice = _choice_of(answer, question)
            if choice is not None:
                self._held.remove(answer)
                return Press(answer.action, self._time, answer.seat, choice)
        return None

    def now(self) -> float:
        """The time of the newest frame or press."""
        return self._time

    def close(self) -> None:
        """Nothing is held open."""


def _choice_of(answer: Answered, question: Question) -> int | None:
    """Which choice of a question an answer means; None where it answers another one."""
    if question.text.key != answer.question:
        return None
    return next((n for n, choice in enumerate(question.choices) if choice.value == answer.value), None)


class NoCamera(AsTheyCome):
    """No camera at all: every play is told by hand, and buttons are pressed.

    Args:
        buttons: the push buttons, None when there are none.
        clock: seconds, the clock that presses carry.
    """

    over = False
    camera_gone = True
    problems: tuple[Reason, ...] = ()

    def __init__(self, buttons: Buttons | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._buttons = buttons
        self._clock = clock
        self._waiting: list[Press] = []

    def next(self) -> Press | None:
        """The next press."""
        self._waiting += _presses(self._buttons)
        return self._waiting.pop(0) if self._waiting else None

    def now(self) -> float:
        """Seconds on the clock of the presses."""
        return self._clock()

    def close(self) -> None:
        """Let go of the pins."""
        if self._buttons is not None:
            self._buttons.close()


class Problems:
    """Tells the problems of a source once, and again only after others or none."""

    def __init__(self) -> None:
        """Nothing is wrong yet."""
        self._told: tuple[Reason, ...] = ()

    def new(self, source: FrameSource) -> tuple[Reason, ...]:
        """What is wrong now and was not told yet; empty when there is no such thing."""
        problems = source.problems
        if problems == self._told:
            return ()
        self._told = problems
        return problems


_NOTICES = {
    HardwareFlaw.CAMERA_KIND: "notice-camera-kind",
    HardwareFlaw.CAMERA_EMPTY: "notice-camera-kind",
    HardwareFlaw.CAMERA_SMALL: "notice-camera-kind",
    HardwareFlaw.CAMERA_CLOCK: "notice-camera-kind",
    HardwareFlaw.CAMERA_RESIZED: "notice-camera-resized",
    HardwareFlaw.CAMERA_FROZEN: "notice-camera-frozen",
    HardwareFlaw.CAMERA_BLACK: "notice-camera-black",
    HardwareFlaw.CAMERA_SLOW: "notice-camera-slow",
    HardwareFlaw.CAMERA_COARSE: "notice-camera-coarse",
}
_NOTICE_OF = {reason_of_trouble(Trouble(flaw)).key: notice for flaw, notice in _NOTICES.items()}
"""What people at the table are told of a camera's trouble, by the message that says more of it."""


def notice_of(source: FrameSource) -> Reason:
    """What people at the table are told where a source has a problem: in few words, without a file's name."""
    notice = next((_NOTICE_OF[problem.key] for problem in source.problems if problem.key in _NOTICE_OF), None)
    if notice is not None:
        return Reason(notice)
    if source.camera_gone:
        return Reason("notice-camera-gone")
    return Reason("notice-ended-early" if source.over else "notice-picture-unread")


def _presses(buttons: Buttons | None) -> list[Press]:
    given = buttons.presses() if buttons is not None else ()
    return [Press(Action(press.button.action), press.time, press.button.seat) for press in given]
