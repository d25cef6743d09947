"""How the rules of Auf und Ab are shown."""

from __future__ import annotations

from typing import Final

from companion.engines import Reason
from companion.games.auf_und_ab.rulebook.lessons import lessons, pictures
from companion.games.auf_und_ab.rulebook.scene import DECK, scene
from companion.rulebook.drawn import Group, faces
from companion.rulebook.lessons import GameRulebook, chapters

_FIRSTS: Final = {
    "cards": 1,
    "deal": 4,
    "turn": 10,
    "sets": 15,
    "doubles": 24,
    "passing": 27,
    "change-cards": 34,
    "end": 38,
}

RULEBOOK: Final = GameRulebook(
    chapters=chapters("AUA", _FIRSTS, 45),
    cards=Group(Reason("game-auf-und-ab"), faces(DECK, ("3-4", "3-6", "3-8"))),
    minutes=10,
    lessons=lessons,
    pictures=pictures,
    scene=scene,
)
