"""A game of Schwupps for somebody who learns it: all cards as they really lie, and who plays the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from companion.engines import Header
from companion.games.schwupps.forms import forms
from companion.games.schwupps.players.game import done, laid_out, view_of
from companion.games.schwupps.players.pack import Pack
from companion.games.schwupps.players.policies import sensible_policy
from companion.games.schwupps.players.view import Choice, Push, View
from companion.games.schwupps.rules import RULES, Aggravate, End, Event, Number, Schwupp, SchwuppsPosition
from companion.records.forms.draft import Draft
from companion.records.forms.form import Form
from companion.tutorial.dealt import AllKnown, of_hand
from companion.tutorial.steps import LEARNER

CARD = ("card",)
TURNED_UP = ("next",)


class DealtSchwupps(AllKnown):
    """Fulfils `companion.tutorial.dealt.Dealt`.

    Args:
        header: who plays.
        random: shuffles the cards.
    """

    def __init__(self, header: Header, random: Random) -> None:
        self._header = header
        self._random = random
        self._pack = Pack(len(header.players), random)
        self._policy = sensible_policy()

    def opening(self) -> Iterator[Event]:
        """The cards are laid out; of the hands the table knows none, and whoever learns begins."""
        unnamed = (None,) * len(self._header.players)
        setup = laid_out(self._pack, RULES.start(self._header), self._random)
        yield replace(setup, hands=unnamed, starter=LEARNER)

    def seen(self, position: SchwuppsPosition) -> SchwuppsPosition:
        """The position with the learner's hand: a record knows it only until something is drawn."""
        table = position.table
        if table is None:
            return position
        own = self._pack.hand(LEARNER)
        known = tuple(own if player == LEARNER else None for player in range(len(self._header.players)))
        return replace(position, table=replace(table, holdings=replace(table.holdings, known=known)))

    def mine(self, position: SchwuppsPosition) -> bool:
        """Whether whoever learns is to move."""
        return position.to_move == LEARNER

    def others(self, position: SchwuppsPosition) -> Event:
        """What the one who is to move does next."""
        view = self._view(position)
        return done(self._pack, view, self._policy(view, self._random))

    def forms(self, position: SchwuppsPosition) -> tuple[Form, ...]:
        """All forms but that of the setup; the number cards are those in hand."""
        held = tuple(code for code in self.hand(position) if "-" in code)
        return tuple(of_hand(form, CARD, held) for form in forms(position) if form.event != "setup")

    def filled(self, draft: Draft, position: SchwuppsPosition) -> Draft:
        """What was told, with the card that a schwupp turns up."""
        del position
        field = draft.field
        asked = field is not None and field.path == TURNED_UP and not draft.chosen
        return draft.choose(self._pack.turned_up_next.value) if asked else draft

    def happened(self, event: Event, position: SchwuppsPosition) -> Event:
        """The cards are moved; what is turned up is what lay there."""
        return done(self._pack, self._view(position), _chosen(event))

    def hand(self, position: SchwuppsPosition) -> tuple[str, ...]:
        """The hand of whoever learns."""
        del position
        return tuple(self._pack.hand(LEARNER).codes())

    def advice(self, position: SchwuppsPosition) -> Mapping[str, Any]:
        """What the simulated player would do."""
        view = self._view(position)
        choice = self._policy(view, Random(0))
        if not isinstance(choice, Push):
            return RULES.write(choice, self._header)
        turned_up = self._pack.turned_up_next
        if choice.give is None:
            return RULES.write(Schwupp(LEARNER, choice.row, turned_up), self._header)
        return RULES.write(Aggravate(LEARNER, choice.row, turned_up, choice.give), self._header)

    def _view(self, position: SchwuppsPosition) -> View:
        """What the one who is to move knows."""
        table, player = position.table, position.to_move
        if table is None or player is None:
            raise ValueError("Nobody is to move: no game is running.")
        return view_of(self._pack, table, position, player)


def _chosen(event: Event) -> Choice:
    """What a simulated player would have chosen to do the same."""
    match event:
        case Schwupp(_, row, _):
            return Push(row, None)
        case Aggravate(_, row, _, give):
            return Push(row or 0, LEARNER if give is None else give)
        case Number() | End():
            return event
    raise ValueError(f"{event} is nobody's choice.")
