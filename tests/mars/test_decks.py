"""A refilled deck is shuffled: any card can come first. An empty one gives no card."""

import pytest

from understudy.core import Chance, PolicyTable, ScriptTable, play_to_end
from understudy.core.agents.random_agent import AnyAnswer
from understudy.mars.marsbot.decks import can_be_found, draw_bonus_card, draw_project_card
from understudy.mars.options import EXPANSIONS
from understudy.mars.printed.cards import bonus_id
from understudy.mars.system import GAME

SEEDS = range(100)
PROJECTS = [3, 14, 15, 92, 65]
BONUS = [bonus_id(number) for number in ("B01", "B02", "B03", "B04", "B06")]


def test_the_discarded_project_cards_are_shuffled() -> None:
    firsts = set()
    for seed in SEEDS:
        game = GAME.new({})
        game.project.discard = PROJECTS[:]
        table = ScriptTable(seed=seed)
        drawn = [card for _ in PROJECTS if (card := draw_project_card(game, table)) is not None]
        assert sorted(drawn) == sorted(PROJECTS)
        firsts.add(drawn[0])
    assert firsts == set(PROJECTS)


def test_your_drafted_cards_are_shuffled_if_the_deck_is_empty() -> None:
    firsts = set()
    for seed in SEEDS:
        game = GAME.new({"draft": True})
        game.drafted = PROJECTS[:]
        firsts.add(draw_project_card(game, ScriptTable(seed=seed)))
    assert firsts == set(PROJECTS)


def test_a_card_can_be_found_among_your_drafted_cards() -> None:
    """You may have discarded it, so MarsBot reveals cards until it appears."""
    game = GAME.new({"draft": True})
    game.project.bag = PROJECTS[1:]
    assert not can_be_found(game, lambda card: card == PROJECTS[0])
    game.drafted = PROJECTS[:1]
    assert can_be_found(game, lambda card: card == PROJECTS[0])


def test_the_discarded_bonus_cards_are_shuffled() -> None:
    firsts = set()
    for seed in SEEDS:
        game = GAME.new({})
        game.bot.bonus.discard = BONUS[:]
        table = ScriptTable(seed=seed)
        drawn = [draw_bonus_card(game, table) for _ in BONUS]
        assert sorted(map(str, drawn)) == sorted(map(str, BONUS))
        firsts.add(drawn[0])
    assert firsts == set(BONUS)


@pytest.mark.parametrize("corporation", ["none", "random"])
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_goes_on_when_all_project_cards_are_gone(
    seed: int, draft: bool, corporation: str
) -> None:
    """A player with many cards can use up the deck and its discard pile (D-61)."""
    options = {
        "you": "played", "draft": draft, "corporation": corporation, "expansions": list(EXPANSIONS),
    }  # fmt: skip
    game = GAME.new(options)
    table = PolicyTable(Chance(seed), AnyAnswer(Chance(seed + 1000)))

    def remove_cards() -> None:
        if game.generation >= 2:
            game.project.bag.clear()
            game.project.stack.clear()
            game.project.discard.clear()

    play_to_end(GAME, game, table, after=remove_cards)
    assert game.over
