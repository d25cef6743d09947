"""Shorter ways to write a name, none of which could be somebody else's at the same table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from companion.screens.graphemes import graphemes

ENDING = 2
"""Letters at the end of a name that tell it from one that begins like it."""


def ways_to_write(name: str, among: Iterable[str]) -> Iterator[str]:
    """A name, then what it is shortened to, the longest first.

    That is its first word and what fits of it; where somebody else's is the same, the first letters of the
    second word, too; and where a name differs from another at its end only, its beginning and its end.

    Args:
        name: whose.
        among: everybody at the table.
    """
    yield from _ways(name, tuple(among))


@lru_cache(maxsize=256)
def _ways(name: str, among: tuple[str, ...]) -> tuple[str, ...]:
    """The same, kept: names are written again with every picture."""
    return tuple(_all_ways(name, [other for other in among if other != name]))


def _all_ways(name: str, others: list[str]) -> Iterator[str]:
    yield name
    yield from (way for way in _shorter(name) if not any(_could_be(way, other) for other in others))
    yield f"{graphemes(name)[0]}."


def _shorter(name: str) -> Iterator[str]:
    """The first word, with letters of the second, what fits of it, and its initial with the second."""
    first, *rest = name.split() or [name]
    second = rest[0] if rest else ""
    yield from [first] if rest else []
    yield from (f"{first} {head}." for head in _heads(second, 1))
    yield from (f"{head}." for head in reversed(list(_heads(first, 2))))
    yield from (f"{graphemes(first)[0]}. {head}." for head in _heads(second, 1))
    letters = graphemes(name)
    ending = "".join(letters[-ENDING:])
    yield from (f"{''.join(letters[:n])}…{ending}" for n in range(len(letters) - ENDING - 1, 0, -1))


def _heads(word: str, fewest: int) -> Iterator[str]:
    """The beginnings of a word, the shortest first, none of which is the word itself."""
    letters = graphemes(word)
    return ("".join(letters[:count]) for count in range(fewest, len(letters)))


def _could_be(way: str, other: str) -> bool:
    """Whether another name could be meant: each word is its own, or begins it where a point says so."""
    head, dots, end = way.partition("…")
    if dots:
        return other.startswith(head) and other.endswith(end)
    said, meant = way.split(), other.split()
    return len(said) <= len(meant) and all(
        whole.startswith(word[:-1]) if word.endswith(".") else whole == word
        for word, whole in zip(said, meant, strict=False)
    )
