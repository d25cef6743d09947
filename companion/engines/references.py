"""A part of a game that is named now and loaded when it is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from pkgutil import resolve_name
from typing import TypeVar

from companion.engines.errors import BrokenGameError

PartT = TypeVar("PartT")


@dataclass(frozen=True, slots=True)
class Reference:
    """Where a part of a game is.

    So a game can say where its page is, and nobody who rules on a record loads a library for screens.

    Attributes:
        path: of the module and the name in it, ``"companion.games.up.table:TABLE"``.
    """

    path: str

    def load(self, kind: type[PartT]) -> PartT:
        """The part.

        Args:
            kind: what it must be.

        Raises:
            BrokenGameError: there is nothing, or something else.
        """
        try:
            part = resolve_name(self.path)
        except (ImportError, AttributeError, ValueError) as error:
            raise BrokenGameError(f"A part of a game cannot be loaded, {self.path}: {error}.") from error
        if not isinstance(part, kind):
            raise BrokenGameError(f"A part of a game, {self.path}, must be a {kind.__name__} and is none.")
        return part
