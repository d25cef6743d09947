"""What tables say, made up message by message, and a club that hears it."""

from __future__ import annotations

from companion.club.messages import (
    Call,
    EveningBegan,
    GameBegan,
    Judged,
    Online,
    ScoresChanged,
    TableEvent,
    WasRuled,
    read_counted,
    write,
)
from companion.clubhouse.club import Club
from companion.clubhouse.ledger import Ledger

STREAM, OTHER = "a" * 32, "b" * 32
HEADER = {"record": 1, "game": "up-and-down", "players": ["Kim", "Leah", "Alex"]}


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def ruled(totals, *, game=1, over=False, winners=(), verdict="legal", line=None) -> WasRuled:
    clause = None if verdict == "legal" else "UAD-16"
    return WasRuled(
        game, 1, line or {"event": "undo"}, Judged(verdict, clause, "Why."), "hand", (), totals, over, winners
    )


def event(number, happened, *, stream=STREAM) -> TableEvent:
    return TableEvent(stream, number, 1000.0 + number, happened)


def sent(table, number, happened, *, stream=STREAM) -> tuple[str, bytes]:
    return f"club/table/{table}/event", write(event(number, happened, stream=stream))


GAME = (
    EveningBegan(1),
    GameBegan(1, 1, HEADER),
    ruled((0, 0, 0)),
    ruled((9, 5, 7), over=True, winners=("Kim",)),
)


def a_game(table="1", *, stream=STREAM) -> list[tuple[str, bytes]]:
    """A whole game."""
    return [sent(table, number, happened, stream=stream) for number, happened in enumerate(GAME, 1)]


def online(table, *, there=True) -> tuple[str, bytes]:
    return f"club/table/{table}/online", write(Online(there, STREAM if there else None))


def call(table, time=5.0) -> tuple[str, bytes]:
    return f"club/table/{table}/call", write(Call(time, "UAD-16"))


def changed(totals, game=1) -> ScoresChanged:
    return ScoresChanged(game, totals)


def club_in(folder, clock=None) -> Club:
    return Club("club", Ledger(folder / "club-club.sqlite"), clock or Clock())


def told(letters) -> list[tuple[int, bool]]:
    """How far the club has counted, and whether it asks for more."""
    counted = [read_counted(one.payload) for one in letters if one.topic.endswith("/counted")]
    return [(one.sequence, one.resend) for one in counted]


def points(club) -> dict[str, float]:
    return {one.name: float(one.points) for one in club.standings()}
