"""By which clauses a set holds, falls or clears, and the sentence that says so (UP-25 to UP-50)."""

from __future__ import annotations

from functools import cache

from companion.engines.effects import Effect
from companion.engines.ruling import Fact, Reason
from companion.engines.up.cards import ALL_OF, HEAVIEST, Card
from companion.engines.up.events import Hand
from companion.engines.up.fate import Fate
from companion.engines.up.moment import people
from companion.engines.up.round import Tower


def deciding(tower: Tower, fate: Fate, kind: Card, cards: Hand) -> tuple[str, ...]:
    """The clauses that decide what becomes of a set; who goes on, and the round's end, are not among them."""
    if kind is Card.MINUS_TWO and fate is not Fate.TAKEN_UP:
        several = len(cards) > 1 or (tower.size > 0 and _lowered(tower))
        return _OF_MINUS_TWO[bool(tower.size), several, fate]
    if fate is Fate.CLEARS:
        return ("UP-39", "UP-42", "UP-40") if len(cards) > 1 else ("UP-39", "UP-40")
    clauses = _OF_NUMBER[fate] if tower.size or fate is Fate.TAKEN_UP else ("UP-25",)
    as_two = kind is Card.TWO and Card.MINUS_TWO in cards
    return ("UP-67", *clauses) if as_two else clauses


def what_holds(tower: Tower, kind: Card, number: int, limit: int) -> Reason:
    """What is said of a set of `number` cards that count as `kind` and stays on the tower."""
    return _holding(tower.limit if tower.size else 0, kind, number, limit)


@cache
def why_it_collapses(limit: int, kind: Card, number: int) -> Reason:
    """Why a set brings the tower down; `limit` is 0 for a tower that it would begin."""
    if kind is not Card.MINUS_TWO:
        return Reason("up-cause-heavier", (("card", kind.sign), ("limit", str(limit))))
    before = limit or HEAVIEST
    after = str(before - 2 * number).replace("-", "−")
    return Reason("up-cause-too-low", (("before", str(int(before))), ("limit", after)))


@cache
def cards_told(number: int) -> Reason:
    """So many cards."""
    return Reason("up-cards", (("count", number),))


def with_aside(
    told: Reason, names: tuple[str, ...], owing: int | None, skipped: tuple[Effect, ...], owes: int | None
) -> Reason:
    """What was said, and who did not call in time, who is skipped, and who must call now.

    Args:
        told: what was said of the set; its last fact is what is said besides.
        names: the players' names.
        owing: who owed a call before the set.
        skipped: those who are passed over.
        owes: who owes a call after it.
    """
    over = people(tuple([names[effect.player] for effect in skipped if effect.player is not None]))
    facts: tuple[tuple[str, Fact], ...] = (
        ("missed", missed(names, owing)),
        ("skipped", Reason("up-also-skipped", over) if skipped else ""),
        ("owed", "" if owes is None else Reason("up-also-owed", (("player", names[owes]),))),
    )
    return Reason(told.key, (*told.facts[:-1], ("also", Reason("up-also", facts))))


def missed(names: tuple[str, ...], owing: int | None) -> Fact:
    """That somebody did not call in time; nothing where nobody owed it."""
    return "" if owing is None else Reason("up-also-missed", (("player", names[owing]),))


@cache
def _holding(before: int, kind: Card, number: int, limit: int) -> Reason:
    facts: tuple[tuple[str, Fact], ...] = (("limit", str(limit)), ("also", ""))
    if kind is Card.MINUS_TWO:
        key = "up-lowers" if before else "up-begins-minus-two"
        if number > 1:
            key, facts = f"{key}-several", (("number", str(number)), *facts)
        return Reason(key, (("before", str(before)), *facts) if before else facts)
    if not before:
        return Reason("up-begins", facts)
    if limit == before:
        return Reason("up-holds-equal", facts)
    return Reason("up-holds", (("before", str(before)), *facts))


def _lowered(tower: Tower) -> bool:
    """Whether a −2 lies on top: numbers never grow in a tower, so one as the limit would lie there itself."""
    return not tower.cards & ALL_OF[tower.limit]


_FALL = ("UP-36",)
_OF_MINUS_TWO = {
    (True, False, Fate.STAYS): ("UP-32",),
    (True, True, Fate.STAYS): ("UP-32", "UP-33"),
    (True, False, Fate.COLLAPSES): _FALL,
    (True, True, Fate.COLLAPSES): ("UP-33", *_FALL),
    (False, False, Fate.STAYS): ("UP-35",),
    (False, True, Fate.STAYS): ("UP-35", "UP-33"),
    (False, True, Fate.COLLAPSES): ("UP-35", "UP-33", *_FALL),
}
"""By whether a tower stands, whether several −2 have their part in it, and what becomes of the set."""

_OF_NUMBER = {Fate.STAYS: ("UP-26",), Fate.COLLAPSES: ("UP-27",), Fate.TAKEN_UP: ("UP-37",)}
