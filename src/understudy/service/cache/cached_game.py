"""A game while it is being played: its session, and what is shown of it, made once."""

from __future__ import annotations

from understudy.core import Session, message_to_json
from understudy.service.wire.payloads import GameStatus, Json
from understudy.store import StoredGame


def token_of(asks: str, revision: int) -> str:
    """Names what a game asks at a revision."""
    return f"{asks}@{revision}"


class CachedGame:
    """A game in memory. Its view is made once a revision, its checklist once at all."""

    __slots__ = ("_checklist", "_view", "kept")

    def __init__(self, kept: StoredGame, view: Json | None = None) -> None:
        self.kept = kept
        self._view = view
        self._checklist: list[Json] | None = None

    @property
    def id(self) -> str:
        """What the game is called."""
        return self.kept.id

    @property
    def session(self) -> Session:
        """The game as it is played."""
        return self.kept.session

    @property
    def revision(self) -> int:
        """How often it has changed."""
        return self.kept.revision

    @property
    def token(self) -> str:
        """Names the state of the game.

        The revision is part of it: after a corrected answer the same question may stand at the
        same place of another game.
        """
        return token_of(self.session.token, self.revision)

    @property
    def status(self) -> GameStatus:
        """Where it stands now."""
        return GameStatus(self.id, self.revision, self.token)

    def replace_with(self, session: Session, revision: int, view: Json) -> None:
        """Go on as what is being kept."""
        self.kept.session = session
        self.kept.revision = revision
        self._view = view

    @property
    def view(self) -> Json:
        """Everything a screen may show of the position."""
        if self._view is None:
            self._view = self.session.system.view(self.session.position)
        return self._view

    @property
    def checklist(self) -> list[Json]:
        """What hands do before the first turn; it follows from the options alone."""
        if self._checklist is None:
            system = self.session.system
            lines = system.checklist(system.new(self.session.options))
            self._checklist = [message_to_json(line) for line in lines]
        return self._checklist
