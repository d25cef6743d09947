"""What people who play Up answer to what the companion asks of the event that they act out."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.engines import Undo
from companion.games.up.people.rows import open_cards, tower
from companion.games.up.rules import Announce, Deal, Event, Play, Show
from companion.games.up.table.layout import NO_CARD
from companion.games.up.table.questions import LAID_NOW, LAY_BEFORE, PLAY, SHOW
from companion.games.up.table.zones import CARD, Zones
from companion.rehearsal.layout import Kind, Layout, Lying, Spot
from companion.rehearsal.script import fact
from companion.table.asking import NOBODY
from companion.table.reading import Question
from vision.sightings import Place

POINTED: Final = 30.0
"""Millimetres from where a question points to the middle of the card that is meant: less than half a card."""


@dataclass(frozen=True, slots=True)
class Witness:
    """Somebody who knows what is acted out.

    Attributes:
        names: the players.
        zones: where whose cards lie.
        event: what is acted out.
        before: how things lay before it.
        shows: the name of whoever shows cards left now, or has shown some last.
    """

    names: tuple[str, ...]
    zones: Zones
    event: Event | Undo
    before: Layout
    shows: str

    def truth(self, question: Question, layout: Layout) -> str | None:
        """The value of the true answer, while things lie so."""
        match question.text.key:
            case "up-ask-open":
                return _code_at(question, self._row(question, layout))
            case "up-ask-turned":
                return _code_unnamed(question, self._new(self._row(question, layout)))
            case "up-ask-laid":
                return _code_unnamed(question, self._new_in_the_middle(layout))
            case "up-ask-overlooked":
                return self._code_showing(question, layout)
            case "up-ask-more":
                return self._not_told(question, layout)
            case "up-ask-moved":
                return LAID_NOW if self._are_new(question, layout) else LAY_BEFORE
        return self._told(question)

    def _told(self, question: Question) -> str | None:
        """The true answer to what the event alone tells."""
        event = self.event
        match question.text.key:
            case "up-ask-who":
                return self._who()
            case "up-ask-dealer":
                return self.names[event.dealer] if isinstance(event, Deal) else None
            case "up-ask-cut":
                return event.cut.code if isinstance(event, Deal) and event.cut is not None else NO_CARD
            case "up-ask-variant":
                return event.variant.value if isinstance(event, Announce) else None
            case "up-ask-left":
                return SHOW if isinstance(event, Show) else PLAY
            case "up-ask-place":
                return event.place.value if isinstance(event, Play) else None
        return None

    def _who(self) -> str:
        """Who lays cards now; the name of nobody where an event is only told or taken back."""
        match self.event:
            case Play(player):
                return self.names[player]
            case Show():
                return self.shows
        return NOBODY

    def _row(self, question: Question, layout: Layout) -> list[Lying]:
        """The open cards before the player whom the question names."""
        player = self.names.index(fact(question, "player") or "")
        return open_cards(player, layout, self.zones)

    def _new_in_the_middle(self, layout: Layout) -> list[Lying]:
        """The cards of the set, or of the show, that lie in the middle now."""
        return self._new(tower(layout, self.zones))

    def _new(self, lying: Sequence[Lying]) -> list[Lying]:
        """Those of these that have come to lie there since."""
        before = {(one.thing, one.spot) for one in self.before.things}
        return [one for one in lying if (one.thing, one.spot) not in before]

    def _are_new(self, question: Question, layout: Layout) -> bool:
        """Whether the cards that the question names are laid now."""
        return not _named(question) - self._laid(layout)

    def _not_told(self, question: Question, layout: Layout) -> str:
        """A card of the set that is not among those the question names, if there is one."""
        return next(iter(self._laid(layout) - _named(question)), NO_CARD)

    def _laid(self, layout: Layout) -> Counter[str]:
        """The cards of the set, or of the show."""
        return Counter(lying.card for lying in self._new_in_the_middle(layout) if lying.card is not None)

    def _code_showing(self, question: Question, layout: Layout) -> str | None:
        """The new card that shows where the question points, none where an old one does."""
        place = question.place
        if place is None:
            return None
        shown = [lying for lying in layout.of(Kind.CARD) if _lies_over(lying, place)][-1:]
        return shown[0].card if shown and shown[0] in self._new_in_the_middle(layout) else NO_CARD


def _named(question: Question) -> Counter[str]:
    """The cards that a question names."""
    named = dict(question.text.facts)["cards"]
    return Counter(named if isinstance(named, tuple) else ())


def _code_unnamed(question: Question, cards: Sequence[Lying]) -> str | None:
    """The one of new cards to which the question points, none where it names all of them."""
    left = Counter(one.shows for one in cards) - _named(question)
    return _code_at(question, [one for one in cards if one.shows in left])


def _code_at(question: Question, cards: Sequence[Lying]) -> str | None:
    """The card to which a question points, if one lies there."""
    place = question.place
    if place is None:
        return None
    pointed = Spot(place.x, place.y)
    nearest = min(cards, key=lambda lying: lying.spot.distance(pointed), default=None)
    return nearest.card if nearest and nearest.spot.distance(pointed) < POINTED else NO_CARD


def _lies_over(lying: Lying, place: Place) -> bool:
    """Whether a card lies over a place."""
    angle = math.radians(lying.spot.turn)
    dx, dy = place.x - lying.spot.x, place.y - lying.spot.y
    right, down = (
        dx * math.cos(angle) + dy * math.sin(angle),
        dy * math.cos(angle) - dx * math.sin(angle),
    )
    return abs(right) < CARD[0] / 2 and abs(down) < CARD[1] / 2
