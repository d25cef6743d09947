"""Whether a table of Up lies as it should again, after a play that does not stand or a tower that left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from companion.games.up.table.believed import TOWER, BelievedTable
from companion.games.up.table.expected import Codes, Expected
from companion.games.up.table.layout import Lain, Layout, codes, is_moved, lies_in_place, without
from companion.games.up.table.rows import free_places
from companion.table.beliefs import Role


@dataclass(frozen=True, slots=True)
class Fitted:
    """Cards, compared with those that should lie there.

    Attributes:
        fit: those that should, each with the code that it must have.
        others: those that should not, or cannot be any that should.
        missing: how many are missing, of those that nobody sees.
    """

    fit: tuple[Lain, ...]
    others: tuple[Lain, ...]
    missing: Counter[str]

    @property
    def read(self) -> tuple[Lain, ...]:
        """Of the others those of which it is known which they are."""
        return tuple(card for card in self.others if card.code is not None and card.is_sure)


def fitted(cards: Iterable[Lain], due: Codes, hidden: Iterable[Lain] = ()) -> Fitted:
    """Compare cards with those that should lie there: an unread one may be any, the likeliest first.

    Args:
        cards: what is seen.
        due: codes of those that should lie there.
        hidden: cards that lay there, of which nothing is seen: these are missing before an unread one is any.
    """
    left, unseen, fit, others = Counter(due), None, [], []

    def sureness(card: Lain) -> tuple[bool, bool]:
        return card.code is None or not card.is_sure, card.role is not Role.PLAYED

    for card in sorted(cards, key=sureness):
        if unseen is None and card.code is None:
            unseen = left & codes(hidden)
            left -= unseen
        likely = [code for code, _ in card.card.candidates] if card.card else []
        may_be = (card.code,) if card.code is not None else (*likely, *left)
        code = next((code for code in may_be if left[code] > 0), None)
        if code is None:
            others.append(card)
        else:
            left[code] -= 1
            fit.append(replace(card, code=code))
    return Fitted(tuple(fit), tuple(others), left + (unseen or Counter()))


@dataclass(frozen=True, slots=True)
class Compared:
    """What lies there, compared with what should.

    Attributes:
        laid: a set that was laid as soon as one had been taken back.
        tower: the other cards of the middle.
        rows: by player, the cards before the seats.
        is_right: whether all lies as it should.
    """

    laid: tuple[Lain, ...]
    tower: Fitted
    rows: tuple[Fitted, ...]
    is_right: bool


def _compared(layout: Layout, believed: BelievedTable, expected: Expected) -> Compared:
    laid = _laid_instead(layout.middle, believed, expected)
    tower = fitted(without(layout.middle, laid), expected.tower, believed.hidden())
    rows = tuple(fitted(row, due) for row, due in zip(layout.rows, expected.rows, strict=True))
    others = any(one.read for one in (tower, *rows))
    missing = expected.playing and any(one.missing - codes(laid) for one in rows)
    carried_off = bool(expected.tower) and not layout.middle
    return Compared(laid, tower, rows, is_right=not (others or missing or carried_off))


def is_put_right(layout: Layout, believed: BelievedTable, expected: Expected) -> bool:
    """Whether what must leave has left and what must return is there; then the table is known again."""
    if _in_the_way(layout, believed, expected):
        return False
    if not believed.must_lie_right:
        return True
    compared = _compared(layout, believed, expected)
    if not compared.is_right:
        return False
    laid, tower, rows = compared.laid, compared.tower, compared.rows
    aside = [card for one in rows for card in one.others]
    # Who puts cards back lays none: what shows beside them is an edge of theirs.
    aside += tower.others if not laid else [card for card in tower.others if not card.is_sure]
    # Nothing says when all open cards are back where other cards were laid: those that are missing may come.
    away = [Counter() if expected.playing and not laid else one.missing for one in rows]
    believed.lie_right([one.fit for one in rows], tower.fit, [tower.missing, *away], aside)
    return True


@dataclass(frozen=True, slots=True)
class UnseenOpenCard:
    """An open card that should lie there again, and was not seen.

    Attributes:
        player: whose it is.
        number: which of that player's open cards, counted from 1.
        card: what shows of it.
    """

    player: int
    number: int
    card: Lain


def in_doubt(layout: Layout, believed: BelievedTable, expected: Expected) -> UnseenOpenCard | None:
    """The first open card that should lie there again, but was not seen, if all else lies right."""
    unseen = [
        UnseenOpenCard(player, number, card)
        for player, row in enumerate(layout.rows)
        for number, card in enumerate(row, 1)
        if card.code is None and card.number < 0
    ]
    if not unseen or not believed.must_lie_right or _in_the_way(layout, believed, expected):
        return None
    return unseen[0] if _compared(layout, believed, expected).is_right else None


def laid_again(layout: Layout, believed: BelievedTable) -> tuple[Lain, ...]:
    """Cards of a tower that must leave which lie otherwise than they did, while others have left.

    They were not taken up yet, or were, with the others, and laid again: all of one set, then.
    """
    if believed.must_lie_right:
        return ()
    leaving = [known.card for known in believed.to_take_back()]
    lying = [card for card in layout.middle if card.role is Role.TO_TAKE_BACK]
    lay = {card.number: card for card in leaving}
    if len(lying) == len(leaving) or len(codes(lying)) != 1:
        return ()
    moved = all(card.number in lay and is_moved(lay[card.number], card) for card in lying)
    return tuple(lying) if moved else ()


def take_as_it_is(layout: Layout, believed: BelievedTable, expected: Expected) -> None:
    """The table is right as it lies: nothing need leave or come back, however it was read."""
    rows = [fitted(row, due) for row, due in zip(layout.rows, expected.rows, strict=True)]
    tower = fitted(layout.middle, expected.tower)
    open_cards = [list(one.fit) for one in rows]
    if expected.playing:
        for player, one in enumerate(rows):
            places = free_places(player, one.fit, believed.zones)
            for code, (number, place) in zip(one.missing.elements(), places, strict=False):
                unseen = believed.unseen(number, place, None)
                if unseen is not None:
                    open_cards[player].append(replace(unseen, code=code))
    fit = {card.number for one in (tower, *rows) for card in one.fit}
    aside = [card for card in layout.cards if card.number not in fit]
    believed.to_come.clear()
    believed.cover()
    believed.lie_right(open_cards, tower.fit, [tower.missing, *(Counter[str]() for _ in rows)], aside)


def _in_the_way(layout: Layout, believed: BelievedTable, expected: Expected) -> tuple[Lain, ...]:
    """The cards that must be taken back; in a row one that should lie there may."""
    rows = (
        fitted(row, due).others if believed.must_lie_right else row
        for row, due in zip(layout.rows, expected.rows, strict=True)
    )
    cards = (*layout.middle, *(card for row in rows for card in row))
    hidden = (
        known.card for known in believed.to_take_back() if _is_read_otherwise(known.card, layout, believed)
    )
    return (*(card for card in cards if card.role is Role.TO_TAKE_BACK), *hidden)


def _is_read_otherwise(lay: Lain, layout: Layout, believed: BelievedTable) -> bool:
    """Whether a card that must be taken back seems to lie under another one that lies just in its place."""
    above = believed.above(lay.number)
    cards = (card for card in layout.cards if card.number in above and believed.is_new(card))
    alone = [card for card in layout.middle if believed.is_new(card)]
    return len(alone) == 1 and any(lies_in_place(card, lay) for card in cards)


def _laid_instead(middle: Sequence[Lain], believed: BelievedTable, expected: Expected) -> tuple[Lain, ...]:
    """A set that was laid as soon as one had been taken back, before anybody has looked.

    Of other cards than that one and the tower, and not all where one of these lay: else it may lie there
    still, pushed or read otherwise.
    """
    back = [known.card for known in believed.to_take_back()]
    if not back or not expected.playing:
        return ()
    laid = tuple(card for card in middle if card.code is not None and _is_laid(card, believed))
    known = {*(card.code for card in back), *expected.tower}
    if any(card.code in known for card in laid):
        return ()
    lay = (*back, *(one.card for one in believed.tower()))
    return laid if any(not any(lies_in_place(card, was) for was in lay) for card in laid) else ()


def _is_laid(card: Lain, believed: BelievedTable) -> bool:
    """Whether a card in the middle does not belong there."""
    known = believed.known.get(card.number)
    return known is None or known.home != TOWER
