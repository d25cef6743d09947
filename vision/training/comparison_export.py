"""Turns the trained comparison into the ONNX file that the run time loads."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from vision.training.comparison_network import ACROSS, DOWN, TRAITS, Looks, Weighing
from vision.training.onnx_file import Graph
from vision.training.onnx_layers import chain, convolution, linear

_PARTS = ACROSS * DOWN


def write_looks(
    looks: Looks, weighing: Weighing, path: Path, temperature: float, notes: Mapping[str, str]
) -> None:
    """Writes the network; ``traits`` are not yet of length 1, all logits are divided by the temperature.

    Its output ``weighing`` is the same for all views: how sure both likenesses and what speaks against them
    make, both likenesses that are as likely none, and how that grows with what is in view.
    """
    graph = Graph(half=True)
    seen = chain(graph, chain(graph, "views", looks.eye), looks.body)
    entire = graph.node("Flatten", [graph.node("GlobalAveragePool", [seen])], axis=1)
    entire = graph.node("Relu", [linear(graph, entire, cast("nn.Linear", looks.all[0]), 1.0)])
    entire = linear(graph, entire, cast("nn.Linear", looks.all[2]), 1.0)
    strange = linear(graph, entire, looks.strange, 1 / temperature)
    graph.node("Reshape", [strange, _shape(graph, -1)], output="strange")
    graph.node("Reshape", [linear(graph, entire, looks.clear, 1.0), _shape(graph, -1)], output="clear")
    spread = graph.node("Reshape", [entire, _shape(graph, -1, 64, 1, 1)])
    parts = chain(graph, graph.node("Relu", [graph.node("Add", [seen, spread])]), looks.head)
    traits = convolution(graph, parts, looks.traits, None, relu=False)
    traits = graph.node("Reshape", [traits, _shape(graph, -1, TRAITS, _PARTS)])
    graph.node("Transpose", [traits], output="traits", perm=[0, 2, 1])
    tells = convolution(graph, parts, looks.tells, None, relu=False)
    graph.node("Softplus", [graph.node("Reshape", [tells, _shape(graph, -1, _PARTS)])], output="tells")
    sure = weighing.sure.detach().exp() / temperature
    grows = functional.softplus(weighing.grows.detach())[None]
    constants = torch.cat([sure, weighing.even.detach(), grows]).numpy()
    graph.node("Identity", [graph.weight(np.asarray(constants, np.float32))], output="weighing")
    outputs = {
        "traits": ("n", _PARTS, TRAITS),
        "tells": ("n", _PARTS),
        "strange": ("n",),
        "clear": ("n",),
        "weighing": (6,),
    }
    graph.write(path, {"views": ("n", 4, 96, 64)}, outputs, notes)


def _shape(graph: Graph, *sizes: int) -> str:
    return graph.weight(np.array(sizes, np.int64))
