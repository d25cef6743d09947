"""A hand of Auf und Ab for somebody who learns it: all cards as they really lie, and who plays the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
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
from companion.records.forms.draft import Draft
from companion.records.forms.form import Field, Form
from companion.tutorial.steps import LEARNER

CARDS = ("cards",)


class DealtAufUndAb:
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

    def seen(self, position: AufUndAbPosition) -> AufUndAbPosition:
        """The position as it is: it knows all cards."""
        return position

    def mine(self, position: AufUndAbPosition) -> bool:
        """Whether whoever learns is to move."""
        return position.round is not None and position.round.to_move == LEARNER

    def others(self, position: AufUndAbPosition) -> Event:
        """What the one who is to move does next."""
        return self._choice(position, self._random)

    def forms(self, position: AufUndAbPosition) -> tuple[Form, ...]:
        """The forms of a set and of a pass; the cards are those in hand."""
        held = self.hand(position)
        return tuple(_of_hand(form, held) for form in forms(position) if form.event != "deal")

    def filled(self, draft: Draft, position: AufUndAbPosition) -> Draft:
        """What was told: nothing is decided by chance."""
        del position
        return draft

    def whole(self, event: Event, position: AufUndAbPosition) -> Event:
        """The event as it is: nobody else does anything."""
        del position
        return event

    def happened(self, event: Event, position: AufUndAbPosition) -> Event:
        """The event as it is: the position knows all cards."""
        del position
        return event

    def aside(self, position: AufUndAbPosition) -> tuple[Mapping[str, Any], ...]:
        """Nothing: only whoever is to move does anything."""
        del position
        return ()

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


def _of_hand(form: Form, held: tuple[str, ...]) -> Form:
    """A form whose cards are some of the hand."""
    return replace(form, fields=tuple(_of_held(field, held) for field in form.fields))


def _of_held(field: Field, held: tuple[str, ...]) -> Field:
    return replace(field, options=held, together=0) if field.path == CARDS else field
