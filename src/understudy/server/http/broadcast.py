"""How a change gets from whoever made it to all who listen, in whichever process they are."""

from __future__ import annotations

from understudy.server.http.event_stream import EventStreams
from understudy.service import GameStatus
from understudy.service.cache.cached_game import token_of
from understudy.store.change_notices import ChangeNotices, Notice, Unsubscribe


class Broadcast:
    """Changes of this process, told directly; or those of all processes, as the store tells them.

    The store tells of a change only when it has been kept, and of our own ones too.
    """

    def __init__(self, notices: ChangeNotices | None, news: EventStreams) -> None:
        self._notices = notices
        self._news = news
        self._stop: Unsubscribe | None = None

    def tell(self, id: str, headline: GameStatus | None) -> None:
        """A game has been changed here, or is gone."""
        if self._notices is None:
            self._news.tell(id, headline)

    def enlist(self, device: str, id: str, there: bool) -> None:
        """Here a game was put on the list of a device, or taken off it."""
        if self._notices is None:
            self._news.enlist(device, id, there)

    def open(self) -> None:
        """From now on nothing is missed."""
        if self._notices is not None:
            self._stop = self._notices.subscribe(self._hear, self._news.close_all)

    def close(self) -> None:
        """Nobody listens any more."""
        if self._stop is not None:
            self._stop()

    def _hear(self, notice: Notice) -> None:
        if notice.device:
            self._news.enlist(notice.device, notice.id, notice.there)
        elif notice.revision is None:
            self._news.tell(notice.id, None)
        else:
            token = token_of(notice.asks, notice.revision)
            self._news.tell(notice.id, GameStatus(notice.id, notice.revision, token))
