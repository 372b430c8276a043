"""What the human side is offered: legal moves, suggested payments and reasons."""

from understudy.core import Ref, ScriptTable, Session
from understudy.mars.cards.library import BY_NUMBER
from understudy.mars.human.actions.play_card import reveal_corporation
from understudy.mars.human.actions.turn import legal_moves
from understudy.mars.human.rules.payments import PaymentSource, suggest_payment
from understudy.mars.human.state.card import HEAT, MC, NO_CARD, NO_TABLE, PLANTS, STEEL, Context
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.state import Game
from understudy.mars.system import GAME

PLANTS_INTO_GREENERY = {"do": "convert", "what": "plants"}
AQUIFER = {"do": "standard_project", "project": "aquifer"}


def first_turn(**options: object) -> tuple[Game, Human]:
    """Return the position of your first turn with the Beginner Corporation."""
    session = Session(GAME, {"you": "played", **options}, 5)
    session.answer("R00")
    game: Game = session.position
    assert isinstance(game.you, Human)
    return game, game.you


def test_converting_plants_is_offered_only_if_the_reds_tax_can_be_paid() -> None:
    game, you = first_turn(expansions=["turmoil"])
    assert game.turmoil is not None
    game.turmoil.ruling = "reds"
    you.stock[PLANTS] = 8
    for money, offered in ((2, False), (3, True)):
        you.stock[MC] = money
        assert (PLANTS_INTO_GREENERY in legal_moves(game, you, "pass")) is offered


def test_heat_that_pays_for_a_project_does_not_also_pay_the_tax() -> None:
    game, you = first_turn(expansions=["corporate_era", "turmoil"])
    assert game.turmoil is not None
    game.turmoil.ruling = "reds"
    reveal_corporation(game, ScriptTable([], 1), you, BY_NUMBER["R18"])
    for heat, offered in ((10, False), (11, True)):
        you.stock[MC], you.stock[HEAT] = 10, heat
        assert (AQUIFER in legal_moves(game, you, "pass")) is offered


def test_the_suggested_payment_is_no_more_than_needed() -> None:
    _, you = first_turn()
    you.stock[MC] = 0
    methods = [PaymentSource("steel", 2, 5, STEEL), PaymentSource("heat", 1, 9, HEAT)]
    assert suggest_payment(you, 3, methods[:1]) == {"steel": 2}
    assert suggest_payment(you, 12, methods) == {"steel": 5, "heat": 2}


def test_a_missing_party_requirement_names_the_party() -> None:
    refused = Obstacle(Lack.REQUIREMENT, "party.greens").refusal()
    assert refused.message.args["party"] == Ref("mars-party", "greens")
    assert "party" not in Obstacle(Lack.REQUIREMENT, "tag.venus").refusal().message.args


def test_a_new_context_had_no_resources_before() -> None:
    game, you = first_turn()
    assert Context(game, NO_TABLE, you, NO_CARD).resources_before == 0
