"""The commands `export`, `import`, `backup` and `restore`."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from understudy.cli.parsing.localized_commands import Command
from understudy.cli.parsing.options import Address, FileToWrite, Folder, Language, translated_errors

app = typer.Typer()

FileToRead = Annotated[Path, typer.Argument(help="terminal-argument-import", show_default=False)]
BackupToRead = Annotated[Path, typer.Argument(help="terminal-argument-backup", show_default=False)]


@app.command(name="export", cls=Command, help="terminal-command-about-export")
def export_games(
    file: FileToWrite, data: Folder = None, database: Address = None, language: Language = None
) -> None:
    """Write all games to one file."""
    from understudy.cli.commands.transfer import export_file
    from understudy.store.sql import open_store

    with translated_errors(language) as words:
        typer.echo("\n".join(export_file(file, partial(open_store, data, database), words)))


@app.command(name="import", cls=Command, help="terminal-command-about-import")
def import_games(
    file: FileToRead,
    go_on: Annotated[bool, typer.Option("--go-on", help="terminal-option-go-on")] = False,
    beside: Annotated[bool, typer.Option("--beside", help="terminal-option-beside")] = False,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Import the games of a file."""
    from understudy.cli.commands.transfer import import_file
    from understudy.store.sql import open_store

    with translated_errors(language) as words:
        lines, all_imported = import_file(
            file, partial(open_store, data, database), words, go_on=go_on, beside=beside
        )
    typer.echo("\n".join(lines))
    raise typer.Exit(0 if all_imported else 1)


@app.command(cls=Command, help="terminal-command-about-backup")
def backup(
    file: FileToWrite, data: Folder = None, database: Address = None, language: Language = None
) -> None:
    """Write a backup of everything."""
    from understudy.cli.commands.backup import back_up
    from understudy.store.sql import open_existing_store

    with translated_errors(language) as words:
        typer.echo("\n".join(back_up(file, partial(open_existing_store, data, database), words)))


@app.command(cls=Command, help="terminal-command-about-restore")
def restore(
    file: BackupToRead,
    replace: Annotated[bool, typer.Option("--replace", help="terminal-option-replace")] = False,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Replace everything by a backup."""
    from understudy.cli.commands.backup import restore_from
    from understudy.store.sql import open_store

    with translated_errors(language) as words:
        lines = restore_from(file, partial(open_store, data, database), words, replace=replace)
        typer.echo("\n".join(lines))
