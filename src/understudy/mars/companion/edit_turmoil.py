"""Putting right the board of Turmoil: the parties, the government, the global events (15.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from understudy.components.manual_edits import record_edit
from understudy.core import (
    Card,
    Choice,
    CurrentChoice,
    CurrentNumber,
    CurrentValue,
    Fields,
    Illegal,
    Ref,
    Table,
    YesNo,
    changed,
    fields,
)
from understudy.mars.expansions.events import events_in_play, find_events
from understudy.mars.expansions.turmoil import turmoil_board
from understudy.mars.printed.events import EVENTS
from understudy.mars.references import EDITED
from understudy.mars.sides import BOT, HUMAN
from understudy.mars.state import NEUTRAL, PARTIES, Game, Turmoil

SIDES: Final = (HUMAN, BOT, NEUTRAL)
PLACES: Final = ("current", "coming", "distant")
"""Where a global event lies; in the first generation there is no current one."""


def turmoil_repairs(game: Game) -> list[tuple[str, Fields]]:
    """What the board of Turmoil adds."""
    turmoil = game.turmoil
    if turmoil is None:
        return []
    entries = [
        ("set_party", _party_fields(turmoil)),
        ("set_government", _government_fields(turmoil)),
    ]
    if turmoil.events:
        entries.append(("set_event", _event_fields(game, turmoil)))
    return entries


def _party_fields(turmoil: Turmoil) -> Fields:
    there = turmoil.delegates
    counts = {
        side: CurrentNumber(
            f"mars-field-delegates-{side}",
            CurrentValue(("party",), {party: sides.count(side) for party, sides in there.items()}),
            high=14,
        )
        for side in SIDES
    }
    leaders = {party: turmoil.leader(party) or NEUTRAL for party in PARTIES}
    return fields(
        party=Choice(id="mars-field-party", kind="mars-party", options=PARTIES, default=PARTIES[0]),
        **counts,
        leader=CurrentChoice(
            "mars-field-leader", "mars-owner", SIDES, CurrentValue(("party",), leaders), NEUTRAL
        ),
    )


def _government_fields(turmoil: Turmoil) -> Fields:
    return fields(
        ruling=Choice(
            id="mars-field-ruling", kind="mars-party", options=PARTIES, default=turmoil.ruling
        ),
        dominant=Choice(
            id="mars-field-dominant", kind="mars-party", options=PARTIES, default=turmoil.dominant
        ),
        chairman=Choice(
            id="mars-field-chairman", kind="mars-owner", options=SIDES, default=turmoil.chairman
        ),
        lobby=YesNo(id="mars-field-lobby", default=turmoil.lobby),
    )


def _event_fields(game: Game, turmoil: Turmoil) -> Fields:
    """The event that was named last is the one most likely named wrongly."""
    places = _places(turmoil)
    gone = frozenset(EVENTS.keys() - set(events_in_play(game)))
    return fields(
        place=Choice(
            id="mars-field-event-place", kind="mars-event-place", options=places,
            default=places[-1],
        ),
        event=Card(
            id="mars-field-event", kind="mars-event", pool="events", find=find_events, gone=gone
        ),
    )  # fmt: skip


def _places(turmoil: Turmoil) -> tuple[str, ...]:
    return PLACES[len(PLACES) - len(turmoil.events) :]


def set_party(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Who is really in a party; reserves follow, and so does dominance."""
    turmoil = turmoil_board(game)
    before = turmoil.facts()
    party = answer["party"]
    there = turmoil.delegates[party]
    for side in (HUMAN, BOT):
        left = turmoil.reserve[side] + there.count(side) - answer[side]
        if left < 0:
            raise Illegal("mars-no-delegate-left")
        turmoil.reserve[side] = left
    sides = [side for side in SIDES for _ in range(answer[side])]
    if answer["leader"] in sides:
        sides.remove(answer["leader"])
        sides.insert(0, answer["leader"])
    if (sorted(sides), sides[:1]) != (sorted(there), there[:1]):
        turmoil.delegates[party] = sides
    largest = turmoil.largest()
    if len(turmoil.delegates[largest]) > len(turmoil.delegates[turmoil.dominant]):
        turmoil.dominant = largest
    record_edit(table, EDITED, *changed(before, turmoil.facts()))


def set_government(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Who really rules, which party is dominant, who is chairman, whether you are in the lobby.

    Delegates come from the reserve and go back there.
    """
    turmoil = turmoil_board(game)
    before = turmoil.facts()
    dominant = answer["dominant"]
    most = max(len(there) for there in turmoil.delegates.values())
    if len(turmoil.delegates[dominant]) < most:
        raise Illegal("mars-not-dominant", party=Ref("mars-party", dominant))
    turmoil.ruling, turmoil.dominant = answer["ruling"], dominant
    for side, change in (
        (turmoil.chairman, 1),
        (answer["chairman"], -1),
        (HUMAN, turmoil.lobby - answer["lobby"]),
    ):
        if side != NEUTRAL:
            turmoil.reserve[side] += change
    if min(turmoil.reserve.values()) < 0:
        raise Illegal("mars-no-delegate-left")
    turmoil.chairman, turmoil.lobby = answer["chairman"], answer["lobby"]
    record_edit(table, EDITED, *changed(before, turmoil.facts()))


def set_event(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Which event really lies in a place; neutral delegates are put right with their party.

    One that lies in another place changes places with it; one that does not lie open goes back
    to its deck.
    """
    turmoil = turmoil_board(game)
    before = turmoil.facts()
    events, event = turmoil.events, answer["event"]
    at = _places(turmoil).index(answer["place"])
    instead = events[at]
    if event in events:
        events[events.index(event)] = instead
    else:
        if event in game.event_deck:
            game.event_deck.remove(event)
        game.event_deck.append(instead)
    events[at] = event
    record_edit(
        table, "mars-put-right-event", *changed(before, turmoil.facts()),
        place=Ref("mars-event-place", answer["place"]), before=Ref("mars-event", instead),
        after=Ref("mars-event", event),
    )  # fmt: skip


TURMOIL_REPAIRS: Final[dict[str, Callable[[Game, Table, dict[str, Any]], None]]] = {
    "set_party": set_party,
    "set_government": set_government,
    "set_event": set_event,
}
"""What each of these entries puts right."""
