"""Questions, steps and tables of figures as HTML, for whoever looks at them in a notebook.

It is for people who write programs: names stand as a program writes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from understudy.core.journal.journal import Step
    from understudy.core.questions.form import Fields
    from understudy.core.questions.question import Question


def html_table(rows: Iterable[Sequence[object]], head: Sequence[str] = ()) -> str:
    """Rows of cells; the first of each names it."""
    lines = [_row("th", head)] if head else []
    lines += [_row("td", row) for row in rows]
    return f"<table>{''.join(lines)}</table>"


def _row(cell: str, values: Sequence[object]) -> str:
    form = 'style="text-align:left"'
    return f"<tr>{''.join(f'<{cell} {form}>{escape(str(one))}</{cell}>' for one in values)}</tr>"


def question_html(question: Question[Any]) -> str:
    """What is asked, and everything that can be answered."""
    return f"{_heading(question.id, question.cite)}{html_table(_answers(question))}"


def _answers(question: Question[Any]) -> Iterator[tuple[str, str]]:
    """By name, as far as an answer has names."""
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
    """What happened, what it changed, and how a choice came about."""
    heading = _heading(f"{step.number} {step.kind}", step.cite)
    changes = [(one.what, one.before, one.after) for one in step.changes]
    parts = [heading, html_table(changes, ("fact", "before", "after"))] if changes else [heading]
    if step.deliberation is not None:
        weighed = step.deliberation
        rows = [("candidates", "", " ".join(weighed.candidates))]
        rows += [(one.rule, str(one.best), " ".join(one.left)) for one in weighed.narrowings]
        parts.append(html_table([*rows, ("chosen", "", str(weighed.chosen))]))
    return "".join(parts)


def _heading(name: str, cite: str) -> str:
    return f"<b>{escape(name)}</b>{f' <small>[{escape(cite)}]</small>' if cite else ''}"
