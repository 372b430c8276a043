"""Commands that put what is kept into a file, or take it from there."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from understudy.cli.parsing.localized_commands import Command
from understudy.cli.parsing.options import (
    Address,
    FileToWrite,
    Folder,
    Language,
    load_translations,
    print_errors,
)

app = typer.Typer()

FileToRead = Annotated[Path, typer.Argument(help="terminal-argument-import", show_default=False)]
BackupToRead = Annotated[Path, typer.Argument(help="terminal-argument-backup", show_default=False)]


@app.command(name="export", cls=Command, help="terminal-command-about-export")
def export_games(
    file: FileToWrite, data: Folder = None, database: Address = None, language: Language = None
) -> None:
    """Put all games into one file."""
    from understudy.cli.commands.transfer import export_file
    from understudy.store.sql import open_store

    words = load_translations(None, language)
    with print_errors(words):
        typer.echo("\n".join(export_file(file, lambda: open_store(data, database), words)))


@app.command(name="import", cls=Command, help="terminal-command-about-import")
def import_games(
    file: FileToRead,
    go_on: Annotated[bool, typer.Option("--go-on", help="terminal-option-go-on")] = False,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Take in the games of a file."""
    from understudy.cli.commands.transfer import import_file
    from understudy.store.sql import open_store

    words = load_translations(None, language)
    with print_errors(words):
        lines, all_taken = import_file(file, lambda: open_store(data, database), words, go_on=go_on)
    typer.echo("\n".join(lines))
    raise typer.Exit(0 if all_taken else 1)


@app.command(cls=Command, help="terminal-command-about-backup")
def backup(
    file: FileToWrite, data: Folder = None, database: Address = None, language: Language = None
) -> None:
    """Put everything that is kept into one file."""
    from understudy.cli.commands.backup import back_up
    from understudy.store.sql import open_existing_store

    words = load_translations(None, language)
    with print_errors(words):
        typer.echo("\n".join(back_up(file, lambda: open_existing_store(data, database), words)))


@app.command(cls=Command, help="terminal-command-about-restore")
def restore(
    file: BackupToRead,
    replace: Annotated[bool, typer.Option("--replace", help="terminal-option-replace")] = False,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Make everything that is kept what a backup says."""
    from understudy.cli.commands.backup import restore_from
    from understudy.store.sql import open_store

    words = load_translations(None, language)
    with print_errors(words):
        lines = restore_from(file, lambda: open_store(data, database), words, replace=replace)
        typer.echo("\n".join(lines))
