"""What the networks for cards and for dice are built of."""

from __future__ import annotations

from torch import Tensor, nn
from torch.nn import functional


def step(inputs: int, outputs: int, stride: int = 1, size: int = 3) -> nn.Sequential:
    """A convolution without bias, batch normalisation, ReLU."""
    convolution = nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False)
    return nn.Sequential(convolution, nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class Residual(nn.Module):
    """Two convolutions whose result is added to what went in."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.first = step(channels, channels)
        self.second = nn.Sequential(
            nn.Conv2d(channels, channels, 3, 1, 1, bias=False), nn.BatchNorm2d(channels)
        )

    def forward(self, x: Tensor) -> Tensor:
        """The same shape as `x`, (n, channels, h, w)."""
        return functional.relu(x + self.second(self.first(x)))
