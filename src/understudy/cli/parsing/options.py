"""What commands share: their usual arguments, and how they refuse."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from understudy.cli.parsing.errors import REFUSED
from understudy.cli.translations import Translations, words_for
from understudy.core import Options, Refused, System, find_system
from understudy.core.options.option_text import read_options

Game = Annotated[str, typer.Argument(help="terminal-argument-game", show_default=False)]
Language = Annotated[
    str | None, typer.Option("--language", metavar="en|cs|fr", help="terminal-option-language")
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


@contextmanager
def print_errors(words: Translations) -> Iterator[None]:
    """Whatever is refused is said in the person's language, and nothing else happens."""
    try:
        yield
    except Refused as refused:
        typer.echo(words.say(refused.message), err=True)
        raise typer.Exit(REFUSED) from None


def load_translations(
    system: System | None, language: str | None, cards: str | None = None
) -> Translations:
    """The words of a language, or the end of the command if there is no such language."""
    with print_errors(words_for(None, None)):
        return words_for(system, language, cards)


def find_game(game: str, words: Translations) -> System:
    """The game of this name, or the end of the command if there is none."""
    with print_errors(words):
        return find_system(game)


def parse_game_options(
    system: System, chosen: list[str] | None, words: Translations, board: Path | None = None
) -> Options:
    """The options that were typed, complete; or the end of the command if one is wrong."""
    with print_errors(words):
        options = read_options(system, chosen or [])
        if board is not None:
            from understudy.cli.commands.boards import read_text

            options["board"] = read_text(board)
        return system.complete_options(options)
