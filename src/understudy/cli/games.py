"""`understudy games`: the games that are kept, listed, renamed, exported, deleted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from understudy.cli.calling import Address, AsJson, FileToWrite, Folder, Language, refusals, wording
from understudy.cli.commands import Command, Group
from understudy.cli.words import Words

if TYPE_CHECKING:
    from understudy.desk.open_games import OpenGames
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
    from understudy.cli.shelf import find_kept
    from understudy.desk import Desk
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
    from understudy.cli.shelf import shelf_lines
    from understudy.cli.terminal import own_terminal
    from understudy.desk.documents import summary
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
    from understudy.desk.games import name_game
    from understudy.desk.reading import reader_of
    from understudy.desk.shapes import GameTitle

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
    from understudy.cli.play import write_file
    from understudy.desk.saves import save_game
    from understudy.table import Illegal

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
    from understudy.cli.prompts import agree
    from understudy.cli.shelf import shelf_lines
    from understudy.cli.terminal import own_terminal
    from understudy.desk.games import delete_game
    from understudy.table import Illegal

    words = wording(None, language)
    with _found(kept, data, database, words) as (line, games):
        if not yes:
            terminal = own_terminal()
            terminal.show(*shelf_lines([line], words.language, everything=True))
            if not agree(terminal.read, words("page-delete-sure"), words):
                raise Illegal("terminal-not-deleted")
        delete_game(games, line.id)
    typer.echo(words("terminal-deleted", game=f"{line.id} {line.title}".strip()))
