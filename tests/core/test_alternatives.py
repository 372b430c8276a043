"""Whoever chooses what does not exist reads what does: in the library, over HTTP, as typed."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import understudy
from understudy.core import Message, Refused, find_system, system_names
from understudy.core.options.option_text import read_options
from understudy.locales import LANGUAGES
from understudy.locales.translator import Translator
from understudy.service import Request, Service
from understudy.sim.agents import agent_names
from understudy.store import KeyValueStore, MemoryTextStore

WRONG = "mistaken"


def listed() -> Iterator[tuple[str, str, list[object]]]:
    """Every option of every game that has values."""
    for game in system_names():
        for name, option in understudy.options(game).items():
            if option["values"]:
                yield game, name, option["values"]


LISTED = list(listed())


def wrong_values(game: str, name: str) -> list[object]:
    """What the option cannot be: another value, alone or in the form it wants."""
    default = understudy.options(game)[name]["default"]
    if isinstance(default, list):
        return [WRONG, [WRONG], {WRONG: WRONG}]
    if isinstance(default, dict):
        return [WRONG, {WRONG: WRONG}, {next(iter(default)): WRONG}]
    return [WRONG, -7, [WRONG], None]


def named_in(text: str, values: list[object]) -> bool:
    said = [str(value).lower() for value in values if value != ""]
    return all(value in text.lower() for value in said)


def test_the_table_is_read() -> None:
    assert len(LISTED) > 15


@pytest.mark.parametrize(("game", "name", "values"), LISTED)
def test_a_wrong_value_names_the_option_and_its_alternatives(
    game: str, name: str, values: list[object]
) -> None:
    desk = Service(KeyValueStore(MemoryTextStore()))
    for wrong in wrong_values(game, name):
        with pytest.raises(Refused) as caught:
            understudy.new(game, seed=1, **{name: wrong})
        told = str(caught.value)
        assert f"“{name}”" in told
        assert named_in(told, values), (wrong, told)
        body = json.dumps({"system": game, "options": {name: wrong}})
        reply = desk.answer("POST", "/games", Request(body=body.encode()))
        error: dict[str, Any] = json.loads(reply.to_text())["error"]
        assert (reply.status, error["args"]["option"]) == (400, name)
        assert named_in(error["args"]["alternatives"], values)
        for language in LANGUAGES:
            said = Translator(language, {}).say(Message(error["id"], error["args"]))
            assert named_in(said, values)


@pytest.mark.parametrize(("game", "name", "values"), LISTED)
def test_a_wrong_value_that_was_typed_names_them_too(
    game: str, name: str, values: list[object]
) -> None:
    system = find_system(game)
    default = understudy.options(game)[name]["default"]
    typed = f"{name}.{WRONG}={WRONG}" if isinstance(default, dict) else f"{name}={WRONG}"
    with pytest.raises(Refused) as caught:
        system.complete_options(read_options(system, [typed]))
    told = str(caught.value)
    assert name in told
    yes_or_no = values == [False, True]
    assert named_in(told, ["yes", "no"] if yes_or_no else values), told


@pytest.mark.parametrize("game", system_names())
def test_an_unknown_option_names_those_there_are(game: str) -> None:
    with pytest.raises(Refused) as caught:
        understudy.new(game, **{WRONG: 1})
    assert named_in(str(caught.value), list(understudy.options(game)))


def test_an_unknown_game_names_those_there_are() -> None:
    for ask in (understudy.options, understudy.new):
        with pytest.raises(Refused) as caught:
            ask(WRONG)
        assert named_in(str(caught.value), list(system_names()))


@pytest.mark.parametrize("game", system_names())
def test_an_unknown_human_names_those_there_are(game: str) -> None:
    for play in (understudy.simulate, understudy.rows):
        with pytest.raises(Refused) as caught:
            play(game, 1, agent=WRONG)
        assert named_in(str(caught.value), list(agent_names(find_system(game))))


def test_an_unknown_language_names_those_there_are() -> None:
    game = understudy.new("tapestry", seed=1)
    for say in (understudy.journal, understudy.board):
        with pytest.raises(Refused) as caught:
            say(game, WRONG)
        assert named_in(str(caught.value), list(LANGUAGES))


def test_what_cannot_be_a_human_is_refused_so_too() -> None:
    nobody: Any = 5
    with pytest.raises(Refused) as caught:
        understudy.simulate("mars", 1, agent=nobody)
    assert named_in(str(caught.value), list(agent_names(find_system("mars"))))


@pytest.mark.parametrize("seed", ["seven", 2**70, True])
def test_a_wrong_seed_says_what_it_can_be(seed: Any) -> None:
    plays = (understudy.new, lambda game, seed: understudy.rows(game, 1, seed))
    for play in plays:
        with pytest.raises(Refused, match=r"“seed”.*18446744073709551615"):
            play("mars", seed=seed)


def test_a_run_is_read_by_one_of_its_kinds(tmp_path: Path) -> None:
    kind: Any = WRONG
    with pytest.raises(Refused, match="games, progress"):
        understudy.read_run(tmp_path, kind)


def test_no_games_are_refused() -> None:
    for play in (understudy.simulate, understudy.rows):
        with pytest.raises(Refused, match="terminal-no-games"):
            play("mars", 0)
