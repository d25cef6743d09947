"""What people are asked, what they have answered, and the presses that wait for that."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.sitting.answered import AnsweredCards
from companion.sitting.waiting import WaitingPresses
from companion.table.inputs import Press
from companion.table.reading import Choice, Question
from vision.scene.scene import Scene, TableState


@dataclass(slots=True)
class Asking:
    """One question at a time, its answer, and what has to wait for it.

    Attributes:
        question: the open question, None when there is none.
        answered: what people said of cards.
        waiting: the presses that wait.
    """

    question: Question | None = None
    answered: AnsweredCards = field(default_factory=AnsweredCards)
    waiting: WaitingPresses = field(default_factory=WaitingPresses)

    def answer(self, number: int | None, scene: Scene | None) -> Choice | None:
        """Somebody answers: the question is closed, and what is said of a card is kept.

        Args:
            number: which of the choices.
            scene: what lies on the table, None before it was seen.

        Returns:
            The answer; None where nothing is asked or nobody offered that, and all stays as it is.
        """
        question = self.question
        if question is None or number is None or not 0 <= number < len(question.choices):
            return None
        self.question = None
        self.answered.take(question, question.choices[number], scene)
        return question.choices[number]

    def due(self, state: TableState, time: float) -> Press | None:
        """The next press that need wait no longer, taken out; None when there is none."""
        return self.waiting.due(state, time, asked=self.question is not None)
