"""Print the systemd unit of a kiosk that plays from this checkout, as whoever asks for it.

    python3 scripts/kiosk_unit.py | sudo tee /etc/systemd/system/tabletop-companion.service

It is that of the Debian package with another user and program; the user's evenings are where they were.
"""

from __future__ import annotations

import getpass
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.environment import refuse  # noqa: E402

UNIT = ROOT / "scripts" / "system" / "tabletop-companion.service"

HERE = """
# From a checkout; what was said above of user and program holds no more.
[Service]
User={user}
ExecStart=
ExecStart={program} play --kiosk
"""


def main() -> int:
    """Print it; exit status 2 and one sentence where the checkout cannot play yet."""
    program = ROOT / ".venv" / "bin" / "companion"
    if not program.is_file():
        return refuse(f"{program} is not there yet: run `make run` once.")
    print(unit(os.environ.get("SUDO_USER") or getpass.getuser(), program), end="")
    return 0


def unit(user: str, program: Path) -> str:
    """The unit for that user and program."""
    return UNIT.read_text(encoding="utf-8") + HERE.format(user=user, program=quoted(program))


def quoted(path: Path) -> str:
    """A path as a unit has it where a program is named: what systemd would read otherwise is escaped."""
    text = str(path).replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$")
    return f'"{text}"'


if __name__ == "__main__":
    sys.exit(main())
