"""A game in memory, with its view and checklist."""

from __future__ import annotations

from understudy.core import Session
from understudy.service.cache.checklists import CHECKLISTS
from understudy.service.wire.payloads import GameStatus, Json
from understudy.store import StoredGame


def make_token(question_token: str, revision: int) -> str:
    """Return the token of a game's state: its question and its revision."""
    return f"{question_token}@{revision}"


class CachedGame:
    """A game in memory. Its view is built once per revision, its checklist once."""

    __slots__ = ("_checklist", "_view", "stored")

    def __init__(self, stored: StoredGame, view: Json | None = None) -> None:
        self.stored = stored
        self._view = view
        self._checklist: list[Json] | None = None

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def session(self) -> Session:
        return self.stored.session

    @property
    def revision(self) -> int:
        """The revision, which increases with each change."""
        return self.stored.revision

    @property
    def token(self) -> str:
        """The token of the current state.

        It contains the revision: after a correction the same question can be asked at the same
        index of a different game.
        """
        return make_token(self.session.token, self.revision)

    @property
    def status(self) -> GameStatus:
        return GameStatus(self.id, self.revision, self.token)

    def replace_with(self, session: Session, revision: int, view: Json) -> None:
        self.stored.session = session
        self.stored.revision = revision
        self._view = view

    @property
    def view(self) -> Json:
        """The position as plain data for a screen."""
        if self._view is None:
            self._view = self.session.system.view(self.session.position)
        return self._view

    @property
    def checklist(self) -> list[Json]:
        """What the player does before the first turn; it depends only on the options."""
        if self._checklist is None:
            self._checklist = CHECKLISTS.checklist(self.session.system, self.session.options)
        return self._checklist
