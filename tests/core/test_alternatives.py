"""A refusal of a wrong choice lists the alternatives: in the library, over HTTP, as typed."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import understudy
from understudy.core import Message, Refused, find_system, system_names
from understudy.core.options.option_text import read_options
from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.service import Request, Service
from understudy.sim.agents import agent_names
from understudy.store import KeyValueStore, MemoryTextStore

WRONG = "mistaken"


def listed() -> Iterator[tuple[str, str, list[object]]]:
    """Yield every option of every game that lists its values."""
    for game in system_names():
        for name, option in understudy.options(game).items():
            if option["values"]:
                yield game, name, option["values"]


LISTED = list(listed())


def wrong_values(game: str, name: str) -> list[object]:
    """Return values that the option cannot have, also inside a list or table if it takes one."""
    default = understudy.options(game)[name]["default"]
    if isinstance(default, list):
        return [WRONG, [WRONG], {WRONG: WRONG}]
    if isinstance(default, dict):
        return [WRONG, {WRONG: WRONG}, {next(iter(default)): WRONG}]
    return [WRONG, -7, [WRONG], None]


def named_in(text: str, values: list[object]) -> bool:
    return all(str(value).lower() in text.lower() for value in values if value != "")


def test_options_with_values_are_found() -> None:
    assert len(LISTED) > 15


@pytest.mark.parametrize(("game", "name", "values"), LISTED)
def test_a_wrong_value_names_the_option_and_its_alternatives(
    game: str, name: str, values: list[object]
) -> None:
    desk = Service(KeyValueStore(MemoryTextStore()))
    for wrong in wrong_values(game, name):
        with pytest.raises(Refused) as caught:
            understudy.new(game, seed=1, **{name: wrong})
        refusal = str(caught.value)
        assert f"“{name}”" in refusal
        assert named_in(refusal, values), (wrong, refusal)
        body = json.dumps({"system": game, "options": {name: wrong}})
        reply = desk.answer("POST", "/games", Request(body=body.encode()))
        error: dict[str, Any] = json.loads(reply.to_text())["error"]
        assert (reply.status, error["args"]["option"]) == (400, name)
        assert named_in(error["args"]["alternatives"], values)
        for language in languages():
            text = Translator(language, {}).say(Message(error["id"], error["args"]))
            assert named_in(text, values)


@pytest.mark.parametrize(("game", "name", "values"), LISTED)
def test_a_wrong_typed_value_names_the_alternatives(
    game: str, name: str, values: list[object]
) -> None:
    system = find_system(game)
    default = understudy.options(game)[name]["default"]
    typed = f"{name}.{WRONG}={WRONG}" if isinstance(default, dict) else f"{name}={WRONG}"
    with pytest.raises(Refused) as caught:
        system.complete_options(read_options(system, [typed]))
    refusal = str(caught.value)
    assert name in refusal
    yes_or_no = values == [False, True]
    assert named_in(refusal, ["yes", "no"] if yes_or_no else values), refusal


@pytest.mark.parametrize("game", system_names())
def test_an_unknown_option_names_all_options(game: str) -> None:
    with pytest.raises(Refused) as caught:
        understudy.new(game, **{WRONG: 1})
    assert named_in(str(caught.value), list(understudy.options(game)))


def test_an_unknown_game_names_all_games() -> None:
    for ask in (understudy.options, understudy.new):
        with pytest.raises(Refused) as caught:
            ask(WRONG)
        assert named_in(str(caught.value), list(system_names()))


@pytest.mark.parametrize("game", system_names())
def test_an_unknown_agent_names_all_agents(game: str) -> None:
    for play in (understudy.simulate, understudy.rows):
        with pytest.raises(Refused) as caught:
            play(game, 1, agent=WRONG)
        assert named_in(str(caught.value), list(agent_names(find_system(game))))


def test_an_unknown_language_names_all_languages() -> None:
    game = understudy.new("tapestry", seed=1)
    for say in (understudy.journal, understudy.board):
        with pytest.raises(Refused) as caught:
            say(game, WRONG)
        assert named_in(str(caught.value), list(languages()))


def test_an_agent_of_a_wrong_type_names_all_agents() -> None:
    wrong: Any = 5
    with pytest.raises(Refused) as caught:
        understudy.simulate("mars", 1, agent=wrong)
    assert named_in(str(caught.value), list(agent_names(find_system("mars"))))


@pytest.mark.parametrize("seed", ["seven", 2**70, True])
def test_a_wrong_seed_names_its_range(seed: Any) -> None:
    plays = (understudy.new, lambda game, seed: understudy.rows(game, 1, seed))
    for play in plays:
        with pytest.raises(Refused, match=r"“seed”.*18446744073709551615"):
            play("mars", seed=seed)


def test_a_wrong_kind_of_rows_names_all_kinds(tmp_path: Path) -> None:
    kind: Any = WRONG
    with pytest.raises(Refused, match="games, progress"):
        understudy.read_run(tmp_path, kind)


def test_zero_games_are_refused() -> None:
    for play in (understudy.simulate, understudy.rows):
        with pytest.raises(Refused, match="terminal-no-games"):
            play("mars", 0)
