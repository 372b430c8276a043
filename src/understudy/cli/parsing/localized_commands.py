"""Commands as the command line sees them: their help has words, and some know more options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from understudy.cli.parsing.errors import REFUSED, print_usage_error
from understudy.cli.translations import Translations

RESUME: Final = "--resume"


class Command(TyperCommand):
    """A command that speaks: its help has words for everything, and so has a wrong call."""

    help_words: Mapping[str, str] = {}
    words: Translations
    params: list[Any]

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        localize_parameters(self)
        with print_usage_error(self, ctx, list(args)):
            return super().parse_args(ctx, args)

    def get_help_option(self, ctx: Any) -> Any:
        return _with_words(super().get_help_option(ctx), self.help_words)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        _write_parameters(self.get_params(ctx), self.help_words, ctx, formatter)


class Group(TyperGroup):
    """The same for a command that holds others."""

    help_words: Mapping[str, str] = {}
    words: Translations
    params: list[Any]

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        localize_parameters(self)
        with print_usage_error(self, ctx, list(args)):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            from understudy.cli.parsing.did_you_mean import closest_names

            close = closest_names(args[0], {name: (name,) for name in self.commands})
            known = ", ".join(close or self.commands)
            typer.echo(self.words("terminal-no-such-command", name=args[0], known=known), err=True)
            raise typer.Exit(REFUSED)
        return super().resolve_command(ctx, args)

    def get_help_option(self, ctx: Any) -> Any:
        return _with_words(super().get_help_option(ctx), self.help_words)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        _write_parameters(self.get_params(ctx), self.help_words, ctx, formatter)
        with formatter.section(self.help_words["commands"]):
            formatter.write_dl([(name, command.help) for name, command in self.commands.items()])


def localize_parameters(command: Any) -> None:
    """Word the parameters of a command that is used; those of all others would take their time."""
    for parameter in command.params:
        if parameter.help and command.words.speaker.has(parameter.help):
            parameter.help = command.words(parameter.help)


def _with_words(option: Any, words: Mapping[str, str]) -> Any:
    if option is not None:
        option.help = words["help"]
    return option


def _write_parameters(
    parameters: Sequence[Any], words: Mapping[str, str], ctx: Any, formatter: Any
) -> None:
    for kind in ("argument", "option"):
        rows = [one.get_help_record(ctx) for one in parameters if one.param_type_name == kind]
        if rows:
            with formatter.section(words[kind]):
                formatter.write_dl(rows)


class GameOptionsCommand(Command):
    """An option that this command does not know is one of the game.

    ``--KEY A`` is short for ``--option KEY=A``; whether the game knows it is found out later.
    """

    short_for = "--option"

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        known = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        return super().parse_args(ctx, _expand_game_options(args, known, self.short_for))


class PlayCommand(GameOptionsCommand):
    """``--resume`` may stand alone; with a name behind it, that is the game to go on with."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        words = list(args)
        for at, word in enumerate(words):
            if word == RESUME:
                named = words[at + 1 : at + 2]
                whose = named[0] if named and not named[0].startswith("-") else ""
                words[at : at + 1 + bool(whose)] = [f"{RESUME}={whose}"]
                break
        return super().parse_args(ctx, words)


class VaryOptionsCommand(GameOptionsCommand):
    """``--KEY A,B`` is short for ``--vary KEY=A,B``."""

    short_for = "--vary"


def _expand_game_options(arguments: list[str], known: set[str], short_for: str) -> list[str]:
    """The arguments with options of the game written out, after all others."""
    left, kept, written = list(arguments), [], []
    while left:
        word = left.pop(0)
        name, equals, value = word.partition("=")
        theirs = name.startswith("--") and name != "--" and name not in known
        if theirs and not equals and left and not left[0].startswith("-"):
            value = left.pop(0)
        # Without a value it is a slip, and the command line says so itself.
        if theirs and value:
            written += [short_for, f"{name[2:].replace('-', '_')}={value}"]
        else:
            kept.append(word)
    return kept + written
