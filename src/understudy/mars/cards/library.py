"""All cards of the human side: their printed facts joined with their definitions."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from understudy.components.data_tables import DataError
from understudy.core import Ref
from understudy.mars.cards.base import BASE, CORPORATE_ERA
from understudy.mars.cards.corporations import CORPORATIONS, EXPANSION_CORPORATIONS
from understudy.mars.cards.expansions import COLONIES, PROMO, TURMOIL, VENUS
from understudy.mars.cards.parties_and_events import GLOBAL_EVENTS, PARTIES
from understudy.mars.cards.prelude import PRELUDE, PRELUDE2, PRELUDE_CARDS
from understudy.mars.cards.text.sentences import alternatives, terms
from understudy.mars.cards.vocabulary import CardDefinition
from understudy.mars.human.state.card import NO_CARD, TAG_INDEX, Card, Library
from understudy.mars.human.state.card_definition import steps_to_check
from understudy.mars.human.state.card_ids import (
    EVENT_CARDS,
    FIRST_CORPORATION,
    FIRST_PRELUDE,
    PARTY_CARDS,
)
from understudy.mars.human.steps.card_resources import TakeOff
from understudy.mars.human.steps.stock import Spend
from understudy.mars.printed.allowed_values import name_id
from understudy.mars.printed.card_titles import number_of, project_card
from understudy.mars.printed.cards import CARD_ID, PROJECT_CARDS, ProjectCard
from understudy.mars.printed.events import EVENTS
from understudy.mars.printed.preludes import PRELUDES, Prelude
from understudy.mars.printed.your_corporations import YOUR_CORPORATIONS, YourCorporation

_PROJECTS: Final = {
    project_card(definition.title): definition
    for definition in (
        *BASE, *CORPORATE_ERA, *PRELUDE, *PRELUDE2, *VENUS, *COLONIES, *TURMOIL, *PROMO
    )
}  # fmt: skip


def _by_number(
    definitions: tuple[CardDefinition, ...], names: dict[str, str]
) -> dict[str, CardDefinition]:
    """Return definitions by card number."""
    return {number_of(definition.title, names): definition for definition in definitions}


def _tags(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([TAG_INDEX[tag] for tag in names])


def _project(printed: ProjectCard) -> Card:
    return replace(
        NO_CARD, id=printed.id, kind="project", number=printed.number, set=printed.set,
        colour=printed.colour, cost=printed.cost, tags=_tags(printed.tags),
        requirements=printed.requirements, points=printed.points, holds=printed.holds,
        floater_icon=printed.floater, ref=Ref("mars-card", printed.number), names=printed.names,
    )  # fmt: skip


def _prelude(id: int, printed: Prelude) -> Card:
    """Return a prelude; if a project card has its number, its name is used instead (D-45)."""
    number = printed.number if printed.number not in CARD_ID else name_id(printed.names["en"])
    return replace(
        NO_CARD, id=id, kind="prelude", number=number, set=printed.set, tags=_tags(printed.tags),
        points=printed.points, holds=printed.holds, floater_icon=printed.floater,
        ref=Ref("mars-prelude", printed.number), names=printed.names,
    )  # fmt: skip


def _corporation(id: int, printed: YourCorporation) -> Card:
    return replace(
        NO_CARD, id=id, kind="corporation", number=printed.number, set=printed.set,
        tags=_tags(printed.tags), points=printed.points, holds=printed.holds,
        starting_mc=printed.money, ref=Ref("mars-your-corporation", printed.number),
        names=printed.names,
    )  # fmt: skip


def _event_or_party(id: int, kind: str, name: str) -> Card:
    ref = Ref(f"mars-{kind}", name)
    return replace(NO_CARD, id=id, kind=kind, number=name, set="turmoil", ref=ref)


def _defined(printed: Card, definition: CardDefinition) -> Card:
    """Return the card with the clauses of its definition."""
    steps, actions = definition.steps(), definition.actions()
    card = replace(
        printed, immediate=steps, first_action=definition.first_action(),
        actions=actions, triggers=definition.triggers(),
        modifiers=definition.modifiers(),
        reserving_steps=tuple([step for step in steps if isinstance(step, Spend | TakeOff)]),
        steps_to_check=steps_to_check(steps),
        action_steps_to_check=tuple([steps_to_check(action.steps) for action in actions]),
        actions_can_fail=all(action.can_fail() for action in actions),
    )  # fmt: skip
    return replace(card, alternatives=alternatives(card), terms=partial(terms, card))


def _find(
    definitions: dict[str, CardDefinition], number: str, name: str, table: str
) -> CardDefinition:
    """Return the definition of a card; raise `DataError` with what to add if it has none."""
    if number not in definitions:
        raise DataError(
            f"{table}: {name} has no definition. "
            f'Add card("{number} {name}", ...) to the table of its set in mars/cards.'
        )
    return definitions[number]


def _library() -> Library:
    cards = [
        _defined(
            _project(one),
            _find(_PROJECTS, one.number, one.names["en"], f"mars/data/cards/{one.set}.txt"),
        )
        for one in PROJECT_CARDS
    ]
    names = {number: prelude.names["en"] for number, prelude in PRELUDES.items()}
    preludes = _by_number(PRELUDE_CARDS, names)
    for id, prelude in enumerate(PRELUDES.values(), FIRST_PRELUDE):
        definition = _find(preludes, prelude.number, prelude.names["en"], "mars/data/preludes.txt")
        cards.append(_defined(_prelude(id, prelude), definition))
    names = {number: corporation.names["en"] for number, corporation in YOUR_CORPORATIONS.items()}
    corporations = _by_number((*CORPORATIONS, *EXPANSION_CORPORATIONS), names)
    for id, corporation in enumerate(YOUR_CORPORATIONS.values(), FIRST_CORPORATION):
        definition = _find(
            corporations,
            corporation.number,
            corporation.names["en"],
            "mars/data/your_corporations.txt",
        )
        cards.append(_defined(_corporation(id, corporation), definition))
    events = {name_id(definition.title): definition for definition in GLOBAL_EVENTS}
    for event in EVENTS:
        cards.append(_defined(_event_or_party(EVENT_CARDS[event], "event", event), events[event]))
    parties = {definition.title: definition for definition in PARTIES}
    for party, id in PARTY_CARDS.items():
        cards.append(_defined(_event_or_party(id, "party", party), parties[party]))
    return tuple(cards)


LIBRARY: Final = _library()
BY_NUMBER: Final = {card.number: card for card in LIBRARY}
"""The cards by number."""
