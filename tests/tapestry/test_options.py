"""Options, incompatible options, and the set-up checklist."""

from collections.abc import Mapping
from typing import Any

import pytest

from understudy.core import Illegal, Message
from understudy.tapestry.system import GAME


def test_empty_options_are_completed_with_defaults() -> None:
    completed = GAME.complete_options({})
    assert completed == GAME.options()["defaults"]
    assert GAME.complete_options(completed) == completed


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"colour": "red"}, "table-unknown-option"),
        ({"difficulty": 0}, "table-bad-option"),
        ({"difficulty": "2"}, "table-bad-option"),
        ({"difficulty": True}, "table-bad-option"),
        ({"players": "three"}, "table-bad-option"),
        ({"keep_discouraged": 1}, "table-bad-option"),
        ({"reshuffle_cards": 1, "players": "two_humans"}, "table-bad-option"),
        ({"reshuffle_cards": 2}, "tapestry-option-only-two-humans"),
        ({"civilization": "romans"}, "table-bad-option"),
        ({"decks": []}, "table-bad-option"),
        ({"decks": {"tiles": "real"}}, "table-bad-option"),
        ({"decks": {"tech": "glass"}}, "table-bad-option"),
        ({"players": "two_humans", "civilization": "engineers"}, "tapestry-option-no-automa"),
        ({"second_civilization": "engineers"}, "tapestry-option-one-civilization"),
        (
            {"difficulty": 6, "second_civilization": "engineers"},
            "tapestry-option-second-before-first",
        ),
        (
            {"difficulty": 6, "civilization": "engineers", "second_civilization": "engineers"},
            "tapestry-option-same-civilization",
        ),
    ],
    ids=str,
)
def test_wrong_and_incompatible_options_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        GAME.complete_options(options)


def ids(options: dict[str, Any]) -> list[str]:
    return [line.id for line in GAME.checklist(GAME.new(options))]


def args(options: dict[str, Any], id: str) -> Mapping[str, Any]:
    found: Message = next(line for line in GAME.checklist(GAME.new(options)) if line.id == id)
    return found.args


def test_the_checklist_names_removed_cards() -> None:
    cards = args({}, "tapestry-setup-remove-cards")["cards"]
    assert len(cards) == 11
    assert {"alliance", "age_of_sail"} <= {card.id for card in cards}
    fewer = args({"keep_discouraged": True}, "tapestry-setup-remove-cards")["cards"]
    assert {card.id for card in fewer} == {
        "alliance", "dictatorship", "marriage_of_state", "oil_magnate", "olympic_host",
    }  # fmt: skip
    civilizations = args({}, "tapestry-setup-remove-civilizations")["civilizations"]
    assert {one.id for one in civilizations} == {"traders", "futurists", "heralds", "inventors"}


def test_the_checklist_depends_on_the_options() -> None:
    assert "tapestry-setup-mat-and-card" in ids({"difficulty": 3})
    assert "tapestry-setup-mat" in ids({"difficulty": 5})
    assert "tapestry-setup-second-choose" in ids({"difficulty": 6})
    assert "tapestry-setup-decision-real" in ids({"decks": {"decision": "real"}})
    assert "tapestry-setup-tech-dealt" in ids({"decks": {"tech": "dealt"}})
    assert "tapestry-setup-incomplete" in ids({"players": "two_humans"})
    assert "tapestry-setup-automa" not in ids({"players": "two_humans"})
