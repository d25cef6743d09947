"""Hand-made scenes of a table of Up, and a reader that is told what becomes of what it says."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from companion.engines import GameInProgress, Header
from companion.games.up.rules import Deal
from companion.games.up.rules.cards import CARD_CODED
from companion.games.up.table import UpReader
from companion.games.up.table.expected import expected_of
from companion.games.up.table.zones import PEEP
from companion.table.inputs import Action
from companion.table.reading import Reading
from tests.table.played_table import PlayedTable
from vision.motion.arm import Arm
from vision.sightings import CardSighting, Place, Sightings, UnknownSighting

OPEN = {"Ann": "11 8 5 3", "Ben": "10 8 5 1"}


def card(code: str | None, place: Place, candidates: tuple[tuple[str, float], ...] = ()) -> CardSighting:
    return CardSighting(code, "up", 1.0, candidates, (0.0, 0.0), (0.0, -1.0), None, False, place)


def strip(place: Place) -> UnknownSighting:
    """What shows of a card that was not read, its corners in pixels at that place."""
    corners = np.array([[place.x, place.y]] * 4, np.float32)
    return UnknownSighting((place.x, place.y), corners, place)


class TableOfUp(PlayedTable):
    """Two players, Ann below and Ben above; cards are laid and taken, then the reader looks.

    Attributes:
        rows: by name and number from the player's left the open cards.
        backs: by name the numbers of the face-down cards that are seen, counted in the same way.
        turned: by name a card that was turned over before its owner.
        middle: what lies in the middle, or anywhere else.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(Header("up", ("Ann", "Ben"), options))
        self.reader: UpReader = UpReader(self.game.position)
        self.rows: dict[str, dict[int, str | None]] = {"Ann": {}, "Ben": {}}
        self.backs: dict[str, set[int]] = {}
        self.turned: dict[str, str] = {}
        self.middle: list[CardSighting] = []

    def takes_up(self, game: GameInProgress[Any, Any]) -> None:
        """A game that runs already lies there, and the reader begins with it."""
        self.game = game
        self.reader = UpReader(game.position)
        for player, name in enumerate(game.header.players):
            self.rows[name] = dict(enumerate(expected_of(game.position).rows[player]))
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
        cards, backs = list(self.middle), []
        for player, name in enumerate(self.game.header.players):
            for number, code in self.rows[name].items():
                cards.append(card(code, self.reader.zones.slot(player, number)))
            if name in self.turned:
                cards.append(card(self.turned[name], self.before(name, 1, 44.0)))
            backs += [strip(self.before(name, number, -PEEP)) for number in self.backs.get(name, ())]
        seen = tuple(map(self._arm, arms))
        self.show(Sightings(tuple(cards), tuple(backs)), seen, unread, overlooked)
        return self.reading

    def before(self, name: str, number: int, ahead: float) -> Place:
        """A place so many millimetres ahead of an open card's, towards the tower."""
        slot = self.reader.zones.slot(self.game.header.players.index(name), number)
        angle = math.radians(slot.turn)
        return Place(slot.x + ahead * math.sin(angle), slot.y - ahead * math.cos(angle), slot.turn)

    def _arm(self, name: str) -> Arm:
        """An arm that reached to the middle."""
        direction = self.reader.zones.table.seats[self.game.header.players.index(name)].direction
        angle = math.radians(direction)
        entry = Place(-260.0 * math.sin(angle), 260.0 * math.cos(angle), direction)
        return Arm(entry, Place(0.0, 0.0, 0.0), 0.0)


def dealt(**options: Any) -> TableOfUp:
    table = TableOfUp(**options)
    table.deal()
    return table


def cards(codes: str) -> tuple[Any, ...]:
    return tuple(CARD_CODED[code] for code in codes.split())


def the_deal(cut: str | None = None) -> Deal:
    rows = tuple(cards(codes) for codes in OPEN.values())
    return Deal(0, rows, (None, None), (None, None), CARD_CODED[cut] if cut else None)
