"""This table at a club: switched on by the command line, the settings or by touch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from companion.club.address import ClubAddress, club_address, own_table, password, table_name, tls
from companion.club.errors import ClubError
from companion.club.messages import Seating
from companion.club.sending.terms import Terms, target_of
from companion.club.table import ClubTable
from companion.engines import Reason, game_names
from companion.engines.names import harmless
from companion.evening.errors import JournalError
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.machine.errors import SettingsError
from companion.machine.folders import Folders
from companion.machine.kept_settings import keep_settings
from companion.machine.settings import Settings
from companion.screens.club_intents import CallReferee, ClubShown, NameClub, SeatedNext, SwitchClub
from companion.sitting.view import View
from companion.texts.errors import reason_of_error

OpensTable = Callable[[Terms, Journal], ClubTable]
"""Begins to send; raises `JournalError`."""


def _seated(seating: Seating) -> SeatedNext:
    """Who sits here next, as a page may show what came from outside."""
    game = seating.game if seating.game in game_names() else None
    return SeatedNext(tuple(map(harmless, seating.players)), game, harmless(seating.text))


class TableAtClub:
    """Sends what is accepted to a club while that is switched on.

    Args:
        asked: the club that the command line names, None: that of the settings.
        settings: the owner's.
        places: the owner's folders.
        journal: what is accepted is written there.
        able: False where what is shown is past: no club is told of it.
        opens: begins to send.

    Raises:
        ClubError: what the command line names cannot be used.
        JournalError: the journal cannot be written.
    """

    def __init__(
        self,
        asked: ClubAddress | None,
        settings: Settings,
        places: Folders,
        journal: Journal,
        *,
        able: bool = True,
        opens: OpensTable = ClubTable,
    ) -> None:
        self._asked, self._settings, self._places = asked, settings, places
        self._journal, self._able, self._opens = journal, able, opens
        self._table: ClubTable | None = None
        self._problem: Reason | None = None
        self._untold: list[Reason] = []
        chosen = settings.club
        if asked is not None and able:
            self._switch_on()
        elif chosen.address is not None and chosen.on and able:
            self._try_to_switch_on()
            self._untold += [] if self._problem is None else [self._problem]

    @property
    def on(self) -> bool:
        """Whether what is accepted goes to the club."""
        return self._table is not None

    def show(self, view: View | None, evening: Evening | None) -> tuple[Reason, ...]:
        """Tell the club how the table stands; gives what people must be told.

        Args:
            view: the sitting, None before a game has begun.
            evening: what is played, None before one has begun.
        """
        if self._table is not None:
            self._table.show(view, evening)
            self._untold += self._table.take_untold()
            if self._table.failed:
                self._switch_off()
                self._untold.append(Reason("told-club-stopped"))
        told, self._untold = tuple(self._untold), []
        return told

    def follow(self, asked: SwitchClub | CallReferee | NameClub, view: View | None) -> None:
        """Switch it on or off, go to another club, or call the referee or withdraw that."""
        if isinstance(asked, NameClub):
            self._go_to(asked.address)
        elif isinstance(asked, SwitchClub):
            self._problem = None
            if not asked.on:
                self._switch_off()
            elif self._table is None and self._able:
                self._try_to_switch_on()
            if self._asked is None and self._settings.club.address is not None:
                self._keep({"on": asked.on})
        elif self._table is not None and asked.on:
            self._table.call(view)
        elif self._table is not None:
            self._table.withdraw()

    def _go_to(self, address: str) -> None:
        """Send to the club of that address from now on, at each start; the page says where it is none."""
        if not self._able:
            return
        self._problem = None
        try:
            chosen = str(club_address(address))
        except ClubError as error:
            self._problem = reason_of_error(error)
            return
        self._switch_off()
        self._asked = None
        self._settings = replace(self._settings, club=replace(self._settings.club, address=chosen, on=True))
        self._try_to_switch_on()
        self._keep({"address": chosen, "on": True})

    def page(self) -> ClubShown:
        """The page as it is to be shown now."""
        chosen = self._settings.club
        address = str(self._asked) if self._asked is not None else chosen.address
        name = chosen.table or own_table()
        if self._table is None:
            return ClubShown(address if self._able else None, name, problem=self._problem)
        at_club = self._table.at_club
        return ClubShown(
            address,
            name,
            True,
            at_club.connected,
            at_club.club,
            at_club.waiting,
            at_club.called is not None,
            None if at_club.seating is None else _seated(at_club.seating),
            at_club.hindrance,
        )

    def close(self) -> None:
        """Send no more; what waits is kept for the next time."""
        self._switch_off()

    def _switch_on(self) -> None:
        chosen = self._settings.club
        address = self._asked or club_address(chosen.address or "")
        name = own_table() if chosen.table is None else table_name(chosen.table)
        if address.secure:
            tls(chosen.authority)  # told now where it cannot be read
        terms = Terms(
            address,
            password(chosen.password, self._places.settings.parent),
            chosen.authority,
            name,
            self._journal.path,
            target_of(address, name),
            self._settings.language,
            chosen.home_assistant,
        )
        self._table = self._opens(terms, self._journal)

    def _try_to_switch_on(self) -> None:
        try:
            self._switch_on()
        except (ClubError, JournalError) as error:
            self._problem = reason_of_error(error)

    def _switch_off(self) -> None:
        if self._table is not None:
            self._table.close()
        self._table = None

    def _keep(self, chosen: Mapping[str, str | bool]) -> None:
        """Keep what was chosen for the next start; where it cannot be written it holds for this one."""
        try:
            keep_settings(self._places.settings, chosen, table="club")
        except SettingsError as error:
            self._untold.append(reason_of_error(error))
