"""What a club costs the table: how long its own thread works for a picture, with and without it.

Each second somebody presses, which is ruled on, kept in the journal's outbox and sent by the program beside
the table to a Mosquitto on this computer.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from companion.bench.busy import Following, cost, told_of, worked
from companion.bench.figure import Figure
from companion.club.address import club_address
from companion.clubhouse.errors import MosquittoError
from companion.clubhouse.mosquitto import HOST, Mosquitto
from companion.commands.club_table import TableAtClub

PASSES: Final = "f1"
"""The key that stands for the button at the first seat: a play out of turn, or a pass."""

ALLOWED: Final = 5.0
"""Per cent of a picture's time that the club may cost, as much as phones."""

NAME: Final = "club: what it costs the table"


def measure() -> Iterator[Figure]:
    """Let the window run at no club, and at one."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    alone = worked(Following(PASSES))
    with tempfile.TemporaryDirectory() as folder:
        try:
            broker = Mosquitto(Path(folder))
        except MosquittoError as error:
            yield Figure(NAME, None, "%", ALLOWED, str(error))
            return
        with closing(broker):
            address = club_address(f"mqtt://{HOST}:{broker.port}/bench")
            at_club = Following(PASSES, club=lambda *given: TableAtClub(address, *given))
            followed = worked(at_club)
    share, slowest = cost(alone, followed)
    yield Figure(NAME, share, "%", ALLOWED, f"{told_of(alone, followed)}; a ruling each second")
    yield Figure("club: the same, p99", slowest, "ms", note="of all pictures, with and without it")
