"""The setup checklist for the real table, with amounts (3.1)."""

from __future__ import annotations

from understudy.core import Message, Ref
from understudy.mars.generation import first_project_cards
from understudy.mars.marsbot.decks import bonus_cards_in_play
from understudy.mars.options import EXPANSIONS, MODIFIERS, RANDOM
from understudy.mars.references import card_ref
from understudy.mars.state import Game


def checklist(game: Game) -> list[Message]:
    """Return the setup steps of this game in order; empty for a screen game. [A p.3]"""
    setup = game.setup
    if setup.played:
        return []
    lines = [
        Message("mars-setup-map", {"map": Ref("mars-map", setup.map)}),
        Message("mars-setup-cards", {"corporate": int("corporate_era" in setup.expansions)}),
    ]
    if setup.expansions - {"corporate_era"}:
        names = tuple(
            Ref("mars-expansion", name) for name in EXPANSIONS if name in setup.expansions
        )
        lines.append(Message("mars-setup-expansions", {"expansions": names}))
    lines += [
        Message("mars-setup-board", {"cubes": len(game.board.tracks)}),
        Message("mars-setup-rating", {"tr": game.bot.tr}),
        *_expansion_lines(game),
        _bonus_line(game),
        _action_deck_line(game),
        Message("mars-setup-neural-instance"),
        Message("mars-setup-you", {"production": int("corporate_era" not in setup.expansions)}),
        *([Message("mars-setup-preludes")] if game.prelude else []),
        Message("mars-setup-first-player"),
    ]
    if game.drafting:
        lines.append(Message("mars-setup-draft"))
    lines += [
        Message("mars-setup-rule", {"rule": Ref("mars-modifier", rule)})
        for rule in MODIFIERS
        if rule in setup.modifiers
    ]
    return lines


def _expansion_lines(game: Game) -> list[Message]:
    """Return the setup steps of each expansion (3.3). [C p.1] [C p.2] [C p.4] [C p.6] [C p.13]"""
    expansions = game.setup.expansions
    lines: list[Message] = []
    if game.board.stand_in:
        lines.append(Message("mars-setup-stand-in"))
    if "prelude2" in expansions:
        lines.append(Message("mars-setup-recession"))
    if "venus" in expansions:
        lines.append(Message("mars-setup-venus"))
    if "colonies" in expansions:
        tiles = tuple(Ref("mars-colony", tile.name) for tile in game.colonies)
        kind = "mars-setup-colonies-chosen" if tiles else "mars-setup-colonies-drawn"
        lines.append(Message(kind, {"colonies": tiles}) if tiles else Message(kind))
    if game.turmoil is not None:
        lines.append(Message("mars-setup-turmoil", {"delegates": game.turmoil.reserve["bot"]}))
    if "milestones_awards" in expansions:
        lines.append(Message("mars-setup-honours"))
    if game.corporation is not None:
        name = Ref("mars-corporation", game.corporation.number)
        lines.append(Message("mars-setup-corporation", {"corporation": name}))
    elif game.setup.corporation == RANDOM:
        lines.append(Message("mars-setup-corporation-random"))
    recurring = tuple(card_ref(card) for card in game.bot.set_aside)
    if recurring:
        lines.append(Message("mars-setup-recurring", {"cards": recurring}))
    return lines


def _bonus_line(game: Game) -> Message:
    if "bonus" in game.setup.real:
        cards = [card for card in bonus_cards_in_play(game) if card not in game.bot.set_aside]
        return Message("mars-setup-bonus-real", {"cards": tuple(map(card_ref, cards))})
    return Message("mars-setup-bonus-dealt")


def _action_deck_line(game: Game) -> Message:
    extra = game.corporation.first_project_cards if game.corporation else 0
    projects = {"projects": first_project_cards(game) + extra}
    real = game.setup.real & {"project", "bonus"}
    if game.corporation is not None and not game.corporation.first_bonus_card:
        kind = "mars-setup-deck-no-bonus" if "project" in real else "mars-setup-deck-dealt"
        return Message(kind, projects if "project" in real else {})
    if real == {"project", "bonus"}:
        return Message("mars-setup-deck-real", projects)
    if real == {"project"}:
        return Message("mars-setup-deck-projects", projects)
    if real == {"bonus"}:
        return Message("mars-setup-deck-bonus")
    return Message("mars-setup-deck-dealt")
