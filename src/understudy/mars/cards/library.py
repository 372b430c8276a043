"""All cards of yours put together: what is printed, and what their statements say."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from understudy.core import Ref
from understudy.mars.cards.base import BASE
from understudy.mars.cards.colonies import COLONIES
from understudy.mars.cards.corporate_era import CORPORATE_ERA
from understudy.mars.cards.corporations import CORPORATIONS
from understudy.mars.cards.expansion_corporations import CORPORATIONS_OF_EXPANSIONS
from understudy.mars.cards.parties_and_events import GLOBAL_EVENTS, PARTIES
from understudy.mars.cards.prelude import PRELUDE
from understudy.mars.cards.prelude2 import PRELUDE2
from understudy.mars.cards.preludes import PRELUDE_CARDS
from understudy.mars.cards.promo import PROMO
from understudy.mars.cards.text.sentences import alternatives
from understudy.mars.cards.turmoil import TURMOIL
from understudy.mars.cards.venus import VENUS
from understudy.mars.cards.vocabulary import CardDefinition
from understudy.mars.human.state.card import TAG_INDEX, Card, Library
from understudy.mars.human.state.card_ids import (
    EVENT_CARDS,
    FIRST_CORPORATION,
    FIRST_PRELUDE,
    PARTY_CARDS,
)
from understudy.mars.human.steps.card_resources import TakeOff
from understudy.mars.human.steps.stock import Spend
from understudy.mars.printed.allowed_values import name_id
from understudy.mars.printed.card_titles import project_card
from understudy.mars.printed.cards import CARD_ID, PROJECT_CARDS, ProjectCard
from understudy.mars.printed.events import EVENTS
from understudy.mars.printed.preludes import PRELUDES, Prelude
from understudy.mars.printed.your_corporations import YOUR_CORPORATIONS, YourCorporation

_PROJECTS: Final = {
    project_card(statement.title): statement
    for statement in (
        *BASE, *CORPORATE_ERA, *PRELUDE, *PRELUDE2, *VENUS, *COLONIES, *TURMOIL, *PROMO
    )
}  # fmt: skip


def _tags(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(TAG_INDEX[tag] for tag in names)


def _by_number(
    statements: tuple[CardDefinition, ...], printed: dict[str, str]
) -> dict[str, CardDefinition]:
    """Statements by their number; number and name must be the printed ones."""
    found: dict[str, CardDefinition] = {}
    for statement in statements:
        number, _, name = statement.title.partition(" ")
        if printed.get(number) != name:
            raise ValueError(f"{statement.title}: the name on that card is {printed.get(number)}")
        found[number] = statement
    return found


def _project(printed: ProjectCard) -> Card:
    statement = _PROJECTS[printed.number]
    return Card(
        id=printed.id, kind="project", number=printed.number, set=printed.set,
        colour=printed.colour, cost=printed.cost, tags=_tags(printed.tags),
        requirements=printed.requirements, points=printed.points, holds=printed.holds,
        floater_icon=printed.floater, money=0, immediate=statement.steps(), first=(),
        actions=statement.actions(), watches=statement.watches(), terms=statement.terms(),
        ref=Ref("mars-card", printed.number), names=printed.names,
        due=tuple(step for step in statement.steps() if isinstance(step, Spend | TakeOff)),
    )  # fmt: skip


def _prelude(id: int, printed: Prelude, statement: CardDefinition) -> Card:
    """A prelude; one whose number a project card has as well goes by its name (D-45)."""
    number = printed.number if printed.number not in CARD_ID else name_id(printed.names["en"])
    return Card(
        id=id, kind="prelude", number=number, set=printed.set, colour="", cost=0,
        tags=_tags(printed.tags), requirements=(), points=printed.points, holds=printed.holds,
        floater_icon=printed.floater, money=0, immediate=statement.steps(), first=(),
        actions=statement.actions(), watches=statement.watches(), terms=statement.terms(),
        ref=Ref("mars-prelude", printed.number), names=printed.names,
    )  # fmt: skip


def _corporation(id: int, printed: YourCorporation, statement: CardDefinition) -> Card:
    return Card(
        id=id, kind="corporation", number=printed.number, set=printed.set, colour="", cost=0,
        tags=_tags(printed.tags), requirements=(), points=printed.points, holds=printed.holds,
        floater_icon=False, money=printed.money, immediate=statement.steps(),
        first=statement.first(), actions=statement.actions(), watches=statement.watches(),
        terms=statement.terms(), ref=Ref("mars-your-corporation", printed.number),
        names=printed.names,
    )  # fmt: skip


def _beside_the_board(id: int, kind: str, name: str, ref: str, statement: CardDefinition) -> Card:
    """A global event or a party: no card of yours, but what it does to you is said like one."""
    return Card(
        id=id, kind=kind, number=name, set="turmoil", colour="", cost=0, tags=(),
        requirements=(), points=None, holds="", floater_icon=False, money=0,
        immediate=statement.steps(), first=(), actions=statement.actions(),
        watches=statement.watches(), terms=statement.terms(), ref=Ref(ref, name), names={},
    )  # fmt: skip


def _with_alternatives(card: Card) -> Card:
    """What can be chosen of it by number, in words."""
    return replace(card, alternatives=alternatives(card))


def _library() -> Library:
    cards = [_project(printed) for printed in PROJECT_CARDS]
    names = {number: printed.names["en"] for number, printed in PRELUDES.items()}
    preludes = _by_number(PRELUDE_CARDS, names)
    for place, (number, prelude) in enumerate(PRELUDES.items()):
        cards.append(_prelude(FIRST_PRELUDE + place, prelude, preludes[number]))
    names = {number: printed.names["en"] for number, printed in YOUR_CORPORATIONS.items()}
    corporations = _by_number((*CORPORATIONS, *CORPORATIONS_OF_EXPANSIONS), names)
    for place, (number, printed) in enumerate(YOUR_CORPORATIONS.items()):
        cards.append(_corporation(FIRST_CORPORATION + place, printed, corporations[number]))
    events = {name_id(statement.title): statement for statement in GLOBAL_EVENTS}
    for event in EVENTS:
        id = EVENT_CARDS[event]
        cards.append(_beside_the_board(id, "event", event, "mars-event", events[event]))
    parties = {statement.title: statement for statement in PARTIES}
    for party, id in PARTY_CARDS.items():
        cards.append(_beside_the_board(id, "party", party, "mars-party", parties[party]))
    return tuple([_with_alternatives(card) for card in cards])


LIBRARY: Final = _library()
BY_NUMBER: Final = {card.number: card for card in LIBRARY}
"""A card of yours by its printed number."""
