"""The cards of another edition that simulated people own: drawn by a number, or pictures in a folder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from PIL import Image as Pictures
from PIL import ImageDraw

from assets.bounds.limits import DECK_FACES
from companion.decks.drawn.deck import DrawnDeck
from companion.decks.drawn.decks import deck_of, drawn_deck, drawn_edition, games_with_decks
from companion.decks.drawn.editions.backs import drawn_back
from companion.decks.drawn.editions.stock import drawn_stock
from companion.decks.teaching.codes import codes_of_game
from companion.decks.teaching.picture_files import code_of, pictures_in
from companion.rehearsal.errors import EditionError
from companion.texts.errors import reason_of, reason_of_error
from hardware.cameras.files import read_picture
from hardware.errors import CameraError
from vision.sightings import Image

BACK: Final = "back"

_HEIGHT: Final = 88.0
"""Height in mm that cards in pictures are taken to have: poker and bridge cards'."""

_CORNER: Final = 3.2
"""Radius of their corners in mm."""

_ROWS: Final = 560
"""Rows of pixels that are kept of a face: more than any camera here sees of it."""

_SLENDER: Final = (0.5, 0.9)
"""Width / height of a card."""


def edition_of(game: str, named: str) -> DrawnDeck:
    """The cards of a game in that edition.

    Args:
        game: the game.
        named: a number, or a folder of faces called as ``companion teach --from`` takes them.

    Raises:
        EditionError: the folder has not all faces, or the game has no deck of its own to draw.
    """
    if not named.isascii() or not named.isdecimal():
        return _pictured(game, Path(named))
    if game not in games_with_decks():
        raise EditionError(reason_of("trouble-edition-game"))
    return drawn_edition(game, int(named))


@dataclass(frozen=True, slots=True, eq=False)
class PicturedDeck:
    """Cards of which there are pictures, each the face from edge to edge.

    Attributes:
        name: of the deck.
        faces: by code the looks of each card, BGR, all of one size.
        backs: one for each pile, in the same form; empty where nobody has a picture of it.
        piles: which pile each card is drawn from.
        size: width and height of a card in mm.
    """

    name: str
    faces: Mapping[str, tuple[Image, ...]]
    backs: tuple[Image, ...]
    piles: Mapping[str, int]
    size: tuple[float, float]

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of all cards."""
        return tuple(self.faces)

    @property
    def looks(self) -> int:
        """How many pictures there are of the card that has most."""
        return max(map(len, self.faces.values()))

    def copies(self, code: str) -> int:
        """One; raises `KeyError` for a foreign code."""
        return 1 if self.faces[code] else 0

    def face(self, code: str, scale: float, look: int = 0) -> Pictures.Image:
        """A face; raises `KeyError` for a foreign code."""
        looks = self.faces[code]
        return self._cut(looks[look % len(looks)], scale)

    def pile(self, code: str) -> int:
        """The pile that a card is drawn from."""
        return self.piles[code]

    def back(self, scale: float, pile: int = 0) -> Pictures.Image:
        """The back; where there is no picture of it one is drawn."""
        if self.backs:
            return self._cut(self.backs[pile % len(self.backs)], scale)
        random = np.random.default_rng(pile)
        return drawn_back(random).paint(drawn_stock(random), scale).resize(self._pixels(scale))

    def _pixels(self, scale: float) -> tuple[int, int]:
        return round(self.size[0] * scale), round(self.size[1] * scale)

    def _cut(self, picture: Image, scale: float) -> Pictures.Image:
        """A picture as a card: RGBA, its corners rounded."""
        size = self._pixels(scale)
        small = np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)
        card = Pictures.fromarray(np.ascontiguousarray(small[:, :, ::-1]))
        mask = Pictures.new("L", (size[0] * 3, size[1] * 3))
        box = [0, 0, mask.width - 1, mask.height - 1]
        ImageDraw.Draw(mask).rounded_rectangle(box, radius=3 * _CORNER * scale, fill=255)
        card.putalpha(mask.resize(size, Pictures.Resampling.BOX))
        return card


def _pictured(game: str, folder: Path) -> PicturedDeck:
    """The cards whose pictures lie in a folder; raises `EditionError`."""
    if not folder.is_dir():
        raise EditionError(reason_of("trouble-edition-nowhere", folder=str(folder)))
    wanted = codes_of_game(game)
    faces: dict[str, list[Path]] = {code: [] for code in wanted}
    backs = []
    found = pictures_in(folder)
    for path in found:
        code = code_of(path, game)
        if code == BACK:
            backs.append(path)
        elif code in faces:
            faces[code].append(path)
        else:
            raise EditionError(reason_of("trouble-edition-foreign", file=path.name))
    if len(found) == len(backs):
        raise EditionError(reason_of("trouble-edition-empty", folder=str(folder)))
    missing = tuple(code for code, paths in faces.items() if not paths)
    if missing:
        raise EditionError(
            reason_of("trouble-edition-missing", folder=str(folder), card=missing[0], count=len(missing))
        )
    if len(found) > DECK_FACES:
        raise EditionError(
            reason_of("trouble-edition-many", folder=str(folder), count=len(found), most=DECK_FACES)
        )
    own = drawn_deck(deck_of(game))
    pictures = {code: tuple(map(_face, paths)) for code, paths in faces.items()}
    shapes = [one.shape[1] / one.shape[0] for looks in pictures.values() for one in looks]
    slender = float(np.median(shapes))
    if not _SLENDER[0] < slender < _SLENDER[1]:
        raise EditionError(reason_of("trouble-edition-shape", folder=str(folder)))
    return PicturedDeck(
        name="edition",
        faces=pictures,
        backs=tuple(map(_face, backs)),
        piles={code: own.pile(code) for code in wanted},
        size=(_HEIGHT * slender, _HEIGHT),
    )


def _face(path: Path) -> Image:
    """A picture, not larger than is needed; raises `EditionError` where it cannot be read."""
    try:
        picture = read_picture(path)
    except CameraError as error:
        raise EditionError(reason_of_error(error)) from error
    scale = _ROWS / picture.shape[0]
    if scale >= 1:
        return picture
    return np.asarray(cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
