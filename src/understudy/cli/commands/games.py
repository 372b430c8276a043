"""`understudy games`: the games that are kept, listed, renamed, exported, deleted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from understudy.cli.parsing.localized_commands import Command, Group
from understudy.cli.parsing.options import (
    Address,
    AsJson,
    FileToWrite,
    Folder,
    Language,
    load_translations,
    print_errors,
)
from understudy.cli.translations import Translations

if TYPE_CHECKING:
    from understudy.service.cache.game_cache import GameCache
    from understudy.store import GameListing

app = typer.Typer(cls=Group, invoke_without_command=True, help="terminal-command-about-games")

KeptGame = Annotated[
    str, typer.Argument(metavar="ID", help="terminal-argument-kept", show_default=False)
]


@contextmanager
def _found(
    kept: str, data: Path | None, database: str | None, words: Translations
) -> Iterator[tuple[GameListing, GameCache]]:
    """The one game that is called so, and all of them to do something with it."""
    from understudy.cli.commands.saved_games import find_saved_game
    from understudy.service import Service
    from understudy.store.sql import open_store

    with print_errors(words), closing(open_store(data, database)) as store:
        yield find_saved_game(store, kept), Service(store).games


@app.callback()
def games(
    ctx: typer.Context,
    everything: Annotated[bool, typer.Option("--all", help="terminal-option-all")] = False,
    as_json: AsJson = False,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """List the games that are kept."""
    if ctx.invoked_subcommand is not None:
        return
    from understudy.cli.commands.saved_games import saved_game_lines
    from understudy.cli.terminal import stdio_terminal
    from understudy.service.endpoints.game_document import summary
    from understudy.store.sql import open_store

    words = load_translations(None, language)
    with print_errors(words), closing(open_store(data, database)) as store:
        lines = store.list_games()
    if as_json:
        typer.echo(json.dumps({"games": [asdict(summary(line)) for line in lines]}))
    elif lines:
        stdio_terminal().show(*saved_game_lines(lines, words.language, everything=everything))
    else:
        typer.echo(words("terminal-games-none"))


@app.command(cls=Command, help="terminal-command-about-games-rename")
def rename(
    kept: KeptGame,
    title: Annotated[str, typer.Argument(help="terminal-argument-title")] = "",
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Call a game something."""
    from understudy.service.endpoints.games import rename_game
    from understudy.service.wire.payloads import GameTitle
    from understudy.service.wire.request_parsing import body_parser

    words = load_translations(None, language)
    with _found(kept, data, database, words) as (line, games):
        given = body_parser(GameTitle)(json.dumps({"title": title}).encode())
        assert isinstance(given, GameTitle)
        rename_game(games, line.id, given)
    said = "terminal-renamed" if title.strip() else "terminal-unnamed"
    typer.echo(words(said, id=line.id, title=title.strip()))


@app.command(cls=Command, help="terminal-command-about-games-export")
def export(
    kept: KeptGame,
    file: FileToWrite,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Write a game to a save file."""
    from understudy.cli.play.game_loop import write_file
    from understudy.core import Illegal
    from understudy.service.endpoints.save_files import save_game

    words = load_translations(None, language)
    with _found(kept, data, database, words) as (line, games):
        if file.exists():
            raise Illegal("terminal-file-exists", file=str(file))
        write_file(file, save_game(games, line.id).text.encode())
    typer.echo(words("terminal-saved", file=str(file)))


@app.command(cls=Command, help="terminal-command-about-games-delete")
def delete(
    kept: KeptGame,
    yes: Annotated[bool, typer.Option("--yes", help="terminal-option-yes")] = False,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Delete a game for good."""
    from understudy.cli.commands.saved_games import saved_game_lines
    from understudy.cli.play.prompts import confirm
    from understudy.cli.terminal import stdio_terminal
    from understudy.core import Illegal
    from understudy.service.endpoints.games import delete_game

    words = load_translations(None, language)
    with _found(kept, data, database, words) as (line, games):
        if not yes:
            terminal = stdio_terminal()
            terminal.show(*saved_game_lines([line], words.language, everything=True))
            if not confirm(terminal.read, words("page-delete-sure"), words):
                raise Illegal("terminal-not-deleted")
        delete_game(games, line.id)
    typer.echo(words("terminal-deleted", game=f"{line.id} {line.title}".strip()))
