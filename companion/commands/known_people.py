"""The people who have played here, as an evening in a window knows them, and what they left."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from companion.commands.choices import Choices
from companion.commands.forgetting import forget, set_aside
from companion.commands.kept import evenings_here, past_or_why, resumed
from companion.commands.preferences import preferences_of
from companion.commands.renaming import rename
from companion.engines import Reason
from companion.engines.names import composed
from companion.evening.errors import JournalError
from companion.evening.history import known_names, remembered_names
from companion.evening.journal import Journal
from companion.evening.open_evenings import OpenEvening, last_people
from companion.evening.results import Results
from companion.machine.errors import SettingsError
from companion.machine.folders import Folders
from companion.machine.settings import read_settings
from companion.screens.browser import Browser
from companion.screens.history_intents import Forget, MarkGuest, Rename, ShowPlayer
from companion.screens.intents import PageName
from companion.screens.pages.about_people import OF_PLAYERS
from companion.screens.pages.welcome import Welcome
from companion.screens.past_pages import PastPages
from companion.screens.people import People
from companion.screens.player_pages import PlayersHere
from companion.texts.errors import reason_of_error


class KnownPeople:
    """Who has played here, and what became of it.

    Args:
        journal: where evenings are kept.
        places: the owner's folders.
        choices: the settings as they stand.
    """

    def __init__(self, journal: Journal, places: Folders, choices: Choices) -> None:
        self._journal = journal
        self._places = places
        self._choices = choices
        self._results = Results(journal)

    def here(self, seated: tuple[str, ...]) -> PlayersHere:
        """All of them, with the results of their games.

        Args:
            seated: who sits at the table that is played at.
        """
        guests = frozenset(self._choices.settings.guests)
        try:
            names = known_names(self._journal)
            results = self._results.among(guests)
        except JournalError as error:
            return PlayersHere(problem=error.reason)
        at_table = tuple(map(composed, seated))
        return PlayersHere(names, guests, results, at_table, set_aside(self._places))

    def greeted(self, welcome: Welcome, *, look_only: bool) -> Welcome:
        """The welcome page with the evening that can go on, and the people who played last.

        Args:
            welcome: what else it tells.
            look_only: whether no evening can go on now.
        """
        kept, unread = (None, None) if look_only else resumed(self._journal)
        last = last_people(self._journal)
        return replace(
            welcome,
            resumable=OpenEvening.of(kept) if kept else None,
            problem=welcome.problem or unread,
            last=None if last is None else self._choices.chosen(last),
        )

    def past_pages(self, running: Callable[[], int | None], *, look_only: bool) -> PastPages:
        """The list of evenings.

        Args:
            running: gives the number of the one that is played now, None while none is.
            look_only: whether none can be gone on with.
        """
        return PastPages(
            lambda: evenings_here(self._journal, running(), look_only=look_only),
            lambda number: past_or_why(self._journal, number),
        )

    def remembered(self) -> tuple[str, ...]:
        """Names to choose from when somebody sits down, whoever played last first; no guests."""
        guests = self._choices.settings.guests
        return tuple(name for name in remembered_names(self._journal) if name not in guests)

    def forget(self, name: str, seated: tuple[str, ...]) -> Reason | None:
        """Forget somebody for good; why that cannot be, None where it is done.

        Args:
            name: whose.
            seated: who sits at the table that is played at: none of these is forgotten.
        """
        if name in map(composed, seated):
            return Reason("forget-seated", (("name", name),))
        settings = self._choices.settings
        refused = None
        try:
            forget(name, self._places, self._journal)
        except (JournalError, SettingsError) as error:
            refused = reason_of_error(error)
        self._results.forget()
        names = tuple((other, said) for other, said in settings.names if composed(other) != name)
        guests = tuple(guest for guest in settings.guests if guest != name)
        self._choices.settings = replace(settings, names=names, guests=guests)
        return refused

    def rename(self, given: Rename, seated: tuple[str, ...], *, known: bool) -> Reason | None:
        """Call somebody otherwise from now on; why that cannot be, None where it is done.

        Args:
            given: who, and how.
            seated: who sits at the table that is played at: none of these is renamed, nor becomes another.
            known: whether the other name is somebody's already.
        """
        at_table = next((one for one in map(composed, seated) if one in (given.name, given.other)), None)
        if at_table is not None:
            return Reason("rename-seated", (("name", at_table),))
        refused = None
        try:
            rename(given.name, given.other, self._places, self._journal, known=known)
        except (JournalError, SettingsError) as error:
            refused = reason_of_error(error)
        self._results.forget()
        with suppress(SettingsError):
            kept = read_settings(self._places.settings)
            self._choices.settings = replace(self._choices.settings, names=kept.names, guests=kept.guests)
        return refused

    def change(
        self,
        given: MarkGuest | Forget | Rename,
        browser: Browser,
        seated: tuple[str, ...],
        *,
        playing: bool,
        look_only: bool,
    ) -> None:
        """Somebody is a guest or none any more, or is forgotten or renamed; the pages show it at once.

        Args:
            given: which.
            browser: the pages.
            seated: who sits at the table that is played at.
            playing: whether one is played at.
            look_only: whether no evening can go on now.
        """
        refused = None
        if isinstance(given, MarkGuest):
            self._choices.take(given)
        elif isinstance(given, Rename):
            refused = self.rename(given, seated, known=given.other in browser.players.here.names)
            browser.page = PageName.PLAYER if refused is None else PageName.RENAME
            browser.welcome = self.greeted(browser.welcome, look_only=look_only)
            if refused is None:
                browser.players.follow(ShowPlayer(given.other))
        else:
            refused = self.forget(given.name, seated)
            browser.page = PageName.PLAYERS if refused is None else PageName.FORGET
            browser.welcome = self.greeted(browser.welcome, look_only=look_only)
        if browser.page in OF_PLAYERS:
            browser.players.open(refused)
        people = browser.people if isinstance(given, MarkGuest) or playing else People()
        browser.people = replace(people, remembered=self.remembered())
        browser.preferences = preferences_of(self._choices.settings)
