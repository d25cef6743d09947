"""Sittings of Auf und Ab as the screens show them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.engines import Header
from companion.games.auf_und_ab.rules.cards import CARD_NAMED
from companion.games.auf_und_ab.table.questions import ask_count
from companion.sitting.view import View
from tests.screens.sample_views import NAMES, sitting

KIM, LEAH, ALEXANDER, WOLFGANG = NAMES
DEAL: dict[str, Any] = {"event": "deal"}


def play(player: str, *cards: str, **said: int) -> dict[str, Any]:
    return {"event": "play", "player": player, "cards": list(cards), **said}


def passing(*players: str) -> tuple[dict[str, Any], ...]:
    return tuple({"event": "pass", "player": player} for player in players)


UPWARDS = (
    DEAL,
    play(ALEXANDER, "0-0", "0-1", "0-9", count=4),
    play(WOLFGANG, "1-2", "1-3", "1-4", "1-8"),
    *passing(KIM),
    play(LEAH, "2-2", "2-3", "2-7"),
)
"""Four zeros, ones and twos with three change cards; Kim has passed, Alexander is to move."""
DOWNWARDS = (DEAL, play(KIM, "0-0", "0-9", count=2), *passing(LEAH, ALEXANDER, KIM), play(KIM, "8-9"))
"""Three players: a change card has turned the way, and Kim has opened the DOWN round with a nine."""
TOO_FEW = (*UPWARDS[:2], play(WOLFGANG, "1-2", "1-3", "1-4"))

THREE = [CARD_NAMED[name] for name in ("0-0", "0-3", "0-9")]

STATES: dict[str, tuple[int, tuple[dict[str, Any], ...], dict[str, Any]]] = {
    "dealing": (4, (), {}),
    "first-set": (4, (DEAL,), {}),
    "upwards": (4, UPWARDS, {}),
    "downwards": (3, DOWNWARDS, {}),
    "illegal": (4, TOO_FEW, {"in_step": False}),
    "question": (4, (DEAL,), {"question": ask_count(KIM, THREE)}),
}
"""Players, lines of the record and what else the view says, for every state of the page."""


def auf_und_ab(folder: Path, state: str) -> View:
    players, lines, changes = STATES[state]
    return sitting(folder, *lines, header=Header("auf-und-ab", NAMES[:players]), **changes)
