"""Fits what weighs the two witnesses for a card of a deck, on drawn decks that are taught and read.

    python -m vision.training.deck_judge --seed 1 --out assets/models --work DIR

Each deck is learned from pictures as people take them, errors of outlines included, and read in others: cards
alone, apart, in fans and in heaps, large and small, in still pictures and on known tables.
"""

from __future__ import annotations

import contextlib
import logging
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from vision.calibration import Calibration
from vision.decks.bank import Bank
from vision.decks.deck import Deck
from vision.decks.enrol import Enroller
from vision.decks.judge import CONDITIONS, WITNESSES, CardEvidence, TakenCard, evidence
from vision.decks.raster import outline_of
from vision.decks.reader import DeckReader
from vision.decks.teaching import Learned, Lesson, learned
from vision.errors import VisionError
from vision.overlaps import shared
from vision.sightings import Image, Points
from vision.table.bare_table import Strange
from vision.training.any_faces import WIDTH
from vision.training.cameras import Matrix, Pose, look, place, project
from vision.training.clutter import hand_shape
from vision.training.command_line import train_as_asked
from vision.training.comparison_samples import alike
from vision.training.deck_views import Session, looking, teaching
from vision.training.designs import faces_of_deck
from vision.training.drawn_decks import lesson, photographed
from vision.training.fanned_decks import fan
from vision.training.onnx_file import Graph
from vision.training.optimise import fitted
from vision.training.scene import Canvas
from vision.training.softness import soft_photograph
from vision.training.symbol_decks import corners_of

DECKS = 16
"""Decks on which the judge is fitted."""

_FACES, _UNTAUGHT, _PICTURES = (10, 20, 36), 3, 60
"""Faces of a deck that are taught, others of that design that are not, and pictures of it."""

_STRANGER = "?"
"""The code of faces that were not taught."""

_RARE = 0.1
"""How much a card that was not taught counts: in drawn pictures it is one in four to one in thirteen, at a
table hardly one in a hundred. Where it counts as much as any other no card can be told for certain that a
stranger might look like: then 893 of 1459 cards were named instead of 978."""

_CUT_RIGHTLY = 0.6
"""Correlation of a learned face with the drawn one: half cards and panels have less."""

_SIZE = 640
"""Side of a picture in pixels."""

_SAME = 0.6
"""What is read within an outline that shares this part of a card's is that card."""

_HEIGHT = 88.0
"""Height of a card in mm on a known table, as decks that were taught have it."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class Read:
    """The cards that were taken in a drawn picture.

    Attributes:
        cards: as the reader gives them.
        codes: what each of them is; empty where it is no card, `_STRANGER` where it was not taught.
    """

    cards: list[TakenCard]
    codes: list[str]


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """A card that was read.

    Attributes:
        known: what is known of it.
        true: which of the codes that it may be is true; their number where none is.
        weight: how much it counts.
    """

    known: CardEvidence
    true: int
    weight: float = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A drawn picture of a deck's cards.

    Attributes:
        picture: shape (_SIZE, _SIZE, 3).
        cards: number and outline of each face in it, the lowest first, in pixels.
        camera: from the table's plane, in pixels of a face, to the picture.
        strange: where it shows something else than the bare table.
    """

    picture: Image
    cards: list[tuple[int, Points]]
    camera: Matrix
    strange: Strange


def draw_scene(rng: np.random.Generator, faces: Sequence[Image]) -> Scene:
    """A picture of some of a deck's cards."""
    canvas, height = Canvas.bare(rng, _SIZE), faces[0].shape[0]
    poses = _poses(rng, height)
    tall = float(np.exp(rng.uniform(np.log(55), np.log(480 if len(poses) == 1 else 230))))
    middle = (float(_SIZE / 2 + rng.normal(0, 30)), float(_SIZE / 2 + rng.normal(0, 30)))
    tilt = rng.uniform(0, 0.35) if rng.random() < 0.5 else rng.uniform(0, 0.85)
    camera = look(tilt, rng.uniform(0, 2 * np.pi), tall / height, rng.uniform(5, 10) * height, middle)
    shown = rng.choice(len(faces), len(poses), replace=False)
    cards = []
    for face, pose in zip(shown, poses, strict=True):
        matrix = place(camera, pose, height)
        canvas.lay(faces[int(face)], matrix, rng)
        cards.append((int(face), np.asarray(project(matrix, corners_of(WIDTH, height)), np.float32)))
    if rng.random() < 0.25:
        canvas.cover(*hand_shape(rng, _SIZE))
    taken = soft_photograph if rng.random() < 0.5 else photographed
    return Scene(taken(rng, _coloured(canvas.picture, looking(rng))), cards, camera, _strange(canvas))


def _coloured(picture: Image, session: Session) -> Image:
    """A picture in the colours of a session's lamp and camera, at most as bright as it can be."""
    mixes = session.mixes / max(float(session.mixes.sum(axis=1).max()), 1.0)
    return np.asarray(cv2.convertScaleAbs(cv2.transform(picture.astype(np.float32), mixes)), np.uint8)


def _strange(canvas: Canvas) -> Strange:
    """What a watcher who knows the bare table would say of a picture: where something lies, a little more."""
    things = (canvas.owner > 0).astype(np.uint8) * 255
    other = cv2.resize(cv2.dilate(things, np.ones((5, 5), np.uint8)), None, fx=0.5, fy=0.5)
    seen = np.asarray(np.where(other > 0, 255, 0), np.uint8)
    return Strange(seen, seen, np.full_like(seen, 255), 2.0)


def _poses(rng: np.random.Generator, height: int) -> list[Pose]:
    """Where cards lie, the lowest first: one, a few apart, a fan or a heap."""
    kind, count = rng.random(), int(rng.integers(2, 6))
    if kind < 0.45:
        return [Pose(0, 0, float(rng.uniform(0, 2 * np.pi)))]
    if kind < 0.75:
        return fan(rng, height, count)
    step = 1.25 * height if kind < 0.88 else 0.45 * height
    return [
        Pose(
            step * (number % 3 - 1) + rng.normal(0, 0.08 * height),
            step * (number // 3 - 0.5) + rng.normal(0, 0.08 * height),
            float(rng.normal(0, 0.4) + np.pi * int(rng.integers(2))),
        )
        for number in range(count)
    ]


def read_deck(
    seed: int, number: int, sizes: Sequence[int] = _FACES, pictures: int = _PICTURES
) -> tuple[Deck, list[Read]]:
    """A new deck as it was learned, and what was read in pictures of it; the same for the same numbers.

    Some faces of its design were not taught: they are none. Cards that are unlike the others as they were
    learned would be asked for once more: they are left out.

    Args:
        seed: of all decks.
        number: of this one.
        sizes: so many faces may be taught.
        pictures: so many are read.
    """
    rng = np.random.default_rng([seed, number, 23])
    cv2.setRNGSeed(seed * 10_000 + number)
    faces = faces_of_deck(rng, int(rng.choice(sizes)) + _UNTAUGHT)
    codes = _codes(faces)
    taught = _learned(rng, faces[:-_UNTAUGHT], codes[:-_UNTAUGHT])
    strange = {*codes[-_UNTAUGHT:]} - {*codes[:-_UNTAUGHT]}
    codes = [_STRANGER if code in strange else code for code in codes]
    left_out = {*codes} - {_STRANGER, *taught.deck.codes} | {one.code for one in taught.unfit}
    reader, read = DeckReader(taught.deck), []
    for turn in range(pictures):
        scene = draw_scene(rng, faces)
        known = (_table(scene.camera, faces[0].shape[0]), scene.strange) if turn % 2 else (None, None)
        taken = [one for one in reader.taken(scene.picture, None, *known) if reader.is_face(one)]
        true = [_code_at(scene, codes, outline_of(one.seen.view)) for one in taken]
        kept = [number for number, code in enumerate(true) if code not in left_out]
        read.append(Read([taken[one] for one in kept], [true[one] for one in kept]))
    return taught.deck, read


def _learned(rng: np.random.Generator, faces: Sequence[Image], codes: Sequence[str]) -> Learned:
    """A deck learned from one picture of each face, all seen by one camera."""
    session, enroller = teaching(rng), Enroller()
    lessons, places = [], []
    for code, face in zip(codes, faces, strict=True):
        seen = _coloured(lesson(rng, face), session)
        with contextlib.suppress(VisionError):
            places.append(enroller.outlines(seen))
            lessons.append(Lesson(code, seen))
    taught = learned("drawn", lessons, places)
    drawn = {code: _coloured(face, session) for code, face in zip(codes, faces, strict=True)}
    known = zip(taught.deck.codes, taught.deck.faces, strict=True)
    again = tuple(face if _is_of(face, drawn[code]) else drawn[code] for code, face in known)
    return replace(taught, deck=replace(taught.deck, faces=again))


def _is_of(face: Image, drawn: Image) -> bool:
    """Whether a face was cut out rightly: else whoever sees it on the page of all faces teaches it again."""
    some, others = (
        cv2.GaussianBlur(cv2.resize(one, (32, 48), interpolation=cv2.INTER_AREA), (0, 0), 1.0)
        for one in (face, drawn)
    )
    ways = (others, others[::-1, ::-1])
    return max(float(np.corrcoef(some.ravel(), way.ravel())[0, 1]) for way in ways) > _CUT_RIGHTLY


def cases_of(deck: Deck, read: Sequence[Read]) -> Iterator[Case]:
    """What both witnesses know of cards that were read."""
    bank = Bank(deck)
    for one in read:
        known = evidence(bank, one.cards) if one.cards else []
        for said, code in zip(known, one.codes, strict=True):
            true = said.codes.index(code) if code in said.codes else len(said.codes)
            yield Case(said, true, _RARE if code == _STRANGER else 1.0)


def _codes(faces: Sequence[Image]) -> list[str]:
    """A code for each face; faces that nobody could tell apart share one."""
    same = alike(list(faces))
    return [f"card-{int(row.argmax())}" for row in same]


def _table(camera: Matrix, height: int) -> Calibration:
    """The table's plane in mm, as a camera sees it."""
    scale = _HEIGHT / height
    return Calibration(np.diag([scale, scale, 1.0]) @ np.linalg.inv(camera), (_SIZE, _SIZE))


def _code_at(scene: Scene, codes: Sequence[str], outline: Points) -> str:
    """The code of the card with an outline; empty where none lies."""
    best = max(scene.cards, key=lambda one: shared(one[1], outline))
    return codes[best[0]] if shared(best[1], outline) > _SAME else ""


class JudgeNetwork(nn.Module):
    """Gives the powers of the witnesses, (n, WITNESSES), for how cards are seen, (n, CONDITIONS)."""

    def __init__(self) -> None:
        super().__init__()
        self.powers = nn.Linear(CONDITIONS, WITNESSES, bias=False)
        nn.init.zeros_(self.powers.weight)
        with torch.no_grad():
            self.powers.weight[:, 0] = torch.tensor([0.7, 8.0, -3.0, 0.7])

    def forward(self, conditions: Tensor, looks: Tensor, leads: Tensor, none: Tensor) -> Tensor:
        """Gives logits of the codes and last of none, shape (n, codes + 1)."""
        powers = self.powers(conditions)
        codes = powers[:, :1] * looks + powers[:, 1:2] * leads
        return torch.cat([codes, powers[:, 2:3] + powers[:, 3:4] * none[:, None]], 1)


def fit_judge(cases: Sequence[Case]) -> JudgeNetwork:
    """The judge under which what is true is likeliest."""
    network, most = JudgeNetwork(), max(len(case.known.codes) for case in cases)
    conditions = torch.from_numpy(np.stack([case.known.conditions for case in cases]))
    looks, leads = (torch.full((len(cases), most), -1e3) for _ in range(2))
    for number, case in enumerate(cases):
        codes = len(case.known.codes)
        looks[number, :codes] = torch.from_numpy(case.known.looks[:-1])
        leads[number, :codes] = torch.from_numpy(case.known.leads)
    absent = looks < -100
    none = torch.tensor([float(case.known.looks[-1]) for case in cases])
    true = torch.tensor([case.true if case.true < len(case.known.codes) else most for case in cases])
    weights = torch.tensor([case.weight for case in cases])
    hidden = torch.cat([absent, torch.zeros(len(cases), 1, dtype=torch.bool)], 1)

    def loss() -> Tensor:
        logits = network(conditions, looks.masked_fill(absent, 0), leads.masked_fill(absent, 0), none)
        surprises = functional.cross_entropy(logits.masked_fill(hidden, -1e4), true, reduction="none")
        surprise = (weights * surprises).sum() / weights.sum()
        return surprise + 1e-4 * (network.powers.weight**2).sum()

    return fitted(network, loss, 300)


def write_judge(network: JudgeNetwork, path: Path, notes: Mapping[str, str]) -> None:
    """Writes the judge; its output ``powers`` (n, WITNESSES) are those of the witnesses."""
    graph = Graph()
    weights = network.powers.weight.detach().numpy().T
    given = graph.weight(np.ascontiguousarray(weights, np.float32))
    graph.node("MatMul", ["conditions", given], output="powers")
    graph.write(path, {"conditions": ("n", CONDITIONS)}, {"powers": ("n", WITNESSES)}, notes)


def train(seed: int, out: Path, work: Path) -> None:
    """Draws, teaches, reads, fits and writes ``deck-judge.onnx``.

    Args:
        seed: of everything.
        out: folder for the judge, in which ``card-looks.onnx`` is used by the reader.
        work: folder for what was read; a deck that is there is not read again.

    Raises:
        TrainingError: fonts are missing.
    """
    cv2.setNumThreads(1)
    work.mkdir(parents=True, exist_ok=True)
    cases = [case for number in range(DECKS) for case in cases_of(*_kept(seed, number, work))]
    fitted = fit_judge(cases)
    for power in fitted.powers.weight.tolist():
        _log.info("judge: %s", [round(weight, 2) for weight in power])
    write_judge(fitted, out / "deck-judge.onnx", {"seed": str(seed), "made by": "vision.training.deck_judge"})


def _kept(seed: int, number: int, work: Path) -> tuple[Deck, list[Read]]:
    path = work / f"read-{number:03d}.pt"
    if not path.exists():
        deck, read = read_deck(seed, number)
        draft = path.with_suffix(".draft")
        torch.save((deck, [(one.cards, one.codes) for one in read]), draft)
        draft.replace(path)
        _log.info("deck %d: %d cards read", number, sum(len(one.cards) for one in read))
    deck, kept = torch.load(path, weights_only=False)
    return deck, [Read(cards, codes) for cards, codes in kept]


def main(arguments: list[str] | None = None) -> int:
    """Fits the judge; 2 when something that it needs is missing."""
    return train_as_asked(
        arguments, "vision.training.deck_judge", "Fit the judge of decks.", "what was read", train
    )


if __name__ == "__main__":
    sys.exit(main())
