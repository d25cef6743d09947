"""The page's tables once more, read as literally and as slowly as possible, to hold the engine against.

Cards are their codes; the cards of a place are a list in which "?" stands for one that the record does not
know. Everything is looked up anew for every event.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Line = dict[str, Any]
NUMBERS = [str(number) for number in range(1, 12)]


class SlowRules:
    """A game told in lines of a record that are known to be well formed."""

    def __init__(self, players: tuple[str, ...], options: Line) -> None:
        self.players = list(players)
        self.options = {
            "minus_two": True,
            "extra_set": False,
            "scoring": "points",
            "end": {"rounds": 1},
            **options,
        }
        self.sets = len(players) + self.options["extra_set"]
        self.hand_size = 5 if self.options["minus_two"] else 4
        self.totals = dict.fromkeys(players, 0)
        self.rounds_played = 0
        self.playing = self.round_over = self.show_due = self.game_over = False
        self.cards = {name: {"hand": [], "open": [], "hidden": []} for name in players}
        self.out = []
        self.clear_round()

    def clear_round(self) -> None:
        self.to_move = self.forehand = self.limit = self.owing = None
        self.tower: list[str] = []
        self.skipped: set[str] = set()
        self.called = False

    def next_to(self, name: str, seats: int) -> str:
        return self.players[(self.players.index(name) + seats) % len(self.players)]

    def all_cards(self, name: str) -> list[str]:
        return [card for cards in self.cards[name].values() for card in cards]

    def copies_known(self) -> Counter[str]:
        known = Counter(self.tower) + Counter(self.out)
        for name in self.players:
            known += Counter(card for card in self.all_cards(name) if card != "?")
        return known

    def value(self, card: str) -> str:
        return "2" if card == "-2" and self.holds["double_two"] else card

    def rule(self, line: Line) -> tuple[str | None, list[str]]:
        """The clause that forbids the event, or None and its effects; it is applied if legal."""
        name = line["event"]
        clause = getattr(self, f"why_not_{name}")(line)
        return (clause, []) if clause else (None, getattr(self, f"do_{name}")(line))

    # deal

    def why_not_deal(self, line: Line) -> str | None:
        hands, hidden, cut = line.get("hands", {}), line.get("hidden", {}), line.get("cut")
        cutter = self.next_to(line["dealer"], -1)
        dealt = [*line["open"].values(), *hands.values(), *hidden.values()]
        named = [card for cards in dealt for card in cards]
        if self.game_over:
            return "UP-61"
        if self.playing:
            return "UP-6"
        if self.show_due:
            return "UP-57"
        if not self.options["minus_two"] and "-2" in [*named, cut]:
            return "UP-4"
        fours = [*line["open"].values(), *hidden.values()]
        if any(len(cards) != 4 for cards in fours) or any(len(h) != self.hand_size for h in hands.values()):
            return "UP-8"
        if cut is not None and cutter not in hands:
            named.append(cut)
        if max(Counter(named).values()) > self.sets:
            return "UP-5"
        if cut in NUMBERS:
            return "UP-11"
        if cut is not None and cutter in hands and cut not in hands[cutter]:
            return "UP-12"
        return None

    def do_deal(self, line: Line) -> list[str]:
        self.clear_round()
        self.playing, self.round_over, self.out, self.begun = True, False, [], False
        self.holds = {name: self.options.get(name, False) for name in ("dirty_one", "double_two")}
        self.had_a_turn: set[str] = set()
        for name in self.players:
            self.cards[name] = {
                "hand": list(line.get("hands", {}).get(name, ["?"] * self.hand_size)),
                "open": list(line["open"][name]),
                "hidden": list(line.get("hidden", {}).get(name, ["?"] * 4)),
            }
        cutter = self.next_to(line["dealer"], -1)
        if "cut" in line and cutter not in line.get("hands", {}):
            self.cards[cutter]["hand"][0] = line["cut"]
        self.to_move = self.forehand = self.next_to(line["dealer"], 1)
        return []

    # announce and call

    def why_not_announce(self, line: Line) -> str | None:
        if not self.playing:
            return "UP-13"
        if self.begun:
            return "UP-63"
        if line["player"] != self.forehand:
            return "UP-64"
        if self.holds[line["variant"]]:
            return "UP-65"
        if line["variant"] == "double_two" and not self.options["minus_two"]:
            return "UP-4"
        return None

    def do_announce(self, line: Line) -> list[str]:
        self.holds[line["variant"]] = True
        return []

    def why_not_call(self, line: Line) -> str | None:
        if not self.playing:
            return "UP-13"
        early = line["player"] == self.to_move and not self.called
        return None if early or line["player"] == self.owing else "UP-46"

    def do_call(self, line: Line) -> list[str]:
        if line["player"] == self.to_move:
            self.called = True
        else:
            self.owing = None
        return ["called"]

    # play

    def why_not_play(self, line: Line) -> str | None:
        name, place, cards = line["player"], line["from"], line["cards"]
        if not self.playing:
            return "UP-13"
        if name != self.to_move:
            return "UP-15"
        if "-2" in cards and not self.options["minus_two"]:
            return "UP-4"
        if place != "hand" and name not in self.had_a_turn and self.cards[name]["hand"]:
            return "UP-17"
        if place == "hidden" and self.cards[name]["open"]:
            return "UP-19"
        if place == "hidden" and len(cards) > 1:
            return "UP-20"
        if self.taken_from(name, place, cards) is None:
            return "UP-22"
        if len({self.value(card) for card in cards}) > 1:
            return "UP-23"
        if self.value(cards[0]) == "-2" and place != "hidden" and not self.tower and self.has_else(name):
            return "UP-34"
        return None

    def taken_from(self, name: str, place: str, cards: list[str]) -> list[str] | None:
        """What is left at the place, None when the cards cannot be there."""
        left = list(self.cards[name][place])
        unseen: Counter[str] = Counter()
        for card in cards:
            if card in left:
                left.remove(card)
            elif "?" in left:
                left.remove("?")
                unseen[card] += 1
            else:
                return None
        known = self.copies_known()
        if any(known[card] + number > self.sets for card, number in unseen.items()):
            return None
        return left

    def has_else(self, name: str) -> bool:
        cards = self.cards[name]
        playable = list(cards["hand"])
        if name in self.had_a_turn or not cards["hand"]:
            playable += cards["open"] or cards["hidden"]
        return any(card not in ("-2", "?") for card in playable)

    def do_play(self, line: Line) -> list[str]:
        name, place, cards = line["player"], line["from"], line["cards"]
        left = self.taken_from(name, place, cards)
        assert left is not None
        self.begun = True
        effects = []
        if self.owing is not None:
            effects.append(f"skip_due:{self.owing}")
            self.skipped.add(self.owing)
            self.owing = None
        self.cards[name][place] = left
        value, last = self.value(cards[0]), not self.all_cards(name)
        if value == "-2" and place == "hidden" and last:
            self.out += cards
            return effects + self.end_round(name, 80)
        if value == "-2" and place == "hidden" and not self.tower:
            self.cards[name]["hand"] += cards
            return [*effects, "taken_up"]
        if value == "clear":
            self.out += [*self.tower, *cards]
            self.tower, self.limit = [], None
            return [*effects, "cleared", *(self.end_round(name, 10) if last else [])]
        limit = self.limit if self.tower else 11
        after = limit - 2 * len(cards) if value == "-2" else int(value)
        self.tower += cards
        if after <= 0 or after > limit:
            self.cards[name]["hand"] += self.tower
            self.tower, self.limit = [], None
            return [*effects, "collapse"]
        self.limit = after
        return effects + (self.end_round(name, 10) if last else self.end_turn(name))

    def end_turn(self, name: str) -> list[str]:
        effects = []
        self.had_a_turn.add(name)
        after = self.next_to(name, 1)
        while after in self.skipped:
            self.skipped.remove(after)
            effects.append(f"skipped:{after}")
            after = self.next_to(after, 1)
        if len(self.all_cards(name)) == 1 and not self.called and after != name:
            self.owing = name
        self.to_move, self.called = after, False
        return effects

    # the end of a round

    def end_round(self, name: str, credit: int) -> list[str]:
        self.out += self.tower
        self.clear_round()
        self.playing, self.round_over = False, True
        self.winner, self.credit = name, credit
        if self.options["scoring"] == "points" and any(
            "?" in self.all_cards(other) for other in self.players
        ):
            self.show_due = True
            return ["round_over"]
        return ["round_over", *self.score()]

    def score(self) -> list[str]:
        scoring = self.options["scoring"]
        for name in self.players:
            if scoring == "matches":
                self.totals[name] += name == self.winner
            elif scoring == "cards":
                self.totals[name] += len(self.all_cards(name))
            else:
                self.totals[name] += sum(self.cost(card) for card in self.all_cards(name))
        if scoring == "points":
            self.totals[self.winner] = max(0, self.totals[self.winner] - self.credit)
        self.rounds_played += 1
        end = self.options["end"]
        if "rounds" in end:
            self.game_over = self.rounds_played == end["rounds"]
        else:
            self.game_over = any(total > end["points"] for total in self.totals.values())
        return ["game_over"] if self.game_over else []

    def cost(self, card: str) -> int:
        if card == "-2":
            return 2 if self.holds["double_two"] else 20
        if card == "clear":
            return 50
        return 30 if card == "1" and self.holds["dirty_one"] else int(card)

    def why_not_show(self, line: Line) -> str | None:
        if not self.show_due:
            return "UP-58"
        if not self.options["minus_two"] and any("-2" in cards for cards in line["cards"].values()):
            return "UP-4"
        new: Counter[str] = Counter()
        for name, cards in line["cards"].items():
            known = Counter(card for card in self.all_cards(name) if card != "?")
            if len(cards) != len(self.all_cards(name)) or known - Counter(cards):
                return "UP-59"
            new += Counter(cards) - known
        total = self.copies_known() + new
        return "UP-5" if any(number > self.sets for number in total.values()) else None

    def do_show(self, line: Line) -> list[str]:
        for name, cards in line["cards"].items():
            rest = list(cards)
            for place in self.cards[name].values():
                for card in place:
                    if card != "?":
                        rest.remove(card)
            for place in self.cards[name].values():
                place[:] = [rest.pop() if card == "?" else card for card in place]
        if any("?" in self.all_cards(name) for name in self.players):
            return []
        self.show_due = False
        return ["scored", *self.score()]

    def state(self) -> Line:
        best = (max if self.options["scoring"] == "matches" else min)(self.totals.values())
        return {
            "to_move": self.to_move,
            "forehand": self.forehand,
            "limit": self.limit,
            "tower": len(self.tower),
            "cards_left": {
                name: {place: len(cards) for place, cards in self.cards[name].items()}
                for name in self.players
            },
            "skipped": [name for name in self.players if name in self.skipped],
            "totals": self.totals,
            "rounds_played": self.rounds_played,
            "round_over": self.round_over,
            "game_over": self.game_over,
            "winners": [name for name in self.players if self.game_over and self.totals[name] == best],
        }
