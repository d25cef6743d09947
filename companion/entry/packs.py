"""The cards of each game, as people choose among them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.auf_und_ab import forms as auf_und_ab
from companion.games.schwupps import forms as schwupps
from companion.games.up import forms as up
from companion.games.up_and_down import forms as up_and_down


@dataclass(frozen=True, slots=True)
class Pack:
    """The different cards of a game.

    Attributes:
        codes: each once, in the order in which they are shown.
        together: how many in a row belong together, 0 when it does not matter.
    """

    codes: tuple[str, ...]
    together: int = 0


PACKS: Mapping[str, Pack] = {
    "auf-und-ab": Pack(auf_und_ab.CODES, auf_und_ab.TOGETHER),
    "up-and-down": Pack(up_and_down.CODES, up_and_down.TOGETHER),
    "up": Pack(up.CODES),
    "schwupps": Pack(schwupps.NUMBERS + schwupps.SCHWUPPS, schwupps.TOGETHER),
}
"""By the game's name in a record's header."""
