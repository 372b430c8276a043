"""The commands and their options.

Help texts are message ids here and become words in `worded_command`. Whatever takes long to import
is imported by the command that needs it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.main import get_command

from understudy.cli.calling import (
    Address,
    AsJson,
    Folder,
    Game,
    Language,
    game_called,
    refusals,
    wording,
)
from understudy.cli.commands import Command, Group, PlayCommand, VaryingCommand
from understudy.cli.files import app as files_app
from understudy.cli.games import app as games_app
from understudy.cli.words import Words, words_for
from understudy.table import LEAST_SEED, MOST_SEED, Options, System
from understudy.table.option_text import read_options

MOST_PORT: Final = 65535
MOST_PROCESSES: Final = 64

INTERRUPTED: Final = 130
"""Exit status after Ctrl-C."""


app = typer.Typer(
    name="understudy",
    help="terminal-about",
    cls=Group,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Chosen = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="terminal-option-option")
]
Board = Annotated[
    Path | None, typer.Option("--board", metavar="FILE", help="terminal-option-board")
]


def worded_command(language: str) -> Any:
    """The whole command with its help in this language."""
    words = words_for(None, language)
    group = get_command(app)
    headings = {
        "help": words("terminal-option-help"),
        "argument": words("terminal-panel-arguments"),
        "option": words("terminal-panel-options"),
        "commands": words("terminal-panel-commands"),
    }
    _give_words(group, words, headings)
    return group


def _give_words(command: Any, words: Words, headings: Mapping[str, str]) -> None:
    command.help = words(command.help)
    command.help_words = headings
    command.words = words
    for parameter in command.params:
        parameter.help = words(parameter.help)
    for inner in getattr(command, "commands", {}).values():
        _give_words(inner, words, headings)


def _options(
    system: System, chosen: list[str] | None, words: Words, board: Path | None = None
) -> Options:
    with refusals(words):
        options = read_options(system, chosen or [])
        if board is not None:
            from understudy.cli.sheets import read_text

            options["board"] = read_text(board)
        return system.settle(options)


@app.callback(invoke_without_command=True)
def understudy(
    version: Annotated[bool, typer.Option("--version", help="terminal-option-version")] = False,
) -> None:
    """Say the version if that is all that is wanted."""
    if version:
        from understudy import __version__

        typer.echo(f"understudy {__version__}")
        raise typer.Exit


@app.command(cls=PlayCommand, help="terminal-command-about-play")
def play(
    game: Annotated[
        str | None, typer.Argument(help="terminal-argument-game", show_default=False)
    ] = None,
    option: Chosen = None,
    seed: Annotated[
        int | None, typer.Option(min=LEAST_SEED, max=MOST_SEED, help="terminal-option-seed")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="[ID]", help="terminal-option-resume")
    ] = None,
    load: Annotated[Path | None, typer.Option(help="terminal-option-load")] = None,
    save: Annotated[Path | None, typer.Option(help="terminal-option-save")] = None,
    language: Language = None,
    card_language: Annotated[
        str | None, typer.Option(metavar="en|cs|fr", help="terminal-option-card-language")
    ] = None,
    journal: Annotated[Path | None, typer.Option(help="terminal-option-journal")] = None,
    board: Board = None,
    data: Folder = None,
    database: Address = None,
) -> None:
    """Play a game here."""
    from understudy.cli.play import Play
    from understudy.cli.sitting import Wanted, sit_down
    from understudy.cli.terminal import own_terminal
    from understudy.store.sql import open_games

    words = wording(None, language, card_language)
    system = game_called(game, words) if game is not None else None
    if system is not None:
        words = wording(system, language, card_language)
    options: Options | None = {} if option or board else None
    if system is not None and options is not None:
        options = _options(system, option, words, board)
    # An address may hold a password: it is not repeated.
    where = [*(["--data", str(data)] if data else []), *(["--database", "URL"] if database else [])]
    wanted = Wanted(system, options, seed, resume, load, save)
    with refusals(words), sit_down(wanted, lambda: open_games(data, database)) as seat:
        words = wording(seat.session.system, language, card_language)
        Play(seat, own_terminal(), words, save_to=save, journal_to=journal, where=where).run()


app.add_typer(games_app, name="games")


@app.command(cls=Command, help="terminal-command-about-serve")
def serve(
    port: Annotated[int, typer.Option(help="terminal-option-port")] = 8640,
    host: Annotated[str, typer.Option(help="terminal-option-host")] = "127.0.0.1",
    data: Folder = None,
    database: Address = None,
    open_browser: Annotated[bool, typer.Option("--open", help="terminal-option-open")] = False,
    open_table: Annotated[
        bool, typer.Option("--open-table", help="terminal-option-open-table")
    ] = False,
    secret: Annotated[bool, typer.Option("--secret", help="terminal-option-secret")] = False,
    new_secret: Annotated[
        bool, typer.Option("--new-secret", help="terminal-option-new-secret")
    ] = False,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="HOST", help="terminal-option-name")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="terminal-option-proxy")
    ] = None,
    expire: Annotated[
        int | None,
        typer.Option("--expire", metavar="DAYS", min=1, help="terminal-option-expire"),
    ] = None,
    expired: Annotated[
        Path | None, typer.Option("--expired", metavar="FOLDER", help="terminal-option-expired")
    ] = None,
    processes: Annotated[
        int,
        typer.Option(
            "--processes", metavar="N", min=1, max=MOST_PROCESSES, help="terminal-option-processes"
        ),
    ] = 1,
    metrics: Annotated[
        int | None, typer.Option("--metrics", metavar="PORT", help="terminal-option-metrics")
    ] = None,
    log: Annotated[
        str, typer.Option("--log", metavar="text|json", help="terminal-option-log")
    ] = "text",
    club: Annotated[bool, typer.Option("--club", help="terminal-option-club")] = False,
) -> None:
    """Serve the page."""
    from understudy.server import LOG_FORMS, Expiring, Several, is_loopback, is_network, kept_secret
    from understudy.server import serve as serve_page
    from understudy.store import Store
    from understudy.store.sql import data_folder, open_games
    from understudy.table import Illegal

    words = wording(None, None)
    with refusals(words):
        asked = secret or new_secret
        if not 0 <= port <= MOST_PORT:
            raise Illegal("terminal-bad-port", port=str(port), most=str(MOST_PORT))
        if open_table and asked:
            raise Illegal("terminal-open-or-secret")
        for believed in proxy or ():
            if not is_network(believed):
                raise Illegal("terminal-bad-proxy", proxy=believed)
        if metrics is not None and not 0 < metrics <= MOST_PORT:
            raise Illegal("terminal-bad-port", port=str(metrics), most=str(MOST_PORT))
        if log not in LOG_FORMS:
            raise Illegal("terminal-bad-log", form=log, known=", ".join(LOG_FORMS))
        guarded = asked or not (open_table or is_loopback(host))
        opening = partial(open_games, data, database)
        with closing(opening()) as store:
            if processes > 1 and store.notices is None:
                raise Illegal("terminal-one-process")
            games: Store | Several = store
            if processes > 1:
                store.close()
                games = Several(opening, processes)
            serve_page(
                games,
                host=host,
                port=port,
                open_browser=open_browser,
                hosts=name or (),
                proxies=proxy or (),
                language=words.language,
                secret=kept_secret(data or data_folder(), renew=new_secret) if guarded else None,
                metrics=metrics,
                log=log,
                expiring=Expiring(expire, expired or (data or data_folder()) / "expired")
                if expire
                else None,
                club=club,
            )


app.add_typer(files_app)


@app.command(cls=Command, help="terminal-command-about-check")
def check(
    path: Annotated[
        list[Path] | None, typer.Argument(help="terminal-argument-path", show_default=False)
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="terminal-option-quiet")] = False,
    reasons: Annotated[bool, typer.Option("--reasons", help="terminal-option-reasons")] = False,
    language: Language = None,
) -> None:
    """Run scenarios."""
    from understudy.cli.check import check_lines, differences, find_scenarios, reason_lines

    words = wording(None, language)
    if reasons:
        typer.echo("\n".join(reason_lines(words)))
        return
    with refusals(words):
        files = find_scenarios(path or [])
    failed = 0
    for file in files:
        found = differences(file, language)
        failed += bool(found)
        if found or not quiet:
            typer.echo("\n".join(check_lines(file, found, words)))
    passed = len(files) - failed
    typer.echo(words("terminal-check-summary", passed=str(passed), failed=str(failed)))
    raise typer.Exit(1 if failed else 0)


@app.command(cls=Command, help="terminal-command-about-board")
def board(
    game: Annotated[str, typer.Argument(help="terminal-argument-board", show_default=False)],
    name: Annotated[str, typer.Argument(help="terminal-argument-board-name", show_default=False)],
    language: Language = None,
) -> None:
    """Print a board as text, or check one that was entered."""
    from understudy.cli.sheets import board_game, board_problems, board_text, is_fatal, read_text

    words = wording(None, language)
    if game != "check":
        with refusals(words):
            typer.echo(board_text(game_called(game, words), name), nl=False)
        return
    words = wording(board_game(), language)
    with refusals(words):
        problems = board_problems(read_text(Path(name)))
    for problem in problems:
        typer.echo(words.say(problem))
    fatal = any(map(is_fatal, problems))
    if not fatal:
        typer.echo(words("terminal-board-fine"))
    raise typer.Exit(1 if fatal else 0)


@app.command(cls=Command, help="terminal-command-about-options")
def options(game: Game, as_json: AsJson = False, language: Language = None) -> None:
    """List what can be chosen before a game."""
    from understudy import options as offered
    from understudy.cli.offering import option_lines

    words = wording(None, language)
    with refusals(words):
        found = offered(game)
    typer.echo(json.dumps(found) if as_json else "\n".join(option_lines(found, words)))


@app.command(cls=Command, help="terminal-command-about-names")
def names(game: Game, as_json: AsJson = False, language: Language = None) -> None:
    """Count the names that a language still lacks."""
    from rich.console import Console

    from understudy.cli.names import missing_names, names_table

    words = wording(None, language)
    system = game_called(game, words)
    if as_json:
        typer.echo(json.dumps(missing_names(system)))
        return
    Console().print(names_table(system, words))


@app.command(cls=VaryingCommand, help="terminal-command-about-simulate")
def simulate(
    game: Game,
    games: Annotated[int, typer.Option(help="terminal-option-games")] = 1000,
    seed: Annotated[
        int, typer.Option(min=LEAST_SEED, max=MOST_SEED, help="terminal-option-run-seed")
    ] = 1,
    human: Annotated[str | None, typer.Option(help="terminal-option-human")] = None,
    option: Chosen = None,
    vary: Annotated[
        list[str] | None, typer.Option(metavar="KEY=A,B|all", help="terminal-option-vary")
    ] = None,
    board: Board = None,
    workers: Annotated[int | None, typer.Option(help="terminal-option-workers")] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="auto|ADDRESS", help="terminal-option-cluster")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="terminal-option-out")] = None,
    plots: Annotated[bool, typer.Option("--plots", help="terminal-option-plots")] = False,
    record: Annotated[int | None, typer.Option(min=0, help="terminal-option-record")] = None,
    save: Annotated[Path | None, typer.Option(help="terminal-option-record-save")] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Play many games and count."""
    from rich.console import Console

    from understudy.cli import simulate as many
    from understudy.cli.progress import progress_bar
    from understudy.sim.design import design
    from understudy.sim.humans import usual_human
    from understudy.sim.run import Stopped, run_design

    words = wording(None, language)
    system = game_called(game, words)
    words = wording(system, language)
    options = _options(system, option, words, board)
    human = human or usual_human(system)
    with refusals(words):
        varied = many.read_varied(system, vary or [])
        cells, refused = design(system, options, varied)
        many.check_together(out, record, save, plots=plots)
        if record is not None and save is not None:
            many.save_game(system, cells[0].options, seed, record, human, save)
            typer.echo(words("terminal-saved", file=str(save)))
            return
        folder = None
        if out is not None:
            from understudy.sim.output import Folder

            folder = Folder(out, system, cells, seed, human, games)
        with progress_bar(words, "terminal-simulate-games", "terminal-simulate-speed") as report:
            run = run_design(
                system, cells, games, seed, human, workers, report, folder, cluster,
                watched=many.WATCHED if out else 0,
            )  # fmt: skip
    if as_json:
        found = run.to_json() if varied else run.result(0).to_json()
        typer.echo(json.dumps(found, ensure_ascii=False))
    elif run.games:
        console = Console()
        if not console.is_terminal:
            console.width = 120
        console.print(
            many.cell_table(system, run, words)
            if varied
            else many.outcome_table(run.result(0), words)
        )
    for name in refused:
        typer.echo(words("terminal-simulate-left-out", cell=name), err=True)
    for line in many.closing_lines(run, words, out):
        typer.echo(line, err=as_json or run.stopped is not None)
    if plots and out is not None and run.kept and run.stopped is not Stopped.DISK:
        from understudy.sim.plots import draw_all

        with refusals(words):
            drawn = draw_all(out, words)
        for file in drawn:
            typer.echo(str(file), err=as_json)
    if run.stopped is not None:
        raise typer.Exit(INTERRUPTED if run.stopped is Stopped.INTERRUPTED else 1)


@app.command(cls=Command, help="terminal-command-about-forecast")
def forecast(
    save: Annotated[
        str, typer.Argument(metavar="FILE|ID", help="terminal-argument-save", show_default=False)
    ],
    continuations: Annotated[int, typer.Option(help="terminal-option-continuations")] = 1000,
    seed: Annotated[
        int, typer.Option(min=LEAST_SEED, max=MOST_SEED, help="terminal-option-forecast-seed")
    ] = 1,
    human: Annotated[str | None, typer.Option(help="terminal-option-human")] = None,
    data: Folder = None,
    database: Address = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Say what the bot will score."""
    from rich.console import Console

    from understudy.cli.forecast import forecast_lines, forecast_table
    from understudy.cli.sitting import saved_or_kept
    from understudy.sim.forecast import forecast as look_ahead
    from understudy.store.sql import open_games

    words = wording(None, language)
    with refusals(words):
        session = saved_or_kept(save, lambda: open_games(data, database))
        found = look_ahead(session, continuations, seed, human)
    if as_json:
        typer.echo(json.dumps(found.to_json()))
        return
    words = wording(session.system, language)
    Console().print(forecast_table(found, words))
    typer.echo("\n".join(forecast_lines(found, session, words)))


@app.command(cls=Command, help="terminal-command-about-bench")
def bench(
    workload: Annotated[
        list[str] | None, typer.Argument(help="terminal-argument-workload", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="terminal-option-bench-games")] = 1000,
    repeats: Annotated[int, typer.Option(min=1, help="terminal-option-repeats")] = 5,
    against: Annotated[
        Path | None, typer.Option(metavar="FILE", help="terminal-option-against")
    ] = None,
    database: Address = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Measure fixed workloads."""
    from understudy.cli.bench import bench_line, measure, more_lines, read_stored
    from understudy.sim.bench import find_workload, machine, ratios, workload_names

    words = wording(None, language)
    with refusals(words):
        wanted = workload or workload_names()
        for name in wanted:
            find_workload(name)
        stored = read_stored(against) if against is not None else {}
        if database:
            from understudy.store.sql import open_games

            # What is wrong with it is said here, and not by a server that does not start.
            open_games(address=database).close()
    about = machine()
    measured = {name: measure(name, games, repeats, database or "") for name in wanted}
    figures = {name: measurement.to_json() for name, measurement in measured.items()}
    compared = ratios(figures, stored)
    if as_json:
        found: dict[str, object] = {"machine": about, "workloads": figures}
        typer.echo(json.dumps({**found, "ratios": compared} if against is not None else found))
        return
    loop = f"{about['empty_loop_seconds']:.3f}"
    typer.echo(words("terminal-bench-machine", seconds=loop, python=str(about["python"])))
    for name, measurement in measured.items():
        typer.echo(bench_line(name, measurement, words))
    for line in more_lines(measured, compared, words):
        typer.echo(line)


@app.command(cls=Command, help="terminal-command-about-completion")
def completion(
    ctx: typer.Context,
    shell: Annotated[str, typer.Argument(help="terminal-argument-shell", show_default=False)],
    typed: Annotated[
        list[str] | None, typer.Argument(help="terminal-argument-typed", show_default=False)
    ] = None,
) -> None:
    """Print the script for a shell, or what it can offer for the last of these words."""
    from understudy.cli.completing import SCRIPTS, offer
    from understudy.table import Illegal

    with refusals(wording(None, None)):
        if shell not in SCRIPTS:
            raise Illegal("terminal-no-such-shell", name=shell, known=", ".join(SCRIPTS))
    if typed is None:
        typer.echo(SCRIPTS[shell])
        return
    group = ctx.find_root().command
    for line in offer(shell, group, ctx.find_root(), typed):
        typer.echo(line)
