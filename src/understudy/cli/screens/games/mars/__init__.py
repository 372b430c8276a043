"""The table of Terraforming Mars as text."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from understudy.cli.screens.games.mars import board, expansions, your_side
from understudy.cli.screens.screen import Counted, Screen
from understudy.core import Ref

COUNTED: Final = (
    Counted("generation", Ref("mars-field", "generation")),
    *(
        Counted(parameter, Ref("mars-parameter", parameter))
        for parameter in ("temperature", "oxygen", "venus")
    ),
    Counted("bot.tr", Ref("mars-field", "bot-tr")),
    Counted("bot.mc", Ref("mars-field", "bot-mc")),
    Counted("bot.floaters", Ref("mars-field", "floaters")),
    Counted("bot.action_deck", Ref("mars-deck", "action")),
    Counted("bot.bonus_deck", Ref("mars-deck", "bonus")),
    Counted("bot.track.", kind="mars-track", of=Ref("mars-owner", "bot")),
    Counted("bot.storage.", kind="mars-colony", of=Ref("mars-field", "stored")),
    Counted("colony.", kind="mars-colony", of=Ref("mars-field", "step")),
    Counted("human.tr", Ref("mars-field", "your-tr")),
    Counted("human.stock.", kind="mars-resource", of=Ref("mars-owner", "human")),
    Counted("human.production.", kind="mars-resource", of=Ref("mars-field", "production")),
)

MENUS: Final = {
    "mars-report": (
        "done", "pass", "tile", "greenery", "raise", "claim", "fund", "trade", "colony", "delegate",
        "tr", "points", "lower", "remove", "steal", "card", "off_map_city", "cathedral",
        "new_holland", "icy_impactors", "prelude", "remove_from_card", "steal_from_card",
    ),
    "mars-move": (
        "play", "action", "standard_project", "convert", "claim", "fund", "trade", "delegate",
        "policy", "end", "pass",
    ),
}  # fmt: skip
"""As on the page; what comes up in every game stands first."""


def _forecast(view: Mapping[str, Any]) -> Mapping[str, str]:
    played = "mars-screen-forecast-assumes"
    return {"assumes": played if view.get("you") else "page-mars-forecast-assumes"}


def screen(printed: Mapping[str, Any]) -> Screen:
    """How the game is shown."""
    return Screen(
        board.status,
        partial(board.board, printed),
        board.legend,
        partial(board.bot_view, printed),
        board.result,
        board.in_list,
        parts=(
            (("temperature", "oxygen", "venus", "tile."), board.gauges),
            (("tile.",), partial(board.mars, printed)),
            (("bot.track.",), board.tracks),
            (("bot.on_card.", "cube."), board.corporation),
            (("milestone.", "award."), board.standing),
            (("bot.floaters",), expansions.floaters),
            (("bot.storage.", "colony."), partial(expansions.colonies, printed)),
            (("turmoil.",), expansions.turmoil),
        ),
        counted=COUNTED,
        menus=MENUS,
        mine=your_side.your_side,
        about=partial(your_side.about, printed),
        looked_up=(your_side.CARD,),
        forecast=_forecast,
    )
