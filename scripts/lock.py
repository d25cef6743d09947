"""Write locks/*.txt anew: the newest versions that pyproject.toml allows, resolved in fresh environments."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = {"runtime": "", "develop": "[develop]", "training": "[develop,training]"}
ONLY_ON_A_PI = 'lgpio==0.2.2.0; platform_machine == "aarch64" and python_version < "3.13"'


def main() -> None:
    """Resolve each environment and write its lock."""
    for name, extra in EXTRAS.items():
        with tempfile.TemporaryDirectory() as folder:
            venv.create(folder, with_pip=True)
            pip = [
                str(Path(folder) / "bin" / "python"),
                "-m",
                "pip",
                "--quiet",
                "--disable-pip-version-check",
            ]
            subprocess.run([*pip, "install", f"{ROOT}{extra}"], check=True)
            frozen = subprocess.run([*pip, "freeze"], check=True, capture_output=True, text=True).stdout
        lines = [line for line in frozen.splitlines() if not line.startswith("tabletop-companion")]
        lines.append(ONLY_ON_A_PI)
        header = f"# Made by `make lock`; do not edit. The {name} environment.\n"
        (ROOT / "locks" / f"{name}.txt").write_text(header + "\n".join(sorted(lines, key=str.lower)) + "\n")
        print(f"locks/{name}.txt: {len(lines)} packages")


if __name__ == "__main__":
    sys.exit(main())
