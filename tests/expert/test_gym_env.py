"""The Gymnasium environments keep the interface, the seeds and the rules."""

import doctest
import threading
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from understudy.core import Chance, Illegal
from understudy.gym_env import ENVIRONMENTS
from understudy.gym_env.game_env import ILLEGAL_REWARD, GameEnv, Observation
from understudy.gym_env.vector_env import GameVectorEnv
from understudy.mars.options import EXPANSIONS

OPTIONS: dict[str, list[dict[str, object]]] = {
    "understudy/Mars-v0": [
        {},
        {"map": "hellas", "expansions": list(EXPANSIONS), "corporation": "random", "draft": True},
        {"map": "elysium", "expansions": list(EXPANSIONS), "difficulty": "brutal"},
    ],
    "understudy/Tapestry-v0": [{"difficulty": level} for level in (1, 6)],
}


def make(name: str, options: dict[str, object] | None = None) -> GameEnv:
    env = gymnasium.make(name, options=options or {}).unwrapped
    assert isinstance(env, GameEnv)
    return env


def same(one: Observation, other: Observation) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_the_environment_keeps_the_interface(name: str) -> None:
    check_env(make(name))


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    one, other, third = make(name), make(name), make(name)
    seen, info = one.reset(seed=5)
    again, _ = other.reset(seed=5)
    assert same(seen, again)
    assert info["seed"] != third.reset(seed=6)[1]["seed"]
    for _ in range(30):
        seen, reward, *_ = one.step(np.int64(0))
        again, rewarded, *_ = other.step(np.int64(0))
        assert same(seen, again)
        assert reward == rewarded


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_an_illegal_action_changes_nothing(name: str) -> None:
    env = make(name)
    seen, info = env.reset(seed=1)
    number = int(env.action_masks().sum())
    assert number == info["legal"] > 1
    again, reward, ended, cut, info = env.step(np.int64(number))
    assert (reward, ended, cut, info["illegal"]) == (ILLEGAL_REWARD, False, False, True)
    assert same(seen, again)
    assert env.step(np.int64(number - 1))[4]["illegal"] is False


@pytest.mark.parametrize(
    ("name", "options"),
    [(name, options) for name, found in OPTIONS.items() for options in found],
)
def test_random_actions_reach_the_end(name: str, options: dict[str, object]) -> None:
    env = make(name, options)
    random = np.random.default_rng(3)
    seen, _ = env.reset(seed=2)
    total, ended, info = 0.0, False, dict[str, Any]()
    while not ended:
        assert env.observation_space.contains(seen)
        legal = np.flatnonzero(env.action_masks())
        seen, reward, ended, _, info = env.step(np.int64(random.choice(legal)))
        total += reward
    assert info["outcomes"]["human_won"] == info["won"]
    assert not env.action_masks().any()
    if not info["won"]:
        assert total < 1


def test_an_episode_counts_the_points_and_the_result() -> None:
    """The rewards add up to the final potential, less that of the first decision."""
    env = make("understudy/Tapestry-v0")
    env.reset(seed=4)
    total, ended, info = 0.0, False, dict[str, Any]()
    while not ended:
        _, reward, ended, _, info = env.step(np.int64(0))
        total += reward
    points, opponent = info["outcomes"]["human_vp"], info["outcomes"]["automa_vp"]
    assert total == pytest.approx((points - 0.6 * opponent) / 100 + (1 if info["won"] else -1))


def test_other_games_and_modes_are_refused() -> None:
    with pytest.raises(Illegal):
        make("understudy/Tapestry-v0", {"players": "two_humans"}).reset(seed=1)
    with pytest.raises(Illegal):
        make("understudy/Mars-v0", {"difficulty": "unknown"}).reset(seed=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        GameEnv("mars").step(np.int64(0))


def test_a_game_is_shown_as_text() -> None:
    env = gymnasium.make("understudy/Mars-v0", render_mode="ansi")
    env.reset(seed=1)
    shown: Any = env.render()
    assert str(shown).startswith("mars-")


def test_the_document_is_right() -> None:
    players = Path(__file__).parents[2] / "docs" / "analyze" / "players.md"
    result = doctest.testfile(str(players), module_relative=False)
    assert result.attempted > 4
    assert not result.failed


@pytest.mark.soak
@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_ten_thousand_random_steps_over_all_options(name: str) -> None:
    random = np.random.default_rng(8)
    chance = Chance(8)
    env = make(name)
    draw = list(env.learning.lessons.values())
    steps = 0
    while steps < 10_000:
        options = draw[chance.below(len(draw))](chance).options
        seen, _ = env.reset(seed=steps, options=dict(options))
        ended = False
        while not ended:
            legal = np.flatnonzero(env.action_masks())
            seen, reward, ended, cut, info = env.step(np.int64(random.choice(legal)))
            assert env.observation_space.contains(seen)
            assert np.isfinite(reward)
            assert not cut
            assert not info["illegal"]
            steps += 1


def make_vector(name: str, number: int, **settings: Any) -> GameVectorEnv:
    env = gymnasium.make_vec(name, num_envs=number, **settings)
    assert isinstance(env, GameVectorEnv)
    return env


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_vector_plays_the_same_games_as_its_environments(name: str) -> None:
    vector = make_vector(name, 3, processes=2)
    alone = [make(name) for _ in range(3)]
    seen, infos = vector.reset(seed=5)
    for number, env in enumerate(alone):
        first, info = env.reset(seed=5 + number)
        assert same(first, {name: seen[name][number] for name in seen})
        assert [infos[name][number] for name in info] == list(info.values())
    for turn in range(40):
        actions = np.array([turn % int(legal) for legal in infos["legal"]])
        assert np.array_equal(vector.action_masks(), [env.action_masks() for env in alone])
        seen, rewards, ended, cut, infos = vector.step(actions)
        for number, env in enumerate(alone):
            after, reward, over, _, info = env.step(actions[number])
            assert same(after, {name: seen[name][number] for name in seen})
            assert (rewards[number], ended[number], cut[number]) == (reward, over, False)
            assert [infos[name][number] for name in info] == list(info.values())
    vector.close()


def test_a_vector_begins_a_new_game_after_the_end() -> None:
    vector = make_vector("understudy/Tapestry-v0", 2, processes=1)
    assert vector.observation_space.contains(vector.reset(seed=[1, 2])[0])
    ended = np.zeros(2, np.bool_)
    while not ended.any():
        _, _, ended, _, infos = vector.step(np.zeros(2, np.int64))
    number = int(np.flatnonzero(ended)[0])
    assert infos["_won"][number]
    assert infos["outcomes"]["human_vp"][number] > 0
    seeds = infos["seed"]
    _, rewards, ended, _, infos = vector.step(np.full(2, 999))
    assert (rewards[number], ended[number], infos["illegal"][number]) == (0, False, False)
    assert infos["illegal"][1 - number]
    assert infos["seed"][number] != seeds[number]
    vector.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        vector.step(np.zeros(2, np.int64))


def test_a_vector_refuses_options_like_its_environments() -> None:
    vector = make_vector("understudy/Mars-v0", 2, options={"difficulty": "unknown"})
    with pytest.raises(Illegal):
        vector.reset(seed=1)
    vector.close()


def test_a_vector_can_reuse_its_arrays() -> None:
    vector = make_vector("understudy/Tapestry-v0", 1, copy=False)
    seen, _ = vector.reset(seed=1)
    before = seen["state"].copy()
    again, *_ = vector.step(np.zeros(1, np.int64))
    assert again["state"] is seen["state"]
    assert not np.array_equal(before, seen["state"])
    vector.close()


@pytest.mark.slow
def test_a_vector_is_spawned_where_forking_is_not_safe() -> None:
    stop = threading.Event()
    threading.Thread(target=stop.wait, daemon=True).start()
    vector = make_vector("understudy/Tapestry-v0", 2, processes=2)
    stop.set()
    seen, _ = vector.reset(seed=5)
    alone, _ = make("understudy/Tapestry-v0").reset(seed=6)
    assert same(alone, {name: seen[name][1] for name in seen})
    vector.close()
