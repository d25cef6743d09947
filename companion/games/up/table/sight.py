"""What lies on a table of Up, by the eye and by people's word."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from companion.games.up.rules import UpPosition
from companion.games.up.rules.round import Round
from companion.games.up.table.layout import (
    FANNED,
    NO_CARD,
    Lain,
    Layout,
    is_unread,
    lay_out,
    matched,
    nameless,
    same_place,
)
from companion.games.up.table.lies import as_told, lies_as
from companion.games.up.table.memory import Memory
from companion.games.up.table.unseen import (
    as_dealt,
    edges,
    still_told,
    with_none_turned,
    with_overlooked,
    with_told,
    with_unread,
)
from companion.games.up.table.zones import Zones
from vision.scene.scene import Scene
from vision.sightings import Place, UnknownSighting

CLOSEST: Final = 8.0
"""Millimetres from one card of a fan to the next at least: less shows nothing of its figure. Beside one of
three sixes, 6 mm from it, the 9 was read that a 6 is end for end."""


@dataclass(slots=True)
class Sight:
    """What the newest scene shows.

    Attributes:
        zones: of the table.
        seen: what the eye sees, as far as it is believed.
        layout: the same with what people have told, and with a nameless card where one must lie unseen.
        things: what was seen and is no card face up.
        unread: what shows that was not read.
        overlooked: what came since the last event and was not read.
        answers: what people have told of cards that cannot be read.
        denied: where people say that no card lies, as long as one is seen there.
        doubt: the card for which people are asked.
    """

    zones: Zones
    seen: Layout
    layout: Layout
    things: tuple[UnknownSighting, ...] = ()
    unread: tuple[UnknownSighting, ...] = ()
    overlooked: tuple[UnknownSighting, ...] = ()
    answers: tuple[Lain, ...] = ()
    denied: tuple[Place, ...] = ()
    doubt: Lain | None = None

    def see(self, scene: Scene, position: UpPosition, memory: Memory, *, dealing: bool) -> None:
        """Look at a new steady scene.

        Args:
            scene: what is seen.
            position: of the game.
            memory: how the cards lie by all that was told.
            dealing: whether a deal is being told: then all rows may be new.
        """
        self.unread = (*scene.unread, *scene.overlooked)
        self.things = scene.sightings.unknown
        if scene.arms:
            self.overlooked += scene.overlooked
        lying = as_told(lay_out(scene.sightings, self.zones), memory.known)
        if not dealing:
            lying = self._credible(lying, position, memory)
        self.seen = with_overlooked(lying, self.overlooked, self.zones)
        if not dealing:
            self.answers = tuple(still_told(self.answers, self.seen, self.unread))
            if isinstance(position.round, Round):
                self._disregard_edges(memory)
        self.complete(position, memory, dealing=dealing)

    def complete(self, position: UpPosition, memory: Memory, *, dealing: bool) -> None:
        """Put together what the eye saw and what people have told; of a deal also what was not seen."""
        layout = self.seen.with_answers(self.answers)
        due, said = memory.lies.rows, memory.faded
        playing = isinstance(position.round, Round)
        if dealing:
            lay = due if playing else None
            layout = as_dealt(layout, lay, self.unread, self.zones).with_answers(self.answers)
        elif playing:
            if memory.returning:
                layout = with_unread(layout, due, self.unread, said, self.zones).with_answers(self.answers)
            layout = with_told(layout, due, said)
        self.layout = layout

    def first_unread(self, cards: Iterable[Lain]) -> int | None:
        """Which card cannot be read, counted from 1 at the player's left; that one is in doubt then."""
        for number, card in enumerate(cards, 1):
            if card.code is None:
                self.doubt = card
                return number
        return None

    def first_not_seen(self, memory: Memory, position: UpPosition) -> tuple[int, int] | None:
        """The first open card that should lie there again, but was not seen, if all else lies right.

        Returns:
            The player, and which of the open cards it is, counted from 1; that one is in doubt then.
        """
        lying = self.layout.without(memory.faded)
        if not memory.returning or not lies_as(lying, position):
            return None
        for player, row in enumerate(lying.rows):
            for number, card in enumerate(row, 1):
                if card.code is None and card.seen is None:
                    self.doubt = card
                    return player, number
        return None

    def tell(self, code: str, *, stays: bool) -> None:
        """People tell which card the one in doubt is, or that it is none.

        Args:
            code: which it is, or `NO_CARD`.
            stays: whether it lies on where it lies: a set leaves, and another one may come to lie there.
        """
        card = self.doubt
        if card is None:
            return
        self.answers = (*self.answers, Lain(code, card.place, shows=card.shows if stays else None))
        if code == NO_CARD:
            self.denied = (*self.denied, card.place)

    def rename(self, memory: Memory) -> None:
        """People have told of cards that lie there what they are, instead of what they were read as."""
        self.seen, self.layout = as_told(self.seen, memory.known), as_told(self.layout, memory.known)

    @property
    def is_middle_bare(self) -> bool:
        """Whether nothing of a card's size lies in the middle, read or not."""
        places = (thing.place for thing in (*self.things, *self.unread) if thing.place is not None)
        return not self.layout.middle and not any(map(self.zones.is_middle, places))

    def _credible(self, layout: Layout, position: UpPosition, memory: Memory) -> Layout:
        """What is seen, but for strips that people said are none, and with new ones in doubt nameless."""
        self.denied = tuple(
            at for at in self.denied if any(same_place(at, one.place) for one in layout.cards)
        )
        layout = Layout(self._undenied(layout.middle), tuple(map(self._undenied, layout.rows)))
        if memory.returning or not isinstance(position.round, Round):
            return layout
        hidden = [player.hidden.size for player in position.round.holdings.players]
        known = [(*row, *memory.lies.turned, *memory.faded) for row in memory.lies.rows]
        layout = with_none_turned(layout, known, self.things, hidden, self.zones)
        return Layout(_doubting(layout.middle, memory), layout.rows)

    def _undenied(self, cards: Iterable[Lain]) -> tuple[Lain, ...]:
        """Cards but for what people said is none, whatever it is read as now, unless it is in full view."""

        def is_denied(card: Lain) -> bool:
            in_view = card.code is not None and card.is_whole
            return not in_view and any(same_place(place, card.place) for place in self.denied)

        return tuple(card for card in cards if not is_denied(card))

    def _disregard_edges(self, memory: Memory) -> None:
        """What is said to lie so near to an open card that both cannot be open cards does not count."""
        rows = self.seen.with_answers(self.answers).rows
        for player, (row, known) in enumerate(zip(rows, memory.lies.rows, strict=True)):
            memory.disregard(edges(player, row, known, self.zones))


def _doubting(middle: Sequence[Lain], memory: Memory) -> tuple[Lain, ...]:
    """The middle's cards, new strips nameless that lie askew to all new cards in full view, or too close.

    Whoever lays a set fans it: such a strip may be an edge of cards that lay there, misread, or of one of the
    set. One that is just said as it lay is not new, though its card was taken away.
    """
    others = matched(memory.lies.tower, middle)[2]
    new = [card for card in others if not any(is_unread(card, said) for said in memory.faded)]
    whole = [card.place for card in new if card.code and card.is_whole]
    strips = [card for card in new if card.is_strip] if whole else []

    def is_fanned(strip: Lain) -> bool:
        beside = [one for one in new if one is not strip and _sureness(one) > _sureness(strip)]
        return any(strip.place.askew(place) <= FANNED for place in whole) and not any(
            strip.place.distance(one.place) < CLOSEST for one in beside
        )

    return nameless(middle, [strip for strip in strips if not is_fanned(strip)])


def _sureness(card: Lain) -> tuple[bool, float]:
    """How surely a card was read: in full view, and how confidently."""
    return card.is_whole, card.seen.confidence if card.seen else 0.0
