"""What to deal and lay out before a round, and how much of it the camera sees."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from companion.engines import LaidOut, Reason, Where
from companion.engines.ruling import Fact
from vision.sightings import Sightings


@dataclass(frozen=True, slots=True)
class SetupStep:
    """One thing to do before a round.

    Attributes:
        text: what.
        done: whether it is seen to be done, None where the camera cannot tell.
        seen: how much of it is seen, None where there is nothing to count.
    """

    text: Reason
    done: bool | None = None
    seen: Reason | None = None


@dataclass(frozen=True, slots=True)
class SeenSetup:
    """What is seen of the table while it is laid out.

    Attributes:
        things: what lies there; nothing where nothing can be seen.
        closed: whether nothing can be seen, so that nobody knows what lies there.
    """

    things: Sightings
    closed: bool

    def step(self, text: Reason, done: bool, seen: Reason | None = None) -> SetupStep:
        """A step that is seen to be done or not."""
        return SetupStep(text) if self.closed else SetupStep(text, done, seen)


def hands(cards: LaidOut, done: bool | None = None) -> SetupStep:
    """What everybody is dealt, and where the rest lies: aside, or as the pile that all draw from."""
    return SetupStep(portions_said("lay-out-deal", cards, Where.HAND, Where.ASIDE, Where.COMMON_PILE), done)


def portions_said(key: str, cards: LaidOut, *places: StrEnum) -> Reason:
    """The message of that id with how many cards lie at each of these places."""
    return Reason(key, portions(cards, *places))


def portions(cards: LaidOut, *places: StrEnum) -> tuple[tuple[str, Fact], ...]:
    """How many cards lie at each place of these sorts, under the sort's name."""
    return tuple((place.value, cards.each(place)) for place in places)


def counted(seen: int) -> Reason:
    """How many of the things are seen."""
    return Reason("lay-out-seen", (("seen", seen),))
