"""The serving program as the game sees it: told, and asked for presses."""

from __future__ import annotations

import base64
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from companion.machine.beside import ProgramBeside
from companion.web.serving.pages import EVENING, ServedPage

PASSES: Final = "passes"
STATE: Final = "state"
FILM: Final = "film"

MOST_FILM: Final = 4_000_000
"""Bytes of a film at most; one of twenty pictures has half a megabyte."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """What somebody has pressed on a phone.

    Attributes:
        seat: whose phone.
        name: what, as the offer is named.
        picture: number of the picture on which it was pressed.
        generation: of the passes that held then.
        given: what else was sent with it, as JSON has it; anything may stand there.
    """

    seat: int
    name: str
    picture: int
    generation: int
    given: Any = None


class ServingProgram:
    """Serves on a listening socket.

    Args:
        listening: the socket; it stays open until `close`, or until the program has ended too often.
        page: which page it serves.
        clock: gives the time in seconds.
    """

    def __init__(
        self,
        listening: socket.socket,
        page: ServedPage = EVENING,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._listening = listening
        port = listening.fileno()
        # Who may look on is told before what is shown: else somebody who may not any more saw it.
        about = (PASSES, STATE, FILM)
        arguments = (str(port), page.folder)
        self._program = ProgramBeside("companion.web.serving", about, arguments, (port,), clock)
        self._connected: dict[int, int] = {}
        self._of_start = self._program.starts

    @property
    def failed(self) -> bool:
        """Whether it has ended so often that it is not started again."""
        return self._program.failed

    @property
    def number(self) -> int | None:
        """The process's number, None where none runs."""
        return self._program.number

    @property
    def connected(self) -> dict[int, int]:
        """How many streams each seat has, the spectators under -1."""
        return self._connected if self._of_start == self._program.starts else {}

    def tell_passes(self, spectator: str, seats: tuple[str, ...], generation: int, host: str) -> None:
        """These tokens hold from now on, and no others."""
        told = {"spectator": spectator, "seats": seats, "generation": generation, "host": host}
        self._program.tell(PASSES, told)
        self._look()

    def tell_state(self, told: dict[str, Any]) -> None:
        """This is shown from now on."""
        self._program.tell(STATE, told)
        self._look()

    def tell_film(self, film: bytes | None) -> None:
        """This film can be taken along from now on, None: none."""
        self._program.tell(FILM, {"film": base64.b64encode(film or b"").decode()})
        self._look()

    def go_on(self) -> None:
        """Tell what the pipe takes; start the program again where it has ended or is stuck."""
        self._program.go_on()
        self._look()

    def pressed(self) -> tuple[Pressed, ...]:
        """What has been pressed since the last call."""
        return tuple(self._heard(self._program.answers()))

    def close(self) -> None:
        """End it, and listen no more."""
        self._program.close()
        self._listening.close()

    def _look(self) -> None:
        """Listen no more where nothing serves any more: a phone is told at once, instead of waiting."""
        if self.failed:
            self._listening.close()

    def _heard(self, answers: tuple[dict[str, Any], ...]) -> Iterator[Pressed]:
        """Take its answers; one that is none of its own is left alone."""
        for told in answers:
            with suppress(ValueError, TypeError, LookupError, AttributeError):
                if "connected" in told:
                    self._connected = {int(seat): int(count) for seat, count in told["connected"].items()}
                    self._of_start = self._program.starts
                    continue
                seat, name, picture, generation, given = told["press"]
                yield Pressed(int(seat), str(name), int(picture), int(generation), given)
