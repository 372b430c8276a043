"""The command `report`: writes a problem report, opens one, or makes a scenario of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from understudy.cli.parsing.localized_commands import Command, Group
from understudy.cli.parsing.options import (
    Address,
    Folder,
    Language,
    load_translations,
    pass_to_subcommand,
    translated_errors,
)

app = typer.Typer(cls=Group, invoke_without_command=True, help="terminal-command-about-report")

ReportFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="terminal-argument-report", show_default=False)
]


@app.callback()
def report(
    ctx: typer.Context,
    game: Annotated[
        str, typer.Option("--game", metavar="ID|FILE", help="terminal-option-report-game")
    ] = "",
    expected: Annotated[
        str | None, typer.Option("--expected", metavar="TEXT", help="terminal-option-expected")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="terminal-option-report-out")
    ] = None,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Write a report of a saved game."""
    if pass_to_subcommand(ctx, data=data, database=database, language=language):
        return
    from understudy.cli.play.select_game import load_file_or_saved
    from understudy.cli.reports.report_file import terminal_report, write_report
    from understudy.cli.terminal import stdio_terminal
    from understudy.store.sql import open_store

    with translated_errors(language) as words:
        session = load_file_or_saved(game, partial(open_store, data, database))
        words = load_translations(session.system, language)
        if expected is None:
            try:
                expected = stdio_terminal().read(f"{words('page-problem-expected')} ")
            except (EOFError, KeyboardInterrupt):
                expected = ""
        file = write_report(terminal_report(session, expected, words), out)
    typer.echo(words("terminal-report-written", file=str(file)))


@app.command(cls=Command, help="terminal-command-about-report-show")
def show(
    file: ReportFile, data: Folder = None, database: Address = None, language: Language = None
) -> None:
    """Open the game of a report at the moment of the problem."""
    from understudy.cli.play.game_loop import Play
    from understudy.cli.play.select_game import open_as_new_game
    from understudy.cli.reports.report_file import read_report, summary_lines
    from understudy.cli.terminal import stdio_terminal
    from understudy.store.sql import open_store

    with translated_errors(language) as words:
        found = read_report(file)
        typer.echo("\n".join(summary_lines(found, words)))
        session = found.session()
        with open_as_new_game(session, partial(open_store, data, database)) as opened:
            words = load_translations(session.system, language)
            Play(opened, stdio_terminal(), words).run()


@app.command(cls=Command, help="terminal-command-about-report-scenario")
def scenario(
    file: ReportFile,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="terminal-option-scenario-out")
    ] = None,
    answers: Annotated[
        int, typer.Option("--answers", min=0, help="terminal-option-report-answers")
    ] = 1,
    language: Language = None,
) -> None:
    """Write a scenario of a report, with its position and its last answers as the event."""
    from understudy.cli.files import write_file
    from understudy.cli.reports.report_file import read_report
    from understudy.cli.reports.scenario_text import scenario_text
    from understudy.core import Illegal

    with translated_errors(language) as words:
        found = read_report(file)
        target = out or file.with_suffix(".toml")
        if target.exists():
            raise Illegal("terminal-file-exists", file=str(target))
        write_file(target, scenario_text(found, found.session(), answers).encode())
    typer.echo(words("terminal-report-scenario", file=str(target)))
