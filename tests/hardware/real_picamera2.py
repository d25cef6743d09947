"""picamera2's own source, as PyPI has it, on a stand-in for libcamera: what it refuses is refused here, too.

The source lies in ``.venv/contracts``, put there by ``scripts/environment.py``. On a Raspberry Pi it stands
on libcamera and on packages that this machine needs for nothing else; those that must be stood in for so that
the source can be imported are named in `STOOD_IN`, and nothing that is asked of a camera reaches them.
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

SOURCE = Path(__file__).resolve().parents[2] / ".venv" / "contracts"

STOOD_IN = {
    "pykms": "previews on a display of their own",
    "prctl": "names of encoders' processes",
    "simplejpeg": "pictures saved as JPEG",
    "piexif": "pictures saved as JPEG",
    "pidng": "pictures saved as DNG",
    "av": "films",
    "libarchive": "firmware of the AI camera",
    "tqdm": "firmware of the AI camera",
    "OpenEXR": "pictures saved as EXR",
    "Imath": "pictures saved as EXR",
}
"""Packages that picamera2 imports beside libcamera, and what it has each of them for."""


class _Named(type):
    """A class of which every attribute is its own name, as formats are."""

    def __getattr__(cls, name: str) -> str:
        if name.startswith("__"):
            raise AttributeError(name)
        return name


class _StandIn(ModuleType):
    """A module in which every name is a class that nobody uses."""

    __path__: list[str] = []  # noqa: RUF012 - as a package has it

    def __getattr__(self, name: str):
        if name.startswith("__"):
            raise AttributeError(name)
        made = _Named(name, (), {"__module__": self.__name__})
        setattr(self, name, made)
        return made


class _Finder:
    """Finds those that are stood in for, with all modules below them."""

    def find_spec(self, name, path=None, target=None):
        return ModuleSpec(name, self, is_package=True) if name.partition(".")[0] in STOOD_IN else None

    def create_module(self, spec):
        return _StandIn(spec.name)

    def exec_module(self, module) -> None:
        pass


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
    finder, libcamera = _Finder(), libcamera_module()
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
