"""All faults by their names, which of them are chosen, and what they do at one table.

>>> str(fault_named("shaking"))
'shaking:strong'
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeVar

from companion.rehearsal.faults import (
    cards,
    chip,
    compression,
    exposure,
    optics,
    people,
    stand,
    stream,
    table_light,
    things,
    views,
)
from companion.rehearsal.faults.effect import CardEffect, Draw, Effect, Fault, Finish, LensEffect

KINDS: Final[Mapping[str, tuple[Fault, ...]]] = MappingProxyType(
    {
        "view": views.LENSES,
        "cards": cards.FAULTS,
        "light": table_light.FAULTS,
        "people": people.FAULTS,
        "things": things.FAULTS,
        "stand": stand.FAULTS,
        "optics": optics.FAULTS,
        "chip": chip.FAULTS,
        "exposure": exposure.FAULTS,
        "compression": compression.FAULTS,
        "picture": views.PICTURES,
        "stream": stream.FAULTS,
    }
)
"""The faults of each kind, in the order in which a picture meets them."""

FAULTS: Final[Mapping[str, Fault]] = MappingProxyType(
    {fault.name: fault for faults in KINDS.values() for fault in faults}
)

_Kind = TypeVar("_Kind")


class Strength(enum.Enum):
    """How bad a fault is."""

    MILD = "mild"
    """One hardly notices it."""
    STRONG = "strong"
    """Everybody does."""


@dataclass(frozen=True, slots=True)
class ChosenFault:
    """A fault that a table has.

    Attributes:
        name: which.
        strength: how bad it is.
    """

    name: str
    strength: Strength = Strength.STRONG

    def __str__(self) -> str:
        return f"{self.name}:{self.strength.value}"

    @property
    def effect(self) -> Effect:
        """Its sizes."""
        fault = FAULTS[self.name]
        return fault.mild if self.strength is Strength.MILD else fault.strong


def fault_named(text: str) -> ChosenFault:
    """The fault of that name: ``"shaking"``, ``"shaking:mild"``.

    Raises:
        ValueError: there is none.
    """
    name, colon, strength = text.partition(":")
    if name not in FAULTS or (colon and strength not in {one.value for one in Strength}):
        raise ValueError(f"{text!r} is no fault")
    return ChosenFault(name, Strength(strength) if colon else Strength.STRONG)


def drawn(seed: int, strength: Strength, count: int) -> tuple[ChosenFault, ...]:
    """So many faults, each of another kind, that a seed draws for a table.

    Each fault draws its own rank: one that is added later changes only the tables that it comes to. What is
    never mild, as a mirrored picture, is drawn among the strong ones alone.
    """
    ranks = {
        name: float(Draw(seed, name).random("rank").random())
        for name, fault in FAULTS.items()
        if strength is Strength.STRONG or fault.mild != fault.strong
    }
    kinds = [[fault.name for fault in faults if fault.name in ranks] for faults in KINDS.values()]
    firsts = [min(names, key=lambda name: ranks[name]) for names in kinds if names]
    chosen = sorted(firsts, key=lambda name: ranks[name])[:count]
    return in_order(ChosenFault(name, strength) for name in chosen)


def in_order(chosen: Iterable[ChosenFault]) -> tuple[ChosenFault, ...]:
    """These faults in the order in which a picture meets them."""
    places = list(FAULTS)
    return tuple(sorted(chosen, key=lambda one: places.index(one.name)))


def effects(chosen: Iterable[ChosenFault], kind: type[_Kind]) -> Iterator[tuple[ChosenFault, _Kind]]:
    """The chosen faults whose effects are of a kind, in the order in which a picture meets them."""
    for one in in_order(chosen):
        effect = one.effect
        if isinstance(effect, kind):
            yield one, effect


def lens_effects(chosen: Iterable[ChosenFault]) -> Iterator[tuple[ChosenFault, LensEffect]]:
    """The chosen faults that give the table another lens."""
    return effects(chosen, LensEffect)  # type: ignore[type-abstract]


def finishes_of(chosen: Iterable[ChosenFault], seed: int) -> tuple[Finish, ...]:
    """What has become of the cards of a table."""
    found = effects(chosen, CardEffect)  # type: ignore[type-abstract]
    return tuple(effect.finish(Draw(seed, one.name)) for one, effect in found)
