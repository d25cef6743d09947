"""What a touch asks for that is about the voice: how much it says, and how it says a name."""

from __future__ import annotations

from dataclasses import dataclass

from companion.machine.how_much import HowMuch


@dataclass(frozen=True, slots=True)
class Speak:
    """Say so much aloud from now on."""

    how_much: HowMuch


@dataclass(frozen=True, slots=True)
class SpellName:
    """Show how the voice says somebody's name, to be typed otherwise."""

    name: str


@dataclass(frozen=True, slots=True)
class Spelled:
    """The voice says a name as it is spelled there from now on.

    Attributes:
        name: whose.
        spelling: as the voice is to read it; empty for as it is written.
    """

    name: str
    spelling: str


@dataclass(frozen=True, slots=True)
class Hear:
    """Say a text, so that people hear how it sounds."""

    text: str
