"""A game played in the terminal, saved after every answer in the store that the page uses.

While it cannot be saved, it is played in memory and saved as soon as that is possible.
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
"""Changes a game; the text is the token of its shown state."""


class TerminalGame:
    """A game with its id in the store, and the reason why it is currently not saved there.

    `is_new`: the game was started here.
    """

    def __init__(
        self,
        games: GameCache,
        game: CachedGame,
        id: str,
        unsaved_reason: Refused | None = None,
        *,
        is_new: bool = False,
    ) -> None:
        self._stored_games = games
        self._games = games
        self._game = game
        self._saved_revision = game.revision
        self.id = id
        self.unsaved_reason = unsaved_reason
        self._is_new = is_new

    @property
    def session(self) -> Session:
        return self._game.session

    def answer(self, answer: object) -> None:
        """Answer the shown question. Raise `Stale` if the game has changed since."""
        self._change(
            lambda games, game, token: games.answer(game, token, answer, None, _no_document)
        )

    def undo(self, to: int, *, ask: bool) -> None:
        """Undo all but the first `to` answers; with `ask` refuse if hidden information was seen."""
        self._change(lambda games, game, token: games.undo(game, token, to, _no_document, ask=ask))

    def redo(self) -> None:
        self._change(lambda games, game, token: games.redo(game, token, _no_document))

    def reload(self) -> None:
        with self._games.locked_game(self._game.id) as game:
            self._game = game

    def _change(self, change: Change) -> None:
        self.save_again()
        before, revision = self.session.tape[:], self._game.revision
        try:
            self._play(change)
        except (Illegal, Stale):
            raise
        except Refused as refused:
            if self._games is not self._stored_games:
                raise
            self.unsaved_reason, self._saved_revision = refused, revision
            self._games, self._game = _in_memory(self.session)
            if self.session.tape == before:
                self._play(change)

    def _play(self, change: Change) -> None:
        token = self._game.token
        with self._games.locked_game(self._game.id) as game:
            self._game = game
            change(self._games, game, token)

    def remove_if_empty(self) -> bool:
        """Delete a game that was started here and has no answer. Return whether it was deleted."""
        if not self._is_new or self.unsaved_reason is not None or self.session.tape:
            return False
        try:
            self._stored_games.delete(self.id)
        except Refused:
            return False
        return True

    def save_again(self) -> None:
        """Save the in-memory game to the store again, unless it was deleted or changed there."""
        if self._games is self._stored_games:
            return
        try:
            with self._stored_games.locked_game(self.id) as game:
                if game.revision == self._saved_revision:
                    self._stored_games.replace_session(game, self.session, _no_document)
                    self._games, self._game, self.unsaved_reason = self._stored_games, game, None
        except Refused:
            return


def start(session: Session, store: Store) -> TerminalGame:
    """Start a new game, in memory if it cannot be saved."""
    games = Service(store).games
    try:
        game = games.add(session, SHARED_LIST, lambda game: game)
    except Refused as refused:
        return play_unsaved(session, refused)
    return TerminalGame(games, game, game.id, is_new=True)


def play_unsaved(session: Session, reason: Refused | None = None) -> TerminalGame:
    """Start a game that is not saved."""
    games, game = _in_memory(session)
    return TerminalGame(games, game, "", reason)


def resume(id: str, store: Store) -> TerminalGame:
    """Resume a saved game."""
    games = Service(store).games
    with games.locked_game(id) as game:
        return TerminalGame(games, game, id)


def resume_from_file(session: Session, store: Store) -> TerminalGame:
    """Resume the game of a save file: the stored game if it is the same, otherwise a new one.

    A stored game that is behind the file is updated.
    """
    games, exported = Service(store).games, ExportedGame(save=save(session))
    try:
        result = import_packed_game(games, exported, SHARED_LIST)
        if result.how == OTHER:
            return start(session, store)
        if result.how == AHEAD:
            update_from_save(games, result.id, exported.save.encode())
        return resume(result.id, store)
    except Refused as refused:
        return play_unsaved(session, refused)


def _in_memory(session: Session) -> tuple[GameCache, CachedGame]:
    games = Service(KeyValueStore(MemoryTextStore())).games
    return games, games.add(session, SHARED_LIST, lambda game: game)


def _no_document(game: CachedGame) -> None:
    """Return no document, because no client waits for one."""
