"""How the rules of Schwupps are shown."""

from __future__ import annotations

from typing import Final

from companion.engines import Reason
from companion.games.schwupps.rulebook.lessons import lessons, pictures
from companion.games.schwupps.rulebook.scene import DECK, scene
from companion.rulebook.drawn import Group, faces
from companion.rulebook.lessons import GameRulebook, chapters

_FIRSTS: Final = {
    "cards": 1,
    "set-up": 6,
    "turn": 16,
    "number-cards": 20,
    "schwupp": 27,
    "aggravation": 32,
    "plain-schwupp": 36,
    "turn-end": 38,
    "empty-piles": 41,
    "end": 44,
    "tournament": 48,
}

RULEBOOK: Final = GameRulebook(
    chapters=chapters("SCH", _FIRSTS, 53),
    cards=Group(Reason("game-schwupps"), faces(DECK, ("purple-3", "aggravation", "+1"))),
    minutes=20,
    lessons=lessons,
    pictures=pictures,
    scene=scene,
)
