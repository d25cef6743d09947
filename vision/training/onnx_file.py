"""Writes networks as ONNX files, without the onnx package: only the few parts of the format that are needed.

The field numbers are those of ``onnx.proto3`` (ONNX IR version 8, operator set 13).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

_IR_VERSION = 8
_OPERATORS = 13
_FLOAT, _INT64, _HALF = 1, 7, 10
_LARGE = 256
_ATTRIBUTE_FLOAT, _ATTRIBUTE_INT, _ATTRIBUTE_STRING, _ATTRIBUTE_INTS = 1, 2, 3, 7
Attribute = int | float | str | Sequence[int]


@dataclass(slots=True)
class Graph:
    """A network being put together, node by node; tensors go by their names.

    With ``half`` large weights are stored in 16 bits; onnxruntime widens them once, when it loads the file.
    """

    half: bool = False
    nodes: list[bytes] = field(default_factory=list)
    weights: list[bytes] = field(default_factory=list)
    names: int = 0

    def node(
        self, kind: str, inputs: Sequence[str], output: str | None = None, **attributes: Attribute
    ) -> str:
        """Adds a node and returns its output's name."""
        self.names += 1
        result = output or f"t{self.names}"
        parts = [_text(1, name) for name in inputs] + [_text(2, result), _text(4, kind)]
        parts += [_block(5, _attribute(name, value)) for name, value in attributes.items()]
        self.nodes.append(b"".join(parts))
        return result

    def weight(self, values: NDArray[np.float32] | NDArray[np.int64]) -> str:
        """Adds constant values and returns their name."""
        self.names += 1
        name = f"w{self.names}"
        kind = _INT64 if values.dtype == np.int64 else _FLOAT
        if self.half and kind == _FLOAT and values.size >= _LARGE:
            kind = _HALF
        stored = np.ascontiguousarray(values, {_INT64: "<i8", _FLOAT: "<f4", _HALF: "<f2"}[kind])
        dims = b"".join(_number(1, size) for size in values.shape)
        self.weights.append(dims + _number(2, kind) + _text(8, name) + _block(9, stored.tobytes()))
        return self.node("Cast", [name], to=_FLOAT) if kind == _HALF else name

    def write(
        self,
        path: Path,
        inputs: Mapping[str, Sequence[int | str]],
        outputs: Mapping[str, Sequence[int | str]],
        notes: Mapping[str, str],
    ) -> None:
        """Writes the file, so that it is there whole or not at all.

        Args:
            path: of the file; an old one is replaced.
            inputs: shape of each float input; a text is a size that may vary.
            outputs: the same for the outputs.
            notes: kept in the file; onnxruntime gives them back as ``custom_metadata_map``.
        """
        graph = [_block(1, node) for node in self.nodes] + [_text(2, path.stem)]
        graph += [_block(5, weight) for weight in self.weights]
        graph += [_block(11, _value(name, shape)) for name, shape in inputs.items()]
        graph += [_block(12, _value(name, shape)) for name, shape in outputs.items()]
        model = [_number(1, _IR_VERSION), _text(2, "tabletop-companion"), _block(7, b"".join(graph))]
        model += [_block(8, _text(1, "") + _number(2, _OPERATORS))]
        model += [_block(14, _text(1, key) + _text(2, value)) for key, value in sorted(notes.items())]
        draft = path.with_suffix(".draft")
        draft.write_bytes(b"".join(model))
        draft.replace(path)


def _varint(value: int) -> bytes:
    value &= (1 << 64) - 1
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def _number(tag: int, value: int) -> bytes:
    return _varint(tag << 3) + _varint(value)


def _block(tag: int, content: bytes) -> bytes:
    return _varint(tag << 3 | 2) + _varint(len(content)) + content


def _text(tag: int, text: str) -> bytes:
    return _block(tag, text.encode())


def _attribute(name: str, value: Attribute) -> bytes:
    head = _text(1, name)
    if isinstance(value, str):
        return head + _text(4, value) + _number(20, _ATTRIBUTE_STRING)
    if isinstance(value, int):
        return head + _number(3, value) + _number(20, _ATTRIBUTE_INT)
    if isinstance(value, float):
        return head + _varint(2 << 3 | 5) + np.float32(value).tobytes() + _number(20, _ATTRIBUTE_FLOAT)
    return head + b"".join(_number(8, item) for item in value) + _number(20, _ATTRIBUTE_INTS)


def _value(name: str, shape: Sequence[int | str]) -> bytes:
    sizes = [_number(1, size) if isinstance(size, int) else _text(2, size) for size in shape]
    tensor = _number(1, _FLOAT) + _block(2, b"".join(_block(1, size) for size in sizes))
    return _text(1, name) + _block(2, _block(1, tensor))
