"""Which of some things are which of others: the cheapest pairs, by one solver wherever things are matched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import lap
import numpy as np

One = TypeVar("One")
Other = TypeVar("Other")

NEVER: Final = 1e6
"""Cost of a pair that cannot be; far above any limit, and finite, as the solver wants it."""


def cheapest_pairs(
    ones: Sequence[One],
    others: Sequence[Other],
    cost: Callable[[One, Other], float],
    limit: float = NEVER / 2,
) -> tuple[tuple[int, int], ...]:
    """Pairs whose costs are least together; none of a thing that is in no pair below the limit.

    Args:
        ones: things.
        others: things that may be the same.
        cost: of taking the two for one, 0 and more; `NEVER` where they cannot be.
        limit: a pair that costs as much as this is two things.

    Returns:
        Indexes of the pairs, in the order of ``ones``.
    """
    if not ones or not others:
        return ()
    costs = np.array([[cost(one, other) for other in others] for one in ones], np.float64)
    _, found, _ = lap.lapjv(costs, extend_cost=True, cost_limit=limit)
    return tuple((number, int(at)) for number, at in enumerate(found) if at >= 0)
