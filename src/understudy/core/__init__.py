"""The door between rules and the world: questions, answers, chance, journal, sessions."""

from understudy.core.agents.pass_agent import Pass, passes
from understudy.core.agents.play_to_end import play_on
from understudy.core.agents.policy import Model, Place, Policy, PolicyTable
from understudy.core.agents.simulation_support import Forecasting, Player, Simulation, Workload
from understudy.core.chance import LEAST_SEED, MOST_SEED, Chance, stream
from understudy.core.errors import Ambiguous, Illegal, Refused, Stale, Unreadable, say_refusals
from understudy.core.journal.journal import (
    Change,
    Deliberation,
    Fact,
    Narrowing,
    Step,
    changed,
    journal_bytes,
)
from understudy.core.journal.messages import Arg, Args, Message, Ref, Say, message_to_json
from understudy.core.journal.step_notes import NOTHING, TABLE, Kind, Note, kinds
from understudy.core.questions.form import Fields, Form, Menu, fields
from understudy.core.questions.question import (
    Card,
    Choice,
    ChoiceNow,
    Insist,
    Number,
    NumberNow,
    Present,
    Question,
    Space,
    YesNo,
    YesNoNow,
)
from understudy.core.scenarios.script import ScriptTable
from understudy.core.session.hidden_info import NO_SECRETS, Secrets
from understudy.core.session.save_file import load, save
from understudy.core.session.session import Correction, Session, TurnStart
from understudy.core.session.tape import Entry, Misfit, TapeTable, Unanswered
from understudy.core.system import (
    SURENESS,
    Defaults,
    Options,
    Position,
    Rule,
    System,
    find_system,
    system_names,
)
from understudy.core.table import Table

__all__ = [
    "LEAST_SEED",
    "MOST_SEED",
    "NOTHING",
    "NO_SECRETS",
    "SURENESS",
    "TABLE",
    "Ambiguous",
    "Arg",
    "Args",
    "Card",
    "Chance",
    "Change",
    "Choice",
    "ChoiceNow",
    "Correction",
    "Defaults",
    "Deliberation",
    "Entry",
    "Fact",
    "Fields",
    "Forecasting",
    "Form",
    "Illegal",
    "Insist",
    "Kind",
    "Menu",
    "Message",
    "Misfit",
    "Model",
    "Narrowing",
    "Note",
    "Number",
    "NumberNow",
    "Options",
    "Pass",
    "Place",
    "Player",
    "Policy",
    "PolicyTable",
    "Position",
    "Present",
    "Question",
    "Ref",
    "Refused",
    "Rule",
    "Say",
    "ScriptTable",
    "Secrets",
    "Session",
    "Simulation",
    "Space",
    "Stale",
    "Step",
    "System",
    "Table",
    "TapeTable",
    "TurnStart",
    "Unanswered",
    "Unreadable",
    "Workload",
    "YesNo",
    "YesNoNow",
    "changed",
    "fields",
    "find_system",
    "journal_bytes",
    "kinds",
    "load",
    "message_to_json",
    "passes",
    "play_on",
    "save",
    "say_refusals",
    "stream",
    "system_names",
]
