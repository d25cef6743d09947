"""Fits the judge on drawn cards that neither reader was trained on: how much each reader counts, and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from vision.cards.codes import CODES, RANKS, SUITS
from vision.cards.judge import CONDITIONS, EVIDENCE, IndexJudge
from vision.cards.outline import lie_of
from vision.cards.pairing import group_indices, usual_diagonal
from vision.cards.reader import POSSIBLE
from vision.cards.reading import IndexReader
from vision.cards.search import Search
from vision.halvings import Halvings
from vision.training.clutter import random_thing
from vision.training.deck import random_deck, with_strange_signs
from vision.training.dice_grounds import ground
from vision.training.onnx_file import Graph
from vision.training.optimise import fitted
from vision.training.scene import CLOSER_CELL, SIZE, Canvas, Scene, random_scene
from vision.training.softness import soft_photograph

SCENES, BARE = 50, 400
"""Scenes that are drawn at once, with `_DECKS` decks; and those on which no card lies: there indices are seen
but seldom."""
_DECKS = 24
_READERS = 3
"""What is weighed: the codes of the indices, the rank and the suit of the whole card."""


class JudgeNetwork(nn.Module):
    """Gives the logits of the codes and none, (n, 53), for what the judge is told, (n, EVIDENCE)."""

    def __init__(self) -> None:
        super().__init__()
        self.weights = nn.Linear(CONDITIONS, _READERS, bias=False)
        self.none = nn.Linear(CONDITIONS, 1, bias=False)
        nn.init.zeros_(self.none.weight)
        nn.init.zeros_(self.weights.weight)
        with torch.no_grad():
            self.weights.weight[:, 0] = 0.7

    def forward(self, told: Tensor) -> Tensor:
        """Gives the logits."""
        seen = told[:, :CONDITIONS]
        weights = self.weights(seen)
        logits = torch.zeros(len(told), len(CODES) + 1)
        for reader, spread in enumerate(_spreads()):
            logits = logits + weights[:, reader : reader + 1] * (told @ spread)
        return logits + self.none(seen) * functional.one_hot(torch.tensor(len(CODES)), len(CODES) + 1)


def _spreads() -> tuple[Tensor, Tensor, Tensor]:
    """For each reader from what is told to the logarithms of the codes and none, shape (EVIDENCE, 53)."""
    codes = torch.zeros(EVIDENCE, len(CODES) + 1)
    codes[CONDITIONS : CONDITIONS + len(CODES) + 1] = torch.eye(len(CODES) + 1)
    rank, suit = torch.zeros_like(codes), torch.zeros_like(codes)
    ranks = CONDITIONS + len(CODES) + 1
    suits = ranks + len(RANKS) + 1
    for code in range(len(CODES)):
        rank[ranks + code // len(SUITS), code] = 1
        suit[suits + code % len(SUITS), code] = 1
    rank[ranks + len(RANKS), -1] = 1
    suit[suits + len(SUITS), -1] = 1
    return codes, rank, suit


@dataclass(frozen=True, slots=True)
class Cases:
    """Cards as the judge is told of them, and what they are.

    Attributes:
        told: shape (n, EVIDENCE).
        codes: position in `CODES`, or their number for none, shape (n,).
    """

    told: NDArray[np.float32]
    codes: NDArray[np.int64]


def soft_scenes(seed: int, number: int, count: int = SCENES) -> Iterator[Scene]:
    """Scenes as a cheap camera sees them, by number, with signs of a kind that indices were not learned from.

    So are those of real decks. A reader that is at home with what we draw alone must not be believed for it.
    """
    rng = np.random.default_rng([seed, number, 11])
    cv2.setRNGSeed(seed * 10_000 + number)
    decks = [with_strange_signs(rng, random_deck(rng)) for _ in range(_DECKS)]
    for _ in range(count):
        yield random_scene(rng, decks, soft_photograph)


def bare_scenes(seed: int, number: int, count: int = BARE) -> Iterator[Scene]:
    """Grounds and things on which no card lies, by number: what looks like an index there is none."""
    rng = np.random.default_rng([seed, number, 12])
    cv2.setRNGSeed(seed * 10_000 + number)
    deck, nothing = random_deck(rng), np.empty(0, np.uint8)
    closer = np.zeros((SIZE // CLOSER_CELL, SIZE // CLOSER_CELL), np.uint8)
    for _ in range(count):
        canvas = Canvas.bare(rng, SIZE)
        if rng.random() < 0.5:
            canvas.picture[:] = np.clip(ground(rng, SIZE), 0, 255)
        width = float(rng.uniform(40, 200))
        for _ in range(int(rng.integers(0, 4))):
            thing = random_thing(rng, deck, cards=False)
            grow = rng.uniform(0.1, 1.0) * width / max(thing.shape[:2])
            cos, sin = grow * np.cos(turn := rng.uniform(0, 2 * np.pi)), grow * np.sin(turn)
            x, y = rng.uniform(0, SIZE, 2)
            canvas.lay(thing, np.array([[cos, -sin, x], [sin, cos, y], [0, 0, 1]]), rng)
        picture = soft_photograph(rng, canvas.picture)
        yield Scene(picture, np.empty((0, 6), np.float32), nothing, nothing, nothing, closer, width)


def gathered(scenes: Iterable[Scene], search: Search, reader: IndexReader, judge: IndexJudge) -> Cases:
    """What the readers say in scenes, in every other one as at a table where the size of a card is known."""
    parts = [
        cases
        for number, scene in enumerate(scenes)
        for cases in cases_of(scene, search, reader, judge, known=number % 2 == 1)
    ]
    return Cases(
        np.concatenate([part.told for part in parts]), np.concatenate([part.codes for part in parts])
    )


def cases_of(
    scene: Scene, search: Search, reader: IndexReader, judge: IndexJudge, known: bool
) -> Iterator[Cases]:
    """What the readers say in a scene.

    Args:
        scene: with its truth.
        search: of indices.
        reader: of indices.
        judge: for what it is told; what it says is not asked.
        known: whether the size of a card is known, as at a table.
    """
    levels = Halvings(scene.picture).levels()
    read = group_indices(reader.read(levels, search.everywhere(levels)))
    groups = [group for group in read if group.confidence >= POSSIBLE]
    deck = usual_diagonal(groups)
    laid = [(group, lie_of(group, deck, scene.width if known else None)) for group in groups]
    if laid:
        truth = [_code_at(scene, group.first.frame) for group in groups]
        yield Cases(judge.evidence(levels, laid), np.array(truth, np.int64))


def _code_at(scene: Scene, frame: NDArray[np.float32]) -> int:
    """The code of the index at a frame, the number of codes where there is none of a card's."""
    if not len(scene.frames):
        return len(CODES)
    away = np.hypot(*(scene.frames[:, :2] - frame[:2]).T)
    mark = int(np.argmin(away))
    rank, suit = int(scene.ranks[mark]), int(scene.suits[mark])
    if away[mark] > np.hypot(*frame[2:4]) or rank == len(RANKS) or suit == len(SUITS):
        return len(CODES)
    return rank * len(SUITS) + suit


def fit_judge(cases: Cases) -> JudgeNetwork:
    """The judge under which what is true is likeliest."""
    network = JudgeNetwork()
    told, codes = torch.from_numpy(cases.told), torch.from_numpy(cases.codes)

    def loss() -> Tensor:
        surprise = functional.cross_entropy(network(told), codes)
        return surprise + 1e-3 * sum((weight**2).sum() for weight in network.parameters())

    return fitted(network, loss, 200)


def write_judge(network: JudgeNetwork, path: Path, notes: Mapping[str, str]) -> None:
    """Writes the judge; its output ``codes`` (n, 53) are the probabilities of the codes and none."""
    graph = Graph()
    conditions = np.zeros((EVIDENCE, CONDITIONS), np.float32)
    conditions[:CONDITIONS] = np.eye(CONDITIONS)
    seen = graph.node("MatMul", ["evidence", graph.weight(conditions)])
    none = np.zeros((CONDITIONS, len(CODES) + 1), np.float32)
    none[:, -1] = network.none.weight.detach().numpy()[0]
    logits = graph.node("MatMul", [seen, graph.weight(none)])
    for weights, spread in zip(network.weights.weight.detach().numpy(), _spreads(), strict=True):
        said = graph.node("MatMul", ["evidence", graph.weight(spread.numpy())])
        weight = graph.node("MatMul", [seen, graph.weight(np.ascontiguousarray(weights[:, None]))])
        logits = graph.node("Add", [logits, graph.node("Mul", [said, weight])])
    graph.node("Softmax", [logits], output="codes", axis=1)
    graph.write(path, {"evidence": ("n", EVIDENCE)}, {"codes": ("n", len(CODES) + 1)}, notes)
