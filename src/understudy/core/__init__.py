"""The framework for games: questions, answers, chance, journal, sessions."""

from understudy.core.agents.legal_answers import legal_answers
from understudy.core.agents.pass_agent import Pass, pass_agent
from understudy.core.agents.play_to_end import play_to_end
from understudy.core.agents.policy import Agent, Policy, PolicyTable, Seat
from understudy.core.agents.simulation_support import Forecasting, NamedAgent, Simulation, Workload
from understudy.core.agents.stepper import Stepper
from understudy.core.chance import LEAST_SEED, MOST_SEED, Chance, derive_stream
from understudy.core.errors import (
    Ambiguous,
    Illegal,
    Refused,
    Stale,
    Unreadable,
    set_error_renderer,
)
from understudy.core.guide import Guide
from understudy.core.journal.journal import Journal
from understudy.core.journal.messages import Arg, Args, Message, Say, message_to_json
from understudy.core.journal.reference import Ref
from understudy.core.journal.step import (
    Change,
    ChoiceExplanation,
    ChoiceRecord,
    Fact,
    Step,
    TiebreakerResult,
    changed,
    journal_bytes,
    new_step,
)
from understudy.core.journal.step_notes import EMPTY_NOTE, TABLE, Note, StepKind, step_kinds
from understudy.core.journal.table_changes import TableChange
from understudy.core.questions.form import Fields, Form, Menu, fields
from understudy.core.questions.payment import Payment, PaymentMethod
from understudy.core.questions.question import (
    Card,
    Choice,
    CurrentChoice,
    CurrentNumber,
    CurrentValue,
    CurrentYesNo,
    Number,
    Override,
    Question,
    Space,
    WhyNot,
    YesNo,
)
from understudy.core.questions.turn_menu import TurnMenu
from understudy.core.scenarios.script import ScriptTable
from understudy.core.session.checkpoint import Checkpoint, TurnStart
from understudy.core.session.hidden_info import NO_HIDDEN_INFO, HiddenInfo
from understudy.core.session.save_file import load, load_as, save
from understudy.core.session.session import Correction, Session
from understudy.core.session.tape import AnswerDoesNotFit, NeedsAnswer, TapeEntry, TapeTable
from understudy.core.system import (
    CERTAINTY,
    Options,
    Position,
    Rule,
    System,
    SystemDefaults,
    find_system,
    system_names,
)
from understudy.core.table import Table

__all__ = [
    "CERTAINTY",
    "EMPTY_NOTE",
    "LEAST_SEED",
    "MOST_SEED",
    "NO_HIDDEN_INFO",
    "TABLE",
    "Agent",
    "Ambiguous",
    "AnswerDoesNotFit",
    "Arg",
    "Args",
    "Card",
    "Chance",
    "Change",
    "Checkpoint",
    "Choice",
    "ChoiceExplanation",
    "ChoiceRecord",
    "Correction",
    "CurrentChoice",
    "CurrentNumber",
    "CurrentValue",
    "CurrentYesNo",
    "Fact",
    "Fields",
    "Forecasting",
    "Form",
    "Guide",
    "HiddenInfo",
    "Illegal",
    "Journal",
    "Menu",
    "Message",
    "NamedAgent",
    "NeedsAnswer",
    "Note",
    "Number",
    "Options",
    "Override",
    "Pass",
    "Payment",
    "PaymentMethod",
    "Policy",
    "PolicyTable",
    "Position",
    "Question",
    "Ref",
    "Refused",
    "Rule",
    "Say",
    "ScriptTable",
    "Seat",
    "Session",
    "Simulation",
    "Space",
    "Stale",
    "Step",
    "StepKind",
    "Stepper",
    "System",
    "SystemDefaults",
    "Table",
    "TableChange",
    "TapeEntry",
    "TapeTable",
    "TiebreakerResult",
    "TurnMenu",
    "TurnStart",
    "Unreadable",
    "WhyNot",
    "Workload",
    "YesNo",
    "changed",
    "derive_stream",
    "fields",
    "find_system",
    "journal_bytes",
    "legal_answers",
    "load",
    "load_as",
    "message_to_json",
    "new_step",
    "pass_agent",
    "play_to_end",
    "save",
    "set_error_renderer",
    "step_kinds",
    "system_names",
]
