"""What people do, in order: gestures made together, pauses, presses, and waiting for the companion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from companion.engines import Header
from companion.rehearsal.errors import NotThereError
from companion.rehearsal.gestures import Gesture, SimulatedSeat
from companion.rehearsal.layout import Layout
from companion.rehearsal.step import Step
from companion.table.inputs import Action
from companion.table.reading import Question

SETTLE: Final = 0.5
"""Seconds that people leave the table alone after everything they do."""


@dataclass(frozen=True, slots=True)
class Together:
    """Gestures that are made at the same time; the next thing is done when the last arm is gone."""

    gestures: tuple[Gesture, ...]


@dataclass(frozen=True, slots=True)
class Pause:
    """Nobody does anything."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Push:
    """Somebody presses a button or touches the screen."""

    action: Action
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AwaitRuling:
    """People look at the screen until it rules on what they did, and answer what it asks."""


@dataclass(frozen=True, slots=True)
class Glance:
    """People look at the screen for a while, and answer what it asks."""

    seconds: float


Act = Together | Pause | Push | AwaitRuling | Glance


class Script(Protocol):
    """What is acted out: a record, or what somebody says while it is played."""

    @property
    def header(self) -> Header:
        """Who plays what."""

    @property
    def acted(self) -> Sequence[Step]:
        """What is acted out, as far as it is known."""

    def coming(self, begin: int) -> Iterator[Step | None]:
        """What is acted out from the step of that number on; None while there is nothing to do."""

    def refused(self, step: Step, error: NotThereError) -> None:
        """People could not do it."""


class SimulatedPeople(Protocol):
    """The people of one game: they turn the events of a record into acts, and know the truth of questions."""

    @property
    def seats(self) -> tuple[SimulatedSeat, ...]:
        """Where each player sits."""

    def act(self, step: Step, layout: Layout) -> Iterator[Act]:
        """What is done for an event of the record; `layout` is what lies on the table when it begins."""

    def answer(self, question: Question, layout: Layout) -> int | None:
        """The index of the true answer, None when it is not among the choices."""


class Screen(Protocol):
    """All that people see of the companion."""

    @property
    def rulings(self) -> int:
        """How many rulings it has shown since the rehearsal began."""

    @property
    def question(self) -> Question | None:
        """The question that it asks now."""

    @property
    def asks_others(self) -> bool:
        """Whether it asks something that is not for these people to answer: they wait until that is done."""

    @property
    def ready(self) -> bool:
        """Whether it waits for the next play: it does not look still, and table and position agree."""

    @property
    def stopped(self) -> bool:
        """Whether it rules on nothing until the table lies as it should, or is said to lie right."""

    @property
    def lost(self) -> bool:
        """Whether it says that it cannot find the table and wants to see the calibration board."""


def answer_of(question: Question, value: str | None) -> int | None:
    """The index of the answer that stands for a value, None when it is not among the choices."""
    values = [choice.value for choice in question.choices]
    return values.index(value) if value in values else None


def fact(question: Question, name: str) -> str | None:
    """A fact in a question's text, as people read it."""
    facts: Mapping[str, object] = dict(question.text.facts)
    found = facts.get(name)
    return found if isinstance(found, str) else None
