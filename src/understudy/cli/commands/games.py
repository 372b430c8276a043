"""The command `games`: lists, renames, exports, deletes and brings back saved games."""

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
    pass_to_subcommand,
    translated_errors,
)
from understudy.cli.translations import Translations

if TYPE_CHECKING:
    from understudy.service.cache.game_cache import GameCache
    from understudy.store import GameListing

app = typer.Typer(cls=Group, invoke_without_command=True, help="terminal-command-about-games")

SavedGame = Annotated[
    str, typer.Argument(metavar="ID", help="terminal-argument-kept", show_default=False)
]


@contextmanager
def _open_game(
    typed: str, data: Path | None, database: str | None, language: str | None
) -> Iterator[tuple[GameListing, GameCache, Translations]]:
    """Yield the game with the typed name, the cache to change it, and the translations."""
    from understudy.cli.commands.saved_games import find_saved_game
    from understudy.service import Service
    from understudy.store.sql import open_store

    with translated_errors(language) as words, closing(open_store(data, database)) as store:
        yield find_saved_game(store, typed), Service(store).games, words


@app.callback()
def games(
    ctx: typer.Context,
    everything: Annotated[bool, typer.Option("--all", help="terminal-option-all")] = False,
    as_json: AsJson = False,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """List the saved games."""
    if pass_to_subcommand(ctx, data=data, database=database, language=language):
        return
    from understudy.cli.commands.saved_games import saved_game_lines
    from understudy.cli.terminal import stdio_terminal
    from understudy.service.endpoints.game_document import game_summary
    from understudy.store.sql import open_store

    with translated_errors(language) as words, closing(open_store(data, database)) as store:
        listings = store.list_games()
    if as_json:
        typer.echo(json.dumps({"games": [asdict(game_summary(listing)) for listing in listings]}))
    elif listings:
        stdio_terminal().show(*saved_game_lines(listings, words.language, everything=everything))
    else:
        typer.echo(words("terminal-games-none"))


@app.command(cls=Command, help="terminal-command-about-games-rename")
def rename(
    saved_game: SavedGame,
    title: Annotated[str, typer.Argument(help="terminal-argument-title")] = "",
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Set the title of a game."""
    from understudy.service.endpoints.games import rename_game
    from understudy.service.wire.payloads import GameTitle
    from understudy.service.wire.request_parsing import body_parser

    with _open_game(saved_game, data, database, language) as (listing, games, words):
        new = body_parser(GameTitle)(json.dumps({"title": title}).encode())
        assert isinstance(new, GameTitle)
        rename_game(games, listing.id, new)
    message = "terminal-renamed" if title.strip() else "terminal-unnamed"
    typer.echo(words(message, id=listing.id, title=title.strip()))


@app.command(cls=Command, help="terminal-command-about-games-export")
def export(
    saved_game: SavedGame,
    file: FileToWrite,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Write a game to a save file."""
    from understudy.cli.files import write_file
    from understudy.core import Illegal
    from understudy.service.endpoints.save_files import save_game

    with _open_game(saved_game, data, database, language) as (listing, games, words):
        if file.exists():
            raise Illegal("terminal-file-exists", file=str(file))
        write_file(file, save_game(games, listing.id).text.encode())
    typer.echo(words("terminal-saved", file=str(file)))


@app.command(cls=Command, help="terminal-command-about-games-delete")
def delete(
    saved_game: SavedGame,
    yes: Annotated[bool, typer.Option("--yes", help="terminal-option-yes")] = False,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Delete a game permanently."""
    from understudy.cli.commands.saved_games import saved_game_lines
    from understudy.cli.play.prompts import confirm
    from understudy.cli.terminal import stdio_terminal
    from understudy.core import Illegal
    from understudy.service.endpoints.games import delete_game

    with _open_game(saved_game, data, database, language) as (listing, games, words):
        if not yes:
            terminal = stdio_terminal()
            terminal.show(*saved_game_lines([listing], words.language, everything=True))
            if not confirm(terminal.read, words("page-delete-sure"), words):
                raise Illegal("terminal-not-deleted")
        delete_game(games, listing.id)
    typer.echo(words("terminal-deleted", game=f"{listing.id} {listing.title}".strip()))


@app.command("bring-back", cls=Command, help="terminal-command-about-games-bring-back")
def bring_back_expired(
    folder: Annotated[
        Path | None, typer.Argument(metavar="FOLDER", help="terminal-option-expired")
    ] = None,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Store the games again that `serve --expire` has deleted."""
    from understudy.service.expired_files import bring_back
    from understudy.store.sql import data_folder, open_store

    with translated_errors(language) as words, closing(open_store(data, database)) as store:
        expired = folder or (data or data_folder()) / "expired"
        results = [was_missing for _, was_missing in bring_back(store, expired)]
    typer.echo(
        words("terminal-brought-back", count=results.count(True), present=results.count(False))
    )
