"""What is asked for on the page about phones, and what it shows."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines import Reason


@dataclass(frozen=True, slots=True)
class SwitchPhones:
    """Let phones follow the evening from now on, or no longer."""

    on: bool


@dataclass(frozen=True, slots=True)
class RenewPhones:
    """Whatever code was scanned is worth nothing any more; there are new ones."""


@dataclass(frozen=True, slots=True)
class ShowCode:
    """Show another code: that of whoever looks on, 0, or of a seat, from 1 on."""

    number: int


@dataclass(frozen=True, slots=True)
class Link:
    """An address to open on a phone.

    Attributes:
        player: whose seat it is for, None for whoever looks on.
        url: the address.
        connected: how many have it open.
    """

    player: str | None
    url: str
    connected: int = 0


@dataclass(frozen=True, slots=True)
class PhonesShown:
    """What the page shows.

    Attributes:
        links: the addresses, that of whoever looks on first; none while phones are switched off.
        number: which of their codes is shown.
        problem: why they could not be switched on, None when nothing is wrong.
    """

    links: tuple[Link, ...] = ()
    number: int = 0
    problem: Reason | None = None
