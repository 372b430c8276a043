"""Screen games with every expansion: random games keep all invariants on all six maps."""

from typing import Any

import pytest

from tests.checked_game import play_checked
from tests.mars.invariants import check_step, check_turn
from tests.soak.test_played import AnySide
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
    game = play_checked(GAME, chosen, seed, AnySide(seed), check_step, check_turn)
    assert game.winner in ("human", "bot")


def test_a_card_id_is_its_index_in_the_library() -> None:
    assert [card.id for card in LIBRARY] == list(range(len(LIBRARY)))
    kinds = [LIBRARY[card].kind for card in (*PRELUDE_CARDS, *CORPORATION_CARDS)]
    assert kinds == ["prelude"] * 70 + ["corporation"] * 49
    assert [LIBRARY[card].number for card in EVENT_CARDS.values()] == list(EVENT_CARDS)
    assert len({card.number for card in LIBRARY}) == len(LIBRARY)


def test_project_cards_keep_their_id() -> None:
    assert [card.number for card in LIBRARY[: len(PROJECT_CARDS)]] == [
        card.number for card in PROJECT_CARDS
    ]


def test_each_corporation_of_marsbot_is_one_of_yours() -> None:
    assert sorted(MARSBOT_NUMBER.values()) == sorted(PRINTED_CORPORATIONS)


class FixedPick(ScriptTable):
    """A table whose random picks return one index, or the last one."""

    def __init__(self, index: int) -> None:
        super().__init__([])
        self.index = index

    def pick(self, n: int) -> int:
        return min(self.index, n - 1)


def test_no_corporation_is_on_both_sides() -> None:
    chosen = {"expansions": list(options.EXPANSIONS), "corporation": "random"}
    for card, number in MARSBOT_NUMBER.items():
        you = ScreenSeat(LIBRARY)
        you.corporations = [card]
        for index in range(len(PRINTED_CORPORATIONS)):
            game = fresh_game(options.make_setup(chosen), you)
            draw_corporation(game, FixedPick(index))
            assert game.corporation is not None
            assert game.corporation.number != number
            left = {MARSBOT_NUMBER.get(other) for other in corporations_left(game, you)}
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
def test_the_bounds_of_a_card_agree_with_its_requirements(steps: int) -> None:
    """With requirements as printed, and with a tolerance of some steps."""
    you = ScreenSeat(LIBRARY)
    you.next_tolerance = steps
    game = fresh_game(options.make_setup({"expansions": EVERYTHING}), you)
    values = {"temperature": range(-30, 10, 2), "oxygen": range(15), "venus": range(0, 32, 2)}
    checked = 0
    for card in LIBRARY:
        shown = parameter_bounds(you, card)
        if len(card.requirements) != 1 or not shown.keys() & values.keys():
            continue
        [(what, (least, most))] = shown.items()
        for value in values[what]:
            setattr(game.planet, what, value)
            fits = (least is None or value >= least) and (most is None or value <= most)
            assert fits == (first_unmet(game, you, card) is None), (card.number, value)
            checked += 1
    assert checked > 20 * len(STEP)


def test_the_preview_of_a_global_event_is_what_it_does() -> None:
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
        [preview] = shown["you"]["politics"]["events"]
        table = PolicyTable(Chance(1), AnySide(1), listening=True)
        then = game.copy()
        then.you.resolve_global_event(then, table, event)
        told = {change.what for step in table.steps for change in step.changes}
        for change in preview["changes"]:
            assert change["what"] in told
        if not preview["goes_on"]:
            after, certain = then.facts(), certain + 1
            changes = {change["what"]: change["after"] for change in preview["changes"]}
            others = {what for what in told if after.get(what, 0) != before.get(what, 0)}
            assert changes == {what: after.get(what, 0) for what in others}
    game.turmoil.events = []
    assert {**game.facts(), **turmoil_of(before)} == before, "the preview changed the position"
    assert certain > len(EVENT_CARDS) // 2


def turmoil_of(facts: dict[str, object]) -> dict[str, object]:
    return {what: value for what, value in facts.items() if what.startswith("turmoil")}
