"""Make a release of what is committed: `.venv/bin/python scripts/release.py [--version 0.2.0]`.

With a version, it is written into pyproject.toml and over the changelog's newest part first, and committed.
Then wheel, sdist, .deb and a list of their SHA-256 sums are made in dist/, from what git has and from
nothing else that lies about; at last the commit gets the tag vVERSION, with the changes as its message.
Nothing is sent anywhere.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Protocol

ROOT = Path(__file__).resolve().parent.parent
TO_COME = "To come"
"""The changelog's heading of what has not been released yet."""

VERSION = re.compile(r"\d+\.\d+\.\d+")
_WRITTEN = re.compile(r'^version = "(.*)"$', re.MULTILINE)
_HEADING = re.compile(r"^## (.*)$", re.MULTILINE)


class ReleaseError(Exception):
    """There is nothing that could be released; says what to do."""


class Run(Protocol):
    """Runs a step of building."""

    def __call__(self, *command: str, time: str) -> None:
        """Run it; what it packs bears the time of the commit, so that it can be made again.

        Raises:
            ReleaseError: it failed.
        """


def main() -> int:
    """Make the release; exit status 2 and one sentence when that is not possible."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--version", help="the version to be released; left out: what pyproject.toml says")
    options = asked.parse_args()
    try:
        version = release(options.version or None, run)
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 2
    files = ", ".join(path.name for path in sorted((ROOT / "dist").iterdir()))
    print(f"dist/: {files}\nTagged v{version}. To send it: git push --follow-tags")
    return 0


def release(version: str | None, run: Run) -> str:
    """Make the release of a version; gives the version."""
    check_clean()
    if version is not None:
        number(version)
    version = written_version()
    changes = changes_of(version)
    check_untagged(version)
    build(version, run)
    git("tag", "--annotate", "--cleanup=verbatim", "--message", f"{version}\n\n{changes}", f"v{version}")
    return version


def check_clean() -> None:
    """All is committed, or nobody could make the same again."""
    try:
        left = git("status", "--porcelain")
    except (OSError, subprocess.CalledProcessError):
        raise ReleaseError("A release is made from a checkout of git; this is none.") from None
    if left:
        raise ReleaseError(f"Not everything is committed:\n{left}")


def number(version: str) -> None:
    """Write a version into pyproject.toml and over what is to come, and commit that."""
    if not VERSION.fullmatch(version):
        raise ReleaseError(f"{version} is no version; one is written as 0.2.0.")
    check_untagged(version)
    project, changelog = ROOT / "pyproject.toml", ROOT / "CHANGELOG.md"
    headings = _HEADING.findall(changelog.read_text(encoding="utf-8"))
    if headings[:1] == [TO_COME]:
        replace(changelog, f"## {TO_COME}\n", f"## {version}\n")
    elif headings[:1] != [version]:
        raise ReleaseError(f"CHANGELOG.md must begin with “## {TO_COME}” or “## {version}”.")
    replace(project, f'version = "{written_version()}"\n', f'version = "{version}"\n')
    if git("status", "--porcelain"):
        git("commit", "--quiet", "--all", "--message", f"Version {version}")


def written_version() -> str:
    """The version that pyproject.toml says."""
    (version,) = _WRITTEN.findall((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(version)


def changes_of(version: str) -> str:
    """What the changelog says of a version, which must be the newest."""
    _, heading, *rest = _HEADING.split((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    changes = rest[0].strip() if rest else ""
    if heading != version or not changes:
        raise ReleaseError(f"CHANGELOG.md must begin with what is new in {version}, under “## {version}”.")
    return changes


def check_untagged(version: str) -> None:
    """A version is released once."""
    if git("tag", "--list", f"v{version}"):
        raise ReleaseError(
            f"v{version} is tagged already; name another one, as in `make release VERSION=0.2.0`."
        )


def build(version: str, run: Run) -> None:
    """Make everything that is released, anew, in dist/."""
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir()
    time = git("log", "-1", "--format=%ct").strip()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder)
        unpack_commit(source)
        run(sys.executable, "-m", "build", "--outdir", str(dist), str(source), time=time)
        wheel = dist / f"tabletop_companion-{version}-py3-none-any.whl"
        if shutil.which("dpkg-deb"):
            run(sys.executable, str(source / "scripts" / "deb.py"), str(wheel), "--to", str(dist), time=time)
        else:
            print("No .deb: dpkg-deb is missing; build it on Debian or Raspberry Pi OS with `make deb`.")
    write_sums(dist)


def unpack_commit(folder: Path) -> None:
    """Put what is committed into a folder."""
    archive = folder / "commit.tar"
    git("archive", "--output", str(archive), "HEAD")
    subprocess.run(["tar", "-xf", str(archive), "-C", str(folder)], check=True)  # noqa: S607
    archive.unlink()


def write_sums(folder: Path) -> None:
    """Write SHA256SUMS, as `sha256sum --check` reads it."""
    files = sorted(path for path in folder.iterdir() if path.is_file())
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")


def replace(path: Path, old: str, new: str) -> None:
    """Put something else in a file, in the first place where it stands."""
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")


def run(*command: str, time: str) -> None:
    """Run a step; what it packs bears the time of the commit, so that it can be made again."""
    if subprocess.run(command, check=False, env={**os.environ, "SOURCE_DATE_EPOCH": time}).returncode:
        raise ReleaseError("That step failed; nothing was tagged.")


def git(*words: str) -> str:
    """What git says in this checkout."""
    done = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True)  # noqa: S607
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
