"""Where the companion keeps what belongs to its owner: journal, settings, decks."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from platformdirs import user_config_path, user_data_path, user_state_path

NAME = "tabletop-companion"

CLUBS, CLUB_ENDING = "club-", ".sqlite"
"""How the name of a club's file begins and ends."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The owner's folders.

    Attributes:
        data: journal and decks.
        settings: the settings file.
        state: what the program says of itself, None: in `data`, too.
    """

    data: Path
    settings: Path
    state: Path | None = None

    @property
    def journal(self) -> Path:
        """The journal of all evenings."""
        return self.data / "journal.sqlite"

    @property
    def simulated_journal(self) -> Path:
        """The journal of the evenings at the simulated table, apart so that scores stay true."""
        return self.data / "simulated.sqlite"

    def club(self, name: str) -> Path:
        """What a club of that name counts; its name may hold what no file's may."""
        return self.data / f"{CLUBS}{quote(name, safe='')}{CLUB_ENDING}"

    @property
    def clubs(self) -> tuple[Path, ...]:
        """All that clubs have counted here, what was counted last at the end."""
        found = self.data.glob(f"{CLUBS}*{CLUB_ENDING}")
        return tuple(sorted(found, key=lambda path: path.stat().st_mtime))

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
    def before_restoring(self) -> Path:
        """What was there before a backup was brought back."""
        return self.data / "before-restore"

    @property
    def log(self) -> Path:
        """What the program did, and how it ended where it should not have."""
        return (self.state or self.data) / "companion.log"

    @property
    def voices(self) -> Path:
        """The voices for Piper that the owner has put there."""
        return self.data / "voices"

    @property
    def tables(self) -> Path:
        """Where the table lies in each camera's picture."""
        return self.data / "tables.json"


def folders(chosen: Path | None) -> Folders:
    """The platform's user folders, or everything below `chosen` (``--data``)."""
    if chosen is not None:
        return Folders(chosen, chosen / "settings.toml")
    return Folders(user_data_path(NAME), user_config_path(NAME) / "settings.toml", user_state_path(NAME))


_OURS = (
    "journal.sqlite",
    "simulated.sqlite",
    "rehearsal.",
    "settings.toml",
    "tables.json",
    "companion.log",
    "crash.txt",
    CLUBS,
)
_OUR_FOLDERS = ("decks", "cases", "films", "exports", "before-restore")
"""What the companion writes into the owner's folder."""


def make_private(folder: Path) -> None:
    """Make a folder for its owner alone; one that is there is put right if it is the companion's.

    It holds pictures of people's tables. Where something else lies in it, it is somebody's own, and stays as
    open as it is: what is private in it is so by itself.

    Raises:
        OSError: it cannot be made.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(PermissionError):  # of another owner
        if folder.stat().st_mode & 0o077 and _is_ours(folder):
            folder.chmod(0o700)


def _is_ours(folder: Path) -> bool:
    """Whether nothing but the companion's lies there."""
    return folder.name in (NAME, *_OUR_FOLDERS) or all(
        file.name.startswith(_OURS) or file.name in _OUR_FOLDERS for file in folder.iterdir()
    )
