"""A play that is told on a seat's phone: asked about, or put right where the table agrees.

What may be said, what it means and what the rules say of it is that of the pages of the touchscreen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from companion.engines import Reason, read_event, write_event
from companion.engines.registry import rules_of
from companion.evening.course import Step
from companion.records.forms.draft import Draft
from companion.records.forms.own import is_own, own_forms
from companion.screens.entry import EntryPage
from companion.screens.intents import EveryCard, Fill, PageName, Propose, Tell, Write
from companion.screens.pages.correct import Correction
from companion.screens.telling_pages import TellingPages
from companion.screens.wish_intents import Wished
from companion.sitting.view import GameView, View
from companion.web.wishes import ASKED, GONE, Wishes

NEWEST: Final = 4
"""So many of a seat's own plays, the newest, can be put right from its phone."""


@dataclass(frozen=True, slots=True)
class WhichPlay:
    """Ask which of the seat's own plays is to be put right."""


@dataclass(frozen=True, slots=True)
class Close:
    """Tell nothing more; what the table is asked for that seat is withdrawn."""


TellingStep = WhichPlay | Close | Write | Fill | Tell | Propose | EveryCard
"""What a phone asks for while a play is told on it."""


@dataclass(slots=True)
class SeatTelling:
    """What a seat's phone shows of it.

    Attributes:
        player: whose seat it is.
        pages: what is told, as on the pages of the touchscreen.
        page: which of these pages it is, None where nothing is being told.
        chooses: whether it is asked which play is to be put right.
        outcome: what became of it last, None before anything did.
        changes: how often something has changed here.
    """

    player: str
    pages: TellingPages = field(default_factory=TellingPages)
    page: PageName | None = None
    chooses: bool = False
    outcome: Reason | None = None
    changes: int = 0

    @property
    def waits(self) -> bool:
        """Whether the table is asked about what was told here."""
        return self.outcome is ASKED

    @property
    def entry(self) -> EntryPage | None:
        """The play that is told as a whole, None where none is."""
        return self.pages.entry if self.page is PageName.ENTRY else None

    @property
    def correction(self) -> Correction | None:
        """The play that is put right card by card, None where none is."""
        return self.pages.correction if self.page is PageName.CORRECT else None

    def take(self, step: TellingStep, view: View) -> Mapping[str, Any] | None:
        """Follow what was pressed; the play that is to stand there, where the table is to be asked now."""
        self.changes += 1
        self.outcome = None
        match step:
            case Close():
                self.close()
            case WhichPlay():
                self.close()
                self.chooses = True
            case Write():
                self.chooses = False
                self.page = self.pages.begin(step, view, self.page or PageName.TABLE)
            case Propose(line) if line is not None:
                rules, header = rules_of(view.game.header.game), view.game.header
                return write_event(read_event(line, rules, header), rules, header)
            case _:
                self.pages.take(step)
        self._keep_to_own()
        return None

    @property
    def stands(self) -> Mapping[str, Any] | None:
        """The play that is put right as it stands now, a line of the table record; None where none is."""
        wrong = self.pages.correction
        return None if wrong is None or self.first != wrong.first else wrong.case.line

    @property
    def first(self) -> int | None:
        """Number of the journal's entry of the play that is put right, None where none is."""
        told = self.entry or self.correction
        return None if told is None else told.first

    def go_on(self, game: GameView) -> None:
        """Let what has happened meanwhile hold; a play that is not there any more is not put right."""
        if self.first is not None:
            step = next((one for one in game.course if one.first == self.first), None)
            if step is None or not step.can_be_put_right:
                self.settle(GONE)
        if self.entry is not None:
            self.pages.entry = self.entry.on(game)
            self._keep_to_own()

    def settle(self, outcome: Reason) -> None:
        """This has become of it; nothing more is told."""
        self.close()
        self.outcome = outcome
        self.changes += 1

    def close(self) -> None:
        """Nothing is being told."""
        self.pages, self.page, self.chooses = TellingPages(), None, False

    def _keep_to_own(self) -> None:
        """Nobody else's play is told here."""
        entry = self.entry
        if entry is None:
            return
        draft, seat = entry.draft, entry.game.header.players.index(self.player)
        forms = own_forms(draft.forms, self.player)
        own = draft.form is not None and draft.form.event in {form.event for form in forms}
        kept = draft.among(forms) if own else Draft(forms)
        self.pages.entry = replace(entry, draft=kept, player=seat)


def own_plays(game: GameView, player: str) -> Iterator[tuple[int, Step, Mapping[str, Any]]]:
    """The newest plays of a player that can be put right, the newest first: index, step and record's line."""
    rules, left = rules_of(game.header.game), NEWEST
    for number in range(len(game.course) - 1, -1, -1):
        step = game.course[number]
        if not step.can_be_put_right:
            continue
        line = write_event(step.ruled.event, rules, game.header)
        if is_own(line, player):
            yield number, step, line
            left -= 1
        if not left:
            return


class Tellings:
    """Those of all seats, and what the table is asked.

    Args:
        clock: gives the time in seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._seats: dict[str, SeatTelling] = {}
        self._wishes = Wishes(clock)

    @property
    def wished(self) -> Wished | None:
        """What the table is asked now."""
        return self._wishes.asked

    @property
    def facts(self) -> tuple[tuple[str, int], ...]:
        """As long as it is equal there is nothing new to be told of them."""
        return tuple((name, one.changes) for name, one in self._seats.items() if one.changes)

    def of(self, player: str) -> SeatTelling:
        """That of a player."""
        return self._seats.setdefault(player, SeatTelling(player))

    def take(self, player: str, step: TellingStep, view: View) -> None:
        """Follow what was pressed on a player's phone."""
        telling = self.of(player)
        if isinstance(step, Close):
            self._wishes.withdraw(player)
        first = telling.first
        line = telling.take(step, view)
        if line is not None and first is not None:
            telling.settle(self._wishes.ask(player, first, line))

    def answer(self, number: int, *, agreed: bool) -> Wished | None:
        """The table has answered; what it agrees to, None for nothing."""
        answered = self._wishes.answer(number, agreed=agreed)
        if answered is None:
            return None
        wished, settled = answered
        self.of(settled.player).settle(settled.outcome)
        return wished if agreed else None

    def look(self, view: View | None) -> None:
        """Let what has happened meanwhile hold."""
        settled = self._wishes.look(view)
        if settled is not None:
            self.of(settled.player).settle(settled.outcome)
        for telling in self._seats.values():
            if view is None or telling.player not in view.game.header.players:
                telling.close()
            else:
                telling.go_on(view.game)

    def drop(self) -> None:
        """Whoever told something is not there any more."""
        self._wishes.drop()
        changes = sum(telling.changes for telling in self._seats.values())
        self._seats = {name: SeatTelling(name, changes=changes + 1) for name in self._seats}
