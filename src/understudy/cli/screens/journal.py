"""The journal as text: one line for each step, indented by depth; and explanations of steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from understudy.cli.screens.screen import Counter
from understudy.cli.terminal import Item
from understudy.cli.translations import Translations
from understudy.core import ChoiceExplanation, Session, Step, TiebreakerResult

HAND: Final = "▸"
"""Mark before tasks at the real table."""


def step_line(step: Step, words: Translations, *, has_task: bool = False) -> Item:
    """Return the line of a step: its number, text, reason of failure and rule."""
    prefix = Text(f"{step.number:>5} {HAND if has_task else ' '}{'  ' * step.depth}", "dim")
    line = Text(words.text(step.kind, step.args), "bold" if step.depth == 0 else "")
    game = step.kind.partition("-")[0]
    if step.failure:
        reason = words.text(f"{game}-failure-{step.failure.replace('_', '-')}")
        line.append(f" ({reason})", "yellow")
    if step.cite:
        line.append(f"  [{words.citation(game, step.cite)}]", "not bold dim")
    return Item(prefix, line)


def step_lines(steps: Iterable[Step], words: Translations) -> list[Item]:
    """Return one line for each step."""
    return [step_line(step, words) for step in steps]


def steps_with_tasks(session: Session, since: int, words: Translations) -> list[Item]:
    """Return the steps from this one on, with table tasks marked and reminders added."""
    notes = session.system.notes(session.position, session.steps, since)
    lines: list[Item] = []
    for step, note in zip(session.steps[since:], notes, strict=True):
        lines.append(step_line(step, words, has_task=note.player_moves))
        prefix = Text(f"      {HAND}{'  ' * step.depth}", "dim")
        lines += [Item(prefix, Text(words.say(message))) for message in note.reminders]
    return lines


def answer_effect_lines(session: Session, since: int, words: Translations) -> list[Item]:
    """Return the effects of the last answer in the player's turn that the player did not report."""
    steps = session.steps
    if since == len(steps):
        return []
    own = {step.turn for step in steps if step.kind == f"{session.system.name}-turn-human"}
    notes = session.system.notes(session.position, steps, since)
    lines: list[Item] = []
    for step, note in zip(steps[since:], notes, strict=True):
        if step.turn in own:
            texts = [words.text(step.kind, step.args)] if note.is_new else []
            texts += map(words.say, note.reminders)
            lines += [Item(Text(f"{HAND} "), Text(text, "bold")) for text in texts]
    return lines


def checklist_lines(session: Session, words: Translations) -> list[Item]:
    """Return the numbered setup list."""
    system = session.system
    lines = system.checklist(system.new(session.options))
    return [Item(Text(f"{n:>5}  "), Text(words.say(line))) for n, line in enumerate(lines, 1)]


def explanation(
    steps: Sequence[Step], number: int, words: Translations, game: str, counters: Sequence[Counter]
) -> list[RenderableType]:
    """Explain a step: its causes, its changes, and how a choice was made."""
    step = steps[number]
    shown: list[RenderableType] = [*step_lines(_chain(steps, step), words)]
    shown += [Text(f"       {line}", "dim") for line in _changed_numbers(step, words, counters)]
    if step.ruling:
        shown.append(Text(words.text(f"{game}-ruling-{step.ruling}"), "italic"))
        why = words.attribute(f"{game}-ruling-{step.ruling}", "why")
        if why:
            shown.append(Text(why, "dim"))
    if step.deliberation:
        shown += _deliberation(step.deliberation, words)
    return shown


def last_choice(steps: Sequence[Step]) -> int:
    """Return the number of the last step with a choice; without one that of the last step."""
    for step in reversed(steps):
        if step.deliberation:
            return step.number
    return len(steps) - 1


def _chain(steps: Sequence[Step], step: Step) -> list[Step]:
    """Return the step and all its causes, the first cause first."""
    chain = [step]
    while chain[-1].cause is not None:
        chain.append(steps[chain[-1].cause])
    return chain[::-1]


def _changed_numbers(step: Step, words: Translations, counters: Sequence[Counter]) -> list[str]:
    """Return lines with the old and new values of numbers; the longest prefix names a fact."""
    lines: list[str] = []
    for change in step.changes:
        fact, before, after = change.what, change.before or 0, change.after or 0
        matching = [one for one in counters if fact.startswith(one.prefix)]
        if matching and isinstance(before, int) and isinstance(after, int):
            name = max(matching, key=lambda one: len(one.prefix)).name(fact, words)
            lines.append(words("terminal-why-changed", what=name, before=before, after=after))
    return lines


def _fact(fact: object) -> str:
    return "–" if fact is None else str(fact)


def _deliberation(deliberation: ChoiceExplanation, words: Translations) -> list[RenderableType]:
    """Return a table of the tiebreakers in order, with the best value and the candidates left."""
    kind = deliberation.kind
    chosen = deliberation.chosen
    table = Table(
        words("terminal-why-rule"),
        words("terminal-why-best"),
        words("terminal-why-left"),
        title=words(
            "terminal-why-candidates",
            count=len(deliberation.candidates),
            candidates=_names(kind, deliberation.candidates, words),
        ),
        title_justify="left",
    )
    before = deliberation.candidates
    for narrowing in deliberation.narrowings:
        best = _fact(narrowing.best)
        table.add_row(
            words.text(narrowing.rule, narrowing.args), best, _left(kind, before, narrowing, words)
        )
        before = narrowing.left
    name = _short(kind, chosen, words) if chosen is not None else _fact(None)
    return [table, Text(words("terminal-why-chosen", chosen=name), "bold")]


def _left(kind: str, before: Sequence[str], result: TiebreakerResult, words: Translations) -> str:
    """Return the candidates left, followed by those eliminated with their values."""
    left = _names(kind, result.left, words)
    if len(result.values) != len(before):
        return left
    out = [
        words.labelled(_short(kind, candidate, words), _fact(value))
        for candidate, value in zip(before, result.values, strict=True)
        if candidate not in result.left
    ]
    return words("terminal-why-out", left=left, out=", ".join(out)) if out else left


def _names(kind: str, ids: Sequence[str], words: Translations) -> str:
    return ", ".join(_short(kind, id, words) for id in ids)


def _short(kind: str, id: str, words: Translations) -> str:
    """Return a space by its numbers, as on the text map; everything else by its name."""
    return id if "." in id else words.name(kind, id)
