"""What is said of a backup: what was saved, what it would bring back, and what came back."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import Reason
from companion.evening.copies import Likeness
from companion.keeping.archive import SETTINGS, SIMULATED, TABLES
from companion.keeping.bringing_back import BroughtBack
from companion.keeping.comparing import Comparison
from companion.keeping.saving import Saved
from companion.keeping.undoing import Undone
from companion.texts import Texts
from companion.texts.errors import reason_of


def saved_told(saved: Saved, texts: Texts) -> str:
    """A backup was written and read back."""
    backup = saved.backup
    settings = "yes" if SETTINGS in backup.members else "no"
    file, decks = str(backup.path), len(backup.decks)
    return texts.say("backup-saved", file=file, evenings=saved.evenings, decks=decks, settings=settings)


def missing_from(saved: Saved) -> tuple[Reason, ...]:
    """What could not be saved: entries of a damaged journal, and decks."""
    missing = []
    if saved.lost:
        missing.append(reason_of("backup-not-all", count=saved.lost))
    if saved.left_out:
        missing.append(reason_of("backup-left-out", names=saved.left_out))
    return tuple(missing)


def found_told(comparison: Comparison, texts: Texts) -> tuple[str, ...]:
    """What a backup would bring back, and what is there and differs, sentence by sentence."""
    return (*new_told(comparison, texts), *_otherwise_told(comparison, texts))


def new_told(comparison: Comparison, texts: Texts) -> tuple[str, ...]:
    """What a backup would bring back that is not there; and who was forgotten, and stays so."""
    told = list(_evenings_told(comparison, texts))
    people = len(comparison.people_of())
    if people:
        told.append(texts.say("restore-new-people", count=people))
    new = comparison.files_that_are(Likeness.NEW)
    if new:
        told.append(texts.say("restore-new-files", names=tuple(file_told(name, texts) for name in new)))
    if comparison.forgotten:
        told.append(texts.say("restore-forgotten", count=len(comparison.forgotten)))
    if not comparison.brings_anything:
        told.append(texts.say("restore-all-there"))
    return tuple(told)


def _evenings_told(comparison: Comparison, texts: Texts) -> Iterator[str]:
    for likeness, message in (
        (Likeness.NEW, "restore-new-evenings"),
        (Likeness.OTHERWISE, "restore-other-evenings"),
        (Likeness.THERE, "restore-evenings-there"),
    ):
        count = len(comparison.evenings(likeness))
        if count:
            yield texts.say(message, count=count)
    simulated = len(comparison.evenings(Likeness.NEW, SIMULATED))
    simulated += len(comparison.evenings(Likeness.OTHERWISE, SIMULATED))
    if simulated:
        yield texts.say("restore-simulated", count=simulated)


def _otherwise_told(comparison: Comparison, texts: Texts) -> Iterator[str]:
    otherwise = comparison.files_that_are(Likeness.OTHERWISE)
    if SETTINGS in otherwise and comparison.settings:
        yield texts.say("restore-other-settings", names=comparison.settings)
    others = [name for name in otherwise if name != SETTINGS or not comparison.settings]
    if others:
        yield texts.say("restore-other-files", names=tuple(file_told(name, texts) for name in others))


def file_told(name: str, texts: Texts) -> str:
    """A file of a backup as people call it."""
    if name in (SETTINGS, TABLES):
        return texts.say("kept-settings" if name == SETTINGS else "kept-tables")
    return texts.say("kept-deck", name=name.removeprefix("decks/").removesuffix(".deck"))


def brought_back_told(brought: BroughtBack, texts: Texts) -> tuple[str, ...]:
    """What came back, and what stayed as it was."""
    told = [texts.say("restored", evenings=brought.evenings, files=len(brought.files))]
    if brought.people:
        told.append(texts.say("restored-people", count=brought.people))
    if brought.stayed:
        stayed = tuple(file_told(name, texts) for name in brought.stayed)
        told.append(texts.say("restore-stayed", names=stayed))
    if brought.forgotten:
        told.append(texts.say("restore-forgotten", count=brought.forgotten))
    return tuple(told)


def undone_told(undone: Undone, texts: Texts) -> tuple[str, ...]:
    """What was taken back, and what stayed as it was used since."""
    told = [texts.say("restore-undone", evenings=undone.evenings, files=undone.files)]
    if undone.stayed:
        told.append(texts.say("restore-used-since", count=undone.stayed))
    return tuple(told)
