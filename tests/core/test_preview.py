"""A preview shows what an answer changes for certain, and nothing else."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from understudy.components.hex_map import spaces_of
from understudy.core import Change, Illegal, Refused, Session
from understudy.core.session.preview import Preview, preview_answer
from understudy.mars.human.state.card import ENERGY, MC, PLANTS
from understudy.mars.human.state.side import Human
from understudy.mars.planet.spaces import free_land
from understudy.mars.printed.cards import CARD_ID
from understudy.mars.printed.maps import MARS
from understudy.mars.state import (
    BOT,
    HUMAN,
    MAX_OCEANS,
    MAX_OXYGEN,
    MAX_TEMPERATURE,
    Game,
)
from understudy.mars.system import GAME

MAX_BOUGHT = 6


def in_the_turn(seed: int) -> Session:
    """Return a game in your first turn, with the first corporation and the first six cards.

    It runs turns again after each answer, so a test can change the start of the turn.
    """
    session = Session(GAME, {"you": "played"}, seed)
    session.continues_turns = False
    while session.question and session.question.id != "mars-you-turn":
        question: Any = session.question
        answers = getattr(question, "options", None) or getattr(question, "spaces", None)
        bought = sum(entry.question == "mars-you-buy" for entry in session.tape)
        session.answer(answers[0 if bought < MAX_BOUGHT else -1] if answers else question.default)
    return session


def net(before: int, session: Session) -> set[Change]:
    """Return the net changes since step `before`."""
    facts: dict[str, Change] = {}
    for step in session.steps[before:]:
        for one in step.changes:
            facts[one.what] = Change(one.what, facts.get(one.what, one).before, one.after)
    return {change for change in facts.values() if change.before != change.after}


def points(session: Session) -> dict[str, int]:
    """Return the current scores of both sides."""
    score = session.system.score_now(session.position)
    assert score is not None
    return score[1]


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 500))
def test_a_preview_is_correct_and_changes_nothing(seed: int) -> None:
    session = in_the_turn(seed)
    question: Any = session.question
    for move in question.moves():
        if move["do"] in ("pass", "end"):
            continue
        tape, steps, position = list(session.tape), len(session.steps), session.position.copy()
        seen = preview_answer(session, move)
        score = points(session)
        assert session.tape == tape
        assert session.system.view(session.position) == session.system.view(position)
        session.answer(move)
        for payment in seen.payments:
            session.answer(payment.default)
        actual = net(steps, session)
        if not seen.chance:
            assert set(seen.changes) == actual
            now = points(session)
            changed = {f"{side}.points": (score[side], now[side]) for side in now}
            previewed = {one.what: (one.before, one.after) for one in seen.points}
            assert previewed == {what: both for what, both in changed.items() if both[0] != both[1]}
        session.undo(len(tape))


def test_a_preview_reveals_no_hidden_card() -> None:
    hidden = 0
    for seed in range(12):
        session = in_the_turn(seed)
        question: Any = session.question
        for move in question.moves():
            if move["do"] == "play" and (seen := preview_answer(session, move)).chance:
                hidden += 1
                cards = {one.what for one in seen.changes if one.what.startswith("card.")}
                assert cards <= {f"card.{move['card']}"}
    assert hidden > 0


def answer_until(session: Session, id: str) -> None:
    """Give the first answer to each question until one with this id is asked."""
    while session.question is not None and session.question.id != id:
        question: Any = session.question
        answers = getattr(question, "options", None) or getattr(question, "spaces", None)
        session.answer(answers[0] if answers else question.default)


def test_a_preview_of_a_prelude_leaves_out_the_next_one() -> None:
    for seed in range(6):
        session = Session(GAME, {"you": "played", "expansions": ["corporate_era", "prelude"]}, seed)
        answer_until(session, "mars-you-choose-next-prelude")
        question: Any = session.question
        for chosen, other in (question.options, question.options[::-1]):
            played = {one.what for one in preview_answer(session, chosen).changes}
            assert f"card.{other}" not in played


def test_a_preview_of_a_space_shows_only_what_the_tile_brings() -> None:
    """Comet raises the temperature, places an ocean and removes plants."""
    session = in_the_turn(5)
    game: Game = session.turn_start.position
    you = game.you
    assert isinstance(you, Human)
    you.hand.append(CARD_ID["010"])
    you.stock[MC] = 50
    session.answer({"do": "play", "card": "010"})
    answer_until(session, "mars-you-choose-space")
    question: Any = session.question
    bare = next(space for space in question.spaces if not game.map.bonus[MARS.index[space]])
    seen = preview_answer(session, bare)
    assert {one.what for one in seen.changes} == {f"tile.{bare}", "human.tr"}
    assert seen.asks is None


def test_a_greenery_beside_marsbots_city_shows_its_point() -> None:
    session = in_the_turn(5)
    game: Game = session.turn_start.position
    game.planet.put("city", BOT, 1 << MARS.index["3.4"])
    you = game.you
    assert isinstance(you, Human)
    you.stock[PLANTS] = 8
    session.answer({"do": "convert", "what": "plants"})
    beside = preview_answer(session, MARS.names[spaces_of(free_beside(game, "3.4"))[0]])
    assert {one.what for one in beside.points} == {"human.points", "bot.points"}


def free_beside(game: Game, space: str) -> int:
    """Return the free land next to a space."""
    return MARS.neighbors[MARS.index[space]] & free_land(game, HUMAN)


def test_a_preview_of_the_last_greenery_leaves_out_the_end_of_the_game() -> None:
    session = in_the_turn(5)
    game: Game = session.turn_start.position
    you = game.you
    assert isinstance(you, Human)
    planet = game.planet
    planet.temperature, planet.oxygen = MAX_TEMPERATURE, MAX_OXYGEN
    for space in spaces_of(game.map.ocean)[:MAX_OCEANS]:
        planet.put("ocean", None, 1 << space)
    you.stock[PLANTS] = 8
    award = game.award_row[0].name
    you.stock[MC] = 8
    session.answer({"do": "fund", "award": award})
    session.answer({"do": "end"})
    answer_until_passed(session)
    answer_until(session, "mars-you-choose-space")
    question: Any = session.question
    seen = preview_answer(session, question.spaces[0])
    [points] = [one for one in seen.points if one.what == "human.points"]
    assert int(str(points.after)) == int(str(points.before)) + 1


def answer_until_passed(session: Session) -> None:
    """Pass, and answer the questions up to the final greeneries."""
    while session.question is not None and session.question.id != "mars-you-final-greenery":
        session.answer({"do": "pass"} if session.question.id == "mars-you-turn" else "no")


def test_a_preview_ends_with_your_turn() -> None:
    seen = preview_answer(in_the_turn(5), {"do": "pass"})
    assert seen == Preview((Change("human.passed", 0, 1),), (), (), asks=None, chance=False)


def test_a_wrong_answer_is_refused_as_in_the_game() -> None:
    session = in_the_turn(5)
    mayor = {"do": "claim", "milestone": "Mayor"}
    for wrong in ({"do": "play", "card": "999"}, {"do": "fly"}, 7, mayor):
        with pytest.raises(Refused) as previewed:
            preview_answer(session, wrong)
        with pytest.raises(Illegal) as answered:
            session.answer(wrong)
        assert str(previewed.value) == str(answered.value)


def test_energy_that_may_be_kept_shows_the_production_alone() -> None:
    """The next generation, which follows at once, is no effect of the choice."""
    session = in_the_turn(5)
    game: Game = session.turn_start.position
    you = game.you
    assert isinstance(you, Human)
    you.modifiers.energy_kept = True
    you.stock[ENERGY] = 2
    session.answer({"do": "pass"})
    answer_until(session, "mars-you-keep-energy")
    changed = {one.what for one in preview_answer(session, 1).changes}
    assert {"human.stock.energy", "human.stock.heat", "human.stock.mc"} <= changed
    assert all(what.startswith("human.") for what in changed)
