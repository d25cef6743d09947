"""The course of a game as people see it: each play once, as it was put right last.

The journal keeps all that was told. To put a play right that others came after, those are taken back, then
the play, and all but the play are told again as they were: `undo` by `undo`, as the table record wants it.
Whoever looks back sees the play in its place, ruled anew with what came after.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from companion.engines import AnyPosition, Ask, Header, Ruling, Told, Undo, start, write_event
from companion.engines.registry import rules_of
from companion.evening.entries import Telling, ToldBy
from companion.evening.evening import Ruled


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that was done.

    Attributes:
        ruled: it, as it was told last.
        first: number of the entry under which it was told first; it stays the same when things are put right.
        taken_back: whether people took it back afterwards.
        aside: whether something before it was put right, and it did not happen again with that: the ruling is
            that of then.
    """

    ruled: Ruled
    first: int
    taken_back: bool = False
    aside: bool = False

    @property
    def stands(self) -> bool:
        """Whether the game goes on from it."""
        return self.ruled.ruling.legal and self.can_be_put_right and not self.aside

    @property
    def refused(self) -> bool:
        """Whether it was a play that the rules forbade."""
        return not self.ruled.ruling.legal and self.can_be_put_right

    @property
    def can_be_put_right(self) -> bool:
        """Whether it was a play, and people have not taken it back."""
        return not (isinstance(self.ruled.event, Undo | Ask) or self.taken_back)


def course_of(ruled: Iterable[Ruled]) -> tuple[Step, ...]:
    """Everything that was done, oldest first, of all that was ruled on in a game."""
    course = _Course()
    for one in ruled:
        course.add(one)
    return tuple(course.steps)


def told_again(steps: Sequence[Step], header: Header, *, lies: bool = False) -> tuple[Step, ...]:
    """What happens again once something before it has been put right.

    What people took back does not, nor does what was forbidden where whoever did it then did something else
    instead; what was forbidden last lies there still or was taken back, too.

    Args:
        steps: what came after what is put right.
        header: who plays what.
        lies: whether the cards of a forbidden last play lie there still.
    """
    left = [step for step in steps if step.can_be_put_right]
    doers = [_doer(step, header) for step in left]
    again = []
    for number, step in enumerate(left):
        last = number == len(left) - 1
        if step.stands or (lies if last else doers[number + 1] != doers[number]):
            again.append(step)
    return tuple(again)


def put_right(
    steps: Sequence[Step], number: int, right: Telling, header: Header, *, lies: bool = False
) -> tuple[Telling, ...]:
    """All that is to be told, in order, so that something stands in the place of a step.

    Args:
        steps: the course of the game.
        number: index of the step that is put right.
        right: what was really done.
        header: who plays what.
        lies: whether the cards of a forbidden last play lie there still.
    """
    wrong, later = steps[number], steps[number + 1 :]
    back = (Telling(Undo(), ToldBy.CORRECTION) for step in (wrong, *later) if step.stands)
    again = (
        Telling(step.ruled.event, ToldBy.AGAIN, first=step.first)
        for step in told_again(later, header, lies=lies)
    )
    return (*back, replace(right, first=wrong.first), *again)


def standing_before(steps: Sequence[Step], number: int, header: Header) -> AnyPosition:
    """The position in which a step is told when it is put right.

    Args:
        steps: the course of the game.
        number: index of the step.
        header: who plays what.
    """
    last = next((step for step in reversed(steps[:number]) if step.stands), None)
    return start(header).position if last is None else last.ruled.ruling.position


def position_before(steps: Sequence[Step], number: int, header: Header) -> AnyPosition:
    """The position in which a step was told; see `standing_before`."""
    if number < len(steps) and steps[number].aside and steps[number].refused:
        return steps[number].ruled.ruling.position
    last = next((step for step in reversed(steps[:number]) if not step.aside), None)
    return start(header).position if last is None else last.ruled.ruling.position


@dataclass(frozen=True, slots=True)
class RuledAnew:
    """What the rules say once something has been put right.

    Attributes:
        ruling: on what was really done.
        again: what happens again, each with the ruling on it.
    """

    ruling: Ruling[AnyPosition]
    again: tuple[tuple[Step, Ruling[AnyPosition]], ...]

    @property
    def position(self) -> AnyPosition:
        """The position in which the game goes on."""
        return self.again[-1][1].position if self.again else self.ruling.position

    @property
    def changed(self) -> tuple[tuple[Step, Ruling[AnyPosition]], ...]:
        """What of it is allowed now and was not, or the other way round, or brings about something else."""
        return tuple(
            (step, ruling)
            for step, ruling in self.again
            if (step.ruled.ruling.legal, step.ruled.ruling.effects) != (ruling.legal, ruling.effects)
        )


def ruled_anew(
    steps: Sequence[Step], number: int, event: Told, header: Header, *, lies: bool = False
) -> RuledAnew:
    """What the rules would say if an event stood in the place of a step; see `put_right`."""
    position = standing_before(steps, number, header)
    ruling = first = position.rule(event)
    position = ruling.position if ruling.legal else position
    again = []
    for step in told_again(steps[number + 1 :], header, lies=lies):
        ruling = position.rule(step.ruled.event)
        position = ruling.position if ruling.legal else position
        again.append((step, ruling))
    return RuledAnew(first, tuple(again))


def _doer(step: Step, header: Header) -> tuple[str, str]:
    """Who did something; where no name belongs to it, what was done."""
    line = write_event(step.ruled.event, rules_of(header.game), header)
    return ("", line["event"]) if line.get("player") is None else (line["player"], "")


class _Course:
    """Follows what was told, one after the other."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._places: dict[int, int] = {}
        self._wrong: int | None = None
        """Index of what was taken back last for a correction."""

    def add(self, one: Ruled) -> None:
        """Take the next thing that was told."""
        undo = isinstance(one.event, Undo)
        match one.source:
            case ToldBy.CORRECTION if undo and one.ruling.legal:
                self._wrong = self._last_standing()
            case ToldBy.CORRECTION if not undo:
                self._put_right(one)
            case ToldBy.AGAIN if (at := self._index(one.first)) is not None:
                self.steps[at] = replace(self.steps[at], ruled=one, aside=False)
            case _:
                self._go_on(one)

    def _put_right(self, one: Ruled) -> None:
        """What was really done stands in the place of what was told; what came after must be told again."""
        at = self._index(one.first)
        if at is None:  # earlier companions did not keep which play was put right: it was always the last one
            at = self._last_refused() if self._wrong is None else self._wrong
        self._wrong = None
        if at is None:
            self._go_on(one)
            return
        self.steps[at] = Step(one, self.steps[at].first)
        self.steps[at + 1 :] = (replace(step, aside=True) for step in self.steps[at + 1 :])

    def _go_on(self, one: Ruled) -> None:
        """Something new was done, or taken back."""
        at = self._last_standing()
        if isinstance(one.event, Undo) and one.ruling.legal and at is not None:
            self.steps[at] = replace(self.steps[at], taken_back=True)
        self._places[one.entry] = len(self.steps)
        self.steps.append(Step(one, one.entry))

    def _index(self, first: int | None) -> int | None:
        """Index of what was told first under that entry, None where nothing was."""
        return None if first is None else self._places.get(first)

    def _last_refused(self) -> int | None:
        """Index of the newest play where that was forbidden."""
        return len(self.steps) - 1 if self.steps and self.steps[-1].refused else None

    def _last_standing(self) -> int | None:
        """Index of the last play that stands."""
        return next((at for at in range(len(self.steps) - 1, -1, -1) if self.steps[at].stands), None)
