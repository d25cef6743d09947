"""The short human notation of an event: “Kim 9♥, Leah 5♣” rather than JSON."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from companion.texts import Texts

POKER_CARD = re.compile(r"(10|[2-9JQKA])([CDHS])")
COLOURED_CARD = re.compile(r"(red|blue|green|yellow|purple)-(\d+)")
NAMED_CARDS = ("aggravation", "clear", "number", "color", "either")
SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
DICE = "⚀⚁⚂⚃⚄⚅"
FACES = {"UP": "▲ UP", "DOWN": "▼ DOWN"}
TOWARDS = {"change": "player", "aggravate": "give"}
"""Events that have another word where they do not say by whom, or whom they hit, and the key that says it."""
ASIDE = ("row", "slot", "next")
"""Keys that tell where: they come last, each after a comma."""

Line = Mapping[str, Any]
"""An event as `companion.engines.write_event` gives it."""


def notation(line: Line, texts: Texts) -> str:
    """One event in one short line."""
    parts = [texts.say("event-ask")] if line["event"] == "ask" else []
    while line["event"] == "ask":  # a question about a question is the same question
        line = line["about"]
    if "player" in line:
        parts.append(line["player"])
    parts.append(texts.say(f"event-{_word(line)}"))
    told = {key: said for key, value in line.items() if (said := _said(key, value, texts)) is not None}
    if "dealer" in told and "open" not in told:
        told["dealer"] = texts.say("event-dealer-alone", name=line["dealer"])
    if "from" in told:
        told["from"] = texts.say(f"event-from-{line['from']}", count=len(line.get("cards", ())))
    parts += [value for key, value in told.items() if key not in ASIDE]
    return ", ".join([" ".join(filter(None, parts)), *(told[key] for key in ASIDE if key in told)])


def _said(key: str, value: Any, texts: Texts) -> str | None:
    """How the value of a key is written, None where it is left out.

    A game writes keys of its own by a message for each, ``key-total = makes { $value }``.
    """
    if key in _KEYS:
        return _KEYS[key](value, texts)
    if not texts.has(f"key-{key}"):
        return None
    return texts.say(f"key-{key}", value=value if isinstance(value, int) else _cards(value, texts))


def _word(line: Line) -> str:
    """Which word of the event fits the line."""
    event: str = line["event"]
    return event if TOWARDS.get(event, "event") in line else f"{event}-alone"


def card(code: str, texts: Texts) -> str:
    """A card as people write it: suits as signs, courts, names and colours in their language."""
    if poker := POKER_CARD.fullmatch(code):
        return texts.rank(poker[1]) + SUITS[poker[2]]
    if coloured := COLOURED_CARD.fullmatch(code):
        return texts.say(f"card-{coloured[1]}", number=coloured[2])
    if code in NAMED_CARDS:
        return texts.say(f"card-{code}")
    return "−" + code[1:] if code.startswith("-") else code


def _cards(cards: Any, texts: Texts) -> str:
    if isinstance(cards, str):
        return card(cards, texts)
    if isinstance(cards, Mapping):
        return ", ".join(f"{name} {_cards(theirs, texts)}".rstrip() for name, theirs in cards.items())
    return " ".join(card(code, texts) for code in cards)


def _rows(rows: list[list[str]], texts: Texts) -> str:
    return " | ".join(_cards(row, texts) for row in rows)


_KEYS: dict[str, Callable[[Any, Texts], str]] = {
    "dealer": lambda name, texts: texts.say("event-dealer", name=name),
    "starter": lambda name, texts: texts.say("event-starter", name=name),
    "variant": lambda variant, texts: texts.say(f"event-{variant}"),
    "from": lambda place, _: str(place),
    "cards": _cards,
    "card": _cards,
    "open": _cards,
    "cut": lambda code, texts: texts.say("event-cut", card=card(code, texts)),
    "count": lambda count, _: f"×{count}",
    "face": lambda face, _: FACES[face],
    "dice": lambda dice, _: "".join(DICE[die - 1] for die in dice),
    "suit": lambda suit, _: f"→ {SUITS[suit]}",
    "facing": lambda suits, _: " ".join(f"{name}{SUITS[suit]}" for name, suit in suits.items()),
    "rows": _rows,
    "row": lambda row, texts: texts.say("event-row", row=row),
    "slot": lambda slot, texts: texts.say("event-slot", slot=slot),
    "piles": _rows,
    "next": lambda code, texts: texts.say("event-next", card=card(code, texts)),
    "give": lambda name, _: str(name),
}
"""How the value of each key is written that several games have; hidden cards are left out."""
