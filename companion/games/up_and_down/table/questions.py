"""What the picture of a table of Up & Down cannot tell, as questions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, product
from typing import Final

from companion.engines import Reason
from companion.games.up_and_down.rules import CARDS
from companion.games.up_and_down.rules.cards import Face, Suit
from companion.games.up_and_down.table.middle import Middle
from companion.table.asking import Asked, card_choice, likely_first, number_choices, outline_of, who_did_it
from companion.table.reading import Choice, Question
from vision.scene.identity import Thing
from vision.sightings import CardSighting, DieSighting

NO_DIE: Final = "none"
"""The answer that what was taken for a die is none."""

LAID_ANEW: Final = " anew"
"""The answer that card and dice were away and laid out anew; no player's name begins so."""

_NUMBERS = range(1, 7)


@dataclass(frozen=True, slots=True)
class AskedPiece(Asked):
    """The answer says which card a piece is, what a die shows, or how the UP&DOWN card lies.

    Attributes:
        number: the number of the piece.
    """

    number: int


class AskedUnseen(Asked):
    """The answer says what dice show that are not seen: one of them, or both."""


class AskedWho(Asked):
    """The answer says who made a change, if anybody did and it was one."""


def ask_die(die: DieSighting) -> Question:
    """What does a die show? The number that it was taken for comes first."""
    numbers = (die.value, *(number for number in _NUMBERS if number != die.value))
    choices = (*number_choices(numbers), Choice(Reason("choice-no-die"), NO_DIE))
    text = Reason("question-which-number", _whereabouts(die))
    return Question(text, choices, len(choices), doubt=True, outline=outline_of(die))


def ask_other_die(die: DieSighting, had: tuple[int, ...]) -> Question:
    """What does the other die show when only one is seen? The number that it had comes first.

    Args:
        die: the one that is seen.
        had: what both showed before, nothing where that is not known.
    """
    others = list(had)
    if die.value in others:
        others.remove(die.value)
    numbers = (*others[:1], *(number for number in _NUMBERS if number not in others[:1]))
    choices = number_choices(numbers)
    facts = (("seen", die.value), *_whereabouts(die))
    return Question(Reason("question-other-number", facts), choices, len(choices), doubt=True)


def ask_dice(had: tuple[int, int] | None) -> Question:
    """What do the dice show when none is seen? What they showed comes first, where that is known."""
    pairs = [had] if had else []
    pairs += [pair for pair in combinations_with_replacement(_NUMBERS, 2) if pair != had]
    choices = tuple(
        Choice(Reason("choice-two-numbers", (("low", low), ("high", high))), f"{low} {high}")
        for low, high in pairs
    )
    return Question(Reason("question-dice-unseen"), choices, 1 if had else 0, doubt=True)


def ask_how_it_lies(
    card: Thing, likely: Iterable[Middle], player: str, turns: Sequence[Sequence[Suit]]
) -> Question:
    """How does the UP&DOWN card lie? First of all as the likely middles have it.

    Args:
        card: what was seen of it.
        likely: how it may well lie.
        player: the one to whom a suit is said to point.
        turns: for each turn of the ring the suit that points to each player, to that one first.
    """
    known = [(one.face, one.turn) for one in likely if one.face is not None and one.turn is not None]
    first = list(dict.fromkeys(known))
    every = [*first, *(way for way in product(Face, range(len(turns))) if way not in first)]
    choices = tuple(_way(face, turn, turns[turn][0]) for face, turn in every)
    text = Reason("question-how-it-lies", (("player", player),))
    return Question(text, choices, len(first), doubt=True, outline=outline_of(card))


def _way(face: Face, turn: int, suit: Suit) -> Choice:
    """How the card may lie; the suit points to the player who is asked about."""
    return Choice(Reason("choice-card-lies", (("face", face.value), ("suit", suit.sign))), f"{face} {turn}")


def ask_who(names: Sequence[str], leader: int | None) -> Question:
    """Who made a change that no arm tells of? The leader, who may make one, comes first."""
    return who_did_it(Reason("question-who-changed"), names, () if leader is None else (leader,))


def ask_who_or_anew(names: Sequence[str], leader: int | None) -> Question:
    """Who rolled the dice, or was all of the middle laid out anew? The card was moved, too."""
    asked = ask_who(names, leader)
    *players, nobody = asked.choices
    choices = (*players, Choice(Reason("choice-laid-anew"), LAID_ANEW), nobody)
    return replace(asked, choices=choices, likely=len(choices))


def ask_card(player: str, card: Thing) -> Question:
    """Which card lies before a player? Every card is among the answers."""
    candidates = card.candidates if isinstance(card, CardSighting) else ()
    codes, likely = likely_first(tuple(CARDS), candidates)
    choices = tuple(card_choice(code, str(CARDS[code])) for code in codes)
    text = Reason("question-which-card", (("player", player),))
    return Question(text, choices, likely, doubt=True, outline=outline_of(card))


def _whereabouts(die: DieSighting) -> tuple[tuple[str, int], ...]:
    """Where a die lies, for people who look at the table: whole millimetres from its middle."""
    return () if die.place is None else (("x", round(die.place.x)), ("y", round(die.place.y)))
