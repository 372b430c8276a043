"""Card definitions as JSON, for the symbols of the page and for tests."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import Final

from understudy.core import message_to_json
from understudy.mars.cards.expansion_vocabulary import on_rating
from understudy.mars.cards.text.sentences import CARD_KINDS, sentences
from understudy.mars.cards.vocabulary import loses
from understudy.mars.human.actions.preludes import BEGINNER
from understudy.mars.human.actions.standard_projects import PROJECTS
from understudy.mars.human.rules.counts import Per, Sum, X
from understudy.mars.human.rules.reds_tax import RATING_TAX
from understudy.mars.human.state.card import Card
from understudy.mars.human.state.card_definition import Action, First, Modifier, Step, Trigger
from understudy.mars.human.state.modifiers import Modifiers
from understudy.mars.human.steps.planet import PlaceTile, Raise
from understudy.mars.human.steps.stock import ConvertProduction
from understudy.mars.printed.allowed_values import RESOURCES, TAGS
from understudy.mars.printed.cards import DOUBTS
from understudy.mars.printed.points import Points
from understudy.mars.printed.requirements import Requirement

RESOURCE_FIELDS: Final = frozenset({"resource", "lowered"})
RESOURCE_LISTS: Final = frozenset({"resources", "changes"})
TAG_FIELDS: Final = frozenset({"tag"})

# The classes of amounts are compiled, and compiled data classes have no class attributes.
_AMOUNT_VERBS: Final[dict[type, str]] = {Per: "per", Sum: "sum", X: "x"}

TAXING_PARTY: Final = "reds"
"""The party that taxes rating steps."""


def describe_cards(cards: Iterable[Card]) -> dict[str, object]:
    """Return all cards of the human side as JSON by number, without events and parties."""
    return {card.number: describe_card(card) for card in cards if card.kind in CARD_KINDS}


def describe_policies(cards: Iterable[Card]) -> dict[str, object]:
    """Return the policy of each party as JSON; the Reds' tax is added here."""
    tax = describe(on_rating(loses(mc=RATING_TAX)))
    return {
        card.number: {
            "actions": [describe(action) for action in card.actions],
            "watches": [
                *map(describe, card.triggers),
                *([tax] if card.number == TAXING_PARTY else []),
            ],
            "terms": [describe(modifier) for modifier in card.modifiers],
        }
        for card in cards
        if card.kind == "party"
    }


def describe_projects() -> dict[str, list[object]]:
    """Return the effects of the standard projects and conversions as JSON by name."""
    effects = {name: _with_oxygen(project.steps) for name, project in PROJECTS.items()}
    return {**effects, "plants": effects["greenery"], "heat": effects["asteroid"]}


def _with_oxygen(steps: tuple[Step, ...]) -> list[object]:
    """Return the steps as JSON; a greenery is followed by the oxygen that it raises."""
    shown: list[object] = []
    for step in steps:
        shown.append(describe(step))
        if isinstance(step, PlaceTile) and step.tile == "greenery":
            shown.append(describe(Raise("oxygen")))
    return shown


def describe_card(card: Card) -> dict[str, object]:
    """Return a card as JSON: printed facts, the clauses of its definition, and its sentences."""
    shown: dict[str, object] = {
        "number": card.number,
        "printed": card.ref.id if card.ref.id != card.number else "",
        "kind": card.kind,
        "set": card.set,
        "colour": card.colour,
        "cost": card.cost,
        "money": card.starting_mc,
        "card_price": _card_price(card) if card.kind == "corporation" else 0,
        "tags": [TAGS[tag] for tag in card.tags],
        "holds": card.holds,
        "requirements": [_stated_fields(requirement) for requirement in card.requirements],
        "points": None if card.points is None else _stated_fields(card.points),
        "immediate": [describe(step) for step in card.immediate],
        "first": [describe(step) for step in card.first_action],
        "actions": [describe(action) for action in card.actions],
        "watches": [describe(trigger) for trigger in card.triggers],
        "terms": [describe(modifier) for modifier in card.modifiers],
        "sentences": [message_to_json(sentence) for sentence in sentences(card)],
        "doubt": f"mars-doubt-{card.number}" if card.number in DOUBTS else "",
    }
    return {name: value for name, value in shown.items() if value not in ([], "", 0, None)}


def _card_price(corporation: Card) -> int:
    """Return what a card costs in research with a corporation; 0 if the first ones are free."""
    if corporation.number == BEGINNER:
        return 0
    modifiers = Modifiers()
    corporation.apply_modifiers(modifiers)
    return modifiers.card_price


def _stated_fields(printed: Requirement | Points) -> dict[str, object]:
    values = {field.name: getattr(printed, field.name) for field in fields(printed)}
    return {
        name: value
        for name, value in values.items()
        if value is not False and value not in ("", None)
    }


def describe(clause: object) -> object:
    """Return a clause as JSON: its verb and the fields that are not at their default."""
    if isinstance(clause, tuple):
        return [describe(part) for part in clause]
    if not is_dataclass(clause) or isinstance(clause, type):
        return clause
    described: dict[str, object] = {"verb": _verb(clause)}
    if isinstance(clause, Trigger):
        described["event"] = clause.event
    for field in fields(clause):
        value = getattr(clause, field.name)
        if value == field.default:
            continue
        described[field.name] = _value(clause, field.name, value)
    return described


def _verb(clause: object) -> str:
    if isinstance(clause, Step | Modifier | Trigger | Action | First):
        return clause.verb
    return _AMOUNT_VERBS[type(clause)]


def _value(clause: object, name: str, value: object) -> object:
    if name in RESOURCE_LISTS and isinstance(value, tuple):
        return {RESOURCES[index]: describe(amount) for index, amount in value}
    if name in RESOURCE_FIELDS and isinstance(value, int) and not isinstance(clause, Per | X):
        return RESOURCES[value]
    if name in TAG_FIELDS and isinstance(value, int):
        return TAGS[value]
    if isinstance(clause, ConvertProduction) and isinstance(value, int):
        return RESOURCES[value]
    if name == "tags" and isinstance(value, tuple):
        return [TAGS[tag] for tag in value]
    if name == "metals" and isinstance(value, tuple):
        return [RESOURCES[metal] for metal in value]
    return describe(value)
