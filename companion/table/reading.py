"""What a table reader says: what was done, or what it must ask, or what it is waiting for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from companion.engines import Position, Reason, Ruling, Told
from companion.table.inputs import Press
from companion.table.seats import TableMap
from vision.scene.scene import Scene
from vision.sightings import Place

PositionT_contra = TypeVar("PositionT_contra", bound=Position[Any], contravariant=True)


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to a question.

    Attributes:
        text: what the answer says.
        value: what it stands for, in the terms of the table record (``"9H"``, ``"7"``).
    """

    text: Reason
    value: str


@dataclass(frozen=True, slots=True)
class Question:
    """Something the picture cannot tell, put to the people at the table.

    Attributes:
        text: what is asked.
        choices: all possible answers, the likeliest first.
        likely: how many of them are offered at once; the others follow after one more touch.
        doubt: True for a doubt of the eye, False for what the rules make people say.
        outline: corners in pixels of what is asked about, for the crop; None when it is nowhere.
        place: where on the table that is: the middle of a card, or of what shows of it; None when it is
            nowhere.
    """

    text: Reason
    choices: tuple[Choice, ...]
    likely: int
    doubt: bool
    outline: tuple[tuple[float, float], ...] | None = None
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of a scene, a press or an answer.

    Attributes:
        event: what was done, None when nothing was.
        question: what must be asked first, None when nothing must; with an event that a button told at once,
            what was asked before and still is.
        notice: what the reader waits for or wonders about, for the calm line; None when all is well.
        in_step: False while the table does not lie as the position says, and no play explains it.
        asked_in_time: what must be asked if the table lies so for a while: it may be that somebody is not
            done with it.
    """

    event: Told | None = None
    question: Question | None = None
    notice: Reason | None = None
    in_step: bool = True
    asked_in_time: Question | None = None


class TableReader(Protocol[PositionT_contra]):
    """Compares the steady scene with the position of one game and says what was done."""

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""

    def see(self, scene: Scene, position: PositionT_contra) -> Reading:
        """What a new steady scene shows."""

    def press(self, press: Press, position: PositionT_contra) -> Reading:
        """What a press of this game means."""

    def answer(self, choice: Choice, position: PositionT_contra) -> Reading:
        """What the answer to the reader's last question settles."""

    def explanation(self, position: PositionT_contra) -> Reading:
        """What would make that position and the table, which is right as it lies, agree; nothing is noted.

        Returns:
            Where the table itself shows the position, the one play that explains it, which counts if it is
            legal; else out of step, with what to do. In step where nothing need be explained.
        """

    def take_as_it_is(self, position: PositionT_contra) -> None:
        """The table is right as it lies: what lies there is told no more."""

    def ruled(self, event: Told, ruling: Ruling[PositionT_contra]) -> None:
        """Hears what became of an event: those of the reader itself, undone ones, and ones typed by hand."""
