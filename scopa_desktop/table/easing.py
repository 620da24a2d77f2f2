"""Easing curves by their names in ``QEasingCurve.Type``: progress 0-1 in, progress out."""

from collections.abc import Callable, Mapping
from math import cos, pi
from types import MappingProxyType
from typing import Final, TypeAlias

Easing: TypeAlias = Callable[[float], float]

OVERSHOOT: Final = 1.70158
"""Qt's default for the curves named Back: a tenth of the way beyond the goal."""


def linear(t: float) -> float:
    return t


def in_quad(t: float) -> float:
    return t * t


def out_quad(t: float) -> float:
    return t * (2 - t)


def in_out_quad(t: float) -> float:
    return 2 * t * t if t < 0.5 else 1 - 2 * (1 - t) ** 2


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3


def in_out_sine(t: float) -> float:
    return (1 - cos(pi * t)) / 2


def out_back(t: float) -> float:
    t -= 1
    return t * t * ((OVERSHOOT + 1) * t + OVERSHOOT) + 1


EASINGS: Final[Mapping[str, Easing]] = MappingProxyType(
    {
        "": linear,
        "Linear": linear,
        "InQuad": in_quad,
        "OutQuad": out_quad,
        "InOutQuad": in_out_quad,
        "OutCubic": out_cubic,
        "InOutCubic": in_out_cubic,
        "InOutSine": in_out_sine,
        "OutBack": out_back,
    }
)
"""The empty name stands for a pause."""
