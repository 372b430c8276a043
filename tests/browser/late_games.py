"""Late positions of the screen game, played by the agent `expert`."""

import json
from functools import cache
from typing import Any

import understudy
from tests.browser.actions import Api
from understudy.core import Chance, Seat, Session, find_system, save
from understudy.sim.agents import find_agent
from understudy.sim.single_game import record_game

EVERYTHING = ("corporate_era", "prelude", "venus", "colonies", "turmoil")
MAX_SEEDS = 40


def answer_until(session: Session, id: str, generation: int) -> None:
    """Let the expert answer until this question is asked in this generation or later."""
    expert = find_agent(session.system, "expert")
    while session.question and (
        session.question.id != id or session.position.generation < generation
    ):
        policy = expert(Seat("mars", session.position, Chance(1)))
        session.answer(policy.answer(session.question))


@cache
def finished_game(agent: str) -> str:
    """Return the save file of a screen game that an agent has finished."""
    system = find_system("mars")
    return save(record_game(system, {"you": "played"}, 5, find_agent(system, agent)))


def add_finished_game(api: Api, agent: str = "greedy") -> str:
    """Import a screen game that an agent has finished; return its id."""
    return str(api.call("POST", "saves", json.loads(finished_game(agent)))["id"])


def claimable_milestone(seed: int = 11) -> str:
    """Return a save file at your turn in which you can claim a milestone."""
    session = understudy.new("mars", seed, you="played")
    expert = find_agent(session.system, "expert")
    while session.question:
        view: Any = session.system.view(session.position)
        milestones = view["you"]["milestones"].values()
        if session.question.id == "mars-you-turn" and any(not one["why_not"] for one in milestones):
            return save(session)
        policy = expert(Seat("mars", session.position, Chance(1)))
        session.answer(policy.answer(session.question))
    raise AssertionError("no milestone can be claimed")


@cache
def late_game(id: str, generation: int, hand: int, expansions: tuple[str, ...]) -> str:
    """Return a save file at this question, with at least `hand` cards in the hand."""
    for seed in range(1, MAX_SEEDS):
        session = understudy.new("mars", seed, you="played", expansions=list(expansions))
        answer_until(session, id, generation)
        view: Any = session.system.view(session.position)
        if session.question and len(view["you"]["hand"]) >= hand:
            return save(session)
    raise AssertionError(f"no game with {hand} cards in hand")


def add_late_game(
    api: Api,
    id: str = "mars-you-turn",
    generation: int = 10,
    hand: int = 12,
    expansions: tuple[str, ...] = EVERYTHING,
) -> str:
    """Import a late game and return its id."""
    text = late_game(id, generation, hand, expansions)
    return str(api.call("POST", "saves", json.loads(text))["id"])
