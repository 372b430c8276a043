"""The text screen of Terraforming Mars."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from understudy.cli.screens.games.mars import board, expansions, your_side
from understudy.cli.screens.screen import Counter, Screen
from understudy.core import Ref

COUNTERS: Final = (
    Counter("generation", Ref("mars-field", "generation")),
    *(
        Counter(parameter, Ref("mars-parameter", parameter))
        for parameter in ("temperature", "oxygen", "venus")
    ),
    Counter("bot.tr", Ref("mars-field", "bot-tr")),
    Counter("bot.mc", Ref("mars-field", "bot-mc")),
    Counter("bot.floaters", Ref("mars-field", "floaters")),
    Counter("bot.action_deck", Ref("mars-deck", "action")),
    Counter("bot.bonus_deck", Ref("mars-deck", "bonus")),
    Counter("bot.track.", kind="mars-track", of=Ref("mars-owner", "bot")),
    Counter("bot.storage.", kind="mars-colony", of=Ref("mars-field", "stored")),
    Counter("colony.", kind="mars-colony", of=Ref("mars-field", "step")),
    Counter("human.tr", Ref("mars-field", "your-tr")),
    Counter("human.stock.", kind="mars-resource", of=Ref("mars-owner", "human")),
    Counter("human.production.", kind="mars-resource", of=Ref("mars-field", "production")),
)

MENUS: Final = {
    "mars-report": (
        "done", "pass", "tile", "greenery", "raise", "claim", "fund", "trade", "colony", "delegate",
        "tr", "points", "lower", "remove", "steal", "card", "off_map_city", "cathedral",
        "new_holland", "icy_impactors", "prelude", "remove_from_card", "steal_from_card",
        "card_action", "delegate_by_card", "take_chair", "withdraw_delegate", "replace_delegate",
        "colony_track", "add_colony", "remove_tile",
    ),
    "mars-move": (
        "play", "action", "standard_project", "convert", "claim", "fund", "trade", "delegate",
        "policy", "end", "pass",
    ),
}  # fmt: skip
"""In the order of the page; actions of every game come first."""


def _forecast(view: Mapping[str, Any]) -> Mapping[str, str]:
    is_screen_game = view.get("you")
    return {
        "assumes": "mars-screen-forecast-assumes"
        if is_screen_game
        else "page-mars-forecast-assumes"
    }


def screen(printed: Mapping[str, Any]) -> Screen:
    """Return the screen of the game."""
    return Screen(
        board.status,
        partial(board.board, printed),
        board.legend,
        partial(board.bot_view, printed),
        board.result,
        board.list_state,
        parts=(
            (("temperature", "oxygen", "venus", "tile."), board.gauges),
            (("tile.",), partial(board.mars, printed)),
            (("bot.track.",), board.tracks),
            (("bot.on_card.", "cube."), board.corporation),
            (("milestone.", "award."), board.decks_and_awards),
            (("bot.floaters",), expansions.floaters),
            (("bot.storage.", "colony."), partial(expansions.colonies, printed)),
            (("turmoil.",), expansions.turmoil),
        ),
        counters=COUNTERS,
        menus=MENUS,
        own_side=partial(your_side.your_side, printed),
        about=partial(your_side.describe_card, printed),
        lookup_kinds=(your_side.CARD,),
        forecast=_forecast,
    )
