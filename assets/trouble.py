"""What is wrong, as packages know it that speak no other language than English."""

from __future__ import annotations

import enum
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong in one case; as text the sentence in English, or the end of one.

    Attributes:
        flaw: what kind of thing, ``PICTURE_DAMAGED``; its value is the sentence in English, and other
            languages know theirs by its name.
        facts: names and values of the places in its sentence: which picture, which pin, and so on; why
            something exceeds a bound is a trouble of its own.
    """

    flaw: enum.Enum
    facts: tuple[tuple[str, str | Trouble], ...] = ()

    def __str__(self) -> str:
        return str(self.flaw.value).format_map(dict(self.facts))


def trouble_of(flaw: enum.Enum, **facts: object) -> Trouble:
    """What is wrong, with the facts that its sentence has places for."""
    told = ((name, fact if isinstance(fact, Trouble) else str(fact)) for name, fact in facts.items())
    return Trouble(flaw, tuple(told))
