"""How the cards of Up lie by what was told, and how a table differs from that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.games.up.rules import Card, UpPosition
from companion.games.up.rules.cards import cards_in
from companion.games.up.rules.round import Round
from companion.games.up.table.layout import Lain, Layout, covers, is_again, matched, same_place
from vision.sightings import MIDDLE_OF_TABLE

AHEAD: Final = 25.0
"""Millimetres towards the tower by which nobody pushes a card of a row: a turned one lies twice as far."""


@dataclass(frozen=True, slots=True)
class Lies:
    """The cards that lie face up by all that was told.

    Attributes:
        tower: the tower's cards, those beneath included.
        rows: by player, the open cards.
        turned: cards turned over before their owner, on their way to the tower.
    """

    tower: tuple[Lain, ...]
    rows: tuple[tuple[Lain, ...], ...]
    turned: tuple[Lain, ...] = ()

    @property
    def cards(self) -> tuple[Lain, ...]:
        """All of them."""
        return (*self.tower, *self.turned, *(card for row in self.rows for card in row))

    def more_than(self, earlier: Lies) -> tuple[Lain, ...]:
        """The cards that did not lie there earlier; in a row they may have been pushed."""
        more = [*matched(earlier.tower, self.tower)[2], *matched(earlier.turned, self.turned)[2]]
        for known, row in zip(earlier.rows, self.rows, strict=True):
            _, away, others = matched(known, row)
            more += matched_aside(away, others)[2]
        return tuple(more)


@dataclass(frozen=True, slots=True)
class Fresh:
    """How the table differs from what was told.

    Attributes:
        laid: cards in the middle that lay not there.
        turned: by player, cards face up before the seat that lay not there.
        gone: by player, open cards that lie there no more.
        fading: by player, open cards that were wholly in view and are no longer, or whose face is seen no
            more: the eye takes a card for covered when it finds something else than the bare table there. And
            those that were never seen, but lie there by people's word.
        doubtful: those of the cards laid that may have lain there before, only moved.
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

    def gone_from_view(self, above: tuple[Lain, ...]) -> Iterator[Lain]:
        """The open cards that are gone and not merely covered by one of those."""
        for cards in self.gone:
            yield from (card for card in cards if not any(covers(other, card) for other in above))

    @property
    def rows_changed(self) -> bool:
        """Whether anybody's row is not as it was."""
        return any(self.turned) or any(self.gone)


def still_there(card: Lain, seen: Iterable[Lain]) -> bool:
    """Whether a card is seen where it lay, as much of it as before."""
    return any(is_again(card, other) and not has_faded(card, other) for other in seen)


def is_faded(card: Lain, seen: Iterable[Lain]) -> bool:
    """Whether a card is seen where it lay, but less of it than before."""
    return any(is_again(card, other) and has_faded(card, other) for other in seen)


def lies_again(card: Lain, known: Iterable[Lain]) -> bool:
    """Whether a card is one of the known ones, not moved."""
    return any(is_again(card, other) for other in known)


def has_faded(card: Lain, other: Lain) -> bool:
    """Whether a card that was wholly in view is so no longer, or something unread shows in its place.

    That may be a strip without a name, too: the back of the card that lay beneath.
    """
    if card.seen is None or other.seen is None:
        return False
    covered = other.seen.partial and not card.seen.partial
    unread = other.seen.code is None and card.seen.code is not None
    return covered or unread or (card.seen.is_surely_there and not other.seen.is_surely_there)


def as_told(layout: Layout, known: Sequence[Lain]) -> Layout:
    """With the names that people told of known cards wherever the eye reads the same other names still."""

    def told(card: Lain) -> Lain:
        code = next((one.code for one in known if _is_misread_again(one, card)), card.code)
        return replace(card, code=code)

    return Layout(tuple(map(told, layout.middle)), tuple(tuple(map(told, row)) for row in layout.rows))


def _is_misread_again(known: Lain, card: Lain) -> bool:
    looks = known.seen.code if known.seen else None
    if looks is None or card.code != looks or known.code == looks:
        return False
    return same_place(known.place, card.place) and (known.is_whole or card.is_strip)


def lies_as(layout: Layout, position: UpPosition, laid: Iterable[str] = ()) -> bool:
    """Whether rows and tower lie as a position says; a card that cannot be read may be any.

    Args:
        layout: what lies there.
        position: how it should lie.
        laid: codes of cards that were laid since, and may be missing in a row.
    """
    playing = isinstance(position.round, Round)
    since = Counter(laid)
    for player, row in enumerate(layout.rows):
        expected = Counter(open_cards(position, player))
        seen = Counter(card.code for card in row if card.code)
        unread = sum(card.code is None for card in row)
        if seen - expected or (playing and (expected - seen - since).total() > unread):
            return False
    tower = Counter(tower_cards(position))
    seen = Counter(card.code for card in layout.middle if card.code)
    return not seen - tower and (bool(layout.middle or since) or not tower)


def open_cards(position: UpPosition, player: int) -> tuple[str, ...]:
    """The codes of a player's open cards, as they lay when the last round ended if none runs."""
    current = position.round
    if current is None:
        return ()
    return codes(cards_in(current.holdings.players[player].open.known))


def tower_cards(position: UpPosition) -> tuple[str, ...]:
    """The codes of the tower's cards; none unless a round is played."""
    current = position.round
    return codes(cards_in(current.tower.cards)) if isinstance(current, Round) else ()


def codes(cards: Iterable[Card]) -> tuple[str, ...]:
    """Cards as the table record writes them."""
    return tuple(card.code for card in cards)


def matched_aside(
    gone: Sequence[Lain], others: Sequence[Lain]
) -> tuple[tuple[Lain, ...], tuple[Lain, ...], tuple[Lain, ...]]:
    """Cards of a row that lie elsewhere in it now; those that are gone, and those that are new.

    A card like one that is gone, but so much nearer to the tower, was turned over and covers that one.
    """
    left, moved, away = list(others), [], []
    for card in gone:
        found = next((other for other in left if _may_be_pushed(card, other)), None)
        if found is None:
            away.append(card)
        else:
            left.remove(found)
            moved.append(found)
    return tuple(moved), tuple(away), tuple(left)


def _may_be_pushed(card: Lain, other: Lain) -> bool:
    ahead = card.place.distance(MIDDLE_OF_TABLE) - other.place.distance(MIDDLE_OF_TABLE)
    return other.code == card.code and ahead < AHEAD


def named(cards: Iterable[Lain]) -> tuple[Lain, ...]:
    """The cards of which it is known which they are."""
    return tuple(card for card in cards if card.code is not None)


def as_due(cards: Iterable[Lain], due: Sequence[str]) -> tuple[Lain, ...]:
    """Cards that lie as they should: one that cannot be read is one of those that are due, the likeliest."""
    seen = tuple(cards)
    left = Counter(due) - Counter(card.code for card in seen if card.code)
    lying = []
    for card in seen:
        if card.code is None:
            likely = [code for code, _ in card.seen.candidates] if card.seen else []
            code = next((code for code in (*likely, *left) if left[code] > 0), None)
            if code is None:
                continue
            left[code] -= 1
            lying.append(replace(card, code=code))
        else:
            lying.append(card)
    return tuple(lying)


def as_said(known: Sequence[Lain], seen: Sequence[Lain], due: Iterable[str]) -> tuple[Lain, ...]:
    """The cards of which it is said, or known, that they lie there.

    Those that are read come first; then the known ones, as they lay, of which nothing is seen; last what
    could not be read anywhere else.
    """
    there, gone, others = matched(known, seen)
    left, lying = Counter(due), []
    for card in (*there, *others, *(replace(card, seen=None) for card in gone)):
        if card.code and left[card.code] > 0:
            left[card.code] -= 1
            lying.append(card)
    unread = (card for card in others if card.code is None)
    return (*lying, *as_due(unread, tuple(left.elements())))
