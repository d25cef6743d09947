"""A club that nobody runs: what is told to it, and what it says, as a test wants it."""

from __future__ import annotations

from companion.club.table import AtClub
from companion.commands.club_table import TableAtClub
from companion.machine.club import ChosenClub
from companion.machine.folders import folders
from companion.machine.settings import Settings

ADDRESS = "mqtt://7@broker/club"
HERE = ChosenClub(ADDRESS)


class FakeClubTable:
    """Stands for `companion.club.table.ClubTable` without network or process."""

    def __init__(self) -> None:
        self.terms, self.shown, self.told, self.closed, self.failed = None, [], [], False, False
        self.at_club = AtClub(connected=True)
        self.calls = []

    def opened(self, terms, _journal):
        self.terms, self.closed = terms, False
        return self

    def show(self, view, evening):
        self.shown.append((view, evening))

    def call(self, view):
        self.calls.append(view)
        self.at_club = AtClub(connected=True, called=1.0)

    def withdraw(self):
        self.at_club = AtClub(connected=True)

    def take_untold(self):
        told, self.told = tuple(self.told), []
        return told

    def close(self):
        self.closed = True


def table_at_club(fake, folder, journal, asked=None, club=HERE, **given) -> TableAtClub:
    """This table at a club that is not there."""
    settings = Settings(language="en", club=club)
    return TableAtClub(asked, settings, folders(folder), journal, opens=fake.opened, **given)
