"""Trains the network that compares a card with the faces of a deck.

Each step draws new decks: which they are is told by the seed and the step alone. What was learned is kept
every few hundred steps, so that a training that was stopped goes on from there.
"""

from __future__ import annotations

import logging
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from vision.training.command_line import train_as_asked
from vision.training.comparison_export import write_looks
from vision.training.comparison_network import Looks, Weighing, in_parts
from vision.training.comparison_samples import KNOWN, Sample, draw_sample
from vision.training.fonts import rank_faces
from vision.training.optimise import Average, Schedule, learning_rate

SCHEDULE = Schedule(steps=4500, batch=4, rate=2.5e-3, shards=1)
"""Decks a step: each with KNOWN faces and as many views and some more to be told."""

_NEW, _RECENT = 2, 120
"""So many decks of a step are new; the others are some of the last ones: drawing takes its time, too."""

_KEPT_EVERY, _LOGGED_EVERY = 250, 50
"""Steps."""

_STEEPEST = 5.0
"""Gradients are cut to this length."""

_AHEAD = 5
"""Steps for which decks are drawn before they are asked for."""

_FOREIGN = 0.3
"""How much it counts that cards of the other decks of a step are none of a deck's."""

_TRIAL = 150
"""Decks that nobody trained on, by which the network is calibrated."""

_LEVELS = (0.5, 0.7, 0.85, 0.95)

_log = logging.getLogger(__name__)


class Comparer(nn.Module):
    """Both parts of what is learned."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = Looks()
        self.weighing = Weighing()


Draws = Callable[[int, range, int], Iterator[list[Sample]]]
"""Draws the samples of each step, as many as are asked for; the same for the same seed."""


def drawn_aside(seed: int, steps: range, batch: int) -> Iterator[list[Sample]]:
    """The samples of each step: new ones, drawn by another process, and some of the last ones."""
    recent: deque[Sample] = deque(maxlen=_RECENT)
    first = max(steps.start - _RECENT // _NEW, 0)
    with ProcessPoolExecutor(1, get_context("spawn"), _alone) as pool:
        waiting: deque[list[Future[Sample]]] = deque()
        for step in range(first, steps.stop + _AHEAD):
            if step < steps.stop:
                numbers = range(step * _NEW, (step + 1) * _NEW)
                waiting.append([pool.submit(draw_sample, seed, number) for number in numbers])
            if step < first + _AHEAD:
                continue
            recent.extend(one.result() for one in waiting.popleft())
            number = step - _AHEAD
            if number >= steps.start:
                rng = np.random.default_rng([seed, number, 7])
                older = rng.integers(len(recent), size=batch - _NEW)
                yield [*list(recent)[-_NEW:], *(recent[int(one)] for one in older)]


def _alone() -> None:
    cv2.setNumThreads(1)


def train(
    seed: int,
    out: Path,
    schedule: Schedule = SCHEDULE,
    drawn: Draws = drawn_aside,
    kept_every: int = _KEPT_EVERY,
) -> Comparer:
    """Trains, or goes on with a training; the running average of the weights, ready to be used.

    Args:
        seed: of everything.
        out: folder for what is kept meanwhile.
        schedule: how long.
        drawn: draws the samples.
        kept_every: after so many steps what was learned is kept.
    """
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    out.mkdir(parents=True, exist_ok=True)
    lesson = _Lesson.begun(out / "comparison.pt", schedule)
    told: deque[tuple[float, float]] = deque(maxlen=_LOGGED_EVERY)
    steps = range(lesson.step, schedule.steps)
    for step, samples in zip(steps, drawn(seed, steps, schedule.batch), strict=True):
        for group in lesson.optimiser.param_groups:
            group["lr"] = learning_rate(schedule, step)
        surprise, right = loss(lesson.comparer, samples)
        lesson.take(surprise)
        told.append((surprise.item(), right))
        if lesson.step % _LOGGED_EVERY == 0:
            _log.info("comparison step %d of %d: loss %.3f, right %.3f", lesson.step, schedule.steps,
                      *np.mean(told, axis=0))  # fmt: skip
        if lesson.step % kept_every == 0 or lesson.step == schedule.steps:
            lesson.keep()
    return lesson.average.model.eval()


@dataclass(slots=True)
class _Lesson:
    """A training and where it is kept; ``step`` steps were taken."""

    path: Path
    comparer: Comparer
    average: Average[Comparer]
    optimiser: torch.optim.Optimizer
    step: int = 0

    @classmethod
    def begun(cls, path: Path, schedule: Schedule) -> _Lesson:
        """A new one, or what is kept there of an old one."""
        comparer = Comparer().train()
        comparer.looks.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
        average = Average(comparer)
        optimiser = torch.optim.AdamW(comparer.parameters(), lr=schedule.rate, weight_decay=1e-3)
        if not path.exists():
            return cls(path, comparer, average, optimiser)
        kept = torch.load(path)
        comparer.load_state_dict(kept["comparer"])
        average.go_on(kept["average"], kept["step"])
        optimiser.load_state_dict(kept["optimiser"])
        return cls(path, comparer, average, optimiser, kept["step"])

    def take(self, surprise: Tensor) -> None:
        """One step down a loss."""
        self.optimiser.zero_grad(set_to_none=True)
        surprise.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.comparer.parameters(), _STEEPEST)
        self.optimiser.step()
        self.average.follow(self.comparer)
        self.step += 1

    def keep(self) -> None:
        """Writes it, so that it is there whole or not at all."""
        kept = {
            "step": self.step,
            "comparer": self.comparer.state_dict(),
            "average": self.average.model.state_dict(),
            "optimiser": self.optimiser.state_dict(),
        }
        draft = self.path.with_suffix(".draft")
        torch.save(kept, draft)
        draft.replace(self.path)


def loss(comparer: Comparer, samples: list[Sample]) -> tuple[Tensor, float]:
    """How surprising the truth is, the mean over all views; and the part of the views told rightly."""
    logits, shows = said(comparer, samples)
    total, right = torch.zeros(()), 0.0
    for number, sample in enumerate(samples):
        mine = slice(number * len(sample.asked), (number + 1) * len(sample.asked))
        surprise = surprises(logits[number], shows[number])
        total = total + surprise[mine].mean() + _FOREIGN * surprise.mean()
        best = logits[number][mine].argmax(1, keepdim=True)
        right += float(shows[number][mine].gather(1, best).float().mean())
    return total / len(samples), right / len(samples)


def said(comparer: Comparer, samples: list[Sample]) -> tuple[list[Tensor], list[Tensor]]:
    """The logits of all views for each sample's faces and for none of them, and which of these are true."""
    known = np.concatenate([sample.known for sample in samples])
    asked = np.concatenate([sample.asked for sample in samples])
    shown = torch.from_numpy(np.concatenate([sample.shown for sample in samples])).float()
    whole = torch.ones(len(known), *shown.shape[1:])
    views = torch.cat([prepared(known, whole), prepared(asked, shown)])
    traits, tells, strange, clear = comparer.looks(views)
    traits, tells, parts = traits.flatten(2), tells.flatten(1), in_parts(shown)
    count = len(known)
    seen = traits[count:], tells[count:], strange[count:], clear[count:]
    logits, shows = [], []
    for number, sample in enumerate(samples):
        faces = slice(number * KNOWN, (number + 1) * KNOWN)
        logits.append(comparer.weighing((traits[faces], tells[faces], clear[faces]), seen, parts))
        own = torch.zeros(len(asked), KNOWN + 1, dtype=torch.bool)
        own[number * len(sample.asked) : (number + 1) * len(sample.asked), :KNOWN] = torch.from_numpy(
            sample.same
        )
        own[:, KNOWN] = ~own[:, :KNOWN].any(1)
        shows.append(own)
    return logits, shows


def surprises(logits: Tensor, shows: Tensor) -> Tensor:
    """How surprising the truth is for each view, shape (views,)."""
    return -torch.logsumexp(functional.log_softmax(logits, 1).masked_fill(~shows, -1e4), 1)


@torch.no_grad()
def best_temperature(comparer: Comparer, samples: list[Sample]) -> float:
    """The temperature at which the truth is likeliest; how often sure answers are wrong is logged."""
    pairs = [said(comparer, [sample]) for sample in samples]
    logits, shows = (torch.cat([pair[number][0] for pair in pairs]) for number in (0, 1))
    scale = np.geomspace(0.4, 3.0, 60)
    temperature = float(min(scale, key=lambda one: float(surprises(logits / one, shows).mean())))
    chances = torch.softmax(logits / temperature, 1)
    sure, best = chances.max(1)
    right = shows.gather(1, best[:, None])[:, 0]
    shown = torch.from_numpy(np.concatenate([sample.shown.mean(axis=(1, 2)) for sample in samples]))
    named = best < KNOWN
    _log.info("temperature %.2f; %.3f of all right", temperature, right.float().mean())
    for part, (least, most) in (("whole", (0.99, 1.1)), ("half", (0.4, 0.99)), ("strip", (0.0, 0.4))):
        among = (shown >= least) & (shown < most)
        for level in _LEVELS:
            told = among & named & (sure >= level)
            _log.info("%s at %.2f: %d told, %d wrong; %d in all", part, level, told.sum(),
                      (told & ~right).sum(), among.sum())  # fmt: skip
    return temperature


def prepared(views: np.ndarray, shown: Tensor) -> Tensor:
    """Views as the network takes them, shape (n, 4, 96, 64); what is hidden is grey."""
    seen = torch.from_numpy(views).permute(0, 3, 1, 2).float() / 255 - 0.5
    return torch.cat([seen * shown[:, None], shown[:, None] - 0.5], 1)


def learn(seed: int, out: Path, work: Path) -> None:
    """Trains, calibrates and writes ``card-looks.onnx``.

    Args:
        seed: of everything.
        out: folder for the network.
        work: folder for what is kept meanwhile; a training that was stopped goes on from there.

    Raises:
        TrainingError: fonts are missing.
    """
    rank_faces()
    comparer = train(seed, work)
    samples = [draw_sample(seed + 1, number) for number in range(_TRIAL)]
    temperature = best_temperature(comparer, samples)
    notes = {"seed": str(seed), "temperature": f"{temperature:.3f}", "made by": "vision.training.comparison"}
    write_looks(comparer.looks, comparer.weighing, out / "card-looks.onnx", temperature, notes)


def main(arguments: list[str] | None = None) -> int:
    """Trains this network alone; 2 when something that it needs is missing."""
    by = "vision.training.comparison"
    return train_as_asked(arguments, by, "Train the network that compares cards.", "what is learned", learn)


if __name__ == "__main__":
    sys.exit(main())
