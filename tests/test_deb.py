"""The Debian package: what is in it, and that what it installs runs."""

from __future__ import annotations

import configparser
import gzip
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from companion.commands.console import options_of
from companion.screens import window
from companion.texts import texts
from scripts import deb

ROOT = Path(__file__).resolve().parents[1]
PI = deb.Target("arm64", (3, 13))
pytestmark = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb is not installed")

PROGRAM = """\
def main():
    print("played")
    return 3
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A package of a program that says one word."""
    folder = tmp_path_factory.mktemp("package")
    program = folder / "root" / deb.LIBRARY / "companion" / "commands"
    program.mkdir(parents=True)
    (program / "main.py").write_text(PROGRAM)
    for made in (program, program.parent):
        (made / "__init__.py").touch()
    return deb.packed(folder / "root", Path("tabletop_companion-1.2.3-py3-none-any.whl"), PI, folder / "out")


@pytest.fixture(scope="module")
def installed(package, tmp_path_factory):
    """The root of a system into which it was unpacked."""
    root = tmp_path_factory.mktemp("system")
    subprocess.run(["dpkg-deb", "--extract", package, root], check=True)
    return root


def field(package, name):
    return deb.said("dpkg-deb", "--field", str(package), name).strip()


def test_it_is_called_after_version_and_processor(package):
    assert package.name == "tabletop-companion_1.2.3_arm64.deb"
    assert (field(package, "Version"), field(package, "Architecture")) == ("1.2.3", "arm64")


def test_it_wants_the_python_that_its_libraries_were_built_for(package):
    assert field(package, "Depends") == "python3 (>= 3.13), python3 (<< 3.14)"


def test_on_a_raspberry_pi_camera_and_pins_come_with_it(package):
    """Debian itself has neither, and apt passes over what is recommended and not there."""
    assert {"python3-lgpio", "python3-picamera2"} <= set(field(package, "Recommends").split(", "))


def test_everything_in_it_belongs_to_root_and_lies_where_it_should(package):
    rows = [row.split(maxsplit=5) for row in deb.said("dpkg-deb", "--contents", str(package)).splitlines()]
    assert {row[1] for row in rows} == {"root/root"}
    files = {row[5]: row[0] for row in rows if not row[5].endswith("/")}
    assert files == {
        "./opt/tabletop-companion/companion/__init__.py": "-rw-r--r--",
        "./opt/tabletop-companion/companion/commands/__init__.py": "-rw-r--r--",
        "./opt/tabletop-companion/companion/commands/main.py": "-rw-r--r--",
        "./usr/bin/companion": "-rwxr-xr-x",
        "./usr/lib/tabletop-companion/trial": "-rwxr-xr-x",
        "./usr/share/applications/tabletop-companion.desktop": "-rw-r--r--",
        **{
            f"./usr/share/icons/hicolor/{size}x{size}/apps/tabletop-companion.png": "-rw-r--r--"
            for size in (16, 24, 32, 48, 64, 128, 256)
        },
        "./usr/lib/systemd/system/tabletop-companion.service": "-rw-r--r--",
        "./usr/lib/systemd/system/tabletop-companion.service.d/trial.conf": "-rw-r--r--",
        "./usr/lib/sysusers.d/tabletop-companion.conf": "-rw-r--r--",
        "./usr/lib/udev/rules.d/90-tabletop-companion.rules": "-rw-r--r--",
        "./usr/share/doc/tabletop-companion/changelog.gz": "-rw-r--r--",
        "./usr/share/doc/tabletop-companion/copyright": "-rw-r--r--",
    }


def test_its_command_runs_the_program_that_lies_beside_it(installed):
    command = [sys.executable, installed / "usr" / "bin" / "companion"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (3, "played\n", "")


def test_where_the_newest_version_failed_the_one_before_runs_and_is_told_which_failed(installed, tmp_path):
    root = tmp_path / "root"
    shutil.copytree(installed, root)
    update = root / deb.UPDATE
    before = update / "previous" / "companion" / "commands"
    before.mkdir(parents=True)
    (before / "main.py").write_text(
        "import os\ndef main():\n    print('before', os.environ['COMPANION_FAILED_UPDATE'])\n"
    )
    (update / "failed").write_text("1.2.3")
    command = [sys.executable, root / "usr" / "bin" / "companion"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "before 1.2.3\n", "")


def test_sticks_are_mounted_only_where_the_companion_begins_by_itself(installed):
    rule = (installed / "usr" / "lib" / "udev" / "rules.d" / "90-tabletop-companion.rules").read_text()
    unit = f"/etc/systemd/system/multi-user.target.wants/{deb.UNIT.name}"
    assert f'TEST=="{unit}"' in rule
    assert "WantedBy=multi-user.target" in (installed / deb.UNIT).read_text()
    assert f"--owner={deb.PACKAGE} " in rule


@pytest.fixture(scope="module")
def entry(installed):
    """What stands in the desktop's entry."""
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str
    read.read_string((installed / deb.ENTRY).read_text(encoding="utf-8"))
    assert read.sections() == ["Desktop Entry"]
    return dict(read["Desktop Entry"])


@pytest.mark.parametrize(
    ("language", "name", "comment"),
    [("en", "Name", "Comment"), ("de", "Name[de]", "Comment[de]"), ("fr", "Name[fr]", "Comment[fr]")],
)
def test_on_the_desktop_it_is_called_as_on_its_first_page(entry, language, name, comment):
    said = texts(language).say
    assert (entry[name], entry[comment]) == (said("welcome-title"), said("welcome-line"))


def test_the_desktop_begins_its_command_in_a_window_and_knows_that_by_its_class(installed, entry):
    begun, *words = entry["Exec"].split()
    assert (installed / "usr" / "bin" / begun).is_file()
    assert options_of(words).command == "play"
    assert (entry["Terminal"], entry["StartupWMClass"]) == ("false", window.PROGRAM)


def test_the_desktop_finds_its_icon_in_every_size(installed, entry):
    found = {
        path.parts[-3]: pygame.image.load(path).get_size()
        for path in (installed / deb.ICONS).glob(f"*/apps/{entry['Icon']}.png")
    }
    assert found == {f"{size}x{size}": (size, size) for size in deb.ICON_SIZES}


@pytest.mark.skipif(shutil.which("systemd-mount") is None, reason="systemd is not installed")
def test_the_rule_for_sticks_asks_systemd_for_what_it_can_do(installed):
    rule = (installed / "usr" / "lib" / "udev" / "rules.d" / "90-tabletop-companion.rules").read_text()
    known = subprocess.run(["systemd-mount", "--help"], capture_output=True, text=True, check=True).stdout
    options = {word.partition("=")[0] for word in rule.split() if word.startswith("--")}
    assert {option for option in options if option not in known} == set()
    assert len(options) == 6


def test_it_brings_licence_and_changes(installed):
    documents = installed / "usr" / "share" / "doc" / "tabletop-companion"
    assert (ROOT / "LICENSE").read_text() in (documents / "copyright").read_text()
    assert gzip.decompress((documents / "changelog.gz").read_bytes()) == (ROOT / "CHANGELOG.md").read_bytes()


def test_what_it_runs_while_it_is_installed_is_no_nonsense_to_the_shell(package, tmp_path):
    subprocess.run(["dpkg-deb", "--control", package, tmp_path], check=True)
    for script in deb.SCRIPTS:
        subprocess.run(["sh", "-n", tmp_path / script], check=True)
        assert (tmp_path / script).stat().st_mode & 0o111


def test_another_python_than_the_systems_is_refused():
    assert deb.unfit_to_build_for(deb.Target("arm64", (3, 2))) == (
        "The system has Python 3.2; build with it: delete .venv, then `make deb PYTHON=python3`."
    )
    assert deb.unfit_to_build_for(deb.Target("arm64", sys.version_info[:2])) is None
