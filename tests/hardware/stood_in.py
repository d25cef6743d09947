"""Packages that are stood in for where picamera2's source is imported and its pictures alone are wanted."""

from __future__ import annotations

from importlib.machinery import ModuleSpec
from types import ModuleType

STOOD_IN = {
    "pykms": "previews on a display of their own",
    "prctl": "names of encoders' processes",
    "simplejpeg": "pictures saved as JPEG",
    "piexif": "pictures saved as JPEG",
    "pidng": "pictures saved as DNG",
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


class Finder:
    """Finds those that are stood in for, with all modules below them."""

    def find_spec(self, name, path=None, target=None):
        return ModuleSpec(name, self, is_package=True) if name.partition(".")[0] in STOOD_IN else None

    def create_module(self, spec):
        return _StandIn(spec.name)

    def exec_module(self, module) -> None:
        pass
