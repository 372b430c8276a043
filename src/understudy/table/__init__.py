"""The door between rules and the world: questions, answers, chance, journal, sessions."""

from understudy.table.chance import LEAST_SEED, MOST_SEED, Chance, stream
from understudy.table.errors import Ambiguous, Illegal, Refused, Stale, Unreadable, say_refusals
from understudy.table.form import Fields, Form, Menu, fields
from understudy.table.journal import (
    Change,
    Deliberation,
    Fact,
    Narrowing,
    Step,
    changed,
    journal_bytes,
)
from understudy.table.notes import NOTHING, TABLE, Kind, Note, kinds
from understudy.table.passing import Pass, passes
from understudy.table.playing import play_on
from understudy.table.policy import Model, Place, Policy, PolicyTable
from understudy.table.question import (
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
from understudy.table.saving import load, save
from understudy.table.script import ScriptTable
from understudy.table.secrets import NO_SECRETS, Secrets
from understudy.table.session import Correction, Session, TurnStart
from understudy.table.simulation import Forecasting, Player, Simulation, Workload
from understudy.table.system import (
    SURENESS,
    Defaults,
    Options,
    Position,
    Rule,
    System,
    find_system,
    system_names,
)
from understudy.table.table import Table
from understudy.table.tape import Entry, Misfit, TapeTable, Unanswered
from understudy.table.words import Arg, Args, Message, Ref, Say, message_to_json

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
