"""How much one client may ask for: so many at once, and so many a second after that."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST_KNOWN: Final = 4096
"""Clients that are remembered; a network of homes has some 250 addresses."""


@dataclass(slots=True)
class _Bucket:
    """What is left to one client.

    Attributes:
        left: how many it may ask for now.
        since: when that was reckoned, seconds.
    """

    left: float
    since: float


class Allowance:
    """How often something may be asked for.

    Args:
        burst: so many at once.
        a_second: so many come back each second.
        clock: gives the time in seconds.
    """

    def __init__(self, burst: float, a_second: float, clock: Callable[[], float]) -> None:
        self._burst, self._a_second, self._clock = burst, a_second, clock
        self._buckets: OrderedDict[object, _Bucket] = OrderedDict()

    def takes(self, client: object) -> bool:
        """Whether a client may ask once more now; then that is taken off."""
        now = self._clock()
        bucket = self._buckets.setdefault(client, _Bucket(self._burst, now))
        self._buckets.move_to_end(client)
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        bucket.left = min(self._burst, bucket.left + (now - bucket.since) * self._a_second)
        bucket.since = now
        if bucket.left < 1.0:
            return False
        bucket.left -= 1.0
        return True
