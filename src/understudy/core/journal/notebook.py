"""Questions, steps and tables of numbers as HTML for notebooks, with names as in programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from understudy.core.journal.step import Step
    from understudy.core.questions.form import Fields
    from understudy.core.questions.question import Question


def html_table(rows: Iterable[Sequence[object]], head: Sequence[str] = ()) -> str:
    """Return an HTML table of these rows."""
    lines = [_row("th", head)] if head else []
    lines += [_row("td", row) for row in rows]
    return f"<table>{''.join(lines)}</table>"


def _row(cell: str, values: Sequence[object]) -> str:
    form = 'style="text-align:left"'
    return f"<tr>{''.join(f'<{cell} {form}>{escape(str(one))}</{cell}>' for one in values)}</tr>"


def question_html(question: Question[Any]) -> str:
    """Return a question and everything that can be answered as HTML."""
    return f"{_heading(question.id, question.cite)}{html_table(_answers(question))}"


def _answers(question: Question[Any]) -> Iterator[tuple[str, str]]:
    """Yield the possible answers, by field name where there are fields."""
    from understudy.core.questions.form import Form, Menu

    if isinstance(question, Menu):
        yield from ((name, "") for name in question.plain)
        for name, wanted in question.entries():
            yield name, "; ".join(f"{field}: {said}" for field, said in _fields(wanted))
    elif isinstance(question, Form):
        yield from _fields(question.fields)
    else:
        yield type(question).__name__, question.alternatives()
    if question.default not in (None, {}):
        yield "likely", repr(question.default)


def _fields(wanted: Fields) -> Iterator[tuple[str, str]]:
    for name, question in wanted:
        likely = "" if question.default in (None, {}) else f" (likely {question.default!r})"
        yield name, f"{question.alternatives()}{likely}"


def step_html(step: Step) -> str:
    """Return a step as HTML: what happened, what it changed, and how a choice was made."""
    heading = _heading(f"{step.number} {step.kind}", step.cite)
    changes = [(one.what, one.before, one.after) for one in step.changes]
    parts = [heading, html_table(changes, ("fact", "before", "after"))] if changes else [heading]
    if step.deliberation is not None:
        choice = step.deliberation
        rows = [("candidates", "", " ".join(choice.candidates))]
        rows += [(one.rule, str(one.best), " ".join(one.left)) for one in choice.narrowings]
        parts.append(html_table([*rows, ("chosen", "", str(choice.chosen))]))
    return "".join(parts)


def _heading(name: str, cite: str) -> str:
    return f"<b>{escape(name)}</b>{f' <small>[{escape(cite)}]</small>' if cite else ''}"
