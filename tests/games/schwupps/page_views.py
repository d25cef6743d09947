"""Moments of a game of Schwupps for its page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.engines import Header, Reason
from companion.games.schwupps.table import questions
from companion.games.schwupps.table.places import PILES
from companion.sitting.view import View
from tests.screens.sample_views import NAMES, sitting
from vision.sightings import CardSighting

KIM, LEAH, ALEXANDER, WOLFGANG = NAMES
FIVE = (*NAMES, "Zoe")
SETUP: dict[str, Any] = {
    "event": "setup",
    "rows": [["+1", "number"], ["color", "either"]],
    "next": "-2",
    "piles": [["red-5", "blue-7"], ["green-1", "yellow-10"]],
    "starter": KIM,
}
LAY = {"event": "number", "player": KIM, "card": "green-6", "row": 0, "slot": 0}
WRONG = {"event": "number", "player": KIM, "card": "purple-9", "row": 1, "slot": 1}
AGGRAVATE = {"event": "aggravate", "player": KIM, "row": 1, "next": "+2", "give": LEAH}
END = {"event": "end", "player": KIM}
SCHWUPP = {"event": "schwupp", "player": LEAH, "row": 0, "next": "number"}
CARD = questions.about_card("green-6", PILES[0][0])
DOUBTFUL = CardSighting(
    None, "schwupps", 0.5, (("red-3", 0.5), ("red-8", 0.3)), (630.0, 345.0), (0.0, -1.0), None, False
)
MAY_BE_AGGRAVATION = questions.whether("question-aggravation", ALEXANDER, DOUBTFUL)
MAY_BE_THE_LAST = questions.whether("question-last-aggravation", KIM, DOUBTFUL)

STATES: dict[str, tuple[tuple[str, ...], tuple[dict[str, Any], ...], dict[str, Any]]] = {
    "laying-out": (NAMES, (), {}),
    "laid-out": (NAMES[:3], (SETUP,), {}),
    "acting": (NAMES, (SETUP, LAY, AGGRAVATE), {}),
    "two-players": (NAMES[:2], (SETUP, LAY, END, SCHWUPP), {}),
    "tournament": (FIVE, (SETUP, LAY, END, SCHWUPP), {}),
    "illegal": (NAMES, (SETUP, LAY, WRONG), {"in_step": False}),
    "push-a-row": (NAMES, (SETUP,), {"notice": Reason("notice-push-a-row", (("player", KIM),))}),
    "gift": (NAMES, (SETUP, LAY), {"question": questions.whose_gift(NAMES, 0)}),
    "which-card": (NAMES, (SETUP, LAY), {"question": questions.which_card(PILES[0][0], DOUBTFUL)}),
    "twin": (NAMES, (SETUP, LAY), {"question": questions.whether("question-another", KIM, None, *CARD)}),
    "who": (FIVE, (SETUP, LAY), {"question": questions.who("question-who-laid", FIVE, 0, *CARD)}),
    "aggravation": (
        NAMES,
        (SETUP, LAY),
        {"question": questions.whether("question-aggravation", ALEXANDER, DOUBTFUL)},
    ),
    "last-aggravation": (
        NAMES,
        (SETUP, LAY),
        {"question": questions.whether("question-last-aggravation", KIM, DOUBTFUL)},
    ),
}
"""Players, lines of the record and what else the view says, for every state of the page."""


def schwupps(folder: Path, state: str) -> View:
    players, lines, changes = STATES[state]
    options = {"tournament": True} if state == "tournament" else {}
    return sitting(folder, *lines, header=Header("schwupps", players, options), **changes)
