"""Where the companion keeps what belongs to its owner: journal, settings, decks."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_config_path, user_data_path

NAME = "tabletop-companion"


@dataclass(frozen=True, slots=True)
class Folders:
    """The owner's folders.

    Attributes:
        data: journal and decks.
        settings: the settings file.
    """

    data: Path
    settings: Path

    @property
    def journal(self) -> Path:
        """The journal of all evenings."""
        return self.data / "journal.sqlite"

    @property
    def simulated_journal(self) -> Path:
        """The journal of the evenings at the simulated table, apart so that scores stay true."""
        return self.data / "simulated.sqlite"

    @property
    def decks(self) -> Path:
        """The decks that the owner taught, one file each."""
        return self.data / "decks"

    @property
    def cases(self) -> Path:
        """Pictures of misread plays, if the owner allows that they are kept."""
        return self.data / "cases"

    @property
    def films(self) -> Path:
        """Videos of evenings that people asked to record."""
        return self.data / "films"

    @property
    def exports(self) -> Path:
        """Scores and records of evenings that were exported by touch."""
        return self.data / "exports"

    @property
    def tables(self) -> Path:
        """Where the table lies in each camera's picture."""
        return self.data / "tables.json"


def folders(chosen: Path | None) -> Folders:
    """The platform's user folders, or everything below `chosen` (``--data``)."""
    if chosen is not None:
        return Folders(chosen, chosen / "settings.toml")
    return Folders(user_data_path(NAME), user_config_path(NAME) / "settings.toml")
