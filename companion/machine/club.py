"""The club that the owner has chosen, as the settings hold it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class ChosenClub:
    """A club; whoever connects looks whether its address is one.

    Attributes:
        address: ``mqtt[s]://[USER@]HOST[:PORT]/CLUB``, None for none.
        on: whether what is accepted goes there.
        table: this table's name, None for the computer's.
        password: the file that holds the password, None for the one beside the settings.
        authority: a file with the certificates by which the broker is known, None for the system's.
        home_assistant: whether Home Assistant is told what there is to be seen.
    """

    address: str | None = None
    on: bool = True
    table: str | None = None
    password: Path | None = None
    authority: Path | None = None
    home_assistant: bool = False
