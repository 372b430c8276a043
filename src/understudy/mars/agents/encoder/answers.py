"""The answers to a question as numbers and items."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from understudy.core import Choice, Number, Question, Space
from understudy.core.questions.turn_menu import TurnMenu
from understudy.mars.agents.encoder.layout import (
    ACTION,
    ANSWER,
    ANSWER_AT,
    ANSWER_ITEM,
    CARD,
    KINDS,
)
from understudy.mars.agents.encoder.standing import Standing
from understudy.mars.agents.encoder.state import clip
from understudy.mars.cards.library import BY_NUMBER, LIBRARY
from understudy.mars.human.actions.card_points import points_of
from understudy.mars.human.actions.standard_projects import PROJECTS, project_price
from understudy.mars.human.rules.counts import amount_of
from understudy.mars.human.rules.payments import price_of
from understudy.mars.human.rules.requirements import first_unmet
from understudy.mars.human.state.card import MC, NO_TABLE, STEEL, TAG_INDEX, TITANIUM, Card, Context
from understudy.mars.human.state.side import Human
from understudy.mars.human.steps.stock import Gain, Production, Rating
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.printed.maps import MARS
from understudy.mars.sides import HUMAN
from understudy.mars.state import Game

Row = list[float]
Items = tuple[int, int, int]

_ZERO: Final = [0.0] * len(ANSWER)
_KIND: Final = {kind: ANSWER_ITEM[f"kind:{kind}"] for kind in KINDS}
_OTHER_NAME: Final = ANSWER_ITEM["name:other"]
_GIVEN_AWAY: Final = ("mars-you-choose-sold", "mars-you-choose-discarded")
(
    _PRICE, _LEFT, _MISSED, _MISSED_BY, _POINTS, _ON_CARD, _AMOUNT, _SHARE, _DEFAULT, _LEAD,
    _VALUE, _STEP, _YOURS, _SIZE, _DELEGATES, _LEADER,
) = (
    ANSWER_AT[name]
    for name in (
        "price", "left after", "requirement missed", "missed by", "points now",
        "resources on card", "amount", "share", "default", "lead", "value", "colony step",
        "colony yours", "party size", "party yours", "party leader",
    )
)  # fmt: skip
_SPACE: Final = ANSWER_AT["bonus steel"]
_BONUS: Final = {
    icon: ANSWER_AT[f"bonus {name}"]
    for icon, name in {
        "s": "steel", "t": "titanium", "p": "plant", "c": "card", "h": "heat", "e": "energy",
    }.items()
}  # fmt: skip
_OTHER_BONUS: Final = ANSWER_AT["bonus other"]


def encode_answers(
    game: Game,
    you: Human,
    question: Question[Any],
    answers: Sequence[object],
    standing: Standing,
) -> tuple[list[Row], list[Items]]:
    """Return a row of numbers and three items for each answer."""
    rows = [_ZERO[:] for _ in answers]
    pairs: Iterable[tuple[Any, Row]] = zip(answers, rows, strict=True)
    if isinstance(question, TurnMenu):
        items = [_move(game, you, answer, standing, row) for answer, row in pairs]
    elif isinstance(question, Space):
        items = [_space(game, answer, row) for answer, row in pairs]
    elif isinstance(question, Number):
        items = [_number(question, answer, row) for answer, row in pairs]
    elif isinstance(question, Choice):
        items = [_choice(game, you, question, answer, row) for answer, row in pairs]
    else:
        items = [(_KIND["other"], 0, 0) for _ in pairs]
    return rows, items


def _name(name: str) -> int:
    return ANSWER_ITEM.get(f"name:{name}", _OTHER_NAME)


def _move(game: Game, you: Human, move: Mapping[str, str], standing: Standing, row: Row) -> Items:
    """Encode a move of a turn."""
    do = move["do"]
    kind = _KIND[do]
    match do:
        case "play":
            card = BY_NUMBER[move["card"]]
            _card(game, you, card, row)
            return kind, CARD + card.id, 0
        case "action":
            card = BY_NUMBER[move["card"]]
            row[_ON_CARD] = you.card_resources.get(card.id, 0) / 5
            return kind, ACTION + card.id, 0
        case "standard_project":
            project = PROJECTS.get(move["project"])
            if project is not None:
                price = project_price(you, project)
                row[_PRICE], row[_LEFT] = price / 20, (you.stock[MC] - price) / 40
            return kind, 0, _name(move["project"])
        case "convert":
            return kind, 0, _name(move["what"])
        case "claim":
            return kind, 0, _name(move["milestone"])
        case "fund":
            for award, (value, bots) in zip(game.award_row, standing.awards, strict=True):
                if award.name == move["award"]:
                    row[_LEAD], row[_VALUE] = clip((value - bots) / 10), value / 15
            return kind, 0, _name(move["award"])
        case "trade":
            _colony(game, move["colony"], row)
            return kind, 0, _name(move["colony"])
        case "delegate" | "policy":
            _party(game, move["party"], row)
            return kind, 0, _name(move["party"])
    return kind, 0, 0


def _colony(game: Game, name: str, row: Row) -> None:
    for tile in game.colonies:
        if tile.name == name:
            row[_STEP], row[_YOURS] = tile.step / 6, float(tile.owners.count(HUMAN))


def _party(game: Game, name: str, row: Row) -> None:
    if game.turmoil is not None and name in game.turmoil.delegates:
        there = game.turmoil.delegates[name]
        row[_SIZE], row[_DELEGATES] = len(there) / 5, there.count(HUMAN) / 3
        row[_LEADER] = float(bool(there) and there[0] == HUMAN)


def _space(game: Game, name: str, row: Row) -> Items:
    """Encode a space: its bonuses and its neighbors."""
    planet = game.planet
    space = MARS.index[name]
    near, bit = MARS.neighbors[space], 1 << space
    mine, its = planet.human_tiles, planet.bot_tiles
    for icon in game.map.bonus[space]:
        row[_BONUS.get(icon, _OTHER_BONUS)] += 1
    row[_SPACE + 7 : _SPACE + 19] = [
        (near & planet.oceans).bit_count() / 3,
        (near & planet.greeneries & mine).bit_count() / 3,
        (near & planet.greeneries & its).bit_count() / 3,
        (near & planet.cities & mine).bit_count() / 2,
        (near & planet.cities & its).bit_count() / 2,
        (near & game.map.land & ~planet.tiles).bit_count() / 6,
        (near & game.map.ocean & ~planet.tiles).bit_count() / 3,
        float(bool(game.map.ocean & bit)),
        float(bool(game.map.named & bit)),
        (near & mine).bit_count() / 3,
        (near & its).bit_count() / 3,
        float(bool(game.map.volcanic & bit)),
    ]
    return _KIND["space"], 0, ANSWER_ITEM[f"space:{name}"]


def _number(question: Number, value: int, row: Row) -> Items:
    row[_AMOUNT], row[_SHARE] = value / 10, value / max(1, question.high)
    row[_DEFAULT] = float(value == question.default)
    return _KIND["sell" if question.id == "mars-you-sell" else "number"], 0, 0


def _choice(game: Game, you: Human, question: Choice, answer: str, row: Row) -> Items:
    """Encode a card, an alternative of a card, or a name."""
    row[_DEFAULT] = float(answer == question.default)
    if answer == "none":
        return _KIND["stop"], 0, _name(answer)
    kind = question.kind
    if kind in ("mars-your-card", "mars-card") and answer in BY_NUMBER:
        card = BY_NUMBER[answer]
        if you.corporations:
            _card(game, you, card, row)
        row[_ON_CARD] = you.card_resources.get(card.id, 0) / 5
        gives = question.id in _GIVEN_AWAY
        asked = "buy" if question.id == "mars-you-buy" else "give" if gives else "card"
        return _KIND[asked], CARD + card.id, 0
    if kind == "mars-option-of":
        number, _, option = answer.rpartition(".")
        card_item = ACTION + BY_NUMBER[number].id if number in BY_NUMBER else 0
        return _KIND["option"], card_item, _name(f".{option}")
    if kind == "mars-colony":
        _colony(game, answer, row)
    elif kind == "mars-party":
        _party(game, answer, row)
    return _KIND["yes_no" if kind == "mars-whether" else "name"], 0, _name(answer)


def _varying_amounts(card: Card) -> list[tuple[int, Any]]:
    """Return the amounts of a card that depend on the position, with their place in a row."""
    found: list[tuple[int, Any]] = []
    for step in card.immediate:
        if isinstance(step, Production):
            found += [
                (ANSWER_AT[f"production:{RESOURCES[resource]}"], amount)
                for resource, amount in step.changes
                if not isinstance(amount, int)
            ]
        elif isinstance(step, Gain):
            found += [
                (ANSWER_AT[f"gain:{RESOURCES[resource]}"], amount)
                for resource, amount in step.resources
                if not isinstance(amount, int)
            ]
        elif isinstance(step, Rating) and not isinstance(step.amount, int):
            found.append((ANSWER_AT["rating"], step.amount))
    return found


_VARYING: Final = [_varying_amounts(card) for card in LIBRARY]
_HAS_VARYING_POINTS: Final = [
    card.points is not None and card.points.per in ("tags", "cities") for card in LIBRARY
]
_PAID_BY_STEEL: Final = [TAG_INDEX["building"] in card.tags for card in LIBRARY]
_PAID_BY_TITANIUM: Final = [TAG_INDEX["space"] in card.tags for card in LIBRARY]


def _card(game: Game, you: Human, card: Card, row: Row) -> None:
    """Encode the price of a card, its requirements, and what it gives now."""
    price = price_of(you, card)
    money = you.stock[MC]
    if _PAID_BY_STEEL[card.id]:
        money += you.stock[STEEL] * you.modifiers.steel_value
    if _PAID_BY_TITANIUM[card.id]:
        money += you.stock[TITANIUM] * you.modifiers.titanium_value
    row[_PRICE], row[_LEFT] = price / 20, (money - price) / 40
    obstacle = first_unmet(game, you, card)
    if obstacle is not None:
        row[_MISSED] = 1.0
        row[_MISSED_BY] = clip((obstacle.need - obstacle.have) / 6)
    if _HAS_VARYING_POINTS[card.id]:
        row[_POINTS] = points_of(game, you, card) / 3
    for place, amount in _VARYING[card.id]:
        row[place] += amount_of(amount, Context(game, NO_TABLE, you, card)) / 3
