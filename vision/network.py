"""Runs networks with onnxruntime: one thread, none that spins while it waits, no reports to its makers."""

from __future__ import annotations

import os
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import assets
from vision.at_once import MOST, at_once
from vision.errors import ModelError, VisionFlaw
from vision.meter import METER

Values = NDArray[np.float32]

_TOGETHER = 8
"""Inputs that a network is given together: of 32 patches, which no cache holds, each took a third longer."""

_LEAST_TOGETHER = 2
"""Fewer are given together only where there are no more: a patch of a die alone takes 0.39 ms, as one of two
or more does (0.36 to 0.46), and what parts cost beside that is some hundredths."""


def shipped(name: str) -> Path:
    """The network of that name that comes with the companion, ``"dice-finder.onnx"``.

    Raises:
        ModelError: the installation lacks it.
    """
    try:
        return assets.path(f"models/{name}")
    except FileNotFoundError as error:
        raise ModelError(VisionFlaw.MODEL_MISSING, file=f"assets/models/{name}") from error


def _onnxruntime() -> Any:
    """The library, loaded where the first network is: who only names what networks read need not wait for it.

    It looks for the variable when it is loaded; its own `disable_telemetry_events` comes after it has written
    into the home.
    """
    os.environ["ORT_DISABLE_TELEMETRY"] = "1"
    import onnxruntime

    return onnxruntime


class Network:
    """One ONNX file, ready to run."""

    def __init__(self, path: Path, outputs: tuple[str, ...], inputs_of_one: int = 1) -> None:
        """Loads a network.

        Args:
            path: the ONNX file.
            outputs: names of the outputs wanted, in the order in which `run` gives them.
            inputs_of_one: so many inputs in a row show one thing, and are never given apart.

        Raises:
            ModelError: the file is missing, damaged, or not this network.
        """
        if not path.is_file():
            raise ModelError(VisionFlaw.MODEL_MISSING, file=path)
        onnxruntime = _onnxruntime()
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        options.inter_op_num_threads = 1
        options.log_severity_level = 3
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        try:
            self._session = onnxruntime.InferenceSession(
                str(path), options, providers=["CPUExecutionProvider"]
            )
        except Exception as error:  # onnxruntime raises several private classes
            raise ModelError(VisionFlaw.MODEL_DAMAGED, file=path) from error
        inputs = self._session.get_inputs()
        known = {output.name for output in self._session.get_outputs()}
        if len(inputs) != 1 or not known.issuperset(outputs):
            raise ModelError(VisionFlaw.MODEL_FOREIGN, file=path, outputs=", ".join(outputs))
        self._input = inputs[0].name
        self._outputs = list(outputs)
        self._inputs_of_one = inputs_of_one

    def run(self, values: Values) -> tuple[Values, ...]:
        """The outputs for one batch of inputs, of any length; parts run at once where cores are free."""
        size = _part_of(len(values), self._inputs_of_one)
        if size == len(values):
            return self._run(values)
        parts = [values[start : start + size] for start in range(0, len(values), size)]
        said = at_once([partial(self._run, part) for part in parts])
        return tuple(np.concatenate(one) for one in zip(*said, strict=True))

    def _run(self, values: Values) -> tuple[Values, ...]:
        begun = time.thread_time()
        said = tuple(self._session.run(self._outputs, {self._input: values}))
        METER.network(begun)
        return said


def _part_of(inputs: int, of_one: int) -> int:
    """How many of so many inputs are run together: the same on each machine, so that it says the same."""
    size = max(min(-(-inputs // MOST), _TOGETHER), min(_LEAST_TOGETHER, inputs))
    return -(-size // of_one) * of_one
