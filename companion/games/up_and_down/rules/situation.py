"""What the table of Up & Down knows, and how one situation follows another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self, TypeVar

from companion.engines.game import Position, Standings
from companion.games.up_and_down.rules.cards import CardSet
from companion.games.up_and_down.rules.events import Event
from companion.games.up_and_down.rules.layout import Layout, Phase
from companion.games.up_and_down.rules.table import Table


@dataclass(frozen=True, slots=True)
class UpAndDownSituation(Position[Event]):
    """All that the table knows.

    Attributes:
        table: what stays the same all game long.
        phase: what the table waits for.
        layout: dice and UP&DOWN card; None until the round's setup and after the round.
        leader: whoever makes the change; None while `layout` is.
        hands: by player, the cards of a known hand, None for a hidden one; None altogether until the deal.
        played: the cards played in this round.
        cards_left: cards in everybody's hand, which are equally many (UAD-27); 0 until the deal.
        pot: tricks in the pot.
        tricks: by player, tricks won in this round, or in the last one when none has begun since.
        totals: by player, tricks won in all rounds, this one included.
        rounds_played: rounds that are over.
    """

    game: ClassVar[str] = "up-and-down"

    table: Table
    phase: Phase
    layout: Layout | None
    leader: int | None
    hands: tuple[CardSet | None, ...] | None
    played: CardSet
    cards_left: int
    pot: int
    tricks: tuple[int, ...]
    totals: tuple[int, ...]
    rounds_played: int

    @property
    def missing(self) -> str:
        """What the round still needs before its first change (UAD-16): ``deal``, ``setup`` or ``both``."""
        if self.hands is not None:
            return "setup"
        return "both" if self.layout is None else "deal"

    @property
    def standings(self) -> Standings:
        """Rounds that are over, and everybody's tricks."""
        return Standings(self.rounds_played, self.totals)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of the UP&DOWN card at which each player sits (UAD-4)."""
        return self.table.sides

    @property
    def deal_due(self) -> bool:
        """Whether the next round is to be dealt."""
        return self.phase in (Phase.SETUP, Phase.ROUND_OVER) and self.hands is None

    @property
    def winners(self) -> tuple[int, ...]:
        """The players with the most tricks of a finished game (UAD-44, UAD-45)."""
        if self.phase is not Phase.GAME_OVER:
            return ()
        most = max(self.totals)
        return tuple(player for player, total in enumerate(self.totals) if total == most)

    def public(self) -> Self:
        """The position as somebody sees it who knows no hand."""
        hidden = None if self.hands is None else (None,) * len(self.hands)
        return self._with(self.phase, self.layout, hidden)

    def prepared(
        self, layout: Layout | None, leader: int | None, hands: tuple[CardSet | None, ...] | None
    ) -> Self:
        """The position after a deal or a setup of a round that has not begun: no tricks, an empty pot."""
        ready = layout is not None and hands is not None
        return type(self)(
            table=self.table,
            phase=Phase.CHANGE if ready else Phase.SETUP,
            layout=layout,
            leader=leader,
            hands=hands,
            played=0,
            cards_left=0 if hands is None else self.table.hand_size,
            pot=0,
            tricks=self.table.nothing,
            totals=self.totals,
            rounds_played=self.rounds_played,
        )

    def changed(self, layout: Layout) -> Self:
        """The position after the leader's change."""
        return self._with(Phase.REVEAL, layout, self.hands)

    def _with(self, phase: Phase, layout: Layout | None, hands: tuple[CardSet | None, ...] | None) -> Self:
        return type(self)(
            table=self.table,
            phase=phase,
            layout=layout,
            leader=self.leader,
            hands=hands,
            played=self.played,
            cards_left=self.cards_left,
            pot=self.pot,
            tricks=self.tricks,
            totals=self.totals,
            rounds_played=self.rounds_played,
        )

    def after_trick(
        self, leader: int, hands: tuple[CardSet | None, ...], played: CardSet, winner: int | None
    ) -> Self:
        """The position after a trick: won with the pot (UAD-38), or put into it (UAD-36)."""
        tricks, totals, pot = self.tricks, self.totals, self.pot + 1
        if winner is not None:
            tricks = _with_more(tricks, winner, pot)
            totals = _with_more(totals, winner, pot)
            pot = 0
        if self.cards_left == 1:
            return self._round_over(tricks, totals)
        return type(self)(
            table=self.table,
            phase=Phase.CHANGE,
            layout=self.layout,
            leader=leader,
            hands=hands,
            played=played,
            cards_left=self.cards_left - 1,
            pot=pot,
            tricks=tricks,
            totals=totals,
            rounds_played=self.rounds_played,
        )

    def _round_over(self, tricks: tuple[int, ...], totals: tuple[int, ...]) -> Self:
        rounds_played = self.rounds_played + 1
        return type(self)(
            table=self.table,
            phase=Phase.GAME_OVER if rounds_played == self.table.rounds else Phase.ROUND_OVER,
            layout=None,
            leader=None,
            hands=None,
            played=0,
            cards_left=0,
            pot=0,
            tricks=tricks,
            totals=totals,
            rounds_played=rounds_played,
        )


def _with_more(counts: tuple[int, ...], player: int, more: int) -> tuple[int, ...]:
    return (*counts[:player], counts[player] + more, *counts[player + 1 :])


SituationT = TypeVar("SituationT", bound=UpAndDownSituation)
