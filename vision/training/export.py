"""Turns trained networks into the ONNX files that the run time loads."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from torch import nn

from vision.cards.codes import RANKS, SUITS
from vision.training.networks import Finder, Reader
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
