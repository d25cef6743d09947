"""picamera2's own source, as PyPI has it, on a stand-in for libcamera: what it refuses is refused here, too.

The source lies in ``.venv/contracts``, put there by ``scripts/environment.py``. On a Raspberry Pi it stands
on libcamera and on packages that this machine needs for nothing else; those that must be stood in for so that
the source can be imported are named in `stood_in`, and nothing that is asked of a camera reaches them.
"""

from __future__ import annotations

import importlib
import os
import selectors
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.hardware.libcamera_stand_in import CameraManager, StandInCamera, libcamera_module
from tests.hardware.recorded_modules import RecordedModule
from tests.hardware.stood_in import STOOD_IN, Finder

SOURCE = Path(__file__).resolve().parents[2] / ".venv" / "contracts"


class _Heap:
    """Memory that needs no dma-heap of the kernel."""

    def alloc(self, name, size):
        from picamera2.dma_heap import UniqueFD

        file = os.memfd_create(name)
        os.truncate(file, size)
        return UniqueFD(file)

    def close(self) -> None:
        pass


class _Quick(selectors.DefaultSelector):
    """Waits no longer than a moment: picamera2 looks five times a second whether it is to end."""

    def select(self, timeout=None):
        return super().select(0.005)


def _is_of_picamera2(name: str) -> bool:
    return name.partition(".")[0] in ("picamera2", "libcamera", *STOOD_IN)


@contextmanager
def picamera2_with(*modules: RecordedModule) -> Iterator[list[StandInCamera]]:
    """Picamera2 can be imported inside, and libcamera lists these cameras, in this order."""
    if not (SOURCE / "picamera2").is_dir():
        pytest.fail("picamera2's source is missing: run `python3 scripts/environment.py develop`.")
    CameraManager.now = manager = CameraManager(modules)
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in sys.modules if _is_of_picamera2(name)]:
            patch.delitem(sys.modules, name)
        for name, module in _imported().items():
            patch.setitem(sys.modules, name, module)
        source = sys.modules["picamera2.picamera2"]
        patch.setattr(source.Picamera2, "_cm", source.CameraManager())
        patch.setattr(selectors, "DefaultSelector", _Quick)
        yield manager.cameras
    manager.close()


@cache
def _imported() -> dict[str, ModuleType]:
    """picamera2's modules, and those that stand in for others, once imported."""
    finder, libcamera = Finder(), libcamera_module()
    libcamera.__spec__ = ModuleSpec("libcamera", None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "meta_path", [finder, *sys.meta_path])
        patch.syspath_prepend(str(SOURCE))
        patch.setitem(sys.modules, "libcamera", libcamera)
        importlib.import_module("picamera2")
        allocator = importlib.import_module("picamera2.allocators.dmaallocator")
        imported = {name: module for name, module in sys.modules.items() if _is_of_picamera2(name)}
        for name in imported:
            del sys.modules[name]
    allocator.DmaHeap = _Heap
    allocator.fcntl = SimpleNamespace(ioctl=lambda *_: 0)  # a dma-buf is told who reads it
    return imported


def without_picamera2(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can import it."""
    monkeypatch.setitem(sys.modules, "picamera2", None)
