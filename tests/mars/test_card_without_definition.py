"""A card that has a row but no definition is refused with a sentence."""

import pytest

import understudy.cli.app
from understudy.cli import main
from understudy.components.data_tables import DataError
from understudy.mars.cards.library import _find


def test_the_sentence_names_the_table_and_what_to_add() -> None:
    with pytest.raises(DataError) as refused:
        _find({}, "999", "Space Whale", "mars/data/cards/base.txt")
    assert str(refused.value) == (
        "mars/data/cards/base.txt: 999 Space Whale has no definition. "
        'Add card("999 Space Whale", ...) to the table of its set in mars/cards.'
    )


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
