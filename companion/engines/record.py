"""Lines of a table record: what is well formed in every game, and events read from and written to lines."""

from __future__ import annotations

from typing import Any, TypeVar

from companion.engines.errors import InvalidEventError
from companion.engines.fields import object_of, required
from companion.engines.game import Ask, Position, Rules, Undo
from companion.engines.header import Header
from companion.engines.ruling import Reason

EventT = TypeVar("EventT")
PositionT = TypeVar("PositionT", bound=Position[Any])


def read_event(line: Any, rules: Rules[PositionT, EventT], header: Header) -> EventT | Undo | Ask:
    """The event that a line (already parsed from JSON) tells.

    Raises:
        InvalidEventError: the line is not an event of this game.
    """
    asks = 0
    name = _event_name(line)
    while name == "ask":  # not recursive: a record may nest asks as deeply as it likes
        asks += 1
        line = object_of(required(line, "about"), "about")
        name = _event_name(line)
    event: EventT | Undo | Ask = Undo() if name == "undo" else rules.read(line, header)
    for _ in range(asks):
        event = Ask(event)
    return event


def _event_name(line: object) -> str:
    if not isinstance(line, dict):
        raise InvalidEventError(Reason("invalid-not-an-object"))
    name = line.get("event")
    if not isinstance(name, str):
        raise InvalidEventError(Reason("invalid-no-event"))
    return name


def write_event(
    event: EventT | Undo | Ask, rules: Rules[PositionT, EventT], header: Header
) -> dict[str, Any]:
    """The event as a line of a record; the inverse of `read_event`."""
    asks = 0
    while isinstance(event, Ask):
        asks += 1
        event = event.about
    line = {"event": "undo"} if isinstance(event, Undo) else rules.write(event, header)
    for _ in range(asks):
        line = {"event": "ask", "about": line}
    return line
