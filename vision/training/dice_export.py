"""Turns the trained dice networks into the ONNX files that the run time loads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import numpy as np
from torch import nn

from vision.dice.patches import NO_DIE, PATCH_PX
from vision.training.dice_networks import FLAT, DiceFinder, DiceReader
from vision.training.onnx_file import Graph
from vision.training.onnx_layers import chain, convolution, double, linear


@dataclass(frozen=True, slots=True)
class Calibration:
    """Divide the logits by ``temperature`` and add ``shift`` to those of the six values: probabilities."""

    temperature: float
    shift: float


def write_dice_finder(finder: DiceFinder, path: Path, notes: Mapping[str, str]) -> None:
    """Write the finder: ``picture`` (n, 3, h, w), BGR in [0, 255], to ``marks`` (n, 4, h/4, w/4)."""
    graph = Graph()
    at4 = chain(graph, _centred(graph, "picture"), finder.to4)
    at8 = chain(graph, at4, finder.to8)
    at8 = graph.node("Add", [at8, double(graph, chain(graph, at8, finder.to16))])
    at4 = graph.node("Add", [at4, double(graph, chain(graph, at8, finder.join8))])
    convolution(graph, chain(graph, at4, finder.last), finder.marks, None, relu=False, output="marks")
    graph.write(path, {"picture": ("n", 3, "h", "w")}, {"marks": ("n", 4, "h4", "w4")}, notes)


def write_dice_reader(
    reader: DiceReader, path: Path, calibration: Calibration, notes: Mapping[str, str]
) -> None:
    """Write the reader: ``patches`` (n, 3, 48, 48) to ``values``, calibrated logits, and ``frames``."""
    graph = Graph()
    seen = graph.node("Flatten", [chain(graph, _evened(graph, "patches"), reader.body)], axis=1)
    seen = graph.node("Relu", [linear(graph, seen, cast("nn.Linear", reader.neck[0]), 1.0)])
    logits = linear(graph, seen, reader.value, 1 / calibration.temperature)
    shift = np.full(7, calibration.shift, np.float32)
    shift[NO_DIE] = 0
    graph.node("Add", [logits, graph.weight(shift)], output="values")
    linear(graph, seen, reader.frame, 1.0, output="frames")
    graph.write(
        path, {"patches": ("n", 3, PATCH_PX, PATCH_PX)}, {"values": ("n", 7), "frames": ("n", 7)}, notes
    )


def _evened(graph: Graph, pixels: str) -> str:
    """Bring every patch to the same mean and contrast, as the reader does in training."""
    apart = graph.node("Sub", [pixels, graph.node("ReduceMean", [pixels], axes=[1, 2, 3])])
    variance = graph.node("ReduceMean", [graph.node("Mul", [apart, apart])], axes=[1, 2, 3])
    spread = graph.node("Sqrt", [graph.node("Add", [variance, graph.weight(np.array(FLAT**2, np.float32))])])
    even = graph.node("Div", [apart, spread])
    return graph.node("Mul", [even, graph.weight(np.array(0.3, np.float32))])


def _centred(graph: Graph, pixels: str) -> str:
    scaled = graph.node("Mul", [pixels, graph.weight(np.array(1 / 255, np.float32))])
    return graph.node("Add", [scaled, graph.weight(np.array(-0.5, np.float32))])
