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
    refusals,
    wording,
)
from understudy.cli.translations import Words

if TYPE_CHECKING:
    from understudy.service.cache.game_cache import OpenGames
    from understudy.store import Listed

app = typer.Typer(cls=Group, invoke_without_command=True, help="terminal-command-about-games")

KeptGame = Annotated[
    str, typer.Argument(metavar="ID", help="terminal-argument-kept", show_default=False)
]


@contextmanager
def _found(
    kept: str, data: Path | None, database: str | None, words: Words
) -> Iterator[tuple[Listed, OpenGames]]:
    """The one game that is called so, and all of them to do something with it."""
    from understudy.cli.commands.saved_games import find_kept
    from understudy.service import Desk
    from understudy.store.sql import open_games

    with refusals(words), closing(open_games(data, database)) as store:
        yield find_kept(store, kept), Desk(store).games


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
    from understudy.cli.commands.saved_games import shelf_lines
    from understudy.cli.terminal import own_terminal
    from understudy.service.endpoints.game_document import summary
    from understudy.store.sql import open_games

    words = wording(None, language)
    with refusals(words), closing(open_games(data, database)) as store:
        lines = store.listing()
    if as_json:
        typer.echo(json.dumps({"games": [asdict(summary(line)) for line in lines]}))
    elif lines:
        own_terminal().show(*shelf_lines(lines, words.language, everything=everything))
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
    from understudy.service.endpoints.games import name_game
    from understudy.service.wire.payloads import GameTitle
    from understudy.service.wire.request_parsing import reader_of

    words = wording(None, language)
    with _found(kept, data, database, words) as (line, games):
        given = reader_of(GameTitle)(json.dumps({"title": title}).encode())
        assert isinstance(given, GameTitle)
        name_game(games, line.id, given)
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

    words = wording(None, language)
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
    from understudy.cli.commands.saved_games import shelf_lines
    from understudy.cli.play.prompts import agree
    from understudy.cli.terminal import own_terminal
    from understudy.core import Illegal
    from understudy.service.endpoints.games import delete_game

    words = wording(None, language)
    with _found(kept, data, database, words) as (line, games):
        if not yes:
            terminal = own_terminal()
            terminal.show(*shelf_lines([line], words.language, everything=True))
            if not agree(terminal.read, words("page-delete-sure"), words):
                raise Illegal("terminal-not-deleted")
        delete_game(games, line.id)
    typer.echo(words("terminal-deleted", game=f"{line.id} {line.title}".strip()))
