"""The two networks: one finds indices anywhere in a picture, one reads an upright patch."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from vision.cards.codes import RANKS, SUITS
from vision.cards.whole import END_HEIGHT, RASTER_WIDTH
from vision.training.blocks import Residual, step

CELL = 4
"""Pixels a cell of the finder's main output."""
FRAME_UNIT = 16.0
"""Pixels that make 1.0 in the finder's *down* and *right*."""
WORTH_CELLS = END_HEIGHT // 4 * (RASTER_WIDTH // 4)
"""Cells of 4 x 4 pixels in either end of a card."""


class Finder(nn.Module):
    """Fully convolutional; BGR in [0, 255], shape (n, 3, h, w), h and w multiples of 32.

    Gives ``marks`` (n, 7, h/4, w/4): logit of an index's middle, its offset in the cell (x, y in cells),
    *down* and *right* in units of `FRAME_UNIT` pixels; and ``closer`` (n, 1, h/8, w/8): logit of a card
    whose indices are too small to be found at this scale.
    """

    def __init__(self) -> None:
        super().__init__()
        self.to2 = step(3, 12, 2)
        self.to4 = step(12, 24, 2)
        self.to8 = nn.Sequential(step(24, 40, 2), Residual(40))
        self.to16 = nn.Sequential(step(40, 64, 2), Residual(64))
        self.to32 = nn.Sequential(step(64, 88, 2), Residual(88), step(88, 64, size=1))
        self.join16 = step(64, 40, size=1)
        self.join8 = step(40, 40)
        self.join4 = nn.Sequential(step(40, 24, size=1))
        self.last = step(24, 32)
        self.marks = nn.Conv2d(32, 7, 1)
        self.closer = nn.Conv2d(40, 1, 1)
        nn.init.constant_(self.marks.bias[:1], -4.0)  # type: ignore[index]
        nn.init.constant_(self.closer.bias, -2.0)  # type: ignore[arg-type]

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """Gives ``marks`` and ``closer``."""
        at4 = self.to4(self.to2(x / 255.0 - 0.5))
        at8 = self.to8(at4)
        at16 = self.to16(at8)
        at16 = at16 + _double(self.to32(at16))
        at8 = self.join8(at8 + _double(self.join16(at16)))
        at4 = self.last(at4 + _double(self.join4(at8)))
        return self.marks(at4), self.closer(at8)


class Reader(nn.Module):
    """Reads patches that are `normalised`: BGR, shape (n, 3, 48, 32).

    Gives logits of the rank (n, 14), the last one for no rank, and of the suit (n, 5), the last for no suit;
    and how the frame ought to be moved to fit the index, (n, 6), as in `vision.cards.frames.moved`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            step(3, 32, 2, 5), step(32, 48), nn.MaxPool2d(2), step(48, 96), step(96, 96), nn.MaxPool2d(2)
        )
        self.neck = nn.Sequential(nn.Linear(96 * 6 * 4, 128), nn.ReLU(inplace=True), nn.Dropout(0.2))
        self.rank = nn.Linear(128, len(RANKS) + 1)
        self.suit = nn.Linear(128, len(SUITS) + 1)
        self.move = nn.Linear(128, 6)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Gives the logits of rank and suit, and the move."""
        seen = self.neck(self.body(x).flatten(1))
        return self.rank(seen), self.suit(seen), self.move(seen)


def _double(x: Tensor) -> Tensor:
    return functional.interpolate(x, scale_factor=2, mode="nearest")


class WholeReader(nn.Module):
    """Reads whole cards from both their ends, `whole.normalised`: BGR, shape (2 n, 3, 64, 80).

    Both ends go through the same layers. Where in an end something lies tells the rank; the suit is one shape
    seen many times, so every cell says what it sees and how much that is worth, and the cells of both ends
    are summed up.

    Gives logits of the rank (n, 14), the last one for no rank, and of the suit (n, 5), the last for no suit.
    """

    def __init__(self) -> None:
        super().__init__()
        self.signs = nn.Sequential(
            step(3, 20, 2, 5), step(20, 40, 2), step(40, 64), step(64, 64), nn.Conv2d(64, 48, 1)
        )
        self.worth = nn.Conv2d(48, 1, 1)
        self.where = nn.Sequential(step(48, 64, 2), step(64, 64, 2))
        self.rank = nn.Sequential(nn.Linear(64 * 4 * 5, 96), nn.ReLU(inplace=True))
        self.rank_of = nn.Linear(96, len(RANKS) + 1)
        self.suit = nn.Sequential(nn.Linear(96, 64), nn.ReLU(inplace=True))
        self.suit_of = nn.Linear(64, len(SUITS) + 1)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """Gives the logits of rank and suit."""
        seen = functional.relu(self.signs(x))
        flat = seen.flatten(2)
        flat = flat.reshape(-1, 2, *flat.shape[1:]).transpose(1, 2).flatten(2)
        worth = self.worth(seen).flatten(1).reshape(-1, 1, flat.shape[2])
        chosen = (flat * functional.softmax(worth, 2)).sum(2)
        suit = self.suit_of(self.suit(torch.cat([chosen, flat.mean(2)], 1)))
        rank = self.rank(self.where(seen).flatten(1))
        return self.rank_of(rank.reshape(-1, 2, rank.shape[1]).mean(1)), suit
