"""What is learned of Auf und Ab, with the cards of one deal."""

from __future__ import annotations

from typing import Final

from companion.tutorial.steps import LEARNER, PLAYERS, Line, Play, PlayOn, Step, Task, Told, Try

ME: Final = PLAYERS[LEARNER]
PASS: Final[Line] = {"event": "pass", "player": ME}


def _lay(cards: str, count: int | None = None) -> Line:
    """A set, its cards set apart by spaces, and what it is said to stand for."""
    line = {"event": "play", "player": ME, "cards": cards.split()}
    return line if count is None else {**line, "count": count}


NOUGHTS: Final = "0-0 0-3 0-6"
TWOS: Final = "2-2 2-4 2-7"
FOURS: Final = "4-5 4-6 4-7"
FIVES: Final = "5-5 5-7 5-8"
EIGHTS: Final = "1-8 3-8 6-8 7-8 8-8"

STEPS: Final[tuple[Step, ...]] = (
    Told("goal", "AUA-38"),
    Told("numbers", "AUA-2"),
    Task(
        "first",
        "AUA-11",
        options=(_lay(TWOS, 3), _lay("0-0 0-3", 2), _lay("0-0 2-2", 2), _lay(NOUGHTS, 4)),
    ),
    Play(
        "begin",
        "AUA-24",
        line=_lay(NOUGHTS, 4),
        tries=(Try(PASS, "AUA-14"), Try(_lay(NOUGHTS), "AUA-25")),
    ),
    Task(
        "beat",
        "AUA-21",
        options=(_lay(FOURS), _lay(FIVES), _lay(TWOS), _lay("4-5 4-6 4-7 5-5")),
    ),
    Play(
        "follow",
        "AUA-26",
        line=_lay(FIVES),
        tries=(Try(_lay(FOURS), "AUA-21"), Try(_lay(TWOS), "AUA-22")),
    ),
    Play("pass", "AUA-31", line=PASS, tries=(Try(_lay("5-5"), "AUA-16"),)),
    Play(
        "down",
        "AUA-19",
        line=_lay(EIGHTS, 6),
        tries=(Try(_lay("2-2 2-4", 2), "AUA-19"),),
    ),
    PlayOn("play-on", "AUA-27"),
)

REMARKS: Final = (Told("changed", "AUA-35"), Told("lower", "AUA-23"))

ENDING: Final = Told("scored", "AUA-40")
