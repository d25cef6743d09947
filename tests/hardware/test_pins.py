"""On a machine without GPIO one sentence is said, and it is ours."""

import sys
import warnings
from pathlib import Path

import pytest
from gpiozero import Device
from gpiozero.exc import BadPinFactory
from gpiozero.pins.mock import MockFactory

from hardware.buttons import ButtonName, Buttons
from hardware.errors import PinError
from hardware.lamps import LampName, Lamps
from hardware.pins import load_pin_library, trouble_with_pins


class NoPins(MockFactory):
    """A machine on which one library is tried in vain, as gpiozero does it."""

    def pin(self, _name):
        warnings.warn("Falling back from lgpio: No module named 'lgpio'", UserWarning, stacklevel=2)
        raise BadPinFactory("Unable to load any default pin factory!")


@pytest.mark.parametrize(
    ("wire", "device"),
    [
        (lambda: Buttons({ButtonName("dealt"): 17}, pin_factory=NoPins()), "GPIO 17 for dealt"),
        (lambda: Lamps({LampName("illegal"): 22}, pin_factory=NoPins()), "GPIO 22 for illegal"),
    ],
)
def test_a_machine_without_pins_is_told_in_one_sentence(wire, device):
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        with pytest.raises(PinError) as refused:
            wire()
    assert str(refused.value) == (
        f"Nothing here can use {device}; on a Raspberry Pi run "
        "`sudo apt install python3-lgpio` and then `make run`."
    )
    assert warned == []


LGPIO = """
import os
folder = os.environ.get("LG_WD") or os.getcwd()
os.chdir(folder)
os.mkfifo(os.path.join(folder, ".lgd-nfy0"))
made_in = folder
"""
"""What `import lgpio` 0.2.2.0 does, as it was seen: a named pipe, and the program is moved to it."""


@pytest.fixture
def lgpio(tmp_path, monkeypatch):
    """A library for pins that does so."""
    (tmp_path / "libraries").mkdir()
    (tmp_path / "libraries" / "lgpio.py").write_text(LGPIO)
    monkeypatch.syspath_prepend(tmp_path / "libraries")
    monkeypatch.delitem(sys.modules, "lgpio", raising=False)
    monkeypatch.delenv("LG_WD", raising=False)
    yield
    sys.modules.pop("lgpio", None)


def test_the_pin_library_leaves_nothing_in_the_current_folder(lgpio, tmp_path, monkeypatch):
    current = tmp_path / "current"
    current.mkdir()
    monkeypatch.chdir(current)
    load_pin_library()
    made_in = Path(sys.modules["lgpio"].made_in)
    assert made_in != current
    assert (list(current.iterdir()), made_in.exists()) == ([], False)


@pytest.mark.parametrize("chosen", [False, True])
def test_the_program_stays_where_it_is(lgpio, chosen, tmp_path, monkeypatch):
    if chosen:
        (tmp_path / "pipes").mkdir()
        monkeypatch.setenv("LG_WD", str(tmp_path / "pipes"))
    before = Path.cwd()
    load_pin_library()
    assert Path.cwd() == before
    assert (tmp_path / "pipes" / ".lgd-nfy0").exists() == chosen


def test_it_is_there_before_a_pin_is_opened(lgpio):
    Lamps({LampName("illegal"): 22}, pin_factory=MockFactory()).close()
    assert "lgpio" in sys.modules


def test_a_machine_where_no_folder_can_be_written_says_it_in_its_sentence(lgpio, tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "gone"))
    before = Path.cwd()
    with pytest.raises(PinError, match="Nothing here can use GPIO 22"):
        Lamps({LampName("illegal"): 22}, pin_factory=NoPins())
    assert Path.cwd() == before


def test_whether_pins_can_be_used_is_told_without_opening_one(monkeypatch):
    factory = MockFactory()
    monkeypatch.setattr(Device, "pin_factory", factory)
    assert (trouble_with_pins(), factory.pins) == (None, {})


def test_where_no_library_can_use_pins_that_is_told_and_nothing_else(monkeypatch):
    def fails() -> None:
        warnings.warn("Falling back from lgpio: No module named 'lgpio'", UserWarning, stacklevel=2)
        raise BadPinFactory("Unable to load any default pin factory!")

    monkeypatch.setattr(Device, "ensure_pin_factory", fails)
    assert str(trouble_with_pins()).startswith("No GPIO pin can be read here; on a Raspberry Pi run ")
