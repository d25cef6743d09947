"""What lies on a table of Up, by the eye and by people's word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from companion.games.up.table.believed import BelievedTable
from companion.games.up.table.changed import FANNED, know_again
from companion.games.up.table.expected import Expected
from companion.games.up.table.layout import Lain, Layout, lay_out, nameless, without
from companion.games.up.table.rows import as_dealt, edges, with_unread
from companion.games.up.table.zones import Zones
from vision.scene.pieces import Piece
from vision.scene.scene import Scene
from vision.sightings import UnknownSighting

CLOSEST: Final = 8.0
"""Millimetres from one card of a fan to the next at least: less shows nothing of its figure. Beside one of
three sixes, 6 mm from it, the 9 was read that a 6 is end for end."""


class Sight:
    """What the newest scene shows.

    Args:
        believed: what is believed of what lies there.

    Attributes:
        layout: what lies there, with a nameless card where one must lie unseen.
        things: what was seen and is no card face up.
        doubt: the card for which people are asked.
    """

    def __init__(self, believed: BelievedTable) -> None:
        self.layout = Layout((), ((),) * len(believed.zones.far))
        self.things: tuple[UnknownSighting, ...] = ()
        self.doubt: Lain | None = None
        self._believed = believed
        self._unread: tuple[UnknownSighting, ...] = ()

    @property
    def zones(self) -> Zones:
        """The parts of the table."""
        return self._believed.zones

    def see(self, scene: Scene, expected: Expected, *, dealing: bool) -> None:
        """Look at a new steady scene.

        Args:
            scene: what is seen.
            expected: what should lie there.
            dealing: whether a deal is being told: then all rows may be new.
        """
        self._unread = tuple(_shown((*scene.unread, *scene.overlooked)))
        self.things = scene.sightings.unknown
        self._believed.see(scene.pieces)
        for thing in _shown(scene.overlooked if scene.arms else ()):
            if thing.place is not None and self.zones.is_middle(thing.place):
                self._believed.one_more_unseen(thing.place, thing)
        self.look(expected, dealing=dealing)

    def look(self, expected: Expected, *, dealing: bool) -> None:
        """Put together what the eye saw and what people have told; of a deal also what was not seen."""
        layout = lay_out(self._believed.cards(also_no_play=dealing), self.zones)
        if not (dealing or self._believed.must_lie_right):
            know_again(layout, self._believed, expected)
            layout = lay_out(self._believed.cards(), self.zones)
        if dealing:
            layout = as_dealt(layout, self._believed, expected, self._unread)
        elif expected.playing:
            layout = self._without_edges(layout)
            if self._believed.must_lie_right:
                layout = with_unread(layout, self._believed, expected, self._unread)
            else:
                layout = self._doubting(layout, expected)
        self.layout = layout

    def first_unread(self, cards: Iterable[Lain]) -> int | None:
        """Which card cannot be read, counted from 1 at the player's left; that one is in doubt then."""
        for number, card in enumerate(cards, 1):
            if card.code is None:
                self.doubt = card
                return number
        return None

    def name_doubtful(self, code: str) -> None:
        """People tell which card the one in doubt is, or that it is none."""
        if self.doubt is not None:
            self._believed.say(self.doubt, code)

    def before_seats(self) -> tuple[Lain, ...]:
        """The cards that are seen before the seats."""
        lying = self._believed.cards(also_no_play=True)
        return tuple(card for card in lying if card.number >= 0 and self.zones.owner(card.place) is not None)

    @property
    def is_middle_bare(self) -> bool:
        """Whether nothing of a card's size lies in the middle, read or not."""
        places = (thing.place for thing in (*self.things, *self._unread) if thing.place is not None)
        return not self.layout.middle and not any(map(self.zones.is_middle, places))

    def _without_edges(self, layout: Layout) -> Layout:
        """Without what lies so near to an open card that both cannot be open cards."""
        rows = []
        for player, row in enumerate(layout.rows):
            none = edges(player, row, self._believed)
            self._believed.set_aside(none)
            rows.append(without(row, none))
        return Layout(layout.middle, tuple(rows))

    def _doubting(self, layout: Layout, expected: Expected) -> Layout:
        """With new strips nameless that may be none."""
        owners = Counter(self.zones.owner(thing.place) for thing in self.things if thing.place is not None)
        rows = []
        for player, row in enumerate(layout.rows):
            # A card that is turned over leaves its back's place, and lies in full view: such a strip may be a
            # gap between two backs on a printed cloth. Before somebody with none left there is no such gap.
            all_lie = 0 < expected.hidden[player] <= owners[player]
            strips = [card for card in row if card.is_strip and self._is_in_question(card)]
            rows.append(nameless(row, strips if all_lie else ()))
        new = [card for card in layout.middle if self._believed.is_new(card)]
        return Layout(
            nameless(layout.middle, list(filter(self._is_in_question, _not_fanned(new)))), tuple(rows)
        )

    def _is_in_question(self, card: Lain) -> bool:
        """Whether a card is new, and nobody has said which it is."""
        return self._believed.is_new(card) and not self._believed.named(card)


def _shown(pieces: Iterable[Piece]) -> Iterator[UnknownSighting]:
    """What shows of pieces that were not read."""
    return (piece.seen for piece in pieces if isinstance(piece.seen, UnknownSighting))


def _not_fanned(new: Sequence[Lain]) -> list[Lain]:
    """New strips of the middle that lie askew to all new cards in full view, or too close to another one.

    Whoever lays a set fans it: such a strip may be an edge of cards that lay there, misread, or of one of the
    set.
    """
    whole = [card.place for card in new if card.code and card.is_whole]

    def is_fanned(strip: Lain) -> bool:
        beside = [one for one in new if one is not strip and _sureness(one) > _sureness(strip)]
        return any(strip.place.askew(place) <= FANNED for place in whole) and not any(
            strip.place.distance(one.place) < CLOSEST for one in beside
        )

    return [card for card in new if whole and card.is_strip and not is_fanned(card)]


def _sureness(card: Lain) -> tuple[bool, float]:
    """How surely a card was read: in full view, and how confidently."""
    return card.is_whole, card.card.confidence if card.card else 0.0
