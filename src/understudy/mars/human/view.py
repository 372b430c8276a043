"""The view of your side: what you have, and what you can do with it now."""

from __future__ import annotations

from understudy.mars.human.actions import milestones_awards, standard_projects
from understudy.mars.human.actions.card_points import card_points, points_of
from understudy.mars.human.actions.no_effect import (
    no_effect_of_action,
    no_effect_of_card,
    no_effect_of_project,
)
from understudy.mars.human.actions.play_card import (
    cannot_use,
    obstacles_to_play,
    usable_actions,
)
from understudy.mars.human.rules.draw_cards import hand_of
from understudy.mars.human.rules.payments import discount_of, methods_for_card, price_of
from understudy.mars.human.rules.requirements import last_chance, parameter_bounds
from understudy.mars.human.state.card import TAG_INDEX, Card
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.human.view_expansions import obstacle_json, trade_view, turmoil_view
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.state import Game


def human_view(game: Game, you: Human) -> dict[str, object]:
    """Return your side as JSON; it contains hidden information."""
    library = you.library
    shown: dict[str, object] = {
        "stock": dict(zip(RESOURCES, you.stock, strict=True)),
        "production": dict(zip(RESOURCES, you.production, strict=True)),
        "tags": {tag: you.tags[index] for tag, index in TAG_INDEX.items() if you.tags[index]},
        "steel_value": you.modifiers.steel_value,
        "titanium_value": you.modifiers.titanium_value,
        "card_price": you.modifiers.card_price,
        "greenery_plants": you.modifiers.greenery_plants,
        "step_heat": standard_projects.HEAT_FOR_A_STEP,
        "corporations": [_face_up_card(game, you, library[card]) for card in you.corporations],
        "played": [_face_up_card(game, you, library[card]) for card in you.played],
        "events": [library[card].number for card in you.events],
        "hand": [_hand_card(game, you, card) for card in hand_of(you)],
        "in_hand": len(you.hand),
        "offered": [library[card].number for card in you.offered],
        "drafted": [library[card].number for card in game.drafted],
        "judged": _offered_cards(game, you),
        "card_points": card_points(game, you),
        "projects": _projects(game, you),
        "convert": {
            "plants": obstacle_json(standard_projects.cannot_convert_plants(game, you)),
            "heat": obstacle_json(standard_projects.cannot_convert_heat(game, you)),
        },
        "milestones": {
            milestone.name: {
                "have": milestones_awards.milestone_score(game, you, milestone),
                "price": milestones_awards.milestone_price(you, milestone),
                "why_not": obstacle_json(milestones_awards.cannot_claim(game, you, milestone)),
            }
            for milestone in game.milestone_row
        },
        "awards": {
            award.name: {
                "have": milestones_awards.award_value(game, you, award.needs),
                "price": milestones_awards.award_price(game, you),
                "why_not": obstacle_json(milestones_awards.cannot_fund(game, you, award)),
            }
            for award in game.award_row
        },
    }
    if game.colonies:
        shown["trade"] = trade_view(game, you)
    if game.turmoil is not None:
        shown["politics"] = turmoil_view(game, you, game.turmoil)
    return shown


def _offered_cards(game: Game, you: Human) -> list[dict[str, object]]:
    """Return what you could do with the offered cards; empty before the corporation."""
    if not you.corporations:
        return []
    return [_hand_card(game, you, you.library[card]) for card in you.offered]


def _hand_card(game: Game, you: Human, card: Card) -> dict[str, object]:
    last = last_chance(game, you, card)
    obstacles = obstacles_to_play(game, you, card)
    shown = obstacles or [idle for idle in [no_effect_of_card(game, you, card)] if idle is not None]
    return {
        "number": card.number,
        "price": price_of(you, card),
        "cheaper": _discounts(you, card),
        "means": [method.key for method in methods_for_card(you, card)],
        "last": last and {"of": last[0], "have": last[1]},
        "bounds": parameter_bounds(you, card),
        "why_not": obstacle_json(shown[0] if shown else None),
        "reasons": [obstacle_json(obstacle) for obstacle in shown],
        "legal": not obstacles,
    }


def _discounts(you: Human, card: Card) -> dict[str, int]:
    givers = [giver for giver in you.face_up() if giver.modifiers]
    given = {giver.number: discount_of(you, card, giver) for giver in givers}
    return {number: less for number, less in given.items() if less}


def _face_up_card(game: Game, you: Human, card: Card) -> dict[str, object]:
    obstacle = cannot_use(game, you, card) if card.actions else None
    if card.actions and obstacle is None:
        obstacle = no_effect_of_action(game, you, card)
    return {
        "number": card.number,
        "held": you.card_resources.get(card.id, 0),
        "points": points_of(game, you, card),
        "action": bool(card.actions),
        "open": usable_actions(game, you, card) if card.id not in you.used else [],
        "used": card.id in you.used,
        "why_not": obstacle_json(obstacle),
    }


def _projects(game: Game, you: Human) -> list[dict[str, object]]:
    no_cards = None if you.hand else Obstacle(Lack.CARDS, "", 1)
    shown: list[dict[str, object]] = [
        {
            "name": standard_projects.SELL_PATENTS,
            "price": 0,
            "why_not": obstacle_json(no_cards),
            "legal": no_cards is None,
        }
    ]
    for project in standard_projects.PROJECTS.values():
        if project.expansion and project.expansion not in game.setup.expansions:
            continue
        obstacle = standard_projects.cannot_do_project(game, you, project)
        idle = obstacle is None and no_effect_of_project(game, you, project)
        shown.append(
            {
                "name": project.name,
                "price": standard_projects.project_price(you, project),
                "why_not": obstacle_json(obstacle or idle or None),
                "legal": obstacle is None,
            }
        )
    return shown
