"""What the human side is offered: legal moves, suggested payments and reasons."""

from typing import Any

import pytest

from understudy.components.hex_map import spaces_of
from understudy.core import Chance, Illegal, Question, Ref, ScriptTable, Session, Table
from understudy.core.agents.legal_answers import legal_answers
from understudy.mars.cards.library import BY_NUMBER
from understudy.mars.human.actions.no_effect import no_effect_of_card
from understudy.mars.human.actions.play_card import put_in_play, reveal_corporation
from understudy.mars.human.actions.turn import do_move, legal_moves
from understudy.mars.human.rules.payments import PaymentSource, suggest_payment
from understudy.mars.human.seat import ScreenSeat
from understudy.mars.human.state.card import (
    ENERGY,
    HEAT,
    MC,
    NO_CARD,
    NO_TABLE,
    PLANTS,
    STEEL,
    TITANIUM,
    Context,
)
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.planet.parameters import RAISES
from understudy.mars.state import MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, Game
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
        you.known_obstacles = None
        assert (AQUIFER in legal_moves(game, you, "pass")) is offered


def test_the_suggested_payment_is_no_more_than_needed() -> None:
    _, you = first_turn()
    you.stock[MC] = 0
    methods = [PaymentSource("steel", 2, 5, STEEL), PaymentSource("heat", 1, 9, HEAT)]
    assert suggest_payment(you, 3, methods[:1]) == {"steel": 2}
    assert suggest_payment(you, 12, methods) == {"steel": 5, "heat": 2}


@pytest.mark.parametrize(("parameter", "cite"), [("venus", "T 12.2"), ("oxygen", "T 6")])
def test_a_step_of_a_parameter_cites_its_own_rule(parameter: str, cite: str) -> None:
    game, you = first_turn(expansions=["venus"])
    table = Table(Chance(1), listening=True)
    assert isinstance(you, ScreenSeat)
    RAISES[parameter](game, table, you)
    assert table.steps[0].cite == cite


def hand_card(game: Game, you: Human, number: str) -> dict[str, Any]:
    """Return how a card in your hand is shown."""
    you.hand = [BY_NUMBER[number].id]
    view: Any = GAME.view(game)
    [card] = view["you"]["hand"]
    assert isinstance(card, dict)
    return card


def test_all_reasons_against_a_card_are_listed_with_the_requirement_first() -> None:
    game, you = first_turn()
    you.stock[MC] = 0
    tundra_farming = hand_card(game, you, "169")
    reasons = [reason["id"] for reason in tundra_farming["reasons"]]
    assert reasons == ["mars-lack-requirement", "mars-lack-money"]
    assert tundra_farming["why_not"] == tundra_farming["reasons"][0]
    assert not tundra_farming["legal"]
    with pytest.raises(Illegal, match="mars-lack-requirement"):
        do_move(game, ScriptTable([], 1), you, {"do": "play", "card": "169"})


def test_an_unpayable_card_also_says_that_its_effect_is_impossible() -> None:
    game, you = first_turn()
    you.stock[MC] = 0
    you.production[MC] = -5
    fueled_generators = hand_card(game, you, "100")
    assert [reason["id"] for reason in fueled_generators["reasons"]] == [
        "mars-lack-money", "mars-lack-production",
    ]  # fmt: skip


def test_a_card_without_effect_may_be_played_but_says_so() -> None:
    game, you = first_turn()
    you.stock[MC] = 60
    assert hand_card(game, you, "078")["why_not"] is None
    for space in spaces_of(game.map.ocean)[:MAX_OCEANS]:
        game.planet.put("ocean", None, 1 << space)
    ice_asteroid = hand_card(game, you, "078")
    assert ice_asteroid["legal"]
    assert ice_asteroid["why_not"]["id"] == "mars-lack-complete"
    assert ice_asteroid["why_not"]["args"]["of"] == "oceans"
    assert {"do": "play", "card": "078"} in legal_moves(game, you, "pass")


@pytest.mark.parametrize("number", ["009", "012", "128", "208"])
def test_other_effects_tags_and_points_count(number: str) -> None:
    game, you = first_turn(expansions=["corporate_era"])
    game.planet.temperature, game.planet.oxygen = MAX_TEMPERATURE, MAX_OXYGEN
    for space in spaces_of(game.map.ocean)[:MAX_OCEANS]:
        game.planet.put("ocean", None, 1 << space)
    assert no_effect_of_card(game, you, BY_NUMBER[number]) is None


def project_row(game: Game, name: str) -> dict[str, Any]:
    """Return how a standard project is shown."""
    view: Any = GAME.view(game)
    [row] = [one for one in view["you"]["projects"] if one["name"] == name]
    assert isinstance(row, dict)
    return row


def test_a_project_without_effect_may_be_done_but_says_so() -> None:
    game, you = first_turn(expansions=["corporate_era"])
    you.stock[MC] = 60
    assert project_row(game, "aquifer")["why_not"] is None
    for space in spaces_of(game.map.ocean)[:MAX_OCEANS]:
        game.planet.put("ocean", None, 1 << space)
    aquifer = project_row(game, "aquifer")
    assert aquifer["legal"]
    assert aquifer["why_not"]["args"]["of"] == "oceans"
    assert AQUIFER in legal_moves(game, you, "pass")
    you.stock[MC] = 17
    you.known_obstacles = None
    assert not project_row(game, "aquifer")["legal"]


def test_an_action_without_effect_may_be_used_but_says_so() -> None:
    """Water Splitting Plant, with oxygen at its maximum."""
    game, you = first_turn()
    put_in_play(NO_TABLE, you, BY_NUMBER["177"], None, "T 5")
    you.stock[ENERGY] = 3

    def shown() -> Any:
        view: Any = GAME.view(game)
        return view["you"]["played"][-1]

    assert shown()["why_not"] is None
    game.planet.oxygen = MAX_OXYGEN
    assert shown()["why_not"]["args"]["of"] == "oxygen"
    assert shown()["open"] == [1]
    you.stock[ENERGY] = 2
    you.known_obstacles = None
    assert shown()["open"] == []
    assert shown()["why_not"]["id"] == "mars-lack-resource"


class FirstAnswer(Table):
    """A table whose player always gives the first answer; it lists what was asked."""

    def __init__(self) -> None:
        super().__init__(Chance(1), listening=False)
        self.asked: list[tuple[str, object]] = []

    def ask(self, question: Question[Any]) -> Any:
        self.asked.append((question.id, question.args.get("use")))
        return legal_answers(question)[0]


@pytest.mark.parametrize(
    ("move", "uses"),
    [
        ({"do": "standard_project", "project": "build_colony"}, ["build"]),
        ({"do": "play", "card": "C23"}, ["raise", "lower"]),
    ],
)
def test_a_question_for_a_colony_tile_says_what_for(
    move: dict[str, object], uses: list[str]
) -> None:
    game, you = first_turn(expansions=["corporate_era", "colonies"])
    you.stock[MC] = 17
    you.hand = [BY_NUMBER["C23"].id]
    table = FirstAnswer()
    do_move(game, table, you, move)
    assert table.asked == [("mars-you-choose-colony", use) for use in uses]


def test_a_missing_party_requirement_names_the_party() -> None:
    refused = Obstacle(Lack.REQUIREMENT, "party.greens").refusal()
    assert refused.message.args["party"] == Ref("mars-party", "greens")
    assert "party" not in Obstacle(Lack.REQUIREMENT, "tag.venus").refusal().message.args


def test_a_new_context_had_no_resources_before() -> None:
    game, you = first_turn()
    assert Context(game, NO_TABLE, you, NO_CARD).resources_before == 0


def test_an_event_with_a_choice_says_when_no_choice_has_an_effect() -> None:
    game, you = first_turn()
    virus = BY_NUMBER["050"]
    game.bot.mc = 0
    obstacle = no_effect_of_card(game, you, virus)
    assert obstacle is not None
    assert obstacle.lack is Lack.NOTHING
    # MarsBot loses MC instead of plants.
    game.bot.mc = 1
    assert no_effect_of_card(game, you, virus) is None


def test_a_policy_of_a_party_that_does_not_rule_is_refused() -> None:
    game, you = first_turn(expansions=["turmoil"])
    assert game.turmoil is not None
    game.turmoil.ruling = "kelvinists"
    you.stock[MC] = 10
    with pytest.raises(Illegal, match="table-not-an-option"):
        do_move(game, ScriptTable([], 1), you, {"do": "policy", "party": "greens"})
    assert you.stock[MC] == 10


def test_a_trade_fee_that_is_missing_says_how_much() -> None:
    game, you = first_turn(expansions=["colonies"])
    you.stock[MC], you.stock[ENERGY], you.stock[TITANIUM] = 9, 2, 3
    view: Any = GAME.view(game)
    fees = view["you"]["trade"]["fees"]
    assert {name: fee["why_not"] is None for name, fee in fees.items()} == {
        "mc": True, "energy": False, "titanium": True,
    }  # fmt: skip
    missing = fees["energy"]["why_not"]["args"]
    assert (missing["of"], missing["need"], missing["have"]) == ("energy", 3, 2)
