"""Broadcast changes to all event streams, across processes."""

from __future__ import annotations

from understudy.server.http.event_stream import EventStreams
from understudy.service import GameStatus
from understudy.service.cache.cached_game import make_token
from understudy.store.change_notices import ChangeNotices, Notice, Unsubscribe


class Broadcast:
    """Sends changes to the event streams of this process.

    With change notices the store reports the changes of all processes, including this one, after
    they are committed; `publish` is then ignored.
    """

    def __init__(self, notices: ChangeNotices | None, streams: EventStreams) -> None:
        self._notices = notices
        self._streams = streams
        self._unsubscribe: Unsubscribe | None = None

    def publish(self, id: str, status: GameStatus | None) -> None:
        """Publish that this process changed a game, or deleted it (None)."""
        if self._notices is None:
            self._streams.send(id, status)

    def publish_list_change(self, device: str, id: str, listed: bool) -> None:
        """Publish that this process added a game to the list of a device, or removed it."""
        if self._notices is None:
            self._streams.change_list(device, id, listed)

    def start(self) -> None:
        """Subscribe to the change notices of the store, if it has any."""
        if self._notices is not None:
            self._unsubscribe = self._notices.subscribe(self._receive, self._streams.close_all)

    def stop(self) -> None:
        """Unsubscribe from the change notices."""
        if self._unsubscribe is not None:
            self._unsubscribe()

    def _receive(self, notice: Notice) -> None:
        if notice.device:
            self._streams.change_list(notice.device, notice.id, notice.there)
        elif notice.revision is None:
            self._streams.send(notice.id, None)
        else:
            token = make_token(notice.asks, notice.revision)
            self._streams.send(notice.id, GameStatus(notice.id, notice.revision, token))
