"""When things were told in evenings: by that the same evening is known again, whoever was forgotten in it.

Times are kept to the microsecond, and to forget somebody changes names, but no time.
"""

from __future__ import annotations

import sqlite3
from typing import Any, Final

Moments = frozenset[tuple[str, Any, Any]]
"""When something was told in a game: which kind of thing, when the game began, and when it was told."""

_MOMENTS: Final = """
SELECT game.evening, 'game', game.started, game.started FROM game
UNION ALL SELECT game.evening, 'entry', game.started, entry.time FROM entry JOIN game ON game.id = entry.game
UNION ALL SELECT game.evening, 'edit', game.started, score_edit.time
    FROM score_edit JOIN game ON game.id = score_edit.game
"""

_TWICE: Final = "SELECT 1 FROM game GROUP BY started HAVING count(DISTINCT evening) > 1 LIMIT 1"
"""SQL for whether any game is there twice, in two evenings."""


def moments_of(database: sqlite3.Connection) -> dict[int, Moments]:
    """What was told in each evening of a journal, by the times alone; raises `sqlite3.Error`."""
    found: dict[int, set[tuple[str, Any, Any]]] = {}
    for evening, *moment in database.execute(_MOMENTS):
        if isinstance(evening, int):
            kind, began, when = moment
            found.setdefault(evening, set()).add((kind, began, when))
    return {evening: frozenset(moments) for evening, moments in found.items()}


def repeated(database: sqlite3.Connection) -> frozenset[int]:
    """Numbers of the evenings that are nothing but the beginning of another one that was brought back.

    Of two that are the same that is the later one. Raises `sqlite3.Error`.
    """
    if database.execute(_TWICE).fetchone() is None:
        return frozenset()
    moments = moments_of(database)
    return frozenset(
        number
        for number, told in moments.items()
        if any(told < other or (told == other and number > one) for one, other in moments.items())
    )
