"""Hidden information: what only the player knows, such as a hand of cards."""

from __future__ import annotations

from typing import Any, Final

from understudy.core.journal.journal import Step
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
