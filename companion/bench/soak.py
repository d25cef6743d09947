"""Many generated games acted out in one process, with what that takes.

    python -m companion.bench.soak --game up --first 10 --count 5 --sight easy
    python -m companion.bench.soak --first 1 --count 60 --sight erring
    python -m companion.bench.soak --game auf-und-ab --first 1 --count 1 --sight home --edition 7
    python -m companion.bench.soak --game auf-und-ab --first 3 --count 1 --sight home --fault shaking:mild

Game n is the same in every run: a run that was cut short goes on with ``--first``. What the camera takes
while the companion computes differs from run to run, unless ``--pace`` draws by a number for how long.
With ``--pace pi4`` it computes for as long as a Raspberry Pi 4 would.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from companion.decks.eyes import live_eye
from companion.engines import BrokenGameError, Header, game_names
from companion.engines.players.game_players import numbered_header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.machine.memory import held
from companion.rehearsal.compared import Comparison, compare
from companion.rehearsal.conditions import Conditions, world_of
from companion.rehearsal.editions import edition_of
from companion.rehearsal.erring_eye import ErringEye
from companion.rehearsal.errors import EditionError
from companion.rehearsal.faults.registry import FAULTS, ChosenFault, fault_named
from companion.rehearsal.pace import HERE, DrawnPace, MachinePace, Pace, pace_named
from companion.rehearsal.perfect_sight import before_perfect_sight
from companion.rehearsal.rehearsal import Rehearsal
from companion.rehearsal.taught import teach
from companion.rehearsal.truth import Truth, generated_truth
from companion.rehearsal.watched import Measures, SittingScreen, Watched
from companion.sitting import Sitting
from vision.scene.watcher import Watcher

PERFECT, ERRING = "perfect", "erring"
"""The sight of an eye without fault, and of one that errs; all others are pictures under conditions of that
name."""

MISHAPS: Final = 0.2
"""Things that go wrong for each event of a true game."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """How cards and dice are drawn, and what goes wrong at the table.

    Attributes:
        edition: number of a design or a folder of faces, taught first; None: our own cards.
        dice: number of a layout of pips, beside the game's; None: square pips.
        faults: what goes wrong beside that.
    """

    edition: str | None = None
    dice: int | None = None
    faults: tuple[ChosenFault, ...] = ()


OURS: Final = Drawn()


@dataclass(frozen=True, slots=True)
class Soaked:
    """What came of one game.

    Attributes:
        comparison: how the record that was written differs from the truth.
        measures: questions and latencies.
        seconds: of the processor's time, drawing included.
        megabytes: memory that the process holds after it.
        threads: threads alive after it.
    """

    comparison: Comparison
    measures: Measures
    seconds: float
    megabytes: float
    threads: int

    def __str__(self) -> str:
        outcome, events = self.comparison, max(self.comparison.events, 1)
        differs = (
            "same" if outcome.same else f"DIFFERS {json.dumps(_difference(outcome), ensure_ascii=False)}"
        )
        return (
            f"{outcome.right}/{outcome.events} right, {outcome.wrong} wrong, {outcome.missed} missed, "
            f"{outcome.invented} invented, {self.measures.questions} questions, "
            f"{self.seconds / events:.3f} s an event, 95 % ruled in {self.measures.ruled_within(95):.2f} s, "
            f"{self.megabytes:.0f} MB, "
            f"{self.threads} threads, {differs}"
        )


def main(given: list[str]) -> int:
    """Act the chosen games out, the games in turn; 1 when one of them was seen differently."""
    parser = _parser()
    options = parser.parse_args(given)
    if options.fault and options.sight in (PERFECT, ERRING):
        parser.error("such an eye looks at no pictures that faults could spoil: choose others with --sight")
    if options.edition is not None and options.sight in (PERFECT, ERRING):
        parser.error(
            "such an eye looks at no pictures of cards: say with --sight in what light those are seen"
        )
    try:
        return _soak_all(options)
    except (EditionError, BrokenGameError) as error:
        parser.error(str(error))


def _soak_all(options: argparse.Namespace) -> int:
    same = True
    for number in range(options.first, options.first + options.count):
        for game in options.game or game_names():
            header = numbered_header(game, number)
            pace = DrawnPace(options.pace) if isinstance(options.pace, int) else options.pace
            drawn = Drawn(options.edition, options.dice, tuple(options.fault))
            soaked = soak(header, number, options.sight, pace, drawn)
            print(f"{game} {number}, {len(header.players)} players: {soaked}", flush=True)
            same &= soaked.comparison.same
    return 0 if same else 1


def soak(header: Header, number: int, sight: str, pace: Pace = HERE, drawn: Drawn = OURS) -> Soaked:
    """Act one game out at some pace, with such cards and dice."""
    begun = time.process_time()
    truth = generated_truth(header, Random(number), MISHAPS)
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "journal.sqlite")
        evening = Evening.begin(journal, header)
        watched = watched_game(truth, evening, number, sight, Path(folder), pace, drawn)
        watched.to_the_end()
        outcome = compare(truth, [ruled.event for ruled in evening.ruled])
        journal.close()
    seconds = time.process_time() - begun
    return Soaked(outcome, watched.measures, seconds, held(), threading.active_count())


def watched_game(
    truth: Truth,
    evening: Evening,
    number: int,
    sight: str,
    folder: Path,
    pace: Pace = HERE,
    drawn: Drawn = OURS,
) -> Watched:
    """A game before whoever looks at it; what is taught for it lies in the folder."""
    if sight in (PERFECT, ERRING):
        erring = ErringEye(number) if sight == ERRING else None
        return before_perfect_sight(truth, evening, number, pace=pace, erring=erring)
    world = world_of(truth.header, Conditions(sight), number).with_faults(drawn.faults)
    if drawn.dice is not None:
        world = world.with_dice(drawn.dice + number)
    game = truth.header.game
    taught = None if drawn.edition is None else teach(edition_of(game, drawn.edition), game, world, folder)
    chosen, deck = (None, None) if taught is None else (taught.chosen, taught.deck)
    watcher = Watcher(live_eye(evening.position, chosen), table_size=world.table.top)
    sitting = Sitting(evening, watcher)
    return Watched(Rehearsal(truth, world, SittingScreen(sitting), deck=deck), sitting, pace=pace)


def _pace(text: str) -> int | MachinePace:
    """A number by which a pace is drawn, or that of a machine; raises `ValueError` where it is neither."""
    return int(text) if text.isdecimal() else pace_named(text)


def _fault(text: str) -> ChosenFault:
    """The fault of that name."""
    try:
        return fault_named(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{error}; there are {', '.join(FAULTS)}") from error


def _difference(outcome: Comparison) -> dict[str, Any]:
    """The first difference, or that only the totals at the end differ."""
    found = outcome.first_difference
    if found is None:
        return {"totals": "differ"}
    return {"line": found.number, "expected": found.expected, "seen": found.seen}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m companion.bench.soak", description="Act generated games out, one after the other."
    )
    parser.add_argument("--game", action="append", choices=game_names(), help="may be repeated; default: all")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first game")
    parser.add_argument("--count", type=int, default=10, metavar="N", help="how many games of each")
    parser.add_argument(
        "--sight",
        choices=[PERFECT, ERRING, *(condition.value for condition in Conditions)],
        default=PERFECT,
        help="an eye without fault, one that errs, or pictures under these conditions (default: %(default)s)",
    )
    parser.add_argument(
        "--edition",
        metavar="N|DIR",
        help="cards of another design, taught first, as `companion rehearse` takes them",
    )
    parser.add_argument(
        "--dice", type=int, metavar="N", help="dice of other layouts, drawn by N and the game's number"
    )
    parser.add_argument(
        "--fault",
        action="append",
        type=_fault,
        default=[],
        metavar="NAME[:mild|strong]",
        help="what goes wrong at the table, as `companion rehearse` takes it; may be repeated",
    )
    parser.add_argument(
        "--pace",
        type=_pace,
        default=HERE,
        metavar="N|pi5|pi4|A/B",
        help="how long the companion computes: drawn by a number, so that a game happens the"
        " same way twice, or as `companion rehearse` takes it; default: as measured",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
