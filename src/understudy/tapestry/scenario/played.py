"""Scenarios of screen games: events of your side, with a list of answers for each kind."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from understudy.core import Illegal, Message
from understudy.core.scenarios.scenario import Keys, Scenario, compare, wrong_value
from understudy.tapestry.game_flow import all_finished, end_game
from understudy.tapestry.human.actions.advance import advance_turn
from understudy.tapestry.human.actions.income import begin_income_turn, income_step, income_turn
from understudy.tapestry.human.rules.gain import gain
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman, card_word
from understudy.tapestry.human.steps.tapestry import play_card
from understudy.tapestry.printed.benefit_json import benefit_from_json
from understudy.tapestry.printed.cards import TAPESTRY_ID
from understudy.tapestry.printed.income_mat import CIVILIZATION, STEPS, TAPESTRY
from understudy.tapestry.printed.levels import ACHIEVEMENTS
from understudy.tapestry.scenario.choices import LISTS, ChoicesTable
from understudy.tapestry.scenario.given import build, track_of
from understudy.tapestry.scenario.then import observe
from understudy.tapestry.scenario.when import EVENTS, Event, Outcome
from understudy.tapestry.sides import HUMAN, HUMAN2
from understudy.tapestry.state import Game

Run = Callable[[], None]

FREE: Final = frozenset(
    {
        "then.hexes", "then.landmarks", "then.automa.gained", "then.human.plots",
        "then.human2.plots",
    }
)  # fmt: skip
DICE: Final = {"die_red": ("4", "5", "6", "7", "territory"),
               "die_black": ("coin", "worker", "food", "culture", "territory")}  # fmt: skip


def check_played(parts: Scenario, options: dict[str, Any]) -> list[Message]:
    """Run a scenario of a screen game; return the differences from its `[then]`."""
    wanted = parts.then
    refused = bool(wanted.pop("refused", False))
    when = parts.when
    lists = {name: list(when.take(name, [])) for name in LISTS}
    given = build(options, parts.given, parts.seed)
    table = ChoicesTable(
        lists, {"die_science": given.rolls, **given.conquer_rolls}, parts.answers, parts.seed
    )
    table.begin_turn(1)
    outcome = Outcome()
    before = given.game.copy()
    happened = True
    try:
        prepare_played(given.game, table, when, outcome)()
    except Illegal:
        if not refused:
            raise
        happened = False
    left = table.lists_left()
    if left and refused:
        # The question had only one other legal answer, so this one was never asked for.
        happened = False
    if not happened:
        given.game = before
    if wanted.get("achievements") == {}:
        wanted["achievements"] = {name: [] for name in ACHIEVEMENTS}
    result = compare(wanted, observe(given, table, table.rolls, outcome), table, FREE)
    if happened == refused:
        text = {"key": "refused", "wanted": str(refused), "found": str(not happened)}
        result.append(Message("table-scenario-differs", text))
    if happened and left:
        count = sum(len(entries) for entries in left.values())
        result.append(Message("table-scenario-answers-left", {"count": count}))
    if happened and table.rolls:
        result.append(Message("tapestry-scenario-rolls-left", {"count": len(table.rolls)}))
    return result


def prepare_played(game: Game, table: ChoicesTable, when: Keys, outcome: Outcome) -> Run:
    """Prepare the position for the event of `[when]`; return a function that runs the event.

    The journal does not record all changes of the preparation. The function ends the game if all
    sides have finished.
    """
    who = when.one_of("who", (HUMAN, HUMAN2), HUMAN)
    you = game.human(who)
    assert isinstance(you, PlayedHuman)
    you.begin_turn()
    context = Context(game, table, you)
    played = {name: partial(prepare, context, when) for name, prepare in PLAYED.items()}
    others = {
        name: partial(_other, event, context, when, outcome) for name, event in EVENTS.items()
    }
    run = when.event({**others, **played})()

    def run_and_end() -> None:
        run()
        when.refuse_unread()
        if not game.over and all_finished(game):
            end_game(game, table)

    return run_and_end


def _other(event: Event, context: Context, when: Keys, outcome: Outcome) -> Run:
    return partial(event, context.game, context.table, when, outcome)


def _advances(context: Context, when: Keys) -> Run:
    return partial(advance_turn, context, track_of(when.need("track"), "when.track"))


def _income(context: Context, when: Keys) -> Run:
    return partial(income_turn, context)


def _income_step(context: Context, when: Keys) -> Run:
    """Begin the next income turn, and do one step; its card lies there in later steps."""
    step = when.one_of("step", STEPS, "")
    you = context.you
    card, choice = you.tapestry, (you.chosen_opponent, you.chosen_track)
    begin_income_turn(context)
    if step not in (CIVILIZATION, TAPESTRY):
        top = you.card_on_top(you.era)
        you.tapestry = card if top is None or top < 0 else card_word(top)
        you.chosen_opponent, you.chosen_track = choice
    return partial(income_step, context, step)


def _gains(context: Context, when: Keys) -> Run:
    form = when.need("benefit")
    try:
        benefit = benefit_from_json(form)
    except ValueError as wrong:
        raise wrong_value("when.benefit", wrong) from None
    return partial(gain, context, benefit)


def _plays(context: Context, when: Keys) -> Run:
    """Play a card of the hand onto the space of the present era, or over the current card."""
    card = TAPESTRY_ID[when.one_of("card", tuple(TAPESTRY_ID), "")]
    you = context.you
    if not when.yes("over", False):
        you.mat[you.era - 1] = [one for one in you.mat[you.era - 1] if one > 0]
    if card not in you.hand:
        raise Illegal("table-unknown-card", answer=card_word(card))
    return partial(play_card, context, card)


PLAYED: Final[dict[str, Callable[[Context, Keys], Run]]] = {
    "human_advances": _advances,
    "human_income": _income,
    "human_income_step": _income_step,
    "human_gains": _gains,
    "human_plays": _plays,
}
