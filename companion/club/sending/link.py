"""One connection to a broker, from its beginning to its end; the next one is a new link."""

from __future__ import annotations

import enum
import ssl
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import paho.mqtt.client as mqtt
from paho.mqtt.enums import CallbackAPIVersion, MQTTErrorCode
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties
from paho.mqtt.reasoncodes import ReasonCode
from paho.mqtt.subscribeoptions import SubscribeOptions

from companion.club.address import tls
from companion.club.messages import LARGEST, Online, write
from companion.club.sending.terms import Terms
from companion.club.topics import TableTopic, club_online, table_topic

KEEPALIVE: Final = 15
"""Seconds between two signs of life; after half as many more the broker publishes the last will."""

TO_CONNECT: Final = 5.0
"""Seconds for a connection to be made: on a local network it takes milliseconds."""

TO_WELCOME: Final = 10.0
"""Seconds that a broker may take to answer; one that speaks no MQTT may never do."""

AT_ONCE: Final = 20
"""Messages that may be on their way; Mosquitto takes as many (``max_inflight_messages``)."""

_REFUSED: Final = frozenset(("Bad user name or password", "Not authorized", "Banned"))
"""Reason codes of a broker that does not let somebody in (MQTT 5, 3.2.2.2), as paho names them."""


class Hindrance(enum.StrEnum):
    """Why the club is not reached; the value is the end of a message's id."""

    UNREACHED = "unreached"
    """Nothing answers, or it has gone."""
    UNKNOWN = "unknown"
    """The user or the password is wrong."""
    FORBIDDEN = "forbidden"
    """The broker's access list does not let this table publish there."""
    UNTRUSTED = "untrusted"
    """The broker's certificate is none that is known."""
    NO_MQTT = "no-mqtt"
    """What answers does not speak MQTT 5."""


class HinderedError(Exception):
    """There is no connection, or none any more.

    Attributes:
        hindrance: why.
        why: what the system or the library says; may be empty.
    """

    def __init__(self, hindrance: Hindrance, why: str = "") -> None:
        super().__init__(why)
        self.hindrance, self.why = hindrance, why


@dataclass(slots=True)
class _Heard:
    """What has come and was not taken yet."""

    messages: list[tuple[str, bytes]] = field(default_factory=list)
    acknowledged: list[int] = field(default_factory=list)
    hindered: HinderedError | None = None


class Link:
    """A connection.

    Args:
        terms: to which broker, as whom.
        stream: id of the stream, told with being there.
        clock: gives the time in seconds.

    Attributes:
        ready: whether the broker has let the table in and knows what it wants to hear.

    Raises:
        HinderedError: there is no broker.
    """

    def __init__(self, terms: Terms, stream: str, clock: Callable[[], float]) -> None:
        self._terms, self._stream, self._clock = terms, stream, clock
        self._heard = _Heard()
        self.ready = False
        self._client = self._made()
        self._begun = clock()
        address = terms.address
        properties = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]  # of paho-mqtt
        properties.MaximumPacketSize = LARGEST + 1024
        try:
            self._client.connect(
                address.host, address.port, KEEPALIVE, clean_start=True, properties=properties
            )
        except ssl.SSLCertVerificationError as error:
            raise HinderedError(Hindrance.UNTRUSTED, error.verify_message) from error
        except ssl.SSLError as error:
            raise HinderedError(Hindrance.NO_MQTT, error.reason or "") from error
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise HinderedError(Hindrance.UNREACHED, why) from error

    def _made(self) -> mqtt.Client:
        terms = self._terms
        # Of one stream there is one table: a connection that hangs is taken over by the next one.
        name = f"companion-{terms.table}-{self._stream[:8]}"
        client = mqtt.Client(
            CallbackAPIVersion.VERSION2, name, protocol=mqtt.MQTTv5, reconnect_on_failure=False
        )
        client.connect_timeout = TO_CONNECT
        client.max_inflight_messages_set(AT_ONCE)
        if terms.address.user is not None:
            client.username_pw_set(terms.address.user, terms.password)
        if terms.address.secure:
            client.tls_set_context(tls(terms.authority))
        client.will_set(self._topic(TableTopic.ONLINE), write(Online(online=False)), 1, retain=True)
        client.on_connect, client.on_disconnect = self._connected, self._disconnected
        client.on_subscribe, client.on_message = self._subscribed, self._came
        client.on_publish = self._published
        return client

    @property
    def number(self) -> int | None:
        """The file descriptor to wait for; None where the connection is over."""
        made = self._client.socket()
        return None if made is None else made.fileno()

    @property
    def wants_to_write(self) -> bool:
        """Whether something could not be written yet."""
        return self._client.want_write()

    @property
    def has_unread(self) -> bool:
        """Whether something has come that the system does not tell of any more, as it is deciphered."""
        pending = getattr(self._client.socket(), "pending", None)
        return pending is not None and pending() > 0

    def go_on(self, *, readable: bool) -> None:
        """Read and write what can be; raises `HinderedError` where the connection is over."""
        client = self._client
        codes = [MQTTErrorCode.MQTT_ERR_SUCCESS]
        if readable or self.has_unread:
            codes.append(client.loop_read())
        if client.want_write():
            codes.append(client.loop_write())
        codes.append(client.loop_misc())
        if self._heard.hindered is not None:
            raise self._heard.hindered
        wrong = next((code for code in codes if code != MQTTErrorCode.MQTT_ERR_SUCCESS), None)
        if wrong is not None:
            lost = Hindrance.UNREACHED if self.ready else Hindrance.NO_MQTT
            raise HinderedError(lost, mqtt.error_string(wrong))
        if not self.ready and self._clock() - self._begun > TO_WELCOME:
            raise HinderedError(Hindrance.NO_MQTT)

    def publish(self, topic: str, payload: bytes, *, retained: bool) -> int:
        """Send a message; the number under which it will be acknowledged."""
        return self._client.publish(topic, payload, 1, retain=retained).mid

    def publish_own(self, topic: TableTopic, payload: bytes) -> int:
        """Send a message on one of the table's topics."""
        return self.publish(self._topic(topic), payload, retained=topic.retained)

    def acknowledged(self) -> tuple[int, ...]:
        """The numbers of what the broker has taken since the last call."""
        taken, self._heard.acknowledged = tuple(self._heard.acknowledged), []
        return taken

    def came(self) -> tuple[tuple[str, bytes], ...]:
        """Topics and payloads that have come since the last call."""
        taken, self._heard.messages = tuple(self._heard.messages), []
        return taken

    def close(self) -> None:
        """End it, without the last will."""
        self._client.disconnect()
        if self._client.want_write():
            self._client.loop_write()
        self.drop()

    def drop(self) -> None:
        """Let go of a connection that is over."""
        made = self._client.socket()
        if made is not None:
            made.close()

    def _topic(self, topic: TableTopic) -> str:
        return table_topic(self._terms.address.club, self._terms.table, topic)

    def _connected(self, client: mqtt.Client, _data: Any, _flags: Any, code: ReasonCode, _more: Any) -> None:
        if code.is_failure:
            known = Hindrance.UNKNOWN if code.getName() in _REFUSED else Hindrance.UNREACHED
            hindrance = Hindrance.NO_MQTT if "rotocol" in code.getName() else known
            self._heard.hindered = HinderedError(hindrance, code.getName())
            return
        topics = [self._topic(topic) for topic in TableTopic if topic.of_club]
        topics.append(club_online(self._terms.address.club))
        client.subscribe([(topic, SubscribeOptions(qos=1)) for topic in topics])

    def _subscribed(
        self, _client: mqtt.Client, _data: Any, _mid: int, codes: list[ReasonCode], _more: Any
    ) -> None:
        if any(code.is_failure for code in codes):
            self._heard.hindered = HinderedError(Hindrance.FORBIDDEN)
        self.ready = True

    def _came(self, _client: mqtt.Client, _data: Any, message: mqtt.MQTTMessage) -> None:
        self._heard.messages.append((message.topic, bytes(message.payload)))

    def _published(self, _client: mqtt.Client, _data: Any, mid: int, code: ReasonCode, _more: Any) -> None:
        if code.is_failure:
            self._heard.hindered = HinderedError(Hindrance.FORBIDDEN, code.getName())
            return
        self._heard.acknowledged.append(mid)

    def _disconnected(
        self, _client: mqtt.Client, _data: Any, _flags: Any, code: ReasonCode, _more: Any
    ) -> None:
        if self._heard.hindered is None:
            lost = Hindrance.UNREACHED if self.ready else Hindrance.NO_MQTT
            self._heard.hindered = HinderedError(lost, code.getName() if code.is_failure else "")
