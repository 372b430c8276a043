"""Texts for assistants: questions, names, steps and rules in one language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from understudy.core import Args, Message, Ref, Step, System
from understudy.locales.names import names_of_system
from understudy.locales.translator import Translator


class Words:
    """Renders the messages of a game; what has no message is shown by its id."""

    def __init__(self, system: System, language: str) -> None:
        self._system = system
        self._language = language

    @cached_property
    def _translator(self) -> Translator:
        return Translator(self._language, names_of_system(self._system))

    def text(self, id: str, args: Args | None = None, attribute: str | None = None) -> str:
        """Return the text of a message, or of its attribute; without one, its id or nothing."""
        if self._translator.has(id, attribute):
            return self._translator.text(id, args, attribute)
        return "" if attribute else id

    def name(self, kind: str, id: str) -> str:
        """Return the name of a thing; its id if it has none."""
        named = id in self._translator.names.get(kind, {})
        message = id if kind == "question" else f"{kind}-{id.replace('_', '-')}"
        if named or self._translator.has(message) or ("." in id and self._translator.has(kind)):
            return self._translator.name(Ref(kind, id))
        return id

    def step(self, step: Step) -> dict[str, Any]:
        """Return a step of the journal: its sentence, rule, changes, and how a choice was made."""
        shown: dict[str, Any] = {
            "number": step.number,
            "depth": step.depth,
            "text": self._translator.say(Message(step.kind, step.args)),
            "cite": step.cite,
            "changes": [
                {"what": one.what, "before": one.before, "after": one.after} for one in step.changes
            ],
        }
        if step.deliberation is not None:
            shown["candidates"] = list(step.deliberation.candidates)
            shown["chosen"] = step.deliberation.chosen
        return shown

    def rules(self) -> Iterator[dict[str, Any]]:
        """Yield the rules of the game and our rulings: number, title, text, where printed."""
        for rule in self._system.rules():
            ours = rule.sure == "ours"
            kind = "ruling" if ours else "rule"
            id = f"{self._system.name}-{kind}-{rule.number.replace('.', '-')}"
            yield {
                "number": rule.number,
                "title": self.text(id) if self._translator.has(id) else "",
                "text": self.text(id, None, "why" if ours else "text"),
                "printed": list(rule.cites),
                "certainty": rule.sure,
            }
