"""The guided first round of Schwupps."""

from __future__ import annotations

from typing import Final

from companion.engines import Header
from companion.games.schwupps.tutorial.dealt import DealtSchwupps
from companion.games.schwupps.tutorial.steps import ENDING, REMARKS, STEPS
from companion.tutorial.steps import PLAYERS, GameTutorial

SEED: Final = 2988
"""A deal with which one card fits beside a step, another beside “same number”, a third only after a schwupp,
and the fourth is an aggravation card; whoever then follows the advice wins after 25 more plays."""

TUTORIAL: Final = GameTutorial(
    header=Header("schwupps", PLAYERS[:3], {}),
    seed=SEED,
    dealt=DealtSchwupps,
    steps=STEPS,
    remarks=REMARKS,
    ending=ENDING,
)
"""The guided first round of Schwupps."""
