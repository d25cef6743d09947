"""A camera's device that has nothing to hold, for tests of its pictures."""

from __future__ import annotations


class Unheld:
    """The part of a `Source` that holds what was found, with nothing in it."""

    is_settled, is_held = True, False

    def hold(self) -> None:
        pass

    def release(self) -> None:
        pass
