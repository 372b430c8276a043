"""Calibration: corrects the network's win probability, so that of positions at 70 % 70 are won.

The correction is a line on the scale of log odds, measured by `tools/calibration.py` on games that
were not used in training. It is stored beside the weights with their fingerprint; without a file
for exactly these weights the probability is used as it is.
"""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.resources.abc import Traversable
from math import exp, log
from pathlib import Path
from typing import Final, NamedTuple

_SMALLEST: Final = 1e-4


def log_odds(win: float) -> float:
    """Return the logarithm of the odds of a probability."""
    bounded = min(1 - _SMALLEST, max(_SMALLEST, win))
    return log(bounded / (1 - bounded))


def probability(odds: float) -> float:
    """Return the probability of these log odds."""
    return 1 / (1 + exp(-odds))


def fingerprint(weights: bytes) -> str:
    """Return what identifies a file of weights."""
    return sha256(weights).hexdigest()[:16]


class Calibration(NamedTuple):
    """A line on the scale of log odds. The default changes nothing."""

    offset: float = 0.0
    slope: float = 1.0

    def apply(self, win: float) -> float:
        """Return the corrected probability."""
        return probability(self.offset + self.slope * log_odds(win))


def read_calibration(path: Path | Traversable, weights: bytes) -> Calibration:
    """Return the correction for these weights; none if the file is missing or for other weights."""
    if not path.is_file():
        return Calibration()
    stored = json.loads(path.read_text(encoding="utf-8"))
    if stored["weights"] != fingerprint(weights):
        return Calibration()
    return Calibration(stored["offset"], stored["slope"])
