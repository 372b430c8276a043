"""What the human side keeps, spends and may do again over several turns and generations."""

from typing import Any

from understudy.core.scenarios.scenario import read_scenario
from understudy.mars.cards.library import BY_NUMBER
from understudy.mars.human.actions.play_card import cannot_use
from understudy.mars.human.actions.preludes import (
    corporations_left,
    deal_preludes,
    discard_for_15_mc,
    keep_preludes,
    play_prelude,
    preludes_left,
)
from understudy.mars.human.actions.turmoil_effects import cannot_use_policy
from understudy.mars.human.actions.turn import do_move
from understudy.mars.human.rules.delegates import cannot_send_delegate
from understudy.mars.human.rules.rating import raise_rating
from understudy.mars.human.seat import ScreenSeat
from understudy.mars.human.state.card import HEAT, MC
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.view import human_view
from understudy.mars.scenario.choices import ChoicesTable
from understudy.mars.scenario.screen_game import build_screen_game
from understudy.mars.state import HUMAN, Game

Built = tuple[Game, ScreenSeat, ChoicesTable]


def build(*expansions: str, human: dict[str, Any], choices: Any = (), **given: Any) -> Built:
    """Return a screen game in which your side has these cards and resources."""
    scenario = {
        "title": "", "rule": "", "game": "mars",
        "options": {"you": "played", "expansions": ["corporate_era", *expansions]},
        "given": {"human": human, **given}, "when": {"do": "pass", **dict(choices)},
    }  # fmt: skip
    return build_screen_game(read_scenario(scenario))


def next_generation(game: Game, table: ChoicesTable, you: ScreenSeat) -> None:
    """Run your production and your research; you buy no card."""
    you.produce(game, table)
    you.research(game, table)


def lack(obstacle: Obstacle | None) -> Lack | None:
    return None if obstacle is None else obstacle.lack


def test_a_policy_can_be_used_again_in_the_next_generation() -> None:
    game, you, table = build(
        "turmoil", human={"resources": {"mc": 20}}, turmoil={"ruling": "scientists"}
    )
    do_move(game, table, you, {"do": "policy", "party": "scientists"})
    assert len(you.hand) == 3
    assert lack(cannot_use_policy(game, you)) is Lack.USED
    next_generation(game, table, you)
    assert cannot_use_policy(game, you) is None


def test_the_policy_of_the_kelvinists_can_be_used_twice_in_a_turn() -> None:
    game, you, table = build(
        "turmoil", human={"resources": {"mc": 25}}, turmoil={"ruling": "kelvinists"}
    )
    for _ in range(2):
        do_move(game, table, you, {"do": "policy", "party": "kelvinists"})
    assert (you.stock[MC], you.production[HEAT]) == (5, 2)
    assert lack(cannot_use_policy(game, you)) is Lack.RESOURCE


def test_a_rating_step_of_the_solar_phase_does_not_help_unmi() -> None:
    game, you, table = build(human={"resources": {"mc": 9}, "played": ["Sponsors"]})
    unmi = next(c for c in you.library if c.names.get("en", "").startswith("United Nations Mars"))
    you.corporations.append(unmi.id)
    assert lack(cannot_use(game, you, unmi)) is Lack.CONDITION
    raise_rating(game, table, you, 1)
    assert cannot_use(game, you, unmi) is None
    you.produce(game, table)
    raise_rating(game, table, you, 1)
    you.research(game, table)
    assert lack(cannot_use(game, you, unmi)) is Lack.CONDITION


def test_the_discount_for_the_next_card_is_given_once() -> None:
    """A card with a lasting discount does not give it again."""
    workers, catapult, mills = "195", "070", "164"
    human = {"resources": {"mc": 20}, "hand": [workers, catapult, mills]}
    game, you, table = build(human=human)
    left = []
    for number in (workers, catapult, mills):
        do_move(game, table, you, {"do": "play", "card": number})
        left.append(you.stock[MC])
    assert left == [20, 20 - (23 - 8), 5 - (3 - 2)]


def test_preludes_that_left_the_game_are_not_dealt_again() -> None:
    game, you, table = build("prelude", human={}, choices={"cards": ["P01", "P03"]})
    dealt = deal_preludes(game, table, you)
    keep_preludes(table, you, dealt)
    assert [you.library[card].number for card in you.preludes] == ["P01", "P03"]
    assert {card.id for card in dealt} == {*you.preludes, *you.out_of_game}
    next_generation(game, table, you)
    assert not {card.id for card in dealt} & set(preludes_left(game, you))


def test_microbes_are_collected_and_spent_over_generations() -> None:
    game, you, table = build(human={"played": ["034"]}, choices={"options": [2]}, temperature=-30)
    bacteria = BY_NUMBER["034"]
    for generation in (1, 2):
        do_move(game, table, you, {"do": "action", "card": "034"})
        assert you.card_resources[bacteria.id] == generation
        assert lack(cannot_use(game, you, bacteria)) is Lack.USED
        next_generation(game, table, you)
    do_move(game, table, you, {"do": "action", "card": "034"})
    assert you.card_resources[bacteria.id] == 0
    assert game.planet.temperature == -28


def test_the_last_chance_mark_comes_and_goes_with_the_parameter() -> None:
    human = {"resources": {"mc": 60}, "hand": ["Search For Life"]}
    game, you, table = build(human=human, choices={"spaces": ["3.3", "3.2"]}, oxygen=5)
    marks = []
    for _ in range(3):
        (card,) = hand(game, you)
        marks.append((card["last"], card["why_not"] is None))
        if len(marks) < 3:
            do_move(game, table, you, {"do": "standard_project", "project": "greenery"})
    assert marks == [(None, True), ({"of": "oxygen", "have": 6}, True), (None, False)]


def hand(game: Game, you: ScreenSeat) -> list[dict[str, Any]]:
    shown: Any = human_view(game, you)["hand"]
    return list(shown)


def test_merger_costs_42_and_its_other_corporations_leave_the_game() -> None:
    game, you, table = build(
        "prelude", "promo", human={"resources": {"mc": 10}}, choices={"cards": ["CrediCor"]}
    )
    before = set(corporations_left(game, you))
    play_prelude(game, table, you, BY_NUMBER["X41"])
    assert you.stock[MC] == 10 + 57 - 42
    assert len(you.out_of_game) == 3
    next_generation(game, table, you)
    gone = {*you.corporations, *you.out_of_game}
    assert set(corporations_left(game, you)) == before - gone


def test_floaters_are_collected_and_pay_in_a_later_generation() -> None:
    human = {"hand": ["Corroder Suits"], "played": ["Dirigibles"]}
    pay = {"pay": {"floater": 2}}
    game, you, table = build("venus", human=human, choices=pay)
    dirigibles = BY_NUMBER["222"]
    for floaters in (1, 2):
        do_move(game, table, you, {"do": "action", "card": "222"})
        assert you.card_resources[dirigibles.id] == floaters
        next_generation(game, table, you)
    money = you.stock[MC]
    do_move(game, table, you, {"do": "play", "card": "219"})
    assert you.stock[MC] == money - 2
    assert you.card_resources[dirigibles.id] == 1, "two floaters paid, one added by the card"


def test_an_effect_once_per_action_is_possible_again_when_heat_is_converted() -> None:
    """Two of three steps raise the heat production; each is an action of its own."""
    human = {"resources": {"heat": 24}, "played": ["Suitable Infrastructure"]}
    game, you, table = build("prelude", "prelude2", human=human, temperature=-26)
    for _ in range(3):
        do_move(game, table, you, {"do": "convert", "what": "heat"})
    assert (game.planet.temperature, you.production[HEAT], you.stock[MC]) == (-20, 2, 4)


def test_a_played_prelude_that_comes_to_nothing_leaves_the_game() -> None:
    _, you, table = build("prelude", "promo", human={"played": ["X41"]})
    merger = BY_NUMBER["X41"]
    discard_for_15_mc(table, you, merger, "human.played")
    assert merger.id not in you.played
    assert you.out_of_game[-1] == merger.id
    assert you.stock[MC] == 15


def test_why_no_delegate_can_be_sent() -> None:
    base, you, _ = build(human={"resources": {"mc": 5}})
    assert lack(cannot_send_delegate(base, you)) is Lack.NOTHING
    game, you, table = build("turmoil", human={"resources": {"mc": 5}})
    turmoil = game.turmoil
    assert turmoil is not None
    turmoil.reserve[HUMAN] = 0
    assert cannot_send_delegate(game, you) is None, "there is one in the lobby"
    do_move(game, table, you, {"do": "delegate", "party": "greens"})
    obstacle = cannot_send_delegate(game, you)
    assert obstacle is not None
    assert (obstacle.lack, obstacle.need, obstacle.have) == (Lack.DELEGATE, 1, 0)
