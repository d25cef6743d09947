"""What people are asked, and the presses that wait for their answer."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.sitting.waiting import WaitingPresses
from companion.table.inputs import Press
from companion.table.reading import Choice, Question
from vision.scene.scene import TableState


@dataclass(slots=True)
class Asking:
    """One question at a time, and what has to wait for its answer.

    Attributes:
        question: the open question, None when there is none.
        waiting: the presses that wait.
    """

    question: Question | None = None
    waiting: WaitingPresses = field(default_factory=WaitingPresses)

    def answer(self, number: int | None) -> Choice | None:
        """Somebody answers: the question is closed.

        Args:
            number: which of the choices.

        Returns:
            The answer; None where nothing is asked or nobody offered that, and all stays as it is.
        """
        question = self.question
        if question is None or number is None or not 0 <= number < len(question.choices):
            return None
        self.question = None
        return question.choices[number]

    def due(self, state: TableState, time: float) -> Press | None:
        """The next press that need wait no longer, taken out; None when there is none."""
        return self.waiting.due(state, time, asked=self.question is not None)
