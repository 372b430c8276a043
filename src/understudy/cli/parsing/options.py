"""Arguments and options that several commands share, and their errors."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from understudy.cli.parsing.errors import EXIT_REFUSED
from understudy.cli.translations import Translations, translations_for
from understudy.core import Options, Refused, System, find_system
from understudy.core.options.option_text import read_options
from understudy.locales import languages

CODES: Final = "|".join(languages())
"""The languages, for the help of an option."""

Game = Annotated[str, typer.Argument(help="terminal-argument-game", show_default=False)]
Language = Annotated[
    str | None, typer.Option("--language", metavar=CODES, help="terminal-option-language")
]
Folder = Annotated[Path | None, typer.Option(help="terminal-option-data")]
Address = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="terminal-option-database")
]
FileToWrite = Annotated[Path, typer.Argument(help="terminal-argument-export", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="terminal-option-json")]

Chosen = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="terminal-option-option")
]
Board = Annotated[
    Path | None, typer.Option("--board", metavar="FILE", help="terminal-option-board")
]


def pass_to_subcommand(ctx: typer.Context, **options: object) -> bool:
    """Let options before a subcommand hold for it too; return whether there is one."""
    if ctx.invoked_subcommand is None:
        return False
    ctx.default_map = {ctx.invoked_subcommand: options}
    return True


@contextmanager
def print_errors(words: Translations) -> Iterator[None]:
    """Print a refusal in the user's language, and exit."""
    try:
        yield
    except Refused as refused:
        typer.echo(words.say(refused.message), err=True)
        raise typer.Exit(EXIT_REFUSED) from None


@contextmanager
def translated_errors(language: str | None) -> Iterator[Translations]:
    """Yield the translations of a language, and print refusals in it."""
    words = load_translations(None, language)
    with print_errors(words):
        yield words


def load_translations(
    system: System | None, language: str | None, cards: str | None = None
) -> Translations:
    """Return the translations of a language; exit if it is not supported."""
    with print_errors(translations_for(None, None)):
        return translations_for(system, language, cards)


def find_game(game: str, words: Translations) -> System:
    """Return the game with this name; exit if there is none."""
    with print_errors(words):
        return find_system(game)


def parse_game_options(
    system: System,
    chosen: list[str] | None,
    words: Translations,
    board: Path | None = None,
    start: Options | None = None,
) -> Options:
    """Return the options of a preset and the typed ones, completed; exit if one is wrong."""
    with print_errors(words):
        options = read_options(system, chosen or [], start)
        if board is not None:
            from understudy.cli.commands.boards import read_text

            options["board"] = read_text(board)
        return system.complete_options(options)
