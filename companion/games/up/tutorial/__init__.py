"""The guided first round of Up."""

from __future__ import annotations

from typing import Final

from companion.engines import Header
from companion.games.up.tutorial.dealt import DealtUp
from companion.games.up.tutorial.steps import ENDING, REMARKS, STEPS
from companion.tutorial.steps import PLAYERS, GameTutorial

SEED: Final = 4926
"""A deal with which the learner has a −2 and a clear card in hand when each is of use, and a 6 holds on a 6;
whoever follows the advice turns up a −2, must call the last card, and wins after 35 plays and calls."""

TUTORIAL: Final = GameTutorial(
    header=Header("up", PLAYERS[:3], {}),
    seed=SEED,
    dealt=DealtUp,
    steps=STEPS,
    remarks=REMARKS,
    ending=ENDING,
)
"""The guided first round of Up."""
