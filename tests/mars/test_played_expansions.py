"""Your side with every expansion: whole games by chance keep every invariant on all six maps."""

import pytest

from tests.mars.invariants import check_step, check_turn
from tests.soak.test_played import AnySide
from tests.watching import play_watched
from understudy.mars import options
from understudy.mars.cards.library import LIBRARY
from understudy.mars.player.numbering import CORPORATION_CARDS, EVENT_CARDS, PRELUDE_CARDS
from understudy.mars.printed.cards import PROJECT_CARDS
from understudy.mars.system import GAME

EVERYTHING = [name for name in options.EXPANSIONS if name != "milestones_awards"]


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_with_everything(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "PLAYABLE", EVERYTHING)
    chosen: dict[str, object] = {
        "you": "played", "expansions": EVERYTHING, "map": options.MAPS[seed],
        "draft": bool(seed % 2),
    }  # fmt: skip
    game = play_watched(GAME, chosen, seed, AnySide(seed), check_step, check_turn)
    assert game.winner in ("human", "bot")


def test_a_card_lies_at_the_place_of_its_number() -> None:
    assert [card.id for card in LIBRARY] == list(range(len(LIBRARY)))
    kinds = [LIBRARY[card].kind for card in (*PRELUDE_CARDS, *CORPORATION_CARDS)]
    assert kinds == ["prelude"] * 70 + ["corporation"] * 49
    assert [LIBRARY[card].number for card in EVENT_CARDS.values()] == list(EVENT_CARDS)
    assert len({card.number for card in LIBRARY}) == len(LIBRARY)


def test_project_cards_keep_their_number() -> None:
    assert [card.number for card in LIBRARY[: len(PROJECT_CARDS)]] == [
        card.number for card in PROJECT_CARDS
    ]
