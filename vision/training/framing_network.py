"""The network that frames cards, and how it is written for the run time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

import numpy as np
from torch import Tensor, nn

from vision.decks.framing import COLUMNS, ROWS
from vision.training.blocks import Residual, step
from vision.training.onnx_file import Graph
from vision.training.onnx_layers import chain, linear

_CELLS = (ROWS // 8) * (COLUMNS // 8)
_KEPT, _HIDDEN = 12, 96
"""What is kept of each cell, and of all cells together."""

_UNIT = 0.1
"""Corners are told in this part of a place's sides."""


class FramingNetwork(nn.Module):
    """Looks at places, BGR from -0.5 to 0.5, shape (n, 3, 96, 64), as `vision.decks.framing` cuts them.

    Gives how far corners are off, in the place's own coordinates (n, 8), and the logit of how well a place
    fits (n,).
    """

    def __init__(self) -> None:
        super().__init__()
        self.eye = nn.Sequential(step(3, 16, 2, 5), step(16, 32, 2), step(32, 32))
        self.body = nn.Sequential(step(32, 56, 2), Residual(56), step(56, _KEPT, 1, 1))
        self.all = nn.Linear(_KEPT * _CELLS, _HIDDEN)
        self.corners = nn.Linear(_HIDDEN, 8)
        self.fits = nn.Linear(_HIDDEN, 1)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """Gives corners and logits."""
        seen = self.all(self.body(self.eye(x)).flatten(1)).relu()
        return self.corners(seen) * _UNIT, self.fits(seen)[:, 0]


EVENLY = (1.0, 0.0, 0.0, 0.0)
"""How signs are weighed as long as nothing is known of them: by what the network says alone."""


def write_framer(
    network: FramingNetwork, path: Path, notes: Mapping[str, str], weighing: Sequence[float] = EVENLY
) -> None:
    """Writes the network; its output ``weighing`` is the same for all places, as `Framer.worth` uses it."""
    graph = Graph(half=True)
    seen = chain(graph, chain(graph, "places", network.eye), network.body)
    entire = linear(graph, graph.node("Flatten", [seen], axis=1), network.all, 1.0)
    entire = graph.node("Relu", [entire])
    linear(graph, entire, cast("nn.Linear", network.corners), _UNIT, output="corners")
    fits = linear(graph, entire, cast("nn.Linear", network.fits), 1.0)
    graph.node("Reshape", [fits, graph.weight(np.array([-1], np.int64))], output="fits")
    graph.node("Identity", [graph.weight(np.asarray(weighing, np.float32))], output="weighing")
    outputs = {"corners": ("n", 8), "fits": ("n",), "weighing": (4,)}
    graph.write(path, {"places": ("n", 3, ROWS, COLUMNS)}, outputs, notes)
