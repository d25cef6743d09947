"""What came of a play, as a sign, a word and a colour: right, no, or what happened where neither says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from companion.engines import Ruling
from companion.engines.effects import EffectKind
from companion.screens import shapes
from companion.screens.theme import Colour, Theme

NEUTRAL: Final[Mapping[StrEnum, shapes.Polygon]] = {
    EffectKind.UNDONE: shapes.COUNTERCLOCKWISE,
    EffectKind.COLLAPSE: shapes.BAR,
    EffectKind.TAKEN_UP: shapes.BAR,
    EffectKind.POT: shapes.BAR,
}
"""What a legal event may bring about that nobody would call right, each with its sign."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a ruling is shown.

    Attributes:
        word: the message of its word.
        shape: its sign.
        colour: the colour of both.
    """

    word: str
    shape: shapes.Polygon
    colour: Colour


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of a panel that tells a ruling.

    Attributes:
        ground: of the panel.
        words: of what is written on it.
        sign: of its sign.
    """

    ground: Colour
    words: Colour
    sign: Colour


def inks_of(colour: Colour, theme: Theme, *, stands: bool) -> Inks:
    """The colours of a panel with a ruling's sign in its colour; a “no” that stands fills it with red."""
    return Inks(theme.no, theme.on_no, theme.on_no) if stands else Inks(theme.panel, theme.text, colour)


def outcome_of(ruling: Ruling[Any], theme: Theme) -> Outcome:
    """How a ruling is shown in a theme."""
    if not ruling.legal:
        return Outcome("ruling-no", shapes.CROSS, theme.no)
    kind = next((effect.kind for effect in ruling.effects if effect.kind in NEUTRAL), None)
    if kind is None:
        return Outcome("ruling-yes", shapes.TICK, theme.yes)
    return Outcome(f"ruling-{kind.value.replace('_', '-')}", NEUTRAL[kind], theme.text)
