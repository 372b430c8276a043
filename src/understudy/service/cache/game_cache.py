"""The games being played: kept in memory between requests, one request at a time for each."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import takewhile
from threading import Lock
from typing import Final, TypeVar

from understudy.core import Correction, Illegal, Refused, Session, Stale, TapeEntry
from understudy.service.cache.cached_game import CachedGame
from understudy.service.cache.forecast_cache import ForecastCache
from understudy.service.cache.game_locks import GameLocks
from understudy.service.requester import ListLimits, Requester
from understudy.service.wire.errors import NotFound, TooManyRequests
from understudy.service.wire.payloads import GameStatus
from understudy.service.wire.responses import Encode
from understudy.store import (
    AnswerReceipt,
    IdleGames,
    ImportInfo,
    Link,
    SameOrigin,
    Store,
    StoredGame,
)
from understudy.store.records import MAX_CHANGES, NOT_IMPORTED, count_changes, new_id

MAX_CACHED_GAMES: Final = 512
MAX_CACHED_STEPS: Final = 240_000
"""How many games stay in memory, and how many answers and steps of the journal they have together
(each takes up to 1.8 kB with its share of the positions; a single answer may be followed by a
hundred steps). Any other game is replayed when it is needed.
"""

T = TypeVar("T")

Tell = Callable[[str, GameStatus | None], None]
"""Called with the id of a game and where it stands now, None if it is gone."""
Touch = Callable[[str], None]
"""Called with the id of a game that somebody looks at."""
Enlist = Callable[[str, str, bool], None]
"""Called with a device, the id of a game, and whether that is on the list of the device now."""
Say = Callable[[CachedGame], T]
"""Makes the whole answer to a request, before anything is kept: nothing can fail after that."""


class ChangedElsewhere(Stale):
    """Another process has changed the game while we did."""


def new_server_run_id() -> str:
    """A name for a run of this program."""
    return secrets.token_hex(4)


class GameCache:
    """Games by id. What the store has is true; memory only saves replaying it."""

    def __init__(
        self,
        store: Store,
        tell: Tell,
        encode: Encode,
        run: str,
        enlist: Enlist,
        touched: Touch | None,
        room: ListLimits,
    ) -> None:
        self.store = store
        self._room = room
        self.encode = encode
        self.enlist = enlist
        self.forecasts = ForecastCache()
        self.run = run
        self._tell = tell
        self._touched = touched
        self._lock = Lock()
        self._queues = GameLocks()
        self._open: OrderedDict[str, CachedGame] = OrderedDict()
        self._counted: dict[str, int] = {}
        self._steps = 0

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._open)

    def add(
        self, session: Session, visitor: Requester, say: Say[T], before: ImportInfo = NOT_IMPORTED
    ) -> T:
        """Keep a new game of this visitor; `before` is what is known of it from elsewhere."""
        self.check_list_limit(visitor)
        view = session.system.view(session.position)
        game = CachedGame(StoredGame(new_id(), session, 0), view)
        said = say(game)
        self.store.create(session, view, game.id, before, visitor.device)
        self._remember(game)
        if not visitor.has_shared_list:
            self.enlist(visitor.device, game.id, True)
        return said

    def check_list_limit(self, visitor: Requester) -> None:
        """Refuse if no other game fits onto the list of this visitor."""
        most = self._room.games
        if visitor.has_shared_list or most is None:
            return
        if len(self.store.lists.games(visitor.device)) >= most:
            raise TooManyRequests("server-limit-list", wait=None, count=most)

    def check_link_limit(self, link: Link) -> None:
        """Refuse if as many have come by this link as may."""
        most = self._room.devices
        if most is not None and link.devices >= most:
            raise TooManyRequests("server-limit-devices", wait=None, count=most)

    @contextmanager
    def lock_same_origin(self, origin: str, visitor: Requester) -> Iterator[list[SameOrigin]]:
        """Those of the visitor that began from this, until it is decided whether another one comes
        in: of two who bring the same game at the same time the second finds that of the first.
        """
        with self._queues.turn(origin), self.store.process_lock(origin):
            yield self.store.find_same_origin(origin, visitor.device)

    @contextmanager
    def playing(self, id: str) -> Iterator[CachedGame]:
        """The game for the length of one request.

        A refusal leaves it as it was. After anything unforeseen memory is thrown away: the session
        may have got half-way.
        """
        with self._queues.turn(id):
            game = self._find(id)
            try:
                yield game
            except Refused:
                raise
            except BaseException:
                self._forget(id)
                raise

    def answer(
        self, game: CachedGame, token: str, answer: object, key: str | None, say: Say[T]
    ) -> T:
        """Answer the question; nothing happens if the key was used before, for the same."""
        receipt = None if key is None else AnswerReceipt.of(key, [token, answer])
        if receipt is not None and (known := self.store.receipt(game.id, receipt.key)):
            if not receipt.matches(known):
                raise Stale("server-key-used")
            return say(game)
        _check(game, token)
        game.session.answer(answer)
        return self._commit(game, game.session, len(game.session.tape) - 1, say, receipt)

    def undo(
        self, game: CachedGame, token: str, to: int | None, say: Say[T], *, ask: bool = False
    ) -> T:
        """Take answers back; with `ask` not if something hidden was seen since."""
        _check(game, token)
        before = game.session.tape[:]
        game.session.undo(to, ask=ask)
        return self._commit(game, game.session, _standing(before, game.session.tape), say)

    def redo(self, game: CachedGame, token: str, say: Say[T]) -> T:
        """Give the answer again that was taken back last."""
        _check(game, token)
        game.session.redo()
        return self._commit(game, game.session, len(game.session.tape) - 1, say)

    def preview_correction(
        self, game: CachedGame, token: str, at: int, answer: object
    ) -> Correction:
        """What another answer would do to the game."""
        _check(game, token)
        return game.session.correct(at, answer)

    def correct(self, game: CachedGame, correction: Correction, say: Say[T]) -> T:
        """Let the corrected game become the game."""
        stands = _standing(game.session.tape, correction.session.tape)
        return self._commit(game, correction.session, stands, say)

    def go_on(self, game: CachedGame, session: Session) -> None:
        """Let a game that has gone on elsewhere become the game."""
        self._commit(game, session, _standing(game.session.tape, session.tape), lambda _: None)

    def clear_after_restore(self, since: str) -> None:
        """Everything was replaced, at this time: nothing that anybody remembers is true now."""
        with self._lock:
            self.run = f"{self.run.partition('/')[0]}/{since}"
            self.forecasts = ForecastCache()
            self._open.clear()
            self._counted.clear()
            self._steps = 0

    def delete(self, id: str) -> None:
        """Forget a game for good."""
        with self._queues.turn(id):
            there = self.store.delete(id)
            self._forget(id)
            if not there:
                raise NotFound("server-no-such-game", id=id)
            self._tell(id, None)

    def expire(
        self, id: str, idle: IdleGames, since: str, keep: Callable[[StoredGame], None]
    ) -> None:
        """Forget a game that nobody has touched since, once it is kept elsewhere."""
        with self._queues.turn(id):
            kept = self.store.load(id)
            if kept and idle.expire(id, kept.revision, since, lambda: keep(kept)):
                self._forget(id)
                self._tell(id, None)

    def _commit(
        self,
        game: CachedGame,
        session: Session,
        unchanged: int,
        say: Say[T],
        receipt: AnswerReceipt | None = None,
    ) -> T:
        expected = game.revision
        try:
            if count_changes(expected) >= MAX_CHANGES:
                raise Illegal("server-changed-too-often", most=MAX_CHANGES)
            view = session.system.view(session.position)
            game.replace_with(session, expected + 1, view)
            said = say(game)
            self.store.commit(
                game.id, session, view, expected=expected, unchanged=unchanged, receipt=receipt
            )
        except BaseException as error:
            # The game has gone on to where the store has not followed it.
            self._forget(game.id)
            if isinstance(error, Stale):
                raise ChangedElsewhere(error.message.id, **error.message.args) from error
            raise
        self._tell(game.id, game.status)
        return said

    def _find(self, id: str) -> CachedGame:
        with self._lock:
            game = self._open.get(id)
        # Another process may have changed the game on the same disk.
        kept = self.store.load(id, game.kept if game else None)
        if kept is None:
            self._forget(id)
            raise NotFound("server-no-such-game", id=id)
        if self._touched is not None:
            self._touched(id)
        if game is None or game.kept is not kept:
            game = CachedGame(kept)
        return self._remember(game)

    def _remember(self, game: CachedGame) -> CachedGame:
        with self._lock:
            self._open[game.id] = game
            self._open.move_to_end(game.id)
            length = len(game.session.steps) + len(game.session.tape)
            self._steps += length - self._counted.get(game.id, 0)
            self._counted[game.id] = length
            while len(self._open) > MAX_CACHED_GAMES or self._steps > MAX_CACHED_STEPS:
                self._close(next(iter(self._open)))
        return game

    def _forget(self, id: str) -> None:
        with self._lock:
            self._close(id)

    def _close(self, id: str) -> None:
        self._open.pop(id, None)
        self._steps -= self._counted.pop(id, 0)


def _standing(before: list[TapeEntry], after: list[TapeEntry]) -> int:
    """How many answers from the first on are the same."""
    pairs = zip(before, after, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _check(game: CachedGame, token: str) -> None:
    if token != game.token:
        raise Stale("table-stale-answer")
