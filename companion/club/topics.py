"""The topics of a club, as `docs/club.md` lists them."""

from __future__ import annotations

import enum
import re
from dataclasses import dataclass


class TableTopic(enum.StrEnum):
    """What a table has a topic for; the value is the topic's last level."""

    ONLINE = "online"
    """Whether the table is there; the broker says so of one that has vanished (its last will). Retained."""
    STATE = "state"
    """How the game stands. Retained; the newest moment alone."""
    EVENT = "event"
    """What was accepted, one after the other."""
    CALL = "call"
    """The referee is called to the table. Retained; an empty payload withdraws it."""
    COUNTED = "counted"
    """How far the club has counted the table's events. Retained."""
    SEATING = "seating"
    """Who sits at the table next. Retained; an empty payload withdraws it."""

    @property
    def of_club(self) -> bool:
        """Whether the club publishes it, not the table."""
        return self in (TableTopic.COUNTED, TableTopic.SEATING)

    @property
    def retained(self) -> bool:
        """Whether the broker keeps the newest one."""
        return self is not TableTopic.EVENT


@dataclass(frozen=True, slots=True)
class OfTable:
    """One of a table's topics.

    Attributes:
        table: the table's name.
        topic: which.
    """

    table: str
    topic: TableTopic


_OF_TABLE = re.compile(r"table/(?P<table>[A-Za-z0-9_-]{1,32})/(?P<topic>[a-z]+)", re.ASCII)


def table_topic(club: str, table: str, topic: TableTopic) -> str:
    """The topic of a table, or of all tables where its name is ``+``."""
    return f"{club}/table/{table}/{topic.value}"


def club_online(club: str) -> str:
    """The topic on which the club says that it is there."""
    return f"{club}/club/online"


def read_topic(club: str, topic: str) -> OfTable | None:
    """The table's topic that this is; None where it is none of a table of this club."""
    own = topic.removeprefix(f"{club}/")
    found = None if own == topic else _OF_TABLE.fullmatch(own)
    if found is None or found["topic"] not in {one.value for one in TableTopic}:
        return None
    return OfTable(found["table"], TableTopic(found["topic"]))
