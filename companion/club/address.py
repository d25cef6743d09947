"""Where a club is found: the broker's address, who comes there, and the password."""

from __future__ import annotations

import os
import re
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from assets.bounds.files import content
from assets.bounds.limits import CLUB_PASSWORD
from companion.club.errors import ClubAddressError, ClubPasswordError
from companion.texts.errors import reason_of, why

MQTT: Final = 1883
"""IANA's port of ``mqtt``."""

SECURE_MQTT: Final = 8883
"""IANA's port of ``secure-mqtt``: MQTT over TLS."""

PASSWORD: Final = "COMPANION_CLUB_PASSWORD"
"""The variable of the environment that holds the password. Everybody on a machine sees command lines."""

PASSWORD_FILE: Final = "club-password"
"""The file beside the settings that holds it, unless the environment or the settings say otherwise."""

LONGEST_CLUB: Final = 64
"""Characters of a club's name."""

_ADDRESS = re.compile(
    r"(?P<scheme>mqtts?)://(?:(?P<user>[^@/\s]+)@)?(?P<host>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_.-]+)"
    r"(?::(?P<port>[0-9]{1,5}))?/(?P<club>[^/\s]+)/?",
    re.ASCII,
)
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,32}", re.ASCII)
_NOT_OF_A_TABLE = re.compile(r"[^A-Za-z0-9_-]+", re.ASCII)
_WILD = frozenset("+#/$\0")
"""What MQTT 5 (4.7.1 and 4.7.2) keeps for itself in topics, and what parts their levels."""


@dataclass(frozen=True, slots=True)
class ClubAddress:
    """A club at a broker.

    Attributes:
        host: the broker's name or address, an IPv6 address without brackets.
        port: where it listens.
        club: the club's name, the first level of its topics.
        user: as whom one comes, None: as nobody.
        secure: whether the connection is encrypted.
    """

    host: str
    port: int
    club: str
    user: str | None = None
    secure: bool = False

    def __str__(self) -> str:
        """As it is typed; a port that goes without saying is left out."""
        scheme, usual = ("mqtts", SECURE_MQTT) if self.secure else ("mqtt", MQTT)
        who = "" if self.user is None else f"{self.user}@"
        return f"{scheme}://{who}{self.broker}{'' if self.port == usual else f':{self.port}'}/{self.club}"

    @property
    def broker(self) -> str:
        """The broker's host as sentences name it."""
        return f"[{self.host}]" if ":" in self.host else self.host


def club_address(text: str) -> ClubAddress:
    """The club that ``mqtt[s]://[USER@]HOST[:PORT]/CLUB`` names.

    Raises:
        ClubAddressError: it names none, or holds a password.
    """
    found = _ADDRESS.fullmatch(text.strip())
    if found is None:
        raise ClubAddressError(reason_of("unfit-club-address", given=_without_password(text)))
    if ":" in (found["user"] or ""):
        shown = text.replace(found["user"], found["user"].partition(":")[0])
        raise ClubAddressError(reason_of("unfit-club-password-shown", given=shown))
    secure = found["scheme"] == "mqtts"
    port = int(found["port"] or (SECURE_MQTT if secure else MQTT))
    club = unquote(found["club"])
    fits = 0 < port <= 65535 and len(club) <= LONGEST_CLUB and club.isprintable() and not _WILD & set(club)
    if not fits:
        raise ClubAddressError(reason_of("unfit-club-address", given=text))
    user = None if found["user"] is None else unquote(found["user"])
    return ClubAddress(found["host"].strip("[]"), port, club, user, secure)


def _without_password(text: str) -> str:
    """What was typed without what may be a password in it."""
    return re.sub(r"(//[^@/:]*):[^@/]*@", r"\1@", text)


def table_name(text: str) -> str:
    """A table's name, if it is one that topics can hold.

    Raises:
        ClubAddressError: it is not.
    """
    if _TABLE.fullmatch(text) is None:
        raise ClubAddressError(reason_of("unfit-club-table", given=text))
    return text


def own_table() -> str:
    """The name of a table that was given none: this computer's."""
    name = _NOT_OF_A_TABLE.sub("-", socket.gethostname().partition(".")[0]).strip("-")[:32]
    return name or "table"


def password(file: Path | None, beside: Path, environment: Mapping[str, str] | None = None) -> str | None:
    """The password: of the environment, else of the file that the settings name, else of `PASSWORD_FILE`.

    Args:
        file: the file that the settings name, None where they name none.
        beside: the folder of the settings.
        environment: the variables, None for this program's.

    Returns:
        None where there is none.

    Raises:
        ClubPasswordError: the file that the settings name, or the one beside them, cannot be read.
    """
    known = os.environ if environment is None else environment
    if given := known.get(PASSWORD):
        return given
    path = beside / PASSWORD_FILE if file is None else file
    try:
        return content(path, CLUB_PASSWORD).decode().rstrip("\r\n")
    except FileNotFoundError as error:
        if file is None:
            return None
        raise _unread(path, error) from error
    except OSError as error:
        raise _unread(path, error) from error
    except UnicodeDecodeError as error:
        raise ClubPasswordError(reason_of("trouble-club-file-not-utf8", file=str(path))) from error


def tls(authority: Path | None) -> ssl.SSLContext:
    """How an encrypted connection knows the broker: by the system's authorities, or by one of the club's own.

    Args:
        authority: a file with its certificates (PEM), None for the system's.

    Raises:
        ClubPasswordError: it cannot be read, or holds no certificate.
    """
    try:
        return ssl.create_default_context(cafile=None if authority is None else str(authority))
    except ssl.SSLError as error:
        raise ClubPasswordError(reason_of("trouble-club-authority", file=str(authority))) from error
    except OSError as error:
        raise _unread(authority or Path(), error) from error


def _unread(path: Path, error: OSError) -> ClubPasswordError:
    return ClubPasswordError(reason_of("trouble-club-file-unread", file=str(path), why=why(error)))
