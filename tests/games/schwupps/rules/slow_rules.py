"""The rules of Schwupps read a second time: slowly, on the record's own lines, every card in a list."""

from __future__ import annotations

import copy
from typing import Any

COLOURS = ("red", "blue", "green", "yellow", "purple")
NUMBERS = {f"{colour}-{number}" for colour in COLOURS for number in range(1, 11)}
KINDS = {"+1", "+2", "-1", "-2", "number", "color", "either"}
DEALT = {2: 25, 3: 20, 4: 15, 5: 12}
AGGRAVATION = "aggravation"

Line = dict[str, Any]
Answer = tuple[str, str | None, list[str]]


class NotAnEventError(Exception):
    """The line is not well formed."""


class SlowRules:
    """Rules on lines; its state is that of the contract."""

    def __init__(self, players: tuple[str, ...], tournament: bool) -> None:
        self.players = players
        self.tournament = tournament
        zeros = dict.fromkeys(players, 0)
        self.now: dict[str, Any] = {
            "to_move": None, "rows": None, "next": None, "tops": None, "hand": zeros, "pile": dict(zeros),
            "common": 0, "schwupps_pile": 0, "acted": False, "schwupped": False, "scores": dict(zeros),
            "games_played": 0, "game_over": False, "winners": [],
        }  # fmt: skip
        self.hidden: dict[str, Any] = {"piles": [], "discards": 0, "known": {}, "box": 0, "starter": None}
        self.earlier: list[tuple[dict[str, Any], dict[str, Any]]] = []

    def rule(self, line: Any) -> Answer:
        try:
            self._well_formed(line)
        except NotAnEventError:
            return "invalid", None, []
        if line["event"] == "ask":
            return self._ask(line["about"])
        if line["event"] == "undo":
            if not self.earlier:
                return "illegal", None, []
            self.now, self.hidden = self.earlier.pop()
            return "legal", None, ["undone"]
        clause = self._clause(line)
        if clause:
            return "illegal", clause, []
        self.earlier.append(copy.deepcopy((self.now, self.hidden)))
        return "legal", None, self._happen(line)

    def _ask(self, line: Line) -> Answer:
        kept, earlier = copy.deepcopy((self.now, self.hidden)), list(self.earlier)
        answer = self.rule(line)
        (self.now, self.hidden), self.earlier = kept, earlier
        return answer

    # What is well formed

    def _well_formed(self, line: Any) -> None:
        event = line.get("event") if isinstance(line, dict) else None
        if event == "ask":
            self._well_formed(line.get("about"))
        elif event == "setup":
            self._need(line, "rows", self._square, KINDS)
            self._need(line, "next", self._one_of, KINDS)
            self._need(line, "piles", self._square, NUMBERS)
            self._hands(line.get("hands", {}))
            if "starter" in line:
                self._need(line, "starter", self._one_of, self.players)
        elif event in ("number", "aggravate", "schwupp", "end"):
            self._need(line, "player", self._one_of, self.players)
            self._action(line)
        elif event != "undo":
            raise NotAnEventError

    def _action(self, line: Line) -> None:
        needed = {"number": ("card", "row", "slot"), "schwupp": ("row", "next"), "end": ()}
        parts = needed.get(line["event"], ("row", "next", "give"))
        player = line["player"]
        last = self.now["hand"][player] == 1 and self.now["pile"][player] == 0
        for key in parts:
            if line["event"] == "aggravate" and last and key not in line:
                continue
            if key in ("row", "slot"):
                self._need(line, key, self._place, None)
            else:
                choices = {"card": NUMBERS, "next": KINDS, "give": self.players}[key]
                self._need(line, key, self._one_of, choices)

    def _hands(self, hands: Any) -> None:
        if not isinstance(hands, dict):
            raise NotAnEventError
        for name, cards in hands.items():
            if name not in self.players or not isinstance(cards, list):
                raise NotAnEventError
            if not all(self._one_of(card, NUMBERS | {AGGRAVATION}) for card in cards):
                raise NotAnEventError

    @staticmethod
    def _need(line: Line, key: str, right: Any, choices: Any) -> None:
        if key not in line or not right(line[key], choices):
            raise NotAnEventError

    @staticmethod
    def _one_of(value: Any, choices: Any) -> bool:
        return isinstance(value, str) and value in choices

    @staticmethod
    def _place(value: Any, _: None) -> bool:
        return type(value) is int and value in (0, 1)

    @classmethod
    def _square(cls, value: Any, choices: Any) -> bool:
        def pair(found: Any) -> bool:
            return isinstance(found, list) and len(found) == 2

        return pair(value) and all(
            pair(row) and all(cls._one_of(card, choices) for card in row) for row in value
        )

    # Which clause a line breaks

    def _clause(self, line: Line) -> str | None:
        if self.now["game_over"]:
            return "SCH-47"
        if line["event"] == "setup":
            return self._setup_clause(line)
        player = line["player"]
        if self.now["to_move"] is None:
            return "SCH-14"
        if self.now["to_move"] != player:
            return "SCH-16"
        if line["event"] == "schwupp":
            return "SCH-36" if self.now["schwupped"] else None
        if line["event"] == "end":
            return None if self.now["acted"] else "SCH-17"
        return self._card_clause(line, player)

    def _setup_clause(self, line: Line) -> str | None:
        if self.now["to_move"] is not None:
            return "SCH-15"
        hands = line.get("hands", {}).values()
        if any(len(hand) != 4 for hand in hands):
            return "SCH-11"
        shown = [*line["piles"][0], *line["piles"][1], *[card for hand in hands for card in hand]]
        if any(shown.count(card) > 2 for card in NUMBERS):
            return "SCH-2"
        if shown.count(AGGRAVATION) > 14:
            return "SCH-3"
        if self.now["games_played"] and line.get("starter", self._starter()) != self._starter():
            return "SCH-51"
        return None

    def _card_clause(self, line: Line, player: str) -> str | None:
        card = line.get("card", AGGRAVATION)
        known = self.hidden["known"]
        if not self.now["hand"][player] or card not in known.get(player, [card]):
            return "SCH-19"
        elsewhere = [held for name, hand in known.items() if name != player for held in hand]
        if card == AGGRAVATION:
            if self.hidden["box"] + elsewhere.count(card) >= 14:
                return "SCH-3"
            return "SCH-35" if line.get("give") == player else None
        lying = [lies for row in self.hidden["piles"] for pile in row for lies in pile]
        if (lying + elsewhere).count(card) >= 2:
            return "SCH-2"
        return self._misfit(card, self.now["rows"][line["row"]][line["slot"]], line["row"], line["slot"])

    def _misfit(self, card: str, beside: str, row: int, slot: int) -> str | None:
        colour, number = card.split("-")
        top_colour, top_number = self.hidden["piles"][row][slot][-1].split("-")
        if beside[0] in "+-":
            due = int(top_number) + int(beside)
            due += 10 if due < 1 else -10 if due > 10 else 0
            return None if int(number) == due else "SCH-21"
        same_colour, same_number = colour == top_colour, number == top_number
        fits, clause = {
            "number": (same_number, "SCH-23"),
            "color": (same_colour, "SCH-24"),
            "either": (same_colour or same_number, "SCH-25"),
        }[beside]
        return None if fits else clause

    # What a legal line brings about

    def _happen(self, line: Line) -> list[str]:
        if line["event"] == "setup":
            return self._lay_out(line)
        effects: list[str] = []
        player = line["player"]
        if line["event"] == "end":
            self._draw(player, effects)
        elif line["event"] == "schwupp":
            self.now["acted"] = self.now["schwupped"] = True
            self._schwupp(line, player, effects)
        else:
            self.now["acted"] = True
            self._play(line, player, effects)
        self.now["tops"] = [[pile[-1] for pile in row] for row in self.hidden["piles"]]
        return effects

    def _lay_out(self, line: Line) -> list[str]:
        dealt = DEALT[len(self.players)]
        starter = line.get("starter", self._starter())
        self.now |= {
            "to_move": starter,
            "rows": copy.deepcopy(line["rows"]),
            "next": line["next"],
            "tops": copy.deepcopy(line["piles"]),
            "hand": dict.fromkeys(self.players, 4),
            "pile": dict.fromkeys(self.players, dealt - 4),
            "common": 100 - 4 + 14 - dealt * len(self.players),
            "schwupps_pile": 30 - 4,
        }
        piles = [[[card] for card in row] for row in line["piles"]]
        known = copy.deepcopy(line.get("hands", {}))
        self.hidden = {"piles": piles, "discards": 0, "known": known, "box": 0, "starter": starter}
        return []

    def _starter(self) -> str:
        return self.players[0] if self.hidden["starter"] is None else self._left_of(self.hidden["starter"])

    def _left_of(self, player: str) -> str:
        return self.players[(self.players.index(player) + 1) % len(self.players)]

    def _play(self, line: Line, player: str, effects: list[str]) -> None:
        card = line.get("card", AGGRAVATION)
        self.now["hand"][player] -= 1
        if player in self.hidden["known"]:
            self.hidden["known"][player].remove(card)
        if card == AGGRAVATION:
            self.hidden["box"] += 1
        else:
            self.hidden["piles"][line["row"]][line["slot"]].append(card)
        if self.now["hand"][player] + self.now["pile"][player] == 0:
            self._win(player, effects)
        elif card == AGGRAVATION:
            self._schwupp(line, line["give"], effects)

    def _schwupp(self, line: Line, taker: str, effects: list[str]) -> None:
        row = self.now["rows"][line["row"]]
        row[:] = [self.now["next"], row[0]]
        self.hidden["discards"] += 1
        self.now["schwupps_pile"] -= 1
        if not self.now["schwupps_pile"]:
            self.now["schwupps_pile"], self.hidden["discards"] = self.hidden["discards"], 0
            effects.append("reshuffled_schwupps")
        self.now["next"] = line["next"]
        self._renew_common(effects)
        if self.now["common"]:
            self.now["common"] -= 1
            self.now["hand"][taker] += 1
            self.hidden["known"].pop(taker, None)
            effects.append(f"given:{taker}")
            self._renew_common(effects)

    def _renew_common(self, effects: list[str]) -> None:
        covered = sum(len(pile) - 1 for row in self.hidden["piles"] for pile in row)
        if not self.now["common"] and covered:
            self.now["common"] = covered
            self.hidden["piles"] = [[pile[-1:] for pile in row] for row in self.hidden["piles"]]
            effects.append("reshuffled_common")

    def _draw(self, player: str, effects: list[str]) -> None:
        drawn = 0
        while self.now["hand"][player] < 4 and self.now["pile"][player]:
            self.now["hand"][player] += 1
            self.now["pile"][player] -= 1
            drawn += 1
        if drawn:
            self.hidden["known"].pop(player, None)
            effects.append(f"drew:{drawn}")
        self.now |= {"to_move": self._left_of(player), "acted": False, "schwupped": False}

    def _win(self, winner: str, effects: list[str]) -> None:
        now, scores = self.now, self.now["scores"]
        effects.append("won")
        now |= {"to_move": None, "acted": False, "schwupped": False, "games_played": now["games_played"] + 1}
        if self.tournament:
            for player in self.players:
                scores[player] += 5 if player == winner else -now["hand"][player] - now["pile"][player]
        if now["games_played"] == (len(self.players) if self.tournament else 1):
            effects.append("game_over")
            best = [player for player in self.players if scores[player] == max(scores.values())]
            now |= {"game_over": True, "winners": best if self.tournament else [winner]}
