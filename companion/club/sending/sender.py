"""What is sent, when, and once more: the outbox in order, and how the table stands."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from companion.club.errors import UnfitMessageError
from companion.club.messages import LARGEST, SCHEMA, Counted, Online, read_counted, read_online, write
from companion.club.sending.home_assistant import discovery
from companion.club.sending.kept import KeptOutbox
from companion.club.sending.link import AT_ONCE, HinderedError, Hindrance, Link
from companion.club.sending.terms import Terms
from companion.club.topics import OfTable, TableTopic, club_online, read_topic
from companion.evening.outbox import Stream, Waiting

Tell = Callable[[dict[str, Any]], None]
"""Tells the game something."""

FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
"""Seconds before it is tried again to connect: the first time, and at most; each time twice as long."""

SPREAD: Final = 0.5
"""So much longer than that, at most, by chance: all tables of a club lose their broker at the same moment."""

LOOKED_EVERY: Final = 5.0
"""Seconds after which the outbox is looked at though nobody has told that there is something in it."""

READ_AT_ONCE: Final = 100
"""Events that are read from the journal at once; some 60 kB."""


@dataclass(slots=True)
class _Sent:
    """What is on its way, and how far it has come.

    Attributes:
        after: number of the newest event that was sent.
        acked: number of the newest one up to which the broker has taken all.
        on_the_way: the events' numbers, by those under which they will be acknowledged.
        taken: numbers that were acknowledged before one that came earlier.
        read: events that were read and not sent yet.
    """

    after: int = 0
    acked: int = 0
    on_the_way: dict[int, int] = field(default_factory=dict)
    taken: set[int] = field(default_factory=set)
    read: deque[Waiting] = field(default_factory=deque)


class Sender:
    """Sends as long as it is asked to go on.

    Args:
        terms: to which club.
        tell: tells the game what comes back.
        clock: gives the time in seconds.
        chance: by how much longer it waits.
    """

    def __init__(self, terms: Terms, tell: Tell, clock: Callable[[], float], chance: Random) -> None:
        self._terms, self._tell, self._clock, self._chance = terms, tell, clock, chance
        self._kept = KeptOutbox(terms.journal, terms.target)
        self._stream: Stream | None = None
        self._counted: int | None = None
        self._sent = _Sent()
        self._link: Link | None = None
        self._greeted = False
        self._wait, self._try_at, self._look_at = FIRST_WAIT, clock(), clock()
        self._state: dict[str, Any] | None = None
        self._state_is_new = False
        self._call = b""
        self._told: dict[str, Any] = {}

    @property
    def link(self) -> Link | None:
        """The connection, None where there is none."""
        return self._link

    @property
    def all_taken(self) -> bool:
        """Whether nothing is on its way or waits for being sent."""
        sent, stream = self._sent, self._stream
        idle = not (sent.on_the_way or sent.read or self._state_is_new)
        return idle and (stream is None or sent.after >= stream.sequence)

    @property
    def patience(self) -> float:
        """Seconds for which there is nothing to do unless something comes."""
        until = self._look_at if self._link is not None else min(self._look_at, self._try_at)
        return max(0.0, min(1.0, until - self._clock()))

    def take(self, told: dict[str, Any]) -> None:
        """What the game tells: how the table stands, that the referee is called, or that something waits.

        Args:
            told: ``state`` or ``call`` with the message, but for schema, stream and sequence; or ``look``.
        """
        if "state" in told:
            self._state, self._state_is_new = told["state"], True
        if "state" in told or "look" in told:
            self._look_at = self._clock()
        if "call" in told:
            call = told["call"]
            self._call = b"" if call is None else _payload(call)
            if self._link is not None and self._greeted:
                self._link.publish_own(TableTopic.CALL, self._call)

    def go_on(self, *, readable: bool = False) -> None:
        """Connect, send and hear what can be; never waits longer than a connection takes to be made."""
        if self._clock() >= self._look_at:
            self._look()
        try:
            if self._link is None:
                self._connect()
            if self._link is not None:
                self._link.go_on(readable=readable)
                self._hear(self._link)
                if self._link.ready:
                    self._send(self._link)
        except HinderedError as error:
            self._lose(error)
        self._tell_waiting()

    def close(self) -> None:
        """Say that the table is no longer there, and let go of the connection."""
        if self._link is not None:
            self._link.publish_own(TableTopic.ONLINE, write(Online(online=False)))
            self._link.close()
            self._link = None

    def _look(self) -> None:
        """See how far the stream has come, and whether it is another one."""
        self._look_at = self._clock() + LOOKED_EVERY
        stream = self._kept.stream()
        if stream is None:
            return
        if self._stream is None or stream.id != self._stream.id:
            self._counted, self._sent = stream.counted, _Sent()
            if self._stream is not None and self._link is not None:
                self._greeted = False  # what is published names the stream
            self._begin_from(self._done)
        self._stream = stream
        if stream.counted is not None:
            self._counted = max(self._counted or 0, stream.counted)

    @property
    def _done(self) -> int:
        """Number of the newest event that need not be sent again."""
        return self._sent.acked if self._counted is None else self._counted

    def _begin_from(self, after: int) -> None:
        """Send what comes after that, next."""
        sent = self._sent
        sent.after = after
        sent.read.clear()
        sent.on_the_way.clear()
        sent.taken.clear()

    def _connect(self) -> None:
        if self._stream is None or self._clock() < self._try_at:
            return
        self._link = Link(self._terms, self._stream.id, self._clock)
        self._greeted = False
        self._begin_from(self._done)

    def _lose(self, error: HinderedError) -> None:
        """There is no connection any more: it is tried again, each time later."""
        if self._link is not None:
            self._link.drop()
        self._link = None
        # Whoever forbids will not allow a moment later; what was on its way then may or may not have come.
        wait = LONGEST_WAIT if error.hindrance is Hindrance.FORBIDDEN else self._wait
        self._try_at = self._clock() + wait * (1 + SPREAD * self._chance.random())
        self._wait = min(2 * self._wait, LONGEST_WAIT)
        self._say("connected", {"connected": False, "hindrance": error.hindrance.value, "why": error.why})

    def _greet(self, link: Link, stream: Stream) -> None:
        """Say that the table is there, and whatever of it the broker keeps."""
        self._greeted, self._wait = True, FIRST_WAIT
        link.publish_own(TableTopic.ONLINE, write(Online(True, stream.id)))
        link.publish_own(TableTopic.CALL, self._call)
        if self._terms.home_assistant:
            terms = self._terms
            message = discovery(terms.address.club, terms.table, terms.language)
            link.publish(message.topic, message.payload, retained=True)
        self._state_is_new = self._state is not None
        self._say("connected", {"connected": True})

    def _send(self, link: Link) -> None:
        """Send as much as may be on its way; how the table stands follows on what led there."""
        stream, sent = self._stream, self._sent
        if stream is None:
            return
        if not self._greeted:
            self._greet(link, stream)
        while len(sent.on_the_way) < AT_ONCE:
            if not sent.read and sent.after < stream.sequence:
                again = self._counted is not None
                sent.read.extend(self._kept.waiting(stream, sent.after, READ_AT_ONCE, again=again))
                if not sent.read:
                    sent.after = stream.sequence  # what lies between was done before
            if not sent.read:
                break
            self._send_event(link, stream, sent.read.popleft())
        if self._state_is_new and self._state is not None and sent.after >= stream.sequence:
            parts = {"stream": stream.id, "sequence": stream.sequence, **self._state}
            link.publish_own(TableTopic.STATE, _payload(parts))
            self._state_is_new = False

    def _send_event(self, link: Link, stream: Stream, event: Waiting) -> None:
        parts = {
            "stream": stream.id,
            "sequence": event.sequence,
            "time": event.time,
            **json.loads(event.told),
        }
        payload = _payload(parts)
        if len(payload) > LARGEST:  # no ruling is so long; its sentence is what may be left out
            payload = _payload({**parts, "reason": ""})
        self._sent.on_the_way[link.publish_own(TableTopic.EVENT, payload)] = event.sequence
        self._sent.after = event.sequence

    def _hear(self, link: Link) -> None:
        for topic, payload in link.came():
            self._heard(topic, payload)
        sent, before = self._sent, self._sent.acked
        for number in link.acknowledged():
            sequence = sent.on_the_way.pop(number, None)
            if sequence is not None:
                sent.taken.add(sequence)
        least = min(sent.on_the_way.values(), default=sent.after + 1)
        done = [sequence for sequence in sent.taken if sequence < least]
        if done:
            sent.acked = max(sent.acked, *done)
            sent.taken.difference_update(done)
        if sent.acked > before and self._stream is not None:
            self._tell({"acknowledged": [self._stream.id, sent.acked]})

    def _heard(self, topic: str, payload: bytes) -> None:
        of_table = read_topic(self._terms.address.club, topic)
        try:
            if topic == club_online(self._terms.address.club):
                self._tell({"club": read_online(payload).online})
            elif of_table == OfTable(self._terms.table, TableTopic.COUNTED):
                self._count(read_counted(payload))
            elif of_table == OfTable(self._terms.table, TableTopic.SEATING):
                self._tell({"seating": payload[: LARGEST + 1].decode(errors="replace")})
        except UnfitMessageError as error:
            self._say(f"unfit {topic}", {"unfit": dict(error.reason.facts), "key": error.reason.key})

    def _count(self, counted: Counted) -> None:
        """The club has counted so much, or lacks something."""
        if self._stream is not None and counted.sequence > self._stream.sequence:
            self._look()  # perhaps it was only not seen here yet
        stream = self._stream
        if stream is None or counted.stream != stream.id:
            return
        if counted.sequence > stream.sequence:
            self._tell({"beyond": stream.id})
            return
        self._counted = max(self._counted or 0, counted.sequence)
        self._tell({"counted": [stream.id, counted.sequence]})
        if counted.resend or counted.sequence > self._sent.after:
            self._begin_from(counted.sequence)

    def _tell_waiting(self) -> None:
        if self._stream is not None:
            waiting = max(0, self._stream.sequence - self._done)
            self._say("waiting", {"waiting": waiting})

    def _say(self, about: str, told: dict[str, Any]) -> None:
        """Tell the game, unless it was told just that."""
        if self._told.get(about) != told:
            self._told[about] = told
            self._tell(told)


def _payload(parts: dict[str, Any]) -> bytes:
    whole = {"schema": SCHEMA, **parts}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()
