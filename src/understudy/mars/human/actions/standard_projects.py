"""Standard projects and conversions (4, 7). [T 7]"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from understudy.core import Ref, Step, Table, new_step
from understudy.mars.human.rules.choices import choose_amount, choose_cards, choose_space
from understudy.mars.human.rules.draw_cards import discard_from_hand, hand_of
from understudy.mars.human.rules.payments import (
    cannot_afford,
    heat_from_floaters,
    methods_for_project,
    pay,
    spending_limit,
)
from understudy.mars.human.rules.placement import place_own_tile, spaces_for
from understudy.mars.human.rules.places import why_not_elsewhere
from understudy.mars.human.rules.reds_tax import (
    cannot_pay_tax,
    is_taxed,
    project_payment,
    project_raise,
    tax_on,
    tax_on_oxygen,
    tax_reserve,
)
from understudy.mars.human.rules.stock import gain, spend
from understudy.mars.human.rules.trigger_clauses import ProjectDone
from understudy.mars.human.rules.triggers import run_steps, run_trigger, triggers_for
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import (
    ENERGY,
    HEAT,
    MC,
    NO_CARD,
    NO_TABLE,
    PLANTS,
    Card,
    Context,
)
from understudy.mars.human.state.card_definition import Step as CardStep
from understudy.mars.human.state.card_definition import steps_to_check
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.human.steps.choices import first_obstacle, obstacle_or_tax
from understudy.mars.human.steps.colonies import BuildColony
from understudy.mars.human.steps.planet import Oceans, PlaceTile, Raise
from understudy.mars.human.steps.stock import Production, pay_heat
from understudy.mars.planet.parameters import raise_temperature
from understudy.mars.state import MAX_TEMPERATURE, Game

SELL_PATENTS: Final = "sell_patents"
HEAT_FOR_A_STEP: Final = 8


@dataclass(frozen=True, slots=True)
class Project:
    """A standard project: its price, its steps and the expansion it belongs to.

    `steps_to_check` are its steps up to the last that may be impossible.
    """

    name: str
    cost: int
    steps: tuple[CardStep, ...]
    steps_to_check: tuple[CardStep, ...]
    expansion: str


def _project(name: str, cost: int, *steps: CardStep, expansion: str = "") -> Project:
    return Project(name, cost, steps, steps_to_check(steps), expansion)


PROJECTS: Final = {
    project.name: project
    for project in (
        _project("power_plant", 11, Production(((ENERGY, 1),))),
        _project("asteroid", 14, Raise("temperature")),
        _project("aquifer", 18, Oceans(1)),
        _project("greenery", 23, PlaceTile("greenery", "greenery")),
        _project("city", 25, PlaceTile("city", "city"), Production(((MC, 1),))),
        _project("air_scrapping", 15, Raise("venus"), expansion="venus"),
        _project("build_colony", 17, BuildColony(), expansion="colonies"),
    )
}
"""Standard projects by name, except selling patents."""


def project_price(you: Human, project: Project) -> int:
    """Return what a project costs you (7). [T 7]"""
    discounts = you.modifiers.project_discounts
    return max(0, project.cost - discounts.get(project.name, 0)) if discounts else project.cost


def cannot_do_project(game: Game, you: Human, project: Project) -> Obstacle | None:
    """Return why a standard project cannot be done now, or None (7). [T 7]"""
    known = you.known_obstacles
    if known is None:
        return check_project(game, you, project)
    if project.name not in known.projects:
        known.projects[project.name] = check_project(game, you, project)
    return known.projects[project.name]


def possible_projects(game: Game, you: Human) -> list[str]:
    """Return the standard projects that can be done now."""
    projects = projects_in_play(game.setup.expansions)
    prices = you.modifiers.known_prices
    if not prices:
        prices = you.modifiers.known_prices = tuple([project_price(you, one) for one in projects])
    money = you.stock[MC]
    limit = spending_limit(you) if you.modifiers.payment_rules else money
    taxed = is_taxed(game)
    found: list[str] = []
    for index, project in enumerate(projects):
        # Mostly the price decides at once, and prices were computed before: a random game with
        # everything takes 0.97 of the instructions.
        price = prices[index]
        if limit < price:
            continue
        sure = money >= price and not project.steps_to_check and not taxed
        if sure or cannot_do_project(game, you, project) is None:
            found.append(project.name)
    return found


@cache
def projects_in_play(expansions: frozenset[str]) -> tuple[Project, ...]:
    """Return the standard projects of the chosen expansions."""
    every = PROJECTS.values()
    return tuple(one for one in every if not one.expansion or one.expansion in expansions)


def check_project(game: Game, you: Human, project: Project) -> Obstacle | None:
    """Check price and effects of a standard project: return the first obstacle, or None."""
    if project.expansion and project.expansion not in game.setup.expansions:
        return Obstacle(Lack.NOTHING)
    price = project_price(you, project)
    methods = methods_for_project(you, project.name)
    obstacle = cannot_afford(you, price, methods)
    if obstacle is not None:
        return obstacle
    steps = project.steps if is_taxed(game) else project.steps_to_check
    if not steps:
        return None
    budget = Budget(you)
    project_payment(game, you, budget, price, methods)
    return obstacle_or_tax(Context(game, NO_TABLE, you, NO_CARD), steps, budget)


def do_project(game: Game, table: Table, you: Human, project: Project) -> None:
    """Pay for a standard project and resolve it (7). [T 7]"""
    if table.listening:
        table.record(_project_step, project.name)
        table.depth += 1
    you.ran_once.clear()
    price = project_price(you, project)
    methods = methods_for_project(you, project.name)
    pay(table, you, price, methods, None, _tax_reserve(game, you, project))
    run_steps(Context(game, table, you, NO_CARD), project.steps)
    for card, trigger in triggers_for(you, ProjectDone):
        if project.cost >= trigger.least_cost:
            run_trigger(game, table, you, card, trigger)
    if table.listening:
        table.depth -= 1


def _project_step(name: str) -> Step:
    return new_step("mars-you-project", "T 7", project=Ref("mars-project", name))


def _tax_reserve(game: Game, you: Human, project: Project) -> int:
    """Return the MC to keep for the tax on a project's effects (12.4). [T 12.4]"""
    if not is_taxed(game):
        return 0
    budget = Budget(you)
    first_obstacle(Context(game, NO_TABLE, you, NO_CARD), project.steps, budget)
    return tax_reserve(you, budget)


def sell_patents(game: Game, table: Table, you: Human) -> None:
    """Sell cards from your hand for 1 MC each (7). [T 7]"""
    if table.listening:
        table.record(_project_step, SELL_PATENTS)
        table.depth += 1
    count = choose_amount(table, None, 1, len(you.hand), "cards", "mars-you-sell")
    cards: list[Card] = choose_cards(table, "mars-you-choose-sold", hand_of(you), count, None)
    for card in cards:
        discard_from_hand(game, table, you, card)
    gain(table, you, MC, len(cards))
    if table.listening:
        table.depth -= 1


def possible_conversions(game: Game, you: Human) -> list[str]:
    """Return the resources that can be converted now (4). [T 4]"""
    found: list[str] = []
    # Too few plants and too little heat decide at once, mostly.
    enough = you.stock[PLANTS] >= you.modifiers.greenery_plants
    if enough and cannot_convert_plants(game, you) is None:
        found.append("plants")
    enough = you.stock[HEAT] + heat_from_floaters(you) >= HEAT_FOR_A_STEP
    if enough and cannot_convert_heat(game, you) is None:
        found.append("heat")
    return found


def cannot_convert_plants(game: Game, you: Human) -> Obstacle | None:
    """Return why plants cannot become a greenery, or None (4). [T 4]"""
    need = you.modifiers.greenery_plants
    if you.stock[PLANTS] < need:
        return Obstacle(Lack.RESOURCE, "plants", need, you.stock[PLANTS])
    money = you.stock[MC]
    if is_taxed(game):
        budget = Budget(you)
        project_raise(game, budget, "oxygen")
        tax = cannot_pay_tax(game, you, budget)
        if tax is not None:
            return tax
        money -= tax_on(game, you, budget)
    if not spaces_for(game, you, "greenery", "greenery", money):
        return Obstacle(Lack.SPACE, "greenery")
    return None


def convert_plants(game: Game, table: Table, you: Human, *, oxygen: bool = True) -> None:
    """Convert 8 plants into a greenery (4). [T 4]"""
    if table.listening:
        table.tell("mars-you-convert-plants", "T 4")
        table.depth += 1
    you.ran_once.clear()
    spend(table, you, PLANTS, you.modifiers.greenery_plants)
    money = you.stock[MC] - tax_on_oxygen(game, you)
    spaces = spaces_for(game, you, "greenery", "greenery", money)
    why_not = why_not_elsewhere(game, you, spaces, "greenery")
    space = choose_space(table, None, "greenery", spaces, why_not)
    place_own_tile(game, table, you, "greenery", space, None, oxygen=oxygen)
    if table.listening:
        table.depth -= 1


def cannot_convert_heat(game: Game, you: Human) -> Obstacle | None:
    """Return why heat cannot raise the temperature, or None (4). [T 4]"""
    have = you.stock[HEAT] + heat_from_floaters(you)
    if have < HEAT_FOR_A_STEP:
        return Obstacle(Lack.RESOURCE, "heat", HEAT_FOR_A_STEP, have)
    if game.planet.temperature == MAX_TEMPERATURE:
        return Obstacle(Lack.NOTHING)
    if not is_taxed(game):
        return None
    budget = Budget(you)
    budget.stock[HEAT] = have - HEAT_FOR_A_STEP
    project_raise(game, budget, "temperature")
    return cannot_pay_tax(game, you, budget)


def convert_heat(game: Game, table: Table, you: Human) -> None:
    """Convert 8 heat into a temperature step (4). [T 4]"""
    if table.listening:
        table.tell("mars-you-convert-heat", "T 4")
        table.depth += 1
    you.ran_once.clear()
    pay_heat(table, you, HEAT_FOR_A_STEP, None)
    raise_temperature(game, table, you)
    if table.listening:
        table.depth -= 1
