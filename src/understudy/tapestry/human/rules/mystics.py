"""Numbers that the Mystics predicted; a number is met when it is reached [HD-28]."""

from __future__ import annotations

from understudy.core import Ref
from understudy.tapestry.human.rules.counts import territories
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.rules.stock import gain_any
from understudy.tapestry.human.state.city import DISTRICT_AREAS
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import furthest
from understudy.tapestry.printed.tracks import LAST_SPACE, TRACKS


def predicted_count(context: Context, category: str) -> int:
    """Return the number that a prediction is compared with."""
    you = context.you
    match category:
        case "tech_cards":
            return you.tech_cards()
        case "districts":
            return len(you.city.complete(DISTRICT_AREAS))
        case "territories":
            return territories(context.game, you)
    return sum(furthest(you, track) == LAST_SPACE for track in range(len(TRACKS)))


def check_prediction(context: Context, category: str, count: int | None = None) -> None:
    """Gain a resource if a predicted number is met for the first time."""
    you = context.you
    predicted = you.civ.mystics.get(category)
    if predicted is None or category in you.civ.mystics_reached:
        return
    if (predicted_count(context, category) if count is None else count) == predicted:
        record = Record(context.table, you)
        you.civ.mystics_reached.append(category)
        record.tell("tapestry-you-predicted", "H14.1", category=Ref("tapestry-category", category))
        gain_any(context.of(Ref("tapestry-civilization", "mystics")), 1, "H14.1")
