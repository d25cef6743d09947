"""An evening that is served, and clients that speak HTTP to it letter by letter, as an attacker would."""

from __future__ import annotations

import http.client
import json
import socket
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from urllib.parse import urlsplit

from companion.web.address import Address, listening
from companion.web.phones import Phones

HOST = "127.0.0.1"
PATIENCE = 20.0
"""Seconds that a busy machine may take for what else takes a few milliseconds."""


@contextmanager
def served(view=None, *, evening: int = 1, language: str = "en") -> Iterator[Phones]:
    """An evening that is served at this computer."""
    with closing(Phones(listening(Address(HOST, 0)), HOST, language)) as phones:
        phones.show(view, language, evening)
        yield phones


def token_of(phones: Phones, player: str | None = None) -> str:
    """The token of a player, or of those who look on."""
    return next(link.url for link in phones.links if link.player == player).partition("?t=")[2]


def port_of(phones: Phones) -> int:
    return urlsplit(phones.links[0].url).port


def asked(phones: Phones, path: str, *, method="GET", headers=None, body=None) -> tuple[int, str, dict]:
    """Status, body and headers of an answer."""
    connection = http.client.HTTPConnection(HOST, port_of(phones), timeout=PATIENCE)
    with closing(connection):
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read().decode(), dict(answer.getheaders())


def press(phones: Phones, token: str, name: str, picture: int, **headers) -> int:
    """The status of a press."""
    given = {"Content-Type": "application/json", **headers}
    body = json.dumps({"name": name, "picture": picture})
    return asked(phones, f"/press?t={token}", method="POST", headers=given, body=body)[0]


class Stream:
    """The events of a page that is open."""

    def __init__(self, phones: Phones, token: str) -> None:
        self.socket = socket.create_connection((HOST, port_of(phones)), PATIENCE)
        self.socket.sendall(f"GET /events?t={token} HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
        self._unread = b""
        self.status = int(self._line().split()[1])
        while self._line():
            pass

    def _line(self) -> bytes:
        while b"\n" not in self._unread:
            part = self.socket.recv(65536)
            if not part:
                raise EOFError
            self._unread += part
        line, _, self._unread = self._unread.partition(b"\n")
        return line.rstrip(b"\r")

    def event(self, *kinds: str) -> tuple[str, dict]:
        """The next event of one of these kinds."""
        kind = ""
        while True:
            line = self._line().decode()
            if line.startswith("event: "):
                kind = line.removeprefix("event: ")
            if line.startswith("data: ") and kind in kinds:
                data = line.removeprefix("data: ")
                return kind, {} if data == "-" else json.loads(data)

    def state(self) -> dict:
        return self.event("state")[1]

    def seat(self) -> dict:
        return self.event("seat")[1]

    def close(self) -> None:
        self.socket.close()


def arrives(phones: Phones, view, *, within: float = PATIENCE) -> list:
    """The touches that phones ask for, once there is one."""
    until = time.monotonic() + within
    while time.monotonic() < until:
        touches = list(phones.pressed(view))
        if touches:
            return touches
        time.sleep(0.01)
    return []
