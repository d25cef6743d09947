"""The network that compares cards: what is seen in each part of a view, and how much that tells."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from vision.training.blocks import Residual, step

ACROSS, DOWN = 8, 12
"""Parts of a view, of 8 pixels each way."""

_LEAST_VARIES = 0.02
"""As in `vision.decks.looks`."""

TRAITS = 32
"""Numbers that say what is seen in a part."""


class Looks(nn.Module):
    """Describes views: BGR and what is in view, shape (n, 4, 96, 64), as `vision.decks.looks` gives them.

    Gives ``traits`` (n, TRAITS, DOWN, ACROSS) of length 1 in each part; ``tells`` (n, DOWN, ACROSS), how much
    each part tells, more than 0; ``strange`` (n,), how little a view looks like a card; and ``clear`` (n,),
    how much its likenesses are to be trusted.
    """

    def __init__(self) -> None:
        super().__init__()
        self.eye = nn.Sequential(step(4, 16, 2, 5), step(16, 40, 2), step(40, 40))
        self.body = nn.Sequential(step(40, 56, 2), Residual(56), step(56, 64))
        self.all = nn.Sequential(nn.Linear(64, 64), nn.ReLU(inplace=True), nn.Linear(64, 64))
        self.head = step(64, 64)
        self.traits = nn.Conv2d(64, TRAITS, 1)
        self.tells = nn.Conv2d(64, 1, 1)
        self.strange = nn.Linear(64, 1)
        self.clear = nn.Linear(64, 1)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Gives ``traits``, ``tells``, ``strange`` and ``clear``."""
        seen = self.body(self.eye(x))
        entire = self.all(seen.mean((2, 3)))
        parts = self.head(functional.relu(seen + entire[:, :, None, None]))
        told = functional.softplus(self.tells(parts)[:, 0])
        traits = functional.normalize(self.traits(parts), dim=1)
        return traits, told, self.strange(entire)[:, 0], self.clear(entire)[:, 0]


class Weighing(nn.Module):
    """How likenesses of parts become the logit of a face: `vision.decks.looks` does the same."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = nn.Parameter(torch.tensor([2.0, 2.0, 1.0]))
        self.even = nn.Parameter(torch.tensor([0.5, 0.4]))
        self.grows = nn.Parameter(torch.tensor(-0.5))

    def forward(
        self,
        known: tuple[Tensor, Tensor, Tensor],
        asked: tuple[Tensor, Tensor, Tensor, Tensor],
        shown: Tensor,
    ) -> Tensor:
        """Logits of faces, and last that of none of them.

        Args:
            known: traits, tells and clear of a deck's faces, shapes (k, TRAITS, parts), (k, parts) and (k,).
            asked: traits, tells, strange and clear of views, shapes (n, TRAITS, parts), (n, parts), (n,) and
                (n,).
            shown: how much of each part is in view, shape (n, parts).

        Returns:
            Shape (n, k + 1).
        """
        traits, tells, clear = known
        counted = asked[1] * shown
        alike = torch.einsum("ndp,kdp->nkp", asked[0], traits)
        both = counted[:, None] * tells[None]
        varies = _LEAST_VARIES + 1 - (traits.mean(0) ** 2).sum(0)
        entire, telling = _mean(alike, both), _mean(alike, both * varies)
        against = _mean((1 - alike) ** 2, both * varies)
        trusted = ((counted.sum(1) / counted.shape[1]) + 1e-3) ** functional.softplus(self.grows)
        trusted = trusted * (asked[3] + clear.mean()).exp()
        sure = self.sure.exp()
        faces = trusted[:, None] * (sure[0] * entire + sure[1] * telling - sure[2] * against)
        none = trusted * (sure[:2] * self.even).sum() + asked[2]
        return torch.cat([faces, none[:, None]], 1)


def _mean(values: Tensor, weights: Tensor) -> Tensor:
    return (weights * values).sum(2) / (weights.sum(2) + 1e-4)


def in_parts(shown: Tensor) -> Tensor:
    """How much of each part is in view: (n, 96, 64) to (n, parts)."""
    return functional.avg_pool2d(shown[:, None], 8).flatten(1)
