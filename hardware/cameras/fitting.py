"""Which of the ways in which a camera can give its pictures is asked of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

Size = tuple[int, int]
"""Width and height in pixels."""

LEAST_RATE: Final = 10.0
"""Pictures a second that a camera must give: so many are kept where nobody has time for them (`missed`)."""


class Way(Protocol):
    """One way to give pictures."""

    @property
    def size(self) -> Size:
        """Width and height in pixels."""

    @property
    def rate(self) -> float:
        """Pictures a second at most."""


AnyWay = TypeVar("AnyWay", bound=Way)


def best_fit(
    ways: Sequence[AnyWay], asked: Size, order: Callable[[AnyWay], tuple[float, ...]]
) -> AnyWay | None:
    """The smallest that holds pictures of a size often enough, else the largest; None where there is none.

    Args:
        ways: what the camera can give.
        asked: width and height in pixels.
        order: of those of one size the one with the least is taken.
    """
    quick = [way for way in ways if way.rate >= LEAST_RATE] or ways
    large = [way for way in quick if way.size[0] >= asked[0] and way.size[1] >= asked[1]]
    if large:
        return min(large, key=lambda way: (area(way.size), *order(way)))
    return min(quick, key=lambda way: (-area(way.size), *order(way)), default=None)


def area(sides: Size) -> int:
    """Pixels of a picture of that size."""
    return sides[0] * sides[1]
