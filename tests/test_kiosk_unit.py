"""The systemd unit: what it promises, and that systemd finds nothing wrong with it."""

from __future__ import annotations

import configparser
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import kiosk_unit

ROOT = Path(__file__).resolve().parents[1]
TEXT = kiosk_unit.UNIT.read_text(encoding="utf-8")


def parts(text: str) -> dict[str, dict[str, str]]:
    """A unit's sections, the last value of each line."""
    parser = configparser.RawConfigParser(strict=False, delimiters="=", comment_prefixes="#")
    parser.optionxform = str
    parser.read_string(text)
    return {name: dict(parser[name]) for name in parser.sections()}


@pytest.mark.parametrize(
    ("section", "line", "value"),
    [
        ("Service", "Type", "notify"),
        ("Service", "WatchdogSec", "20"),
        ("Service", "Restart", "always"),
        ("Unit", "StartLimitIntervalSec", "0"),
        ("Service", "WorkingDirectory", "%S/tabletop-companion"),
        ("Service", "StateDirectory", "tabletop-companion"),
        ("Service", "StandardError", "journal"),
        ("Service", "StandardOutput", "journal"),
        ("Service", "RestartPreventExitStatus", "0 80 81"),
    ],
)
def test_the_kiosk_is_kept_alive(section, line, value):
    assert parts(TEXT)[section][line] == value


def test_a_checkout_has_the_same_unit_with_a_user_and_a_program_of_its_own(tmp_path):
    program = tmp_path / "50 % $cards" / "companion"
    ours, theirs = parts(TEXT), parts(kiosk_unit.unit("pi", program))
    changed = {name for name in theirs["Service"] if theirs["Service"][name] != ours["Service"][name]}
    assert changed == {"User", "ExecStart"}
    assert theirs["Service"]["User"] == "pi"
    assert theirs["Service"]["ExecStart"] == f'"{tmp_path}/50 %% $$cards/companion" play --kiosk'
    assert {name: theirs[name] for name in ("Unit", "Install")} == {
        name: ours[name] for name in ("Unit", "Install")
    }


def test_a_checkout_that_was_never_set_up_has_no_unit(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(kiosk_unit, "ROOT", tmp_path)
    assert kiosk_unit.main() == 2
    program = tmp_path / ".venv" / "bin" / "companion"
    assert capsys.readouterr() == ("", f"{program} is not there yet: run `make run` once.\n")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("checkout", [False, True])
def test_systemd_finds_nothing_wrong_with_it(checkout, tmp_path):
    text = kiosk_unit.unit("root", Path(sys.executable)) if checkout else TEXT
    unit = tmp_path / kiosk_unit.UNIT.name
    unit.write_text(text.replace("/usr/bin/companion", sys.executable))  # it must be there
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    about = [line for line in done.stderr.splitlines() if unit.name in line]
    assert (done.returncode, about) == (0, [])
