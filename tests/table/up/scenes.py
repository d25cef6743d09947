"""Hand-made scenes of a table of Up, and a reader that is told what becomes of what it says."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from companion.engines import Game, Header
from companion.engines.up import Deal
from companion.engines.up.cards import CARD_CODED
from companion.inputs import Action
from companion.table.reading import Reading
from companion.table.up import UpReader
from companion.table.up.lies import open_cards
from tests.table.played_table import PlayedTable
from vision.sightings import CardSighting, Place, Sightings, UnknownSighting
from vision.table.scene import Arm

OPEN = {"Ann": "11 8 5 3", "Ben": "10 8 5 1"}


def card(code: str | None, place: Place, candidates: tuple[tuple[str, float], ...] = ()) -> CardSighting:
    return CardSighting(code, "up", 1.0, candidates, (0.0, 0.0), (0.0, -1.0), None, False, place)


def strip(place: Place) -> UnknownSighting:
    """What shows of a card that was not read, its corners in pixels at that place."""
    corners = np.array([[place.x, place.y]] * 4, np.float32)
    return UnknownSighting((place.x, place.y), corners, place)


class TableOfUp(PlayedTable):
    """Two players, Ann below and Ben above; cards are laid and taken, then the reader looks."""

    def __init__(self, **options: Any) -> None:
        super().__init__(Header("up", ("Ann", "Ben"), options))
        self.reader: UpReader = UpReader(self.game.position)
        self.rows: dict[str, dict[int, str | None]] = {"Ann": {}, "Ben": {}}
        self.turned: dict[str, str] = {}
        self.middle: list[CardSighting] = []

    def takes_up(self, game: Game[Any, Any]) -> None:
        """A game that runs already lies there, and the reader begins with it."""
        self.game = game
        self.reader = UpReader(game.position)
        for player, name in enumerate(game.header.players):
            self.rows[name] = dict(enumerate(open_cards(game.position, player)))
        self.look()

    def deal(self, cut: str = "none") -> Reading:
        """Ann deals the usual open cards."""
        for name, codes in OPEN.items():
            self.rows[name] = dict(enumerate(codes.split()))
        self.look("Ann")
        self.press(Action.DEALT)
        self.answer(cut)
        return self.reading

    def lay(
        self,
        who: str,
        *codes: str | None,
        at: tuple[float, float] = (0.0, 0.0),
        overlooked: tuple[UnknownSighting, ...] = (),
    ) -> Reading:
        """Cards are laid in the middle, side by side, by whoever's arm it is."""
        turn = 0.0 if who == "Ann" else 180.0
        self.middle += [
            card(code, Place(at[0] + 25.0 * number, at[1], turn)) for number, code in enumerate(codes)
        ]
        return self.look(who, overlooked=overlooked)

    def play_open(self, who: str, number: int, at: tuple[float, float]) -> Reading:
        return self.lay(who, self.rows[who].pop(number), at=at)

    def clear_middle(self, who: str) -> Reading:
        self.middle.clear()
        return self.look(who)

    def look(
        self,
        *arms: str,
        unread: tuple[UnknownSighting, ...] = (),
        overlooked: tuple[UnknownSighting, ...] = (),
    ) -> Reading:
        """A new steady scene after these arms were there."""
        cards = list(self.middle)
        for player, name in enumerate(self.game.header.players):
            for number, code in self.rows[name].items():
                cards.append(card(code, self.reader.zones.slot(player, number)))
            if name in self.turned:
                slot = self.reader.zones.slot(player, 1)
                ahead = 44.0 * math.cos(math.radians(slot.turn))
                cards.append(card(self.turned[name], Place(slot.x, slot.y - ahead, slot.turn)))
        entries = {"Ann": Place(0.0, 260.0, 0.0), "Ben": Place(0.0, -260.0, 180.0)}
        seen = tuple(Arm(entries[arm], Place(0.0, 0.0, 0.0), 0.0) for arm in arms)
        self.show(Sightings(tuple(cards)), seen, unread, overlooked)
        return self.reading


def dealt(**options: Any) -> TableOfUp:
    table = TableOfUp(**options)
    table.deal()
    return table


def cards(codes: str) -> tuple[Any, ...]:
    return tuple(CARD_CODED[code] for code in codes.split())


def the_deal(cut: str | None = None) -> Deal:
    rows = tuple(cards(codes) for codes in OPEN.values())
    return Deal(0, rows, (None, None), (None, None), CARD_CODED[cut] if cut else None)
