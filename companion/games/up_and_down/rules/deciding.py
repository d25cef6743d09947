"""Who wins a trick, by which clauses, and the sentence that says so (UAD-30 to UAD-39)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

from companion.engines.ruling import Fact, Reason
from companion.games.up_and_down.rules.cards import PACK, RANKS, Card, Face
from companion.games.up_and_down.rules.layout import Layout
from companion.games.up_and_down.rules.table import Suits

Trick = tuple[Card, ...]

_Facts = tuple[tuple[str, Fact], ...]


class Decision(NamedTuple):
    """What decided a trick.

    Attributes:
        winner: index of the player who wins it, None when nobody does.
        clauses: the clauses by which that is so, in the order of deciding.
        cancelled: the cards that cancelled each other, by value and suit.
        key: message that says so, but for what becomes of the trick.
        facts: its facts.
    """

    winner: int | None
    clauses: tuple[str, ...]
    cancelled: Trick
    key: str
    facts: _Facts


def decide(layout: Layout, facing: Suits, names: tuple[str, ...], trick: Trick) -> Decision:
    """Decide a trick, step by step as the rules do: cancel, who can win, trump, the best of the own suits.

    Args:
        layout: face and trump value.
        facing: each player's own suit.
        names: each player's name.
        trick: each player's card.
    """
    trump = layout.trump
    values = [card.value for card in trick]
    left: Sequence[int] = range(len(trick))
    clauses: tuple[str, ...] = ()
    cancelled: Trick = ()
    told: _Facts = ()
    if len(set(values)) < len(values):
        left = [player for player in left if values.count(values[player]) == 1]
        cancelled, clauses, told = _cancelled(trump, facing, trick, values)
    up, own = layout.face is Face.UP, 0
    best = foremost = None
    for player in left:
        value = values[player]
        if value == trump:
            key = "uad-left-trump" if told else "uad-won-trump"
            facts = (*told, ("player", names[player]), ("card", _SAID[trick[player].bit]))
            return Decision(player, (*clauses, "UAD-34"), cancelled, key, facts)
        if foremost is None or (value > values[foremost]) is up:
            foremost = player
        if trick[player].suit is facing[player]:
            own += 1
            if best is None or (value > values[best]) is up:
                best = player
    if best is None:
        return _nobody(clauses, cancelled, told, anything_left=bool(left))
    facts = (*told, ("player", names[best]), ("card", _SAID[trick[best].bit]), ("face", layout.face))
    if foremost == best:
        return Decision(best, (*clauses, "UAD-35"), cancelled, _BEST[bool(told)], facts)
    clauses = (*clauses, "UAD-33", "UAD-35")
    if own == 1:
        return Decision(best, clauses, cancelled, _ONLY[bool(told)], facts)
    # Of at most four cards two cannot have cancelled here.
    return Decision(best, clauses, cancelled, "uad-won-own", facts)


def _cancelled(
    trump: int, facing: Suits, trick: Trick, values: list[int]
) -> tuple[Trick, tuple[str, ...], _Facts]:
    """The cards that cancel each other, the clauses by which they do, and how that is said.

    By UAD-32 where they are of the trump value, and where none of a value could have won anyway; else by
    UAD-31 alone. So do the source's examples B and C.
    """
    players = [player for player, value in enumerate(values) if values.count(value) > 1]
    cards = tuple(sorted([trick[player] for player in players], key=attrgetter("value", "bit")))
    alike = sorted({card.value for card in cards})
    able = {values[player] for player in players if trick[player].suit is facing[player]}
    clauses: tuple[str, ...] = ("UAD-31",) if alike != [trump] else ()
    if not able.issuperset(alike) or trump in alike:
        clauses = (*clauses, "UAD-32")
    return cards, clauses, (("cancelled", _CANCELLING[tuple(alike), trump in alike]),)


def _nobody(clauses: tuple[str, ...], cancelled: Trick, told: _Facts, *, anything_left: bool) -> Decision:
    if told:
        key = "uad-left-nobody" if anything_left else "uad-left-none"
        return Decision(None, (*clauses, "UAD-36"), cancelled, key, told)
    return Decision(None, ("UAD-33", "UAD-36"), cancelled, "uad-won-nobody", told)


_BEST = ("uad-won-best", "uad-left-best")
_ONLY = ("uad-won-only", "uad-left-only")
"""Messages without and with cards that cancelled each other."""

_SAID = {card.bit: str(card) for card in PACK}
"""By the card's bit: the card as people write it."""

_RANK = dict(enumerate(RANKS, start=2))

_CANCELLING: dict[tuple[tuple[int, ...], bool], Reason] = {
    ((value,), trump): Reason("uad-cancelling-trumps" if trump else "uad-cancelling", (("rank", rank),))
    for value, rank in _RANK.items()
    for trump in (False, True)
} | {
    ((value, other), trump): Reason("uad-cancelling-both", (("rank", rank), ("other", _RANK[other])))
    for value, rank in _RANK.items()
    for other in range(value + 1, max(_RANK) + 1)
    for trump in (False, True)
}
"""By the values that are there more than once, and whether the trump value is one: how that is said."""
