"""Several questions asked together: a form with fields, or a menu of actions with fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from understudy.core.errors import Illegal, Refused
from understudy.core.journal.messages import Args
from understudy.core.questions.question import Override, Question

Fields = tuple[tuple[str, Question[object]], ...]
"""Named questions, in order."""

Entries = tuple[tuple[str, Fields], ...]
"""Actions of a menu, each with its fields."""


def fields(**questions: Question[object]) -> Fields:
    """Return named questions as fields."""
    return tuple(questions.items())


def check_mapping(answer: object) -> Mapping[Any, object]:
    """Return the answer if it is a table by name; raise `Illegal` if not."""
    if isinstance(answer, Mapping):
        return answer
    raise Illegal("table-not-a-form", answer=str(answer))


def check_fields(
    wanted: Fields, answer: object, *, besides: tuple[str, ...] = ()
) -> dict[str, object]:
    """Check a table of answers field by field; a missing field takes its default.

    The names `besides` may be in the answer and are ignored.
    """
    answer = check_mapping(answer)
    known = {name for name, _ in wanted}
    for name in answer:
        if name not in known and name not in besides:
            raise Illegal("table-unknown-field", field=str(name))
    checked: dict[str, object] = {}
    for name, question in wanted:
        given = answer.get(name)
        if given is None:
            given = question.likely(checked)
        try:
            if given is None:
                raise Illegal("table-missing-field", field=name)
            checked[name] = question.check(given)
        except Refused as refused:
            refused.add_note(f"{name}: {question!r}")
            raise
    return checked


def _by_name(wanted: Fields) -> str:
    return "{" + ", ".join(name for name, _ in wanted) + "}"


def _overrides(wanted: Fields) -> tuple[str, ...]:
    return tuple(name for name, question in wanted if isinstance(question, Override))


def fields_to_json(wanted: Fields) -> list[dict[str, object]]:
    """Return the fields as JSON, each with its name."""
    return [{"name": name, **question.to_json()} for name, question in wanted]


class Form(Question[dict[str, object]]):
    """Several questions on one form; every field has its own default."""

    __slots__ = ("fields",)

    def __init__(
        self,
        id: str,
        cite: str,
        fields: Fields,
        default: dict[str, object] | None = None,
        args: Args | None = None,
    ) -> None:
        super().__init__(id, args, cite, default or {})
        self.fields = fields

    def check(self, answer: object) -> dict[str, object]:
        return check_fields(self.fields, answer)

    def overrides(self, answer: Mapping[str, object]) -> tuple[str, ...]:
        return _overrides(self.fields)

    def alternatives(self) -> str:
        return _by_name(self.fields)

    def shape(self) -> dict[str, object]:
        return {"type": "form", "fields": fields_to_json(self.fields)}


class Menu(Question[dict[str, object]]):
    """One of several actions, each with its own fields.

    The answer is ``{"do": NAME, …fields}``; a bare NAME is enough where all fields have defaults.
    `plain` are the actions without fields. `entries` makes the others, once, when the menu is first
    shown or checked, so a simulation that does neither does not pay for them. Do not ask a menu
    again after the position changed: make a new one.
    """

    __slots__ = ("_entries", "_make_entries", "kind", "plain")

    def __init__(
        self,
        id: str,
        cite: str,
        kind: str,
        plain: tuple[str, ...],
        entries: Callable[[], Entries],
        default: dict[str, object] | None = None,
        args: Args | None = None,
    ) -> None:
        # Every turn asks a menu, so `super().__init__` is inlined.
        self.id = id
        self.args = {} if args is None else args
        self.cite = cite
        self.default = default
        self.present = None
        self.terms = None
        self.kind = kind
        self.plain = plain
        self._make_entries = entries
        self._entries: Entries | None = None

    def entries(self) -> Entries:
        """Return the actions with fields, as they are when first asked for."""
        # The menu is shown, then checks the answer: made once, it saves a tenth of the time.
        if self._entries is None:
            self._entries = self._make_entries()
        return self._entries

    def check(self, answer: object) -> dict[str, object]:
        table = {"do": answer} if isinstance(answer, str) else check_mapping(answer)
        chosen = table.get("do")
        if chosen in self.plain:
            return {"do": chosen, **check_fields((), table, besides=("do",))}
        for name, wanted in self.entries():
            if name == chosen:
                return {"do": name, **check_fields(wanted, table, besides=("do",))}
        raise Illegal("table-not-an-option", answer=str(chosen))

    def overrides(self, answer: Mapping[str, object]) -> tuple[str, ...]:
        return _overrides(dict(self.entries()).get(str(answer["do"]), ()))

    def alternatives(self) -> str:
        entries = [f"{name} {_by_name(wanted)}" for name, wanted in self.entries()]
        return ", ".join([*self.plain, *entries])

    def shape(self) -> dict[str, object]:
        entries = [
            {"name": name, "fields": fields_to_json(wanted)} for name, wanted in self.entries()
        ]
        plain = list(self.plain)
        return {"type": "menu", "kind": self.kind, "plain": plain, "entries": entries}
