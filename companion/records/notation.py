"""The short human notation of an event: “Kim 9♥, Leah 5♣” rather than JSON."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from companion.texts import Texts

POKER_CARD = re.compile(r"(10|[2-9JQKA])([CDHS])")
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
    parts += [_KEYS[key](value) for key, value in line.items() if key in _KEYS]
    return " ".join(part for part in parts if part)


def card(code: str) -> str:
    """A card as people write it: suits as signs, a minus as a minus, other cards as they are."""
    poker = POKER_CARD.fullmatch(code)
    if poker:
        return poker[1] + SUITS[poker[2]]
    return code.replace("-", "−", 1) if code.startswith("-") else code


def _cards(cards: Any) -> str:
    if isinstance(cards, str):
        return card(cards)
    if isinstance(cards, Mapping):
        return ", ".join(f"{name} {_cards(hers)}" for name, hers in cards.items())
    return " ".join(map(card, cards))


def _facing(suits: Mapping[str, str]) -> str:
    return " ".join(f"{name}{SUITS[suit]}" for name, suit in suits.items())


def _rows(rows: list[list[str]]) -> str:
    return " | ".join(map(_cards, rows))


_KEYS: dict[str, Callable[[Any], str]] = {
    "dealer": str,
    "starter": str,
    "variant": lambda variant: variant.replace("_", " "),
    "from": lambda place: f"({place})",
    "cards": _cards,
    "card": _cards,
    "open": _cards,
    "cut": card,
    "count": "×{}".format,
    "face": FACES.__getitem__,
    "dice": lambda dice: "".join(DICE[die - 1] for die in dice),
    "facing": _facing,
    "rows": _rows,
    "row": lambda row: f"row {row + 1}",
    "slot": lambda slot: f"slot {slot + 1}",
    "piles": _rows,
    "next": lambda following: f"» {card(following)}",
    "give": "→ {}".format,
}
"""How the value of each key is written; hidden cards and whatever else is left out."""
