"""What the sending program is told when it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from companion.club.address import ClubAddress


@dataclass(frozen=True, slots=True)
class Terms:
    """To which club, from which journal.

    Attributes:
        address: the club and its broker.
        password: of the address's user, None for none.
        authority: a file with the certificates by which the broker is known, None for the system's.
        table: the table's name.
        journal: the journal's file.
        target: the club and this table in it, as the outbox knows them.
        language: of what Home Assistant shows.
        home_assistant: whether Home Assistant is told what there is to be seen.
    """

    address: ClubAddress
    password: str | None
    authority: Path | None
    table: str
    journal: Path
    target: str
    language: str = "en"
    home_assistant: bool = False

    def as_dict(self) -> dict[str, Any]:
        """As JSON values; :meth:`from_dict` reads them back."""
        authority = None if self.authority is None else str(self.authority)
        return {**asdict(self), "authority": authority, "journal": str(self.journal)}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Terms:
        """The terms that :meth:`as_dict` wrote."""
        authority = values["authority"]
        read = {
            "address": ClubAddress(**values["address"]),
            "authority": None if authority is None else Path(authority),
            "journal": Path(values["journal"]),
        }
        return cls(**{**values, **read})


def target_of(address: ClubAddress, table: str) -> str:
    """The club and a table in it, as the outbox knows them; another user or port is the same club."""
    return f"{address.host}/{address.club}/{table}"
