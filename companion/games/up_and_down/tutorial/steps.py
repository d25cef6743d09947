"""What is learned of Up & Down, with the cards of one deal."""

from __future__ import annotations

from typing import Final

from companion.engines import EffectKind
from companion.tutorial.steps import PLAYERS, Line, Play, PlayOn, Step, Task, Told, Try

ME, LEAH, ALEX, WOLF = PLAYERS
FLIP: Final[Line] = {"event": "change", "player": ME, "face": "DOWN"}
OTHER_SUM: Final = [6, 1]
"""Dice with another sum than lies there."""

SUPPOSED: Final = {LEAH: "7D", ALEX: "7H", WOLF: "5D"}
"""Cards that the others might play: two cancel each other, and the third is not of its player's suit."""


def _play(card: str) -> Line:
    """A card, beside those that the others choose."""
    return {"event": "reveal", "cards": {ME: card}}


def _supposed(card: str) -> Line:
    """A card, beside those that the others might play."""
    return {"event": "reveal", "cards": {ME: card, **SUPPOSED}}


STEPS: Final[tuple[Step, ...]] = (
    Told("goal", "UAD-44"),
    Told("suit", "UAD-33"),
    Told("trump", "UAD-34"),
    Play(
        "change",
        "UAD-23",
        line=FLIP,
        tries=(
            Try(_play("2C"), "UAD-19"),
            Try({**FLIP, "dice": OTHER_SUM}, "UAD-23"),
        ),
    ),
    Task(
        "which",
        "UAD-31",
        (("leah", "7♦"), ("alex", "7♥"), ("wolf", "5♦")),
        options=tuple(_supposed(card) for card in ("2C", "JC", "4D", "8D", "7S")),
        brings=EffectKind.TRICK,
    ),
    Play(
        "card",
        "UAD-28",
        (("card", "2♣"),),
        line=_play("2C"),
        tries=(Try({**FLIP, "face": "UP"}, "UAD-21"),),
    ),
    Told("left", "UAD-40"),
    PlayOn("play-on", "UAD-18"),
)

REMARKS: Final = (
    Told("cancelled", "UAD-32"),
    Told("turned", "UAD-25"),
    Told("rolled", "UAD-26"),
    Told("trumped", "UAD-34"),
    Told("pot", "UAD-36"),
    Told("pot-won", "UAD-38"),
)

ENDING: Final = Told("won", "UAD-42")
