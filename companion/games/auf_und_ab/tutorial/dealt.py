"""A hand of Auf und Ab for somebody who learns it: all cards as they really lie, and who plays the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from companion.engines import Header
from companion.games.auf_und_ab.forms import forms
from companion.games.auf_und_ab.players.games import chosen, shuffled_deal
from companion.games.auf_und_ab.players.policies import sensible_policy
from companion.games.auf_und_ab.rules import RULES
from companion.games.auf_und_ab.rules.cards import names
from companion.games.auf_und_ab.rules.events import Event, Pass, Play
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.records.forms.form import Form
from companion.tutorial.dealt import AllKnown, of_hand
from companion.tutorial.steps import LEARNER

CARDS = ("cards",)


class DealtAufUndAb(AllKnown):
    """Fulfils `companion.tutorial.dealt.Dealt`.

    Args:
        header: who plays.
        random: shuffles the cards.
    """

    def __init__(self, header: Header, random: Random) -> None:
        self._header = header
        self._random = random
        self._policies = [sensible_policy() for _ in header.players]

    def opening(self) -> Iterator[Event]:
        """The deal, all hands named."""
        yield shuffled_deal(len(self._header.players), self._random)

    def mine(self, position: AufUndAbPosition) -> bool:
        """Whether whoever learns is to move."""
        return position.round is not None and position.round.to_move == LEARNER

    def others(self, position: AufUndAbPosition) -> Event:
        """What the one who is to move does next."""
        return self._choice(position, self._random)

    def forms(self, position: AufUndAbPosition) -> tuple[Form, ...]:
        """The forms of a set and of a pass; the cards are those in hand."""
        held = self.hand(position)
        return tuple(of_hand(form, CARDS, held) for form in forms(position) if form.event != "deal")

    def hand(self, position: AufUndAbPosition) -> tuple[str, ...]:
        """The hand of whoever learns."""
        return names(position.holdings.hands[LEARNER] or 0)

    def advice(self, position: AufUndAbPosition) -> Mapping[str, Any]:
        """What the simulated player would do."""
        return RULES.write(self._choice(position, Random(0)), self._header)

    def _choice(self, position: AufUndAbPosition, random: Random) -> Play | Pass:
        """What a simulated player does in the place of the one who is to move."""
        if position.round is None:
            raise ValueError("Nobody is to move: no hand is being played.")
        return chosen(position, position.round, self._policies, random)
