"""Files of weights keep their values, fit other layouts by name, and are refused when damaged."""

from dataclasses import replace
from importlib.resources import files

import numpy as np
import pytest

from understudy.core import Unreadable
from understudy.core.agents.encoding import Layout
from understudy.expert.network import Array, initial_weights
from understudy.expert.network_shape import is_policy, shapes
from understudy.expert.weight_files import pack_weights, read_weights

LAYOUT = Layout(
    version=3,
    state=("heat", "plants"),
    items=("", "hand:1", "hand:2", "question:a"),
    answer=("price",),
    answer_items=("", "kind:play", "card:1", "card:2"),
    cards=((1.0, 0.0, 2.0), (0.0, 1.0, 1.0)),
    card_items=(1,),
    card_answer_items=(2,),
)


def random_weights() -> dict[str, Array]:
    random = np.random.default_rng(1)
    return {
        name: random.normal(0, 1, shape).astype(np.float32)
        for name, shape in shapes(LAYOUT).items()
    }


@pytest.mark.parametrize("eight_bits", [False, True])
def test_values_come_back(eight_bits: bool) -> None:
    weights = random_weights()
    content = pack_weights(LAYOUT, weights, {"games": 5}, eight_bits=eight_bits)
    read, about = read_weights(LAYOUT, content, "file")
    assert read.keys() == weights.keys()
    assert about == {"games": 5, "encoder": 3}
    for name, array in weights.items():
        assert np.abs(read[name] - array).max() < (0.02 if eight_bits else 0.002)


def test_rows_are_found_by_name() -> None:
    weights = random_weights()
    content = pack_weights(LAYOUT, weights, {})
    other = replace(LAYOUT, items=("", "hand:2", "hand:3", "question:a", "question:b"))
    read, _ = read_weights(other, content, "file")
    stored = weights["items"].astype(np.float16).astype(np.float32)
    assert np.array_equal(read["items"][[0, 1, 3]], stored[[0, 2, 3]])
    assert not read["items"][[2, 4]].any()


def test_the_value_may_be_missing_but_not_the_policy() -> None:
    weights = random_weights()
    policy = {name: array for name, array in weights.items() if is_policy(name)}
    assert read_weights(LAYOUT, pack_weights(LAYOUT, policy, {}), "file")[0].keys() == policy.keys()
    del policy["score"]
    with pytest.raises(Unreadable, match="expert-weights-damaged"):
        read_weights(LAYOUT, pack_weights(LAYOUT, policy, {}), "file")


def test_another_version_is_refused() -> None:
    content = pack_weights(LAYOUT, random_weights(), {})
    with pytest.raises(Unreadable, match=r"version 3 of the encoder.*needs version 4"):
        read_weights(replace(LAYOUT, version=4), content, "file")


def test_damaged_files_are_refused() -> None:
    content = pack_weights(LAYOUT, initial_weights(LAYOUT, 1), {})
    damaged = [b"", b"text", content[:-30], content[: len(content) // 2]]
    middle = len(content) // 2
    damaged.append(content[:middle] + bytes(50) + content[middle + 50 :])
    wrong_shape = {**initial_weights(LAYOUT, 1), "hidden": np.zeros((2, 2), np.float32)}
    damaged.append(pack_weights(LAYOUT, wrong_shape, {}))
    for one in damaged:
        with pytest.raises(Unreadable, match="file is damaged"):
            read_weights(LAYOUT, one, "file")


@pytest.mark.parametrize("game", ["mars", "tapestry"])
def test_the_packaged_weights_of_a_game_are_small(game: str) -> None:
    folder = files("understudy.expert") / "weights"
    found = [file for file in folder.iterdir() if file.name.startswith(game)]
    assert found
    assert sum(len(file.read_bytes()) for file in found) < 3_000_000
