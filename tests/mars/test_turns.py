"""Your turn is one or two actions; a player who takes none has passed."""

from understudy.core import ScriptTable, Session
from understudy.core.scenarios.scenario import read_scenario
from understudy.mars.human.actions.turn import do_move
from understudy.mars.human.meta_steps.opening import TakeActions
from understudy.mars.human.state.card import NO_CARD, Context
from understudy.mars.human.state.side import Human
from understudy.mars.scenario.screen_game import build_screen_game
from understudy.mars.state import Game
from understudy.mars.system import GAME

POWER: dict[str, object] = {"do": "standard_project", "project": "power_plant"}
END: dict[str, object] = {"do": "end"}


def first_turn() -> Session:
    """Return a session at your first turn with the Beginner Corporation."""
    session = Session(GAME, {"you": "played"}, 5)
    session.answer("R00")
    return session


def energy_production(session: Session) -> int:
    game: Game = session.position
    assert isinstance(game.you, Human)
    return game.you.production[4]


def test_after_two_actions_the_turn_is_over() -> None:
    session = first_turn()
    asked = []
    for _ in range(2):
        assert session.question is not None
        asked.append(session.question.id)
        session.answer(POWER)
    assert asked == ["mars-you-turn", "mars-you-second-action"]
    assert session.question is not None
    assert session.question.id == "mars-you-turn"
    assert energy_production(session) == 2


def test_a_turn_can_end_after_one_action() -> None:
    session = first_turn()
    session.answer(POWER)
    turn = session.turn
    session.answer(END)
    assert session.question is not None
    assert session.question.id == "mars-you-turn"
    assert session.turn > turn
    assert energy_production(session) == 1


def test_declining_an_action_of_a_card_ends_its_actions() -> None:
    game: Game = first_turn().position
    assert isinstance(game.you, Human)
    table = ScriptTable([END], 1)
    TakeActions(2).do(Context(game, table, game.you, NO_CARD))
    assert table.asked == ["mars-you-second-action"]


def test_a_once_per_action_trigger_runs_again_in_the_next_action() -> None:
    """Suitable Infrastructure: 2 MC each for two projects, a card and an action of a card."""
    human = {
        "resources": {"mc": 36}, "hand": ["Power Plant"],
        "played": ["Suitable Infrastructure", "Underground Detonations"],
    }  # fmt: skip
    scenario = {
        "title": "", "rule": "", "game": "mars",
        "options": {"you": "played", "expansions": ["corporate_era", "prelude"]},
        "given": {"human": human}, "when": {"do": "pass"},
    }  # fmt: skip
    game, you, table = build_screen_game(read_scenario(scenario))
    moves: list[dict[str, object]] = [
        POWER, POWER, {"do": "play", "card": "141"}, {"do": "action", "card": "202"},
    ]  # fmt: skip
    left = []
    for move in moves:
        do_move(game, table, you, move)
        left.append(you.stock[0])
    assert left == [27, 18, 16, 8]
