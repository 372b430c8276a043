"""Dice: named faces, thrown by the table."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.core import Args, Choice, Table


@dataclass(frozen=True, slots=True)
class Die:
    """A die with named faces. A `real` throw is asked for, any other is left to chance."""

    question: str
    kind: str
    faces: tuple[str, ...]

    def roll(
        self, table: Table, *, real: bool = False, cite: str = "", args: Args | None = None
    ) -> str:
        """The face that comes up; `args` say what a real throw is for."""
        if real:
            names = tuple(dict.fromkeys(self.faces))
            return table.ask(
                Choice(id=self.question, kind=self.kind, options=names, cite=cite, args=args)
            )
        return self.faces[table.pick(len(self.faces))]
