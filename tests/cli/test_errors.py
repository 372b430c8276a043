"""Every wrong call says what is wrong and what there is instead, for every command there is."""

import subprocess
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import run
from understudy.cli.app import localized_command
from understudy.cli.parsing.completion import SCRIPTS, complete
from understudy.cli.parsing.localized_commands import localize_parameters
from understudy.cli.parsing.valid_values import VALUES

GROUP: Any = localized_command("en")


def commands(command: Any = GROUP, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The words of every command."""
    yield path
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, (*path, name))


def at(path: tuple[str, ...]) -> Any:
    command = GROUP
    for name in path:
        command = command.commands[name]
    localize_parameters(command)
    return command


def needed(path: tuple[str, ...]) -> list[str]:
    """Something for every argument that has to be there."""
    given = {"game": "mars", "shell": "bash"}
    wanted = [one for one in at(path).params if one.param_type_name == "argument" and one.required]
    return [given.get(one.name, "there-is-no-such-thing") for one in wanted]


def options(path: tuple[str, ...]) -> list[Any]:
    return [one for one in at(path).params if one.param_type_name == "option"]


def refused(capsys: pytest.CaptureFixture[str], *call: str) -> str:
    status, out, said = run(capsys, *call)
    assert (status, out) == (2, ""), call
    assert "terminal-" not in said
    assert "Error" not in said
    assert "Usage" not in said
    return said


ALL = list(commands())


def test_there_are_commands() -> None:
    assert {("play",), ("serve",), ("games", "delete"), ("simulate",), ("completion",)} <= set(ALL)


@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_an_unknown_option_is_refused_with_those_there_are(
    path: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(capsys, *path, *needed(path), "--quux")
    assert "“--quux”" in said
    assert [one.opts[0] for one in options(path) if one.opts[0] not in said] == []


@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_every_option_that_takes_something_says_what(
    path: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = needed(path)
    for one in options(path):
        name = one.opts[0]
        if one.is_flag or name == "--resume":
            continue
        said = refused(capsys, *path, *arguments, name)
        assert f"“{name}”" in said
        kind = one.type_descriptor.annotation
        if kind is int:
            assert "whole number" in said
            said = refused(capsys, *path, *arguments, name, "x")
            assert "whole number" in said
        elif name in VALUES:
            known = VALUES[name](arguments)
            assert known
            assert all(value.partition("=")[0] in said for value in known)
        else:
            assert one.help in said


@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_a_wrong_value_is_refused_with_the_right_ones(
    path: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    for one in at(path).params:
        name = one.opts[0]
        if one.name == "game":
            said = refused(capsys, *path, "chess", *needed(path)[1:])
            assert "mars, tapestry" in said
        elif name in ("--language", "--card-language"):
            assert "en, cs, fr" in refused(capsys, *path, *needed(path), name, "xx")
        elif name == "--agent" and "mars" in needed(path):
            assert "pace:slow" in refused(capsys, *path, *needed(path), name, "nobody")


@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_what_is_missing_or_too_much_is_named(
    path: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    command = at(path)
    if hasattr(command, "commands"):
        said = refused(capsys, *path, "quux")
        assert all(name in said for name in command.commands)
        return
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    if needed(path):
        said = refused(capsys, *path)
        assert (arguments[0].metavar or arguments[0].name) in said
    if not any(one.nargs == -1 for one in arguments):
        said = refused(capsys, *path, *("mars" for _ in arguments), "quux")
        assert "quux" in said


def test_a_mistyped_name_is_answered_with_the_near_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "Choose from: serve\n" in refused(capsys, "serv")
    assert "Choose from: --port" in refused(capsys, "serve", "--prt")
    assert "tharsis, hellas" in refused(capsys, "play", "mars", "--map")


def test_a_value_that_no_game_takes_is_no_cell(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "simulate", "mars", "--games", "1", "--vary", "turmoil_delegates=0,x")
    assert "“x”" in said
    assert "0, 1, 2" in said


def offered(*typed: str) -> list[str]:
    ctx = GROUP.make_context("understudy", [], resilient_parsing=True)
    return list(complete(GROUP, ctx, typed[:-1], typed[-1]))


def test_a_shell_is_offered_commands_options_games_and_values() -> None:
    assert "games" in offered("")
    assert offered("pl") == ["play"]
    assert offered("games", "") == ["rename", "export", "delete"]
    assert offered("play", "") == ["mars", "tapestry"]
    assert {"--map", "--milestones"} <= set(offered("play", "mars", "--m"))
    assert "--map" not in offered("play", "tapestry", "--m")
    assert offered("play", "mars", "--map", "h") == ["hellas"]
    assert offered("play", "mars", "--map=h") == ["--map=hellas"]
    assert offered("simulate", "mars", "--agent", "pace:s") == ["pace:slow"]
    assert offered("simulate", "mars", "--vary", "difficulty=h") == ["difficulty=hard"]
    assert offered("serve", "--port", "") == []


def test_a_shell_is_offered_the_games_that_are_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())
    run(capsys, "play", "mars", "--seed", "1")
    (kept,) = offered("play", "--resume", "")
    assert offered("games", "delete", kept[:3]) == [kept]


def test_bash_completes(kept_apart: Path) -> None:
    """The script as a shell runs it; of an option with = only what comes after it is typed."""
    typed = "understudy play mars --map = h"
    words = " ".join(f"'{word}'" for word in typed.split())
    script = f"{SCRIPTS['bash']}\nCOMP_WORDS=({words}) COMP_CWORD=5\n_understudy\necho $COMPREPLY"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["hellas"]
