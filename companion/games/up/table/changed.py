"""How the table differs from how it lay after the last event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from companion.games.up.rules import Card
from companion.games.up.table.believed import TOWER, BelievedTable
from companion.games.up.table.expected import Expected
from companion.games.up.table.layout import Lain, Layout, codes, has_faded, lies_in_place, may_be_read_so
from vision.sightings import MIDDLE_OF_TABLE

AHEAD: Final = 25.0
"""Millimetres towards the tower by which nobody pushes a card of a row: a turned one lies twice as far."""

ASIDE: Final = 130.0
"""Millimetres from the middle of the table beyond which no tower on a small table reaches."""

FAN: Final = 45.0
"""Millimetres from one card of a fan to the next at most; people at the simulated table lay them 25 apart."""

FANNED: Final = 20.0
"""Degrees by which cards of one fan lie askew to each other at most; 42 strips of sets in hard light were
read within 12."""


@dataclass(frozen=True, slots=True)
class Changed:
    """What has changed.

    Attributes:
        laid: cards in the middle that lay not there.
        turned: by player, cards face up before the seat that lay not there.
        gone: by player, open cards that lie there no more.
        fading: by player, open cards that were wholly in view and are no longer, or whose face is seen no
            more: the eye takes a card for covered when it finds something else than the bare table there. And
            those that no eye has seen.
        doubtful: cards in the middle that may have been laid, or have lain there before and only moved.
    """

    laid: tuple[Lain, ...]
    turned: tuple[tuple[Lain, ...], ...]
    gone: tuple[tuple[Lain, ...], ...]
    fading: tuple[tuple[Lain, ...], ...]
    doubtful: tuple[Lain, ...] = ()

    def missing(self, player: int) -> tuple[Lain, ...]:
        """The open cards of a player of which a set may be made that was laid just now."""
        return (*self.gone[player], *self.fading[player])

    @property
    def turners(self) -> tuple[int, ...]:
        """Before whom cards lie that lay not there."""
        return tuple(player for player, cards in enumerate(self.turned) if cards)

    @property
    def rows_changed(self) -> bool:
        """Whether anybody's row is not as it was."""
        return any(self.turned) or any(self.gone)


def know_again(layout: Layout, believed: BelievedTable, expected: Expected) -> None:
    """Cards that come to lie where known ones are missing are believed to be those.

    Args:
        layout: what is seen.
        believed: what was told of it.
        expected: what should lie there.
    """
    for player, row in enumerate(layout.rows):
        _know_again_in_row(player, row, believed, expected)
    if expected.playing:  # in the showing a like card may lie where one was shown before
        _know_again_in_tower(layout.middle, believed)


def changed(layout: Layout, believed: BelievedTable, *, playing: bool) -> Changed:
    """What has changed.

    Args:
        layout: what is seen.
        believed: what was told of it.
        playing: whether a round runs, so that a card of the middle that is not seen may be covered.
    """
    rows = [_row_changed(player, row, believed) for player, row in enumerate(layout.rows)]
    laid = tuple(card for card in layout.middle if _came_from_elsewhere(card, TOWER, believed))
    doubtful: tuple[Lain, ...] = ()
    if playing:
        moved, doubtful = _moved(laid, layout.middle, believed)
        laid = (*laid, *moved)
        if not doubtful and _may_be_put_aside(laid, believed):
            doubtful = laid
    turned, gone, fading = zip(*rows, strict=True)
    return Changed(laid, turned, gone, fading, doubtful)


def _know_again_in_row(player: int, row: Sequence[Lain], believed: BelievedTable, expected: Expected) -> None:
    """New cards of a row that lay there before they were lifted, or should lie there and were not seen."""
    for card in filter(believed.is_new, row):
        lifted = [
            one
            for one in believed.of(player)
            if one.card.number < 0 or not believed.is_in_view(one.card.number)
        ]
        again = next((one.card for one in lifted if _is_back(one.card, card)), None)
        due = Counter(expected.rows[player]) - codes(one.card for one in believed.of(player))
        if again is not None or (card.code is not None and due[card.code] > 0):
            believed.adopt(card, player, instead_of=again)


def _is_back(lifted: Lain, card: Lain) -> bool:
    """Whether a card of a row is one that was lifted from it, or was not seen.

    Where one was lifted any other may come to lie, so that one that cannot be read is asked for.
    """
    if lifted.number < 0:
        may_be = card.code is None and may_be_read_so(lifted, card)
        return card.code == lifted.code or (may_be and lies_in_place(lifted, card))
    return card.code is not None and card.code == lifted.code and not _lies_ahead(lifted, card)


def _lies_ahead(lay: Lain, lies: Lain) -> bool:
    """Whether what looks like a card of a row was turned over, and covers that one: so far ahead it lies."""
    return lay.place.distance(MIDDLE_OF_TABLE) - lies.place.distance(MIDDLE_OF_TABLE) >= AHEAD


def _know_again_in_tower(middle: Sequence[Lain], believed: BelievedTable) -> None:
    """New cards of the middle that lay there and were not seen, and those that were told before they came."""
    for card in middle:
        known = believed.known.get(card.number)
        is_new = believed.is_new(card)
        if not is_new and (known is None or known.home != TOWER or lies_in_place(known.card, card)):
            continue
        bared = next((one for one in believed.hidden() if _is_bared(one, card)), None)
        if bared is not None:
            believed.come_to_light(card, bared)
            continue
        if known is not None and believed.is_on_its_way(known):
            believed.follow(card)
            continue
        if card.code is not None and believed.to_come[card.code] > 0:
            believed.to_come[card.code] -= 1
            believed.come(card)
        else:
            turned = (one.card for one in believed.tower() if believed.is_on_its_way(one))
            gone = (one for one in turned if one.number != card.number and _is_hidden(one, believed))
            on_its_way = next((one for one in gone if card.code == one.code), None)
            if on_its_way is not None:
                believed.come(card, instead_of=on_its_way)


def _is_bared(lay: Lain, card: Lain) -> bool:
    """Whether a card is one of the tower that was not seen since something lay on it."""
    return (card.code == lay.code or may_be_read_so(lay, card)) and lies_in_place(lay, card)


def _is_hidden(lay: Lain, believed: BelievedTable) -> bool:
    """Whether a turned card is just said to lie where it lay, as something unread shows there."""
    now = believed.card(lay.number)
    return now is None or has_faded(lay, now)


def _row_changed(
    player: int, row: Sequence[Lain], believed: BelievedTable
) -> tuple[tuple[Lain, ...], tuple[Lain, ...], tuple[Lain, ...]]:
    """The cards that came to lie before a player, and the open ones that are gone, or may be."""
    lying = {card.number: card for card in row}
    known = [one.card for one in believed.of(player)]
    ahead = {one.number for one in known if one.number in lying and _lies_ahead(one, lying[one.number])}
    came = tuple(card for card in row if card.number in ahead or _came_from_elsewhere(card, player, believed))
    open_cards = [one for one in known if one.number not in ahead]
    hidden = [one for one in open_cards if believed.is_covered(one.number)]
    gone = tuple(one for one in open_cards if one.number not in lying and one not in hidden)
    fading = (one for one in open_cards if one.number in lying and has_faded(one, lying[one.number]))
    return came, gone, (*fading, *hidden, *(one for one in open_cards if one.number < 0))


def _came_from_elsewhere(card: Lain, home: int, believed: BelievedTable) -> bool:
    """Whether a card lies there that does not belong there; a turned one lies before its owner at first."""
    known = believed.known.get(card.number)
    return believed.is_new(card) or (known is not None and known.home not in (home, TOWER))


def _moved(
    laid: Sequence[Lain], middle: Sequence[Lain], believed: BelievedTable
) -> tuple[tuple[Lain, ...], tuple[Lain, ...]]:
    """Known cards that lie elsewhere in the middle now, and those cards that may have been moved only.

    Whoever pushes a tower together pushes its uppermost card, too, which lay in full view. But a fan of more
    such cards than are seen no more is a set, laid on those.

    Returns:
        Of the known cards those that lie elsewhere, so that like ones may have been laid; and of all those
        that came to lie there the ones of which people must say it.
    """
    seen = (one for one in believed.tower() if not one.beneath and one.card.number >= 0)
    tower = [one for one in seen if not believed.is_on_its_way(one)]
    lying = [(one, card) for one in tower for card in middle if card.number == one.card.number]
    pairs = [(one.card, card) for one, card in lying if not lies_in_place(one.card, card)]
    moved = tuple(card for _, card in pairs)
    left = [one.card for one in tower if not believed.lies(one.card.number)]
    came = [*laid, *moved]
    more = codes(came) - codes(lay for lay, _ in pairs) - codes(left)
    sets = {code for code in more if _is_fan([card for card in came if card.code == code])}
    left.sort(key=lambda card: not card.is_whole)
    pairs += _nearest_like(left, laid)
    pairs = [(lay, card) for lay, card in pairs if card.code not in sets]
    doubtful = tuple(card for _, card in pairs) if any(lay.is_whole for lay, _ in pairs) else ()
    return moved, doubtful


def _nearest_like(cards: Iterable[Lain], others: Sequence[Lain]) -> list[tuple[Lain, Lain]]:
    """Each card with the nearest other one of the same code, as far as there are any."""
    left, pairs = list(others), []
    for card in cards:
        alike = (other for other in left if other.code is not None and other.code == card.code)
        found = min(alike, key=lambda one, card=card: card.place.distance(one.place), default=None)  # type: ignore[misc]
        if found is not None:
            left.remove(found)
            pairs.append((card, found))
    return pairs


def _is_fan(cards: Sequence[Lain]) -> bool:
    """Whether cards lie so that they were laid together."""

    def is_beside(one: Lain, other: Lain) -> bool:
        near = one.place.distance(other.place) < FAN and one.place.askew(other.place) < FANNED
        return near and one is not other

    return all(any(is_beside(card, other) for other in cards) for card in cards)


def _may_be_put_aside(laid: Sequence[Lain], believed: BelievedTable) -> bool:
    """Whether cards may be clear ones that left with a tower since the last event, and were put aside."""
    left = codes(one.card for one in believed.to_take_back() if not believed.lies(one.card.number))
    clear = codes(laid)[Card.CLEAR.code]
    aside = any(card.place.distance(MIDDLE_OF_TABLE) > ASIDE for card in laid)
    return aside and clear == len(laid) and clear <= left[Card.CLEAR.code]
