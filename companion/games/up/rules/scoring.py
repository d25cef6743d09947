"""The end of a round, showing the cards left, and the score."""

from __future__ import annotations

from companion.engines.effects import Effect, EffectKind
from companion.engines.ruling import Reason, Ruling
from companion.games.up.rules.cards import ALL_OF, Card, Pile, copies, kinds_in, pile_of
from companion.games.up.rules.events import Show
from companion.games.up.rules.holdings import Holding, Holdings
from companion.games.up.rules.moment import people
from companion.games.up.rules.options import Scoring
from companion.games.up.rules.round import Round, RoundOver, Variants
from companion.games.up.rules.situation import SituationT, UpSituation

CREDIT = 10
"""For whoever ended the round (UP-54)."""

CREDIT_FOR_TURNED_MINUS_TWO = 80
"""For whoever ended it by turning a −2 (UP-55)."""

MINUS_TWO_LEFT, CLEAR_LEFT, DIRTY_ONE_LEFT = 20, 50, 30
"""What these cards cost when left (UP-52, UP-53, UP-66)."""


def end_round(
    position: SituationT,
    current: Round,
    holding: Holding,
    unplaced: Pile,
    credit: int,
    effects: tuple[Effect, ...],
    clauses: tuple[str, ...],
) -> Ruling[SituationT]:
    """The ruling on the play that ended the round; `holding` is what its player has left: nothing."""
    terms = position.terms
    holdings = current.holdings.with_holding(current.to_move, holding, unplaced)
    left = tuple(None if other.unknown else other.known for other in holdings.players)
    over = RoundOver(current.variants, holdings, left, current.to_move, credit, scored=False)
    winner = ("player", terms.players[current.to_move])
    effects = (*effects, Effect(EffectKind.ROUND_OVER))
    if current.owing is not None:
        clauses = (*clauses, "UP-50")
    if terms.scoring is not Scoring.POINTS:
        return _scored(position, over, effects, Reason("up-round-over", (winner,)), clauses)
    if None not in left:
        turned = credit == CREDIT_FOR_TURNED_MINUS_TWO
        key = "up-round-over-minus-two" if turned else "up-round-over-credit"
        return _scored(position, over, effects, Reason(key, (winner, ("credit", credit))), clauses)
    after = position.with_round(over)
    reason = Reason("up-round-over-show-due", (winner, *people(after.not_shown)))
    return after.legal(effects, reason, (*clauses, "UP-57"))


def rule_show(position: SituationT, show: Show) -> Ruling[SituationT]:
    """Rule on a show of cards left."""
    over = position.round
    if not isinstance(over, RoundOver) or over.scored:
        return position.illegal("UP-58")
    if not position.terms.minus_two and any(Card.MINUS_TWO in cards for cards in show.cards if cards):
        return position.illegal("UP-4")
    return _not_those_left(position, over, show) or _shown(position, over, show)


def _not_those_left(position: SituationT, over: RoundOver, show: Show) -> Ruling[SituationT] | None:
    players = position.terms.players
    for player, cards in enumerate(show.cards):
        if cards is None:
            continue
        needed = over.holdings.players[player].size
        if len(cards) != needed:
            return position.illegal(
                "UP-59", player=players[player], cards=len(cards), needed=needed, missing="none"
            )
        missing = _missing(over.known(player), pile_of(cards))
        if missing is not None:
            return position.illegal(
                "UP-59", player=players[player], cards=needed, needed=needed, missing=missing.sign
            )
    return None


def _missing(known: Pile, named: Pile) -> Card | None:
    return next((card for card in kinds_in(known) if copies(known, card) > copies(named, card)), None)


def _shown(position: SituationT, over: RoundOver, show: Show) -> Ruling[SituationT]:
    left = list(over.left)
    new = 0
    for player, cards in enumerate(show.cards):
        if cards is not None:
            named = pile_of(cards)
            new += named - over.known(player)
            left[player] = named
    unplaced = over.holdings.unplaced
    card = _missing(new, unplaced)
    if card is not None:
        sets = position.terms.sets
        shown = sets - copies(unplaced, card) + copies(new, card)
        return position.illegal("UP-5", card=card.sign, cards=shown, sets=sets)
    holdings = Holdings(over.holdings.players, unplaced - new)
    after = RoundOver(over.variants, holdings, tuple(left), over.winner, over.credit, scored=False)
    if None in left:
        shown_only = position.with_round(after)
        return shown_only.legal((), Reason("up-shown", people(shown_only.not_shown)), ("UP-57",))
    return _scored(position, after, (Effect(EffectKind.SCORED),), None, ())


def _scored(
    position: SituationT,
    over: RoundOver,
    effects: tuple[Effect, ...],
    reason: Reason | None,
    clauses: tuple[str, ...],
) -> Ruling[SituationT]:
    """The ruling on the event after which all is known that counts.

    Args:
        position: the position before it.
        over: the round, not yet scored.
        effects: what it brought about so far.
        reason: what is said of it, None for what everybody writes down.
        clauses: the clauses that decided it but for the score.
    """
    terms = position.terms
    clauses = (*clauses, *_scoring_clauses(position, over))
    totals = tuple(
        total + gain for total, gain in zip(position.totals, _gains(over, terms.scoring), strict=True)
    )
    if terms.scoring is Scoring.POINTS:  # UP-56
        winner = over.winner
        totals = (*totals[:winner], max(0, totals[winner] - over.credit), *totals[winner + 1 :])
    over = RoundOver(over.variants, over.holdings, over.left, over.winner, over.credit, scored=True)
    after = position.scored(over, totals)
    if not after.game_over:
        return after.legal(effects, reason or _written_down(position, after), clauses)
    winners = tuple(terms.players[player] for player in after.winners)
    facts = (*people(winners), ("total", totals[after.winners[0]]))
    end = "UP-62" if terms.end.rounds is None else "UP-60"
    effects = (*effects, Effect(EffectKind.GAME_OVER))
    return after.legal(effects, Reason("up-game-over", facts), (*clauses, end, "UP-74"))


def _written_down(before: UpSituation, after: UpSituation) -> Reason:
    """What the round adds to everybody's total: “Kim 12”."""
    changes = zip(before.totals, after.totals, strict=True)
    points = [str(total - earlier).replace("-", "−") for earlier, total in changes]
    told = tuple([f"{name} {change}" for name, change in zip(before.terms.players, points, strict=True)])
    return Reason("up-scored", (("points", told),))


def _scoring_clauses(position: UpSituation, over: RoundOver) -> tuple[str, ...]:
    """The clauses by which a round is scored: those of the cards that are left, and of the credit."""
    scoring, variants = position.terms.scoring, over.variants
    if scoring is not Scoring.POINTS:
        return ("UP-72",) if scoring is Scoring.CARDS else ("UP-73",)
    left = sum([pile for pile in over.left if pile is not None])
    turned = over.credit == CREDIT_FOR_TURNED_MINUS_TWO
    parts = (
        ("UP-51", True),
        ("UP-52", left & ALL_OF[Card.MINUS_TWO] and not variants.double_two),
        ("UP-68", left & ALL_OF[Card.MINUS_TWO] and variants.double_two),
        ("UP-53", left & ALL_OF[Card.CLEAR]),
        ("UP-66", left & ALL_OF[Card.ONE] and variants.dirty_one),
        ("UP-55" if turned else "UP-54", True),
        ("UP-56", position.totals[over.winner] < over.credit),
    )
    return tuple([clause for clause, has_part in parts if has_part])


def _gains(over: RoundOver, scoring: Scoring) -> tuple[int, ...]:
    """What each player writes down for a round, credits aside."""
    if scoring is Scoring.MATCHES:  # UP-73
        return tuple(int(player == over.winner) for player in range(len(over.left)))
    if scoring is Scoring.CARDS:  # UP-72
        return tuple(holding.size for holding in over.holdings.players)
    return tuple(points(pile, over.variants) for pile in over.left if pile is not None)


def points(pile: Pile, variants: Variants) -> int:
    """What cards left cost (UP-51 to UP-53, UP-66, UP-68)."""
    total = 0
    for card in kinds_in(pile):
        total += copies(pile, card) * _cost(card, variants)
    return total


def _cost(card: Card, variants: Variants) -> int:
    if card is Card.MINUS_TWO:
        return int(Card.TWO) if variants.double_two else MINUS_TWO_LEFT
    if card is Card.CLEAR:
        return CLEAR_LEFT
    return DIRTY_ONE_LEFT if card is Card.ONE and variants.dirty_one else int(card)
