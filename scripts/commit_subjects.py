"""Say which commits have a subject of more than 72 characters: `python3 scripts/commit_subjects.py`.

Those before the rule began are left alone. Where there is no git, or this is no checkout but an unpacked
archive, there is nothing to look at; in a shallow clone only the commits that it has are looked at.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

LONGEST = 72
"""Characters of a subject: what a terminal shows of it beside the commit's name."""

BEGAN_AFTER = "2e84ac83cda54a948a92c81ff5b71df4f5173da8"
"""The last commit before the rule."""

BEGAN_AT = 1_795_903_435
"""When that was, in seconds; for clones that do not reach back so far."""


def main(root: Path = ROOT, began_after: str = BEGAN_AFTER, began_at: int = BEGAN_AT) -> int:
    """Name the commits; exit status 1 when there is one."""
    if not is_checkout(root):
        return 0
    subjects = since(root, began_after, began_at)
    long = [f"{name} has {len(subject)}: {subject}" for name, subject in subjects if len(subject) > LONGEST]
    if long:
        print(
            f"A commit's subject has at most {LONGEST} characters; why stands in the body.", *long, sep="\n"
        )
    return 1 if long else 0


def is_checkout(root: Path) -> bool:
    """Whether git is there and `root` is the top of a checkout, not a folder within somebody else's."""
    top = git(root, "rev-parse", "--show-toplevel") if shutil.which("git") else None
    return top is not None and Path(top.strip()).resolve() == root.resolve()


def since(root: Path, began_after: str, began_at: int) -> list[tuple[str, str]]:
    """Short name and subject of each commit since the rule began, merges left out."""
    known = git(root, "cat-file", "-e", f"{began_after}^{{commit}}") is not None
    commits = f"{began_after}..HEAD" if known else "HEAD"
    told = git(root, "log", "--no-merges", "--format=%h%x09%ct%x09%s", commits) or ""
    rows = [line.split("\t", 2) for line in told.splitlines()]
    return [(name, subject) for name, time, subject in rows if known or int(time) > began_at]


def git(root: Path, *words: str) -> str | None:
    """What git says in that folder, None where it refuses."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)  # noqa: S607
    return done.stdout if done.returncode == 0 else None


if __name__ == "__main__":
    sys.exit(main())
