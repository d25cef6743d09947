"""What may be done in a position of Up."""

from __future__ import annotations

from companion.engines.game import Plays
from companion.engines.ruling import Reason
from companion.games.up.rules.cards import ALL_OF, Card, copies, kinds_in
from companion.games.up.rules.events import Announce, Call, Event, Place, Play, Variant
from companion.games.up.rules.laying import something_else
from companion.games.up.rules.moment import people
from companion.games.up.rules.round import Round
from companion.games.up.rules.situation import UpSituation


def list_plays(position: UpSituation) -> Plays[Event]:
    """What may be done: sets of known cards, a call, the forehand's announcements.

    Unknown cards of the hand and unknown face-down cards are among the kinds only.
    """
    current = position.round
    if isinstance(current, Round):
        said: tuple[Event, ...] = (*_announcements(position, current), *_calls(current))
        events = (*said, *sets_of_known_cards(current))
        return Plays(current.to_move, _duty(position, current), events, _kinds(position, current))
    if position.game_over:
        return Plays(None, Reason("up-duty-nothing"), (), ())
    if position.show_due:
        players = people(position.not_shown)
        return Plays(None, Reason("up-duty-show", players), (), (Reason("up-kind-show", players),))
    return Plays(None, Reason("up-duty-deal"), (), (Reason("up-kind-deal"),))


def sets_of_known_cards(current: Round) -> tuple[Play, ...]:
    """Every set of known cards that the player to move may lay: by place, then by card and number."""
    bare = not current.tower.size and not current.variants.double_two and something_else(current) is not None
    return tuple(
        Play(current.to_move, place, cards)
        for place in current.places
        for cards in _sets_at(current, place)
        if not (bare and cards[0] is Card.MINUS_TWO and place is not Place.HIDDEN)
    )


def _sets_at(current: Round, place: Place) -> list[tuple[Card, ...]]:
    known = current.mover.at(place).known
    if place is Place.HIDDEN:
        return [(card,) for card in kinds_in(known)]
    together = current.variants.double_two and known & ALL_OF[Card.TWO]
    sets = []
    for card in kinds_in(known):
        number = copies(known, card)
        if card is Card.TWO and together:
            sets += _twos(number, copies(known, Card.MINUS_TWO))
        elif not (card is Card.MINUS_TWO and together):
            sets += [(card,) * size for size in range(1, number + 1)]
    return sets


def _twos(twos: int, minus_twos: int) -> list[tuple[Card, ...]]:
    """The sets of 2s and of −2s that count as such (UP-67)."""
    return [
        (Card.TWO,) * plain + (Card.MINUS_TWO,) * other
        for plain in range(twos + 1)
        for other in range(minus_twos + 1)
        if plain + other
    ]


def _calls(current: Round) -> tuple[Call, ...]:
    return () if current.called else (Call(current.to_move),)


def _announcements(position: UpSituation, current: Round) -> tuple[Announce, ...]:
    if current.begun:
        return ()
    possible = tuple(Variant) if position.terms.minus_two else (Variant.DIRTY_ONE,)
    return tuple(
        Announce(current.forehand, variant) for variant in possible if not current.variants.includes(variant)
    )


def _duty(position: UpSituation, current: Round) -> Reason:
    player = ("player", position.terms.players[current.to_move])
    if not current.tower.size:
        return Reason("up-duty-begin", (player,))
    return Reason("up-duty-lay", (player, ("limit", current.tower.limit)))


def _kinds(position: UpSituation, current: Round) -> tuple[Reason, ...]:
    names = position.terms.players
    kinds = []
    if current.owing is not None:
        kinds.append(Reason("up-kind-owed-call", (("player", names[current.owing]),)))
    kinds += [
        Reason("up-kind-announce", (("variant", announcement.variant.value),))
        for announcement in _announcements(position, current)
    ]
    if not current.called:
        kinds.append(Reason("up-kind-call"))
    kinds += [Reason(f"up-kind-{place.value}") for place in current.places]
    return tuple(kinds)
