"""How the rules of Up are shown."""

from __future__ import annotations

from typing import Final

from companion.engines import Reason
from companion.games.up.rulebook.lessons import lessons, pictures
from companion.games.up.rulebook.scene import DECK, scene
from companion.rulebook.drawn import Face, Group
from companion.rulebook.lessons import GameRulebook, chapters

_FIRSTS: Final = {
    "cards": 1,
    "deal": 6,
    "turn": 13,
    "places": 17,
    "tower": 25,
    "minus-two": 32,
    "clear-card": 39,
    "last-card": 43,
    "score": 51,
    "end": 60,
    "variants": 63,
    "children": 72,
}

RULEBOOK: Final = GameRulebook(
    chapters=chapters("UP", _FIRSTS, 74),
    cards=Group(Reason("game-up"), (Face(DECK, "7"), Face(DECK, "-2", 4), Face(DECK, "clear", 2))),
    minutes=15,
    lessons=lessons,
    pictures=pictures,
    scene=scene,
)
