"""Which cards a deck has: those of a game, a typed list, or so many that are counted."""

from __future__ import annotations

import re

from assets.bounds.limits import DECK_FACES
from companion.decks.drawn.decks import deck_of, drawn_deck
from companion.texts.errors import UnfitDeckError, reason_of

MOST = DECK_FACES
"""Cards of different looks that a deck may have: one picture of each fits."""

_CODE = re.compile(r"[\w+-]{1,40}")
_COUNTED = re.compile(r"(.*?)(\d{1,40})\.\.(\d{1,40})")


def codes_of_game(game: str) -> tuple[str, ...]:
    """The cards of a game in the order in which they are asked for.

    Kings and aces are taught too, though no game is played with them: they are known then as what they are.
    Jokers are not, since decks have any number of them.
    """
    return tuple(code for code in drawn_deck(deck_of(game)).codes if code != "JOKER")


def typed_codes(text: str) -> tuple[str, ...]:
    """The codes of a typed list, ``"red-1..9,blue-1..9,stop"``.

    Raises:
        UnfitDeckError: it holds something that is no code, or one of them twice.
    """
    codes = tuple(code for part in text.split(",") for code in _counted(part.strip()))
    wrong = next((code for code in codes if _CODE.fullmatch(code) is None), None)
    if wrong is not None:
        raise UnfitDeckError(reason_of("trouble-code-wrong", code=wrong))
    twice = next((code for code in codes if codes.count(code) > 1), None)
    if twice is not None:
        raise UnfitDeckError(reason_of("trouble-code-twice", code=twice))
    if len(codes) > MOST:
        facts = {"cards": str(len(codes)), "most": str(MOST)}
        raise UnfitDeckError(reason_of("trouble-codes-many", **facts))
    return codes


def _counted(part: str) -> tuple[str, ...]:
    counted = _COUNTED.fullmatch(part)
    if counted is None:
        return (part,)
    name, first, last = counted[1], int(counted[2]), int(counted[3])
    if not first <= last < first + MOST:
        facts = {"part": part, "first": str(first), "last": str(last), "most": str(MOST)}
        raise UnfitDeckError(reason_of("trouble-codes-counted", **facts))
    return tuple(f"{name}{number}" for number in range(first, last + 1))
