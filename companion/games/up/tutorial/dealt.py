"""A round of Up for somebody who learns it: all cards as they really lie, and who plays the others."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from companion.engines import Header
from companion.games.up.forms import forms
from companion.games.up.players.games import shuffled_deal, turn
from companion.games.up.players.policies import sensible_policy
from companion.games.up.players.view import Choice, View
from companion.games.up.rules import RULES, Card, Place, UpPosition
from companion.games.up.rules.cards import CARD_CODED, cards_in
from companion.games.up.rules.events import Deal, Event, Play
from companion.games.up.rules.round import Round
from companion.records.forms.draft import Draft
from companion.records.forms.form import Field, Form, Path
from companion.tutorial.dealt import AllKnown
from companion.tutorial.steps import LEARNER

FROM: Path = ("from",)
CARDS: Path = ("cards",)
TOLD = ("play", "call")
"""What whoever learns can tell; variants are not announced in a first round."""


class DealtUp(AllKnown):
    """Fulfils `companion.tutorial.dealt.Dealt`.

    Args:
        header: who plays.
        random: shuffles the cards, and says which of the face-down ones is turned.
    """

    def __init__(self, header: Header, random: Random) -> None:
        self._header = header
        self._random = random
        self._policies = [sensible_policy() for _ in header.players]
        self._plays = 0
        self._next: deque[Event] = deque()
        self._turned: Card | None = None

    def opening(self) -> Iterator[Event]:
        """The deal, all cards named; the last player deals, so that whoever learns begins."""
        dealer = len(self._header.players) - 1
        deal = shuffled_deal(RULES.start(self._header).terms, dealer, self._random)
        yield Deal(deal.dealer, deal.open, deal.hands, deal.hidden)

    def mine(self, position: UpPosition) -> bool:
        """Whether whoever learns is to move."""
        return not self._next and isinstance(position.round, Round) and position.round.to_move == LEARNER

    def others(self, position: UpPosition) -> Event:
        """What the one who is to move does next: a play, or a call before or after it."""
        if not self._next:
            current = _round(position)
            view = View.of(current, self._plays)
            self._next.extend(turn(position, current, self._policies, view, self._random))
            self._plays += 1
        return self._next.popleft()

    def forms(self, position: UpPosition) -> tuple[Form, ...]:
        """The forms of a set and of a call."""
        del self
        return tuple(form for form in forms(position) if form.event in TOLD)

    def filled(self, draft: Draft, position: UpPosition) -> Draft:
        """What was told, of cards those that lie at the place; a face-down one is turned by chance."""
        form, field = draft.form, draft.field
        if form is None or field is None or field.path != CARDS:
            return draft
        place = Place(draft.values[_at(form, FROM)][0])
        there = _round(position).holdings.players[LEARNER].at(place)
        held = tuple(card.code for card in cards_in(there.known))
        hidden = place is Place.HIDDEN
        options = tuple(dict.fromkeys(held))
        offered = replace(field, options=options, most=1 if hidden else max(1, len(held)))
        fields = tuple(offered if one.path == CARDS else one for one in form.fields)
        forms = tuple(replace(one, fields=fields) if one is form else one for one in draft.forms)
        filled = replace(draft, forms=forms)
        return filled.choose(self._turn(held)) if hidden and held and not draft.chosen else filled

    def happened(self, event: Event, position: UpPosition) -> Event:
        """The event as it is: the position knows all cards."""
        del position
        if isinstance(event, Play):
            self._plays += 1
            self._turned = None
        return event

    def aside(self, position: UpPosition) -> tuple[Mapping[str, Any], ...]:
        """The call of the last card, as long as it is owed."""
        owed = isinstance(position.round, Round) and position.round.owing == LEARNER
        return ({"event": "call", "player": self._header.players[LEARNER]},) if owed else ()

    def hand(self, position: UpPosition) -> tuple[str, ...]:
        """The hand of whoever learns."""
        holding = position.round.holdings.players[LEARNER] if position.round is not None else None
        return () if holding is None else tuple(card.code for card in cards_in(holding.hand.known))

    def advice(self, position: UpPosition) -> Mapping[str, Any]:
        """What the simulated player would lay."""
        current = _round(position)
        choice: Choice = self._policies[LEARNER](View.of(current, self._plays), Random(0))
        cards = choice.cards
        if choice.place is Place.HIDDEN:
            hidden = cards_in(current.mover.hidden.known)
            cards = (CARD_CODED[self._turn(tuple(card.code for card in hidden))],)
        return RULES.write(Play(LEARNER, choice.place, cards), self._header)

    def _turn(self, hidden: tuple[str, ...]) -> str:
        """Which face-down card is turned next."""
        if self._turned is None or self._turned.code not in hidden:
            self._turned = CARD_CODED[self._random.choice(hidden)]
        return self._turned.code


def _round(position: UpPosition) -> Round:
    if not isinstance(position.round, Round):
        raise ValueError("Nobody is to move: no round is being played.")
    return position.round


def _at(form: Form, path: Path) -> int:
    """Where a field stands in a form."""
    fields: tuple[Field, ...] = form.fields
    return next(number for number, field in enumerate(fields) if field.path == path)
