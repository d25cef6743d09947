"""How the rules of Up & Down are shown."""

from __future__ import annotations

from typing import Final

from companion.engines import Reason
from companion.games.up_and_down.rulebook.lessons import lessons, pictures
from companion.games.up_and_down.rulebook.scene import DECK, scene
from companion.games.up_and_down.rules.table import DEFAULT_RING
from companion.rulebook.drawn import Die, Face, Group, UpDownCard
from companion.rulebook.lessons import GameRulebook, chapters

_FIRSTS: Final = {
    "cards": 1,
    "deal": 7,
    "set-up": 10,
    "tricks": 18,
    "changes": 19,
    "playing": 27,
    "winning": 30,
    "pot": 36,
    "end": 40,
}

RULEBOOK: Final = GameRulebook(
    chapters=chapters("UAD", _FIRSTS, 46),
    cards=Group(Reason("game-up-and-down"), (UpDownCard(True, DEFAULT_RING), Face(DECK, "QH"), Die(4))),
    minutes=15,
    lessons=lessons,
    pictures=pictures,
    scene=scene,
)
