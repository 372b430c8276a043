"""Files of weights: float16, or 8 bits with a scale for each row, with the names of all rows."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np

from understudy.core.agents.encoding import Layout
from understudy.expert.network import Array, Weights
from understudy.expert.network_shape import ROWS
from understudy.expert.stored_weights import ABOUT, SCALE, StoredArray, read_bytes, read_stored


def pack_weights(
    layout: Layout, weights: Weights, about: Mapping[str, object], *, eight_bits: bool = False
) -> bytes:
    """Return a file with these weights. `about` says where they come from."""
    arrays: dict[str, Any] = {}
    for name, array in weights.items():
        if eight_bits and array.ndim == 2 and array.size:
            scale = np.maximum(np.abs(array).max(axis=1, keepdims=True), 1e-8) / 127
            arrays[name] = np.rint(array / scale).astype(np.int8)
            arrays[name + SCALE] = scale.astype(np.float32)
        else:
            arrays[name] = array.astype(np.float16)
    names = {name: list(getattr(layout, field)) for name, field in ROWS.items()}
    text = json.dumps({**about, "encoder": layout.version, "rows": names})
    arrays[ABOUT] = np.frombuffer(text.encode(), np.uint8)
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **arrays)
    return buffer.getvalue()


def read_weights(
    layout: Layout, content: bytes, file: str
) -> tuple[dict[str, Array], dict[str, Any]]:
    """Return the weights of a file for this layout, and what it says about them.

    The weights of the value may be missing. `file` is the name for errors.
    """
    stored, about = read_stored(layout, content, file)
    return {name: _to_array(one) for name, one in stored.items()}, about


def load_weights(layout: Layout, path: Path | Traversable) -> dict[str, Array]:
    """Return the weights of a file on disk."""
    return read_weights(layout, read_bytes(path), str(path))[0]


def _to_array(stored: StoredArray) -> Array:
    array: Array = np.array(stored.values, np.float32).reshape(stored.shape)
    if stored.scales is not None:
        array *= np.array(stored.scales, np.float32)[:, np.newaxis]
    return array
