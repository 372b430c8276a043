"""What your side is offered: moves that can be made, payments that waste nothing, reasons."""

from understudy.core import Ref, ScriptTable, Session
from understudy.mars.cards.library import BY_NUMBER
from understudy.mars.human.actions.play_card import reveal_corporation
from understudy.mars.human.actions.turn import legal_moves
from understudy.mars.human.rules.payments import PaymentSource, suggest_payment
from understudy.mars.human.state.card import HEAT, MC, NO_CARD, PLANTS, STEEL, Source
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import HumanSide
from understudy.mars.state import Game
from understudy.mars.system import GAME

PLANTS_INTO_GREENERY = {"do": "convert", "what": "plants"}
AQUIFER = {"do": "standard_project", "project": "aquifer"}


def begun(**options: object) -> tuple[Game, HumanSide]:
    """Your first turn, with a Beginner Corporation."""
    session = Session(GAME, {"you": "played", **options}, 5)
    session.answer("R00")
    game: Game = session.position
    assert isinstance(game.you, HumanSide)
    return game, game.you


def test_plants_are_not_offered_to_who_cannot_pay_the_tax_of_reds() -> None:
    game, you = begun(expansions=["turmoil"])
    assert game.turmoil is not None
    game.turmoil.ruling = "reds"
    you.stock[PLANTS] = 8
    for money, offered in ((2, False), (3, True)):
        you.stock[MC] = money
        assert (PLANTS_INTO_GREENERY in legal_moves(game, you, "pass")) is offered


def test_heat_that_helion_has_paid_with_does_not_pay_the_tax_as_well() -> None:
    game, you = begun(expansions=["corporate_era", "turmoil"])
    assert game.turmoil is not None
    game.turmoil.ruling = "reds"
    reveal_corporation(game, ScriptTable([], 1), you, BY_NUMBER["R18"])
    for heat, offered in ((10, False), (11, True)):
        you.stock[MC], you.stock[HEAT] = 10, heat
        assert (AQUIFER in legal_moves(game, you, "pass")) is offered


def test_where_money_is_short_no_more_is_proposed_than_is_needed() -> None:
    _, you = begun()
    you.stock[MC] = 0
    means = [PaymentSource("steel", 2, 5, STEEL), PaymentSource("heat", 1, 9, HEAT)]
    assert suggest_payment(you, 3, means[:1]) == {"steel": 2}
    assert suggest_payment(you, 12, means) == {"steel": 5, "heat": 2}


def test_a_party_that_is_needed_is_named() -> None:
    refused = Obstacle(Lack.REQUIREMENT, "party.greens").refusal()
    assert refused.message.args["party"] == Ref("mars-party", "greens")
    assert "party" not in Obstacle(Lack.REQUIREMENT, "tag.venus").refusal().message.args


def test_nothing_lay_on_a_card_that_has_just_come() -> None:
    assert Source(NO_CARD).resources_before == 0
