"""What to deal and lay out before a round, and how much of it the camera sees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from companion.engines import Reason
from companion.engines.auf_und_ab.options import ASIDE_SIZE, HAND_SIZE
from companion.engines.auf_und_ab.position import AufUndAbPosition
from companion.engines.schwupps import SchwuppsPosition
from companion.engines.schwupps.holdings import FULL
from companion.engines.schwupps.options import DEALT
from companion.engines.up import UpPosition
from companion.engines.up.options import HIDDEN_CARDS, OPEN_CARDS
from companion.engines.up.round import Round
from companion.engines.up_and_down import Phase, UpAndDownPosition
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
        text: what, with what is seen of it.
        done: whether it is seen to be done, None where the camera cannot tell.
    """

    text: Reason
    done: bool | None = None


def setting_up(position: Any, seen: Sightings, seats: TableMap) -> tuple[Step, ...]:
    """What to do before the next round, in the order in which people do it; nothing while one runs.

    Args:
        position: the position of a game.
        seen: what lies on the table.
        seats: where people sit.
    """
    match position:
        case AufUndAbPosition() if position.round is None and not position.game_over:
            return tuple(_auf_und_ab(position, seen))
        case UpAndDownPosition() if position.phase in (Phase.SETUP, Phase.ROUND_OVER):
            return tuple(_up_and_down(position, seen, seats))
        case UpPosition() if not (
            isinstance(position.round, Round) or position.show_due or position.game_over
        ):
            return tuple(_up(position, seen, seats))
        case SchwuppsPosition() if position.to_move is None and not position.over:
            return tuple(_schwupps(position, seen))
    return ()


def _auf_und_ab(position: AufUndAbPosition, seen: Sightings) -> Iterator[Step]:
    count = len(position.terms.players)
    facts = (("cards", HAND_SIZE[count]), ("aside", ASIDE_SIZE[count]))
    yield Step(Reason("lay-out-aua-deal", facts))
    heap = heap_of(seen, {})
    yield Step(Reason("lay-out-middle-free"), not heap.cards and not heap.doubtful)


def _up_and_down(position: UpAndDownPosition, seen: Sightings, seats: TableMap) -> Iterator[Step]:
    table = position.table
    strange = tuple(sorted(card.code for card in seen.cards if card.code and card.code[:-1] in NOT_IN_PLAY))
    if strange:
        yield Step(Reason("lay-out-uad-strange", (("cards", strange),)), done=False)
    else:
        yield Step(Reason("lay-out-uad-pack"))
    yield Step(Reason("lay-out-uad-deal", (("cards", table.hand_size),)), position.hands is not None or None)
    yield Step(Reason("lay-out-uad-dice", (("seen", len(seen.dice)),)), len(seen.dice) == 2)
    ring = tuple(suit.value for suit in table.ring)
    middle = lay_out_up_and_down(seen, seats, ring).middle
    if middle.face is None or middle.turn is None:
        yield Step(Reason("lay-out-uad-card"), done=False)
        return
    facing = table.turns[middle.turn]
    clubs = next((name for name, suit in zip(table.names, facing, strict=True) if suit is Suit.CLUBS), None)
    if clubs is None:
        yield Step(Reason("lay-out-uad-nobody", (("face", middle.face.value),)), done=False)
    else:
        facts = (("face", middle.face.value), ("player", clubs))
        yield Step(Reason("lay-out-uad-clubs", facts), done=True)


def _up(position: UpPosition, seen: Sightings, seats: TableMap) -> Iterator[Step]:
    terms = position.terms
    layout = lay_out_up(seen, zones_for(seats))
    yield Step(Reason("lay-out-up-pack", (("sets", terms.sets), ("cards", 13 if terms.minus_two else 12))))
    yield Step(Reason("lay-out-up-deal", (("hidden", HIDDEN_CARDS), ("hand", terms.hand_size))))
    missing = tuple(
        f"{name} {len(row)}"
        for name, row in zip(terms.players, layout.rows, strict=True)
        if len(row) != OPEN_CARDS
    )
    few = 0 < len(missing) <= FEW
    text = Reason("lay-out-up-missing", (("listed", missing),)) if few else Reason("lay-out-up-open")
    yield Step(text, not missing)
    yield Step(Reason("lay-out-middle-free"), not layout.middle)


def _schwupps(position: SchwuppsPosition, seen: Sightings) -> Iterator[Step]:
    layout = lay_out_schwupps(seen)
    there = layout.cards.keys() | layout.doubtful.keys()
    rows = sum(zone in there for zone in SCHWUPPS_ZONES if zone != NEXT)
    tops = sum(zone in there for zone in PILE_ZONES)
    yield Step(Reason("lay-out-sch-rows", (("seen", rows),)), rows == 4)
    yield Step(Reason("lay-out-sch-next"), NEXT in there)
    yield Step(Reason("lay-out-sch-tops", (("seen", tops),)), tops == 4)
    starter = position.sitting.players[position.tally.starter]
    facts = (("hand", FULL), ("pile", DEALT[len(position.sitting.players)]), ("player", starter))
    yield Step(Reason("lay-out-sch-hands", facts))
