"""What to deal and lay out before a round, and how much of it the camera sees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.engines import AnyPosition, LaidOut, Reason, Where
from companion.engines.ruling import Fact
from companion.games.auf_und_ab import rules as auf_und_ab
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.auf_und_ab.table.heap import heap_of
from companion.games.schwupps import rules as schwupps
from companion.games.schwupps.rules import SchwuppsPosition
from companion.games.schwupps.table.layout import lay_out as lay_out_schwupps
from companion.games.schwupps.table.places import NEXT, PILE_ZONES, SCHWUPPS_ZONES
from companion.games.up import rules as up
from companion.games.up.rules import UpPosition
from companion.games.up.rules.round import Round
from companion.games.up.table.layout import lay_out as lay_out_up
from companion.games.up.table.zones import zones_for
from companion.games.up_and_down import rules as up_and_down
from companion.games.up_and_down.rules import CARDS, Phase, UpAndDownPosition
from companion.games.up_and_down.rules.cards import Suit
from companion.games.up_and_down.table.layout import lay_out as lay_out_up_and_down
from companion.table.seats import TableMap
from vision.sightings import Sightings

NOT_IN_PLAY = ("A", "K")
"""Ranks that are not in Up & Down (UAD-1)."""

FEW = 3
"""So many players are named at most whose open cards are not all there."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do before a round.

    Attributes:
        text: what.
        done: whether it is seen to be done, None where the camera cannot tell.
        seen: how much of it is seen, None where there is nothing to count.
    """

    text: Reason
    done: bool | None = None
    seen: Reason | None = None


@dataclass(frozen=True, slots=True)
class _Eye:
    """What is seen of the table.

    Attributes:
        seen: what lies there; nothing while the eye is closed.
        closed: whether nothing can be seen, so that nobody knows what lies there.
    """

    seen: Sightings
    closed: bool

    def step(self, text: Reason, done: bool, seen: Reason | None = None) -> Step:
        """A step that is seen to be done or not."""
        return Step(text) if self.closed else Step(text, done, seen)


def setting_up(position: AnyPosition, seen: Sightings | None, seats: TableMap) -> tuple[Step, ...]:
    """What to do before the next round, in the order in which people do it; nothing while one runs.

    Args:
        position: the position of a game.
        seen: what lies on the table, None while nothing can be seen.
        seats: where people sit.
    """
    eye = _Eye(Sightings() if seen is None else seen, closed=seen is None)
    match position:
        case AufUndAbPosition() if position.round is None and not position.game_over:
            return tuple(_auf_und_ab(position, eye))
        case UpAndDownPosition() if position.phase in (Phase.SETUP, Phase.ROUND_OVER):
            return tuple(_up_and_down(position, eye, seats))
        case UpPosition() if not (
            isinstance(position.round, Round) or position.show_due or position.game_over
        ):
            return tuple(_up(position, eye, seats))
        case SchwuppsPosition() if position.to_move is None and not position.over:
            return tuple(_schwupps(position, eye))
    return ()


def _auf_und_ab(position: AufUndAbPosition, eye: _Eye) -> Iterator[Step]:
    yield _hands(auf_und_ab.RULES.laid_out(position))
    heap = heap_of(eye.seen, {})
    yield eye.step(Reason("lay-out-middle-free"), not heap.cards and not heap.doubtful)


def _up_and_down(position: UpAndDownPosition, eye: _Eye, seats: TableMap) -> Iterator[Step]:
    table, seen = position.table, eye.seen
    codes = sorted(card.code for card in seen.cards if card.code and card.code[:-1] in NOT_IN_PLAY)
    strange = tuple(str(CARDS[code]) for code in codes)
    if strange:
        yield Step(Reason("lay-out-uad-strange", (("cards", strange),)), done=False)
    else:
        yield Step(Reason("lay-out-uad-pack"))
    yield _hands(up_and_down.RULES.laid_out(position), position.hands is not None or None)
    yield eye.step(Reason("lay-out-uad-dice"), len(seen.dice) == 2, _count(len(seen.dice)))
    ring = tuple(suit.value for suit in table.ring)
    middle = lay_out_up_and_down(seen, seats, ring).middle
    if middle.face is None or middle.turn is None:
        yield eye.step(Reason("lay-out-uad-card"), done=False)
        return
    facing = table.turns[middle.turn]
    clubs = next((name for name, suit in zip(table.names, facing, strict=True) if suit is Suit.CLUBS), None)
    if clubs is None:
        yield Step(Reason("lay-out-uad-nobody", (("face", middle.face.value),)), done=False)
    else:
        facts = (("face", middle.face.value), ("player", clubs))
        yield Step(Reason("lay-out-uad-clubs", facts), done=True)


def _up(position: UpPosition, eye: _Eye, seats: TableMap) -> Iterator[Step]:
    terms, cards = position.terms, up.RULES.laid_out(position)
    layout = lay_out_up(eye.seen, zones_for(seats))
    yield Step(Reason("lay-out-up-pack", (("sets", terms.sets), ("cards", terms.set_size))))
    yield Step(Reason("lay-out-up-deal", _facts(cards, Where.HIDDEN, Where.HAND, Where.ASIDE)))
    row = cards.each(Where.OPEN)
    missing = tuple(
        f"{name} {len(lain)}"
        for name, lain in zip(terms.players, layout.rows, strict=True)
        if len(lain) != row
    )
    few = Reason("lay-out-up-seen", (("listed", missing),)) if 0 < len(missing) <= FEW else None
    yield eye.step(Reason("lay-out-up-open", (("cards", row),)), not missing, few)
    yield eye.step(Reason("lay-out-middle-free"), not layout.middle)


def _schwupps(position: SchwuppsPosition, eye: _Eye) -> Iterator[Step]:
    layout = lay_out_schwupps(eye.seen)
    there = layout.cards.keys() | layout.doubtful.keys()
    slots = tuple(zone for zone in SCHWUPPS_ZONES if zone != NEXT)
    rows = sum(zone in there for zone in slots)
    tops = sum(zone in there for zone in PILE_ZONES)
    cards = schwupps.RULES.laid_out(position)
    yield eye.step(_said("lay-out-sch-rows", cards, Where.ROWS), rows == len(slots), _count(rows))
    yield eye.step(_said("lay-out-sch-next", cards, Where.SCHWUPPS_PILE), NEXT in there)
    yield eye.step(
        _said("lay-out-sch-tops", cards, Where.NUMBER_PILES), tops == len(PILE_ZONES), _count(tops)
    )
    yield Step(_said("lay-out-sch-hands", cards, Where.HAND, Where.OWN_PILE))
    starter = position.sitting.players[position.tally.starter]
    facts = (*_facts(cards, Where.COMMON_PILE), ("player", starter))
    yield Step(Reason("lay-out-sch-common", facts))


def _hands(cards: LaidOut, done: bool | None = None) -> Step:
    """What everybody is dealt, and what is left over."""
    return Step(_said("lay-out-deal", cards, Where.HAND, Where.ASIDE), done)


def _said(key: str, cards: LaidOut, *places: Where) -> Reason:
    return Reason(key, _facts(cards, *places))


def _facts(cards: LaidOut, *places: Where) -> tuple[tuple[str, Fact], ...]:
    """How many cards lie at each place of these sorts, under the sort's name."""
    return tuple((place.value, cards.each(place)) for place in places)


def _count(seen: int) -> Reason:
    """How many of the things are seen."""
    return Reason("lay-out-seen", (("seen", seen),))
