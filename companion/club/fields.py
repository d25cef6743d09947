"""What a message from outside holds, each value checked as it is asked for."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from companion.club.errors import UnfitMessageError
from companion.engines.names import LONGEST_NAME, composed
from companion.texts.errors import reason_of

T = TypeVar("T")

MOST_PLAYERS: Final = 10
"""At a table: so many people play Up, the largest of the games (`UP-1`)."""

_HIGHEST: Final = 2**63 - 1
"""SQLite's highest number, and so a journal's."""

_LATEST: Final = 253_402_300_799
"""The last second of the year 9999, the last that ISO 8601 writes with four digits: none shows more."""

LONGEST_HEADER: Final = 8 * 1024
"""Characters of a record's first line, as JSON; those of the four games with ten players have some 500."""

_MOST_TEXTS: Final = 100
_STREAM = re.compile(r"[0-9a-f]{32}", re.ASCII)


class Fields:
    """The keys of a message, or of an object in it.

    Args:
        kind: which message it is, as errors name it.
        values: as JSON gave them.
    """

    def __init__(self, kind: str, values: Mapping[str, Any]) -> None:
        self._kind = kind
        self._values = values

    def unfit(self, key: str) -> UnfitMessageError:
        """The error of a key whose value is not there or none of its kind."""
        return UnfitMessageError(reason_of("unfit-club-message-key", kind=self._kind, name=key))

    def value(self, key: str) -> Any:
        """Whatever stands there, None where nothing does."""
        return self._values.get(key)

    def yes_or_no(self, key: str) -> bool:
        """True or false; raises `UnfitMessageError`, as all that follow."""
        return self._checked(key, bool)

    def whole(self, key: str) -> int:
        """A whole number, 0 or more."""
        return self._checked(key, int, lambda value: 0 <= value <= _HIGHEST)

    def whole_or_none(self, key: str) -> int | None:
        """The same, or nothing."""
        return None if self.value(key) is None else self.whole(key)

    def time(self, key: str) -> float:
        """Seconds since the epoch, of a day that a calendar can show."""
        value = self.value(key)
        if type(value) not in (int, float) or not 0 <= value <= _LATEST:  # what is no number is not below
            raise self.unfit(key)
        return float(value)

    def text(self, key: str, most: int) -> str:
        """A text of so many characters at most."""
        return self._checked(key, str, lambda value: len(value) <= most)

    def text_or_none(self, key: str, most: int) -> str | None:
        """The same, or nothing."""
        return None if self.value(key) is None else self.text(key, most)

    def stream(self, key: str) -> str:
        """The id of a stream."""
        return self._checked(key, str, lambda value: _STREAM.fullmatch(value) is not None)

    def stream_or_none(self, key: str) -> str | None:
        """The same, or nothing."""
        return None if self.value(key) is None else self.stream(key)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(self._list(key, _MOST_TEXTS, lambda one: isinstance(one, str)))

    def names(self, key: str) -> tuple[str, ...]:
        """A list of people's names, each once, however it is written."""
        names = tuple(self._list(key, MOST_PLAYERS, _is_name))
        if len(set(map(composed, names))) != len(names):
            raise self.unfit(key)
        return names

    def totals(self, key: str, players: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers, as many as there are players."""
        totals = tuple(self._list(key, MOST_PLAYERS, _is_total))
        if players is not None and len(totals) != players:
            raise self.unfit(key)
        return totals

    def mapping(self, key: str) -> dict[str, Any]:
        """An object of which nothing is said here."""
        return self._checked(key, dict)

    def header(self, key: str) -> dict[str, Any]:
        """A record's first line: which game, and who plays it. Its options are the game's to check."""
        values = self.mapping(key)
        inner = Fields(f"{self._kind}: {key}", values)
        inner.text("game", 64)
        if not inner.names("players"):
            raise inner.unfit("players")
        if len(json.dumps(values, ensure_ascii=False)) > LONGEST_HEADER:
            raise self.unfit(key)
        if not isinstance(values.get("options", {}), dict):
            raise inner.unfit("options")
        return values

    def inner(self, key: str) -> Fields:
        """An object whose keys are checked in turn."""
        return Fields(f"{self._kind}: {key}", self.mapping(key))

    def _list(self, key: str, most: int, fits: Callable[[Any], bool]) -> list[Any]:
        return self._checked(key, list, lambda value: len(value) <= most and all(map(fits, value)))

    def _checked(self, key: str, kind: type[T], fits: Callable[[T], bool] = lambda _value: True) -> T:
        """The value of exactly that kind (true is no number), where it fits."""
        value = self._values.get(key)
        if type(value) is not kind or not fits(value):
            raise self.unfit(key)
        return value


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_NAME and composed(value) != ""


def _is_total(value: Any) -> bool:
    return type(value) is int and abs(value) <= _HIGHEST
