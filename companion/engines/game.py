"""What all games share: rules, position, plays, and a game with its history.

A position is immutable and knows all that the table knows; an event is what somebody did; the ruling on an
event holds the next position. Players are named by their index in the header, in clockwise seating order.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, ClassVar, Generic, Self, TypeVar

from companion.engines.effects import Effect, EffectKind
from companion.engines.errors import IllegalEventError
from companion.engines.header import Header
from companion.engines.laid_out import LaidOut
from companion.engines.options import Option
from companion.engines.pack import Pack
from companion.engines.ruling import Fact, Reason, Ruling, Verdict

JsonObject = Mapping[str, Any]
"""A line of a table record as ``json.loads`` gives it; only readers and writers of records see one."""

EventT = TypeVar("EventT")

_UNDONE = (Effect(EffectKind.UNDONE),)

_EVERY = 64
"""So many of the newest positions are kept, and of older ones each that many-th: a record may be endless."""


@dataclass(frozen=True, slots=True)
class Plays(Generic[EventT]):
    """What may be done now.

    Attributes:
        player: index of the player to move, None when it is nobody's or everybody's turn.
        duty: what must be done, for the screen ("3 cards above 5", "Kim changes the rules").
        events: every legal event of the player to move as far as it can be listed: all of them for a known
            hand, those that need no hidden card for a hidden one; sorted, without duplicates.
        kinds: the kinds of event that are open now, each as a message; what a hidden hand may try.
    """

    player: int | None
    duty: Reason
    events: tuple[EventT, ...]
    kinds: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Standings:
    """What was scored so far.

    Attributes:
        rounds: how many rounds, hands or games are over and scored.
        totals: everybody's total by the rules, in the header's order.
    """

    rounds: int
    totals: tuple[int, ...]


class Position(ABC, Generic[EventT]):
    """A position of one game: immutable, comparable, hashable; subclasses are frozen slotted dataclasses."""

    __slots__ = ()

    game: ClassVar[str]
    """The name of the game whose positions these are, the same as its rules'."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """Indexes of those who have won the whole game; nobody while it goes on."""

    @property
    @abstractmethod
    def standings(self) -> Standings:
        """What was scored so far."""

    @property
    def fewest_win(self) -> bool:
        """Whether the lowest total wins."""
        return False

    @property
    def totals_decide(self) -> bool:
        """Whether whoever wins the whole game does so by the totals."""
        return True

    @property
    def deal_due(self) -> bool:
        """Whether somebody deals next."""
        return False

    @property
    def sides(self) -> tuple[int, ...] | None:
        """The side of the table at which each player sits; None where all sit around it as they like."""
        return None

    def round_winners(self, event: EventT, points: tuple[int, ...]) -> tuple[int, ...]:
        """Who won the round that an event has ended; nobody where nobody got a point.

        Args:
            event: the event that led to this position.
            points: what the round brought everybody.
        """
        del event
        best = max(points)
        return tuple(player for player, won in enumerate(points) if best and won == best)

    @abstractmethod
    def rule(self, event: EventT) -> Ruling[Self]:
        """Rule on an event; pure, never raises for a well-formed event."""

    @abstractmethod
    def named(self, event: EventT) -> Reason:
        """A legal event as people call it, “Kim’s pass”: so an undo says what it takes back."""

    @abstractmethod
    def plays(self) -> Plays[EventT]:
        """What may be done now."""

    @abstractmethod
    def state(self) -> dict[str, Any]:
        """The position as the table record's ``state``, with its keys in the contract's order."""

    def legal(
        self,
        effects: tuple[Effect, ...],
        reason: Reason,
        clauses: tuple[str, ...],
        cancelled: tuple[str, ...] = (),
    ) -> Ruling[Self]:
        """The ruling of a legal event that led to this position, with the clauses that decided it."""
        return Ruling(Verdict.LEGAL, self, None, effects, reason, clauses, cancelled)

    def illegal(self, clause: str, **facts: Fact) -> Ruling[Self]:
        """The ruling of an event that `clause` forbids in this position, with the facts of the case."""
        return Ruling(Verdict.ILLEGAL, self, clause, (), Reason(clause, tuple(facts.items())))


PositionT = TypeVar("PositionT", bound=Position[Any])


class Rules(ABC, Generic[PositionT, EventT]):
    """One game: its name, its clauses, its start, and how its events are written in a record."""

    name: ClassVar[str]
    """The game's name in a record's header, ``"up-and-down"``."""

    clauses: ClassVar[tuple[str, ...]]
    """Ids of all clauses of the game's rules, in order."""

    players: ClassVar[tuple[int, ...]]
    """For how many players the game is: every number that it can be played with, the smallest first."""

    effects: ClassVar[type[StrEnum] | None] = None
    """What events of this game bring about and those of no other, by its word in a record."""

    options: ClassVar[tuple[Option, ...]] = ()
    """What people may agree on; where a game can last longer or shorter the first one says how long."""

    sides: ClassVar[Mapping[int, tuple[int, ...]] | None] = None
    """The sides of the table at which so many sit unless they say otherwise; None where no side counts."""

    @abstractmethod
    def start(self, header: Header) -> PositionT:
        """The position before the first event; raises `HeaderError` for wrong players or options."""

    @abstractmethod
    def laid_out(self, position: PositionT) -> LaidOut:
        """Where the cards of the pack lie before play begins, with those players and options."""

    @abstractmethod
    def pack(self, position: PositionT) -> Pack:
        """The cards that the game is played with, with those players and options."""

    def dealer_after(self, dealer: int, event: EventT) -> int:
        """Who dealt last once an event has happened, for a game in which people deal.

        Args:
            dealer: index of the player who dealt before it, -1 where nobody had.
            event: what happened.
        """
        del event
        return dealer

    @abstractmethod
    def read(self, line: JsonObject, header: Header) -> EventT:
        """The event that a record's line tells; raises `InvalidEventError`."""

    @abstractmethod
    def write(self, event: EventT, header: Header) -> dict[str, Any]:
        """The event as a record's line: what `read` takes, canonical cards, keys left out where None."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes back the last event that was ruled legal and is not yet taken back."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Asks for the ruling on another event without applying it.

    Attributes:
        about: the event asked about.
    """

    about: Any


@dataclass(slots=True)
class GameInProgress(Generic[PositionT, EventT]):
    """A game in progress: the position now and those before it.

    Attributes:
        rules: the game's rules.
        header: who plays, with which options.
        position: the position now.
        accepted: the legal events that stand, oldest first.
    """

    rules: Rules[PositionT, EventT]
    header: Header
    position: PositionT
    accepted: list[EventT] = field(default_factory=list)
    _earlier: list[PositionT | None] = field(default_factory=list)

    def rule(self, event: EventT | Undo | Ask) -> Ruling[PositionT]:
        """Rule on an event and leave the game as it is; the ruling holds the position that would follow."""
        while isinstance(event, Ask):
            event = event.about
        if isinstance(event, Undo):
            return self._rule_undo()
        return self.position.rule(event)

    def apply(self, event: EventT | Undo | Ask) -> Ruling[PositionT]:
        """Rule on an event and, if it is legal, go on from there. The answer to an `Ask` is never applied."""
        ruling = self.rule(event)
        if isinstance(event, Ask) or not ruling.legal:
            return Ruling(
                ruling.verdict,
                self.position,
                ruling.clause,
                ruling.effects,
                ruling.reason,
                ruling.clauses,
                ruling.cancelled,
            )
        if isinstance(event, Undo):
            self._earlier.pop()
            self.accepted.pop()
        else:
            self._earlier.append(self.position)
            self.accepted.append(event)
            old = len(self._earlier) - 1 - _EVERY
            if old % _EVERY and old > 0:
                self._earlier[old] = None  # `_before` finds it again
        self.position = ruling.position
        return ruling

    def push(self, event: EventT) -> PositionT:
        """Apply an event that must be legal; raises `IllegalEventError` otherwise."""
        ruling = self.apply(event)
        if not ruling.legal:
            raise IllegalEventError(f"{event} is not legal here: {ruling.clause}")
        return ruling.position

    def plays(self) -> Plays[EventT]:
        """What may be done now."""
        return self.position.plays()

    def copy(self) -> Self:
        """The same game, to go on with on trial: what is applied to one is not to the other."""
        return replace(self, accepted=[*self.accepted], _earlier=[*self._earlier])

    def _rule_undo(self) -> Ruling[PositionT]:
        if not self._earlier:
            return Ruling(Verdict.ILLEGAL, self.position, None, (), Reason("nothing-to-undo"))
        earlier = self._before()
        reason = Reason("undone", (("event", earlier.named(self.accepted[-1])),))
        return Ruling(Verdict.LEGAL, earlier, None, _UNDONE, reason)

    def _before(self) -> PositionT:
        """The position before the last event; one that is not kept is reached again from one that is."""
        last = len(self._earlier) - 1
        at = last if self._earlier[last] is not None else last - last % _EVERY
        position = self._earlier[at]
        assert position is not None  # noqa: S101 - each of these is kept
        for event in self.accepted[at:last]:
            position = position.rule(event).position
        return position
