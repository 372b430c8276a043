"""A card without a definition or a row, or with an unknown word, is refused with a sentence."""

import re
from collections.abc import Callable

import pytest

import understudy.cli.app
from understudy.cli import main
from understudy.components.data_tables import DataError
from understudy.mars.cards.expansion_vocabulary import keeps_at_most
from understudy.mars.cards.library import _find
from understudy.mars.cards.vocabulary import (
    action,
    adds,
    card,
    gains,
    oceans,
    on_tag,
    raises,
    spends,
)
from understudy.mars.human.state.card_definition import Clause
from understudy.mars.printed.card_titles import project_card


def test_the_sentence_names_the_table_and_what_to_add() -> None:
    with pytest.raises(DataError) as refused:
        _find({}, "999", "Space Whale", "mars/data/cards/base.txt")
    assert str(refused.value) == (
        "mars/data/cards/base.txt: Space Whale has no definition. "
        'Add card("999 Space Whale", ...) to the table of its set in mars/cards.'
    )


def test_a_card_without_a_number_is_defined_by_its_name() -> None:
    with pytest.raises(DataError, match=r'Add card\("space_whale Space Whale", ...\)'):
        _find({}, "space_whale", "Space Whale", "mars/data/cards/promo.txt")


@pytest.mark.parametrize(
    ("title", "said"),
    [
        (
            "999 Space Whale",
            "999 Space Whale has no row. Add number 999",
        ),
        ("009 Asteroids", "009 Asteroids: the name of 009 in mars/data is Asteroid"),
    ],
)
def test_a_definition_without_its_row_is_refused(title: str, said: str) -> None:
    with pytest.raises(DataError, match=said):
        project_card(title)


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        (lambda: gains(titanum=2), "'titanum' is no resource; use one of mc, steel, titanium"),
        (lambda: action(spends(enrgy=1), oceans()), "'enrgy' is no resource"),
        (lambda: spends(steel=1, heat=1), "one kind is expected and not steel, heat"),
        (lambda: on_tag("bulding", do=gains(mc=1)), "'bulding' is no tag; use one of building,"),
        (lambda: raises("oxigen"), "'oxigen' is no global parameter; use one of temperature,"),
        (lambda: adds(animals=1), "'animals' is no kind of resource on cards; use one of animal,"),
        (lambda: keeps_at_most(plant=5), "'plant' is no resource"),
    ],
)
def test_a_misspelled_word_is_refused_with_its_card(
    clause: Callable[[], Clause], said: str
) -> None:
    with pytest.raises(DataError, match=f"^009 Asteroid: {re.escape(said)}"):
        card("009 Asteroid", clause())
    assert card("009 Asteroid", gains(titanium=2)).steps(), "the mistake is not kept"


def test_a_command_prints_it_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(language: str) -> None:
        raise DataError("cards.txt: 999 has no definition")

    monkeypatch.setattr(understudy.cli.app, "localized_command", fail)
    with pytest.raises(SystemExit) as ended:
        main(["games"])
    assert ended.value.code == 2
    assert capsys.readouterr().err == "cards.txt: 999 has no definition\n"
