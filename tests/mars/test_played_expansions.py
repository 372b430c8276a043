"""Your side with every expansion: whole games by chance keep every invariant on all six maps."""

from typing import Any

import pytest

from tests.mars.invariants import check_step, check_turn
from tests.soak.test_played import AnySide
from tests.watching import play_watched
from understudy.core import Chance, PolicyTable, ScriptTable, Session, derive_stream
from understudy.mars import options
from understudy.mars.cards.library import LIBRARY
from understudy.mars.generation import draw_corporation
from understudy.mars.human.actions.preludes import corporations_left
from understudy.mars.human.rules.requirements import first_unmet, parameter_bounds
from understudy.mars.human.seat import ScreenSeat
from understudy.mars.human.state.card_ids import (
    CORPORATION_CARDS,
    EVENT_CARDS,
    MARSBOT_NUMBER,
    PRELUDE_CARDS,
)
from understudy.mars.new_game import fresh_game
from understudy.mars.planet.parameters import STEP
from understudy.mars.printed.cards import PROJECT_CARDS
from understudy.mars.printed.corporations import PRINTED_CORPORATIONS
from understudy.mars.system import GAME

EVERYTHING = list(options.EXPANSIONS)


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_with_everything(seed: int) -> None:
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


def test_each_corporation_of_marsbot_is_one_of_yours() -> None:
    assert sorted(MARSBOT_NUMBER.values()) == sorted(PRINTED_CORPORATIONS)


class Wanting(ScriptTable):
    """Chance picks one place, or the last there is."""

    def __init__(self, place: int) -> None:
        super().__init__([])
        self.place = place

    def pick(self, n: int) -> int:
        return min(self.place, n - 1)


def test_no_corporation_is_on_both_sides() -> None:
    chosen = {"expansions": list(options.EXPANSIONS), "corporation": "random"}
    for card, number in MARSBOT_NUMBER.items():
        you = ScreenSeat(LIBRARY)
        you.corporations = [card]
        for place in range(len(PRINTED_CORPORATIONS)):
            game = fresh_game(options.make_setup(chosen), you)
            draw_corporation(game, Wanting(place))
            assert game.corporation is not None
            assert game.corporation.number != number
            left = {MARSBOT_NUMBER.get(one) for one in corporations_left(game, you)}
            assert game.corporation.number not in left


def test_preludes_come_after_both_corporations() -> None:
    chosen = {"you": "played", "expansions": ["prelude"], "corporation": "random"}
    game = GAME.new(chosen)
    table = PolicyTable(Chance(derive_stream(1, "game")), AnySide(1), listening=True)
    GAME.play_turn(game, table)
    kinds = [step.kind for step in table.steps]
    yours, bots = kinds.index("mars-you-reveal-corporation"), kinds.index("mars-corporation")
    assert yours < bots < kinds.index("mars-you-play-prelude")


@pytest.mark.parametrize("steps", [0, 2])
def test_the_bounds_of_a_card_are_those_it_is_refused_by(steps: int) -> None:
    """With requirements as printed, and with those that may be missed by some steps."""
    you = ScreenSeat(LIBRARY)
    you.next_tolerance = steps
    game = fresh_game(options.make_setup({"expansions": EVERYTHING}), you)
    values = {"temperature": range(-30, 10, 2), "oxygen": range(15), "venus": range(0, 32, 2)}
    judged = 0
    for card in LIBRARY:
        shown = parameter_bounds(you, card)
        if len(card.requirements) != 1 or not shown.keys() & values.keys():
            continue
        [(what, (least, most))] = shown.items()
        for value in values[what]:
            setattr(game.planet, what, value)
            fits = (least is None or value >= least) and (most is None or value <= most)
            assert fits == (first_unmet(game, you, card) is None), (card.number, value)
            judged += 1
    assert judged > 20 * len(STEP)


def test_what_an_event_would_do_to_you_is_what_it_does() -> None:
    session = Session(GAME, {"you": "played", "expansions": EVERYTHING}, 5)
    policy = AnySide(5)
    while session.question and session.position.generation < 4:
        session.answer(policy.answer(session.question))
    game = session.position
    game.you.stock[:] = [20, 3, 3, 9, 4, 6]
    before = game.facts()
    certain = 0
    for event in EVENT_CARDS:
        assert game.turmoil is not None
        game.turmoil.events = [event]
        shown: Any = GAME.view(game)
        [foreseen] = shown["you"]["politics"]["events"]
        table = PolicyTable(Chance(1), AnySide(1), listening=True)
        then = game.copy()
        then.you.resolve_global_event(then, table, event)
        told = {change.what for step in table.steps for change in step.changes}
        for change in foreseen["changes"]:
            assert change["what"] in told
        if not foreseen["goes_on"]:
            after, certain = then.facts(), certain + 1
            changes = {change["what"]: change["after"] for change in foreseen["changes"]}
            others = {what for what in told if after.get(what, 0) != before.get(what, 0)}
            assert changes == {what: after.get(what, 0) for what in others}
    game.turmoil.events = []
    assert {**game.facts(), **turmoil_of(before)} == before, "nothing has happened"
    assert certain > len(EVENT_CARDS) // 2


def turmoil_of(facts: dict[str, object]) -> dict[str, object]:
    return {what: value for what, value in facts.items() if what.startswith("turmoil")}
