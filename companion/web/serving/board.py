"""What is shown now, to whom, and what may be pressed on it."""

from __future__ import annotations

import asyncio
import base64
import hmac
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

SPECTATOR: Final = -1
"""The seat of whoever only looks on."""

LATE: Final = 2.0
"""Seconds for which something may be pressed on a picture that is not the newest: others press, too."""

KEPT: Final = 64
"""Pictures that are remembered; of a game that is played none lasts a thirtieth of a second."""


@dataclass(slots=True)
class Picture:
    """What was shown once.

    Attributes:
        number: which.
        offers: what each seat could press, by name.
        until: when another one was shown, seconds; None as long as it is the newest.
        pressed: the seats that have pressed something on it.
    """

    number: int
    offers: tuple[frozenset[str], ...]
    until: float | None = None
    pressed: set[int] = field(default_factory=set)


class Board:
    """What the game's process has told last.

    Args:
        clock: gives the time in seconds.

    Attributes:
        generation: which passes hold; presses of earlier ones count no more.
        language: of the page.
        words: what the page says before it is told anything, by name.
        host: the host in the URLs.
        common: what everybody is told, each part as an event of a stream; one that stays is the same object.
        own: what each seat is told besides, the same way.
        film: what is to be taken along, animated WebP; None for nothing.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._tokens: tuple[tuple[bytes, int], ...] = ()
        self.generation = 0
        self.language = "en"
        self.words: Mapping[str, str] = {}
        self.host = ""
        self.common: Mapping[str, bytes] = {}
        self.own: tuple[bytes, ...] = ()
        self.film: bytes | None = None
        self._pictures: list[Picture] = []
        self._news = asyncio.Event()

    def take(self, told: Mapping[str, Any]) -> None:
        """Take a line of the game's process: who may look on, what is shown, or what can be taken along."""
        if "spectator" in told:
            seats = ((token.encode(), seat) for seat, token in enumerate(told["seats"]))
            self._tokens = ((told["spectator"].encode(), SPECTATOR), *seats)
            self.generation, self.host = told["generation"], told["host"]
        if "film" in told:
            self.film = base64.b64decode(told["film"]) or None
            return
        if "common" in told:
            self._show(told)
        self._news.set()
        self._news = asyncio.Event()

    def _show(self, told: Mapping[str, Any]) -> None:
        number: int = told["number"]
        self.language, self.words = told["language"], told["words"]
        events = ((name, _event(name.partition(":")[0], part)) for name, part in told["common"].items())
        before = self.common
        self.common = {name: before[name] if before.get(name) == event else event for name, event in events}
        self.own = tuple(_event("seat", one) for one in told["own"])
        if self._pictures:
            self._pictures[-1].until = self._clock()
        self._pictures.append(Picture(number, tuple(map(frozenset, told["offers"]))))
        del self._pictures[:-KEPT]

    def seat_of(self, token: str) -> int | None:
        """Whose token that is, `SPECTATOR` for whoever looks on; None where it holds for nobody.

        All are compared, each in the same time: how long it takes tells nothing of them.
        """
        given, found = token.encode(errors="replace"), None
        for known, seat in self._tokens:
            if hmac.compare_digest(given, known):
                found = seat
        return found

    def press(self, seat: int, name: str, number: int) -> bool:
        """Whether a seat may press that on the picture of that number; once on each picture."""
        picture = next((one for one in reversed(self._pictures) if one.number == number), None)
        if picture is None or not 0 <= seat < len(picture.offers):
            return False
        late = picture.until is not None and self._clock() - picture.until > LATE
        if late or name not in picture.offers[seat] or seat in picture.pressed:
            return False
        picture.pressed.add(seat)
        return True

    @property
    def news(self) -> asyncio.Event:
        """Is set once something is told anew; each time it is another one."""
        return self._news


def _event(kind: str, data: str) -> bytes:
    """A server-sent event; JSON has no line breaks of its own."""
    return f"event: {kind}\ndata: {data}\n\n".encode()
