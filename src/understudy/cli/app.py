"""The commands and their options.

Help texts are message ids, which `localized_command` replaces. Modules that take long to import
are imported by the command that needs them.
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

from understudy.cli.commands.file_commands import app as files_app
from understudy.cli.commands.games import app as games_app
from understudy.cli.commands.run_commands import app as run_app
from understudy.cli.commands.translate import app as translate_app
from understudy.cli.parsing.localized_commands import Command, Group, PlayCommand
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
from understudy.cli.reports.commands import app as report_app
from understudy.cli.translations import Translations, translations_for
from understudy.core import LEAST_SEED, MOST_SEED, Illegal, Options

MAX_PORT: Final = 65535
MAX_PROCESSES: Final = 64
FIRST_COMMANDS: Final = ("play", "games", "serve")
"""Commands listed first in the help."""

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


def localized_command(language: str) -> Any:
    """Return the complete command with its help in this language."""
    words = translations_for(None, language)
    group: Any = get_command(app)
    headings = {
        "help": words("terminal-option-help"),
        "argument": words("terminal-panel-arguments"),
        "option": words("terminal-panel-options"),
        "commands": words("terminal-panel-commands"),
    }
    _localize(group, words, headings)
    commands = sorted(group.commands.items(), key=lambda named: named[0] not in FIRST_COMMANDS)
    group.commands = dict(commands)
    return group


def _localize(command: Any, words: Translations, headings: Mapping[str, str]) -> None:
    command.help = words(command.help)
    command.help_words = headings
    command.words = words
    for inner in getattr(command, "commands", {}).values():
        _localize(inner, words, headings)


@app.callback(invoke_without_command=True)
def understudy(
    version: Annotated[bool, typer.Option("--version", help="terminal-option-version")] = False,
) -> None:
    """Print the version."""
    if version:
        from understudy import __version__
        from understudy.sim.bench import is_compiled

        words = load_translations(None, None)
        typer.echo(words("terminal-version", version=__version__, compiled=str(is_compiled())))
        raise typer.Exit


@app.command(cls=PlayCommand, help="terminal-command-about-play")
def play(
    game: Annotated[
        str | None, typer.Argument(help="terminal-argument-game", show_default=False)
    ] = None,
    option: Chosen = None,
    preset: Annotated[str | None, typer.Option(help="terminal-option-preset")] = None,
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
        str | None, typer.Option(metavar="CODE", help="terminal-option-card-language")
    ] = None,
    journal: Annotated[Path | None, typer.Option(help="terminal-option-journal")] = None,
    board: Board = None,
    data: Folder = None,
    database: Address = None,
) -> None:
    """Play a game in the terminal."""
    from understudy.cli.play.game_loop import Play
    from understudy.cli.play.select_game import GameRequest, open_requested_game, read_preset
    from understudy.cli.terminal import stdio_terminal
    from understudy.store.sql import open_store

    words = load_translations(None, language, card_language)
    system = find_game(game, words) if game is not None else None
    if system is not None:
        words = load_translations(system, language, card_language)
    options: Options | None = {} if option or board or preset else None
    if system is not None and options is not None:
        start: Options = {}
        if preset is not None:
            with print_errors(words):
                start = read_preset(system, preset, partial(open_store, data, database))
        options = parse_game_options(system, option, words, board, start)
    # The address is not repeated, because it may contain a password.
    where = [*(["--data", str(data)] if data else []), *(["--database", "URL"] if database else [])]
    request = GameRequest(system, options, seed, resume, load, save)
    with (
        print_errors(words),
        open_requested_game(request, partial(open_store, data, database)) as opened,
    ):
        words = load_translations(opened.session.system, language, card_language)
        Play(opened, stdio_terminal(), words, save_to=save, journal_to=journal, where=where).run()


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
        int | None, typer.Option("--expire", metavar="DAYS", min=1, help="terminal-option-expire")
    ] = None,
    expired: Annotated[
        Path | None, typer.Option("--expired", metavar="FOLDER", help="terminal-option-expired")
    ] = None,
    processes: Annotated[
        int,
        typer.Option(
            "--processes", metavar="N", min=1, max=MAX_PROCESSES, help="terminal-option-processes"
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
    """Start the web server."""
    from understudy.core import Illegal
    from understudy.server import (
        LOG_FORMATS,
        ExpiryConfig,
        ServerSettings,
        WorkerPoolConfig,
        is_loopback,
        is_network,
        load_or_create_secret,
    )
    from understudy.server import serve as serve_page
    from understudy.store import Store
    from understudy.store.sql import data_folder, open_store

    words = load_translations(None, None)
    with print_errors(words):
        with_secret = secret or new_secret
        if not 0 <= port <= MAX_PORT:
            raise Illegal("terminal-bad-port", port=str(port), most=str(MAX_PORT))
        if open_table and with_secret:
            raise Illegal("terminal-open-or-secret")
        for address in proxy or ():
            if not is_network(address):
                raise Illegal("terminal-bad-proxy", proxy=address)
        if metrics is not None and not 0 < metrics <= MAX_PORT:
            raise Illegal("terminal-bad-port", port=str(metrics), most=str(MAX_PORT))
        if log not in LOG_FORMATS:
            raise Illegal("terminal-bad-log", form=log, known=", ".join(LOG_FORMATS))
        needs_secret = with_secret or not (open_table or is_loopback(host))
        open_games = partial(open_store, data, database)
        with closing(open_games()) as store:
            if processes > 1 and store.notices is None:
                raise Illegal("terminal-one-process")
            games: Store | WorkerPoolConfig = store
            if processes > 1:
                store.close()
                games = WorkerPoolConfig(open_games, processes)
            settings = ServerSettings(
                host=host,
                port=port,
                open_browser=open_browser,
                hosts=name or (),
                proxies=proxy or (),
                language=words.language,
                secret=load_or_create_secret(data or data_folder(), renew=new_secret)
                if needs_secret
                else None,
                metrics_port=metrics,
                log_format=log,
                expiry=ExpiryConfig(expire, expired or (data or data_folder()) / "expired")
                if expire
                else None,
                club=club,
            )
            serve_page(games, settings)


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
    from understudy.cli.commands.check import check_lines, differences, find_scenarios, reason_lines

    words = load_translations(None, language)
    if reasons:
        typer.echo("\n".join(reason_lines(words)))
        return
    with print_errors(words):
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
    """Print a board as text, or check an entered one."""
    from understudy.cli.commands.boards import (
        board_game,
        board_problems,
        board_text,
        is_fatal,
        read_text,
    )

    words = load_translations(None, language)
    if game != "check":
        with print_errors(words):
            typer.echo(board_text(find_game(game, words), name), nl=False)
        return
    words = load_translations(board_game(), language)
    with print_errors(words):
        problems = board_problems(read_text(Path(name)))
    for problem in problems:
        typer.echo(words.say(problem))
    fatal = any(map(is_fatal, problems))
    if not fatal:
        typer.echo(words("terminal-board-fine"))
    raise typer.Exit(1 if fatal else 0)


@app.command(cls=Command, help="terminal-command-about-options")
def options(game: Game, as_json: AsJson = False, language: Language = None) -> None:
    """List the options of a game."""
    from understudy import options as list_options
    from understudy.cli.commands.option_list import option_lines

    with translated_errors(language) as words:
        found = list_options(game)
        words = load_translations(find_game(game, words), language)
    typer.echo(json.dumps(found) if as_json else "\n".join(option_lines(game, found, words)))


@app.command(cls=Command, help="terminal-command-about-names")
def names(game: Game, as_json: AsJson = False, language: Language = None) -> None:
    """Count the names that are not yet translated."""
    from rich.console import Console

    from understudy.cli.commands.missing_names import missing_names, names_table

    words = load_translations(None, language)
    system = find_game(game, words)
    if as_json:
        typer.echo(json.dumps(missing_names(system)))
        return
    Console().print(names_table(system, words))


@app.command(cls=Command, help="terminal-command-about-mcp")
def mcp(language: Language = None) -> None:
    """Serve games to language-model assistants over standard input and output."""
    from importlib.util import find_spec

    with translated_errors(language) as words:
        if find_spec("mcp") is None:
            raise Illegal("terminal-needs-mcp")
        from understudy.assistant.server import serve

        serve(words.language)


app.add_typer(report_app, name="report")
app.add_typer(run_app)
app.add_typer(translate_app, name="translate")


@app.command(cls=Command, help="terminal-command-about-completion")
def completion(
    ctx: typer.Context,
    shell: Annotated[str, typer.Argument(help="terminal-argument-shell", show_default=False)],
    typed: Annotated[
        list[str] | None, typer.Argument(help="terminal-argument-typed", show_default=False)
    ] = None,
) -> None:
    """Print the script for a shell, or the completions of the last of these words."""
    from understudy.cli.parsing.completion import SCRIPTS, completion_lines
    from understudy.core import Illegal

    with print_errors(load_translations(None, None)):
        if shell not in SCRIPTS:
            raise Illegal("terminal-no-such-shell", name=shell, known=", ".join(SCRIPTS))
    if typed is None:
        typer.echo(SCRIPTS[shell])
        return
    group = ctx.find_root().command
    for line in completion_lines(shell, group, ctx.find_root(), typed):
        typer.echo(line)
