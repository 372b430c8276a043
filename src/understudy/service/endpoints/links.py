"""Links that put a game on the lists of other devices, and taking it off one's own.

At home there is one list for everybody, and nothing of this.
"""

from __future__ import annotations

from understudy.service.cache.game_cache import GameCache
from understudy.service.requester import Requester
from understudy.service.wire.errors import Forbidden, NotFound
from understudy.service.wire.payloads import GameLinks, LinkKey, OpenedLink
from understudy.store import Right
from understudy.store.access_rights import LINK_RIGHTS


def read_links(games: GameCache, id: str, visitor: Requester) -> GameLinks:
    """The keys of the links of a game, to play and to watch; made when first asked for."""
    _device(visitor)
    return _links(games, id)


def renew_link(games: GameCache, id: str, right: str, visitor: Requester) -> GameLinks:
    """Another key to `play` or to `watch`. The old one opens nothing any more, and whoever had that
    right has the game no longer.
    """
    _device(visitor)
    if right not in LINK_RIGHTS:
        raise NotFound("server-no-such-path")
    renewed = games.store.lists.renew_link(id, LINK_RIGHTS[right])
    if renewed is None:
        raise NotFound("server-no-such-game", id=id)
    for device in renewed.removed_devices:
        games.enlist(device, id, False)
    return _links(games, id)


def open_link(games: GameCache, data: LinkKey, visitor: Requester) -> OpenedLink:
    """Put the game of a link on the list of this device."""
    device = _device(visitor)
    lists, key = games.store.lists, data.key.strip()
    link = lists.find_link(key)
    if link is not None:
        known = lists.right(device, link.game)
        if known is None:
            games.check_list_limit(visitor)
        if known is None or known < link.right:
            games.check_link_limit(link)
    opened = lists.join(device, key)
    if opened is None:
        raise NotFound("server-no-such-link")
    id, right = opened
    games.enlist(device, id, True)
    return OpenedLink(id, right.word)


def leave_game(games: GameCache, id: str, visitor: Requester, may: Right | None) -> None:
    """Take a game off the list of this device. Whoever owns it can only delete it."""
    device = _device(visitor)
    if may is Right.OWN:
        raise Forbidden("server-owner-stays")
    games.store.lists.leave(device, id)
    games.enlist(device, id, False)


def _device(visitor: Requester) -> str:
    if visitor.has_shared_list:
        raise NotFound("server-no-club")
    return visitor.device


def _links(games: GameCache, id: str) -> GameLinks:
    keys = games.store.lists.links(id)
    if keys is None:
        raise NotFound("server-no-such-game", id=id)
    return GameLinks(keys[Right.PLAY], keys[Right.WATCH])
