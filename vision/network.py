"""Runs networks with onnxruntime: one thread, none that spins while it waits, no reports to its makers."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import assets
from vision.errors import ModelError, VisionFlaw

Values = NDArray[np.float32]

_AT_ONCE = 8
"""Inputs that a network is given at once: with 32 patches, which no cache holds, each took a third longer."""


class Meter:
    """Counts the processor's time for which networks run.

    How much slower another machine is differs between networks and all else that is computed.
    """

    def __init__(self) -> None:
        self._here, self._lock, self._all = threading.local(), threading.Lock(), 0.0

    @property
    def here(self) -> float:
        """Seconds for which this thread has run networks so far."""
        return float(getattr(self._here, "seconds", 0.0))

    @property
    def everywhere(self) -> float:
        """Seconds for which all threads have run networks so far."""
        return self._all

    def add(self, seconds: float) -> None:
        """This thread has run one for so long."""
        self._here.seconds = self.here + seconds
        with self._lock:
            self._all += seconds


METER = Meter()
"""That of all networks that `Network` runs in this process."""


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

    def __init__(self, path: Path, outputs: tuple[str, ...]) -> None:
        """Loads a network.

        Args:
            path: the ONNX file.
            outputs: names of the outputs wanted, in the order in which `run` gives them.

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

    def run(self, values: Values) -> tuple[Values, ...]:
        """The outputs for one batch of inputs, of any length."""
        if len(values) <= _AT_ONCE:
            return self._run(values)
        parts = [self.run(values[start : start + _AT_ONCE]) for start in range(0, len(values), _AT_ONCE)]
        return tuple(np.concatenate(said) for said in zip(*parts, strict=True))

    def _run(self, values: Values) -> tuple[Values, ...]:
        begun = time.thread_time()
        said = tuple(self._session.run(self._outputs, {self._input: values}))
        METER.add(time.thread_time() - begun)
        return said
