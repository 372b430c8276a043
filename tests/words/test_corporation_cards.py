"""The corporation cards of MarsBot are described in every language, with the same numbers."""

import re
from functools import cache

import pytest

from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.mars.marsbot.corporation import Corporation
from understudy.mars.marsbot.corporations.cards import CORPORATIONS
from understudy.mars.printed.cards import card_number
from understudy.mars.printed.corporations import PRINTED_CORPORATIONS
from understudy.mars.system import GAME

PARTS = (None, "setup", "generation", "rulings")
"""The value of the message, which is the permanent effect, and its attributes."""

SENTENCE_END = re.compile(r"\.(?= [A-ZÁ-Ž\d]|$)")
BONUS_CARD = re.compile(r"\bB\d\d\b")

every_language = pytest.mark.parametrize("language", languages())
all_corporations = pytest.mark.parametrize("card", CORPORATIONS.values(), ids=lambda c: c.number)


@cache
def translator_for(language: str) -> Translator:
    return Translator(language, GAME.names())


def text_of(language: str, card: Corporation, part: str | None) -> str:
    translator = translator_for(language)
    id = f"mars-corporation-card-{card.number}"
    assert translator.has(id, part), f"{id} {part}"
    return translator.text(id, attribute=part)


def no_effect(language: str, part: str) -> str:
    return translator_for(language).text(f"mars-corporation-no-{part}")


def bonus_cards(text: str) -> set[str]:
    return set(BONUS_CARD.findall(text))


def amounts(text: str) -> set[str]:
    return set(re.findall(r"\d+", BONUS_CARD.sub("", text)))


def test_there_are_46_corporations() -> None:
    assert [*CORPORATIONS] == [f"C{number:02}" for number in range(1, 47)]


@every_language
@all_corporations
def test_every_corporation_has_a_few_sentences(card: Corporation, language: str) -> None:
    for part in PARTS:
        text = text_of(language, card, part)
        assert text == text.strip()
        assert text.endswith("."), text
        assert 10 < len(text) < 450, text
        if part in (None, "rulings"):
            assert len(SENTENCE_END.findall(text)) <= 3, text


@every_language
@all_corporations
def test_no_effect_is_stated_only_where_there_is_none(card: Corporation, language: str) -> None:
    every = bool(card.recurring or card.round_start or card.before_actions)
    assert (text_of(language, card, "generation") != no_effect(language, "generation")) == every
    extra = not card.first_bonus_card or card.first_project_cards
    if card.setup or card.cubes or card.recurring or extra:
        assert text_of(language, card, "setup") != no_effect(language, "setup")


@every_language
@all_corporations
def test_the_setup_names_bonus_cards_and_cubes(card: Corporation, language: str) -> None:
    text = text_of(language, card, "setup")
    named = {card_number(id) for id in (card.recurring, card.setup_bonus_card) if id}
    assert named <= bonus_cards(text)
    spaces = {n for tracks in card.cubes.values() for ns in tracks.values() for n in ns}
    inside_a_range = {
        n for n in spaces if {n - 1, n + 1} <= spaces and card.cubes.keys() == {"silver"}
    }
    assert {str(n) for n in spaces - inside_a_range} <= amounts(text), text


@all_corporations
def test_every_language_has_the_same_numbers(card: Corporation) -> None:
    for part in PARTS:
        english = text_of("en", card, part)
        for language in languages()[1:]:
            text = text_of(language, card, part)
            assert amounts(text) == amounts(english), text
            assert bonus_cards(english) <= bonus_cards(text), text


@every_language
def test_thin_sources_are_mentioned(language: str) -> None:
    words = {"en": "sources", "cs": "Prameny", "de": "Quellen", "fr": "sources"}
    assert {number for number, one in PRINTED_CORPORATIONS.items() if one.thin_sources} == {
        number
        for number, card in CORPORATIONS.items()
        if words.get(language, "sources") in text_of(language, card, "rulings")
    }
