"""The game at this terminal: kept answer by answer where the page keeps its games.

While nothing can be kept it is played in memory, and comes home as soon as that is possible.
"""

from __future__ import annotations

from collections.abc import Callable

from understudy.core import Illegal, Refused, Session, Stale, save
from understudy.service import Desk
from understudy.service.cache.cached_game import OpenGame
from understudy.service.cache.game_cache import OpenGames
from understudy.service.endpoints.save_files import AHEAD, OTHER, go_on_from_save, unpack_game
from understudy.service.requester import HOUSE
from understudy.service.wire.payloads import PackedGame
from understudy.store import MemoryRecords, PlainStore, Store

Change = Callable[[OpenGames, OpenGame, str], None]
"""Changes a game; the text is the token of what was shown of it."""


class Keeping:
    """One game and where it is. `id` is its name in the store; `away` says why it is not there."""

    def __init__(
        self, games: OpenGames, game: OpenGame, id: str, away: Refused | None = None
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
        self._change(lambda games, game, token: games.answer(game, token, answer, None, _quiet))

    def undo(self, to: int, *, ask: bool) -> None:
        """Take back all after the first `to` answers; with `ask` not if more was seen since."""
        self._change(lambda games, game, token: games.undo(game, token, to, _quiet, ask=ask))

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        self._change(lambda games, game, token: games.redo(game, token, _quiet))

    def read_again(self) -> None:
        """The game as it is kept now."""
        with self._here.playing(self._game.id) as game:
            self._game = game

    def _change(self, change: Change) -> None:
        self.come_home()
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
        with self._here.playing(self._game.id) as game:
            self._game = game
            change(self._here, game, token)

    def come_home(self) -> None:
        """Keep what was played meanwhile, unless the game is gone or went on without us."""
        if self._here is self._home:
            return
        try:
            with self._home.playing(self.id) as game:
                if game.revision == self._left_at:
                    self._home.go_on(game, self.session)
                    self._here, self._game, self.away = self._home, game, None
        except Refused:
            return


def begin(session: Session, store: Store) -> Keeping:
    """A new game; played all the same if it cannot be kept."""
    games = Desk(store).games
    try:
        game = games.add(session, HOUSE, lambda game: game)
    except Refused as refused:
        return play_unkept(session, refused)
    return Keeping(games, game, game.id)


def play_unkept(session: Session, why: Refused | None = None) -> Keeping:
    """A game that is kept nowhere."""
    games, game = _in_memory(session)
    return Keeping(games, game, "", why)


def resume(id: str, store: Store) -> Keeping:
    """A game that is kept."""
    games = Desk(store).games
    with games.playing(id) as game:
        return Keeping(games, game, id)


def go_on_from(session: Session, store: Store) -> Keeping:
    """The game of a save file: the kept one if it is that, otherwise one more.

    A kept game that the file goes further than goes on as the file does.
    """
    games, packed = Desk(store).games, PackedGame(save=save(session))
    try:
        taken = unpack_game(games, packed, HOUSE)
        if taken.how == OTHER:
            return begin(session, store)
        if taken.how == AHEAD:
            go_on_from_save(games, taken.id, packed.save.encode())
        return resume(taken.id, store)
    except Refused as refused:
        return play_unkept(session, refused)


def _in_memory(session: Session) -> tuple[OpenGames, OpenGame]:
    games = Desk(PlainStore(MemoryRecords())).games
    return games, games.add(session, HOUSE, lambda game: game)


def _quiet(game: OpenGame) -> None:
    """Nobody waits for a document."""
