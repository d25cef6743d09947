"""People and table readers are tested without pictures, before an eye without fault."""

from __future__ import annotations

from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.rehearsal.compared import Comparison, compare
from companion.rehearsal.perfect_sight import before_perfect_sight
from companion.rehearsal.truth import Truth
from companion.rehearsal.watched import Watched
from companion.table.seats import TableMap


def acted_before_perfect_sight(
    truth: Truth, journal: Journal, seed: int = 1, seats: TableMap | None = None
) -> tuple[Comparison, Watched]:
    """A whole record acted out before an eye without fault, and what came of it.

    People sit at `seats`, and have said so on the map.
    """
    evening = Evening.begin(journal, truth.header)
    watched = before_perfect_sight(truth, evening, seed, seats)
    watched.to_the_end()
    return compare(truth, [ruled.event for ruled in evening.ruled]), watched
