"""The games being played: kept in memory between requests, one request at a time for each."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock
from typing import Final

from understudy.desk.open_game import OpenGame
from understudy.desk.refusals import NotThere
from understudy.desk.shapes import Headline
from understudy.store import Store
from understudy.table import Correction, Refused, Session, Stale

REMEMBERED: Final = 64
"""How many games stay in memory; any other is replayed when it is needed."""

Tell = Callable[[str, Headline | None], None]
"""Called with the id of a game and where it stands now, None if it is gone."""


@dataclass(slots=True)
class _Queue:
    """Those who want the same game, one behind the other."""

    lock: Lock = field(default_factory=Lock)
    length: int = 0


class OpenGames:
    """Games by id. What the store has is true; memory only saves replaying it."""

    def __init__(self, store: Store, tell: Tell) -> None:
        self.store = store
        self.run = secrets.token_hex(4)
        self._tell = tell
        self._lock = Lock()
        self._queues: dict[str, _Queue] = {}
        self._open: OrderedDict[str, OpenGame] = OrderedDict()

    def add(self, session: Session) -> OpenGame:
        """Keep a new game."""
        view = session.system.view(session.position)
        return self._remember(OpenGame(self.store.create(session, view), view))

    @contextmanager
    def playing(self, id: str) -> Iterator[OpenGame]:
        """The game for the length of one request.

        A refusal leaves it as it was. After anything unforeseen memory is thrown away: the session
        may have got half-way.
        """
        with self._turn(id):
            game = self._find(id)
            try:
                yield game
            except Refused:
                raise
            except BaseException:
                self._forget(id)
                raise

    def answer(self, game: OpenGame, token: str, answer: object, key: str | None) -> None:
        """Answer the question; nothing happens if the key was used before."""
        if key is not None and self.store.has_receipt(game.id, key):
            return
        _check(game, token)
        game.session.answer(answer)
        self._commit(game, game.session, len(game.session.tape) - 1, key)

    def undo(self, game: OpenGame, token: str, to: int | None) -> None:
        """Take answers back."""
        _check(game, token)
        game.session.undo(to)
        self._commit(game, game.session, len(game.session.tape))

    def redo(self, game: OpenGame, token: str) -> None:
        """Give the answer again that was taken back last."""
        _check(game, token)
        game.session.redo()
        self._commit(game, game.session, len(game.session.tape) - 1)

    def correct(
        self, game: OpenGame, token: str, at: int, answer: object, *, apply: bool
    ) -> Correction:
        """What another answer does to the game; with `apply` it becomes the game."""
        _check(game, token)
        correction = game.session.correct(at, answer)
        if apply:
            self._commit(game, correction.session, at)
        return correction

    def delete(self, id: str) -> None:
        """Forget a game for good."""
        with self._turn(id):
            there = self.store.delete(id)
            self._forget(id)
            if not there:
                raise NotThere("server-no-such-game", id=id)
            self._tell(id, None)

    def _commit(
        self, game: OpenGame, session: Session, unchanged: int, key: str | None = None
    ) -> None:
        try:
            view = session.system.view(session.position)
            revision = self.store.commit(
                game.id, session, view, expected=game.revision, unchanged=unchanged, key=key
            )
        except BaseException:
            # The session has gone on to where the store has not followed it.
            self._forget(game.id)
            raise
        game.become(session, revision, view)
        self._tell(game.id, game.headline)

    @contextmanager
    def _turn(self, id: str) -> Iterator[None]:
        with self._lock:
            queue = self._queues.setdefault(id, _Queue())
            queue.length += 1
        try:
            with queue.lock:
                yield
        finally:
            with self._lock:
                queue.length -= 1
                if not queue.length:
                    del self._queues[id]

    def _find(self, id: str) -> OpenGame:
        with self._lock:
            game = self._open.get(id)
        # Another process may have changed the game on the same disk.
        kept = self.store.load(id, game.kept if game else None)
        if kept is None:
            self._forget(id)
            raise NotThere("server-no-such-game", id=id)
        if game is None or game.kept is not kept:
            game = OpenGame(kept)
        return self._remember(game)

    def _remember(self, game: OpenGame) -> OpenGame:
        with self._lock:
            self._open[game.id] = game
            self._open.move_to_end(game.id)
            while len(self._open) > REMEMBERED:
                self._open.popitem(last=False)
        return game

    def _forget(self, id: str) -> None:
        with self._lock:
            self._open.pop(id, None)


def _check(game: OpenGame, token: str) -> None:
    if token != game.token:
        raise Stale("table-stale-answer")
