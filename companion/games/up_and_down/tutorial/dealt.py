"""A round of Up & Down for somebody who learns it: all cards as they really lie, and who plays the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from companion.engines import Header
from companion.games.up_and_down.forms import forms
from companion.games.up_and_down.players.games import changed, dealt, rolled
from companion.games.up_and_down.players.sensible_player import sensible_policy
from companion.games.up_and_down.players.view import View
from companion.games.up_and_down.rules import (
    RULES,
    Card,
    Change,
    Event,
    Face,
    Layout,
    Phase,
    Reveal,
    Setup,
    Suit,
    UpAndDownPosition,
)
from companion.games.up_and_down.rules.cards import CardSet, cards_in
from companion.records.forms.draft import Draft
from companion.records.forms.form import Form, Path
from companion.tutorial.dealt import AllKnown, of_hand
from companion.tutorial.steps import LEARNER

PLAYER: Path = ("player",)
DICE: Path = ("dice",)


class DealtUpAndDown(AllKnown):
    """Fulfils `companion.tutorial.dealt.Dealt`.

    Args:
        header: who plays; there are four, so that somebody always faces clubs.
        random: shuffles the cards and rolls the dice.
    """

    def __init__(self, header: Header, random: Random) -> None:
        self._header = header
        self._random = random
        self._policy = sensible_policy()
        self._roll: tuple[int, int] | None = None

    @property
    def _name(self) -> str:
        return self._header.players[LEARNER]

    def opening(self) -> Iterator[Event]:
        """The deal, and a setup in which whoever learns faces clubs, and so leads."""
        position = RULES.start(self._header)
        yield dealt(position, self._random)
        facing = next(suits for suits in position.table.turns if suits[LEARNER] is Suit.CLUBS)
        dice = self._random.randint(1, 6), self._random.randint(1, 6)
        yield Setup(dice, Face.UP, facing)

    def mine(self, position: UpAndDownPosition) -> bool:
        """Whether whoever learns leads, or all play a card."""
        return position.phase is Phase.REVEAL or (
            position.phase is Phase.CHANGE and position.leader == LEARNER
        )

    def others(self, position: UpAndDownPosition) -> Event:
        """The change that the leader makes."""
        return self._change(position, self._random)

    def forms(self, position: UpAndDownPosition) -> tuple[Form, ...]:
        """The forms of a change and of a trick, of which only the own card is told."""
        kinds = {form.event: form for form in forms(position)}
        who, *rest = kinds["change"].fields
        change = replace(kinds["change"], fields=(replace(who, preset=(self._name,)), *rest))
        cards = ("cards", self._name)
        own = tuple(one for one in kinds["reveal"].fields if one.path == cards)
        shown = of_hand(replace(kinds["reveal"], fields=own), cards, self.hand(position))
        return (change, shown) if position.phase is Phase.CHANGE else (shown, change)

    def filled(self, draft: Draft, position: UpAndDownPosition) -> Draft:
        """What was told, with what the dice show; of a change only what was touched is told."""
        form, field = draft.form, draft.field
        if form is None or form.event != "change" or field is None or len(form.fields) == 2:
            return draft
        only = replace(form, fields=tuple(one for one in form.fields if one.path in (PLAYER, field.path)))
        said = draft.chosen
        if field.path == DICE and not said and position.layout is not None:
            said = self._dice(position.layout)
        at = len(only.fields) - 1
        others = tuple(other for other in draft.forms if other.event != "change")
        return Draft((only, *others), 0, ((self._name,), said), at, at)

    def whole(self, event: Event, position: UpAndDownPosition) -> Event:
        """A trick with the cards that the others play."""
        layout = position.layout
        if not isinstance(event, Reveal) or position.phase is not Phase.REVEAL or layout is None:
            return event
        public = position.public()
        cards = list(event.cards)
        for player, hand in enumerate(self._hands(position)):
            if player != LEARNER and cards[player] is None:
                card = self._policy(View(player, hand, public, layout), Random(0))
                cards[player] = card if isinstance(card, Card) else None
        return Reveal(tuple(cards))

    def happened(self, event: Event, position: UpAndDownPosition) -> Event:
        """The event as it is: the position knows all cards. The dice are rolled anew next time."""
        del position
        self._roll = None
        return event

    def hand(self, position: UpAndDownPosition) -> tuple[str, ...]:
        """The hand of whoever learns."""
        return tuple(str(card.code) for card in cards_in(self._hands(position)[LEARNER]))

    def advice(self, position: UpAndDownPosition) -> Mapping[str, Any]:
        """What the simulated player would do."""
        if position.phase is Phase.CHANGE:
            change = self._change(position, Random(0))
            if change.dice is not None and position.layout is not None:
                change = replace(change, dice=self._dice(position.layout))
            line = RULES.write(change, self._header)
            facing = line.get("facing")
            return {**line, "facing": {self._name: facing[self._name]}} if facing else line
        layout = position.layout
        if layout is None:
            raise ValueError("Nobody is to play: the round is over.")
        hand = self._hands(position)[LEARNER]
        card = self._policy(View(LEARNER, hand, position.public(), layout), Random(0))
        return {"event": "reveal", "cards": {self._name: getattr(card, "code", "")}}

    def _dice(self, layout: Layout) -> tuple[int, int]:
        """What the dice show when they are rolled next."""
        if self._roll is None:
            self._roll = rolled(layout.trump, self._random)
        return self._roll

    def _change(self, position: UpAndDownPosition, random: Random) -> Change:
        layout, leader = position.layout, position.leader
        if layout is None or leader is None:
            raise ValueError("Nobody is to change the rules: no round is running.")
        policies = [self._policy] * len(self._header.players)
        return changed(position, layout, leader, self._hands(position), policies, random)

    def _hands(self, position: UpAndDownPosition) -> tuple[CardSet, ...]:
        return tuple(hand or 0 for hand in position.hands or (0,) * len(self._header.players))
