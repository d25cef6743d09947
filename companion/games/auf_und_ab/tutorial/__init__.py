"""The guided first hand of Auf und Ab."""

from __future__ import annotations

from typing import Final

from companion.engines import Header
from companion.games.auf_und_ab.tutorial.dealt import DealtAufUndAb
from companion.games.auf_und_ab.tutorial.steps import ENDING, REMARKS, STEPS
from companion.tutorial.steps import PLAYERS, GameTutorial

SEED: Final = 3818
"""A deal with which the lowest double is the learner's, a later double must count twice, and the second round
already goes DOWN; whoever follows the advice wins the hand, after 30 plays of all three."""

TUTORIAL: Final = GameTutorial(
    header=Header("auf-und-ab", PLAYERS[:3], {"end": {"hands": 1}}),
    seed=SEED,
    dealt=DealtAufUndAb,
    steps=STEPS,
    remarks=REMARKS,
    ending=ENDING,
)
"""The guided first hand of Auf und Ab."""
