"""The two networks for dice: one finds top faces at any place, one reads the patch around a face."""

from __future__ import annotations

from torch import Tensor, nn
from torch.nn import functional
from torch.nn.init import constant_

from vision.training.blocks import Residual, step

FLAT = 4.0
"""Contrast (standard deviation in grey levels) below which the reader does not raise it fully."""


class DiceFinder(nn.Module):
    """Fully convolutional; BGR in [0, 255], shape (n, 3, h, w), h and w multiples of 16.

    Gives (n, 4, h/4, w/4): logit of a top face's middle, its offset in the cell (x, y, in cells from the
    cell's middle), and the natural logarithm of the face's size (root of its area) in units of 16 pixels.
    """

    def __init__(self) -> None:
        super().__init__()
        self.to4 = nn.Sequential(step(3, 16, 2), step(16, 24, 2))
        self.to8 = nn.Sequential(step(24, 40, 2), Residual(40))
        self.to16 = nn.Sequential(step(40, 64, 2), Residual(64), Residual(64), step(64, 40, size=1))
        self.join8 = nn.Sequential(step(40, 40), step(40, 24, size=1))
        self.last = step(24, 16)
        self.marks = nn.Conv2d(16, 4, 1)
        assert self.marks.bias is not None  # noqa: S101 - tells the type checker
        constant_(self.marks.bias[:1], -4.0)

    def forward(self, x: Tensor) -> Tensor:
        """Return the marks of pictures."""
        at4 = self.to4(x / 255.0 - 0.5)
        at8 = self.to8(at4)
        at8 = at8 + _double(self.to16(at8))
        marks: Tensor = self.marks(self.last(at4 + _double(self.join8(at8))))
        return marks


class DiceReader(nn.Module):
    """Reads patches: BGR in [0, 255], shape (n, 3, 48, 48), a face about 22 pixels large in the middle.

    Gives (n, 7) logits, of *no die* and of 1 to 6, and (n, 7) the face's frame: offset of its middle from the
    patch's in sides of the face (x, y), the symmetric matrix (xx, xy, yy) that makes the face out of a turned
    unit square, and cosine and sine of four times that turn.
    """

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            step(3, 16), nn.MaxPool2d(2), step(16, 32), nn.MaxPool2d(2),
            step(32, 64), step(64, 64), nn.MaxPool2d(2), step(64, 64),
        )  # fmt: skip
        self.neck = nn.Sequential(nn.Linear(64 * 36, 96), nn.ReLU(inplace=True), nn.Dropout(0.1))
        self.value = nn.Linear(96, 7)
        self.frame = nn.Linear(96, 7)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """Return the values and the frames of patches."""
        even = functional.layer_norm(x, x.shape[1:], eps=FLAT**2)
        seen = self.neck(self.body(even * 0.3).flatten(1))
        return self.value(seen), self.frame(seen)


def _double(x: Tensor) -> Tensor:
    return functional.interpolate(x, scale_factor=2, mode="nearest")
