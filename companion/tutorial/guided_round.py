"""A guided round while it is played: which step is shown, what was done, and what the engine said of it."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from random import Random
from typing import Any

from companion.engines import (
    AnyEvent,
    AnyPosition,
    GameInProgress,
    Ruling,
    read_event,
    rules_of,
    start,
    write_event,
)
from companion.records.forms.draft import Draft
from companion.tutorial.steps import GameTutorial, Line, Play, PlayOn, Step, Task, Told


class Mode(enum.Enum):
    """What is to be done."""

    READ = enum.auto()
    """Something is read."""
    TASK = enum.auto()
    """A question is answered."""
    PLAY = enum.auto()
    """Whoever learns plays."""
    WATCH = enum.auto()
    """Somebody else plays next."""
    OVER = enum.auto()
    """The round is over; its end is told."""


@dataclass(frozen=True, slots=True, eq=False)
class Done:
    """Something that was done, and what the engine says of it.

    Attributes:
        line: what was done, as a table record has it.
        event: the same as an event.
        ruling: the engine's.
        played: whether it counts; what is forbidden does not, nor what was allowed and not asked for.
    """

    line: Line
    event: AnyEvent
    ruling: Ruling[Any]
    played: bool


class GuidedRound:
    """A round that somebody learns a game by. It is kept nowhere.

    Args:
        tutorial: what is to be learned.

    Attributes:
        tutorial: what is to be learned.
        game: the game in progress, ruled on by the engine.
        done: all that was done or tried, oldest first.
        last: what was done or tried last; None before anything was.
        marked: the options of a task that are marked, by their index.
        judged: whether these were judged as they are.
        hinted: whether people asked for advice on what they are to do now.
        plays_on: whether whoever learns has played something that no step asked for.
    """

    def __init__(self, tutorial: GameTutorial) -> None:
        self.tutorial = tutorial
        self.game: GameInProgress[AnyPosition, AnyEvent] = start(tutorial.header)
        self.done: list[Done] = []
        self.last: Done | None = None
        self.marked: frozenset[int] = frozenset()
        self.judged = False
        self.hinted = False
        self.plays_on = False
        self._dealt = tutorial.dealt(tutorial.header, Random(tutorial.seed))
        self._number = 0
        self._remarks: list[Told] = []
        self._remarked: set[str] = set()
        for event in self._dealt.opening():
            self.game.push(event)
        self.game.position = self._dealt.seen(self.game.position)

    @property
    def position(self) -> AnyPosition:
        """The position now."""
        return self.game.position

    @property
    def over(self) -> bool:
        """Whether the round is over, and scored."""
        return self.position.standings.rounds > 0

    @property
    def step(self) -> Step:
        """What is to be learned now: first what is to be said of what has happened."""
        if self._remarks:
            return self._remarks[0]
        return self.tutorial.ending if self.over else self.tutorial.steps[self._number]

    @property
    def progress(self) -> tuple[int, int]:
        """Which step this is, from 1 on, and how many there are."""
        return self._number + 1, len(self.tutorial.steps)

    @property
    def mode(self) -> Mode:
        """What is to be done now."""
        if not self._remarks and self.over:
            return Mode.OVER
        step = self.step
        if isinstance(step, Told):
            return Mode.READ
        if not self._dealt.mine(self.position):
            return Mode.WATCH
        return Mode.TASK if isinstance(step, Task) else Mode.PLAY

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards of whoever learns."""
        return self._dealt.hand(self.position)

    @property
    def aside(self) -> tuple[Line, ...]:
        """What whoever learns may do now although somebody else is next."""
        return self._dealt.aside(self.position) if self.mode is Mode.WATCH else ()

    @property
    def draft(self) -> Draft:
        """What whoever learns can tell now, with nothing told."""
        return Draft(self._dealt.forms(self.position))

    def filled(self, draft: Draft) -> Draft:
        """What was told so far, with what chance has decided."""
        return self._dealt.filled(draft, self.position)

    @property
    def advice(self) -> Line:
        """What may be done now: what the step asks for, else what somebody who plays to win would do."""
        step = self.step
        return step.line if isinstance(step, Play) else self._dealt.advice(self.position)

    def rulings(self) -> tuple[Ruling[Any], ...]:
        """What the engine says of each option of the task that is shown."""
        step = self.step
        return tuple(self._ruled(line)[1] for line in step.options) if isinstance(step, Task) else ()

    @property
    def right(self) -> frozenset[int]:
        """The options of the task that is shown that are right, by their index."""
        step = self.step
        if not isinstance(step, Task):
            return frozenset()
        return frozenset(number for number, ruling in enumerate(self.rulings()) if step.right(ruling))

    @property
    def solved(self) -> bool:
        """Whether the task that is shown was judged, and all that is right is marked and nothing else."""
        return self.judged and self.marked == self.right

    def go_on(self) -> None:
        """Read on, or let somebody else play once."""
        match self.mode:
            case Mode.READ if self._remarks:
                del self._remarks[0]
            case Mode.READ:
                self._next_step()
            case Mode.TASK if self.solved:
                self._next_step()
            case Mode.WATCH:
                event = self._dealt.others(self.position)
                self._count(write_event(event, self.game.rules, self.game.header), event)

    def go_on_to_me(self) -> None:
        """Let the others play until whoever learns is to act, or something is to be said."""
        while self.mode is Mode.WATCH:
            self.go_on()

    def mark(self, option: int) -> None:
        """Mark an option of the task that is shown, or no longer."""
        self.marked ^= {option}
        self.judged = False

    def judge(self) -> None:
        """Have the engine judge what is marked."""
        self.judged = True

    def hint(self) -> None:
        """Show what may be done now."""
        self.hinted = True

    def tell(self, line: Line) -> Done:
        """Whoever learns does something, or tries to.

        Args:
            line: what, as a record has it.

        Returns:
            What the engine says of it. What is forbidden changes nothing, and neither does what is allowed
            where something else is to be done.
        """
        event, ruling = self._ruled(line)
        step = self.step
        asked = self._asked(line, step) or line in self.aside
        may = self.mode is Mode.PLAY or line in self.aside
        if not (ruling.legal and asked and may):
            self.last = Done(line, event, ruling, played=False)
            self.done.append(self.last)
            return self.last
        event = self._dealt.happened(event, self.position)
        done = self._count(write_event(event, self.game.rules, self.game.header), event)
        if isinstance(step, PlayOn):
            self.plays_on = True
        elif self._asked(line, step):
            self._number += 1
        return done

    def _ruled(self, line: Line) -> tuple[AnyEvent, Ruling[Any]]:
        """An event of whoever learns, and what the engine says of it."""
        header = self.game.header
        event = self._dealt.whole(read_event(line, rules_of(header.game), header), self.position)
        return event, self.game.rule(event)

    @staticmethod
    def _asked(line: Line, step: Step) -> bool:
        """Whether that may be done now, as far as the step goes."""
        return isinstance(step, PlayOn) or (isinstance(step, Play) and _is_that(line, step.line))

    def _next_step(self) -> None:
        self._number += 1
        self.marked, self.judged, self.hinted = frozenset(), False, False

    def _count(self, line: Line, event: AnyEvent) -> Done:
        """Somebody has done what is allowed."""
        ruling = self.game.apply(event)
        self.game.position = self._dealt.seen(self.game.position)
        done = self.last = Done(line, event, ruling, played=True)
        self.done.append(done)
        self.hinted = False
        for remark in self.tutorial.remarks:
            if remark.clause in ruling.decided_by and remark.name not in self._remarked:
                self._remarked.add(remark.name)
                self._remarks.append(remark)
        return done


def _is_that(line: Line, asked: Line) -> bool:
    """Whether a line says all that is asked for; of several cards in any order."""
    return all(_unordered(line.get(key)) == _unordered(value) for key, value in asked.items())


def _unordered(value: Any) -> Any:
    return sorted(value) if isinstance(value, list) else value
