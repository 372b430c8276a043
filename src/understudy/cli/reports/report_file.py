"""The file of a problem report: the game, what the player expected, and where it was played.

The page writes the same file (`web/help/report_file.js`).
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from understudy.cli.files import write_file
from understudy.cli.translations import Translations, strip_control_characters
from understudy.core import Illegal, Session, Unreadable, load, save
from understudy.distribution import installed_version

FORMAT: Final = 1
LAST_STEPS: Final = 20
"""Steps of the journal that a report repeats as text."""


@dataclass(frozen=True, slots=True)
class Report:
    """A problem report. `where` is the browser or the terminal, `steps` are the last steps."""

    version: str
    where: str
    language: str
    settings: Mapping[str, object]
    expected: str
    steps: Sequence[str]
    save: str

    def session(self) -> Session:
        """Return the game at the moment of the problem; raise `Unreadable` if it cannot be read."""
        return load(self.save)


def terminal_report(session: Session, expected: str, words: Translations) -> Report:
    """Return a report of a game in the terminal."""
    return Report(
        version=installed_version(),
        where=f"{platform.python_implementation()} {platform.python_version()}, {sys.platform}",
        language=words.language,
        settings={},
        expected=expected.strip(),
        steps=[words.text(step.kind, step.args) for step in session.steps[-LAST_STEPS:]],
        save=save(session),
    )


def report_text(report: Report) -> str:
    """Return the text of the file."""
    content = {
        "understudy_report": FORMAT,
        "version": report.version,
        "where": report.where,
        "language": report.language,
        "settings": dict(report.settings),
        "expected": report.expected,
        "steps": list(report.steps),
        "save": json.loads(report.save),
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def read_report(path: Path) -> Report:
    """Return the report in a file; raise `Unreadable` with the reason if there is none."""
    try:
        data = json.loads(path.read_text("utf-8-sig"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unreadable("terminal-cannot-read", file=str(path), reason=reason) from None
    except (ValueError, RecursionError):
        raise Unreadable("terminal-report-not-ours") from None
    if not isinstance(data, Mapping) or data.get("understudy_report") != FORMAT:
        raise Unreadable("terminal-report-not-ours")
    steps, settings = data.get("steps", []), data.get("settings", {})
    return Report(
        version=_text(data, "version"),
        where=_text(data, "where"),
        language=_text(data, "language"),
        settings=settings if isinstance(settings, Mapping) else {},
        expected=_text(data, "expected"),
        steps=[_plain(step) for step in steps] if isinstance(steps, list) else [],
        save=json.dumps(data.get("save"), ensure_ascii=False),
    )


def _text(data: Mapping[str, Any], key: str) -> str:
    return _plain(data.get(key, ""))


def _plain(value: object) -> str:
    """Return a text without control characters, because the file may come from a stranger."""
    return "\n".join(strip_control_characters(line) for line in str(value).split("\n"))


def summary_lines(report: Report, words: Translations) -> list[str]:
    """Return what a report says, for the terminal."""
    settings = ", ".join(f"{name}: {value}" for name, value in report.settings.items())
    about = ", ".join(part for part in (report.where, report.language, settings) if part)
    return [
        words("terminal-report-about", version=report.version, where=_plain(about)),
        words("terminal-report-steps"),
        *(f"    {step}" for step in report.steps),
        words("page-problem-expected"),
        *(f"    {line}" for line in report.expected.split("\n")),
        "",
    ]


def write_report(report: Report, out: Path | None) -> Path:
    """Write a report and return its file, which must be new; by default in the current folder."""
    if out is None:
        system = json.loads(report.save)["game"]
        names = (Path(f"understudy-report-{system}-{n}.json") for n in count(1))
        out = next(name for name in names if not name.exists())
    if out.exists():
        raise Illegal("terminal-file-exists", file=str(out))
    write_file(out, report_text(report).encode())
    return out
