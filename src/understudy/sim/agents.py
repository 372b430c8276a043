"""Agents: programs that answer in place of the human player, found by name.

An agent takes a seat at one game. It may use everything in the position that lies face up, and has
its own random numbers. It answers the same questions as a person. `pass` plays any game; each game
adds its own agents; `expert` plays games that can be learned; installed packages add more in the
entry point group ``understudy.agents``, each a function like `make` of a `NamedAgent`.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from importlib.metadata import entry_points
from typing import Any, Final, cast

from understudy.core import Agent, Illegal, NamedAgent, Policy, Question, System, pass_agent
from understudy.core.agents.learning import Learning
from understudy.core.options.options import shown

GROUP: Final = "understudy.agents"


def _pass(setting: str) -> Agent | None:
    return None if setting else pass_agent


EVERYWHERE: Final = {"pass": NamedAgent(_pass)}
"""Agents that play any game."""


AgentLike = str | Policy | Callable[[Any], object]
"""An agent's name, a policy, a class of policies, or a function from a question to its answer."""


class _FunctionPolicy:
    """A policy made of one function."""

    def __init__(self, answer: Callable[[Question[Any]], object]) -> None:
        self.answer = answer


def resolve_agent(system: System, agent: AgentLike) -> Agent:
    """Return the agent for a name, class, policy or function.

    A class of policies is called with the seat. A policy is copied for every game, so that games
    do not influence each other.
    """
    if isinstance(agent, str):
        return find_agent(system, agent)
    if isinstance(agent, type):
        made: Agent = agent
        return made
    if hasattr(agent, "answer"):
        policy = cast(Policy, agent)
        return lambda seat: deepcopy(policy)
    if not callable(agent):
        raise _unknown_agent(system, shown(agent))
    return lambda seat: _FunctionPolicy(agent)


def agent_name(agent: AgentLike) -> str:
    """Return the name of the agent as results show it."""
    if isinstance(agent, str):
        return agent
    return str(getattr(agent, "__name__", type(agent).__name__))


def default_agent(system: System) -> str:
    """Return the name of the default agent: the one of the forecast, which finishes its games."""
    forecasting = system.simulation().forecasting
    return forecasting.agent if forecasting is not None else "pass"


def find_agent(system: System, name: str) -> Agent:
    """Return the agent of this name for a game, e.g. ``pass``, ``pace`` or ``pace:fast``."""
    base, _, setting = name.partition(":")
    named = _named_agents(system).get(base)
    if named is None:
        for entry in entry_points(group=GROUP, name=base):
            named = NamedAgent(entry.load())
    agent = named.make(setting) if named is not None else None
    if agent is None:
        raise _unknown_agent(system, name)
    return agent


def _unknown_agent(system: System, name: str) -> Illegal:
    known = ", ".join(agent_names(system))
    return Illegal("terminal-unknown-human", name=name, known=known)


def agent_names(system: System) -> list[str]:
    """Return the names of all agents of a game, those of installed packages included."""
    agents = _named_agents(system)
    settings = [f"{name}:{word}" for name, named in agents.items() for word in named.settings]
    plugged = [entry.name for entry in entry_points(group=GROUP)]
    return list(dict.fromkeys([*agents, *settings, *plugged]))


def _named_agents(system: System) -> dict[str, NamedAgent]:
    simulation = system.simulation()
    agents = {**EVERYWHERE, **simulation.agents}
    if simulation.learning is not None:
        agents["planner"] = _planner(system)
        agents["expert"] = _expert(system.name, simulation.learning)
        agents["expert+search"] = _searching_expert(system)
    return agents


def _planner(system: System) -> NamedAgent:
    """Return the planner; a setting is a file of weights to use instead of the package's."""

    def make(setting: str) -> Agent:
        from understudy.expert.planner import planner_agent

        simulation = system.simulation()
        assert simulation.learning is not None
        return planner_agent(system.name, simulation.learning, simulation.forecasting, setting)

    return NamedAgent(make)


def _searching_expert(system: System) -> NamedAgent:
    """Return the expert that compares answers; a setting is the number of games for each."""

    def make(setting: str) -> Agent | None:
        from understudy.sim.advice.search import GAMES, searching_agent

        games = int(setting) if setting.isdecimal() else 0 if setting else GAMES
        return searching_agent(system, games) if games > 1 else None

    return NamedAgent(make)


def _expert(game: str, learning: Callable[[], Learning]) -> NamedAgent:
    """Return the expert; a setting is a file of weights to use instead of the package's."""

    def make(setting: str) -> Agent:
        from understudy.expert.agent import expert_agent

        return expert_agent(game, learning, setting)

    return NamedAgent(make)
