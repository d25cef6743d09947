"""The layers of our networks as ONNX nodes, batch norm folded into the convolutions."""

from __future__ import annotations

from typing import cast

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from vision.training.onnx_file import Graph


def chain(graph: Graph, x: str, block: nn.Module) -> str:
    """Adds a block made of convolutions, residual blocks and poolings."""
    parts = list(block.children())
    if isinstance(block, nn.MaxPool2d):
        return graph.node("MaxPool", [x], kernel_shape=[2, 2], strides=[2, 2])
    if parts and isinstance(parts[0], nn.Conv2d):
        return convolution(graph, x, parts[0], cast("nn.BatchNorm2d", parts[1]), relu=len(parts) == 3)
    if hasattr(block, "second"):
        bent = chain(graph, chain(graph, x, cast("nn.Module", block.first)), cast("nn.Module", block.second))
        return graph.node("Relu", [graph.node("Add", [x, bent])])
    for part in parts:
        x = chain(graph, x, part)
    return x


def convolution(
    graph: Graph, x: str, layer: nn.Conv2d, norm: nn.BatchNorm2d | None, relu: bool, output: str | None = None
) -> str:
    """A convolution with its batch norm folded in."""
    kernel = layer.weight.detach().double()
    shift = (
        layer.bias.detach().double() if layer.bias is not None else torch.zeros(layer.out_channels).double()
    )
    if norm is not None:
        assert norm.running_var is not None  # noqa: S101 - narrows the type
        assert norm.running_mean is not None  # noqa: S101 - narrows the type
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


def linear(graph: Graph, x: str, layer: nn.Linear, gain: float, output: str | None = None) -> str:
    """A fully connected layer, all of it multiplied by ``gain``."""
    weight, shift = layer.weight.detach() * gain, layer.bias.detach() * gain
    inputs = [x, graph.weight(_numbers(weight)), graph.weight(_numbers(shift))]
    return graph.node("Gemm", inputs, output=output, transB=1)


def double(graph: Graph, x: str) -> str:
    """The same map at twice the size, every cell four times."""
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
