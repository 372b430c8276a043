"""Dice with named faces."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.core import Args, Choice, Table


@dataclass(frozen=True, slots=True)
class Die:
    """A die with named faces. A `real` roll is asked for, any other is random."""

    question: str
    kind: str
    faces: tuple[str, ...]

    def roll(
        self, table: Table, *, real: bool = False, cite: str = "", args: Args | None = None
    ) -> str:
        """Return the face rolled; `args` are the arguments of the question for a real roll."""
        if real:
            names = tuple(dict.fromkeys(self.faces))
            return table.ask(
                Choice(id=self.question, kind=self.kind, options=names, cite=cite, args=args)
            )
        return self.faces[table.pick(len(self.faces))]
