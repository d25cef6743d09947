"""The settings file that the page shows can be used as it stands, and with every line in use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.machine.settings import Settings, read_settings

PAGE = Path(__file__).resolve().parents[2] / "docs" / "owners" / "settings.md"


@pytest.fixture
def sample() -> str:
    return PAGE.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]


def test_the_sample_changes_nothing_but_one_deck(sample, tmp_path):
    path = tmp_path / "settings.toml"
    path.write_text(sample, encoding="utf-8")
    usual = Settings(language="en", decks=(("up", "our own"),))
    assert read_settings(path) == usual


def test_every_line_of_it_may_be_used(sample, tmp_path):
    path = tmp_path / "settings.toml"
    path.write_text(re.sub(r"^# ", "", sample, flags=re.MULTILINE), encoding="utf-8")
    settings = read_settings(path)
    assert settings.camera == "picamera2"
    assert dict(settings.decks) == {"up": "our own", "up-and-down": "mine"}
    assert len(settings.buttons) == 5
    assert len(settings.lamps) == 4
