"""A part of a game that is named now and loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pkgutil import resolve_name
from traceback import extract_tb
from typing import Any, TypeVar

from companion.engines.errors import BrokenGameError

PartT = TypeVar("PartT")
MadeT = TypeVar("MadeT")


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
        except Exception as error:  # it is somebody else's code, and may fail in any way
            said = f"A part of a game cannot be loaded, {self.path}: {_why(error)}."
            raise BrokenGameError(said) from error
        if not isinstance(part, kind):
            raise BrokenGameError(f"A part of a game, {self.path}, must be a {kind.__name__} and is none.")
        return part


def made(make: Callable[[], MadeT], kind: type[Any]) -> MadeT:
    """What a part of a game makes, a table reader or the people of a record, whole.

    Args:
        make: makes it.
        kind: the protocol that it must fulfil.

    Raises:
        BrokenGameError: it cannot be made, or lacks a method, or has it from the protocol alone and
            so does nothing; the text names its class and the method.
    """
    try:
        thing = make()
    except TypeError as error:  # Python names the class and what it lacks
        raise BrokenGameError(f"A {kind.__name__} cannot be made: {_why(error)}.") from error
    cls, wanted = type(thing), {name: one for name, one in vars(kind).items() if not name.startswith("_")}
    lacking = [
        name for name, one in wanted.items() if getattr(cls, name, None) is one or not hasattr(thing, name)
    ]
    if lacking:
        raise BrokenGameError(
            f"{cls.__module__}.{cls.__qualname__} lacks {', '.join(lacking)}: a {kind.__name__} must have it."
        )
    return thing


def _why(error: Exception) -> str:
    """What went wrong; where, too, unless the error says so itself."""
    if isinstance(error, ImportError | SyntaxError) or error.__traceback__ is None:
        return str(error)
    last = extract_tb(error.__traceback__)[-1]
    there = "" if last.filename == resolve_name.__code__.co_filename else f" ({last.filename}:{last.lineno})"
    return f"{error}{there}"
