"""Who started an income turn first [H8.4]."""

from __future__ import annotations

from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.state import Game


def is_first_in_era(game: Game, you: PlayedHuman) -> bool:
    """Return whether no other player has started the income turn you are in [H8.4]."""
    others = [human.era for human in game.humans if human is not you]
    if game.setup.solo:
        others.append(game.era)
    return all(era < you.era for era in others)
