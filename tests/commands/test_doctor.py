"""``companion doctor`` names every part, and what to do about what does not work."""

import json

from companion.commands.main import main

PARTS = [
    "versions",
    "pygame",
    "networks",
    "camera",
    "buttons",
    "screen",
    "sound",
    "journal",
    "settings",
    "disk",
]


def test_every_part_is_named_in_json(tmp_path, capsys):
    main(["doctor", "--json", "--data", str(tmp_path)])
    findings = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [finding["part"] for finding in findings] == PARTS
    assert {finding["health"] for finding in findings} <= {"works", "missing", "broken"}


def test_broken_settings_are_found_and_named(tmp_path, capsys):
    (tmp_path / "settings.toml").write_text('theme = "neon"')
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "✗ settings   The settings" in said
    assert '"theme" must be one of felt, linen' in said
