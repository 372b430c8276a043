"""Statements carry the printed names of what they are about."""

from collections.abc import Iterable, Iterator

import pytest

from understudy.mars.cards.library import LIBRARY
from understudy.mars.cards.text.describe import describe_card
from understudy.mars.companion.effects_on_marsbot import EFFECTS_ON_MARSBOT
from understudy.mars.human.rules.counts import BOT_COUNTS
from understudy.mars.human.rules.placement import OFF_MAP
from understudy.mars.marsbot.action_tables import BONUS_ACTIONS
from understudy.mars.marsbot.corporations.cards import CARDS, CORPORATIONS
from understudy.mars.milestones_awards.by_map import AWARDS_ON, HOVERLORD, MILESTONES_ON, VENUPHILE
from understudy.mars.milestones_awards.expansion import AWARDS, MILESTONES
from understudy.mars.printed import milestones_awards as printed
from understudy.mars.printed.card_titles import bonus_card, corporation, project_card
from understudy.mars.printed.cards import BONUS_CARDS, CARD_ID
from understudy.mars.printed.corporations import CORPORATION_NAMES


def test_every_corporation_has_one_statement_in_printed_order() -> None:
    assert [card.name for card in CARDS] == [
        f"{number} {names['en']}" for number, names in CORPORATION_NAMES.items()
    ]
    assert list(CORPORATIONS) == list(CORPORATION_NAMES)


def test_every_bonus_card_has_one_statement() -> None:
    assert list(BONUS_ACTIONS) == list(BONUS_CARDS)


def test_milestones_stand_as_they_are_printed() -> None:
    stated = {place: tuple(m.title for m in row) for place, row in MILESTONES_ON.items()}
    stated |= {
        "venus": (HOVERLORD.title,),
        printed.MILESTONES_AWARDS: tuple(milestone.title for milestone in MILESTONES),
    }
    assert stated == printed.MILESTONES


def test_awards_stand_as_they_are_printed() -> None:
    stated = {place: tuple(award.title for award in row) for place, row in AWARDS_ON.items()}
    stated |= {
        "venus": (VENUPHILE.title,),
        printed.MILESTONES_AWARDS: tuple(award.title for award in AWARDS),
    }
    assert stated == printed.AWARDS


def _said(part: object) -> Iterator[dict[str, object]]:
    """Everything a description says, however deep inside."""
    inside: Iterable[object] = part if isinstance(part, list) else ()
    if isinstance(part, dict):
        yield part
        inside = part.values()
    for one in inside:
        yield from _said(one)


AT_MARSBOT_BY = {"remove", "remove-from-card", "lower-production", "bot-gains", "give-to-bot"}


def test_a_reported_card_does_at_marsbot_what_its_statement_says() -> None:
    concerned = {
        card.number
        for card in LIBRARY
        if card.kind == "project"
        for said in _said(describe_card(card))
        if said.get("verb") in AT_MARSBOT_BY
        or (said.get("verb") == "per" and said["what"] in BOT_COUNTS)
        or (said.get("where") == OFF_MAP and card.set == "base")
    }
    by_a_tile_that_is_reported = {"188"}
    assert concerned - EFFECTS_ON_MARSBOT.keys() == by_a_tile_that_is_reported
    assert EFFECTS_ON_MARSBOT.keys() <= concerned <= CARD_ID.keys()


@pytest.mark.parametrize(
    ("of", "statement"),
    [
        (bonus_card, "B01 Meteor Showers"),
        (bonus_card, "B02 Meteor Shower"),
        (project_card, "009 Comet"),
        (corporation, "C02 Credicor"),
    ],
)
def test_a_name_that_is_not_on_the_card_is_no_statement(of: object, statement: str) -> None:
    assert callable(of)
    with pytest.raises(ValueError, match="the name on that card is"):
        of(statement)
