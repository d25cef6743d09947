"""A release: refused where it could not be made again, otherwise built from the commit and tagged."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "release.py"

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")

PROJECT = '[project]\nname = "tabletop-companion"\nversion = "0.1.0"\n'
CHANGES = "# Changelog\n\nWhat users notice, newest first.\n\n## 0.1.0\n\n### Rules\n\n- Four games.\n"
COMING = CHANGES.replace("## 0.1.0", "## To come\n\n- A fifth game.\n\n## 0.1.0")


@pytest.fixture
def release(tmp_path, monkeypatch):
    """The script in a checkout of its own: a small project in git."""
    for key, value in (("NAME", "N"), ("EMAIL", "n@example.org")):
        monkeypatch.setenv(f"GIT_AUTHOR_{key}", value)
        monkeypatch.setenv(f"GIT_COMMITTER_{key}", value)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setenv("GIT_CONFIG_SYSTEM", os.devnull)
    script = script_in(tmp_path / "checkout")
    script.git("init", "--quiet")
    commit(script, CHANGES)
    return script


def script_in(root):
    """A copy of the script below that folder, as a module."""
    (root / "scripts").mkdir(parents=True)
    spec = importlib.util.spec_from_file_location("release", shutil.copy(SCRIPT, root / "scripts"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Steps(list):
    """The steps of building that were run; each is taken as done."""

    def __call__(self, *command, time) -> None:
        self.append((command[1:3], time))


def commit(release, changes, project=PROJECT):
    (release.ROOT / "pyproject.toml").write_text(project)
    (release.ROOT / "CHANGELOG.md").write_text(changes)
    (release.ROOT / ".gitignore").write_text("dist/\n__pycache__/\n")
    release.git("add", "--all")
    release.git("commit", "--quiet", "--message", "All of it")


def test_the_commit_is_built_and_tagged_with_what_is_new(release):
    steps = Steps()
    assert release.release(None, steps) == "0.1.0"
    time = release.git("log", "-1", "--format=%ct").strip()
    assert steps[0] == (("-m", "build"), time)
    assert release.git("tag", "--list") == "v0.1.0\n"
    assert release.git("cat-file", "-t", "v0.1.0") == "tag\n"
    told = release.git("tag", "--list", "--format=%(contents)", "v0.1.0").strip()
    assert told == "0.1.0\n\n### Rules\n\n- Four games."


def test_a_version_is_written_over_what_is_to_come_and_committed(release):
    commit(release, COMING)
    assert release.release("0.2.0", Steps()) == "0.2.0"
    assert 'version = "0.2.0"' in (release.ROOT / "pyproject.toml").read_text()
    assert (release.ROOT / "CHANGELOG.md").read_text() == COMING.replace("To come", "0.2.0")
    assert release.git("log", "-1", "--format=%s") == "Version 0.2.0\n"
    assert release.git("status", "--porcelain") == ""
    assert release.git("rev-parse", "v0.2.0^{commit}") == release.git("rev-parse", "HEAD")


def test_only_what_is_committed_is_built(release, tmp_path):
    (release.ROOT / "dist").mkdir()
    (release.ROOT / "dist" / "lies-about").touch()
    folder = tmp_path / "source"
    folder.mkdir()
    release.unpack_commit(folder)
    assert sorted(str(path.relative_to(folder)) for path in folder.rglob("*.*")) == [
        ".gitignore",
        "CHANGELOG.md",
        "pyproject.toml",
        "scripts/release.py",
    ]


def test_the_sums_are_those_that_sha256sum_checks(release, tmp_path):
    (tmp_path / "a.whl").write_bytes(b"wheel")
    release.write_sums(tmp_path)
    subprocess.run(["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], cwd=tmp_path, check=True)


def uncommitted(release):
    (release.ROOT / "left.txt").touch()


def tagged(release):
    release.git("tag", "v0.1.0")


def without_changes(release):
    commit(release, CHANGES.replace("## 0.1.0", "## 0.0.9"))


@pytest.mark.parametrize(
    ("spoil", "version", "sentence"),
    [
        (uncommitted, None, "Not everything is committed:\n?? left.txt\n"),
        (tagged, None, "v0.1.0 is tagged already; name another one, as in `make release VERSION=0.2.0`."),
        (without_changes, None, "CHANGELOG.md must begin with what is new in 0.1.0, under “## 0.1.0”."),
        (None, "next", "next is no version; one is written as 0.2.0."),
        (None, "0.2.0", "CHANGELOG.md must begin with “## To come” or “## 0.2.0”."),
    ],
)
def test_what_could_not_be_made_again_is_refused(release, spoil, version, sentence):
    if spoil:
        spoil(release)
    tags, steps = release.git("tag", "--list"), Steps()
    with pytest.raises(release.ReleaseError) as refused:
        release.release(version, steps)
    assert str(refused.value) == sentence
    assert (steps, release.git("tag", "--list")) == ([], tags)


def test_where_a_step_fails_nothing_is_tagged(release):
    def failing(*_command, time):
        release.run("false", time=time)

    with pytest.raises(release.ReleaseError, match="nothing was tagged"):
        release.release(None, failing)
    assert release.git("tag", "--list") == ""


def test_what_is_no_checkout_is_refused(tmp_path, monkeypatch):
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    release = script_in(tmp_path / "unpacked")
    with pytest.raises(release.ReleaseError, match="made from a checkout of git"):
        release.release(None, Steps())
