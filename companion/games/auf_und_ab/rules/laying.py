"""Laying a set: what forbids it, in the order of the page, and what it brings about (AUA-15 to AUA-26)."""

from __future__ import annotations

from companion.engines.effects import Effect, EffectKind
from companion.engines.ruling import Fact, Reason, Ruling
from companion.games.auf_und_ab.rules.cards import (
    CHANGE_CARDS,
    DOUBLES,
    CardSet,
    Mode,
    card_set,
    names,
)
from companion.games.auf_und_ab.rules.events import Play
from companion.games.auf_und_ab.rules.passing import no_hand, not_in_turn
from companion.games.auf_und_ab.rules.round import Round
from companion.games.auf_und_ab.rules.situation import AufUndAbSituation, SituationT

LARGEST_COUNT_SHOWN = 99
"""A wrong count beyond this is not repeated in the reason; it may have any number of digits."""

_HAND_OVER, _GAME_OVER = Effect(EffectKind.HAND_OVER), Effect(EffectKind.GAME_OVER)


def rule_play(position: SituationT, play: Play) -> Ruling[SituationT]:
    """Rule on a set."""
    current = position.round
    if current is None:
        return no_hand(position, play.player)
    chosen = card_set(play.cards)
    forbidden = (
        not_in_turn(position, current, play.player)
        or _not_these_cards(position, play, chosen)
        or _not_one_number(position, current, play)
        or (_not_an_opening(position, play, chosen) if current.leader is None else None)
        or _not_that_count(position, current, play, chosen)
        or _not_beating(position, current, play)
    )
    if forbidden is not None:
        return forbidden
    return _laid(position, current, play, chosen)


def _not_these_cards(position: SituationT, play: Play, chosen: CardSet) -> Ruling[SituationT] | None:
    name = position.terms.players[play.player]
    size = len(play.cards)
    if chosen.bit_count() != size:
        twice = tuple(str(card) for card in sorted(set(play.cards)) if play.cards.count(card) > 1)
        return position.illegal("AUA-17", player=name, cards=twice, number=len(twice))
    holdings = position.holdings
    out = chosen & holdings.laid
    if out:
        return position.illegal("AUA-16", player=name, cards=names(out), number=out.bit_count())
    hand = holdings.hands[play.player]
    missing = chosen & holdings.dealt if hand is None else chosen & ~hand
    left = holdings.left[play.player]
    if not missing and size <= left:
        return None
    fault = "too-many" if not missing else "elsewhere" if hand is None else "missing"
    return position.illegal("AUA-15", player=name, fault=fault, cards=names(missing), size=size, left=left)


def _not_one_number(position: SituationT, current: Round, play: Play) -> Ruling[SituationT] | None:
    mode = current.mode
    numbers = {card.low for card in play.cards} if mode is Mode.UP else {card.high for card in play.cards}
    if len(numbers) == 1:
        return None
    clause = "AUA-18" if mode is Mode.UP else "AUA-19"
    shown = tuple(str(number) for number in sorted(numbers))
    return position.illegal(clause, player=position.terms.players[play.player], numbers=shown)


def _not_an_opening(position: SituationT, play: Play, chosen: CardSet) -> Ruling[SituationT] | None:
    double = chosen & DOUBLES
    if not position.holdings.laid:
        forbidden = _not_lowest_double(position, play.player, double)
        if forbidden is not None:
            return forbidden
    if double and play.count is None:
        size = len(play.cards)
        name = position.terms.players[play.player]
        return position.illegal("AUA-25", player=name, fewest=size, most=size + 1)
    return None


def _not_lowest_double(position: SituationT, player: int, double: CardSet) -> Ruling[SituationT] | None:
    players = position.terms.players
    name = players[player]
    if not double:
        return position.illegal("AUA-11", player=name, fault="no-double", holder="", double="")
    lower = position.holdings.lower_double(double)
    if lower is None:
        return None
    holder, held = lower
    fault = "own" if holder == player else "other"
    return position.illegal("AUA-11", player=name, fault=fault, holder=players[holder], double=names(held))


def _not_that_count(
    position: SituationT, current: Round, play: Play, chosen: CardSet
) -> Ruling[SituationT] | None:
    fewest = len(play.cards)
    most = fewest + 1 if chosen & DOUBLES else fewest
    count = play.count
    if count is not None:
        if not fewest <= count <= most:
            said = count if abs(count) <= LARGEST_COUNT_SHOWN else "…"
            return position.illegal("AUA-24", count=said, fewest=fewest, most=most, span=most - fewest)
        fewest = most = count
    needed = current.count
    if needed is None or current.number is None or fewest <= needed <= most:
        return None
    return position.illegal(
        "AUA-21",
        needed=needed,
        mode=current.mode.value,
        last=current.number,
        fewest=fewest,
        most=most,
        span=most - fewest,
    )


def _not_beating(position: SituationT, current: Round, play: Play) -> Ruling[SituationT] | None:
    last, count = current.number, current.count
    if last is None or count is None:
        return None
    number = _number(current.mode, play)
    if number > last if current.mode is Mode.UP else number < last:
        return None
    clause = "AUA-22" if current.mode is Mode.UP else "AUA-23"
    return position.illegal(clause, count=count, number=number, last=last)


def _number(mode: Mode, play: Play) -> int:
    card = play.cards[0]
    return card.low if mode is Mode.UP else card.high


def _laid(position: SituationT, current: Round, play: Play, chosen: CardSet) -> Ruling[SituationT]:
    player = play.player
    holdings = position.holdings.after(player, chosen)
    changes = current.changes + (chosen & CHANGE_CARDS).bit_count()
    clauses = _allowing(position, current, play, chosen)
    if not holdings.left[player]:
        return _hand_over(position.hand_won(holdings, player), player, clauses, changes)
    number = _number(current.mode, play)
    count = current.count or play.count or len(play.cards)
    after = Round(
        current.mode,
        current.still_in,
        current.next_after(player),
        player,
        count,
        number,
        changes,
    )
    reason = _told(position, current, after, play, double=bool(chosen & DOUBLES))
    return position.laid(holdings, after).legal((), reason, clauses)


def _allowing(position: AufUndAbSituation, current: Round, play: Play, chosen: CardSet) -> tuple[str, ...]:
    """The clauses by which a legal set opens a round or beats the set before."""
    double = bool(chosen & DOUBLES)
    if current.leader is None:
        clauses = ("AUA-24", "AUA-20") if double else ("AUA-20",)
        if position.holdings.laid:
            return clauses
        return ("AUA-12" if current.to_move is None else "AUA-11", *clauses)
    counting = "AUA-21"
    if double:
        counting = "AUA-26" if play.count is None else "AUA-24"
    clauses = (counting, "AUA-21") if counting == "AUA-24" else (counting,)
    alone = ("AUA-30",) if current.still_in == (current.leader,) else ()
    return (*alone, *clauses, "AUA-22" if current.mode is Mode.UP else "AUA-23")


def _told(position: AufUndAbSituation, current: Round, after: Round, play: Play, *, double: bool) -> Reason:
    """What is said of a set after which the round goes on: what it beats, and how its double counts."""
    count = after.count or 0
    facts: tuple[tuple[str, Fact], ...] = (
        ("player", position.terms.players[play.player]),
        ("number", str(after.number)),
        ("cards", Reason("aua-cards", (("count", count),))),
        ("double", _DOUBLE[count - len(play.cards)] if double else ""),
    )
    if current.number is None:
        return Reason("aua-opened", facts)
    key = "aua-higher" if current.mode is Mode.UP else "aua-lower"
    return Reason(key, (*facts, ("last", str(current.number))))


_DOUBLE = (Reason("aua-double-once"), Reason("aua-double-twice"))
"""By how many cards more than it has a set with a double stands for: how the double counts."""


def _hand_over(after: SituationT, winner: int, clauses: tuple[str, ...], changes: int) -> Ruling[SituationT]:
    facts = (("player", after.terms.players[winner]), ("points", sum(after.holdings.left)))
    without_effect = ("AUA-39",) if changes % 2 else ()
    clauses = (*clauses, "AUA-38", *without_effect, "AUA-40")
    if after.game_over:
        end = "AUA-43" if after.terms.end.hands is None else "AUA-42"
        reason = Reason("aua-game-over", facts)
        return after.legal((_HAND_OVER, _GAME_OVER), reason, (*clauses, end, "AUA-45"))
    return after.legal((_HAND_OVER,), Reason("aua-hand-over", facts), clauses)
