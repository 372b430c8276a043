"""The menu of a turn in a screen game: every legal move, and a check that lets the rules refuse."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from understudy.core.journal.messages import Args
from understudy.core.questions.form import Entries, Fields, Menu, check_fields, fields
from understudy.core.questions.question import Choice

Move = dict[str, str]
"""One legal move, in the form of its answer: ``{"do": "play", "card": "009"}``."""

MoveFields = Mapping[str, tuple[str, str]]
"""The field that each move names, and its kind of reference."""


class TurnMenu(Menu):
    """The menu of a turn. `moves` returns each legal answer, `move_fields` the field of each move.

    `last` are the moves without a field that are always possible; the last one is the default.
    Fields are questions named `PREFIX-field-FIELD`, where the prefix is that of `kind`.
    """

    __slots__ = ("move_fields", "moves")

    def __init__(
        self,
        id: str,
        cite: str,
        kind: str,
        last: tuple[str, ...],
        move_fields: MoveFields,
        moves: Callable[[], list[Move]],
        args: Args | None = None,
    ) -> None:
        # Like that of `Menu`, `super().__init__` is inlined.
        self.id = id
        self.args = {} if args is None else args
        self.cite = cite
        self.default = {"do": last[-1]}
        self.present = None
        self.terms = None
        self.kind = kind
        self.plain = last
        self._entries = None
        self.moves = moves
        self.move_fields = move_fields

    def check(self, answer: object) -> dict[str, object]:
        """Accept any move with a known name: the rules say why it is not possible now."""
        if isinstance(answer, Mapping):
            move = answer.get("do")
            if isinstance(move, str) and move in self.move_fields:
                field = self.move_fields[move][0]
                named = self._field(move, (str(answer.get(field)),))
                return {"do": move, **check_fields(named, answer, besides=("do",))}
        return super().check(answer)

    def entries(self) -> Entries:
        """Return the moves as menu entries: one per kind, with the choice of its field."""
        # Not by `_make_entries`: with a method of its own each menu would be a reference cycle.
        if self._entries is None:
            self._entries = self._move_entries()
        return self._entries

    def _move_entries(self) -> Entries:
        kinds: dict[str, list[str]] = {}
        for move in self.moves():
            if move["do"] in self.move_fields:
                kinds.setdefault(move["do"], []).append(move[self.move_fields[move["do"]][0]])
        return tuple((name, self._field(name, options)) for name, options in kinds.items())

    def _field(self, move: str, options: Sequence[str]) -> Fields:
        field, kind = self.move_fields[move]
        id = f"{self.kind.partition('-')[0]}-field-{field}"
        return fields(**{field: Choice(id=id, kind=kind, options=tuple(options))})
