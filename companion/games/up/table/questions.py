"""What the picture of a table of Up cannot tell, as questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.engines import Reason
from companion.games.up.rules import Card, Place, Variant
from companion.games.up.rules.dealing import CARDS_TO_KEEP
from companion.games.up.table.laid import Laid, not_laid
from companion.games.up.table.layout import NO_CARD, Lain
from companion.table.asking import Asked, card_choice, likely_first, outline_of, player_choices, who_did_it
from companion.table.reading import Choice, Question

NOT_DEALT: Final = "not-dealt"
"""The answer that “dealt” was touched by mistake."""

NOTHING: Final = "nothing"
"""The answer that nothing is announced."""

LAID_NOW, LAY_BEFORE = "laid-now", "lay-before"
"""The answers that cards were laid just now, and that they lay on the table before."""

SHOW, PLAY = "show", "play"
"""The answers that the cards left are shown, and that a set is laid."""


class AskedDealer(Asked):
    """The answer says who has dealt."""


class AskedCut(Asked):
    """The answer says what was kept from the cut, or that nothing was dealt."""


@dataclass(frozen=True, slots=True)
class AskedVariant(Asked):
    """The answer says what is announced, if anything is.

    Attributes:
        player: by whom.
    """

    player: int


@dataclass(frozen=True, slots=True)
class AskedLeft(Asked):
    """The answer says whether the cards left are shown, or a set is laid too late.

    Attributes:
        laid: these cards.
    """

    laid: Laid


class AskedWho(Asked):
    """The answer says who laid a set, if anybody did."""


@dataclass(frozen=True, slots=True)
class AskedWhetherLaid(Asked):
    """The answer says whether cards were laid just now, or lay there before.

    Attributes:
        cards: these.
    """

    cards: tuple[Lain, ...]


class AskedCard(Asked):
    """The answer says which card the one in doubt is, if it is any."""


class AskedMore(Asked):
    """The answer says which card lies under a set, if any does."""


class AskedPlace(Asked):
    """The answer says where a set comes from."""


def ask_dealer(names: tuple[str, ...]) -> Question:
    """Who has dealt?"""
    choices = player_choices(names)
    return Question(Reason("up-ask-dealer"), choices, len(choices), doubt=False)


def ask_cut(*, in_round: bool) -> Question:
    """Has the player at the dealer's right kept a card from the cut (UP-11)? Or was nothing dealt at all?"""
    nothing = Choice(Reason("up-choice-nothing-kept"), NO_CARD)
    order = (*CARDS_TO_KEEP, *(card for card in Card if card not in CARDS_TO_KEEP))
    choices = [nothing, *(card_choice(card.code) for card in order)]
    likely = 1 + len(CARDS_TO_KEEP)
    if in_round:
        choices.insert(likely, Choice(Reason("up-choice-not-dealt"), NOT_DEALT))
        likely += 1
    return Question(Reason("up-ask-cut"), tuple(choices), likely, doubt=False)


def ask_variant(player: str) -> Question:
    """What does the forehand announce (UP-63)? Nothing, if the button was touched by mistake."""
    variants = (
        Choice(Reason("up-choice-variant", (("variant", variant.value),)), variant.value)
        for variant in Variant
    )
    choices = (*variants, Choice(Reason("up-choice-nothing"), NOTHING))
    return Question(Reason("up-ask-variant", (("player", player),)), choices, len(choices), doubt=False)


def ask_all_left(player: str, cards: tuple[str, ...]) -> Question:
    """Are these all the cards that a player has left, or a set that is laid too late?"""
    choices = tuple(Choice(Reason(f"up-choice-{answer}"), answer) for answer in (SHOW, PLAY))
    facts = (("player", player), ("cards", cards))
    return Question(Reason("up-ask-left", facts), choices, len(choices), doubt=False)


def ask_who(names: tuple[str, ...], to_move: int | None, laid: tuple[Lain, ...]) -> Question:
    """Who laid a set, when neither an arm nor missing open cards tell it? Whose turn it is comes first."""
    codes = tuple(card.code for card in laid if card.code)
    text = Reason("up-ask-who", (("cards", codes), ("read", len(codes))))
    return who_did_it(text, names, () if to_move is None else (to_move,))


def ask_whether_laid(cards: Sequence[Lain]) -> Question:
    """Were cards laid just now that may also have lain there before, moved since or not?"""
    choices = tuple(Choice(Reason(f"up-choice-{answer}"), answer) for answer in (LAID_NOW, LAY_BEFORE))
    facts = (("cards", tuple(card.code for card in cards if card.code)),)
    card = cards[-1]
    outline = outline_of(card.seen)
    text = Reason("up-ask-moved", facts)
    return Question(text, choices, len(choices), doubt=True, outline=outline, place=card.place)


def ask_open(player: str, number: int, card: Lain) -> Question:
    """Which open card is that, if any? The likely ones come first, and every card is among the answers.

    Args:
        player: whose row it lies in.
        number: which card it is, counted from 1 at the player's left.
        card: what is seen of it.
    """
    return _ask_which(Reason("up-ask-open", (("player", player), ("number", number))), card)


def ask_turned(player: str, number: int, card: Lain, turned: Sequence[Lain]) -> Question:
    """Which card of a row is that, if any, beside others just turned over? These are named, to count by.

    Args:
        player: whose row it lies in.
        number: which card of the row it is, counted from 1 at the player's left.
        card: what is seen of it.
        turned: the cards that were turned over.
    """
    read = tuple(one.code for one in turned if one.code)
    facts = (("player", player), ("number", number), ("cards", read))
    return _ask_which(Reason("up-ask-turned", facts), card)


def ask_laid(player: str, number: int, cards: Sequence[Lain]) -> Question:
    """Which card of a set is that, if any? Those that were read are named: people count what they lay.

    Args:
        player: who laid it.
        number: which card it is, counted from 1 at the player's left.
        cards: all that seem to be laid, from there; of one that was not seen only a strip shows.
    """
    card = cards[number - 1]
    if card.card is None:
        return _ask_which(Reason("up-ask-overlooked", (("player", player),)), card)
    read = tuple(one.code for one in cards if one.code)
    facts = (("player", player), ("number", number), ("cards", read), ("read", len(read)))
    return _ask_which(Reason("up-ask-laid", facts), card)


def ask_more(player: str, laid: Laid, gone: Sequence[Lain]) -> Question:
    """Does another card lie under a set, and which one?

    Args:
        player: who laid it.
        laid: the set, of which a card was hardly seen, or
        gone: more open cards of that player are gone than lie there: those come first.
    """
    codes = tuple(card.code for card in laid.cards)
    text = Reason("up-ask-more", (("player", player), ("cards", codes)))
    likely = dict.fromkeys((*not_laid(laid.cards, gone), *codes))
    order = dict.fromkeys((*likely, *(one.code for one in Card)))
    choices = (Choice(Reason("up-choice-no-more"), NO_CARD), *map(card_choice, order))
    above = laid.beneath
    outline = outline_of(above.seen)
    return Question(text, choices, 1 + len(likely), doubt=True, outline=outline, place=above.place)


def ask_place(player: str, laid: Laid, other: Place) -> Question:
    """Does a set come from the hand or from that other place, where no eye saw all the cards there?"""
    places = (other, Place.HAND)
    choices = tuple(Choice(Reason(f"up-choice-from-{place.value}"), place.value) for place in places)
    facts = (("player", player), ("cards", tuple(card.code for card in laid.cards)))
    above = laid.lain[-1]
    outline = outline_of(above.seen)
    text = Reason("up-ask-place", facts)
    return Question(text, choices, len(choices), doubt=True, outline=outline, place=above.place)


def _ask_which(text: Reason, card: Lain) -> Question:
    candidates = card.card.candidates if card.card else ()
    codes, likely = likely_first(tuple(one.code for one in Card), candidates)
    none = Choice(Reason("up-choice-no-card"), NO_CARD)
    choices = (*map(card_choice, codes[:likely]), none, *map(card_choice, codes[likely:]))
    offered = likely + 1 if likely else 0
    outline = outline_of(card.seen)
    return Question(text, choices, offered, doubt=True, outline=outline, place=card.place)
