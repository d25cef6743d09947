"""Rulings, duties and questions in short sentences: for the ear, and for eyes that are two metres away.

What is said has messages of its own, ``spoken-`` before the id of what is written: ``spoken-UAD-26`` is what
is said of a play that this clause forbids. Where a message has no spoken twin, the written one is said, in
its brief form where it has one. Cards and numbers below zero are said as people say them, names as they are
spelled for the voice. Read from afar are the same words, with cards and numbers in their signs, and names as
short as they must be written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from companion.engines import Reason
from companion.engines.names import ISOLATES
from companion.engines.ruling import Fact
from companion.texts import Texts

SPOKEN = "spoken-"

UNNAMED, UNNAMED_BRIEF = "unnamed", "unnamed-brief"

PEOPLE = ("player", "players", "to_move", "leader", "holder", "other", "forehand", "to", "due", "winners")
"""Names of facts that hold people; another fact may be the same word as somebody's name."""

_CARD = re.compile(r"(10|[2-9JQKA])([♣♦♥♠])")
_NUMBER = re.compile(r"[0-9]{1,3}")
_BELOW_ZERO = re.compile(r"(?<![\w-])[−-](\d+)")
_SUITS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
_UNSAID = str.maketrans(dict.fromkeys((*ISOLATES, *"“”„«»"), "") | {"\u00a0": " ", "\u202f": " ", "–": ","})
"""Signs that are seen and not heard: quotation marks, what sets names apart; a dash is a short rest."""


class Wording:
    """Says things in one language, to certain people.

    Args:
        texts: the language.
        players: everybody's name, in the header's order.
        spellings: how names are written, where that is otherwise.
        aloud: whether it is heard, and not read.
    """

    def __init__(
        self,
        texts: Texts,
        players: tuple[str, ...],
        spellings: Mapping[str, str],
        *,
        aloud: bool = True,
    ) -> None:
        self._texts = texts
        self._players = players
        self._aloud = aloud
        self._spellings = {name: spellings[name] for name in players if spellings.get(name)}

    @property
    def language(self) -> str:
        """The language in which it says them."""
        return self._texts.language

    def name(self, player: int) -> str:
        """A player's name as the voice is to say it."""
        name = self._players[player]
        return self._spellings.get(name, name)

    def names(self, players: tuple[int, ...]) -> str:
        """Several players' names in one sentence."""
        return self._texts.listed(tuple(map(self.name, players)))

    def has(self, key: str) -> bool:
        """Whether what is written under an id has a sentence of its own for the ear."""
        return self._texts.has(f"{SPOKEN}{key}")

    def say(self, key: str, /, **facts: Fact) -> str:
        """A sentence that is only said, by its id without `SPOKEN`."""
        return self._heard(self._texts.say(f"{SPOKEN}{key}", **facts))

    def reason(self, reason: Reason) -> str:
        """A reason as it is said."""
        facts = tuple((name, self._fact(name, fact)) for name, fact in reason.facts)
        if self.has(reason.key):
            return self._heard(self._texts.say(f"{SPOKEN}{reason.key}", **dict(facts)))
        return self._heard(self._texts.brief(Reason(reason.key, facts)))

    def refusal(self, reason: Reason) -> str:
        """Why a play is not allowed."""
        return self.say("no", why=self.reason(reason))

    def unnamed(self, duty: Reason) -> tuple[str, ...]:
        """A duty as it is read beside the name of whoever has it, and in fewer words where there are such.

        They are its attributes ``unnamed`` and ``unnamed-brief``; without the first it is as it is said.
        """
        facts = {name: self._fact(name, fact) for name, fact in duty.facts}
        said = [
            self._heard(self._texts.attribute(duty.key, attribute, **facts))
            for attribute in (UNNAMED, UNNAMED_BRIEF)
            if self._texts.has(duty.key, attribute)
        ]
        return tuple(said if self._texts.has(duty.key, UNNAMED) else (self.reason(duty), *said))

    def _fact(self, name: str, fact: Fact) -> Fact:
        """A fact as it is said; numbers stay such, for their plurals."""
        if isinstance(fact, Reason):
            return self.reason(fact)
        if isinstance(fact, tuple):
            return tuple(str(self._fact(name, one)) for one in fact)
        if isinstance(fact, int):
            return fact if fact >= 0 or not self._aloud else self._below_zero(str(-fact))
        if name in PEOPLE and fact in self._spellings:
            return self._spellings[fact]
        if name not in PEOPLE and _NUMBER.fullmatch(fact):
            return int(fact)  # only a number chooses among the forms for “9” and “10”
        if not self._aloud:
            return fact
        card, below = _CARD.fullmatch(fact), _BELOW_ZERO.fullmatch(fact)
        if card is not None:
            return self._texts.say(f"{SPOKEN}card", rank=card[1], suit=_SUITS[card[2]])
        if below is not None:
            return self._below_zero(below[1])
        return self._texts.say(f"{SPOKEN}suit", suit=_SUITS[fact]) if fact in _SUITS else fact

    def _below_zero(self, number: str) -> str:
        return self._texts.say(f"{SPOKEN}minus", number=number)

    def _heard(self, text: str) -> str:
        """A sentence without what is only seen, where it is heard."""
        if not self._aloud:
            return text
        return _BELOW_ZERO.sub(lambda found: self._below_zero(found[1]), text).translate(_UNSAID)
