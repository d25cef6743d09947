"""A club's evening while it runs: from the broker into the ledger, from there to the page."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from companion.clubhouse.club import Club, Letter
from companion.clubhouse.connection import Heard, Link
from companion.clubhouse.errors import LedgerError
from companion.clubhouse.organiser import Done
from companion.engines import Reason
from companion.texts import texts
from companion.texts.errors import reason_of

WAIT: Final = 0.02
"""Seconds that are waited for a message before the page is looked after."""

TRY_AGAIN: Final = 1.0
"""Seconds after which what the disk has not taken is tried again."""

SHOWN_FOR: Final = 30.0
"""Seconds for which a notice stands on the page."""


class Connects(Protocol):
    """What is asked of `companion.clubhouse.connection.Connection`."""

    @property
    def connected(self) -> bool:
        """Whether the broker is reached."""

    def heard(self, wait: float) -> tuple[Link | Heard, ...]:
        """What has come."""

    def publish(self, letter: Letter) -> None:
        """Publish something."""


class Shows(Protocol):
    """What is asked of `companion.clubhouse.screen.ClubScreen`."""

    @property
    def failed(self) -> bool:
        """Whether nothing is shown any more."""

    def show(self, *, connected: bool, notice: str = "") -> None:
        """Show what there is to be seen."""

    def pressed(self) -> Iterable[Done]:
        """What the organiser has done."""


class RunningClub:
    """Runs an evening step by step.

    Args:
        club: the evening.
        connection: to the broker.
        screen: the page, None where none is served.
        tell: is given what people must be told, each once.
        broker: the broker's name, for what is told.
        language: of what stands on the page.
        clock: gives the time in seconds.
    """

    def __init__(
        self,
        club: Club,
        connection: Connects,
        screen: Shows | None,
        tell: Callable[[Reason], None],
        broker: str,
        language: str,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._club, self._connection, self._screen = club, connection, screen
        self._tell, self._broker, self._said, self._clock = tell, broker, texts(language), clock
        self._link: Reason | None = None
        self._disk: Reason | None = None
        self._notice, self._until = "", float("-inf")
        self._again = float("-inf")
        self._screen_failed = False

    def step(self) -> None:
        """Take what has come, count it, answer, and show it."""
        heard = self._connection.heard(WAIT)
        letters = self._counted([(one.topic, one.payload) for one in heard if isinstance(one, Heard)])
        for one in heard:
            if isinstance(one, Link):
                letters += self._linked(one)
        for letter in letters:
            self._connection.publish(letter)
        for reason in self._club.untold():
            self._note(reason)
        if self._screen is not None:
            self._shown(self._screen)

    def _counted(self, messages: list[tuple[str, bytes]]) -> list[Letter]:
        """What is to be said of messages once they are counted; nothing as long as the disk takes none."""
        now = self._clock()
        if not messages and self._disk is not None and now < self._again:
            return []
        try:
            letters = self._club.take(messages)
        except LedgerError as error:
            self._again = now + TRY_AGAIN
            if self._disk is None or self._disk.key != error.reason.key:
                self._note(error.reason)
            self._disk = error.reason
            return []
        self._disk = None
        return letters

    def _linked(self, link: Link) -> list[Letter]:
        """The broker is reached, or not any more; each is told once."""
        if link.connected:
            if self._link is not None:
                self._tell(reason_of("clubhouse-broker-back", broker=self._broker))
            self._link = None
            return self._club.connected()
        key = "clubhouse-broker-refuses" if link.why else "clubhouse-broker-gone"
        reason = reason_of(key, broker=self._broker, **({"why": link.why} if link.why else {}))
        if self._link is None or self._link.key != reason.key:
            self._tell(reason)
        self._link = reason
        return []

    def _note(self, reason: Reason) -> None:
        self._tell(reason)
        self._notice, self._until = self._said.reason(reason), self._clock() + SHOWN_FOR

    def _shown(self, screen: Shows) -> None:
        if screen.failed:
            if not self._screen_failed:
                self._screen_failed = True
                self._tell(reason_of("clubhouse-page-stopped"))
            return
        for done in screen.pressed():
            if done.seated or done.renewed:
                for letter in self._club.seatings():
                    self._connection.publish(letter)
        notice = self._notice if self._clock() < self._until or self._disk is not None else ""
        screen.show(connected=self._connection.connected, notice=notice)
