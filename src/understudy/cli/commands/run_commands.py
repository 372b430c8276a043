"""The commands `simulate`, `train`, `forecast`, `hint`, `watch`, `review` and `bench`."""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from understudy.cli.commands.train import TrainedAgent
from understudy.cli.parsing.localized_commands import Command, VaryOptionsCommand
from understudy.cli.parsing.options import (
    Address,
    AsJson,
    Board,
    Chosen,
    Folder,
    Game,
    Language,
    find_game,
    load_translations,
    parse_game_options,
    print_errors,
    translated_errors,
)
from understudy.core import LEAST_SEED, MOST_SEED

INTERRUPTED: Final = 130
"""Exit status after Ctrl-C."""

app = typer.Typer()


@app.command(cls=VaryOptionsCommand, help="terminal-command-about-simulate")
def simulate(
    game: Game,
    games: Annotated[int, typer.Option(help="terminal-option-games")] = 1000,
    seed: Annotated[
        int, typer.Option(min=LEAST_SEED, max=MOST_SEED, help="terminal-option-run-seed")
    ] = 1,
    agent: Annotated[str | None, typer.Option(help="terminal-option-human")] = None,
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
    """Simulate many games and print statistics."""
    from rich.console import Console

    from understudy.cli.commands import simulate as simulation
    from understudy.cli.progress import progress_bar
    from understudy.sim.agents import default_agent
    from understudy.sim.cells import make_cells
    from understudy.sim.run import Stopped, run_design

    words = load_translations(None, language)
    system = find_game(game, words)
    words = load_translations(system, language)
    options = parse_game_options(system, option, words, board)
    agent = agent or default_agent(system)
    with print_errors(words):
        varied = simulation.read_varied(system, vary or [])
        cells, refused = make_cells(system, options, varied)
        simulation.check_option_pairs(out, record, save, plots=plots)
        if record is not None and save is not None:
            simulation.save_game(system, cells[0].options, seed, record, agent, save)
            typer.echo(words("terminal-saved", file=str(save)))
            return
        folder = None
        if out is not None:
            from understudy.sim.run_folder import RunFolder

            folder = RunFolder(out, system, cells, seed, agent, games)
        with progress_bar(words, "terminal-simulate-games", "terminal-simulate-speed") as report:
            run = run_design(
                system, cells, games, seed, agent, workers, report, folder, cluster,
                tracked=simulation.WATCHED if out else 0,
            )  # fmt: skip
    if as_json:
        found = run.to_json() if varied else run.result(0).to_json()
        typer.echo(json.dumps(found, ensure_ascii=False))
    elif run.games:
        console = Console()
        if not console.is_terminal:
            console.width = 120
        console.print(
            simulation.cell_table(system, run, words)
            if varied
            else simulation.outcome_table(run.result(0), words)
        )
    for name in refused:
        typer.echo(words("terminal-simulate-left-out", cell=name), err=True)
    for line in simulation.summary_lines(run, words, out):
        typer.echo(line, err=as_json or run.stopped is not None)
    if plots and out is not None and run.stored and run.stopped is not Stopped.DISK:
        from understudy.sim.plots import plot_all

        with print_errors(words):
            files = plot_all(out, words)
        for file in files:
            typer.echo(str(file), err=as_json)
    if run.stopped is not None:
        raise typer.Exit(INTERRUPTED if run.stopped is Stopped.INTERRUPTED else 1)


@app.command(cls=Command, help="terminal-command-about-train")
def train(
    game: Game,
    agent: Annotated[TrainedAgent, typer.Option(help="terminal-option-train-agent")] = (
        TrainedAgent.EXPERT
    ),
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="terminal-option-train-out")] = Path(
        "training"
    ),
    minutes: Annotated[float, typer.Option(min=0.1, help="terminal-option-train-minutes")] = 10,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="terminal-option-train-resume")
    ] = None,
    lessons: Annotated[
        str, typer.Option(metavar="A,B", help="terminal-option-train-lessons")
    ] = "mixed",
    processes: Annotated[int | None, typer.Option(min=1, help="terminal-option-workers")] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="auto|ADDRESS", help="terminal-option-train-cluster")
    ] = None,
    seed: Annotated[
        int, typer.Option(min=LEAST_SEED, max=MOST_SEED, help="terminal-option-run-seed")
    ] = 1,
    language: Language = None,
) -> None:
    """Train the expert or the planner of a game and print its progress."""
    from understudy.cli.commands import train as training

    words = load_translations(None, language)
    system = find_game(game, words)
    with print_errors(words):
        learning, chosen = training.find_learning(system, lessons)
        # One thread for numpy in each process; it must be set before numpy is imported.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        if agent is TrainedAgent.PLANNER:
            weights = training.train_planner(system, learning, chosen, minutes, seed, out, words)
            named = f"planner:{weights}"
            typer.echo(words("terminal-train-done", file=str(weights), agent=named))
            return
        training.check_packages("train")
        from understudy.sim.workers import cores
        from understudy.train.run import CHECKPOINT, Plan, decisions_for

        count = processes or cores()
        decisions = decisions_for(count)
        plan = Plan(minutes, count, chosen, decisions=decisions, seed=seed, cluster=cluster)
        if not training.run_training(system, learning, plan, out, resume, words):
            raise typer.Exit(INTERRUPTED)
    file = str(out / CHECKPOINT)
    typer.echo(words("terminal-train-done", file=file, agent=f"expert:{file}"))


@app.command(cls=Command, help="terminal-command-about-forecast")
def forecast(
    save: Annotated[
        str, typer.Argument(metavar="FILE|ID", help="terminal-argument-save", show_default=False)
    ],
    continuations: Annotated[int, typer.Option(help="terminal-option-continuations")] = 1000,
    seed: Annotated[
        int, typer.Option(min=LEAST_SEED, max=MOST_SEED, help="terminal-option-forecast-seed")
    ] = 1,
    agent: Annotated[str | None, typer.Option(help="terminal-option-human")] = None,
    data: Folder = None,
    database: Address = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Forecast the final score of the bot."""
    from rich.console import Console

    from understudy.cli.commands.forecast import forecast_lines, forecast_table
    from understudy.cli.play.select_game import load_file_or_saved
    from understudy.sim.forecast import forecast as make_forecast
    from understudy.store.sql import open_store

    with translated_errors(language) as words:
        session = load_file_or_saved(save, partial(open_store, data, database))
        found = make_forecast(session, continuations, seed, agent)
    if as_json:
        typer.echo(json.dumps(found.to_json()))
        return
    words = load_translations(session.system, language)
    Console().print(forecast_table(found, session.system.name, words))
    typer.echo("\n".join(forecast_lines(found, session, words)))


SaveOrId = Annotated[
    str, typer.Argument(metavar="FILE|ID", help="terminal-argument-save", show_default=False)
]


@app.command(cls=Command, help="terminal-command-about-hint")
def hint(
    save: SaveOrId, data: Folder = None, database: Address = None, language: Language = None
) -> None:
    """Name the expert's best answers to the current question."""
    from rich.console import Console

    from understudy import hint as make_hint
    from understudy.cli.commands.advice import hint_lines, hint_table
    from understudy.cli.play.select_game import load_file_or_saved
    from understudy.store.sql import open_store

    with translated_errors(language):
        session = load_file_or_saved(save, partial(open_store, data, database))
        found = make_hint(session)
    words = load_translations(session.system, language)
    Console().print(hint_table(found, session, words))
    typer.echo("\n".join(hint_lines(found, words)))


@app.command(cls=Command, help="terminal-command-about-watch")
def watch(
    save: SaveOrId,
    save_to: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="terminal-option-save")
    ] = None,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Watch the expert play a saved game; `t` takes over, the command `watch` hands over again."""
    from understudy.cli.play.game_loop import Play
    from understudy.cli.play.select_game import GameRequest, open_requested_game
    from understudy.cli.terminal import stdio_terminal
    from understudy.store.sql import open_store

    file = Path(save)
    is_file = file.exists() or bool(file.suffix) or len(file.parts) > 1
    where = {"load": file, "resume": None} if is_file else {"load": None, "resume": save}
    request = GameRequest(None, None, None, save=save_to, **where)
    with (
        translated_errors(language),
        open_requested_game(request, partial(open_store, data, database)) as opened,
    ):
        words = load_translations(opened.session.system, language)
        Play(opened, stdio_terminal(), words, save_to=save_to, watch=True).run()


@app.command(cls=Command, help="terminal-command-about-review")
def review(
    save: SaveOrId,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="terminal-option-review-plot")
    ] = None,
    data: Folder = None,
    database: Address = None,
    language: Language = None,
) -> None:
    """Review a game: the win probability, and the decisions that cost or gained most."""
    from rich.console import Console

    from understudy import review as make_review
    from understudy.cli.commands.advice import review_lines, review_tables
    from understudy.cli.play.select_game import load_file_or_saved
    from understudy.store.sql import open_store

    with translated_errors(language):
        session = load_file_or_saved(save, partial(open_store, data, database))
        found = make_review(session)
        figure = None if plot is None else found.plot()
    words = load_translations(session.system, language)
    for table in review_tables(found, session, words):
        Console().print(table)
    typer.echo("\n".join(review_lines(found, words)))
    if figure is not None:
        figure.savefig(plot)


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
    from understudy.cli.commands.bench import bench_line, measure, ratio_lines, read_stored
    from understudy.sim.bench import find_workload, machine, ratios, workload_names

    with translated_errors(language) as words:
        names = workload or workload_names()
        for name in names:
            find_workload(name)
        stored = read_stored(against) if against is not None else {}
        if database:
            from understudy.store.sql import open_store

            # Errors are reported here, and not by a server that does not start.
            open_store(address=database).close()
    about = machine()
    measured = {name: measure(name, games, repeats, database or "") for name in names}
    figures = {name: measurement.to_json() for name, measurement in measured.items()}
    compared = ratios(figures, stored)
    if as_json:
        found: dict[str, object] = {"machine": about, "workloads": figures}
        typer.echo(json.dumps({**found, "ratios": compared} if against is not None else found))
        return
    loop = f"{about['empty_loop_seconds']:.3f}"
    python, compiled = str(about["python"]), str(about["compiled"])
    typer.echo(words("terminal-bench-machine", seconds=loop, python=python, compiled=compiled))
    for name, measurement in measured.items():
        typer.echo(bench_line(name, measurement, words))
    for line in ratio_lines(measured, compared, words):
        typer.echo(line)
