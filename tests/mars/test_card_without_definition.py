"""A card that has a row but no definition, or the reverse, is refused with a sentence."""

import pytest

import understudy.cli.app
from understudy.cli import main
from understudy.components.data_tables import DataError
from understudy.mars.cards.library import _find
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
