"""What to deal and lay out before a round, and how much of it the camera sees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.engines import AnyPosition, Reason
from companion.engines.auf_und_ab.options import ASIDE_SIZE, HAND_SIZE
from companion.engines.auf_und_ab.position import AufUndAbPosition
from companion.engines.schwupps import SchwuppsPosition
from companion.engines.schwupps.holdings import FULL
from companion.engines.schwupps.options import DEALT
from companion.engines.up import UpPosition
from companion.engines.up.options import HIDDEN_CARDS, OPEN_CARDS
from companion.engines.up.round import Round
from companion.engines.up_and_down import CARDS, Phase, UpAndDownPosition
from companion.engines.up_and_down.cards import Suit
from companion.table.auf_und_ab.heap import heap_of
from companion.table.schwupps.layout import lay_out as lay_out_schwupps
from companion.table.schwupps.places import NEXT, PILE_ZONES, SCHWUPPS_ZONES
from companion.table.seats import TableMap
from companion.table.up.layout import lay_out as lay_out_up
from companion.table.up.zones import zones_for
from companion.table.up_and_down.layout import lay_out as lay_out_up_and_down
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
    count = len(position.terms.players)
    facts = (("cards", HAND_SIZE[count]), ("aside", ASIDE_SIZE[count]))
    yield Step(Reason("lay-out-aua-deal", facts))
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
    yield Step(Reason("lay-out-uad-deal", (("cards", table.hand_size),)), position.hands is not None or None)
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
    terms = position.terms
    layout = lay_out_up(eye.seen, zones_for(seats))
    yield Step(Reason("lay-out-up-pack", (("sets", terms.sets), ("cards", terms.set_size))))
    yield Step(Reason("lay-out-up-deal", (("hidden", HIDDEN_CARDS), ("hand", terms.hand_size))))
    missing = tuple(
        f"{name} {len(row)}"
        for name, row in zip(terms.players, layout.rows, strict=True)
        if len(row) != OPEN_CARDS
    )
    few = Reason("lay-out-up-seen", (("listed", missing),)) if 0 < len(missing) <= FEW else None
    yield eye.step(Reason("lay-out-up-open"), not missing, few)
    yield eye.step(Reason("lay-out-middle-free"), not layout.middle)


def _schwupps(position: SchwuppsPosition, eye: _Eye) -> Iterator[Step]:
    layout = lay_out_schwupps(eye.seen)
    there = layout.cards.keys() | layout.doubtful.keys()
    slots = tuple(zone for zone in SCHWUPPS_ZONES if zone != NEXT)
    rows = sum(zone in there for zone in slots)
    tops = sum(zone in there for zone in PILE_ZONES)
    yield eye.step(Reason("lay-out-sch-rows"), rows == len(slots), _count(rows))
    yield eye.step(Reason("lay-out-sch-next"), NEXT in there)
    yield eye.step(Reason("lay-out-sch-tops"), tops == len(PILE_ZONES), _count(tops))
    starter = position.sitting.players[position.tally.starter]
    facts = (("hand", FULL), ("pile", DEALT[len(position.sitting.players)]), ("player", starter))
    yield Step(Reason("lay-out-sch-hands", facts))


def _count(seen: int) -> Reason:
    """How many of the things are seen."""
    return Reason("lay-out-seen", (("seen", seen),))
