"""Statements carry the printed names of what they are about."""

import pytest

from understudy.mars.companion.cards import YOUR_CARDS
from understudy.mars.honours.of_expansion import AWARDS, MILESTONES
from understudy.mars.honours.on_maps import AWARDS_ON, HOVERLORD, MILESTONES_ON, VENUPHILE
from understudy.mars.marsbot.corporations.cards import CARDS, CORPORATIONS
from understudy.mars.marsbot.playbook import BONUS_ACTIONS
from understudy.mars.printed import honours as printed
from understudy.mars.printed.cards import BONUS_CARDS, CARD_ID
from understudy.mars.printed.corporations import CORPORATION_NAMES
from understudy.mars.printed.statements import bonus_card, corporation, project_card


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
        printed.OF_EXPANSION: tuple(milestone.title for milestone in MILESTONES),
    }
    assert stated == printed.MILESTONES


def test_awards_stand_as_they_are_printed() -> None:
    stated = {place: tuple(award.title for award in row) for place, row in AWARDS_ON.items()}
    stated |= {
        "venus": (VENUPHILE.title,),
        printed.OF_EXPANSION: tuple(award.title for award in AWARDS),
    }
    assert stated == printed.AWARDS


def test_cards_of_yours_are_project_cards() -> None:
    assert CARD_ID.keys() >= YOUR_CARDS


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
