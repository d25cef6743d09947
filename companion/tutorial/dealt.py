"""The cards of a guided round as they really lie, and the people who play with whoever learns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Protocol

from companion.records.forms.draft import Draft
from companion.records.forms.form import Form, Path


class Dealt(Protocol):
    """What the engine does not know, or nobody chooses: the cards in hand, the others' plays, chance."""

    def opening(self) -> Iterator[Any]:
        """The events by which the round begins: what is dealt and laid out."""

    def seen(self, position: Any) -> Any:
        """The position as whoever learns sees it: with the own hand, where the record would not know it."""

    def mine(self, position: Any) -> bool:
        """Whether whoever learns is to act; else somebody else does, as long as the round runs."""

    def others(self, position: Any) -> Any:
        """What somebody else does next, where whoever learns is not to act; the cards are moved."""

    def forms(self, position: Any) -> tuple[Form, ...]:
        """What whoever learns can tell now; of cards only those in hand can be chosen."""

    def filled(self, draft: Draft, position: Any) -> Draft:
        """What was told so far, with what chance has decided: a card that was turned up, a roll."""

    def whole(self, event: Any, position: Any) -> Any:
        """An event as it is ruled on: with what the others do at the same time."""

    def happened(self, event: Any, position: Any) -> Any:
        """Whoever learns does what the rules allow: the cards are moved; the event as it happened."""

    def aside(self, position: Any) -> tuple[Mapping[str, Any], ...]:
        """What whoever learns may do although somebody else is to act, as a record's lines."""

    def hand(self, position: Any) -> tuple[str, ...]:
        """The cards of whoever learns, as they are held."""

    def advice(self, position: Any) -> Mapping[str, Any]:
        """What somebody who plays to win would do in the learner's place, as the learner would tell it."""


class AllKnown:
    """What a `Dealt` need not say of a game with all cards named, without chance, played one by one."""

    def seen(self, position: Any) -> Any:
        """The position as it is: it knows all cards."""
        return position

    def filled(self, draft: Draft, position: Any) -> Draft:  # noqa: ARG002 - other games ask the position
        """What was told: nothing is decided by chance."""
        return draft

    def whole(self, event: Any, position: Any) -> Any:  # noqa: ARG002 - other games ask the position
        """The event as it is: nobody else does anything."""
        return event

    def happened(self, event: Any, position: Any) -> Any:  # noqa: ARG002 - other games ask the position
        """The event as it is: no cards are to be moved."""
        return event

    def aside(self, position: Any) -> tuple[Mapping[str, Any], ...]:  # noqa: ARG002 - other games ask it
        """Nothing: only whoever is to move does anything."""
        return ()


def of_hand(form: Form, cards: Path, held: tuple[str, ...]) -> Form:
    """A form in which only cards that are held can be chosen, each offered once."""
    options = tuple(dict.fromkeys(held))
    fields = (replace(one, options=options, together=0) if one.path == cards else one for one in form.fields)
    return replace(form, fields=tuple(fields))
