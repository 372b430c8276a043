"""The command `translate`: shows how far a translation is, and records its state."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated, Final

import typer

from understudy.cli.parsing.localized_commands import Command, Group
from understudy.cli.parsing.options import AsJson, Language, translated_errors
from understudy.cli.translations import Translations

app = typer.Typer(cls=Group, no_args_is_help=True, help="terminal-command-about-translate")

_CODE: Final = typer.Argument(metavar="CODE", help="terminal-argument-code", show_default=False)
_FIRST_IDS: Final = 5
"""How many ids are listed without ``--list``."""


@app.command(cls=Command, help="terminal-command-about-translate-status")
def status(
    code: Annotated[str | None, _CODE] = None,
    list_all: Annotated[bool, typer.Option("--list", help="terminal-option-list")] = False,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Show how many messages are translated, and which English ones changed since."""
    from understudy.locales import ENGLISH, languages
    from understudy.locales.progress import translation_progress
    from understudy.locales.translator import find_language

    with translated_errors(language) as words:
        codes = [find_language(code)] if code else [one for one in languages() if one != ENGLISH]
    found = {one: translation_progress(one) for one in codes}
    if as_json:
        typer.echo(json.dumps({one: [*map(asdict, files)] for one, files in found.items()}))
        return
    for one, files in found.items():
        total, done = sum(file.messages for file in files), sum(file.done for file in files)
        typer.echo(words("terminal-translate-total", language=one, done=done, total=total))
        for file in files:
            if file.missing or file.changed or file.unknown or code:
                _show_file(file.file, file.done, file.messages, words)
            if list_all or code:
                _show_ids("terminal-translate-missing", file.missing, list_all, words)
            _show_ids("terminal-translate-changed", file.changed, list_all, words)
            _show_ids("terminal-translate-unknown", file.unknown, list_all, words)


@app.command(cls=Command, help="terminal-command-about-translate-record")
def record(code: Annotated[str, _CODE], language: Language = None) -> None:
    """Record that every translated message fits the English one."""
    from understudy.locales.progress import record_translation
    from understudy.locales.translator import find_language

    with translated_errors(language) as words:
        file = record_translation(find_language(code))
    typer.echo(words("terminal-translate-recorded", file=str(file)))


def _show_file(name: str, done: int, total: int, words: Translations) -> None:
    typer.echo(f"  {words('terminal-translate-file', file=f'{name}.ftl', done=done, total=total)}")


def _show_ids(message: str, ids: list[str], list_all: bool, words: Translations) -> None:
    """Print the number of these messages, and their ids; without `list_all` only the first."""
    if not ids:
        return
    typer.echo(f"    {words(message, count=len(ids))}")
    for id in ids if list_all else ids[:_FIRST_IDS]:
        typer.echo(f"      {id}")
    if not list_all and len(ids) > _FIRST_IDS:
        typer.echo(f"      {words('terminal-translate-more', count=len(ids) - _FIRST_IDS)}")
