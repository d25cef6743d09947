"""What is seen of a moment of Up & Down: the middle of the table, and everybody's card."""

from __future__ import annotations

from typing import Final

from companion.engines import Reason
from companion.games.up_and_down.rules.cards import Card, Face, cards_in
from companion.games.up_and_down.rules.events import Change, Deal, Reveal, Setup
from companion.games.up_and_down.rules.layout import Layout
from companion.games.up_and_down.rules.position import UpAndDownPosition
from companion.rulebook import drawn
from companion.rulebook.drawn import Back, Die, Group, UpDownCard, faces
from companion.rulebook.lessons import Tried

DECK: Final = "poker"


def scene(tried: Tried) -> tuple[Group, ...]:
    """What is seen: the middle as it was and as it is now, or everybody's card."""
    event = tried.event
    if isinstance(event, Deal):
        return _dealt(tried, event)
    if isinstance(event, Setup):
        return _set_up(tried, event)
    if isinstance(event, Change):
        return _changed(tried, event)
    if isinstance(event, Reveal):
        return _shown(tried, event)
    return ()


def middle(position: UpAndDownPosition, layout: Layout, label: str) -> Group:
    """Card and dice in the middle of the table.

    Args:
        position: whose table it is.
        layout: how they lie.
        label: the message that says which moment it is.
    """
    ring = position.table.ring
    # The card lies as it is seen from the table's lower edge: side 0 faces ring[turn].
    upper = tuple(ring[(2 + layout.turn + step) % 4].value for step in range(4))
    facts = (("face", layout.face.value), ("trump", layout.trump))
    dice = tuple(Die(value) for value in layout.dice)
    return Group(Reason(label, facts), (UpDownCard(layout.face is Face.UP, upper), *dice))


def _dealt(tried: Tried, deal: Deal) -> tuple[Group, ...]:
    groups = [
        Group(Reason("uad-drawn-hand", (("player", name),)), faces(DECK, [card.code for card in hand]))
        for name, hand in zip(tried.header.players, deal.hands, strict=True)
        if hand is not None
    ]
    if groups:
        return tuple(groups)
    if not tried.ruling.legal:
        return (Group(Reason("uad-drawn-deals"), (Back(DECK),)),)
    position: UpAndDownPosition = tried.before
    size = position.table.hand_size
    return tuple(
        Group(Reason("uad-drawn-dealt", (("player", name), ("count", size))), (Back(DECK),))
        for name in tried.header.players
    )


def _set_up(tried: Tried, setup: Setup) -> tuple[Group, ...]:
    after: UpAndDownPosition = tried.ruling.position
    if tried.ruling.legal and after.layout is not None:
        return (middle(after, after.layout, "uad-drawn-middle"), *_suits(after, after.layout))
    facing = [
        f"{name} {suit.sign}"
        for name, suit in zip(tried.header.players, setup.facing, strict=True)
        if suit is not None
    ]
    said = Group(Reason("uad-drawn-facing", (("suits", tuple(facing)),)))
    return (Group(Reason("uad-drawn-dice"), tuple(Die(value) for value in setup.dice)), said)


def _suits(position: UpAndDownPosition, layout: Layout) -> tuple[Group, ...]:
    """Which suit everybody faces."""
    return (Group(Reason("uad-drawn-facing", (("suits", position.table.shown[layout.turn]),))),)


def _changed(tried: Tried, change: Change) -> tuple[Group, ...]:
    before: UpAndDownPosition = tried.before
    if before.layout is None:
        card = UpDownCard(change.face is Face.UP, tuple(suit.value for suit in before.table.ring))
        return (Group(Reason("uad-drawn-not-yet"), (card,)),)
    there = middle(before, before.layout, "uad-drawn-before")
    return (there, middle(before, _after(before, before.layout, change), "uad-drawn-after"))


def _after(position: UpAndDownPosition, layout: Layout, change: Change) -> Layout:
    """How the middle lies after a change, allowed or not."""
    turn = None if change.facing is None else position.table.turn_of(change.facing)
    return Layout(
        change.face or layout.face, change.dice or layout.dice, layout.turn if turn is None else turn
    )


def _shown(tried: Tried, reveal: Reveal) -> tuple[Group, ...]:
    position: UpAndDownPosition = tried.before
    layout = position.layout
    if layout is None:
        return ()
    suits = position.table.turns[layout.turn]
    players = zip(tried.header.players, suits, reveal.cards, strict=True)
    cards = tuple(
        Group(Reason("uad-drawn-own", (("player", name), ("suit", suit.sign))), _card(tried, card))
        for name, suit, card in players
    )
    return (*_hand(tried), middle(position, layout, "uad-drawn-middle"), *cards)


def _card(tried: Tried, card: Card | None) -> tuple[drawn.Face, ...]:
    if card is None:
        return ()
    return (drawn.Face(DECK, card.code, struck=card.code in tried.ruling.cancelled),)


def _hand(tried: Tried) -> tuple[Group, ...]:
    """The hands that are known, where a card is in none of them."""
    position: UpAndDownPosition = tried.before
    if tried.ruling.clause != "UAD-29" or position.hands is None:
        return ()
    return tuple(
        Group(
            Reason("uad-drawn-hand", (("player", name),)), faces(DECK, [card.code for card in cards_in(hand)])
        )
        for name, hand in zip(tried.header.players, position.hands, strict=True)
        if hand is not None
    )
