"""Hidden information: what only the player knows, such as a hand of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from understudy.core.journal.step import Change, Step
from understudy.core.mypyc_hints import mypyc_attr
from understudy.core.questions.question import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenInfo:
    """No hidden information; games with hidden information extend this class."""

    def exists(self, position: Any) -> bool:
        """Return whether this game has hidden information."""
        return False

    def seen_by_player(self, position: Any, question: Question[object] | None) -> frozenset[str]:
        """Return names of everything the player has seen that was hidden before.

        Undoing past newly revealed hidden information counts as a peek.
        """
        return frozenset()

    def public_view(self, position: Any, view: dict[str, object]) -> dict[str, object]:
        """Return the view without what only the player may see."""
        return view

    def public_step(self, position: Any, step: Step) -> Step:
        """Return a step of the journal without what only the player may know."""
        return step


NO_HIDDEN_INFO: Final = HiddenInfo()


class HiddenSteps:
    """Steps that name what only the player sees: by kind, the step shown to others instead.

    `is_hidden` says which changes of such a step are left out; others are told their number.
    """

    __slots__ = ("is_hidden", "kinds")

    def __init__(self, kinds: Mapping[str, str], is_hidden: Callable[[Change], bool]) -> None:
        self.kinds = kinds
        self.is_hidden = is_hidden

    def hidden_changes(self, step: Step) -> list[Change]:
        """Return the changes of a step that only the player may see."""
        return (
            [one for one in step.changes if self.is_hidden(one)] if step.kind in self.kinds else []
        )

    def public(self, step: Step, *keep: str) -> Step:
        """Return the step as others see it: its count, and the arguments named in `keep`."""
        if step.kind not in self.kinds:
            return step
        public = tuple(change for change in step.changes if not self.is_hidden(change))
        args = {name: step.args[name] for name in keep if name in step.args}
        args["count"] = len(step.changes) - len(public)
        return replace(step, kind=self.kinds[step.kind], args=args, changes=public)
