"""What is sent, with or without a program of its own."""

from __future__ import annotations

import select
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from companion.club.address import club_address
from companion.club.sending.sender import Sender
from companion.club.sending.terms import Terms, target_of
from tests.club.broker import PATIENCE, USERS


def terms_of(broker, journal, user="7", word=None, **changes) -> Terms:
    """The terms of table 7 at a broker, with these changes."""
    address = club_address(changes.pop("url", None) or broker.url(user))
    given = {"table": "7", "authority": None, **changes}
    target = target_of(address, given["table"])
    return Terms(address, word or USERS[user], journal=journal.path, target=target, **given)


class Sent:
    """A sender within the test's own process.

    Attributes:
        told: what it told the game.
    """

    def __init__(self, terms: Terms) -> None:
        self.told: list[dict] = []
        self.sender = Sender(terms, self.told.append, time.monotonic, Random(1))

    def goes_on(self, until: Callable[[], object]) -> bool:
        """Whether something comes to be true while it goes on."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends and not until():
            link = self.sender.link
            number = None if link is None else link.number
            readable = select.select([] if number is None else [number], [], [], 0.01)[0]
            self.sender.go_on(readable=bool(readable))
        return bool(until())

    @property
    def connected(self) -> bool | None:
        """What was told last of the connection, None before anything was."""
        return next((one["connected"] for one in reversed(self.told) if "connected" in one), None)

    @property
    def hindrance(self) -> str | None:
        """What was told last of what hinders."""
        return next((one["hindrance"] for one in reversed(self.told) if "hindrance" in one), None)


@contextmanager
def sending(terms: Terms) -> Iterator[Sent]:
    """A sender while it is needed."""
    sent = Sent(terms)
    try:
        yield sent
    finally:
        sent.sender.close()
