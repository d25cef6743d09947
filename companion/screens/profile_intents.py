"""What a touch asks for about how somebody looks, and the language in which they are spoken to."""

from __future__ import annotations

from dataclasses import dataclass

from companion.evening.profiles import Profile


@dataclass(frozen=True, slots=True)
class ShowProfile:
    """Show what somebody has chosen for themselves, to be chosen otherwise."""

    name: str


@dataclass(frozen=True, slots=True)
class ChooseProfile:
    """Somebody has chosen that from now on.

    Attributes:
        name: who.
        profile: all of it.
    """

    name: str
    profile: Profile


@dataclass(frozen=True, slots=True)
class TakePortrait:
    """Take a picture of somebody, as the camera sees them now."""

    name: str
