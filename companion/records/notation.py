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

Line = Mapping[str, Any]
"""An event as `companion.engines.write_event` gives it."""


def notation(line: Line, texts: Texts) -> str:
    """One event in one short line."""
    parts = [texts.say("event-ask")] if line["event"] == "ask" else []
    while line["event"] == "ask":  # a question about a question is the same question
        line = line["about"]
    if "player" in line:
        parts.append(line["player"])
    parts.append(texts.say(f"event-{line['event']}"))
    parts += [_KEYS[key](value, texts) for key, value in line.items() if key in _KEYS]
    return " ".join(part for part in parts if part)


def card(code: str, texts: Texts) -> str:
    """A card as people write it: suits as signs, names and colours in their language, numbers as they are."""
    if poker := POKER_CARD.fullmatch(code):
        return poker[1] + SUITS[poker[2]]
    if coloured := COLOURED_CARD.fullmatch(code):
        return texts.say(f"card-{coloured[1]}", number=coloured[2])
    if code in NAMED_CARDS:
        return texts.say(f"card-{code}")
    return "−" + code[1:] if code.startswith("-") else code


def _cards(cards: Any, texts: Texts) -> str:
    if isinstance(cards, str):
        return card(cards, texts)
    if isinstance(cards, Mapping):
        return ", ".join(f"{name} {_cards(theirs, texts)}" for name, theirs in cards.items())
    return " ".join(card(code, texts) for code in cards)


def _rows(rows: list[list[str]], texts: Texts) -> str:
    return " | ".join(_cards(row, texts) for row in rows)


_KEYS: dict[str, Callable[[Any, Texts], str]] = {
    "dealer": lambda name, texts: texts.say("event-dealer", name=name),
    "starter": lambda name, texts: texts.say("event-starter", name=name),
    "variant": lambda variant, texts: texts.say(f"event-{variant}"),
    "from": lambda place, texts: texts.say(f"event-from-{place}"),
    "cards": _cards,
    "card": _cards,
    "open": _cards,
    "cut": lambda code, texts: texts.say("event-cut", card=card(code, texts)),
    "count": lambda count, _: f"×{count}",
    "face": lambda face, _: FACES[face],
    "dice": lambda dice, _: "".join(DICE[die - 1] for die in dice),
    "facing": lambda suits, _: " ".join(f"{name}{SUITS[suit]}" for name, suit in suits.items()),
    "rows": _rows,
    "row": lambda row, texts: texts.say("event-row", number=row + 1),
    "slot": lambda slot, texts: texts.say("event-slot", number=slot + 1),
    "piles": _rows,
    "next": lambda code, texts: f"» {card(code, texts)}",
    "give": lambda name, _: f"→ {name}",
}
"""How the value of each key is written; hidden cards and whatever else is left out."""
