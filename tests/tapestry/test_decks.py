"""Reshuffled decks are in random order: any discarded card can be first."""

from understudy.core import ScriptTable
from understudy.tapestry.decks.decision import tiebreak_card
from understudy.tapestry.decks.tapestry_cards import draw_tapestry_card
from understudy.tapestry.decks.tech import fill_display
from understudy.tapestry.decks.territory import draw_territory_tile
from understudy.tapestry.options import DECKS
from understudy.tapestry.state import Game
from understudy.tapestry.system import GAME

SEEDS = range(100)
DISCARDED = [3, 14, 15, 9, 2]


def dealt() -> Game:
    return GAME.new({"decks": dict.fromkeys(DECKS, "dealt")})


def test_the_discarded_territory_tiles_are_shuffled() -> None:
    firsts = set()
    for seed in SEEDS:
        game = dealt()
        game.territory.discard = DISCARDED[:]
        firsts.add(draw_territory_tile(game, ScriptTable(seed=seed))[0])
    assert firsts == set(DISCARDED)


def test_the_discarded_tapestry_cards_are_shuffled() -> None:
    firsts = set()
    for seed in SEEDS:
        game = dealt()
        game.tapestry.discard = DISCARDED[:]
        drawn = draw_tapestry_card(game, ScriptTable(seed=seed))
        assert drawn is not None
        firsts.add(drawn[0])
    assert firsts == set(DISCARDED)


def test_the_discarded_tech_cards_are_shuffled() -> None:
    displays = set()
    for seed in SEEDS:
        game = dealt()
        game.tech.discard = DISCARDED[:]
        fill_display(game, ScriptTable(seed=seed))
        displays.add(game.display[0])
    assert displays == set(DISCARDED)


def test_the_revealed_progress_card_is_shuffled_back() -> None:
    """In income turn 1 a revealed progress card breaks ties."""
    repeated = set()
    for seed in SEEDS:
        game = dealt()
        game.progress.bag = DISCARDED[:]
        table = ScriptTable(seed=seed)
        first, second = tiebreak_card(game, table), tiebreak_card(game, table)
        repeated.add(first.number == second.number)
        assert sorted(game.progress.cards()) == sorted(DISCARDED)
    assert repeated == {True, False}
