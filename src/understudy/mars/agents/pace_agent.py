"""The agent `pace`: it terraforms on a schedule.

It has no hand and no MC. Each generation it plans as many steps as it takes to complete the planet
in a target generation. It adds cities, milestones, awards and expansion actions, and reports one
or two things a turn. Numbers that only a player knows grow at fixed rates. All rates are guesses,
defined only here; most people play better.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from understudy.components.hex_map import spaces_of
from understudy.core import (
    Agent,
    Chance,
    Choice,
    Form,
    NamedAgent,
    Number,
    Pass,
    Policy,
    Question,
    Seat,
    Space,
)
from understudy.mars.agents.greedy_agent import greedy_policy
from understudy.mars.companion.effects_on_marsbot import EFFECTS_ON_MARSBOT
from understudy.mars.human.state.side import Human
from understudy.mars.marsbot.claim_milestone import MILESTONE_LIMIT
from understudy.mars.marsbot.decks import project_cards_in_play
from understudy.mars.milestones_awards.evaluation import PUBLIC, bot_award_value
from understudy.mars.planet.spaces import city_spaces, free_land, greenery_spaces, ocean_spaces
from understudy.mars.printed.cards import CARD_NUMBER
from understudy.mars.printed.colonies import SLOTS
from understudy.mars.printed.maps import MARS
from understudy.mars.state import (
    HUMAN,
    MAX_OCEANS,
    MAX_OXYGEN,
    MAX_TEMPERATURE,
    MAX_VENUS,
    PARTIES,
    Game,
)

Answer = dict[str, object]

END_GENERATIONS: Final = range(6, 20)
"""The target generations that can be chosen."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a player plays.

    `end` is the target generation for the complete planet, `preludes_save` the generations that
    preludes save, `waits` the generations for which the last step is left to MarsBot. `rate` is a
    factor of the `RATES` at which tags, production and the like grow.
    """

    end: int
    preludes_save: int = 1
    waits: int = 0
    rate: float = 1.0


PACES: Final = {
    "slow": Style(13), "normal": Style(11), "fast": Style(9),
    "beginner": Style(15), "planner": Style(16, waits=2), "expert": Style(15, waits=2, rate=2.5),
}  # fmt: skip
"""Styles by name. The last three are calibrated against the agents greedy, planner and expert."""

DEFAULT_PACE: Final = "normal"

HURRY: Final = (-1, 0, 0, 0, 1, 1)
"""Random differences of players from the target generation."""

BOT_STEPS: Final = 1.6
"""Steps that MarsBot is expected to make in a generation."""

RATES: Final = {
    "tags_building": 0.55, "tags_science": 0.32, "tags_space": 0.4, "tags_earth": 0.27,
    "tags_jovian": 0.12, "tags_plant": 0.23, "tags_microbe": 0.14, "tags_animal": 0.11,
    "tags_power": 0.2, "tags_city": 0.18, "tags_venus": 0.22, "tags_wild": 0.0, "events": 0.45,
    "production_mc": 1.3, "production_steel": 0.18, "production_titanium": 0.2,
    "production_plants": 0.35, "production_energy": 0.3, "production_heat": 0.4,
    "cards_green": 1.1, "cards_green_blue": 1.8, "cards_cost_10": 0.9, "cards_cost_20": 0.25,
    "cards_with_points": 0.5, "cards_with_requirement": 0.6, "cards_without_tags": 0.25,
    "card_resources": 0.6, "animals_and_microbes": 0.5, "floaters": 0.35, "distinct_tags": 0.6,
    "temperature_steps": 0.6, "oceans_placed": 0.35, "delegates": 0.6, "card_points": 1.1,
    "leaders_and_influence": 0.3, "how_far_briber": 8.0, "how_far_coastguard": 8.0,
}  # fmt: skip
"""What an average player gains in a generation, for each number that only a player knows."""

USUAL_RATE: Final = 0.25
STRENGTHS: Final[tuple[float, ...]] = (0.5, 0.75, 1.0, 1.0, 1.25, 1.5)
"""Random factors by which players differ in each of these numbers."""

STEADY: Final = {
    "stock_steel": 2, "stock_titanium": 2, "stock_energy": 1, "stock_heat": 4, "stock_plants": 3,
    "cards_in_hand": 5,
}  # fmt: skip
"""Numbers that rise and fall, with their usual amount."""


class Pace:
    """Terraforms in a style."""

    exact: Final = True

    def __init__(self, game: Game, chance: Chance, style: Style) -> None:
        self.game = game
        self.chance = chance
        self.style = style
        self.end = style.end + HURRY[chance.below(len(HURRY))] - style.preludes_save * game.prelude
        self.fallback = Pass()
        self.strengths: dict[str, float] = {}
        self.plan: list[str] = []
        self.planned_for = 0
        self.reported = 0
        self.last_greeneries = 1 + chance.below(3)
        self.cards: list[str] = []

    def answer(self, question: Question[object]) -> object:
        match question.id:
            case "mars-ask-turn":
                return self._turn()
            case "mars-ask-bonus-ocean":
                return self._random_space(ocean_spaces(self.game, HUMAN))
            case "mars-ask-final-greenery":
                return self._last_greenery()
            case "mars-ask-has-cube":
                return self._likely(50)
        match question:
            case Form():
                return {name: self._field(name, field) for name, field in question.fields}
            case Choice():
                return question.options[self.chance.below(len(question.options))]
            case Space():
                return question.spaces[self.chance.below(len(question.spaces))]
        return question.check(self.fallback.answer(question))

    def _likely(self, percent: int) -> bool:
        return self.chance.below(100) < percent

    # Numbers that only a player knows

    def _field(self, name: str, field: Question[object]) -> object:
        if not isinstance(field, Number):
            return field.check(self.fallback.answer(field))
        reported_in = field.args.get("generation", 0)
        assert isinstance(reported_in, int)
        value = self._number(name, field.default or 0, reported_in)
        return min(field.high, max(field.low, value))

    def _number(self, name: str, known: int, reported_in: int) -> int:
        """Return a number with its estimated growth since it was last reported."""
        if name in STEADY:
            return self.chance.below(2 * STEADY[name] + 1)
        passed = self.game.generation - reported_in
        grown = RATES.get(name, USUAL_RATE) * self.style.rate * self._strength(name) * passed
        return known + int(grown + 0.5)

    def _strength(self, name: str) -> float:
        if name not in self.strengths:
            self.strengths[name] = STRENGTHS[self.chance.below(len(STRENGTHS))]
        return self.strengths[name]

    def _have(self, key: str) -> int:
        """Return this player's value for milestones and awards, public or not."""
        if key in PUBLIC:
            return PUBLIC[key](self.game)
        facts = self.game.you.facts()
        known = facts.get(f"human.{key}", 0)
        assert isinstance(known, int)
        return max(known, self._number(key.replace(".", "_"), 0, 0))

    # A turn

    def _turn(self) -> Answer:
        game = self.game
        if self.planned_for != game.generation:
            self.planned_for = game.generation
            self._make_plan()
        while self.plan and self.reported < 2:
            report = self._report(self.plan.pop())
            if report is not None:
                self.reported += 1
                return report
        self.reported = 0
        return {"do": "done"} if self.plan else {"do": "pass"}

    def _make_plan(self) -> None:
        """Plan the actions of this generation in random order."""
        game, likely = self.game, self._likely
        plan = self._terraforming()
        plan += ["city"] * likely(32)
        plan += ["special"] * likely(12)
        plan += ["greenery"] * (game.generation >= self.end - 3 and likely(60))
        plan += ["claim"] * likely(60)
        plan += ["fund"] * (game.generation >= self.end // 2 and likely(25))
        plan += ["remove"] * likely(15)
        if game.planet.venus < MAX_VENUS and "venus" in game.setup.expansions:
            plan += ["venus"] * self.chance.below(3)
        if game.colonies:
            plan += ["trade"] * (game.generation > 1)
            plan += ["colony"] * likely(30)
        if game.turmoil is not None:
            plan += ["delegate"]
        if game.triggers.your_card:
            plan += ["card"] * (1 + self.chance.below(4))
        for place in range(len(plan) - 1, 0, -1):
            other = self.chance.below(place + 1)
            plan[place], plan[other] = plan[other], plan[place]
        # When starting mid-generation, skip the actions already taken.
        if game.bot.took_turn:
            due = max(1, len(game.bot.action))
            plan = plan[: (len(plan) * due + 3) // 4]
        self.plan = plan

    def _terraforming(self) -> list[str]:
        planet = self.game.planet
        left = {
            "temperature": (MAX_TEMPERATURE - planet.temperature) // 2,
            "oxygen": MAX_OXYGEN - planet.oxygen,
            "ocean": MAX_OCEANS - planet.ocean_count,
        }
        plan: list[str] = []
        for _ in range(self._steps(sum(left.values()))):
            place = self.chance.below(sum(left.values()))
            for parameter, steps in left.items():
                if place < steps:
                    left[parameter] -= 1
                    by_tile = parameter == "oxygen" and self._likely(80)
                    plan.append("greenery" if by_tile else parameter)
                    break
                place -= steps
        return plan

    def _steps(self, left: int) -> int:
        """Return the steps of this generation: growing, so that all are done in time."""
        now = self.game.generation
        if now < self.end + self.style.waits:
            left = max(0, left - 1) if self.style.waits else left
        end = max(self.end, now)
        share = now / ((end + now) * (end - now + 1) / 2)
        wanted = left * share - (BOT_STEPS if now < end else 0.0)
        # A real engine produces no more than this.
        most = 1.5 + 0.75 * now
        wanted = min(wanted, most) + (self.chance.below(101) - 50) / 50
        return max(0, min(left, int(wanted + self.chance.below(100) / 100)))

    def _report(self, what: str) -> Answer | None:
        """Return the report of a planned action, or None if it is no longer possible."""
        game = self.game
        match what:
            case "temperature" | "oxygen" | "venus":
                return self._raise(what)
            case "ocean":
                full = game.planet.ocean_count == MAX_OCEANS
                return None if full else self._tile("ocean", ocean_spaces(game, HUMAN))
            case "greenery":
                return self._tile("greenery", self._greenery_spaces())
            case "city":
                return self._tile("city", city_spaces(game, HUMAN))
            case "special":
                return self._tile("special", free_land(game, HUMAN))
            case "remove":
                return {"do": "remove", "resource": "plants", "amount": 1 + self.chance.below(5)}
            case "claim":
                return self._claim()
            case "fund":
                return self._fund()
            case "card":
                return self._card()
        return self._expansion(what)

    def _raise(self, parameter: str) -> Answer | None:
        planet = self.game.planet
        complete = {
            "temperature": planet.temperature == MAX_TEMPERATURE,
            "oxygen": planet.oxygen == MAX_OXYGEN,
            "venus": planet.venus == MAX_VENUS,
        }
        return None if complete[parameter] else {"do": "raise", "parameter": parameter, "steps": 1}

    # The map

    def _greenery_spaces(self) -> int:
        planet, spaces = self.game.planet, greenery_spaces(self.game, HUMAN)
        return spaces & MARS.next_to(planet.cities & planet.human_tiles) or spaces

    def _tile(self, tile: str, spaces: int) -> Answer | None:
        if not spaces:
            return None
        return {"do": "tile", "tile": tile, "space": self._random_space(spaces), "insist": False}

    def _random_space(self, spaces: int) -> str:
        choice = spaces_of(spaces)
        return MARS.names[choice[self.chance.below(len(choice))]]

    def _last_greenery(self) -> Answer:
        spaces = self._greenery_spaces()
        if not self.last_greeneries or not spaces:
            return {"do": "done"}
        self.last_greeneries -= 1
        return {"do": "greenery", "space": self._random_space(spaces)}

    # Milestones, awards, cards, expansions

    def _claim(self) -> Answer | None:
        game = self.game
        if len(game.milestones) == MILESTONE_LIMIT:
            return None
        for milestone in game.milestone_row:
            if milestone.name not in game.milestones:
                have = milestone.score(game, [self._have(key) for key in milestone.needs])
                if have >= milestone.goal(game):
                    return {"do": "claim", "milestone": milestone.name}
        return None

    def _fund(self) -> Answer | None:
        game = self.game
        if len(game.awards) == MILESTONE_LIMIT:
            return None
        leads = {
            award.name: sum(map(self._have, award.needs)) - bot_award_value(game, award)
            for award in game.award_row
            if award.name not in game.awards
        }
        best = max(leads, key=leads.__getitem__)
        return {"do": "fund", "award": best} if leads[best] > 0 else None

    def _card(self) -> Answer:
        """Report a random card that does not attack; its tags may trigger MarsBot's corporation."""
        if not self.cards:
            numbers = map(CARD_NUMBER.__getitem__, project_cards_in_play(self.game))
            self.cards = [number for number in numbers if number not in EFFECTS_ON_MARSBOT]
        return {"do": "card", "card": self.cards[self.chance.below(len(self.cards))]}

    def _expansion(self, what: str) -> Answer | None:
        game = self.game
        if what == "delegate":
            turmoil = game.turmoil
            if turmoil is None or not (turmoil.lobby or turmoil.reserve[HUMAN]):
                return None
            return {"do": "delegate", "party": PARTIES[self.chance.below(len(PARTIES))]}
        if what == "trade":
            free = [tile for tile in game.colonies if tile.fleet is None]
            best = max(free, key=lambda tile: tile.step, default=None)
            return None if best is None else {"do": "trade", "colony": best.name}
        free = [t for t in game.colonies if len(t.owners) < SLOTS and HUMAN not in t.owners]
        if not free:
            return None
        return {"do": "colony", "colony": free[self.chance.below(len(free))].name}


def parse_pace(setting: str) -> Agent | None:
    """Return the agent for ``pace``, ``pace:fast``, or a target generation: ``pace:11``."""
    if setting.isdecimal():
        end = int(setting)
        return partial(pace_policy, Style(end)) if end in END_GENERATIONS else None
    style = PACES.get(setting or DEFAULT_PACE)
    return partial(pace_policy, style) if style is not None else None


def pace_policy(style: Style, seat: Seat) -> Policy:
    """Return the policy for this style; a screen game uses the greedy agent."""
    if isinstance(seat.position.you, Human):
        return greedy_policy(seat)
    return Pace(seat.position, seat.chance, style)


PACE: Final = NamedAgent(parse_pace, tuple(PACES))
