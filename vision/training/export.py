"""Turns trained networks into the ONNX files that the run time loads."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import numpy as np
from torch import nn

from vision.cards.codes import RANKS, SUITS
from vision.cards.whole import END_HEIGHT, RASTER_WIDTH
from vision.training.networks import WORTH_CELLS, Finder, Reader, WholeReader
from vision.training.onnx_file import Graph
from vision.training.onnx_layers import chain, convolution, double, linear


def write_finder(finder: Finder, path: Path, notes: Mapping[str, str]) -> None:
    """Writes the finder; its input ``picture`` (n, 3, h, w) is BGR / 255 - 0.5, its outputs are logits."""
    graph = Graph(half=True)
    at4 = chain(graph, chain(graph, "picture", finder.to2), finder.to4)
    at8 = chain(graph, at4, finder.to8)
    at16 = chain(graph, at8, finder.to16)
    at16 = graph.node("Add", [at16, double(graph, chain(graph, at16, finder.to32))])
    at8 = graph.node("Add", [at8, double(graph, chain(graph, at16, finder.join16))])
    at8 = chain(graph, at8, finder.join8)
    at4 = graph.node("Add", [at4, double(graph, chain(graph, at8, finder.join4))])
    at4 = chain(graph, at4, finder.last)
    convolution(graph, at4, finder.marks, None, relu=False, output="marks")
    convolution(graph, at8, finder.closer, None, relu=False, output="closer")
    graph.write(
        path,
        {"picture": ("n", 3, "h", "w")},
        {"marks": ("n", 7, "h4", "w4"), "closer": ("n", 1, "h8", "w8")},
        notes,
    )


def write_reader(reader: Reader, path: Path, temperature: float, notes: Mapping[str, str]) -> None:
    """Writes the reader; its outputs ``rank`` (n, 14) and ``suit`` (n, 5) are calibrated probabilities."""
    graph = Graph(half=True)
    seen = graph.node("Flatten", [chain(graph, "patches", reader.body)], axis=1)
    neck = cast("nn.Linear", reader.neck[0])
    seen = graph.node("Relu", [linear(graph, seen, neck, 1.0)])
    for name, layer in (("rank", reader.rank), ("suit", reader.suit)):
        graph.node("Softmax", [linear(graph, seen, layer, 1 / temperature)], output=name, axis=1)
    linear(graph, seen, reader.move, 1.0, output="move")
    outputs = {"rank": ("n", len(RANKS) + 1), "suit": ("n", len(SUITS) + 1), "move": ("n", 6)}
    graph.write(path, {"patches": ("n", 3, 48, 32)}, outputs, notes)


def write_whole_reader(reader: WholeReader, path: Path, notes: Mapping[str, str]) -> None:
    """Writes the reader of whole cards; ``rank`` (n, 14) and ``suit`` (n, 5) are probabilities."""
    graph = Graph(half=True)
    seen = chain(graph, "ends", reader.signs[:4])
    seen = convolution(graph, seen, cast("nn.Conv2d", reader.signs[4]), None, relu=True)
    channels = int(reader.worth.in_channels)
    cells = graph.node("Reshape", [seen, _sizes(graph, -1, 2, channels, WORTH_CELLS)])
    cells = graph.node("Transpose", [cells], perm=[0, 2, 1, 3])
    cells = graph.node("Reshape", [cells, _sizes(graph, -1, channels, 2 * WORTH_CELLS)])
    worth = convolution(graph, seen, reader.worth, None, relu=False)
    worth = graph.node("Reshape", [worth, _sizes(graph, -1, 1, 2 * WORTH_CELLS)])
    chosen = graph.node("Mul", [cells, graph.node("Softmax", [worth], axis=2)])
    chosen = graph.node("ReduceSum", [chosen, _sizes(graph, 2)], keepdims=0)
    mean = graph.node("ReduceMean", [cells], axes=[2], keepdims=0)
    suit = graph.node("Concat", [chosen, mean], axis=1)
    suit = graph.node("Relu", [linear(graph, suit, cast("nn.Linear", reader.suit[0]), 1.0)])
    rank = graph.node("Flatten", [chain(graph, seen, reader.where)], axis=1)
    rank = graph.node("Relu", [linear(graph, rank, cast("nn.Linear", reader.rank[0]), 1.0)])
    rank = graph.node("Reshape", [rank, _sizes(graph, -1, 2, reader.rank_of.in_features)])
    rank = graph.node("ReduceMean", [rank], axes=[1], keepdims=0)
    for name, x, layer in (("rank", rank, reader.rank_of), ("suit", suit, reader.suit_of)):
        graph.node("Softmax", [linear(graph, x, layer, 1.0)], output=name, axis=1)
    outputs = {"rank": ("n", len(RANKS) + 1), "suit": ("n", len(SUITS) + 1)}
    graph.write(path, {"ends": ("m", 3, END_HEIGHT, RASTER_WIDTH)}, outputs, notes)


def _sizes(graph: Graph, *sizes: int) -> str:
    return graph.weight(np.array(sizes, np.int64))
