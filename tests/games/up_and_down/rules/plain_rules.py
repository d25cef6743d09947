"""The rules of Up & Down a second time, written down line by line from the page, on the record's own words.

Slow, mutable and without sentences; it shares no code with the engine and is there to contradict it.
"""

from __future__ import annotations

import copy
from typing import Any

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q"]
PACK = {rank + suit for rank in RANKS for suit in "CDHS"}
ACES_AND_KINGS = {rank + suit for rank in "AK" for suit in "CDHS"}
HAND = {2: 15, 3: 14, 4: 11}
SEATS = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}


class NoEventError(Exception):
    """Not an event."""


class ForbiddenError(Exception):
    """Forbidden by a clause, or by none."""

    def __init__(self, clause: str | None) -> None:
        self.clause = clause


def need(condition: bool) -> None:
    if not condition:
        raise NoEventError


class PlainGame:
    def __init__(self, header: dict[str, Any]) -> None:
        options = header.get("options", {})
        self.names = header["players"]
        self.rounds = options.get("rounds", 1)
        self.ring = options.get("ring", ["D", "H", "S", "C"])
        seats = dict(zip(self.names, SEATS[len(self.names)], strict=True))
        self.sides = options.get("sides", seats)
        self.past: list[dict[str, Any]] = []
        zero = dict.fromkeys(self.names, 0)
        self.now: dict[str, Any] = {
            "phase": "setup",
            "face": None,
            "dice": None,
            "turn": None,
            "leader": None,
            "hands": None,
            "played": set(),
            "pot": 0,
            "tricks": zero,
            "totals": dict(zero),
            "left": 0,
            "rounds_played": 0,
        }

    def answer(self, line: Any) -> dict[str, Any]:
        verdict, rule, effects = "legal", None, []
        try:
            following, effects = self.follow(line)
            if line["event"] == "undo":
                self.past.pop()
                self.now = following
            elif line["event"] != "ask":
                self.past.append(self.now)
                self.now = following
        except NoEventError:
            verdict = "invalid"
        except ForbiddenError as forbidden:
            verdict, rule = "illegal", forbidden.clause
        decided = self.decided(line, effects) if verdict == "legal" else {}
        return {"verdict": verdict, "rule": rule, "effects": effects, "state": self.state(), **decided}

    def follow(self, line: Any) -> tuple[dict[str, Any], list[str]]:
        need(isinstance(line, dict) and isinstance(line.get("event"), str))
        if line["event"] == "ask":
            return self.follow(line.get("about"))
        if line["event"] == "undo":
            if not self.past:
                raise ForbiddenError(None)
            return self.past[-1], ["undone"]
        need(line["event"] in ("deal", "setup", "change", "reveal"))
        getattr(self, f"well_formed_{line['event']}")(line)
        if self.now["phase"] == "game_over":
            raise ForbiddenError("UAD-46")
        self.asked_in = self.now
        self.next = copy.deepcopy(self.now)
        effects = getattr(self, line["event"])(line)
        return self.next, effects

    def well_formed_deal(self, line: dict[str, Any]) -> None:
        hands = line.get("hands", {})
        need(isinstance(hands, dict))
        for name, hand in hands.items():
            need(name in self.names and isinstance(hand, list))
            for card in hand:
                need(isinstance(card, str) and card in PACK | ACES_AND_KINGS)

    def well_formed_layout(self, line: dict[str, Any]) -> None:
        if "dice" in line:
            need(isinstance(line["dice"], list) and len(line["dice"]) == 2)
            need(all(type(die) is int and 1 <= die <= 6 for die in line["dice"]))
        if "face" in line:
            need(line["face"] in ("UP", "DOWN"))
        if "facing" in line:
            need(isinstance(line["facing"], dict) and len(line["facing"]) > 0)
            need(all(name in self.names for name in line["facing"]))
            need(all(isinstance(suit, str) and suit in list("CDHS") for suit in line["facing"].values()))

    def well_formed_setup(self, line: dict[str, Any]) -> None:
        need({"dice", "face", "facing"} <= set(line))
        self.well_formed_layout(line)

    def well_formed_change(self, line: dict[str, Any]) -> None:
        if "player" in line:
            need(line["player"] in self.names)
        self.well_formed_layout(line)

    def well_formed_reveal(self, line: dict[str, Any]) -> None:
        need(isinstance(line.get("cards"), dict))
        for name, card in line["cards"].items():
            need(name in self.names and isinstance(card, str) and card in PACK | ACES_AND_KINGS)

    def suit(self, name: str, turn: int) -> str:
        return self.ring[(self.sides[name] + turn) % 4]

    def fitting_turn(self, facing: dict[str, str]) -> int:
        turns = [k for k in range(4) if all(self.suit(name, k) == suit for name, suit in facing.items())]
        if not turns:
            raise ForbiddenError("UAD-5")
        return turns[0]

    def begin_round(self) -> None:
        if self.next["phase"] == "round_over":
            self.next["tricks"] = dict.fromkeys(self.names, 0)
        both = self.next["hands"] is not None and self.next["turn"] is not None
        self.next["phase"] = "change" if both else "setup"

    def deal(self, line: dict[str, Any]) -> list[str]:
        hands = line.get("hands", {})
        if self.now["hands"] is not None:
            raise ForbiddenError("UAD-9")
        named = [card for hand in hands.values() for card in hand]
        if any(card in ACES_AND_KINGS for card in named):
            raise ForbiddenError("UAD-1")
        if any(len(hand) != HAND[len(self.names)] for hand in hands.values()):
            raise ForbiddenError("UAD-7")
        if len(set(named)) < len(named):
            raise ForbiddenError("UAD-2")
        self.next.update(hands={name: set(hand) for name, hand in hands.items()}, left=HAND[len(self.names)])
        self.begin_round()
        return []

    def setup(self, line: dict[str, Any]) -> list[str]:
        if self.now["turn"] is not None:
            raise ForbiddenError("UAD-15")
        turn = self.fitting_turn(line["facing"])
        leaders = [name for name in self.names if self.suit(name, turn) == "C"]
        if not leaders:
            raise ForbiddenError("UAD-14")
        self.next.update(face=line["face"], dice=line["dice"], turn=turn, leader=leaders[0])
        self.begin_round()
        return []

    def change(self, line: dict[str, Any]) -> list[str]:
        now = self.now
        if now["phase"] in ("setup", "round_over"):
            raise ForbiddenError("UAD-16")
        if now["phase"] == "reveal":
            raise ForbiddenError("UAD-21")
        if line.get("player", now["leader"]) != now["leader"]:
            raise ForbiddenError("UAD-20")
        turn = self.fitting_turn(line["facing"]) if "facing" in line else now["turn"]
        face, dice = line.get("face", now["face"]), line.get("dice", now["dice"])
        altered = []
        if face != now["face"]:
            altered.append("flip")
        if turn != now["turn"]:
            altered.append("rotate")
        if sorted(dice) != sorted(now["dice"]):
            altered.append("roll")
        if len(altered) > 1:
            raise ForbiddenError("UAD-23")
        if not altered:
            raise ForbiddenError("UAD-22")
        if altered == ["roll"] and sum(dice) == sum(now["dice"]):
            raise ForbiddenError("UAD-26")
        self.next.update(face=face, dice=dice, turn=turn, phase="reveal")
        return altered

    def reveal(self, line: dict[str, Any]) -> list[str]:
        now, cards = self.now, line["cards"]
        if now["phase"] in ("setup", "round_over"):
            raise ForbiddenError("UAD-16")
        if now["phase"] == "change":
            raise ForbiddenError("UAD-19")
        if set(cards) != set(self.names):
            raise ForbiddenError("UAD-27")
        if any(card in ACES_AND_KINGS for card in cards.values()):
            raise ForbiddenError("UAD-1")
        for name, card in cards.items():
            elsewhere = any(card in hand for holder, hand in now["hands"].items() if holder != name)
            if list(cards.values()).count(card) > 1 or card in now["played"] or elsewhere:
                raise ForbiddenError("UAD-2")
        if any(name in now["hands"] and card not in now["hands"][name] for name, card in cards.items()):
            raise ForbiddenError("UAD-29")
        return self.trick(cards)

    def trick(self, cards: dict[str, str]) -> list[str]:
        after = self.next
        for hand in after["hands"].values():
            hand.difference_update(cards.values())
        after["played"].update(cards.values())
        after["left"] -= 1
        after["pot"] += 1
        after["leader"] = self.names[(self.names.index(after["leader"]) + 1) % len(self.names)]
        after["phase"] = "change"
        winner = self.winner(cards)
        effects = ["pot"]
        if winner is not None:
            effects = [f"trick:{winner}", "pot_won"] if self.now["pot"] else [f"trick:{winner}"]
            after["tricks"][winner] += after["pot"]
            after["totals"][winner] += after["pot"]
            after["pot"] = 0
        if after["left"] == 0:
            effects += ["round_over"] if winner is not None else ["pot_discarded", "round_over"]
            after.update(face=None, dice=None, turn=None, leader=None, hands=None, played=set(), pot=0)
            after["rounds_played"] += 1
            after["phase"] = "round_over"
            if after["rounds_played"] == self.rounds:
                after["phase"] = "game_over"
                effects.append("game_over")
        return effects

    def winner(self, cards: dict[str, str]) -> str | None:
        value = {name: RANKS.index(card[:-1]) + 2 for name, card in cards.items()}
        left = [name for name in cards if list(value.values()).count(value[name]) == 1]
        for name in left:
            if value[name] == sum(self.now["dice"]):
                return name
        own = [name for name in left if cards[name][-1] == self.suit(name, self.now["turn"])]
        own.sort(key=value.__getitem__, reverse=self.now["face"] == "UP")
        return own[0] if own else None

    def decided(self, line: dict[str, Any], effects: list[str]) -> dict[str, list[str]]:
        """What a legal trick names besides: the clauses that decided it and the cards that cancelled."""
        while line["event"] == "ask":
            line = line["about"]
        if line["event"] != "reveal":
            return {}
        cards, before = line["cards"], self.asked_in
        ranks = [card[:-1] for card in cards.values()]
        cancelled = [card for card in cards.values() if ranks.count(card[:-1]) > 1]
        cancelled.sort(key=lambda card: (RANKS.index(card[:-1]), "CDHS".index(card[-1])))
        clauses = self.clauses_of_the_cards(cards, cancelled, before)
        if "pot_won" in effects:
            clauses.append("UAD-38")
        elif "pot_discarded" in effects:
            clauses.append("UAD-39")
        elif "pot" in effects and before["pot"]:
            clauses.append("UAD-37")
        if "round_over" in effects:
            clauses.append("UAD-41")
        if "game_over" in effects:
            clauses += self.clauses_of_the_end(before, effects)
        return {"clauses": clauses, **({"cancelled": cancelled} if cancelled else {})}

    def clauses_of_the_cards(
        self, cards: dict[str, str], cancelled: list[str], before: dict[str, Any]
    ) -> list[str]:
        trump = sum(before["dice"])
        value = {name: RANKS.index(card[:-1]) + 2 for name, card in cards.items()}
        own = {name for name, card in cards.items() if card[-1] == self.suit(name, before["turn"])}
        gone = [name for name, card in cards.items() if card in cancelled]
        left = [name for name in cards if name not in gone]
        alike = {value[name] for name in gone}
        clauses = ["UAD-31"] if alike - {trump} else []
        if trump in alike or alike - {value[name] for name in own}:
            clauses.append("UAD-32")
        if any(value[name] == trump for name in left):
            return [*clauses, "UAD-34"]
        if not own & set(left):
            return [*clauses, "UAD-36"] if gone else ["UAD-33", "UAD-36"]
        sign = 1 if before["face"] == "UP" else -1
        best = max(left, key=lambda name: sign * value[name])
        return [*clauses, "UAD-35"] if best in own else [*clauses, "UAD-33", "UAD-35"]

    @staticmethod
    def clauses_of_the_end(before: dict[str, Any], effects: list[str]) -> list[str]:
        totals = dict(before["totals"])
        if effects[0] != "pot":
            totals[effects[0].removeprefix("trick:")] += before["pot"] + 1
        most = max(totals.values())
        return ["UAD-44", "UAD-45"] if list(totals.values()).count(most) > 1 else ["UAD-44"]

    def state(self) -> dict[str, Any]:
        now = self.now
        most = max(now["totals"].values())
        over = now["phase"] == "game_over"
        return {
            "phase": now["phase"],
            "face": now["face"],
            "dice": now["dice"],
            "trump": None if now["dice"] is None else sum(now["dice"]),
            "facing": None
            if now["turn"] is None
            else {name: self.suit(name, now["turn"]) for name in self.names},
            "leader": now["leader"],
            "pot": now["pot"],
            "tricks": now["tricks"],
            "totals": now["totals"],
            "cards_left": dict.fromkeys(self.names, now["left"]),
            "rounds_played": now["rounds_played"],
            "winners": [name for name in self.names if over and now["totals"][name] == most],
        }
