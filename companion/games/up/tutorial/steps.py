"""What is learned of Up, with the cards of one deal."""

from __future__ import annotations

from typing import Final

from companion.engines import EffectKind
from companion.tutorial.steps import LEARNER, PLAYERS, Line, Play, PlayOn, Step, Task, Told, Try


def _lay(cards: str, place: str = "hand") -> Line:
    """A set, its cards set apart by spaces, from one of the places."""
    return {"event": "play", "player": PLAYERS[LEARNER], "from": place, "cards": cards.split()}


STEPS: Final[tuple[Step, ...]] = (
    Told("goal", "UP-43"),
    Told("tower", "UP-26"),
    Play(
        "begin",
        "UP-25",
        line=_lay("11"),
        tries=(Try(_lay("2", "open"), "UP-17"), Try(_lay("6 10"), "UP-23")),
    ),
    Task(
        "hold",
        "UP-26",
        options=(_lay("6"), _lay("10"), _lay("-2"), _lay("2 2", "open")),
        avoids=EffectKind.COLLAPSE,
    ),
    Play(
        "equal",
        "UP-18",
        line=_lay("6"),
        tries=(Try(_lay("2"), "UP-22"), Try(_lay("9", "hidden"), "UP-19")),
    ),
    Play("minus-two", "UP-32", line=_lay("-2"), tries=(Try(_lay("10 -2"), "UP-23"),)),
    Play("clear", "UP-40", line=_lay("clear")),
    Play("again", "UP-41", line=_lay("10"), tries=(Try(_lay("-2", "open"), "UP-34"),)),
    PlayOn("play-on", "UP-21"),
)

REMARKS: Final = (
    Told("collapsed", "UP-29"),
    Told("taken-up", "UP-37"),
    Told("last-card", "UP-44"),
)

ENDING: Final = Told("scored", "UP-51")
