"""Photographs with what they show, and how one becomes small and soft."""

from __future__ import annotations

import csv
import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from hardware.cameras.files import watchable_picture
from vision.sightings import Image

_WIDTHS = Path(__file__).with_name("card_widths.csv")
_GAMMA = 2.2
"""Between the values of a picture and light, about as sRGB has it."""
_JPEG = (cv2.IMWRITE_JPEG_QUALITY, 85)


@dataclass(frozen=True, slots=True)
class Soft:
    """How small and how soft a card is seen.

    Attributes:
        width: of the card in pixels.
        blur: standard deviation in pixels of that size of a Gaussian over the light, 0 for none.
    """

    width: int
    blur: float


@dataclass(frozen=True, slots=True)
class Labelled:
    """One photograph and what there is to be told of it.

    Attributes:
        path: its file.
        cards, dice: codes and values, each as often as it is there; None where nobody says.
        ignored: codes that neither help nor hurt.
        card_width: of its single card in pixels, where that was measured.
    """

    path: Path
    cards: Counter[str] | None
    dice: Counter[int] | None
    ignored: frozenset[str] = frozenset()
    card_width: float | None = None

    def image(self, soft: Soft | None = None) -> Image:
        """The photograph, BGR; made small and soft if that is asked for."""
        image = watchable_picture(self.path)
        if soft is None:
            return image
        assert self.card_width is not None, f"nobody measured the card in {self.path}"
        return softened(image, self.card_width, soft)


def softened(image: Image, card_width: float, soft: Soft) -> Image:
    """A picture as a small and soft camera gives it, compressed as a JPEG."""
    scale = soft.width / card_width
    light = (image.astype(np.float32) / 255) ** _GAMMA
    light = cv2.resize(light, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    if soft.blur:
        light = cv2.GaussianBlur(light, (0, 0), soft.blur)
    values = np.rint(255 * np.clip(light, 0, 1) ** (1 / _GAMMA)).astype(np.uint8)
    return np.asarray(cv2.imdecode(cv2.imencode(".jpg", values, _JPEG)[1], cv2.IMREAD_COLOR), np.uint8)


def poker(folder: Path) -> list[Labelled]:
    """Photographs of poker cards; there are no dice in them."""
    with _WIDTHS.open(encoding="utf-8") as lines:
        widths = {row["picture"]: float(row["width"]) for row in csv.DictReader(lines)}
    return [
        Labelled(
            folder / name,
            Counter(card["card"] for card in label["cards"]),
            Counter(),
            frozenset(label.get("ignore", ())),
            widths.get(name),
        )
        for name, label in _labels(folder)
    ]


def dice(folder: Path) -> list[Labelled]:
    """Photographs of dice; there are no poker cards in them."""
    return [
        Labelled(folder / name, Counter(), Counter(die["value"] for die in label["dice"]))
        for name, label in _labels(folder)
    ]


def taught(folder: Path) -> list[Labelled]:
    """Photographs of a deck's cards that are to be read; those that teach it lie in ``enrol`` beside them."""
    return [
        Labelled(folder / "test" / name, Counter(label["cards"]), None) for name, label in _labels(folder)
    ]


def _labels(folder: Path) -> list[tuple[str, dict]]:
    labels = json.loads((folder / "labels.json").read_text(encoding="utf-8"))
    return [(name, label) for name, label in sorted(labels.items()) if not name.startswith("_")]
