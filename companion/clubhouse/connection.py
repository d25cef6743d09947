"""The club's connection to the broker: MQTT 5 with a session that the broker keeps while the club is away."""

from __future__ import annotations

import queue
import ssl
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from paho.mqtt.client import Client, ConnectFlags, MQTTMessage, MQTTv5
from paho.mqtt.enums import CallbackAPIVersion
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode
from paho.mqtt.subscribeoptions import SubscribeOptions

from companion.club.address import ClubAddress
from companion.club.messages import LARGEST, Online, write
from companion.club.topics import TableTopic, club_online, table_topic
from companion.clubhouse.club import Letter

KEPT_SESSION: Final = 24 * 3600
"""Seconds for which the broker keeps what arrives while the club is away; what it loses tables send again."""

ALIVE: Final = 15
"""Seconds without a word after which each side asks whether the other is there still."""

TRY_AGAIN: Final = (1, 5)
"""Seconds until the broker is tried again: first, and at most."""

AT_LEAST_ONCE: Final = 1

HEARD: Final = tuple(topic for topic in TableTopic if not topic.of_club)
"""The topics of all tables that the club hears."""

MOST_WAITING: Final = 50_000
"""Messages that wait to be taken; more are left to the broker and the tables, who send them again."""

MOST_BYTES: Final = 64 * 1024 * 1024
"""Of what waits to be taken: so many messages of ours have a third of that (`docs/club.md`)."""

AT_A_TIME: Final = 2_000
"""Messages that are taken at once, so that a flood does not keep the page from being looked after: a hundred
tables send six hundred a second (`docs/club.md`)."""

LARGEST_PACKET: Final = LARGEST + 1024
"""What the broker may send, with topic and properties (MQTT 5, 3.1.2.11.4): it keeps back what is larger."""


@dataclass(frozen=True, slots=True)
class Link:
    """Whether the broker is reached.

    Attributes:
        connected: whether it is.
        why: what the broker says where it refuses, empty where it has just gone.
    """

    connected: bool
    why: str = ""


@dataclass(frozen=True, slots=True)
class Heard:
    """A message.

    Attributes:
        topic: where it was sent.
        payload: what it says.
    """

    topic: str
    payload: bytes


class Connection:
    """Connects in a thread of the library's, again and again; what comes is taken by `heard`.

    Args:
        address: the club's.
        name: by which the broker knows this club's session.
        password: None where there is none.
        secured: how an encrypted connection knows the broker, None: it is not encrypted.
    """

    def __init__(
        self, address: ClubAddress, name: str, password: str | None, secured: ssl.SSLContext | None
    ) -> None:
        self._club = address.club
        self._arrived: queue.SimpleQueue[Link | Heard] = queue.SimpleQueue()
        self._came = self._taken = 0  # bytes; each is written by one thread alone
        self.connected = False
        self._client = Client(CallbackAPIVersion.VERSION2, client_id=name, protocol=MQTTv5)
        client = self._client
        if address.user is not None or password is not None:
            client.username_pw_set(address.user or "", password)
        if secured is not None:
            client.tls_set_context(secured)
        client.will_set(club_online(self._club), write(Online(False)), AT_LEAST_ONCE, retain=True)
        client.reconnect_delay_set(*TRY_AGAIN)
        client.on_connect, client.on_disconnect = self._on_connect, self._on_disconnect
        client.on_message, client.on_connect_fail = self._on_message, self._on_connect_fail
        kept = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]
        kept.SessionExpiryInterval = KEPT_SESSION
        kept.MaximumPacketSize = LARGEST_PACKET
        client.connect_async(address.host, address.port, ALIVE, clean_start=False, properties=kept)
        client.loop_start()

    def heard(self, wait: float) -> tuple[Link | Heard, ...]:
        """What has come since the last call, `AT_A_TIME` at most.

        Args:
            wait: seconds that are waited for something, where nothing has.
        """
        found: list[Link | Heard] = []
        with suppress(queue.Empty):
            found.append(self._arrived.get(timeout=wait))
            while len(found) < AT_A_TIME:
                found.append(self._arrived.get_nowait())
        self._taken += sum(len(one.payload) for one in found if isinstance(one, Heard))
        return tuple(found)

    def publish(self, letter: Letter) -> None:
        """Publish something, at least once; what is lost with the connection is published with the next."""
        if self.connected:
            self._client.publish(letter.topic, letter.payload, AT_LEAST_ONCE, letter.retain)

    def close(self, patience: float = 2.0) -> None:
        """Say that the club is not there any more, and leave.

        Args:
            patience: seconds that the broker has to take it.
        """
        if self.connected:
            told = self._client.publish(club_online(self._club), write(Online(False)), AT_LEAST_ONCE, True)
            until = time.monotonic() + patience
            while not told.is_published() and self.connected and time.monotonic() < until:
                time.sleep(0.01)
        self._client.disconnect()
        self._client.loop_stop()

    def _on_connect(
        self, client: Client, _data: Any, _flags: ConnectFlags, reason: ReasonCode, _more: Properties | None
    ) -> None:
        if reason.is_failure:
            self._arrived.put(Link(connected=False, why=str(reason)))
            return
        client.subscribe(
            [(table_topic(self._club, "+", topic), SubscribeOptions(AT_LEAST_ONCE)) for topic in HEARD]
        )
        client.publish(club_online(self._club), write(Online(True)), AT_LEAST_ONCE, retain=True)
        self.connected = True
        self._arrived.put(Link(connected=True))

    def _on_connect_fail(self, _client: Client, _data: Any) -> None:
        self._arrived.put(Link(connected=False))

    def _on_disconnect(
        self, _client: Client, _data: Any, _flags: Any, reason: ReasonCode, _more: Properties | None
    ) -> None:
        self.connected = False
        self._arrived.put(Link(connected=False, why=str(reason) if reason.is_failure else ""))

    def _on_message(self, _client: Client, _data: Any, message: MQTTMessage) -> None:
        size = len(message.payload)
        if self._arrived.qsize() < MOST_WAITING and self._came - self._taken + size <= MOST_BYTES:
            self._came += size
            self._arrived.put(Heard(message.topic, bytes(message.payload)))
