"""Cards of Up are put back as they lay, under those that lay on them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from companion.rehearsal.gestures import Gesture, Stop, tidied
from companion.rehearsal.layout import Layout, Lying, Thing

NEIGHBOUR: Final = 95.0
"""Millimetres between the middles of two cards within which one may lie on the other."""


def put_back(player: int, layout: Layout, goal: Layout, random: np.random.Generator) -> tuple[Gesture, ...]:
    """The gesture with which a player makes the table lie as it lay, as `tidied`, heaps included."""
    gestures = tidied(player, layout, goal, random)
    return tuple(replace(gesture, stops=_slipped_under(gesture.stops, goal)) for gesture in gestures)


def _slipped_under(stops: tuple[Stop, ...], goal: Layout) -> tuple[Stop, ...]:
    """The same stops, but that cards are put back under those that lay on them, and these under theirs."""
    moved = {lying.thing for stop in stops for lying in stop.drop} | {
        thing for stop in stops for thing in stop.grasp
    }
    return tuple(replace(stop, drop=_with_those_above(stop.drop, goal, moved)) for stop in stops)


def _with_those_above(drop: tuple[Lying, ...], goal: Layout, moved: set[Thing]) -> tuple[Lying, ...]:
    """What is laid down, and all else that must lie on it, the lowest first."""
    laid, lifted = {lying.thing for lying in drop}, list(drop)
    heap: list[Lying] = []
    for other in goal:
        if other.thing in laid:
            heap.append(other)
        elif other.thing not in moved and any(other.spot.distance(low.spot) < NEIGHBOUR for low in heap):
            heap.append(other)
            lifted.append(other)
    return tuple(lifted)
