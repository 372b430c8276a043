"""Definitions of cards, milestones and awards carry the printed names."""

from collections.abc import Callable, Iterable, Iterator
from typing import get_args

import pytest

from understudy.components.data_tables import DataError
from understudy.mars.cards.library import LIBRARY
from understudy.mars.cards.text.describe import describe_card
from understudy.mars.cards.vocabulary import (
    adds,
    card,
    loses,
    lowers,
    removes,
    spends,
    steals,
    takes_off,
)
from understudy.mars.companion.effects_on_marsbot import EFFECTS_ON_MARSBOT
from understudy.mars.human.rules.counts import BOT_COUNTS, COUNTS, CountName
from understudy.mars.human.rules.placement import OFF_MAP
from understudy.mars.human.rules.places import WHERE, PlaceName
from understudy.mars.human.rules.requirements import CONDITIONS
from understudy.mars.human.state.card_definition import Clause, ConditionName
from understudy.mars.marsbot.action_tables import BONUS_ACTIONS
from understudy.mars.marsbot.corporations.cards import CARDS, CORPORATIONS
from understudy.mars.milestones_awards.by_map import AWARDS_ON, HOVERLORD, MILESTONES_ON, VENUPHILE
from understudy.mars.milestones_awards.expansion import AWARDS, MILESTONES
from understudy.mars.printed import milestones_awards as printed
from understudy.mars.printed.card_titles import bonus_card, corporation, project_card
from understudy.mars.printed.cards import BONUS_CARDS, CARD_ID
from understudy.mars.printed.corporations import CORPORATION_NAMES


def test_every_corporation_has_one_definition_in_printed_order() -> None:
    assert [card.name for card in CARDS] == [
        f"{number} {names['en']}" for number, names in CORPORATION_NAMES.items()
    ]
    assert list(CORPORATIONS) == list(CORPORATION_NAMES)


def test_every_bonus_card_has_one_definition() -> None:
    assert list(BONUS_ACTIONS) == list(BONUS_CARDS)


def test_milestones_are_defined_as_printed() -> None:
    defined = {map_name: tuple(m.title for m in row) for map_name, row in MILESTONES_ON.items()}
    defined |= {
        "venus": (HOVERLORD.title,),
        printed.MILESTONES_AWARDS: tuple(milestone.title for milestone in MILESTONES),
    }
    assert defined == printed.MILESTONES


def test_awards_are_defined_as_printed() -> None:
    defined = {map_name: tuple(award.title for award in row) for map_name, row in AWARDS_ON.items()}
    defined |= {
        "venus": (VENUPHILE.title,),
        printed.MILESTONES_AWARDS: tuple(award.title for award in AWARDS),
    }
    assert defined == printed.AWARDS


def _objects(part: object) -> Iterator[dict[str, object]]:
    """Yield the JSON object of each clause, nested ones included."""
    inside: Iterable[object] = part if isinstance(part, list) else ()
    if isinstance(part, dict):
        yield part
        inside = part.values()
    for value in inside:
        yield from _objects(value)


VERBS_FOR_MARSBOT = {"remove", "remove-from-card", "lower-production", "bot-gains", "give-to-bot"}


def test_the_effects_on_marsbot_are_those_of_the_definitions() -> None:
    expected = {
        card.number
        for card in LIBRARY
        if card.kind == "project"
        for clause in _objects(describe_card(card))
        if clause.get("verb") in VERBS_FOR_MARSBOT
        or (clause.get("verb") == "per" and clause["what"] in BOT_COUNTS)
        or (clause.get("where") == OFF_MAP and card.set == "base")
    }
    reported_by_its_tile = {"188"}
    assert expected - EFFECTS_ON_MARSBOT.keys() == reported_by_its_tile
    assert EFFECTS_ON_MARSBOT.keys() <= expected <= CARD_ID.keys()


@pytest.mark.parametrize(
    ("find", "title"),
    [
        (bonus_card, "B01 Meteor Showers"),
        (bonus_card, "B02 Meteor Shower"),
        (project_card, "009 Comet"),
        (corporation, "C02 Credicor"),
    ],
)
def test_a_title_with_another_name_is_refused(find: object, title: str) -> None:
    assert callable(find)
    with pytest.raises(ValueError, match=": the name of "):
        find(title)


@pytest.mark.parametrize("word", [adds, loses, lowers, removes, spends, steals, takes_off])
def test_a_word_for_one_resource_refuses_a_second(word: Callable[..., Clause]) -> None:
    with pytest.raises(DataError, match="009 Asteroid: one kind is expected"):
        card("009 Asteroid", word(plants=3, mc=2))


def test_the_names_that_mypy_accepts_are_those_that_exist() -> None:
    assert COUNTS.keys() == set(get_args(CountName))
    assert WHERE.keys() == set(get_args(PlaceName))
    unconditional = {"", "any number of times"}
    assert CONDITIONS.keys() == set(get_args(ConditionName)) - unconditional
