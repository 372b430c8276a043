"""Forecasts ignore hidden cards, are reproducible, and have correct intervals."""

import os
from dataclasses import replace

import pytest

from tests.playing import random_session
from understudy.core import Chance, Illegal, Session, Stale, derive_stream
from understudy.core.agents.random_agent import AnyAnswer
from understudy.mars import GAME
from understudy.mars.agents.redeal_hidden import redeal_hidden_cards
from understudy.mars.marsbot.decks import all_bonus_cards, project_cards_in_play
from understudy.mars.options import EXPANSIONS
from understudy.mars.printed.cards import is_bonus
from understudy.mars.state import Game
from understudy.sim.agents import find_agent
from understudy.sim.forecast import continue_game, forecast, forecast_in_slices, turn_start
from understudy.sim.single_game import game_seed, record_game
from understudy.sim.time_slices import run_to_end
from understudy.tapestry import GAME as TAPESTRY

SOAK = os.environ.get("UNDERSTUDY_SOAK") == "1"
PACE = find_agent(GAME, "pace")
EVERYTHING = {"expansions": list(EXPANSIONS), "corporation": "random", "draft": True}


def partial_game(
    options: dict[str, object], seed: int, part: float = 0.5
) -> tuple[Session, Session]:
    """Return a whole game, and the same game after a part of its answers."""
    whole = record_game(GAME, options, seed, PACE)
    tape = whole.tape[: int(len(whole.tape) * part)]
    return whole, Session.replay(GAME, options, seed, tape)


@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_a_forecast_is_the_same_for_the_same_seed(options: dict[str, object]) -> None:
    _, session = partial_game(options, 3)
    before = session.position.facts()
    one, again, other = (forecast(session, 30, seed) for seed in (1, 1, 2))
    assert one.counts == again.counts
    assert one.by_end == again.by_end
    assert one.counts != other.counts
    assert sum(one.counts.values()) == 30
    assert one.score is not None
    assert one.score.low <= one.score.median <= one.score.high
    assert session.position.facts() == before


def swap_hidden_cards(game: Game) -> None:
    """Swap cards of the action deck with cards of the project deck."""
    deck, action = game.project.bag, game.bot.action.bag
    for n, card in enumerate(action):
        if not is_bonus(card):
            action[n], deck[n] = deck[n], card
    deck.reverse()
    game.bot.bonus.bag.reverse()


def test_hidden_cards_make_no_difference() -> None:
    _, session = partial_game({}, 5)
    start = turn_start(session)
    assert start.turn.position.bot.action.bag

    def outcomes() -> list[dict[str, int]]:
        ends = [continue_game(start, PACE, 1, number) for number in range(20)]
        return [start.system.outcomes(end) for end in ends]

    before = outcomes()
    swap_hidden_cards(start.turn.position)
    assert outcomes() == before


@pytest.mark.parametrize("options", [{}, EVERYTHING, {"corporation": "C26"}])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_redealing_keeps_all_cards(options: dict[str, object], seed: int) -> None:
    if options.get("corporation") == "C26":
        options = {**options, "expansions": ["corporate_era", "venus"]}
    _, session = partial_game(options, seed)
    game: Game = session.position
    action, piles = len(game.bot.action), _all_cards(game)
    redeal_hidden_cards(game, Chance(seed))
    assert _all_cards(game) == piles
    assert len(game.bot.action) == action


def _all_cards(game: Game) -> list[int]:
    bot = game.bot
    piles = [game.project.cards(), bot.action.cards(), bot.bonus.cards()]
    return sorted(card for pile in piles for card in pile)


@pytest.mark.parametrize("answers", [0, 7, 30, 61])
@pytest.mark.parametrize("more", [{}, {"expansions": list(EXPANSIONS), "corporation": "random"}])
def test_real_decks_are_dealt_from_unseen_cards(answers: int, more: dict[str, object]) -> None:
    real = dict.fromkeys(("project", "bonus", "events"), "real")
    session = random_session({"decks": real, **more}, 11, answers)
    found = forecast(session, 5)
    assert found.continuations == 5
    game: Game = session.position.copy()
    redeal_hidden_cards(game, Chance(1))
    cards = _all_cards(game)
    assert len(set(cards)) == len(cards)
    assert set(cards) <= {*project_cards_in_play(game), *all_bonus_cards(game)}


def test_a_forecast_can_be_canceled() -> None:
    _, session = partial_game({}, 3)
    with pytest.raises(Stale):
        run_to_end(forecast_in_slices(turn_start(session), 1000, 1, "pace", lambda: True))


def test_impossible_forecasts_are_refused() -> None:
    whole, session = partial_game({}, 3)
    with pytest.raises(Illegal, match="table-game-over"):
        forecast(whole)
    with pytest.raises(Illegal, match="terminal-no-games"):
        forecast(session, 0)
    with pytest.raises(Illegal, match="terminal-no-forecast"):
        forecast(Session(TAPESTRY, {"players": "two_humans"}, 1))


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_the_interval_has_the_promised_coverage() -> None:
    """The 80 % interval holds the final score in 75–85 % of 500 games; `make test` has a sample."""
    games, continuations = (500, 400) if SOAK else (24, 60)
    held = 0
    for number in range(games):
        seed = game_seed(2024, number)
        part = (0.1, 0.3, 0.5, 0.7)[number % 4]
        whole, session = partial_game({}, seed, part)
        score = forecast(session, continuations, derive_stream(9, "interval", number)).score
        assert score is not None
        held += score.low <= whole.position.scores["bot"]["total"] <= score.high
    if SOAK:
        assert 0.75 * games <= held <= 0.85 * games
    else:
        assert 0.5 * games <= held


@pytest.mark.parametrize("answers", [2, 30])
def test_a_screen_game_is_forecast(answers: int) -> None:
    """The agent of the forecast plays the cards of the human side."""
    session = Session(GAME, {"you": "played"}, 4)
    side = AnyAnswer(Chance(derive_stream(4, "human")))
    for _ in range(answers):
        assert session.question is not None
        session.answer(side.answer(session.question))
    found = forecast(session, 6, 1)
    assert found.continuations == 6


def test_a_continued_forecast_is_that_of_a_single_request() -> None:
    _, session = partial_game({}, 3)
    start = turn_start(session)
    first = run_to_end(forecast_in_slices(start, 4, 1))
    continued = run_to_end(forecast_in_slices(start, 9, 1, earlier=first))
    whole = run_to_end(forecast_in_slices(start, 9, 1))
    assert replace(continued, seconds=0) == replace(whole, seconds=0)
