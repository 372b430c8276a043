"""A call of the command that cannot be: in the person's words, with what can be instead."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from textwrap import shorten
from typing import Any, Final

import typer
from typer.exceptions import TyperException

from understudy.cli.translations import Translations

REFUSED: Final = 2
"""Exit status when what was asked for cannot be done."""

LONGEST: Final = 900
"""Letters of a list in a sentence."""


@contextmanager
def print_usage_error(command: Any, ctx: Any, typed: Sequence[str]) -> Iterator[None]:
    """Say what is wrong, and end."""
    try:
        yield
    except TyperException as error:
        said = _sentence(error, command, ctx, command.words, typed)
        if said is None:
            raise
        typer.echo(said, err=True)
        typer.echo(command.words("terminal-see-help", command=ctx.command_path), err=True)
        raise typer.Exit(REFUSED) from None


def _sentence(
    error: Any, command: Any, ctx: Any, words: Translations, typed: Sequence[str]
) -> str | None:
    match type(error).__name__:
        case "NoSuchOption":
            option = error.option_name
            theirs = game_options(command, typed).get(option)
            if theirs is not None:
                what = words("terminal-one-of", known=join_names(theirs)) if theirs else ""
                return words("terminal-needs-value", option=option, what=what)
            from understudy.cli.parsing.did_you_mean import closest_names

            known = options_of(command, ctx, typed)
            close = closest_names(option, {name: (name,) for name in known})
            return words("terminal-no-such-option", option=option, known=join_names(close or known))
        case "BadOptionUsage":
            wanted = _parameter(command, ctx, error.option_name)
            return words(
                "terminal-needs-value",
                option=error.option_name,
                what=_describe_value(wanted, words, typed),
            )
        case "MissingParameter":
            name = error.param.metavar or error.param.name
            return words(
                "terminal-missing", name=name, what=_describe_value(error.param, words, typed)
            )
        case "BadParameter":
            name = error.param.opts[0]
            return words(
                "terminal-bad-value", option=name, what=_describe_value(error.param, words, typed)
            )
        case "UsageError" if found := re.search(r"\(([^()]*)\)$", error.message):
            return words("terminal-too-much", what=found[1])
    return None


def options_of(command: Any, ctx: Any, typed: Sequence[str]) -> list[str]:
    """The options of a command, and where it takes them those of the game that was named."""
    own = [name for one in command.get_params(ctx) for name in one.opts if name.startswith("--")]
    return list(dict.fromkeys([*own, *game_options(command, typed)]))


def game_options(command: Any, typed: Sequence[str]) -> dict[str, list[str]]:
    """Where a command takes options of a game: those of the one that was named, with values."""
    if not getattr(command, "short_for", ""):
        return {}
    from understudy.cli.parsing.valid_values import values_of
    from understudy.core import system_names

    games = [word for word in typed if word in system_names()]
    return {f"--{name}": known for game in games for name, known in values_of(game).items()}


def _parameter(command: Any, ctx: Any, option: str) -> Any:
    return next(one for one in command.get_params(ctx) if option in one.opts)


def _describe_value(parameter: Any, words: Translations, typed: Sequence[str]) -> str:
    """What can stand for a parameter: a list, or numbers, or what its help says."""
    from understudy.cli.parsing.valid_values import values

    if parameter.type_descriptor.annotation is int:
        least, most = parameter.type_descriptor.parameter_info.min, parameter.max
        return words(
            "terminal-whole-number",
            limits="none" if least is None else f"{least} … {'' if most is None else most}".strip(),
        )
    known = [_option_key(value) for value in values(parameter, typed)]
    return words("terminal-one-of", known=join_names(known)) if known else str(parameter.help)


def _option_key(value: str) -> str:
    """Of a pair the key: that is what somebody lacks who typed nothing."""
    key, equals, _ = value.partition("=")
    return f"{key}=…" if equals else value


def join_names(names: Iterable[str]) -> str:
    """Names one after the other, as many as a sentence can hold."""
    return shorten(", ".join(dict.fromkeys(names)), LONGEST, placeholder=" …")
