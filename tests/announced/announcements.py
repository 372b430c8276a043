"""Announcements: the steps of a game document that a player at the real table knows."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from understudy.core import Session
from understudy.service.endpoints.game_document import journal_of

Announcement = Mapping[str, Any]
"""A step of a game document, with its notes for the player."""


def announcements(session: Session, since: int = 0) -> Sequence[Announcement]:
    """Return the steps from `since` on as the page receives them."""
    return journal_of(session, since)


class AnnouncedBoard:
    """A board that changes only by what the player is told to do, or did and reported.

    Handlers are named after the kind of the step and read its arguments, never its changes.
    """

    game = ""
    reported: frozenset[str] = frozenset()
    """Kinds of steps that the player did before reporting them."""

    def __init__(self) -> None:
        self.handled: set[str] = set()

    def hear(self, told: Iterable[Announcement]) -> None:
        """Carry out the announcements that ask for it."""
        for step in told:
            kind = step["kind"]
            if not step.get("hands") and kind not in self.reported:
                continue
            name = kind.removeprefix(f"{self.game}-").replace("-", "_")
            act: Callable[[Mapping[str, Any], Announcement], None] | None
            act = getattr(self, f"on_{name}", None)
            if act is not None:
                self.handled.add(kind)
                act(step.get("args", {}), step)

    def facts(self) -> dict[str, object]:
        """Return the facts of the board that are neither zero nor empty."""
        raise NotImplementedError


def differences(board: Mapping[str, object], engine: Mapping[str, object]) -> dict[str, object]:
    """Return the facts that differ: on the announced board, in the engine."""
    names = sorted(board.keys() | engine.keys())
    return {
        name: (board.get(name), engine.get(name))
        for name in names
        if board.get(name) != engine.get(name)
    }
