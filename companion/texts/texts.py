"""The texts people read, in English, German and French, from Fluent files.

Code hands over a message id and facts; the sentences are in ``assets/texts/<language>/*.ftl`` and, of a game,
in ``texts/<language>/*.ftl`` of its package. A message that a language lacks is taken from English. All files
of a language share one space of ids:

* ``UAD-26`` a clause; its attribute ``no`` is the sentence for a case that breaks it;
* ``uad-…``, ``aua-…``, ``up-…``, ``sch-…`` reasons, duties and kinds of play of one game;
* ``effect-…`` what an event brought about; ``invalid-…`` why a line is no event; the rest is everybody's.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache, lru_cache

from fluent.runtime import FluentBundle

from companion.engines import Effect, Header, MissingTextError
from companion.engines.names import harmless, set_apart
from companion.engines.ruling import Fact, Reason
from companion.texts.messages import messages_in, names_of_games

LANGUAGES = ("en", "de", "fr")

_COURT = re.compile(r"([JQK])([♣♦♥♠])")
"""A court of the poker deck as the engines name it; people name it by the letter of their language."""

CARDS = "cards"
"""Name of the fact that lists cards by their codes."""

LONGEST_FACT = 2000
"""Characters of a fact that are said, a typed list or a path; the library refuses to format 2500."""

KEPT_REASONS = 4096
"""How many formatted reasons are remembered: formatting one costs about 50 microseconds."""


def preferred_language() -> str:
    """The language of the environment (``LC_ALL``, ``LC_MESSAGES``, ``LANG``) if it is ours, else English."""
    setting = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return setting[:2] if setting[:2] in LANGUAGES else "en"


@cache
def texts(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


class Texts:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        """Read the language's files.

        Args:
            language: one of `LANGUAGES`.

        Raises:
            ValueError: there are no texts in that language.
        """
        if language not in LANGUAGES:
            raise ValueError(f'There are no texts in "{language}", only in {", ".join(LANGUAGES)}.')
        self.language = language
        self._bundle = messages_in(language).bundle
        self.reason = lru_cache(KEPT_REASONS)(self._reason)
        self._cards_of_up: Mapping[str | int, str] = {"clear": self.say("card-clear"), "-2": "−2"}
        self._courts = {rank: self.say("card-rank", rank=rank) for rank in "JQK"}

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether this very language, English aside, has the message or that attribute of it."""
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return bool(found.value) if attribute is None else attribute in found.attributes

    def say(self, message: str, /, **facts: Fact) -> str:
        """A message with its facts put in."""
        return self._format(message, None, facts)

    def remedy(self, message: str) -> str:
        """What to do about what a message tells: its attribute ``do``."""
        return self._format(message, "do", {})

    def brief(self, reason: Reason) -> str:
        """A reason in fewer words, its attribute ``brief``; the same as ever where it has none."""
        message = self._bundle_with(reason.key).get_message(reason.key)
        if "brief" not in message.attributes:
            return self.reason(reason)
        return self._format(reason.key, "brief", dict(reason.facts))

    def attribute(self, message: str, attribute: str, /, **facts: Fact) -> str:
        """An attribute of a message, with its facts put in."""
        return self._format(message, attribute, facts)

    def clause(self, clause: str) -> str:
        """The text of a clause."""
        return self._format(clause, None, {})

    def effect(self, effect: Effect, header: Header) -> str:
        """What an event brought about, in the words of that game."""
        about: Fact = "" if effect.count is None else effect.count
        if effect.player is not None:
            about = header.players[effect.player]
        return self._format(f"effect-{effect.kind}", None, {"about": about, "game": header.game})

    def rank(self, rank: str) -> str:
        """A rank of the poker deck (``"10"``, ``"J"``) as it stands on cards of this language."""
        return self._courts.get(rank, rank)

    def listed(self, names: tuple[str, ...]) -> str:
        """Several names or cards in one sentence: “Kim, Leah and Alex”."""
        if len(names) < 2:
            return "".join(names)
        return self._format("list", None, {"first": ", ".join(names[:-1]), "last": names[-1]})

    def _reason(self, reason: Reason) -> str:
        message = self._bundle_with(reason.key).get_message(reason.key)
        attribute = "no" if "no" in message.attributes else None
        return self._format(reason.key, attribute, dict(reason.facts))

    def _said(self, name: str, fact: Fact) -> str | int:
        """A fact as it is put into a sentence; a player may be called “clear”, a card of Up is its code."""
        if isinstance(fact, Reason):
            return self.reason(fact)
        if isinstance(fact, tuple):
            return self.listed(tuple(str(self._said(name, one)) for one in fact))
        if name == CARDS and fact in self._cards_of_up:
            return self._cards_of_up[fact]
        if not isinstance(fact, str):
            return fact
        court = _COURT.fullmatch(fact)
        return set_apart(harmless(fact)) if court is None else f"{self.rank(court[1])}{court[2]}"

    def _bundle_with(self, message: str) -> FluentBundle:
        """This language's messages, or the English ones, which are read only if they are needed.

        Raises:
            MissingTextError: neither has the message, which is not the name of a game either.
        """
        if self._bundle.has_message(message):
            return self._bundle
        english = messages_in("en").bundle
        if english.has_message(message):
            return english
        names = names_of_games()
        if names.has_message(message):
            return names
        raise MissingTextError(
            f'There is no message "{message}" in English; write it into the game\'s texts.'
        )

    def _format(self, message: str, attribute: str | None, facts: Mapping[str, Fact]) -> str:
        values = {name: _shortened(self._said(name, fact)) for name, fact in facts.items()}
        bundle = self._bundle_with(message)
        found = bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes[attribute]
        if pattern is None:
            raise MissingTextError(f'The message "{message}" has no text of its own.')
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise MissingTextError(
                f'The message "{message}" in {self.language} is told {sorted(facts)}, and asks for more: '
                f"{errors[0]}."
            )
        return _with_minus_signs(str(text), facts)


def _shortened(said: str | int) -> str | int:
    """A fact that is much too long to be read anyway, with its end left out."""
    return f"{said[:LONGEST_FACT]}…" if isinstance(said, str) and len(said) > LONGEST_FACT else said


def _with_minus_signs(text: str, facts: Mapping[str, Fact]) -> str:
    """The text, its numbers below zero written with a minus sign; the library writes a hyphen."""
    for fact in facts.values():
        if isinstance(fact, int) and fact < 0:
            text = text.replace(str(fact), f"−{-fact}")
    return text
