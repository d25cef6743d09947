"""What is seen of a moment of Schwupps: the rows, the piles beside them, and the card that is played."""

from __future__ import annotations

from typing import Final

from companion.decks.drawn.decks import drawn_deck
from companion.engines import EffectKind, Reason
from companion.games.schwupps.rules.cards import AGGRAVATION
from companion.games.schwupps.rules.events import Aggravate, End, Number, Schwupp, Setup
from companion.games.schwupps.rules.piles import SchwuppsCards
from companion.games.schwupps.rules.position import SchwuppsPosition
from companion.rulebook.drawn import Back, Face, Group, Thing, faces
from companion.rulebook.lessons import Tried

DECK: Final = "schwupps"

COPIES: Final = "SCH-2"
"""The clause that hands and piles together break."""


def scene(tried: Tried) -> tuple[Group, ...]:
    """What is seen: what lies there, what is played, and what has moved."""
    match tried.event:
        case Setup() as setup:
            return _laid_out(tried, setup)
        case Number() as number:
            return _number(tried, number)
        case Schwupp(player, row, _):
            return (*_pushed(tried, row), *_taken(tried, player))
        case Aggravate() as aggravate:
            return _aggravated(tried, aggravate)
        case End(player):
            ends = Group(Reason("sch-drawn-ends", (_named(tried, player),)))
            return (*_held(tried, player), ends, *_drawn(tried, player))
    return ()


def _laid_out(tried: Tried, setup: Setup) -> tuple[Group, ...]:
    hands = tuple(
        Group(Reason("sch-drawn-hand", (("player", name),)), faces(DECK, hand.codes()))
        for name, hand in zip(tried.header.players, setup.hands, strict=True)
        if hand is not None
    )
    if hands and tried.ruling.clause != COPIES:
        return hands
    slots = tuple(
        Group(
            Reason("sch-drawn-slot", (("row", row), ("slot", slot))),
            faces(DECK, (setup.rows[row][slot].code, setup.piles[row][slot].code)),
        )
        for row in (0, 1)
        for slot in (0, 1)
    )
    return (*hands, Group(Reason("sch-drawn-next"), faces(DECK, (setup.next.code,))), *slots)


def _number(tried: Tried, number: Number) -> tuple[Group, ...]:
    position: SchwuppsPosition = tried.before
    played = Group(
        Reason("sch-drawn-plays", (_named(tried, number.player),)), faces(DECK, (number.card.code,))
    )
    if position.table is None:
        return (played,)
    rule = position.table.schwupps.rows[number.row][number.slot]
    top = position.table.numbers.tops[number.row][number.slot]
    there = Group(Reason("sch-drawn-pile"), faces(DECK, (rule.code, top.code)))
    return (*_known_hand(tried, number.player), there, played)


def _known_hand(tried: Tried, player: int) -> tuple[Group, ...]:
    """The hand that does not hold the card."""
    position: SchwuppsPosition = tried.before
    hand = None if position.table is None else position.table.holdings.known[player]
    if tried.ruling.clause != "SCH-19" or hand is None:
        return ()
    return (Group(Reason("sch-drawn-hand", (_named(tried, player),)), faces(DECK, hand.codes())),)


def _pushed(tried: Tried, row: int) -> tuple[Group, ...]:
    """A row before and after it moved on; the open card of the pile lies left of it."""
    before: SchwuppsPosition = tried.before
    if before.table is None:
        return ()
    groups = (Group(Reason("sch-drawn-row-before", (("row", row),)), _row(before.table.schwupps, row)),)
    after: SchwuppsPosition = tried.ruling.position
    if not tried.ruling.legal or after.table is None:
        return groups
    return (*groups, Group(Reason("sch-drawn-row-after", (("row", row),)), _row(after.table.schwupps, row)))


def _row(cards: SchwuppsCards, row: int) -> tuple[Thing, ...]:
    return faces(DECK, (cards.next.code, *(card.code for card in cards.rows[row])))


def _aggravated(tried: Tried, aggravate: Aggravate) -> tuple[Group, ...]:
    played = Group(Reason("sch-drawn-plays", (_named(tried, aggravate.player),)), (Face(DECK, AGGRAVATION),))
    if aggravate.row is None or aggravate.give is None:
        return (played,)
    given = Group(Reason("sch-drawn-given", (_named(tried, aggravate.give),)), (_common(),))
    return (played, *_pushed(tried, aggravate.row), given)


def _taken(tried: Tried, player: int) -> tuple[Group, ...]:
    """The common card that a schwupp without an aggravation card costs."""
    if not tried.ruling.legal:
        return ()
    return (Group(Reason("sch-drawn-given", (_named(tried, player),)), (_common(),)),)


def _held(tried: Tried, player: int) -> tuple[Group, ...]:
    """What somebody has in hand and in the own pile."""
    position: SchwuppsPosition = tried.before
    if position.table is None:
        return ()
    holdings = position.table.holdings
    hand, pile = holdings.sizes[player], holdings.piles[player]
    return (
        Group(Reason("sch-drawn-in-hand", (_named(tried, player), ("count", hand))), (_common(),) * hand),
        Group(Reason("sch-drawn-own-pile", (("count", pile),)), (_common(),)),
    )


def _drawn(tried: Tried, player: int) -> tuple[Group, ...]:
    """The cards that are drawn at the end of a turn."""
    drawn = next((effect.count for effect in tried.ruling.effects if effect.kind is EffectKind.DREW), None)
    if not drawn:
        return ()
    return (
        Group(Reason("sch-drawn-draws", (_named(tried, player), ("count", drawn))), (_common(),) * drawn),
    )


def _common() -> Back:
    """The back of number and aggravation cards."""
    return Back(DECK, drawn_deck(DECK).pile(AGGRAVATION))


def _named(tried: Tried, player: int) -> tuple[str, str]:
    return ("player", tried.header.players[player])
