"""The page's tables once more, read as literally and as slowly as possible, to hold the engine against.

Cards are pairs of digits, hands are sets or None, and everything is looked up anew for every event.
"""

from __future__ import annotations

from typing import Any

Line = dict[str, Any]
CHANGE = {(0, 9), (1, 8), (2, 7), (3, 6), (4, 5)}


def card(name: str) -> tuple[int, int]:
    first, second = sorted((int(name[0]), int(name[2])))
    return first, second


class SlowRules:
    """A game told in lines of a record that are known to be well formed."""

    def __init__(self, players: tuple[str, ...], end: dict[str, int]) -> None:
        self.players = list(players)
        self.end = end
        self.size, self.spare = {3: (18, 1), 4: (13, 3)}[len(players)]
        self.scores = dict.fromkeys(players, 0)
        self.left = dict.fromkeys(players, 0)
        self.hands_played = 0
        self.playing = False
        self.game_over = False
        self.clear_round([], None)
        self.mode = "UP"

    def clear_round(self, in_round: list[str], to_move: str | None) -> None:
        self.in_round = in_round
        self.to_move = to_move
        self.leader = self.count = self.number = None
        self.changes = 0

    def rule(self, line: Line) -> tuple[str | None, list[str]]:
        """The clause that forbids the event, or None and its effects; it is applied if legal."""
        name = line["event"]
        clause = getattr(self, f"why_not_{name}")(line)
        return (clause, []) if clause else (None, getattr(self, f"do_{name}")(line))

    def why_not_deal(self, line: Line) -> str | None:
        hands, aside = line.get("hands", {}), line.get("aside", [])
        if self.game_over:
            return "AUA-44"
        if self.playing:
            return "AUA-7"
        if any(len(hand) != self.size for hand in hands.values()):
            return "AUA-4"
        if len(aside) > self.spare:
            return "AUA-5"
        named = [card(name) for names in (*hands.values(), aside) for name in names]
        return "AUA-6" if len(named) != len(set(named)) else None

    def do_deal(self, line: Line) -> list[str]:
        self.hands = {name: {card(c) for c in hand} for name, hand in line.get("hands", {}).items()}
        self.aside = {card(c) for c in line.get("aside", [])}
        self.laid: set[tuple[int, int]] = set()
        self.left = dict.fromkeys(self.players, self.size)
        self.playing, self.mode = True, "UP"
        self.clear_round(list(self.players), self.opener())
        return []

    def opener(self) -> str | None:
        for digit in range(10):
            double = (digit, digit)
            for name, hand in self.hands.items():
                if double in hand:
                    return name
            if double not in self.aside and len(self.hands) < len(self.players):
                return None
        raise AssertionError("ten doubles cannot all lie aside")

    def why_not_play(self, line: Line) -> str | None:
        player, cards = line["player"], [card(name) for name in line["cards"]]
        turn = self.why_not_now(player)
        if turn:
            return turn
        if len(cards) != len(set(cards)):
            return "AUA-17"
        if self.laid & set(cards):
            return "AUA-16"
        if len(cards) > self.left[player] or any(not self.may_hold(player, one) for one in cards):
            return "AUA-15"
        if len({self.number_of(one) for one in cards}) > 1:
            return "AUA-18" if self.mode == "UP" else "AUA-19"
        return self.why_not_opening(cards, line.get("count")) or self.why_not_count(cards, line.get("count"))

    def why_not_now(self, player: str) -> str | None:
        if not self.playing:
            return "AUA-9"
        if player not in self.in_round:
            return "AUA-28"
        return "AUA-13" if self.to_move not in (None, player) else None

    def may_hold(self, player: str, one: tuple[int, int]) -> bool:
        if player in self.hands:
            return one in self.hands[player]
        return one not in self.aside and not any(one in hand for hand in self.hands.values())

    def number_of(self, one: tuple[int, int]) -> int:
        return one[0] if self.mode == "UP" else one[1]

    def why_not_opening(self, cards: list[tuple[int, int]], count: int | None) -> str | None:
        doubles = [low for low, high in cards if low == high]
        if not self.laid:
            held = {low for hand in self.hands.values() for low, high in hand if low == high}
            if not doubles or any(low < doubles[0] for low in held):
                return "AUA-11"
        if self.leader is None and doubles and count is None:
            return "AUA-25"
        return None

    def why_not_count(self, cards: list[tuple[int, int]], count: int | None) -> str | None:
        possible = {len(cards), len(cards) + any(low == high for low, high in cards)}
        if count is not None and count not in possible:
            return "AUA-24"
        if self.leader is None:
            return None
        if self.count not in (possible if count is None else {count}):
            return "AUA-21"
        number, last = self.number_of(cards[0]), self.number
        assert last is not None
        if self.mode == "UP":
            return None if number > last else "AUA-22"
        return None if number < last else "AUA-23"

    def do_play(self, line: Line) -> list[str]:
        player, cards = line["player"], {card(name) for name in line["cards"]}
        self.laid |= cards
        self.left[player] -= len(cards)
        if player in self.hands:
            self.hands[player] -= cards
        if self.left[player] == 0:
            return self.end_hand(player)
        self.count = self.count or line.get("count") or len(cards)
        self.number = self.number_of(min(cards))
        self.changes += len(cards & CHANGE)
        self.leader = player
        self.to_move = self.next_after(player)
        return []

    def end_hand(self, player: str) -> list[str]:
        self.scores[player] += sum(self.left.values())
        self.hands_played += 1
        self.playing, self.mode = False, "UP"
        self.clear_round([], None)
        if self.end.get("hands") == self.hands_played:
            self.game_over = True
        if "points" in self.end and self.scores[player] >= self.end["points"]:
            self.game_over = True
        return ["hand_over", "game_over"] if self.game_over else ["hand_over"]

    def next_after(self, player: str) -> str:
        seat = self.players.index(player)
        around = self.players[seat + 1 :] + self.players[: seat + 1]
        return next(name for name in around if name in self.in_round)

    def why_not_pass(self, line: Line) -> str | None:
        return self.why_not_now(line["player"]) or ("AUA-14" if self.leader is None else None)

    def do_pass(self, line: Line) -> list[str]:
        player = line["player"]
        self.in_round = [name for name in self.in_round if name != player]
        if self.in_round:
            self.to_move = self.next_after(player)
            return []
        changed = self.changes % 2 == 1
        if changed:
            self.mode = "DOWN" if self.mode == "UP" else "UP"
        self.clear_round(list(self.players), self.leader)
        return ["round_over", "mode_changed"] if changed else ["round_over"]

    def state(self) -> dict[str, Any]:
        best = max(self.scores.values())
        return {
            "mode": self.mode,
            "to_move": self.to_move,
            "leader": self.leader,
            "count": self.count,
            "number": self.number,
            "in_round": self.in_round,
            "changes": self.changes,
            "cards_left": self.left,
            "scores": self.scores,
            "hands_played": self.hands_played,
            "hand_over": self.hands_played > 0 and not self.playing,
            "game_over": self.game_over,
            "winners": [name for name in self.players if self.game_over and self.scores[name] == best],
        }
