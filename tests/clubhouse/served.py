"""A club's page that is served, and clients that look on and press there."""

from __future__ import annotations

import http.client
import json
from contextlib import closing, contextmanager
from urllib.parse import urlsplit

from companion.clubhouse.screen import ClubScreen
from companion.web.address import Address, listening
from tests.web.served import HOST, PATIENCE, Stream


@contextmanager
def served(club, language="en"):
    with closing(ClubScreen(club, listening(Address(HOST, 0)), HOST, language)) as screen:
        yield screen


class Looks:
    """What `tests.web.served.Stream` asks of those who serve."""

    def __init__(self, url: str) -> None:
        self.links = (self,)
        self.url = url


def stream(url: str) -> Stream:
    return Stream(Looks(url), token(url))


def token(url: str) -> str:
    return url.partition("?t=")[2]


def press(url: str, name, picture, given=None, **headers) -> int:
    """The status of a press."""
    parts = urlsplit(url)
    body = json.dumps({"name": name, "picture": picture, "given": given})
    with closing(http.client.HTTPConnection(HOST, parts.port, timeout=PATIENCE)) as connection:
        connection.request(
            "POST", f"/press?{parts.query}", body, {"Content-Type": "application/json", **headers}
        )
        return connection.getresponse().status


def got(url: str, path="/", query=None, **headers) -> tuple[int, str]:
    parts = urlsplit(url)
    with closing(http.client.HTTPConnection(HOST, parts.port, timeout=PATIENCE)) as connection:
        connection.request("GET", f"{path}?{parts.query if query is None else query}", headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
