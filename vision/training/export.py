"""Turns trained networks into the ONNX files that the run time loads."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from vision.cards.codes import RANKS, SUITS
from vision.training.networks import Finder, Reader
from vision.training.onnx_file import Graph


def write_finder(finder: Finder, path: Path, notes: Mapping[str, str]) -> None:
    """Writes the finder; input ``picture`` (1, 3, h, w) is BGR / 255 - 0.5, output the heat is a probability."""
    graph = Graph()
    at4 = _chain(graph, _chain(graph, "picture", finder.to2), finder.to4)
    at8 = _chain(graph, at4, finder.to8)
    at16 = _chain(graph, at8, finder.to16)
    at16 = graph.node("Add", [at16, _double(graph, _chain(graph, at16, finder.to32))])
    at8 = graph.node("Add", [at8, _double(graph, _chain(graph, at16, finder.join16))])
    at8 = _chain(graph, at8, finder.join8)
    at4 = graph.node("Add", [at4, _double(graph, _chain(graph, at8, finder.join4))])
    at4 = _chain(graph, at4, finder.last)
    _convolution(graph, at4, finder.marks, None, relu=False, output="marks")
    _convolution(graph, at8, finder.closer, None, relu=False, output="closer")
    graph.write(
        path,
        {"picture": ("n", 3, "h", "w")},
        {"marks": ("n", 7, "h4", "w4"), "closer": ("n", 1, "h8", "w8")},
        notes,
    )


def write_reader(reader: Reader, path: Path, temperature: float, notes: Mapping[str, str]) -> None:
    """Writes the reader; outputs ``rank`` (n, 14) and ``suit`` (n, 5) are probabilities at ``temperature``."""
    graph = Graph()
    seen = graph.node("Flatten", [_chain(graph, "patches", reader.body)], axis=1)
    neck = cast("nn.Linear", reader.neck[0])
    seen = graph.node("Relu", [_linear(graph, seen, neck, 1.0)])
    for name, layer in (("rank", reader.rank), ("suit", reader.suit)):
        graph.node("Softmax", [_linear(graph, seen, layer, 1 / temperature)], output=name, axis=1)
    outputs = {"rank": ("n", len(RANKS) + 1), "suit": ("n", len(SUITS) + 1)}
    graph.write(path, {"patches": ("n", 3, 48, 32)}, outputs, notes)


def _chain(graph: Graph, x: str, block: nn.Module) -> str:
    """Adds a block made of convolutions, residual blocks and poolings."""
    parts = list(block.children())
    if isinstance(block, nn.MaxPool2d):
        return graph.node("MaxPool", [x], kernel_shape=[2, 2], strides=[2, 2])
    if parts and isinstance(parts[0], nn.Conv2d):
        return _convolution(graph, x, parts[0], cast("nn.BatchNorm2d", parts[1]), relu=len(parts) == 3)
    if hasattr(block, "second"):
        bent = _chain(graph, _chain(graph, x, cast("nn.Module", block.first)), block.second)
        return graph.node("Relu", [graph.node("Add", [x, bent])])
    for part in parts:
        x = _chain(graph, x, part)
    return x


def _convolution(
    graph: Graph, x: str, layer: nn.Conv2d, norm: nn.BatchNorm2d | None, relu: bool, output: str | None = None
) -> str:
    """A convolution with its batch norm folded in."""
    kernel = layer.weight.detach().double()
    shift = (
        layer.bias.detach().double() if layer.bias is not None else torch.zeros(layer.out_channels).double()
    )
    if norm is not None:
        assert norm.running_var is not None and norm.running_mean is not None  # noqa: S101 - narrows the type
        gain = norm.weight.detach().double() / torch.sqrt(norm.running_var.double() + norm.eps)
        shift = norm.bias.detach().double() + (shift - norm.running_mean.double()) * gain
        kernel = kernel * gain[:, None, None, None]
    size, stride = int(layer.kernel_size[0]), int(layer.stride[0])
    result = graph.node(
        "Conv",
        [x, graph.weight(_numbers(kernel)), graph.weight(_numbers(shift))],
        output=None if relu else output,
        kernel_shape=[size, size],
        strides=[stride, stride],
        pads=[size // 2] * 4,
    )
    return graph.node("Relu", [result], output=output) if relu else result


def _linear(graph: Graph, x: str, layer: nn.Linear, gain: float) -> str:
    weight, shift = layer.weight.detach() * gain, layer.bias.detach() * gain
    return graph.node("Gemm", [x, graph.weight(_numbers(weight)), graph.weight(_numbers(shift))], transB=1)


def _double(graph: Graph, x: str) -> str:
    scales = graph.weight(np.array([1, 1, 2, 2], np.float32))
    return graph.node(
        "Resize",
        [x, "", scales],
        mode="nearest",
        coordinate_transformation_mode="asymmetric",
        nearest_mode="floor",
    )


def _numbers(values: torch.Tensor) -> NDArray[np.float32]:
    return np.ascontiguousarray(values.numpy(), np.float32)
