"""Several questions that are asked together: a sheet of fields, or a menu of things to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from understudy.core.errors import Illegal, Refused
from understudy.core.journal.messages import Args
from understudy.core.questions.question import Override, Question

Fields = tuple[tuple[str, Question[object]], ...]
"""Named questions that are asked together, in order."""


def fields(**questions: Question[object]) -> Fields:
    """Several questions side by side, by name."""
    return tuple(questions.items())


def check_fields(
    wanted: Fields, answer: object, *, besides: tuple[str, ...] = ()
) -> dict[str, object]:
    """Check a table of answers field by field; a missing one takes its default."""
    if not isinstance(answer, Mapping):
        raise Illegal("table-not-a-form", answer=str(answer))
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


def _insists(wanted: Fields) -> tuple[str, ...]:
    return tuple(name for name, question in wanted if isinstance(question, Override))


def fields_to_json(wanted: Fields) -> list[dict[str, object]]:
    """The fields as JSON, each with its name."""
    return [{"name": name, **question.to_json()} for name, question in wanted]


class Form(Question[dict[str, object]]):
    """Several questions on one sheet; likely every field keeps its own default."""

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

    def insists(self, answer: Mapping[str, object]) -> tuple[str, ...]:
        return _insists(self.fields)

    def alternatives(self) -> str:
        return _by_name(self.fields)

    def shape(self) -> dict[str, object]:
        return {"type": "form", "fields": fields_to_json(self.fields)}


class Menu(Question[dict[str, object]]):
    """One of several things to do, each with its own fields.

    The answer is ``{"do": NAME, …fields}``; a bare NAME will do where the fields have defaults.
    `plain` are the things without fields. `entries` are worked out only when somebody looks: a
    simulation that never does pays nothing for them.
    """

    __slots__ = ("entries", "kind", "plain")

    def __init__(
        self,
        id: str,
        cite: str,
        kind: str,
        plain: tuple[str, ...],
        entries: Callable[[], tuple[tuple[str, Fields], ...]],
        default: dict[str, object] | None = None,
        args: Args | None = None,
    ) -> None:
        # Every turn asks a menu: this is `super().__init__` without the call.
        self.id = id
        self.args = {} if args is None else args
        self.cite = cite
        self.default = default
        self.kind = kind
        self.plain = plain
        self.entries = entries

    def check(self, answer: object) -> dict[str, object]:
        table = {"do": answer} if isinstance(answer, str) else answer
        if not isinstance(table, Mapping):
            raise Illegal("table-not-a-form", answer=str(answer))
        chosen = table.get("do")
        if chosen in self.plain:
            return {"do": chosen, **check_fields((), table, besides=("do",))}
        for name, wanted in self.entries():
            if name == chosen:
                return {"do": name, **check_fields(wanted, table, besides=("do",))}
        raise Illegal("table-not-an-option", answer=str(chosen))

    def insists(self, answer: Mapping[str, object]) -> tuple[str, ...]:
        return _insists(dict(self.entries()).get(str(answer["do"]), ()))

    def alternatives(self) -> str:
        entries = [f"{name} {_by_name(wanted)}" for name, wanted in self.entries()]
        return ", ".join([*self.plain, *entries])

    def shape(self) -> dict[str, object]:
        entries = [
            {"name": name, "fields": fields_to_json(wanted)} for name, wanted in self.entries()
        ]
        plain = list(self.plain)
        return {"type": "menu", "kind": self.kind, "plain": plain, "entries": entries}
