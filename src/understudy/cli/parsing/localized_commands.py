"""Commands with translated help; some also accept options of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import shorten
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from understudy.cli.parsing.errors import EXIT_REFUSED, print_usage_error
from understudy.cli.translations import Translations

if TYPE_CHECKING:
    _Base = TyperCommand
else:
    _Base = object

RESUME: Final = "--resume"

MAX_VALUES: Final = 200
"""Most characters of the values of an option of a game; `understudy options` lists all."""


class _Localized(_Base):
    """Translated help and error messages of a command."""

    help_words: Mapping[str, str] = {}
    words: Translations
    params: list[Any]

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        localize_parameters(self)
        with print_usage_error(self, ctx, list(args)):
            return super().parse_args(ctx, args)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.help_words["help"]
        return option

    def format_options(self, ctx: Any, formatter: Any) -> None:
        for kind in ("argument", "option"):
            parameters = [one for one in self.get_params(ctx) if one.param_type_name == kind]
            if parameters:
                with formatter.section(self.help_words[kind]):
                    formatter.write_dl([one.get_help_record(ctx) for one in parameters])


class Command(_Localized, TyperCommand):
    """A command with translated help."""


class Group(_Localized, TyperGroup):
    """A group of commands with translated help."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            from understudy.cli.parsing.did_you_mean import closest_names

            close = closest_names(args[0], {name: (name,) for name in self.commands})
            known = ", ".join(close or self.commands)
            typer.echo(self.words("terminal-no-such-command", name=args[0], known=known), err=True)
            raise typer.Exit(EXIT_REFUSED)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(self.help_words["commands"]):
            formatter.write_dl([(name, command.help) for name, command in self.commands.items()])


def localize_parameters(command: Any) -> None:
    """Translate the help of the parameters of a command, when it is used."""
    for parameter in command.params:
        if parameter.help and command.words.translator.has(parameter.help):
            parameter.help = command.words(parameter.help)


class GameOptionsCommand(Command):
    """A command that passes unknown options to the game: ``--KEY A`` means ``--option KEY=A``."""

    short_for = "--option"
    typed: Sequence[str] = ()

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Add the options of the typed game with their values; without one, those of all games."""
        super().format_options(ctx, formatter)
        from understudy.cli.parsing.valid_values import game_option_values
        from understudy.core import system_names

        games = system_names()
        for game in [name for name in games if name in self.typed] or games:
            options = {f"--{name}": of for name, of in game_option_values(game).items()}
            rows = [
                (name, shorten(", ".join(values), MAX_VALUES, placeholder=" …"))
                for name, values in options.items()
            ]
            with formatter.section(self.words("terminal-panel-game", game=game)):
                formatter.write_dl(rows if game in self.typed else [(game, ", ".join(options))])

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        self.typed = tuple(args)
        known = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        return super().parse_args(ctx, _expand_game_options(args, known, self.short_for))


class PlayCommand(GameOptionsCommand):
    """The command `play`, whose option ``--resume`` takes an optional name of a game."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        args = list(args)
        if RESUME in args:
            at = args.index(RESUME)
            following = args[at + 1 : at + 2]
            name = following[0] if following and not following[0].startswith("-") else ""
            args[at : at + 1 + bool(name)] = [f"{RESUME}={name}"]
        return super().parse_args(ctx, args)


class VaryOptionsCommand(GameOptionsCommand):
    """A command in which ``--KEY A,B`` means ``--vary KEY=A,B``."""

    short_for = "--vary"


def _expand_game_options(arguments: list[str], known: set[str], short_for: str) -> list[str]:
    """Return the arguments with options of the game written in full at the end."""
    left, own, of_game = list(arguments), [], []
    while left:
        word = left.pop(0)
        name, equals, value = word.partition("=")
        is_unknown = name.startswith("--") and name != "--" and name not in known
        if is_unknown and not equals and left and not left[0].startswith("-"):
            value = left.pop(0)
        # Without a value it is a mistake, which the parser reports.
        if is_unknown and value:
            of_game += [short_for, f"{name[2:].replace('-', '_')}={value}"]
        else:
            own.append(word)
    return own + of_game
