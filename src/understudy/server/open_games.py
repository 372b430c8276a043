"""The games being played: kept in memory between requests, one request at a time for each."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

from understudy.server.documents import token
from understudy.server.failures import NotThere
from understudy.server.news import Headline, News
from understudy.store import Kept, Store
from understudy.table import Correction, Session, Stale, load

REMEMBERED: Final = 64
"""So many games stay in memory; any other is replayed when it is needed."""


class OpenGames:
    """Games by id. What the store has is true; memory only saves replaying it."""

    def __init__(self, store: Store, news: News) -> None:
        self.store = store
        self.news = news
        self._lock = Lock()
        self._locks: dict[str, Lock] = {}
        self._known: OrderedDict[str, Kept] = OrderedDict()

    def add(self, session: Session) -> Kept:
        """Keep a new game."""
        return self._remember(self.store.create(session, session.system.view(session.position)))

    def take_in(self, saved: bytes) -> Kept:
        """Keep the game of a save file."""
        return self.add(load(saved))

    @contextmanager
    def playing(self, id: str) -> Iterator[Kept]:
        """The game for the length of one request.

        If the request fails, memory is thrown away: the session may have got half-way.
        """
        with self._turn(id):
            kept = self._find(id)
            try:
                yield kept
            except BaseException:
                self._forget(id)
                raise

    def answer(self, kept: Kept, given: str, answer: object, key: str | None) -> None:
        """Answer the question; nothing happens if the key was used before."""
        if key is not None and self.store.has_receipt(kept.id, key):
            return
        self._check(kept, given)
        kept.session.answer(answer)
        self._commit(kept, kept.session, len(kept.session.tape) - 1, key)

    def undo(self, kept: Kept, given: str, to: int | None) -> None:
        """Take answers back."""
        self._check(kept, given)
        kept.session.undo(to)
        self._commit(kept, kept.session, len(kept.session.tape))

    def redo(self, kept: Kept, given: str) -> None:
        """Give the answer again that was taken back last."""
        self._check(kept, given)
        kept.session.redo()
        self._commit(kept, kept.session, len(kept.session.tape) - 1)

    def correct(
        self, kept: Kept, given: str, at: int, answer: object, *, apply: bool
    ) -> Correction:
        """What another answer does to the game; with `apply` it becomes the game."""
        self._check(kept, given)
        correction = kept.session.correct(at, answer)
        if apply:
            self._commit(kept, correction.session, at)
        return correction

    def delete(self, id: str) -> None:
        """Forget a game for good."""
        with self._turn(id):
            there = self.store.delete(id)
            self._forget(id)
            if not there:
                raise NotThere("server-no-such-game", id=id)
            self.news.tell(id, None)
            with self._lock:
                self._locks.pop(id, None)

    def _check(self, kept: Kept, given: str) -> None:
        if given != token(kept):
            raise Stale("table-stale-answer")

    def _commit(self, kept: Kept, session: Session, unchanged: int, key: str | None = None) -> None:
        view = session.system.view(session.position)
        kept.revision = self.store.commit(
            kept.id, session, view, expected=kept.revision, unchanged=unchanged, key=key
        )
        kept.session = session
        self.news.tell(kept.id, Headline(kept.revision, token(kept)))

    @contextmanager
    def _turn(self, id: str) -> Iterator[None]:
        if self.store.revision(id) is None:
            raise NotThere("server-no-such-game", id=id)
        with self._lock:
            lock = self._locks.setdefault(id, Lock())
        with lock:
            yield

    def _find(self, id: str) -> Kept:
        with self._lock:
            known = self._known.get(id)
        # Another process may have changed the game on the same disk.
        kept = self.store.load(id, known)
        if kept is None:
            raise NotThere("server-no-such-game", id=id)
        return self._remember(kept)

    def _remember(self, kept: Kept) -> Kept:
        with self._lock:
            self._known[kept.id] = kept
            self._known.move_to_end(kept.id)
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return kept

    def _forget(self, id: str) -> None:
        with self._lock:
            self._known.pop(id, None)
