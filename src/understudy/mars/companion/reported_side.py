"""The human side as reported: rules ask for numbers when needed and the app remembers them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from understudy.core import (
    Card,
    Change,
    Choice,
    Fact,
    Form,
    Menu,
    Number,
    Ref,
    Space,
    Step,
    Table,
    YesNo,
    fields,
    new_step,
)
from understudy.mars.cards.library import BY_NUMBER
from understudy.mars.companion.actions import place_your_tile, you_place
from understudy.mars.companion.card_resources import (
    PROTECTED_CARDS,
    REMOVABLE_KINDS,
    Cubes,
    find_holders,
    holder_ref,
)
from understudy.mars.companion.global_events import resolve_global_event, resolve_ruling_bonus
from understudy.mars.companion.report_menu import (
    CARD_POINTS,
    LEAST_POINTS,
    REPORTS,
    placement_bonus_entries,
    report_preludes,
    report_turn,
)
from understudy.mars.human.rules.modifier_clauses import Protects
from understudy.mars.milestones_awards.evaluation import (
    PUBLIC,
    Award,
    Milestone,
    counts_tags,
    is_public,
)
from understudy.mars.planet.parameters import RATING_VENUS, raise_temperature
from understudy.mars.planet.spaces import greenery_spaces, ocean_spaces
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.printed.card_titles import project_card
from understudy.mars.printed.cards import CARD_ID
from understudy.mars.printed.colonies import COLONY_FACTS
from understudy.mars.printed.maps import MARS
from understudy.mars.references import card_notes
from understudy.mars.seat import VERMIN, ScoreSheet, Seat
from understudy.mars.state import HUMAN, MAX_OCEANS, Game
from understudy.mars.terraforming_side import BonusStep

VERMIN_ANIMALS: Final = "vermin_animals"
WILD_TAGS: Final = "tags.wild"

LOWEST: Final = {"production.mc": -5, CARD_POINTS: LEAST_POINTS}
"""The least possible value of a number, if not 0."""

STOCKS: Final = tuple((f"stock.{resource}", f"production.{resource}") for resource in RESOURCES)
"""For each resource, the keys of its stock and its production."""

PLANTS_PER_GREENERY: Final = 8

PROTECTED_AS: Final = {"plants": "plants", "animal": "animals", "microbe": "microbes"}
PROTECTED_HABITATS: Final = frozenset(
    PROTECTED_AS[kind]
    for term in BY_NUMBER[project_card("173 Protected Habitats")].modifiers
    if isinstance(term, Protects)
    for kind in term.kinds
)
"""Resources that the card protects from removal (19.1). [A p.11]"""


class ReportedSide(Seat):
    """The opponent at the table: `numbers` by key, `reported_in` the generation of each.

    `certain`: use the stored numbers without asking.
    """

    def __init__(self, numbers: dict[str, int], tr: int = 20, *, certain: bool = False) -> None:
        super().__init__(tr)
        self.certain = certain
        self.numbers = numbers
        self.reported_in: dict[str, int] = {}
        self.protected: frozenset[str] = frozenset()
        self.cubes: tuple[Cubes, ...] = ()
        self.milestone_progress: dict[str, int] = {}
        self.given_award_values: dict[str, int] = {}

    def copy(self) -> Seat:
        same = ReportedSide(dict(self.numbers), self.tr, certain=self.certain)
        same.passed = self.passed
        same.off_map_cities = self.off_map_cities
        same.without_reward = self.without_reward
        same.reported_in = dict(self.reported_in)
        same.protected = self.protected
        same.cubes = self.cubes
        same.milestone_progress = dict(self.milestone_progress)
        same.given_award_values = dict(self.given_award_values)
        return same

    def facts(self) -> dict[str, Fact]:
        facts: dict[str, Fact] = {
            "human.tr": self.tr,
            "human.passed": int(self.passed),
            "human.off_map_cities": self.off_map_cities,
            "human.protected": " ".join(sorted(self.protected)) or None,
        }
        facts |= {f"human.{key}": value for key, value in self.numbers.items()}
        facts |= {f"human.cubes.{cubes.card}": cubes.count for cubes in self.cubes}
        return facts

    def record_raise(self, game: Game, table: Table, parameter: str, before: int, now: int) -> None:
        """Gain 1 TR a step, 2 for the Venus step with a bonus (section 6). [C p.2]"""
        worth = 2 if parameter == "venus" and now == RATING_VENUS else 1
        worth = 0 if self.without_reward else worth
        rating = self.gain_rating(game, table, worth)
        if table.listening:
            cite = "C p.2" if parameter == "venus" else "A p.4"
            self.tell_raise(table, (parameter, before, now), rating, worth, cite)

    def resolve_bonus_step(self, game: Game, table: Table, bonus: BonusStep) -> None:
        """Apply a bonus ocean or temperature step; you move production and cards yourself."""
        if bonus is BonusStep.TEMPERATURE:
            raise_temperature(game, table, self)
        elif bonus is BonusStep.OCEAN and game.planet.ocean_count < MAX_OCEANS:
            free = MARS.named(ocean_spaces(game, HUMAN))
            if free:
                question = Space(
                    id="mars-ask-bonus-ocean", cite="A p.9", kind="mars-space", spaces=free
                )
                you_place(game, table, "ocean", MARS.index[table.ask(question)])

    def play_preludes(self, game: Game, table: Table) -> None:
        report_preludes(game, table)

    def take_turn(self, game: Game, table: Table) -> None:
        report_turn(game, table)

    def number(self, key: str) -> int:
        """Return a known number without asking."""
        return self.numbers.get(key, 0)

    def set_number(self, key: str, value: int) -> tuple[Change, ...]:
        """Store a number. Return the change, if any."""
        before = self.number(key)
        self.numbers[key] = value
        return () if before == value else (Change(f"human.{key}", before, value),)

    def report_card_points(self, game: Game, table: Table, points: int) -> None:
        changes = self.set_number(CARD_POINTS, points)
        self.reported_in[CARD_POINTS] = game.generation
        if table.listening:
            table.tell("mars-you-said-points", "A p.10", *changes, points=points)

    def _ask_for(self, game: Game, table: Table, keys: Sequence[str], what: str, cite: str) -> None:
        """Ask for all numbers of a rule on one form, prefilled with known values."""
        if self.certain or not keys:
            return
        wanted = {key: self._field(key) for key in keys}
        answers = table.ask(Form(what, cite, tuple(wanted.values())))
        changes: list[Change] = []
        for key, (name, _) in wanted.items():
            value = answers[name]
            assert isinstance(value, int)
            if table.listening:
                changes += self.set_number(key, value)
            else:
                self.numbers[key] = value
            self.reported_in[key] = game.generation
        if table.listening:
            table.tell("mars-you-said", cite, *changes)

    def _field(self, key: str) -> tuple[str, Number]:
        return _number_field(key, self.reported_in.get(key, 0), self.numbers.get(key, 0))

    def milestone_scores(
        self, game: Game, table: Table, milestones: Sequence[Milestone]
    ) -> dict[str, int]:
        wanted = {milestone.name: milestone.needs for milestone in milestones}
        keys = _keys_to_ask(wanted, self.milestone_progress)
        if any(map(counts_tags, wanted.values())):
            keys.append(WILD_TAGS)
        self._ask_for(game, table, keys, "mars-ask-milestone-numbers", "A p.8")
        return {milestone.name: self._milestone_score(game, milestone) for milestone in milestones}

    def _milestone_score(self, game: Game, milestone: Milestone) -> int:
        """Return your score; each wild tag counts once where tags are counted."""
        if milestone.name in self.milestone_progress:
            return self.milestone_progress[milestone.name]
        have = milestone.score(game, [self._count(game, key) for key in milestone.needs])
        return have + self._count(game, WILD_TAGS) if counts_tags(milestone.needs) else have

    def award_values(self, game: Game, table: Table, awards: Sequence[Award]) -> dict[str, int]:
        wanted = {award.name: award.needs for award in awards}
        keys = _keys_to_ask(wanted, self.given_award_values)
        self._ask_for(game, table, keys, "mars-ask-award-numbers", "A p.8")
        return {name: self._award_value(game, name, keys) for name, keys in wanted.items()}

    def _award_value(self, game: Game, name: str, keys: tuple[str, ...]) -> int:
        if name in self.given_award_values:
            return self.given_award_values[name]
        value = 0
        for key in keys:
            value += self._count(game, key)
        return value

    def knows_award(self, award: Award) -> bool:
        return self.certain or award.name in self.given_award_values or is_public(award.needs)

    def _count(self, game: Game, key: str) -> int:
        if key in PUBLIC:
            return PUBLIC[key](game)
        return self.numbers[key] if key in self.numbers else self._derived(key)

    def _derived(self, key: str) -> int:
        """Return a number that follows from other certain numbers."""
        kinds = [cubes.kind for cubes in self.cubes for _ in range(cubes.count)]
        match key:
            case "distinct_tags":
                tags = [k for k, v in self.numbers.items() if k.startswith("tags.") and v]
                return len([tag for tag in tags if tag != "tags.event"])
            case "card_resources":
                return len(kinds)
            case "card_resource_kinds":
                return len(set(kinds))
            case "animals_and_microbes":
                return kinds.count("animal") + kinds.count("microbe")
            case "vermin_animals":
                return sum(cubes.count for cubes in self.cubes if cubes.card == VERMIN)
            case "floaters":
                return kinds.count("floater")
        return 0

    def lose_plants(self, game: Game, table: Table, amount: int) -> tuple[int, bool]:
        """Ask for your plants; Protected Habitats prevents the loss. [A p.11]"""
        if not self.certain:
            asked = (
                ("plants", self._field("stock.plants")[1]),
                ("protected", _protected_field("plants" in self.protected)),
            )
            answers = table.ask(Form("mars-ask-plants", "A p.6", asked))
            plants = answers["plants"]
            assert isinstance(plants, int)
            changes = self.set_number("stock.plants", plants)
            changes += self._set_protected(bool(answers["protected"]))
            self.reported_in["stock.plants"] = game.generation
            if table.listening:
                table.tell("mars-you-said", "A p.6", *changes)
        if "plants" in self.protected:
            if table.listening:
                table.tell("mars-you-are-protected", "A p.11")
            return 0, True
        held = self.number("stock.plants")
        lost = min(amount, held)
        changes = self.set_number("stock.plants", held - lost)
        if table.listening:
            table.tell("mars-you-lose-plants", "A p.6", *changes, plants=lost)
        return lost, False

    def _set_protected(self, protected: bool) -> tuple[Change, ...]:
        before = self.protected
        self.protected = PROTECTED_HABITATS if protected else frozenset()
        if before == self.protected:
            return ()
        words = [" ".join(sorted(kinds)) or None for kinds in (before, self.protected)]
        return (Change("human.protected", *words),)

    def lose_best_cube(self, game: Game, table: Table, *, must_know: bool) -> bool:
        """Ask you to remove the cube yourself; equal cubes are your choice. [A p.6]"""
        if not self.certain:
            if must_know and not table.ask(
                YesNo(id="mars-ask-has-cube", cite="A p.7", default=False)
            ):
                return False
            if table.listening:
                table.tell("mars-you-remove-cube", "A p.6")
            return True
        losable = [
            cubes
            for cubes in self.cubes
            if cubes.count
            and cubes.kind in REMOVABLE_KINDS
            and PROTECTED_AS[cubes.kind] not in self.protected
            and cubes.card not in PROTECTED_CARDS
        ]
        best = [cubes for cubes in losable if cubes.points == max(c.points for c in losable)]
        if not best:
            return False
        card = best[0].card
        if len(best) > 1:
            cards = {cubes.card for cubes in self.cubes}
            gone = frozenset(cards - {cubes.card for cubes in best})
            asked = Card(
                id="mars-ask-cube", cite="A p.6", kind="mars-card", pool="project",
                find=find_holders, gone=gone, default=card,
            )  # fmt: skip
            card = table.ask(asked)
        self.cubes = tuple(
            Cubes(c.card, c.kind, c.count - 1, c.points) if c.card == card else c
            for c in self.cubes
        )
        if table.listening:
            count = next(c.count for c in self.cubes if c.card == card)
            change = Change(f"human.cubes.{card}", count + 1, count)
            table.tell("mars-you-lose-cube", "A p.6", change, card=holder_ref(card))
        return True

    def colony_bonus(self, game: Game, table: Table, colony: str, times: int) -> None:
        """Add the resources; you take cards and cubes yourself."""
        bonus = COLONY_FACTS[colony].bonus
        changes = self.receive(bonus.what, bonus.amount * times)
        if table.listening:
            name = Ref("mars-colony", colony)
            table.tell("mars-your-colony-bonus", "C p.4", *changes, colony=name)

    def resolve_global_event(self, game: Game, table: Table, event: str) -> None:
        resolve_global_event(game, table, event)

    def resolve_new_government(self, game: Game, table: Table) -> None:
        resolve_ruling_bonus(game, table)

    def receive(self, resource: str, amount: int) -> tuple[Change, ...]:
        key = f"stock.{resource}"
        return self.set_number(key, self.number(key) + amount) if resource in RESOURCES else ()

    def keep_card(self, game: Game, table: Table, pile: Sequence[str]) -> str:
        if self.certain:
            return pile[0]
        question = Choice(
            id="mars-ask-draft", cite="A p.4", kind="mars-card", options=tuple(pile),
            default=pile[0], notes=lambda: card_notes(pile),
        )  # fmt: skip
        return table.ask(question)

    def final_greeneries(self, game: Game, table: Table) -> None:
        """Ask for greeneries, and for what their spaces give, until you place no more."""
        while True:
            spaces = MARS.named(greenery_spaces(game, HUMAN))
            if not spaces or (self.certain and self.number("stock.plants") < PLANTS_PER_GREENERY):
                return
            answer = table.ask(_final_question(game, spaces))
            if answer["do"] == "done":
                return
            if answer["do"] == "greenery":
                self._spend_plants(table)
                place_your_tile(game, table, "greenery", MARS.index[str(answer["space"])])
            else:
                REPORTS[str(answer["do"])](game, table, answer)

    def _spend_plants(self, table: Table) -> None:
        known = self.number("stock.plants")
        held = max(known, PLANTS_PER_GREENERY)
        said = self.set_number("stock.plants", held)
        spent = self.set_number("stock.plants", held - PLANTS_PER_GREENERY)
        if table.listening:
            if said:
                table.tell("mars-you-said", "A p.10", *said)
            table.tell("mars-you-spend-plants", "A p.10", *spent)

    def produce(self, game: Game, table: Table) -> None:
        """Turn energy into heat, then add rating and production (section 4)."""
        numbers = self.numbers
        before = dict(numbers) if table.listening else {}
        energy = numbers.get("stock.energy", 0)
        if energy:
            numbers["stock.heat"] = numbers.get("stock.heat", 0) + energy
            numbers["stock.energy"] = 0
        numbers["stock.mc"] = numbers.get("stock.mc", 0) + self.tr
        # Most numbers are absent, so this is faster than converting them for a shared function.
        for stock, production in STOCKS:
            if numbers.get(production):
                numbers[stock] = max(0, numbers.get(stock, 0) + numbers[production])
        if table.listening:
            table.record(_production_step, before, dict(numbers))

    def score_sheet(self, game: Game, table: Table, awards: Sequence[Award]) -> ScoreSheet:
        wanted = {award.name: award.final or award.needs for award in awards}
        keys = [*_keys_to_ask(wanted, self.given_award_values), CARD_POINTS]
        if "promo" in game.setup.expansions and CARD_ID[VERMIN] not in game.bot.played:
            keys.append(VERMIN_ANIMALS)
        self._ask_for(game, table, keys, "mars-ask-score-sheet", "A p.10")
        values = {name: self._award_value(game, name, keys) for name, keys in wanted.items()}
        return ScoreSheet(values, self.number(CARD_POINTS), self._count(game, VERMIN_ANIMALS))


def _final_question(game: Game, spaces: tuple[str, ...]) -> Menu:
    """Return the menu of a final greenery; a space may also give a delegate or a colony."""
    place = fields(space=Space(id="mars-field-space", kind="mars-space", spaces=spaces))
    return Menu(
        id="mars-ask-final-greenery", cite="A p.10", kind="mars-report", default={"do": "done"},
        plain=("done",), entries=lambda: (("greenery", place), *placement_bonus_entries(game)),
    )  # fmt: skip


def _production_step(before: dict[str, int], after: dict[str, int]) -> Step:
    changes = [
        Change(f"human.{stock}", before.get(stock, 0), after[stock])
        for stock, _ in STOCKS
        if before.get(stock, 0) != after.get(stock, 0)
    ]
    return new_step("mars-production", "A p.5", *changes)


def _keys_to_ask(wanted: dict[str, tuple[str, ...]], given: dict[str, int]) -> list[str]:
    """Return the numbers to ask for, except for milestones or awards in `given`."""
    keys: list[str] = []
    for name, needs in wanted.items():
        if name not in given:
            keys += [key for key in needs if key not in PUBLIC and key not in keys]
    return keys


@lru_cache(maxsize=4096)
def _number_field(key: str, said: int, known: int) -> tuple[str, Number]:
    """Return the form field for a number; cached because games ask for the same ones."""
    name = key.replace(".", "_")
    number = Number(
        id=f"mars-number-{name.replace('_', '-')}",
        args={"generation": said},
        default=known,
        low=LOWEST.get(key, 0),
    )
    return name, number


@cache
def _protected_field(protected: bool) -> YesNo:
    return YesNo(id="mars-ask-protected", default=protected)


def starting_numbers(corporate_era: bool) -> dict[str, int]:
    """Return the starting numbers: without Corporate Era every production is 1."""
    return {} if corporate_era else {production: 1 for _, production in STOCKS}
