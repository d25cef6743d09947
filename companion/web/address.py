"""Where the second screen is served: the address that is asked for, and the one that a phone reaches."""

from __future__ import annotations

import re
import socket
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from companion.texts.errors import reason_of
from companion.web.errors import WebError

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - phones come from the network; who may is decided by tokens
"""Listens on each of this computer's addresses."""

HTTP_ALT: Final = 8080
"""The port where it is switched on by touch: IANA's ``http-alt``. Where that is taken, any free one."""

WAITING: Final = 64
"""Connections that the system keeps until they are taken."""

SEND_BUFFER: Final = 65_536
"""Bytes that the system keeps for one client that does not read; one state is some 4 KB."""

ELSEWHERE: Final = "192.0.2.1"
"""An address that nobody has (TEST-NET-1, RFC 5737): asked which way leads to it, never sent to."""

_GIVEN = re.compile(r"(?:(?P<host>\[[0-9A-Fa-f:.]+\]|[^:\[\]\s]+):)?(?P<port>[0-9]{1,5})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Address:
    """Where to listen.

    Attributes:
        host: a name or an address, None for all of this computer's.
        port: the port, 0 for any that is free.
    """

    host: str | None
    port: int


def address_of(text: str) -> Address | None:
    """The address that ``[HOST:]PORT`` names, an IPv6 address in brackets; None where it names none."""
    found = _GIVEN.fullmatch(text)
    if found is None or int(found["port"]) > 65535:
        return None
    return Address(found["host"], int(found["port"]))


def listening(address: Address) -> socket.socket:
    """A socket on which connections may be taken.

    Raises:
        WebError: there is no such address here, or another program has the port.
    """
    host = (address.host or EVERYWHERE).strip("[]")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        made = socket.create_server((host, address.port), family=family, backlog=WAITING)
    except (OSError, UnicodeError) as error:
        where = f"{address.host}:{address.port}" if address.host else str(address.port)
        why = getattr(error, "strerror", None) or str(error)
        raise WebError(reason_of("trouble-web-address", address=where, why=why)) from error
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    return made


def listening_by_touch() -> socket.socket:
    """The same where nobody has named an address: on `HTTP_ALT`, or on any free port where that is taken.

    Raises:
        WebError: no port can be had.
    """
    with suppress(WebError):
        return listening(Address(None, HTTP_ALT))
    return listening(Address(None, 0))


def shown_host(host: str | None) -> str:
    """The host that stands in the URLs: the one asked for, else the address by which others reach this."""
    bare = None if host is None else host.strip("[]")
    if bare not in (None, EVERYWHERE, "::"):
        return host or ""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect((ELSEWHERE, 9))  # no packet is sent: only the way is looked up
        return str(asked.getsockname()[0])
    return "127.0.0.1"
