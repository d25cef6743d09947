"""Build a .deb from a wheel: `.venv/bin/python scripts/deb.py dist/WHEEL`.

It is for the machine that builds it: its processor and its Debian's Python. All that the companion stands
on lies beside it in /opt/tabletop-companion, by the versions of locks/runtime.txt: to install it needs no
network and touches no other program. The system's Python runs it, and so sees picamera2 and lgpio where it
has them. It brings the systemd unit of a kiosk, the user as whom that runs, and the rule by which sticks are
mounted for it; whether it begins with the computer is the owner's to say. On a desktop the companion stands
among the games, with its icon. An update keeps the version before
beside it, in /opt/tabletop-companion-update, until the next one: where the new one cannot be started the
launcher uses that again, as `scripts/system/trial` says.
"""

from __future__ import annotations

import argparse
import gzip
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame  # noqa: E402

from companion.machine.update import FAILED_UPDATE  # noqa: E402
from companion.screens.icon import drawn_icon  # noqa: E402
from scripts.environment import SYSTEM_PYTHON, imports, refuse  # noqa: E402

PACKAGE = "tabletop-companion"
LIBRARY = Path("opt") / PACKAGE
SYSTEM = ROOT / "scripts" / "system"
UNIT = Path("usr/lib/systemd/system") / f"{PACKAGE}.service"
TRIAL = Path("usr/lib") / PACKAGE / "trial"
UPDATE = Path("opt") / f"{PACKAGE}-update"
STICKS = Path("usr/lib/udev/rules.d") / f"90-{PACKAGE}.rules"
USER = Path("usr/lib/sysusers.d") / f"{PACKAGE}.conf"
ENTRY = Path("usr/share/applications") / f"{PACKAGE}.desktop"
ICONS = Path("usr/share/icons/hicolor")

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
"""Pixels of the icons: what menus, panels and lists of programs show, folders of hicolor-icon-theme 0.17."""

CONTROL = """\
Package: {package}
Version: {version}
Architecture: {architecture}
Maintainer: The tabletop companion's authors
Installed-Size: {kilobytes}
Depends: python3 (>= {python}), python3 (<< {after})
Recommends: libegl1, libespeak-ng1, libgbm1, libgles2, libgl1-mesa-dri, python3-lgpio, python3-picamera2
Section: games
Priority: optional
Description: referee beside the card table
 A camera looks down on a game that is played with real cards. The companion
 rules on every play, says which clause forbids it when one does, and keeps
 the score of Auf und Ab, Up & Down, Up and Schwupps.
"""

LAUNCHER = """\
#!/usr/bin/python3
import os
import sys
from pathlib import Path

root = Path(__file__).resolve().parents[2]
library, update = root / "{library}", root / "{update}"
failed = update / "failed"
if failed.is_file():
    library = update / "previous"
    os.environ["{variable}"] = failed.read_text(encoding="utf-8").strip()
sys.path.insert(0, str(library))

from companion.commands.main import main

sys.exit(main())
"""

ARRIVES = """\
#!/bin/sh
set -e
# The version before is kept, by links, which cost no room. One that was never seen to stand is not.
kept="/{update}/previous"
if [ "$1" = upgrade ] && [ -d "/{library}" ] && [ ! -f "/{update}/failed" ]; then
    if [ ! -f "/{update}/failures" ] || [ ! -d "$kept" ]; then
        rm -rf "$kept"
        mkdir -p "/{update}"
        cp -al "/{library}" "$kept"
    fi
fi
"""

INSTALLED = """\
#!/bin/sh
set -e
if [ "$1" = configure ] && [ -d "/{update}/previous" ]; then
    rm -f "/{update}/failed"
    echo 0 > "/{update}/failures"
fi
# What the version before has left compiled, which dpkg knows nothing of.
find "/{library}" -name __pycache__ -prune -exec rm -rf {{}} +
find "/{library}" -type d -empty -delete
# Compiled once, or every start would take seconds longer: nobody but root may write there.
python3 -m compileall -q "/{library}" || true
if [ "$1" = configure ] && command -v systemd-sysusers > /dev/null; then
    systemd-sysusers {package}.conf
fi
if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    systemctl try-restart {package}.service
fi
"""

LEAVES = """\
#!/bin/sh
set -e
if [ "$1" = remove ] && command -v systemctl > /dev/null; then
    [ ! -d /run/systemd/system ] || systemctl stop {package}.service
    systemctl --quiet disable {package}.service
fi
if [ "$1" = remove ]; then
    find "/{library}" -name __pycache__ -prune -exec rm -rf {{}} +
    rm -rf "/{update}"
fi
"""

GONE = """\
#!/bin/sh
# Evenings and settings in /var/lib/{package} are the owner's; so they stay, and the user to whom they belong.
set -e
[ ! -d /run/systemd/system ] || systemctl daemon-reload
"""

SCRIPTS = {"preinst": ARRIVES, "postinst": INSTALLED, "prerm": LEAVES, "postrm": GONE}
"""What dpkg runs, and when: see deb-preinst(5) and those named there."""

COPYRIGHT = """\
The tabletop companion; its licence follows. What it stands on lies beside it in
/{library}, each library with its own licence in its .dist-info folder.

{licence}"""


class Target(NamedTuple):
    """For which machine a package is.

    Attributes:
        architecture: as Debian calls the processor, ``"arm64"``.
        python: major and minor version of its Python.
    """

    architecture: str
    python: tuple[int, int]


def main() -> int:
    """Build it; exit status 2 and one sentence when that is not possible."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("wheel", type=Path)
    asked.add_argument("--to", type=Path, default=ROOT / "dist", metavar="FOLDER")
    options = asked.parse_args()
    if shutil.which("dpkg-deb") is None:
        return refuse("dpkg-deb is missing: a .deb is built on Debian or Raspberry Pi OS.")
    target = this_machine()
    problem = unfit_to_build_for(target)
    if problem:
        return refuse(problem)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / PACKAGE
        install(options.wheel, root / LIBRARY)
        print(packed(root, options.wheel, target, options.to))
    return 0


def unfit_to_build_for(target: Target) -> str | None:
    """A sentence that says what to do where the Python that runs this is not that of the machine."""
    if target.python == sys.version_info[:2]:
        return None
    wanted = ".".join(map(str, target.python))
    return f"The system has Python {wanted}; build with it: delete .venv, then `make deb PYTHON=python3`."


def this_machine() -> Target:
    """The machine that this runs on."""
    code = "import sys; print(*sys.version_info[:2])"
    major, minor = said(SYSTEM_PYTHON, "-c", code).split()
    return Target(said("dpkg", "--print-architecture").strip(), (int(major), int(minor)))


def install(wheel: Path, folder: Path) -> None:
    """Put the wheel into a folder, with all that it stands on."""
    pip = (
        sys.executable,
        "-m",
        "pip",
        "--quiet",
        "--disable-pip-version-check",
        "install",
        "--target",
        str(folder),
    )
    subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "locks" / "runtime.txt")], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    if imports(SYSTEM_PYTHON, "simplejpeg"):
        # The system's simplejpeg on bookworm is built for numpy 1 and breaks beside numpy 2.
        subprocess.run([*pip, "--no-deps", "simplejpeg"], check=True)
    for brought in folder.glob("espeakng_loader*"):  # it holds no licence to give on; Debian has the same
        shutil.rmtree(brought)
    shutil.rmtree(folder / "bin", ignore_errors=True)
    for compiled in folder.rglob("__pycache__"):
        shutil.rmtree(compiled)


def packed(root: Path, wheel: Path, target: Target, to: Path) -> Path:
    """The package of what lies below a folder, with the rest that belongs to one.

    Args:
        root: what will be the root of the system; all but the libraries is added here.
        wheel: it names the version.
        target: for which machine it is.
        to: the folder for the package.
    """
    version = wheel.name.split("-")[1]
    launcher = LAUNCHER.format(library=LIBRARY, update=UPDATE, variable=FAILED_UPDATE)
    write(root / "usr" / "bin" / "companion", launcher, mode=0o755)
    write(root / UNIT, (SYSTEM / UNIT.name).read_text(encoding="utf-8"))
    trial = root / f"{UNIT}.d" / "trial.conf"
    write(trial, (SYSTEM / trial.name).read_text(encoding="utf-8"))
    write(root / TRIAL, (SYSTEM / TRIAL.name).read_text(encoding="utf-8"), mode=0o755)
    write(root / STICKS, (SYSTEM / f"{PACKAGE}.rules").read_text(encoding="utf-8"))
    write(root / USER, (SYSTEM / f"{PACKAGE}.sysusers").read_text(encoding="utf-8"))
    write(root / ENTRY, (SYSTEM / ENTRY.name).read_text(encoding="utf-8"))
    draw_icons(root / ICONS)
    documents = root / "usr" / "share" / "doc" / PACKAGE
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    write(documents / "copyright", COPYRIGHT.format(library=LIBRARY, licence=licence))
    changes = gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0)
    (documents / "changelog.gz").write_bytes(changes)
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file())
    write(root / "DEBIAN" / "control", control(version, target, size))
    for name, script in SCRIPTS.items():
        text = script.format(library=LIBRARY, update=UPDATE, package=PACKAGE)
        write(root / "DEBIAN" / name, text, mode=0o755)
    to.mkdir(parents=True, exist_ok=True)
    package = to / f"{PACKAGE}_{version}_{target.architecture}.deb"
    build = ("dpkg-deb", "--build", "--root-owner-group", "-Zzstd", "-z9")
    subprocess.run([*build, str(root), str(package)], check=True, stdout=subprocess.DEVNULL)
    return package


def draw_icons(theme: Path) -> None:
    """Draw the icon into a theme's folder, in each size."""
    for size in ICON_SIZES:
        picture = theme / f"{size}x{size}" / "apps" / f"{PACKAGE}.png"
        picture.parent.mkdir(parents=True)
        pygame.image.save(drawn_icon(size), picture)


def control(version: str, target: Target, size: int) -> str:
    """What the package says of itself; `size` in bytes."""
    major, minor = target.python
    return CONTROL.format(
        package=PACKAGE,
        version=version,
        architecture=target.architecture,
        kilobytes=-(-size // 1024),
        python=f"{major}.{minor}",
        after=f"{major}.{minor + 1}",
    )


def write(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a file, with its folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(mode)


def said(*command: str) -> str:
    """What a command prints."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
