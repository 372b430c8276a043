"""Questions of civilizations."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from understudy.core import Message
from understudy.core.journal.messages import Args
from understudy.core.questions.question import Notes
from understudy.tapestry.human.rules.questions import NONE, ask_choice
from understudy.tapestry.human.state.context import Context

CITE = "H14.1"


def ask_civilization(
    context: Context,
    civilization: str,
    kind: str,
    options: Sequence[str],
    *,
    words: Callable[[], dict[str, Message]] | None = None,
    notes: Notes | None = None,
    about: Args | None = None,
) -> str:
    """Ask what to do with an ability that may be left; `notes` say what each option gives."""
    said = {NONE: Message("tapestry-leave-ability")}
    return ask_choice(
        context, f"tapestry-civ-{civilization}", kind, [*options, NONE], CITE,
        words=lambda: said if words is None else words() | said, notes=notes, about=about,
    )  # fmt: skip
