"""The position of a game between turns, as plain data."""

from understudy.mars.printed.allowed_values import PARTIES
from understudy.mars.sides import BOT, HUMAN
from understudy.mars.state.bot import Bot
from understudy.mars.state.colonies import ColonyTile
from understudy.mars.state.game import Game
from understudy.mars.state.parties import NEUTRAL, Turmoil
from understudy.mars.state.planet import (
    MAX_OCEANS,
    MAX_OXYGEN,
    MAX_TEMPERATURE,
    MAX_VENUS,
    MIN_TEMPERATURE,
    NEW_HOLLAND,
    Planet,
)
from understudy.mars.state.triggers import NO_TRIGGERS, ActionTables, Triggers

__all__ = [
    "BOT",
    "HUMAN",
    "MAX_OCEANS",
    "MAX_OXYGEN",
    "MAX_TEMPERATURE",
    "MAX_VENUS",
    "MIN_TEMPERATURE",
    "NEUTRAL",
    "NEW_HOLLAND",
    "NO_TRIGGERS",
    "PARTIES",
    "ActionTables",
    "Bot",
    "ColonyTile",
    "Game",
    "Planet",
    "Triggers",
    "Turmoil",
]
