"""The game at this terminal: kept answer by answer where the page keeps its games.

While nothing can be kept it is played in memory, and comes home as soon as that is possible.
"""

from __future__ import annotations

from collections.abc import Callable

from understudy.core import Illegal, Refused, Session, Stale, save
from understudy.service import Service
from understudy.service.cache.cached_game import CachedGame
from understudy.service.cache.game_cache import GameCache
from understudy.service.endpoints.save_files import (
    AHEAD,
    OTHER,
    import_packed_game,
    update_from_save,
)
from understudy.service.requester import SHARED_LIST
from understudy.service.wire.payloads import ExportedGame
from understudy.store import KeyValueStore, MemoryTextStore, Store

Change = Callable[[GameCache, CachedGame, str], None]
"""Changes a game; the text is the token of what was shown of it."""


class StoredGame:
    """One game and where it is. `id` is its name in the store; `away` says why it is not there."""

    def __init__(
        self, games: GameCache, game: CachedGame, id: str, away: Refused | None = None
    ) -> None:
        self._home = games
        self._here = games
        self._game = game
        self._left_at = game.revision
        self.id = id
        self.away = away

    @property
    def session(self) -> Session:
        """The game as it is played."""
        return self._game.session

    def answer(self, answer: object) -> None:
        """Answer the question that was shown; `Stale` if somebody else has done so."""
        self._change(
            lambda games, game, token: games.answer(game, token, answer, None, _no_document)
        )

    def undo(self, to: int, *, ask: bool) -> None:
        """Take back all after the first `to` answers; with `ask` not if more was seen since."""
        self._change(lambda games, game, token: games.undo(game, token, to, _no_document, ask=ask))

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        self._change(lambda games, game, token: games.redo(game, token, _no_document))

    def reload(self) -> None:
        """The game as it is kept now."""
        with self._here.locked_game(self._game.id) as game:
            self._game = game

    def _change(self, change: Change) -> None:
        self.save_again()
        before, revision = self.session.tape[:], self._game.revision
        try:
            self._play(change)
        except (Illegal, Stale):
            raise
        except Refused as refused:
            if self._here is not self._home:
                raise
            self.away, self._left_at = refused, revision
            self._here, self._game = _in_memory(self.session)
            if self.session.tape == before:
                self._play(change)

    def _play(self, change: Change) -> None:
        token = self._game.token
        with self._here.locked_game(self._game.id) as game:
            self._game = game
            change(self._here, game, token)

    def save_again(self) -> None:
        """Keep what was played meanwhile, unless the game is gone or went on without us."""
        if self._here is self._home:
            return
        try:
            with self._home.locked_game(self.id) as game:
                if game.revision == self._left_at:
                    self._home.replace_session(game, self.session, _no_document)
                    self._here, self._game, self.away = self._home, game, None
        except Refused:
            return


def start(session: Session, store: Store) -> StoredGame:
    """A new game; played all the same if it cannot be kept."""
    games = Service(store).games
    try:
        game = games.add(session, SHARED_LIST, lambda game: game)
    except Refused as refused:
        return play_unsaved(session, refused)
    return StoredGame(games, game, game.id)


def play_unsaved(session: Session, why: Refused | None = None) -> StoredGame:
    """A game that is kept nowhere."""
    games, game = _in_memory(session)
    return StoredGame(games, game, "", why)


def resume(id: str, store: Store) -> StoredGame:
    """A game that is kept."""
    games = Service(store).games
    with games.locked_game(id) as game:
        return StoredGame(games, game, id)


def resume_from_file(session: Session, store: Store) -> StoredGame:
    """The game of a save file: the kept one if it is that, otherwise one more.

    A kept game that the file goes further than goes on as the file does.
    """
    games, packed = Service(store).games, ExportedGame(save=save(session))
    try:
        taken = import_packed_game(games, packed, SHARED_LIST)
        if taken.how == OTHER:
            return start(session, store)
        if taken.how == AHEAD:
            update_from_save(games, taken.id, packed.save.encode())
        return resume(taken.id, store)
    except Refused as refused:
        return play_unsaved(session, refused)


def _in_memory(session: Session) -> tuple[GameCache, CachedGame]:
    games = Service(KeyValueStore(MemoryTextStore())).games
    return games, games.add(session, SHARED_LIST, lambda game: game)


def _no_document(game: CachedGame) -> None:
    """Nobody waits for a document."""
