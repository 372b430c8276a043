"""Error messages of every command for wrong arguments, and completion."""

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
from understudy.locales import languages
from understudy.locales.names import card_languages

GROUP: Any = localized_command("en")


def commands(command: Any = GROUP, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the path of every command."""
    yield path
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, (*path, name))


def command_at(path: tuple[str, ...]) -> Any:
    command = GROUP
    for name in path:
        command = command.commands[name]
    localize_parameters(command)
    return command


def required(path: tuple[str, ...]) -> list[str]:
    """Return a value for every required argument."""
    values = {"game": "mars", "shell": "bash"}
    arguments = [
        one for one in command_at(path).params if one.param_type_name == "argument" and one.required
    ]
    return [values.get(one.name, "there-is-no-such-thing") for one in arguments]


def options(path: tuple[str, ...]) -> list[Any]:
    return [one for one in command_at(path).params if one.param_type_name == "option"]


def refused(capsys: pytest.CaptureFixture[str], *call: str) -> str:
    status, out, error = run(capsys, *call)
    assert (status, out) == (2, ""), call
    assert "terminal-" not in error
    assert "Error" not in error
    assert "Usage" not in error
    return error


ALL = list(commands())


def test_there_are_commands() -> None:
    assert {("play",), ("serve",), ("games", "delete"), ("simulate",), ("completion",)} <= set(ALL)


@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_an_unknown_option_is_refused_with_the_valid_ones(
    path: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    error = refused(capsys, *path, *required(path), "--quux")
    assert "“--quux”" in error
    assert [one.opts[0] for one in options(path) if one.opts[0] not in error] == []


@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_a_missing_value_is_refused_with_the_valid_ones(
    path: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = required(path)
    for one in options(path):
        name = one.opts[0]
        if one.is_flag or name == "--resume":
            continue
        error = refused(capsys, *path, *arguments, name)
        assert f"“{name}”" in error
        kind = one.type_descriptor.annotation
        if kind is int:
            assert "whole number" in error
            error = refused(capsys, *path, *arguments, name, "x")
            assert "whole number" in error
        elif name in VALUES:
            known = VALUES[name](arguments)
            assert known
            assert all(value.partition("=")[0] in error for value in known)
        else:
            assert one.help in error


@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_a_wrong_value_is_refused_with_the_valid_ones(
    path: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    for one in command_at(path).params:
        name = one.opts[0]
        if one.name == "game" and one.param_type_name == "argument":
            error = refused(capsys, *path, "chess", *required(path)[1:])
            assert "mars, tapestry" in error
        elif name == "--language":
            assert ", ".join(languages()) in refused(capsys, *path, *required(path), name, "xx")
        elif name == "--card-language":
            error = refused(capsys, *path, *required(path), name, "cs")
            assert ", ".join(card_languages()) in error
        elif name == "--agent" and "mars" in required(path):
            assert "pace:slow" in refused(capsys, *path, *required(path), name, "unknown")


@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_missing_and_surplus_arguments_are_named(
    path: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    command = command_at(path)
    if hasattr(command, "commands"):
        error = refused(capsys, *path, "quux")
        assert all(name in error for name in command.commands)
        return
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    if required(path):
        error = refused(capsys, *path)
        assert (arguments[0].metavar or arguments[0].name) in error
    if not any(one.nargs == -1 for one in arguments):
        error = refused(capsys, *path, *("mars" for _ in arguments), "quux")
        assert "quux" in error


def test_a_mistyped_name_is_answered_with_similar_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "Choose from: serve\n" in refused(capsys, "serv")
    assert "Choose from: --port" in refused(capsys, "serve", "--prt")
    assert "tharsis, hellas" in refused(capsys, "play", "mars", "--map")


def test_an_invalid_value_of_vary_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    error = refused(capsys, "simulate", "mars", "--games", "1", "--vary", "turmoil_delegates=0,x")
    assert "“x”" in error
    assert "0, 1, 2" in error


def completions(*typed: str) -> list[str]:
    ctx = GROUP.make_context("understudy", [], resilient_parsing=True)
    return list(complete(GROUP, ctx, typed[:-1], typed[-1]))


def test_commands_options_games_and_values_are_completed() -> None:
    assert "games" in completions("")
    assert completions("pl") == ["play"]
    assert completions("games", "") == ["rename", "export", "delete", "bring-back"]
    assert completions("play", "") == ["mars", "tapestry"]
    assert {"--map", "--milestones"} <= set(completions("play", "mars", "--m"))
    assert "--map" not in completions("play", "tapestry", "--m")
    assert completions("play", "mars", "--map", "h") == ["hellas"]
    assert completions("play", "mars", "--map=h") == ["--map=hellas"]
    assert completions("simulate", "mars", "--agent", "pace:s") == ["pace:slow"]
    assert completions("simulate", "mars", "--vary", "difficulty=h") == ["difficulty=hard"]
    assert completions("serve", "--port", "") == []


def test_saved_games_are_completed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("done\n"))
    run(capsys, "play", "mars", "--seed", "1")
    (id,) = completions("play", "--resume", "")
    assert completions("games", "delete", id[:3]) == [id]


def test_completion_in_bash(data_folder: Path) -> None:
    """Run the script as bash does; after `--map=` only the value is completed."""
    typed = "understudy play mars --map = h"
    words = " ".join(f"'{word}'" for word in typed.split())
    script = f"{SCRIPTS['bash']}\nCOMP_WORDS=({words}) COMP_CWORD=5\n_understudy\necho $COMPREPLY"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["hellas"]
