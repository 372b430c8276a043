"""Translated messages for wrong command lines, with the valid alternatives."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from textwrap import shorten
from typing import Any, Final

import typer
from typer.exceptions import TyperException

from understudy.cli.translations import Translations

EXIT_REFUSED: Final = 2
"""Exit status after a refused command."""

MAX_LIST: Final = 900
"""Most characters of a list in a sentence."""


@contextmanager
def print_usage_error(command: Any, ctx: Any, typed: Sequence[str]) -> Iterator[None]:
    """Print what is wrong with the command line, and exit."""
    try:
        yield
    except TyperException as error:
        sentence = _sentence(error, command, ctx, command.words, typed)
        if sentence is None:
            raise
        typer.echo(sentence, err=True)
        typer.echo(command.words("terminal-see-help", command=ctx.command_path), err=True)
        raise typer.Exit(EXIT_REFUSED) from None


def _sentence(
    error: Any, command: Any, ctx: Any, words: Translations, typed: Sequence[str]
) -> str | None:
    match type(error).__name__:
        case "NoSuchOption":
            option = error.option_name
            valid = game_options(command, typed).get(option)
            if valid is not None:
                what = words("terminal-one-of", known=join_names(valid)) if valid else ""
                return words("terminal-needs-value", option=option, what=what)
            from understudy.cli.parsing.did_you_mean import closest_names

            known = option_names(command, ctx, typed)
            close = closest_names(option, {name: (name,) for name in known})
            return words("terminal-no-such-option", option=option, known=join_names(close or known))
        case "BadOptionUsage":
            parameter = next(p for p in command.get_params(ctx) if error.option_name in p.opts)
            what = _describe_value(parameter, words, typed)
            return words("terminal-needs-value", option=error.option_name, what=what)
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


def option_names(command: Any, ctx: Any, typed: Sequence[str]) -> list[str]:
    """Return the options of a command, with those of the typed game if it takes them."""
    own = [name for one in command.get_params(ctx) for name in one.opts if name.startswith("--")]
    return list(dict.fromkeys([*own, *game_options(command, typed)]))


def game_options(command: Any, typed: Sequence[str]) -> dict[str, list[str]]:
    """Return the options of the typed game with their values, if the command takes them."""
    if not getattr(command, "short_for", ""):
        return {}
    from understudy.cli.parsing.valid_values import game_option_values
    from understudy.core import system_names

    games = [word for word in typed if word in system_names()]
    return {f"--{key}": known for game in games for key, known in game_option_values(game).items()}


def _describe_value(parameter: Any, words: Translations, typed: Sequence[str]) -> str:
    """Describe the valid values of a parameter: a list, a range, or its help text."""
    from understudy.cli.parsing.valid_values import parameter_values

    if parameter.type_descriptor.annotation is int:
        least, most = parameter.type_descriptor.parameter_info.min, parameter.max
        return words(
            "terminal-whole-number",
            limits="none" if least is None else f"{least} … {'' if most is None else most}".strip(),
        )
    known = [_option_key(value) for value in parameter_values(parameter, typed)]
    return words("terminal-one-of", known=join_names(known)) if known else str(parameter.help)


def _option_key(value: str) -> str:
    """Return the key of `key=value`, for the message about a missing value."""
    key, equals, _ = value.partition("=")
    return f"{key}=…" if equals else value


def join_names(names: Iterable[str]) -> str:
    """Join names with commas, as many as fit into a sentence."""
    return shorten(", ".join(dict.fromkeys(names)), MAX_LIST, placeholder=" …")
