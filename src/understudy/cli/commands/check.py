"""The command `check`: runs scenarios."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from understudy.cli.translations import Translations, translations_for
from understudy.components.data_tables import DataError
from understudy.core import Illegal, Refused, Unreadable, find_system, system_names
from understudy.core.scenarios.check import check_scenario

KEYS: Final = ("title", "rule", "game", "options", "given", "when", "then")
REQUIRED: Final = ("game", "when")
TABLES: Final = ("options", "given", "when", "then")


def find_scenarios(paths: Iterable[Path]) -> list[Path]:
    """Return these files and all scenarios in these folders, sorted."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(file for file in path.rglob("*.toml") if file.is_file())
        elif path.exists():
            found.append(path)
        else:
            raise Illegal("terminal-check-no-such-path", path=str(path))
    if not found:
        raise Illegal("terminal-check-nothing")
    return list(dict.fromkeys(found))


def read_scenario(path: Path) -> dict[str, object]:
    """Return the scenario of a file; raise `Unreadable` with the place of an error."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        where = re.search(r"line (\d+)", str(error))
        line = where[1] if where else "1"
        raise Unreadable("terminal-check-not-toml", line=line, reason=str(error)) from None
    except UnicodeDecodeError:
        raise Unreadable("terminal-check-not-text") from None
    except (ValueError, RecursionError) as error:
        # A number of thousands of digits, or thousands of nested lists.
        raise Unreadable("terminal-check-not-toml", line="?", reason=str(error)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unreadable("terminal-cannot-read", file=str(path), reason=reason) from None
    for key in data:
        if key not in KEYS:
            raise Unreadable("terminal-check-unknown-key", key=key, known=", ".join(KEYS))
    for key in REQUIRED:
        if key not in data:
            raise Unreadable("terminal-check-missing-key", key=key)
    for key in TABLES:
        if not isinstance(data.get(key, {}), Mapping):
            raise Unreadable("terminal-check-not-a-table", key=key)
    return data


def differences(path: Path, language: str | None) -> list[str]:
    """Return the differences from the expected result as sentences; empty if there are none."""
    words = _words(None, language)
    try:
        try:
            scenario = read_scenario(path)
            words = _words(find_system(str(scenario["game"])).name, language)
            found = check_scenario(scenario)
        except Refused as refused:
            found = [refused.message]
        return [words.say(difference) for difference in found]
    except DataError:
        # Every scenario would fail with it.
        raise
    except Exception as error:
        # A bug in one scenario must not hide the results of the others.
        fault = f"{type(error).__name__}: {error}"
        return [words("terminal-check-crashed", fault=fault)]


@cache
def _words(game: str | None, language: str | None) -> Translations:
    """Return the translations of a game, created once for all its scenarios."""
    return translations_for(find_system(game) if game else None, language)


def check_lines(path: Path, found: Sequence[str], words: Translations) -> list[str]:
    """Return the printed lines for one scenario."""
    if not found:
        return [words("terminal-check-ok", path=str(path))]
    failed = words("terminal-check-failed", path=str(path))
    if len(found) == 1:
        return [words.labelled(failed, found[0])]
    head = words("terminal-check-differences", count=len(found))
    return [words.labelled(failed, head), *(f"    {difference}" for difference in found)]


def reason_lines(words: Translations) -> list[str]:
    """Return every failure reason with its translation, by game."""
    lines: list[str] = []
    for name in system_names():
        for reason in find_system(name).reasons():
            text = words(f"{name}-failure-{reason.replace('_', '-')}")
            lines.append(f"{name:<10}{reason:<24}{text}")
    return lines
