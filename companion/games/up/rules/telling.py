"""By which clauses a set holds, falls or clears, and the sentence that says so (UP-25 to UP-50)."""

from __future__ import annotations

from functools import cache

from companion.engines.effects import Effect
from companion.engines.ruling import Fact, Reason
from companion.games.up.rules.cards import ALL_OF, HEAVIEST, Card
from companion.games.up.rules.events import Hand
from companion.games.up.rules.fate import Fate
from companion.games.up.rules.moment import people
from companion.games.up.rules.round import Tower


def deciding(tower: Tower, fate: Fate, kind: Card, cards: Hand) -> tuple[str, ...]:
    """The clauses that decide what becomes of a set; who goes on, and the round's end, are not among them."""
    if kind is Card.MINUS_TWO:
        return ("UP-37",) if fate is Fate.TAKEN_UP else _of_minus_two(tower, fate, len(cards))
    if fate is Fate.CLEARS:
        return ("UP-39", "UP-42", "UP-40") if len(cards) > 1 else ("UP-39", "UP-40")
    clauses = ("UP-25",)
    if tower.size:
        clauses = ("UP-26",) if fate is Fate.STAYS else ("UP-27",)
    return ("UP-67", *clauses) if kind is Card.TWO and Card.MINUS_TWO in cards else clauses


def _of_minus_two(tower: Tower, fate: Fate, number: int) -> tuple[str, ...]:
    several = ("UP-33",) if number > 1 or (tower.size and _lowered(tower)) else ()
    if fate is Fate.COLLAPSES:
        return (*several, "UP-36") if tower.size else ("UP-35", *several, "UP-36")
    return ("UP-32" if tower.size else "UP-35", *several)


def what_holds(tower: Tower, kind: Card, number: int, limit: int) -> Reason:
    """What is said of a set of `number` cards that count as `kind` and stays on the tower."""
    before = tower.limit if tower.size else 0
    return _lowering(before, number, limit) if kind is Card.MINUS_TWO else _HOLDS[before][limit]


def why_it_collapses(limit: int, kind: Card, number: int) -> Reason:
    """Why a set brings the tower down; `limit` is 0 for a tower that it would begin."""
    return _too_low(limit, number) if kind is Card.MINUS_TWO else _too_heavy(limit, int(kind))


@cache
def _too_heavy(limit: int, number: int) -> Reason:
    return Reason("up-cause-heavier", (("card", str(number)), ("limit", str(limit))))


@cache
def _too_low(limit: int, number: int) -> Reason:
    before = limit or HEAVIEST
    after = str(before - 2 * number).replace("-", "−")
    facts = (("before", str(int(before))), ("limit", after))
    if number > 1:
        return Reason("up-cause-too-low-several", (("number", str(number)), *facts))
    return Reason("up-cause-too-low", facts)


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
    seats = [effect.player for effect in skipped if effect.player is not None]
    at_once = owing is not None and owing in seats
    over = tuple([names[seat] for seat in seats if seat != owing])
    facts: tuple[tuple[str, Fact], ...] = (
        ("missed", missed(names, owing, at_once=at_once)),
        ("skipped", Reason("up-also-skipped", people(over)) if over else ""),
        ("owed", "" if owes is None else Reason("up-also-owed", (("player", names[owes]),))),
    )
    return Reason(told.key, (*told.facts[:-1], ("also", Reason("up-also", facts))))


def missed(names: tuple[str, ...], owing: int | None, *, at_once: bool = False) -> Fact:
    """That somebody did not call in time, and is skipped at once or later; nothing where nobody owed it."""
    if owing is None:
        return ""
    return Reason("up-also-missed-at-once" if at_once else "up-also-missed", (("player", names[owing]),))


@cache
def _lowering(before: int, number: int, limit: int) -> Reason:
    key = "up-lowers" if before else "up-begins-minus-two"
    facts: tuple[tuple[str, Fact], ...] = (("limit", str(limit)), ("also", ""))
    if number > 1:
        key, facts = f"{key}-several", (("number", str(number)), *facts)
    return Reason(key, (("before", str(before)), *facts) if before else facts)


def _holding(before: int, limit: int) -> Reason:
    facts = (("limit", str(limit)), ("also", ""))
    if not before:
        return Reason("up-begins", facts)
    if limit == before:
        return Reason("up-holds-equal", facts)
    return Reason("up-holds", (("before", str(before)), *facts))


_HOLDS = [[_holding(before, limit) for limit in range(HEAVIEST + 1)] for before in range(HEAVIEST + 1)]
"""By the limit before and after: what is said of a number that stays on the tower."""


def _lowered(tower: Tower) -> bool:
    """Whether a −2 lies on top: numbers never grow in a tower, so one as the limit would lie there itself."""
    return not tower.cards & ALL_OF[tower.limit]
