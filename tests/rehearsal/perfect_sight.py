"""People and table readers are tested without pictures, before an eye without fault."""

from __future__ import annotations

from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.rehearsal.compared import Comparison, compare
from companion.rehearsal.perfect_sight import sight_and_world
from companion.rehearsal.rehearsal import Rehearsal
from companion.rehearsal.truth import Truth
from companion.rehearsal.watched import SittingScreen, Watched
from companion.sitting import Sitting
from companion.table.seats import TableMap


def acted_before_perfect_sight(
    truth: Truth, journal: Journal, seed: int = 1, seats: TableMap | None = None
) -> tuple[Comparison, Watched]:
    """A whole record acted out before an eye without fault, and what came of it.

    People sit at `seats`, and have said so on the map.
    """
    header: Header = truth.header
    evening = Evening.begin(journal, header, None)
    sight, world = sight_and_world(header, seed)
    sitting = Sitting(evening, sight)
    for seat in seats.seats if seats is not None else ():
        sitting.seat(seat.player, seat.direction)
    rehearsal = Rehearsal(truth, world, SittingScreen(sitting), board=False, painted=False, seats=seats)
    sight.rehearsal = rehearsal
    watched = Watched(rehearsal, sitting)
    while watched.step():
        pass
    return compare(truth, [ruled.event for ruled in evening.ruled]), watched
