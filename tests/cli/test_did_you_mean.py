"""Suggestions for mistyped names."""

import pytest

from understudy.cli.parsing.did_you_mean import MAX_SUGGESTIONS, closest_names
from understudy.cli.parsing.options import load_translations
from understudy.cli.play.answer_names import Names
from understudy.core import Card, find_system
from understudy.mars.printed.cards import find_cards

CARDS = {
    "009": ("Asteroid", "Astéroïde"),
    "025": ("Space Station", "Vesmírná stanice"),
    "080": ("Ice Asteroid", "Ledový asteroid"),
    "018": ("Equatorial Magnetizer", "Magnétiseur équatorial"),
    "B03": ("Corporate Competition",),
}


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("asteriod", "009"), ("spacestation", "025"), ("Vesmirna stanise", "025"),
        ("magnetiser", "018"), ("ice astroid", "080"), ("copetition", "B03"),
    ],
)  # fmt: skip
def test_a_mistyped_name_is_found(typed: str, first: str) -> None:
    assert closest_names(typed, CARDS)[0] == first


def test_names_with_the_prefix_are_found() -> None:
    assert closest_names("sp", CARDS) == ["025"]
    assert closest_names("asteroid", CARDS) == ["009", "080"]


@pytest.mark.parametrize("typed", ["", "?", "12", "zzzzzz", "xyz"])
def test_unlike_text_finds_nothing(typed: str) -> None:
    assert closest_names(typed, CARDS) == []


def test_the_number_of_suggestions_is_limited() -> None:
    assert (
        len(closest_names("card", {str(n): (f"card {n}",) for n in range(50)})) == MAX_SUGGESTIONS
    )


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("guilde des inv", "006"),
        ("meteoricky roj", "B01"),
        ("camp d’entraînement", "001"),
        ("Noctis City", "017"),
        ("zzz", None),
    ],
)
def test_cards_are_found_by_name_in_any_language(typed: str, number: str | None) -> None:
    question = Card(id="mars-ask-card", kind="mars-card", pool="action", find=find_cards)
    answer = Names(load_translations(find_system("mars"), "en")).card(typed, question)
    if number is None:
        assert answer == typed
    else:
        assert question.check(answer) == number
