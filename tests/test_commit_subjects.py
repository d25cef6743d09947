"""A commit's subject is short: in a checkout, in a shallow clone, and where there is no git at all."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest

from scripts import commit_subjects

SHORT, LONG = "s" * 72, "l" * 73
NEW, OLD = 1_700_000_002, 1_700_000_001
"""When commits were made; git takes no number of few digits for a time."""

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


class Repository:
    """A repository in a folder, whose commits hold nothing; the rule began after a long subject."""

    def __init__(self, root) -> None:
        self.root = root
        self.git("init", "--quiet", "--initial-branch=main")
        self.began_after = self.commit(LONG, OLD)

    def git(self, *words, time=NEW):
        who = {
            f"GIT_{role}_{key}": value
            for role in ("AUTHOR", "COMMITTER")
            for key, value in (("NAME", "N"), ("EMAIL", "n@example.org"), ("DATE", f"{time} +0000"))
        }
        alone = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
        command = ["git", *words]
        done = subprocess.run(
            command,
            cwd=self.root,
            env={**os.environ, **who, **alone},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    def commit(self, message, time=NEW):
        self.git("commit", "--quiet", "--allow-empty", "-m", message, time=time)
        return self.git("rev-parse", "HEAD")

    def judged(self, folder=None):
        """The exit status for the checkout in that folder, None: for this one."""
        return commit_subjects.main(folder or self.root, self.began_after, OLD)


@pytest.fixture
def repository(tmp_path):
    (tmp_path / "repository").mkdir()
    return Repository(tmp_path / "repository")


def test_short_subjects_are_right_whatever_came_before_the_rule(repository, capsys):
    repository.commit(f"{SHORT}\n\n{LONG}{LONG}")
    assert (repository.judged(), capsys.readouterr().out) == (0, "")


def test_a_long_subject_is_named(repository, capsys):
    name = repository.commit(LONG)
    repository.commit(SHORT)
    assert repository.judged() == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "A commit's subject has at most 72 characters; why stands in the body."
    assert len(said) == 2
    short, _, rest = said[1].partition(" ")
    assert name.startswith(short)
    assert rest == f"has 73: {LONG}"


def test_characters_are_counted_not_bytes(repository):
    repository.commit("ü" * 72)
    assert repository.judged() == 0


def test_a_merge_may_say_where_it_comes_from(repository):
    repository.git("switch", "--quiet", "-c", "other")
    repository.commit(SHORT)
    repository.git("switch", "--quiet", "main")
    repository.git("merge", "--quiet", "--no-ff", "-m", LONG, "other")
    assert repository.judged() == 0


@pytest.mark.parametrize(("subject", "status"), [(SHORT, 0), (LONG, 1)])
def test_a_shallow_clone_is_judged_by_the_commits_that_it_has(repository, tmp_path, subject, status):
    repository.commit(LONG, OLD)
    repository.commit(subject)
    clone = tmp_path / "clone"
    repository.git("clone", "--quiet", "--depth=2", f"file://{repository.root}", str(clone))
    assert repository.judged(clone) == status


def test_an_unpacked_archive_has_nothing_to_look_at(repository, tmp_path):
    repository.commit(LONG)
    within, beside = repository.root / "unpacked", tmp_path / "unpacked"
    for folder in (within, beside):
        folder.mkdir()
        assert repository.judged(folder) == 0


def test_without_git_there_is_nothing_to_look_at(repository, monkeypatch):
    repository.commit(LONG)
    monkeypatch.setenv("PATH", "")
    assert repository.judged() == 0
