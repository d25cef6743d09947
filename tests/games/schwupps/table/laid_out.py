"""A table of Schwupps at which scenes are shown to the reader; three players, Kim at the lower edge."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from companion.engines import Header
from companion.games.schwupps.rules.holdings import Holdings
from companion.games.schwupps.table import SchwuppsReader
from companion.games.schwupps.table.places import BOX, NEXT, PILES, SLOTS, Zone
from companion.table.inputs import Action
from tests.table.played_table import PlayedTable
from vision.motion.arm import Arm
from vision.sightings import CardSighting, Place, Sightings, UnknownSighting

NAMES = ("Kim", "Leah", "Alex")
ORIGIN = (0.0, 0.0)

LAID_OUT = {
    NEXT: "+2",
    SLOTS[0][0]: "+1",
    SLOTS[0][1]: "number",
    SLOTS[1][0]: "-2",
    SLOTS[1][1]: "color",
    PILES[0][0]: "red-5",
    PILES[0][1]: "blue-7",
    PILES[1][0]: "green-1",
    PILES[1][1]: "yellow-10",
}
SETUP = {
    "event": "setup",
    "rows": [["+1", "number"], ["-2", "color"]],
    "next": "+2",
    "piles": [["red-5", "blue-7"], ["green-1", "yellow-10"]],
    "starter": "Kim",
}
UPPER_PUSHED = {**LAID_OUT, NEXT: "-1", SLOTS[0][0]: "+2", SLOTS[0][1]: "+1"}
LAY = {**LAID_OUT, PILES[0][0]: "green-6"}
LAYS = {"event": "number", "player": "Kim", "card": "green-6", "row": 0, "slot": 0}


def sighting(
    zone: Zone, code: str | None, *likely: str, off: float = 0.0, partial: bool = False
) -> CardSighting:
    place = Place(zone.x + off, zone.y - off / 2, 3.0)
    candidates = tuple((name, 0.4) for name in likely)
    return CardSighting(code, "schwupps", 0.9, candidates, ORIGIN, (0.0, -1.0), None, partial, place)


def not_read(zone: Zone) -> UnknownSighting:
    return UnknownSighting(ORIGIN, None, Place(zone.x + 4.0, zone.y - 6.0, 2.0))


def arm_of(player: int) -> Arm:
    angle = math.radians(120 * player)
    return Arm(Place(-320 * math.sin(angle), 260 * math.cos(angle), 0.0), Place(0, 0, 0), 0.0)


class Table(PlayedTable):
    """A game of Schwupps, its reader, and what was said."""

    def __init__(self, **options: Any) -> None:
        super().__init__(Header("schwupps", NAMES, options))
        self.reader: SchwuppsReader = SchwuppsReader(self.game.position)

    def see(
        self,
        codes: dict[Zone, str | None],
        player: int | None = 0,
        *others: CardSighting,
        off: Mapping[Zone, float] = MappingProxyType({}),
        unread: tuple[Zone, ...] = (),
    ) -> dict[str, Any] | None:
        """Show a scene after a visit of a player's arm; what was told, as a line of the record."""
        cards = tuple(sighting(zone, code, off=off.get(zone, 0.0)) for zone, code in codes.items() if code)
        arms = () if player is None else (arm_of(player),)
        return self.show(Sightings((*cards, *others)), arms, tuple(map(not_read, unread)))

    @property
    def asked(self) -> tuple[str, tuple[str, ...], bool] | None:
        """What is asked, the answers offered at once, and whether the eye is in doubt."""
        question = self.reading.question
        if question is None:
            return None
        offered = tuple(choice.value for choice in question.choices[: question.likely])
        return question.text.key, offered, question.doubt

    def end(self, player: int | None = None) -> dict[str, Any] | None:
        return self.press(Action.END_TURN, player)


def with_last_card(player: int) -> Table:
    """Laid out, Kim to move; that player holds one card and has no own pile."""
    made = Table()
    made.see(LAID_OUT)
    made.answer("Kim")
    position = made.game.position
    sizes, piles = (
        tuple(few if one == player else many for one in range(3)) for few, many in ((1, 4), (0, 16))
    )
    table = replace(position.table, holdings=Holdings(sizes, (None,) * 3, piles))
    made.game.position = position.acted_on(table, False)
    return made


AGGRAVATION = sighting(BOX, "aggravation")
