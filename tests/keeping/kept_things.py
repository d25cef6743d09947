"""Folders of owners, with evenings, decks and settings in them."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from companion.engines import Header, read_event
from companion.evening.entries import Telling, ToldBy
from companion.evening.evening import Evening
from companion.evening.history import past_evening
from companion.evening.kept_journal import KeptJournal
from companion.machine.folders import Folders, folders
from tests.evening.played import KIM_AND_LEAH, POT, quick_journal, tell

TOM_AND_UTE = Header("up-and-down", ("Tom", "Ute"))
PICTURE = b"\xff\xd8 a picture \xff\xd9" * 20


def owner(folder: Path, *evenings: Header, last_open: bool = False) -> Folders:
    """Somebody's folders, in which these evenings were played."""
    folder.mkdir(parents=True, exist_ok=True)
    with closing(quick_journal(folder)) as journal:
        for header in evenings:
            evening = Evening.begin(journal, header)
            tell(evening, POT if header == KIM_AND_LEAH else POT[:1], PICTURE)
            if not (last_open and header is evenings[-1]):
                evening.end()
    return folders(folder)


def with_decks(places: Folders, **decks: bytes) -> Folders:
    places.decks.mkdir(exist_ok=True)
    for name, content in decks.items():
        (places.decks / f"{name}.deck").write_bytes(content)
    return places


def told(places: Folders) -> list[tuple[int, tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]]:
    """Each evening: its number, who played its games, and what was told in them with which verdict."""
    with closing(KeptJournal.read(places.journal)) as journal:
        found = []
        for number in journal.evenings():
            evening = past_evening(journal, number)
            assert evening.flaw is None
            players = tuple(game.header.players for game in evening.games)
            steps = tuple(
                tuple(f"{step.entry.line['event']} {step.entry.verdict}" for step in game.steps)
                for game in evening.games
            )
            found.append((number, players, steps))
        return found


def goes_on(places: Folders) -> tuple[int, ...]:
    with closing(KeptJournal.read(places.journal)) as journal:
        return journal.open_evenings()


def correct(places: Folders) -> None:
    """Put the last play of the evening that is open right: its entry names the one that it stands for."""
    with closing(quick_journal(places.data)) as journal:
        evening = Evening.resume(journal)
        assert evening is not None
        game = evening.game
        first = evening.ruled[-1].entry
        undo = read_event({"event": "undo"}, game.rules, evening.header)
        line = {"event": "reveal", "cards": {"Kim": "8S", "Leah": "5H"}}
        again = read_event(line, game.rules, evening.header)
        evening.tell_all(Telling(undo, ToldBy.CORRECTION), Telling(again, ToldBy.CORRECTION, None, first))
