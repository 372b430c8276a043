"""What your hands do before the first turn, with the amounts (3.1)."""

from __future__ import annotations

from understudy.mars.boards import load_board
from understudy.mars.decks import bonus_cards_in_play
from understudy.mars.generation import project_cards_due
from understudy.mars.options import MODIFIERS
from understudy.mars.state import Game
from understudy.table import Message, Ref


def checklist(game: Game) -> list[Message]:
    """The set-up of the table for this game, in order. [A p.3]"""
    setup = game.setup
    lines = [
        Message("mars-setup-map", {"map": Ref("mars-map", setup.map)}),
        Message("mars-setup-cards", {"corporate": int("corporate_era" in setup.expansions)}),
        Message("mars-setup-board", {"cubes": len(load_board(setup.map).tracks)}),
        Message("mars-setup-rating", {"tr": game.bot.tr}),
        _bonus_line(game),
        _action_deck_line(game),
        Message("mars-setup-neural-instance"),
        Message("mars-setup-you", {"production": int("corporate_era" not in setup.expansions)}),
        Message("mars-setup-first-player"),
    ]
    if setup.draft:
        lines.append(Message("mars-setup-draft"))
    lines += [
        Message("mars-setup-rule", {"rule": Ref("mars-modifier", rule)})
        for rule in MODIFIERS
        if rule in setup.modifiers
    ]
    return lines


def _bonus_line(game: Game) -> Message:
    if "bonus" in game.setup.real:
        return Message("mars-setup-bonus-real", {"cards": len(bonus_cards_in_play(game))})
    return Message("mars-setup-bonus-dealt")


def _action_deck_line(game: Game) -> Message:
    projects = {"projects": project_cards_due(game)}
    real = game.setup.real & {"project", "bonus"}
    if real == {"project", "bonus"}:
        return Message("mars-setup-deck-real", projects)
    if real == {"project"}:
        return Message("mars-setup-deck-projects", projects)
    if real == {"bonus"}:
        return Message("mars-setup-deck-bonus")
    return Message("mars-setup-deck-dealt")
