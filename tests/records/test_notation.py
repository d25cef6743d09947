"""Events in the short human notation."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from companion.records import notation
from companion.records.notation import card
from companion.texts import Texts, texts

CASES = [
    ({"event": "deal", "hands": {"Kim": ["2C"]}}, "Deal"),
    ({"event": "setup", "dice": [3, 4], "face": "UP", "facing": {"Kim": "C"}}, "Setup ⚂⚃ ▲ UP Kim♣"),
    ({"event": "change", "player": "Kim", "face": "DOWN"}, "Kim changes ▼ DOWN"),
    ({"event": "change", "dice": [1, 6]}, "Change: ⚀⚅"),
    ({"event": "reveal", "cards": {"Kim": "10H", "Leah": "QS"}}, "Reveal Kim 10♥, Leah Q♠"),
    ({"event": "ask", "about": {"event": "ask", "about": {"event": "undo"}}}, "Ask: Undo"),
    ({"event": "play", "player": "Petra", "cards": ["0-0", "0-1"], "count": 3}, "Petra plays 0-0 0-1 ×3"),
    ({"event": "play", "player": "Ann", "from": "open", "cards": ["-2"]}, "Ann plays an open card, −2"),
    ({"event": "play", "player": "Ann", "from": "open", "cards": ["7", "7"]}, "Ann plays open cards, 7 7"),
    ({"event": "play", "player": "Ann", "from": "hidden", "cards": ["7"]}, "Ann plays a face-down card, 7"),
    ({"event": "play", "player": "Ann", "from": "hidden"}, "Ann plays a face-down card"),
    ({"event": "pass", "player": "Petra"}, "Petra passes"),
    ({"event": "announce", "player": "Ann", "variant": "double_two"}, "Ann announces double two"),
    ({"event": "call", "player": "Ann"}, "Ann calls “last card”"),
    (
        {"event": "number", "player": "Ada", "card": "red-6", "row": 0, "slot": 1},
        "Ada plays red 6, upper row, right",
    ),
    (
        {"event": "aggravate", "player": "Ada", "row": 1, "next": "-1", "give": "Ben"},
        "Ada aggravates Ben, lower row, now open: −1",
    ),
    ({"event": "aggravate", "player": "Ada"}, "Ada plays an aggravation card"),
    (
        {"event": "deal", "dealer": "Ann", "open": {"Ann": ["11", "-2"]}, "cut": "clear"},
        "Deal by Ann; Ann 11 −2 (cut clear)",
    ),
    (
        {
            "event": "setup",
            "rows": [["+1", "color"]],
            "next": "-2",
            "piles": [["red-5", "blue-10"]],
            "starter": "Ben",
        },
        "Setup +1 same colour red 5 blue 10 Ben begins, now open: −2",
    ),
]


@pytest.mark.parametrize(("line", "short"), CASES)
def test_an_event_is_written_in_short(line, short):
    assert notation(line, texts("en")) == short


@pytest.mark.parametrize(
    ("language", "courts"), [("en", "J♠ Q♥ K♦ A♣"), ("de", "B♠ D♥ K♦ A♣"), ("fr", "V♠ D♥ R♦ A♣")]
)
def test_courts_bear_the_letters_of_the_language(language, courts):
    assert " ".join(card(code, texts(language)) for code in ("JS", "QH", "KD", "AC")) == courts


class WordsOfAGame(Texts):
    """The English texts, with those of a game that counts a pile and names a card to beat."""

    OWN = MappingProxyType({"key-total": "makes {value}", "key-beats": "beats {value}"})

    def has(self, message, attribute=None):
        return message in self.OWN or super().has(message, attribute)

    def say(self, message, /, **facts):
        return self.OWN[message].format(**facts) if message in self.OWN else super().say(message, **facts)


def test_a_game_writes_keys_of_its_own_by_its_texts():
    line = {"event": "play", "player": "Ada", "card": "9H", "beats": "8H", "total": 27, "secret": 3}
    assert notation(line, WordsOfAGame("en")) == "Ada plays 9♥ beats 8♥ makes 27"
