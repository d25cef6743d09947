"""The messages between tables and their club: JSON objects in UTF-8, schema 1, as `docs/club.md` lists them.

Whatever comes is checked before it is believed: keys that are not known are left alone, all others must be
there and of their kind. ``None`` is written as ``null``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from companion.club.errors import UnfitMessageError
from companion.club.fields import Fields
from companion.engines.names import LONGEST_NAME
from companion.texts.errors import reason_of

SCHEMA: Final = 1
"""Version of all messages; one with another version is left alone."""

LARGEST: Final = 64 * 1024
"""Bytes of a payload. Those of a long evening's state with ten players are some 3,000."""


DEEPEST: Final = 32
"""Brackets that stand in each other; RFC 8259, section 9, leaves such a bound to whoever reads. States of the
four games in `examples` have four. Without it, Python’s stack would decide who can read a message."""


@dataclass(frozen=True, slots=True)
class Online:
    """Whether a table, or the club, is there.

    Attributes:
        online: whether it is.
        stream: of a table that is: which stream its events are of; None of one that is not, and of the club.
    """

    online: bool
    stream: str | None = None


@dataclass(frozen=True, slots=True)
class Judged:
    """A ruling as people read it.

    Attributes:
        verdict: ``"legal"``, ``"illegal"`` or ``"invalid"``.
        clause: the clause that forbids, None where nothing is forbidden.
        reason: why, in words of the evening's language.
    """

    verdict: str
    clause: str | None
    reason: str


@dataclass(frozen=True, slots=True)
class TableState:
    """How a table stands.

    Attributes:
        stream: which stream the table's events are of.
        sequence: number of the newest one; 0 before the first.
        time: seconds since the epoch.
        evening: number of the evening in the table's journal, None where none goes on.
        game: number of the game there, None where none is played; then all that follows is empty.
        header: the game as the first line of its table record.
        position: the record's ``state``.
        to_move: name of whoever is to move, None where that is nobody or everybody.
        ruling: the last one.
        totals: everybody's, in the order of the header's players, with what the table changed by hand.
        rounds: how many are over and scored.
        over: whether the game is.
        winners: names of those who won it.
        refused: whether the last ruling is a “no” whose cards still lie there.
    """

    stream: str
    sequence: int
    time: float
    evening: int | None = None
    game: int | None = None
    header: Mapping[str, Any] | None = None
    position: Mapping[str, Any] | None = None
    to_move: str | None = None
    ruling: Judged | None = None
    totals: tuple[int, ...] = ()
    rounds: int = 0
    over: bool = False
    winners: tuple[str, ...] = ()
    refused: bool = False

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays; nobody where no game is played."""
        return () if self.header is None else tuple(self.header["players"])


@dataclass(frozen=True, slots=True)
class EveningBegan:
    """An evening has begun; its games follow.

    Attributes:
        evening: its number in the table's journal.
    """

    evening: int


@dataclass(frozen=True, slots=True)
class EveningEnded:
    """An evening is over.

    Attributes:
        evening: its number in the table's journal.
    """

    evening: int


@dataclass(frozen=True, slots=True)
class GameBegan:
    """A game has begun.

    Attributes:
        evening: number of its evening.
        game: its number in the table's journal.
        header: the game as the first line of its table record.
    """

    evening: int
    game: int
    header: Mapping[str, Any]

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays."""
        return tuple(self.header["players"])


@dataclass(frozen=True, slots=True)
class WasRuled:
    """An event was ruled on; one that was taken back has the line ``{"event": "undo"}``.

    Attributes:
        game: number of its game.
        entry: its own number in the table's journal.
        line: the event as a line of the table record.
        ruling: what the rules say of it.
        source: how it was told: ``"camera"``, ``"touch"``, ``"hand"``, ``"correction"`` or ``"again"``.
        effects: what it brought about, as a record's report names it.
        totals: everybody's after it.
        over: whether the game is over after it.
        winners: names of those who have won it then.
    """

    game: int
    entry: int
    line: Mapping[str, Any]
    ruling: Judged
    source: str
    effects: tuple[str, ...]
    totals: tuple[int, ...]
    over: bool = False
    winners: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoresChanged:
    """The table has changed the scores by hand.

    Attributes:
        game: number of the game.
        totals: everybody's after it.
    """

    game: int
    totals: tuple[int, ...]


Happened: TypeAlias = EveningBegan | EveningEnded | GameBegan | WasRuled | ScoresChanged
"""Whatever a table tells of, one after the other."""


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Something that was accepted at a table.

    Attributes:
        stream: random id of the table's outbox, 32 hexadecimal digits.
        sequence: its number there: 1, 2, 3 … without gaps, in the order in which it was accepted.
        time: when, in seconds since the epoch by the table's clock.
        happened: what.
    """

    stream: str
    sequence: int
    time: float
    happened: Happened


@dataclass(frozen=True, slots=True)
class Call:
    """The referee is called to a table.

    Attributes:
        time: when, in seconds since the epoch.
        clause: the clause of the last ruling that forbade something, None where it is not about one.
    """

    time: float
    clause: str | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """How far the club has counted a table's events, kept so that it is not forgotten.

    Attributes:
        stream: of which stream.
        sequence: the newest that was counted, 0 for none.
        resend: whether the table is to send all that comes after it.
    """

    stream: str
    sequence: int
    resend: bool = False


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at a table next.

    Attributes:
        round: number of the club's round, from 1.
        players: their names, in the order in which they sit clockwise.
        game: the game's name, ``"up"``; None: whatever they like.
        text: a sentence of the club's for them; may be empty.
    """

    round: int
    players: tuple[str, ...]
    game: str | None = None
    text: str = ""


Message: TypeAlias = Online | TableState | TableEvent | Call | Counted | Seating
"""Whatever is sent."""


def write(message: Message) -> bytes:
    """A message's payload; the inverse of the functions that read."""
    parts = json.dumps({"schema": SCHEMA, **_parts(message)}, ensure_ascii=False, separators=(",", ":"))
    return parts.encode()


def read_online(payload: bytes) -> Online:
    """Raises `UnfitMessageError`."""
    fields = _fields("online", payload)
    return Online(fields.yes_or_no("online"), fields.stream_or_none("stream"))


def read_call(payload: bytes) -> Call | None:
    """The call, None where it was withdrawn; raises `UnfitMessageError`."""
    if not payload:
        return None
    fields = _fields("call", payload)
    return Call(fields.time("time"), fields.text_or_none("clause", 64))


def read_counted(payload: bytes) -> Counted:
    """Raises `UnfitMessageError`."""
    fields = _fields("counted", payload)
    return Counted(fields.stream("stream"), fields.whole("sequence"), fields.yes_or_no("resend"))


def read_seating(payload: bytes) -> Seating | None:
    """Who sits there next, None where that was withdrawn; raises `UnfitMessageError`."""
    if not payload:
        return None
    fields = _fields("seating", payload)
    game, text = fields.text_or_none("game", 64), fields.text_or_none("text", 400)
    return Seating(fields.whole("round"), fields.names("players"), game, text or "")


def read_state(payload: bytes) -> TableState:
    """Raises `UnfitMessageError`."""
    fields = _fields("state", payload)
    game = fields.whole_or_none("game")
    state = TableState(
        fields.stream("stream"),
        fields.whole("sequence"),
        fields.time("time"),
        fields.whole_or_none("evening"),
    )
    if game is None:
        return state
    header = fields.header("header")
    totals = fields.totals("totals", len(header["players"]))
    return TableState(
        state.stream,
        state.sequence,
        state.time,
        state.evening,
        game,
        header,
        fields.mapping("position"),
        fields.text_or_none("to_move", LONGEST_NAME),
        None if fields.value("ruling") is None else _judged(fields.inner("ruling")),
        totals,
        fields.whole("rounds"),
        fields.yes_or_no("over"),
        fields.names("winners"),
        fields.yes_or_no("refused"),
    )


def read_event(payload: bytes) -> TableEvent:
    """Raises `UnfitMessageError`."""
    fields = _fields("event", payload)
    stream, sequence, time = fields.stream("stream"), fields.whole("sequence"), fields.time("time")
    if not sequence:
        raise fields.unfit("sequence")
    return TableEvent(stream, sequence, time, _happened(fields))


def _happened(fields: Fields) -> Happened:
    match fields.value("kind"):
        case "evening":
            began, evening = fields.yes_or_no("began"), fields.whole("evening")
            return EveningBegan(evening) if began else EveningEnded(evening)
        case "game":
            return GameBegan(fields.whole("evening"), fields.whole("game"), fields.header("header"))
        case "scores":
            return ScoresChanged(fields.whole("game"), fields.totals("totals"))
        case "ruled":
            return WasRuled(
                fields.whole("game"),
                fields.whole("entry"),
                fields.mapping("line"),
                _judged(fields),
                fields.text("source", 32),
                fields.texts("effects"),
                fields.totals("totals"),
                fields.yes_or_no("over"),
                fields.names("winners"),
            )
    raise fields.unfit("kind")


def _judged(fields: Fields) -> Judged:
    verdict = fields.text("verdict", 16)
    if verdict not in ("legal", "illegal", "invalid"):
        raise fields.unfit("verdict")
    return Judged(verdict, fields.text_or_none("clause", 64), fields.text("reason", LARGEST))


def _fields(kind: str, payload: bytes) -> Fields:
    """The object that a payload is; raises `UnfitMessageError` where it is none of schema 1."""
    if len(payload) > LARGEST:
        raise UnfitMessageError(reason_of("unfit-club-message-large", kind=kind, most=str(LARGEST // 1024)))
    fields = Fields(kind, _parsed(kind, payload))
    if fields.value("schema") != SCHEMA or isinstance(fields.value("schema"), bool):
        raise fields.unfit("schema")
    return fields


def _parsed(kind: str, payload: bytes) -> dict[str, Any]:
    try:
        value = json.loads(payload.decode(), parse_constant=_refused)
        json.dumps(value, ensure_ascii=False).encode()  # JSON can bring halves of characters
    except (ValueError, RecursionError) as error:
        raise UnfitMessageError(reason_of("unfit-club-message-json", kind=kind)) from error
    if not isinstance(value, dict) or _depth(value) > DEEPEST:
        raise UnfitMessageError(reason_of("unfit-club-message-json", kind=kind))
    return value


def _depth(value: Any) -> int:
    """How many brackets stand in each other; one more than `DEEPEST` where there are too many."""
    level, depth = [value], 0
    while depth <= DEEPEST and (held := [one for one in level if isinstance(one, dict | list)]):
        level = [inner for one in held for inner in (one.values() if isinstance(one, dict) else one)]
        depth += 1
    return depth


def _refused(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")


def _parts(message: Message) -> dict[str, Any]:
    """A message's keys and values."""
    match message:
        case Online(online, stream):
            return {"online": online} if stream is None else {"online": online, "stream": stream}
        case Call():
            return parts_of_call(message)
        case Counted(stream, sequence, resend):
            return {"stream": stream, "sequence": sequence, "resend": resend}
        case Seating(number, players, game, text):
            return {"round": number, "players": list(players), "game": game, "text": text}
        case TableState():
            return parts_of_state(message)
        case TableEvent(stream, sequence, time, happened):
            return {"stream": stream, "sequence": sequence, "time": time, **parts_of(happened)}


def parts_of_call(call: Call) -> dict[str, Any]:
    """What a call's message says."""
    return {"time": call.time, "clause": call.clause}


def parts_of(happened: Happened) -> dict[str, Any]:
    """What an event's message says besides stream, sequence and time."""
    match happened:
        case EveningBegan(evening):
            return {"kind": "evening", "evening": evening, "began": True}
        case EveningEnded(evening):
            return {"kind": "evening", "evening": evening, "began": False}
        case GameBegan(evening, game, header):
            return {"kind": "game", "evening": evening, "game": game, "header": dict(header)}
        case ScoresChanged(game, totals):
            return {"kind": "scores", "game": game, "totals": list(totals)}
        case WasRuled():
            return {
                "kind": "ruled",
                "game": happened.game,
                "entry": happened.entry,
                "line": dict(happened.line),
                **_parts_of_ruling(happened.ruling),
                "source": happened.source,
                "effects": list(happened.effects),
                "totals": list(happened.totals),
                "over": happened.over,
                "winners": list(happened.winners),
            }


def parts_of_state(state: TableState) -> dict[str, Any]:
    """What a state's message says."""
    return {
        "stream": state.stream,
        "sequence": state.sequence,
        "time": state.time,
        "evening": state.evening,
        "game": state.game,
        "header": None if state.header is None else dict(state.header),
        "players": list(state.players),
        "position": None if state.position is None else dict(state.position),
        "to_move": state.to_move,
        "ruling": None if state.ruling is None else _parts_of_ruling(state.ruling),
        "totals": list(state.totals),
        "rounds": state.rounds,
        "over": state.over,
        "winners": list(state.winners),
        "refused": state.refused,
    }


def _parts_of_ruling(ruling: Judged) -> dict[str, Any]:
    return {"verdict": ruling.verdict, "clause": ruling.clause, "reason": ruling.reason}
