"""Reports of what only single cards do: markers, delegates, tiles that move (6, 19.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from understudy.core import Choice, Fields, Illegal, Number, Ref, Space, Table, fields
from understudy.mars.companion import actions
from understudy.mars.expansions.colonies import (
    add_colony_tile,
    find_colony_tile,
    unused_colony_tiles,
)
from understudy.mars.expansions.turmoil import (
    become_chairman,
    parties_with,
    send_your_delegate,
    turmoil_board,
    withdraw_delegate,
)
from understudy.mars.human.rules.colonies import move_track
from understudy.mars.marsbot.attacks import you_place_cathedral
from understudy.mars.planet.spaces import new_holland_spaces, ocean_spaces
from understudy.mars.planet.tiles import clear_space
from understudy.mars.printed.colonies import LAST_STEP
from understudy.mars.printed.maps import MARS
from understudy.mars.state import BOT, HUMAN, MAX_OCEANS, NEUTRAL, NEW_HOLLAND, PARTIES, Game

Entry = tuple[str, Fields]
Answer = dict[str, Any]

SIDES: Final = (BOT, HUMAN, NEUTRAL)


def card_entries(game: Game) -> list[Entry]:
    """Return the reports that a single card allows, as far as they are possible now."""
    entries: list[Entry] = []
    if game.colonies:
        colony = Choice(
            id="mars-field-colony", kind="mars-colony",
            options=tuple(tile.name for tile in game.colonies),
        )  # fmt: skip
        to = Number(id="mars-field-step", low=0, high=LAST_STEP)
        entries.append(("colony_track", fields(colony=colony, to=to)))
    if left := unused_colony_tiles(game):
        colony = Choice(id="mars-field-colony", kind="mars-colony", options=left)
        entries.append(("add_colony", fields(colony=colony)))
    if game.turmoil is not None:
        entries += _delegate_entries(game)
    return entries + _promo_entries(game) if "promo" in game.setup.expansions else entries


def removal_entries(game: Game) -> list[Entry]:
    """Return the report of a removed tile or marker of yours.

    It comes last in the menu: a tap on a space opens the first entry that accepts the space, and a
    tap on a tile usually corrects it.
    """
    own = MARS.named(game.planet.human_tiles | game.planet.human_markers)
    return [("remove_tile", fields(space=_space(own)))] if own else []


def _space(spaces: tuple[str, ...]) -> Space:
    return Space(id="mars-field-space", kind="mars-space", spaces=spaces)


def _delegate_entries(game: Game) -> list[Entry]:
    reserve = turmoil_board(game).reserve[HUMAN]
    entries: list[Entry] = []
    if reserve:
        entries += [("delegate_by_card", fields(party=_party(PARTIES))), ("take_chair", ())]
    if there := parties_with(game, SIDES):
        owner = Choice(id="mars-field-owner", kind="mars-owner", options=SIDES, default=BOT)
        entries.append(("withdraw_delegate", fields(party=_party(tuple(there)), owner=owner)))
    neutral = parties_with(game, (NEUTRAL,))
    if neutral and reserve:
        entries.append(("replace_delegate", fields(party=_party(tuple(neutral)))))
    return entries


def _party(parties: tuple[str, ...]) -> Choice:
    return Choice(id="mars-field-party", kind="mars-party", options=parties)


def _promo_entries(game: Game) -> list[Entry]:
    """Return the reports that only a promo card allows (19.1)."""
    possible = {
        NEW_HOLLAND: MARS.named(new_holland_spaces(game)),
        "cathedral": MARS.named(game.planet.cities & game.planet.bot_tiles),
    }
    entries = [(report, fields(space=_space(s))) for report, s in possible.items() if s]
    if game.planet.ocean_count < MAX_OCEANS and ocean_spaces(game, HUMAN):
        entries.append(("icy_impactors", ()))
    return entries


def _move_track(game: Game, table: Table, answer: Answer) -> None:
    tile = find_colony_tile(game, answer["colony"])
    move_track(table, tile, answer["to"] - tile.step)


def _send_by_card(game: Game, table: Table, answer: Answer) -> None:
    if not turmoil_board(game).reserve[HUMAN]:
        raise Illegal("mars-no-delegate-left")
    send_your_delegate(game, table, answer["party"], "C p.6", from_lobby=False)


def _withdraw(game: Game, table: Table, answer: Answer) -> None:
    party, owner = answer["party"], answer["owner"]
    if owner not in parties_with(game, SIDES).get(party, ()):
        raise Illegal(
            "mars-no-such-delegate", party=Ref("mars-party", party), owner=Ref("mars-owner", owner)
        )
    withdraw_delegate(game, table, party, owner)


CARD_REPORTS: Final[dict[str, Callable[[Game, Table, Answer], None]]] = {
    "remove_tile": lambda g, t, a: clear_space(
        g, t, MARS.index[a["space"]], "mars-you-remove-tile", "A p.4"
    ),
    "colony_track": _move_track,
    "add_colony": lambda g, t, a: add_colony_tile(
        g, t, a["colony"], "mars-you-add-colony", "A p.4"
    ),
    "delegate_by_card": _send_by_card,
    "take_chair": lambda g, t, a: become_chairman(g, t),
    "withdraw_delegate": _withdraw,
    "replace_delegate": lambda g, t, a: withdraw_delegate(g, t, a["party"], NEUTRAL, replace=True),
    NEW_HOLLAND: lambda g, t, a: actions.you_place(g, t, NEW_HOLLAND, MARS.index[a["space"]]),
    "icy_impactors": lambda g, t, a: actions.you_use_icy_impactors(g, t),
    "cathedral": lambda g, t, a: you_place_cathedral(g, t, MARS.index[a["space"]]),
}
"""The function of each of these reports."""
