"""What is learned of Schwupps, with the cards of one deal."""

from __future__ import annotations

from typing import Any, Final

from companion.tutorial.steps import LEARNER, PLAYERS, Facts, Line, Play, PlayOn, Step, Task, Told, Try

ME: Final = PLAYERS[LEARNER]
OTHER: Final = PLAYERS[LEARNER + 1]

UPPER_RIGHT: Final = (0, 1)
"""Row and slot of the pile beside +1."""
LOWER_RIGHT: Final = (1, 1)
"""The same of the pile beside “same number”."""
UPPER_LEFT: Final = (0, 0)
"""The same of a pile beside “same colour”; after a schwupp, beside −2."""


def _lay(card: str, pile: tuple[int, int]) -> dict[str, Any]:
    return {"event": "number", "player": ME, "card": card, "row": pile[0], "slot": pile[1]}


def _schwupp(row: int) -> Line:
    """A schwupp of that row; where it is forbidden it does not matter which card it would turn up."""
    return {"event": "schwupp", "player": ME, "row": row, "next": "+1"}


def _named(card: str, top: str) -> Facts:
    """A card, and the top of the pile that it is laid on."""
    (colour, number), (top_colour, top_number) = card.split("-"), top.split("-")
    return (
        ("colour", colour),
        ("number", int(number)),
        ("top_colour", top_colour),
        ("top_number", int(top_number)),
    )


STEPS: Final[tuple[Step, ...]] = (
    Told("goal", "SCH-44"),
    Told("piles", "SCH-20"),
    Task(
        "which",
        "SCH-21",
        _named("yellow-9", "purple-8"),
        options=tuple(_lay(card, UPPER_RIGHT) for card in ("green-4", "green-10", "yellow-9")),
    ),
    Play(
        "lay",
        "SCH-21",
        _named("yellow-9", "purple-8"),
        line=_lay("yellow-9", UPPER_RIGHT),
        tries=(
            Try(_lay("green-10", UPPER_RIGHT), "SCH-21"),
            Try({"event": "end", "player": ME}, "SCH-17"),
        ),
    ),
    Play(
        "number",
        "SCH-23",
        _named("green-10", "purple-10"),
        line=_lay("green-10", LOWER_RIGHT),
        tries=(Try(_lay("green-4", LOWER_RIGHT), "SCH-23"),),
    ),
    Play(
        "schwupp",
        "SCH-36",
        _named("green-4", "red-6"),
        line={"event": "schwupp", "player": ME, "row": UPPER_LEFT[0]},
        tries=(Try(_lay("green-4", UPPER_LEFT), "SCH-24"),),
    ),
    Play(
        "fits-now",
        "SCH-27",
        _named("green-4", "red-6"),
        line=_lay("green-4", UPPER_LEFT),
        tries=(Try(_schwupp(1), "SCH-36"),),
    ),
    Play(
        "aggravate",
        "SCH-34",
        (("player", OTHER),),
        line={"event": "aggravate", "player": ME},
        tries=(Try({"event": "aggravate", "player": ME, "row": 1, "next": "+1", "give": ME}, "SCH-35"),),
    ),
    Play("end", "SCH-38", line={"event": "end", "player": ME}),
    PlayOn("play-on", "SCH-18"),
)

REMARKS: Final = (Told("round", "SCH-22"), Told("either", "SCH-25"))

ENDING: Final = Told("won", "SCH-46")
