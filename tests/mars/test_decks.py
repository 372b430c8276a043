"""A refilled deck is shuffled: any card can come first."""

from understudy.core import ScriptTable
from understudy.mars.marsbot.decks import draw_bonus_card, draw_project_card
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
        drawn = [draw_project_card(game, table) for _ in PROJECTS]
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
