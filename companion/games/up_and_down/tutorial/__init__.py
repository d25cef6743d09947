"""The guided first round of Up & Down."""

from __future__ import annotations

from typing import Final

from companion.engines import Header
from companion.games.up_and_down.tutorial.dealt import DealtUpAndDown
from companion.games.up_and_down.tutorial.steps import ENDING, REMARKS, STEPS
from companion.tutorial.steps import PLAYERS, GameTutorial

SEED: Final = 5218
"""A deal with which the others cancel each other in the first trick, and the learner’s card wins it; whoever
then follows the advice soon sees a roll, a pot, a turned card and a trump, and wins the round."""

TUTORIAL: Final = GameTutorial(
    header=Header("up-and-down", PLAYERS, {}),
    seed=SEED,
    dealt=DealtUpAndDown,
    steps=STEPS,
    remarks=REMARKS,
    ending=ENDING,
)
"""The guided first round of Up & Down."""
