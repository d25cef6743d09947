"""A club as the broker sees it: hears what tables tell, and counts only when it is told to."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable

import paho.mqtt.client as mqtt
from paho.mqtt.enums import CallbackAPIVersion
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties

from companion.club.messages import Counted, Seating, TableEvent, read_event, write
from companion.club.topics import TableTopic, table_topic
from tests.club.broker import PATIENCE, USERS


class Listening:
    """A client with a session that the broker keeps.

    Args:
        port: of the broker.
        user: as whom it comes.
    """

    def __init__(self, port: int, user: str = "club") -> None:
        self.heard: list[tuple[str, bytes]] = []
        self._user = user
        self._known = threading.Event()
        version = CallbackAPIVersion.VERSION2
        self._client = mqtt.Client(version, f"listening-{user}", protocol=mqtt.MQTTv5)
        self._client.username_pw_set(user, USERS[user])
        self._client.on_message = lambda _client, _data, message: self.heard.append(
            (message.topic, bytes(message.payload))
        )
        self._client.on_connect = lambda client, *_: client.subscribe([("club/#", 1), ("homeassistant/#", 1)])
        self._client.on_subscribe = lambda *_: self._known.set()
        self._client.on_disconnect = lambda *_: self._known.clear()
        self._client.reconnect_delay_set(0.05, 0.2)
        properties = Properties(PacketTypes.CONNECT)
        properties.SessionExpiryInterval = 3600
        self._client.connect("127.0.0.1", port, clean_start=False, properties=properties)
        self._client.loop_start()
        assert self._known.wait(PATIENCE)

    def events(self, table: str = "7") -> list[TableEvent]:
        """All events that came, some of them twice."""
        topic = table_topic("club", table, TableTopic.EVENT)
        return [read_event(payload) for at, payload in list(self.heard) if at == topic]

    def last(self, topic: TableTopic, table: str = "7") -> bytes | None:
        """The newest message of a table's topic."""
        name = table_topic("club", table, topic)
        return next((payload for at, payload in reversed(list(self.heard)) if at == name), None)

    def hears_again(self) -> bool:
        """Whether it hears, by now, what tables tell: a broker that was killed knows nothing of it."""
        return self._known.wait(PATIENCE)

    def count(self, stream: str, sequence: int, *, resend: bool = False, table: str = "7") -> None:
        """Say that events were counted."""
        self.publish(TableTopic.COUNTED, write(Counted(stream, sequence, resend)), table)

    def seat(self, seating: Seating | None, table: str = "7") -> None:
        """Say who sits there next."""
        self.publish(TableTopic.SEATING, b"" if seating is None else write(seating), table)

    def publish(self, topic: TableTopic, payload: bytes, table: str = "7") -> None:
        name = table_topic("club", table, topic)
        self._client.publish(name, payload, 1, retain=True).wait_for_publish(PATIENCE)

    def of_home_assistant(self) -> list[dict]:
        """What Home Assistant is told of devices."""
        return [
            json.loads(payload) for topic, payload in list(self.heard) if topic.startswith("homeassistant")
        ]

    def close(self) -> None:
        if self._user == "club":
            for topic in (TableTopic.COUNTED, TableTopic.SEATING):
                self.publish(topic, b"")
        self._client.disconnect()
        self._client.loop_stop()


def soon(true: Callable[[], object], within: float = PATIENCE) -> bool:
    """Whether something comes to be true."""
    until = time.monotonic() + within
    while time.monotonic() < until:
        if true():
            return True
        time.sleep(0.01)
    return False
