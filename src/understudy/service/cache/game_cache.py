"""The cache of games: sessions stay in memory between requests; one request per game at a time."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import takewhile
from threading import Lock
from typing import TYPE_CHECKING, Final, TypeVar

from understudy.core import Illegal, Refused, Session, Stale, TapeEntry
from understudy.service.cache.cached_game import CachedGame
from understudy.service.cache.checkpoints import CheckpointCache, resume
from understudy.service.cache.continued_work import WHOLE_GAMES, WorkCache
from understudy.service.cache.forecast_cache import ForecastCache
from understudy.service.cache.game_locks import GameLocks
from understudy.service.cache.recorded_game import RecordedGame
from understudy.service.cache.replay_cache import ReplayCache
from understudy.service.requester import ListLimits, Requester
from understudy.service.wire.errors import NotFound, TooManyRequests
from understudy.service.wire.payloads import GameStatus
from understudy.service.wire.responses import Encode
from understudy.store import AnswerReceipt, IdleGames, ImportInfo, SameOrigin, Store, StoredGame
from understudy.store.access_rights import LinkFull, ListFull
from understudy.store.protocol import ExpiredGame, IdleSince
from understudy.store.records import MAX_CHANGES, NOT_IMPORTED, count_changes, new_id

if TYPE_CHECKING:
    from understudy.sim.advice.expert_game import ExpertGame
    from understudy.sim.advice.review import Progress, Review
    from understudy.sim.advice.win_course import WinCourse

MAX_CACHED_GAMES: Final = 512
MAX_CACHED_STEPS: Final = 240_000
"""Maximum number of answers and journal steps of all cached games together.

Each takes up to 1.8 kB with its share of the positions, and one answer can cause a hundred steps.
Of a game that leaves the cache a checkpoint stays.
"""

T = TypeVar("T")

OnChange = Callable[[str, GameStatus | None], None]
"""Called with the id of a game and its new status, None if it was deleted."""
OnUse = Callable[[str], None]
"""Called with the id of a game that is opened."""
OnListChange = Callable[[str, str, bool], None]
"""Called with a device, a game id, and whether the game is now on the list of the device."""
Render = Callable[[CachedGame], T]
"""Builds the whole reply before the change is stored, so that nothing can fail afterwards."""


class ChangedElsewhere(Stale):
    """Another process changed the game at the same time."""


def new_server_run_id() -> str:
    """Return a random id for this run of the program."""
    return secrets.token_hex(4)


class GameCache:
    """Games by id. The store is authoritative; memory only saves replaying."""

    def __init__(
        self,
        store: Store,
        on_change: OnChange,
        encode: Encode,
        run_id: str,
        on_list_change: OnListChange,
        on_use: OnUse,
        list_limits: ListLimits,
    ) -> None:
        self.store = store
        self.encode = encode
        self.forecasts = ForecastCache()
        self.replays = ReplayCache()
        self.reviews: WorkCache[Progress, Review] = WorkCache()
        self.win_courses: WorkCache[Progress, WinCourse] = WorkCache(slices=WHOLE_GAMES)
        self.expert_games: WorkCache[int, ExpertGame] = WorkCache()
        self.run_id = run_id
        self.on_list_change = on_list_change
        self._on_change = on_change
        self._on_use = on_use
        self._list_limits = list_limits
        self._lock = Lock()
        self._game_locks = GameLocks()
        self._cached: OrderedDict[str, CachedGame] = OrderedDict()
        self._checkpoints = CheckpointCache()
        self._lengths: dict[str, int] = {}
        self._total_length = 0

    def __len__(self) -> int:
        return len(self._cached)

    def add(
        self,
        session: Session,
        requester: Requester,
        render: Render[T],
        imported: ImportInfo = NOT_IMPORTED,
    ) -> T:
        """Store a new game of this requester; `imported` has the title and times of an import."""
        view = session.system.view(session.position)
        game = CachedGame(StoredGame(new_id(), session, 0), view)
        reply = render(game)
        with self.list_limits() as limits:
            device = requester.device
            self.store.create(session, view, game.id, imported, device, limits.games)
        self._cache(game)
        if not requester.has_shared_list:
            self.on_list_change(requester.device, game.id, True)
        return reply

    @contextmanager
    def list_limits(self) -> Iterator[ListLimits]:
        """Yield the limits for the store, which counts and inserts at once; report a full list."""
        limits = self._list_limits
        try:
            yield limits
        except ListFull:
            raise TooManyRequests("server-limit-list", wait=None, count=limits.games or 0) from None
        except LinkFull:
            count = limits.devices or 0
            raise TooManyRequests("server-limit-devices", wait=None, count=count) from None

    @contextmanager
    def lock_same_origin(self, origin: str, requester: Requester) -> Iterator[list[SameOrigin]]:
        """Yield the requester's stored games of this origin while holding the import lock.

        The lock keeps two simultaneous imports of one game from creating duplicates.
        """
        with self._game_locks.lock(origin), self.store.process_lock(origin):
            yield self.store.find_same_origin(origin, requester.device)

    @contextmanager
    def locked_game(self, id: str, token: str | None = None) -> Iterator[CachedGame]:
        """Lock the game for one request and yield it.

        A game in memory with this token is not compared with the store: storing a change does that.
        A refusal leaves the game unchanged. Any other error drops it from the cache, because its
        session may be in an intermediate state.
        """
        with self._game_locks.lock(id):
            game = self._find(id, token)
            try:
                yield game
            except Refused:
                raise
            except BaseException:
                self._drop(id)
                raise

    def is_cached(self, id: str, *, whole: bool = False) -> bool:
        """Return whether the game is in memory, so that a request for it needs no replay.

        A request for the `whole` game needs one if only its checkpoint is in memory.
        """
        return id in self._cached or (not whole and id in self._checkpoints)

    def recorded_game(self, id: str) -> RecordedGame:
        """Return the game as recorded so far; its lock is held only while the tape is copied."""
        with self.locked_game(id) as game:
            session = game.session
            return RecordedGame(
                game.revision, session.system, session.options, session.seed, session.tape[:]
            )

    def answer(
        self,
        game: CachedGame,
        token: str,
        answer: object,
        key: str | None,
        render: Render[T],
        *,
        retried: bool = False,
    ) -> T:
        """Answer the question. A key that was used for the same answer changes nothing.

        If the token fits, the key is new or the store refuses the change; then the caller tries
        again with `retried`.
        """
        receipt = None if key is None else AnswerReceipt.of(key, [token, answer])
        if receipt is not None and (retried or token != game.token):
            stored = self.store.receipt(game.id, receipt.key)
            if stored is not None:
                if not receipt.matches(stored):
                    raise Stale("server-key-used")
                return render(game)
        check_token(game, token)
        game.session.answer(answer)
        return self._commit(game, game.session, len(game.session.tape) - 1, render, receipt)

    def undo(
        self, game: CachedGame, token: str, to: int | None, render: Render[T], *, ask: bool = False
    ) -> T:
        """Undo answers; with `ask`, raise instead if hidden information was revealed since."""
        check_token(game, token)
        before = game.session.tape[:]
        game.session.undo(to, ask=ask)
        return self._commit(game, game.session, _common_length(before, game.session.tape), render)

    def redo(self, game: CachedGame, token: str, render: Render[T]) -> T:
        check_token(game, token)
        game.session.redo()
        return self._commit(game, game.session, len(game.session.tape) - 1, render)

    def replace_session(self, game: CachedGame, session: Session, render: Render[T]) -> T:
        """Replace the game's session: with a corrected one, or a longer one from a save file."""
        unchanged = _common_length(game.session.tape, session.tape)
        return self._commit(game, session, unchanged, render)

    def clear_after_restore(self, restored_at: str) -> None:
        """Clear the cache after a restore and change the run id, so that clients reload."""
        with self._lock:
            self.run_id = f"{self.run_id.partition('/')[0]}/{restored_at}"
            self.forecasts = ForecastCache()
            self.replays = ReplayCache()
            self._checkpoints = CheckpointCache()
            self.reviews = WorkCache()
            self.win_courses = WorkCache(slices=WHOLE_GAMES)
            self._cached.clear()
            self._lengths.clear()
            self._total_length = 0

    def delete(self, id: str) -> None:
        """Delete a game, or raise if it does not exist."""
        with self._game_locks.lock(id):
            existed = self.store.delete(id)
            self._drop(id)
            if not existed:
                raise NotFound("server-no-such-game", id=id)
            self._on_change(id, None)

    def expire(
        self,
        id: str,
        idle: IdleGames,
        since: IdleSince,
        write_file: Callable[[StoredGame, ExpiredGame], None],
    ) -> None:
        """Delete a game that was not used since `since`, after writing it to a file."""
        with self._game_locks.lock(id):
            stored = self.store.load(id)
            if stored and idle.expire(
                id, stored.revision, since, lambda expired: write_file(stored, expired)
            ):
                self._drop(id)
                self._on_change(id, None)

    def _commit(
        self,
        game: CachedGame,
        session: Session,
        unchanged: int,
        render: Render[T],
        receipt: AnswerReceipt | None = None,
    ) -> T:
        """Store the changed session. Its first `unchanged` answers are stored already."""
        expected = game.revision
        try:
            if count_changes(expected) >= MAX_CHANGES:
                raise Illegal("server-changed-too-often", most=MAX_CHANGES)
            view = session.system.view(session.position)
            game.replace_with(session, expected + 1, view)
            reply = render(game)
            self.store.commit(
                game.id, session, view, expected=expected, unchanged=unchanged, receipt=receipt
            )
        except BaseException as error:
            # The session is ahead of the store.
            self._drop(game.id)
            if isinstance(error, Stale):
                raise ChangedElsewhere(error.message.id, **error.message.args) from error
            raise
        self._on_change(game.id, game.status)
        return reply

    def _find(self, id: str, token: str | None) -> CachedGame:
        game = self._in_memory(id)
        if game is None or token != game.token:
            # Another process may have changed the game in the same store.
            stored = self.store.load(id, game.stored if game else None)
            if stored is None:
                self._drop(id)
                raise NotFound("server-no-such-game", id=id)
            if game is None or game.stored is not stored:
                game = CachedGame(stored)
        self._on_use(id)
        self._cache(game)
        return game

    def _in_memory(self, id: str) -> CachedGame | None:
        """Return the game if it is in memory, whole or as a checkpoint. The caller locks it."""
        with self._lock:
            game = self._cached.get(id)
            kept = None if game else self._checkpoints.remove(id)
        return game if kept is None else CachedGame(resume(id, *kept))

    def _cache(self, game: CachedGame) -> None:
        """Put the game into the cache, and replace the least recently used by checkpoints."""
        with self._lock:
            self._cached[game.id] = game
            self._cached.move_to_end(game.id)
            length = game.session.held_steps + len(game.session.tape)
            self._total_length += length - self._lengths.get(game.id, 0)
            self._lengths[game.id] = length
            while len(self._cached) > MAX_CACHED_GAMES or self._total_length > MAX_CACHED_STEPS:
                oldest = next(iter(self._cached.values()))
                self._remove(oldest.id)
                # A game that is in use may be in the middle of a turn.
                with self._game_locks.lock_if_free(oldest.id) as is_free:
                    if is_free:
                        self._checkpoints.add(oldest.stored)

    def _drop(self, id: str) -> None:
        with self._lock:
            self._remove(id)
            self._checkpoints.remove(id)

    def _remove(self, id: str) -> None:
        self._cached.pop(id, None)
        self._total_length -= self._lengths.pop(id, 0)


def _common_length(before: list[TapeEntry], after: list[TapeEntry]) -> int:
    """Return the number of equal answers at the start of both tapes."""
    pairs = zip(before, after, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def check_token(game: CachedGame, token: str) -> None:
    """Raise if the token is not that of the current state."""
    if token != game.token:
        raise Stale("table-stale-answer")
