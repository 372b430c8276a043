"""Links that add a game to the lists of other devices, and removing it from the own list.

Without `--club` all these requests are refused with status 404.
"""

from __future__ import annotations

from understudy.service.cache.game_cache import GameCache
from understudy.service.requester import Requester
from understudy.service.wire.errors import Forbidden, NotFound
from understudy.service.wire.payloads import GameLinks, LinkKey, OpenedLink
from understudy.store import Right
from understudy.store.access_rights import LINK_RIGHTS


def read_links(games: GameCache, id: str, requester: Requester) -> GameLinks:
    """Return the keys of the links to play and to watch a game; the first request creates them."""
    _require_club(requester)
    return _links(games, id, requester)


def renew_link(games: GameCache, id: str, right: str, requester: Requester) -> GameLinks:
    """Replace the key to `play` or to `watch`. The old key becomes invalid, and devices that joined
    with it lose the game.
    """
    _require_club(requester)
    if right not in LINK_RIGHTS:
        raise NotFound("server-no-such-path")
    renewed = games.store.lists.renew_link(id, LINK_RIGHTS[right], requester.token)
    if renewed is None:
        raise NotFound("server-no-such-game", id=id)
    for device in renewed.removed_devices:
        games.on_list_change(device, id, False)
    return _links(games, id, requester)


def open_link(games: GameCache, data: LinkKey, requester: Requester) -> OpenedLink:
    """Add the game of a link to the list of this device."""
    device = _require_club(requester)
    with games.list_limits() as limits:
        opened = games.store.lists.join(
            device, data.key.strip(), max_games=limits.games, max_devices=limits.devices
        )
    if opened is None:
        raise NotFound("server-no-such-link")
    id, right = opened
    games.on_list_change(device, id, True)
    return OpenedLink(id, right.word)


def leave_game(games: GameCache, id: str, requester: Requester, granted: Right | None) -> None:
    """Remove a game from the list of this device. The owner can only delete it."""
    device = _require_club(requester)
    if granted is Right.OWN:
        raise Forbidden("server-owner-stays")
    games.store.lists.leave(device, id)
    games.on_list_change(device, id, False)


def _require_club(requester: Requester) -> str:
    """Return the device of the requester, or raise `NotFound` without a club."""
    if requester.has_shared_list:
        raise NotFound("server-no-club")
    return requester.device


def _links(games: GameCache, id: str, requester: Requester) -> GameLinks:
    keys = games.store.lists.links(id, requester.token)
    if keys is None:
        raise NotFound("server-no-such-game", id=id)
    return GameLinks(keys[Right.PLAY], keys[Right.WATCH])
