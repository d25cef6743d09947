"""Hand-made scenes of a table of Up, and a reader that is told what becomes of what it says."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np

from companion.engines import Game, Header, Undo, start
from companion.engines.up import Deal
from companion.engines.up.cards import CARD_CODED
from companion.inputs import Action, Press
from companion.table.reading import Reading
from companion.table.up import UpReader
from vision.sightings import CardSighting, Place, Sightings
from vision.table.scene import Arm, Scene

OPEN = {"Ann": "11 8 5 3", "Ben": "10 8 5 1"}
BLANK = np.zeros((72, 128, 3), np.uint8)


def card(code: str | None, place: Place, candidates: tuple[tuple[str, float], ...] = ()) -> CardSighting:
    return CardSighting(code, "up", 1.0, candidates, (0.0, 0.0), (0.0, -1.0), None, False, place)


class TableOfUp:
    """Two players, Ann below and Ben above; cards are laid and taken, then the reader looks."""

    def __init__(self, **options: Any) -> None:
        self.header = Header("up", ("Ann", "Ben"), options)
        self.game: Game[Any, Any] = start(self.header)
        self.reader = UpReader(self.game.position)
        self.rows: dict[str, dict[int, str | None]] = {"Ann": {}, "Ben": {}}
        self.turned: dict[str, str] = {}
        self.middle: list[CardSighting] = []
        self._numbers = itertools.count()
        self._time = itertools.count()

    def deal(self, cut: str = "none") -> Reading:
        """Ann deals the usual open cards."""
        for name, codes in OPEN.items():
            self.rows[name] = dict(enumerate(codes.split()))
        self.look("Ann")
        self.press(Action.DEALT)
        return self.answer(cut)

    def lay(self, who: str, *codes: str | None, at: tuple[float, float] = (0.0, 0.0)) -> Reading:
        """Cards are laid in the middle, side by side, by whoever's arm it is."""
        turn = 0.0 if who == "Ann" else 180.0
        self.middle += [
            card(code, Place(at[0] + 25.0 * number, at[1], turn)) for number, code in enumerate(codes)
        ]
        return self.look(who)

    def play_open(self, who: str, number: int, at: tuple[float, float]) -> Reading:
        return self.lay(who, self.rows[who].pop(number), at=at)

    def clear_middle(self, who: str) -> Reading:
        self.middle.clear()
        return self.look(who)

    def look(self, *arms: str) -> Reading:
        """A new steady scene after these arms were there."""
        cards = list(self.middle)
        for player, name in enumerate(self.header.players):
            for number, code in self.rows[name].items():
                cards.append(card(code, self.reader.zones.slot(player, number)))
            if name in self.turned:
                slot = self.reader.zones.slot(player, 1)
                ahead = 44.0 * math.cos(math.radians(slot.turn))
                cards.append(card(self.turned[name], Place(slot.x, slot.y - ahead, slot.turn)))
        entries = {"Ann": Place(0.0, 260.0, 0.0), "Ben": Place(0.0, -260.0, 180.0)}
        reached = tuple(Arm(entries[arm], Place(0.0, 0.0, 0.0), float(next(self._time))) for arm in arms)
        scene = Scene(next(self._numbers), 0.0, Sightings(tuple(cards)), reached, BLANK)
        return self._heard(self.reader.see(scene, self.game.position))

    def press(self, action: Action, seat: int | None = None) -> Reading:
        return self._heard(self.reader.press(Press(action, 0.0, seat), self.game.position))

    def answer(self, value: str) -> Reading:
        """Give the answer of that value to the reader's question."""
        assert self.reading.question is not None
        choice = next(choice for choice in self.reading.question.choices if choice.value == value)
        return self._heard(self.reader.answer(choice, self.game.position))

    def undo(self) -> None:
        ruling = self.game.apply(Undo())
        self.reader.ruled(Undo(), ruling)

    def _heard(self, reading: Reading) -> Reading:
        self.reading = reading
        if reading.event is not None:
            self.ruling = self.game.apply(reading.event)
            self.reader.ruled(reading.event, self.ruling)
        return reading


def dealt(**options: Any) -> TableOfUp:
    table = TableOfUp(**options)
    table.deal()
    return table


def cards(codes: str) -> tuple[Any, ...]:
    return tuple(CARD_CODED[code] for code in codes.split())


def the_deal(cut: str | None = None) -> Deal:
    rows = tuple(cards(codes) for codes in OPEN.values())
    return Deal(0, rows, (None, None), (None, None), CARD_CODED[cut] if cut else None)
