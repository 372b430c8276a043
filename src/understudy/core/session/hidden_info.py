"""What one person of a game knows and nobody else: a hand, cards that were looked at."""

from __future__ import annotations

from typing import Any, Final

from understudy.core.journal.journal import Step
from understudy.core.mypyc_hints import mypyc_attr
from understudy.core.questions.question import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenInfo:
    """Those of a game without any; a game extends it that has some."""

    def exists(self, position: Any) -> bool:
        """Whether there are any in this game."""
        return False

    def seen_by_player(self, position: Any, question: Question[object] | None) -> frozenset[str]:
        """What the person has seen that lay face down before, by names to compare.

        Who takes back an answer after which there was more of it has looked ahead.
        """
        return frozenset()

    def public_view(self, position: Any, view: dict[str, object]) -> dict[str, object]:
        """The view without what only the person may see."""
        return view

    def public_step(self, position: Any, step: Step) -> Step:
        """A step of the journal without what only the person may know."""
        return step


NO_HIDDEN_INFO: Final = HiddenInfo()
