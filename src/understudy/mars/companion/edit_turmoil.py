"""Manual edits of the board of Turmoil: parties, government, global events (15.5)."""

from __future__ import annotations

from typing import Any, Final

from understudy.components.manual_edits import recorded_edit
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
    fields,
)
from understudy.mars.companion.edit_common import EDITED, Edit
from understudy.mars.expansions.events import events_in_play, find_events
from understudy.mars.expansions.turmoil import turmoil_board
from understudy.mars.printed.events import EVENTS
from understudy.mars.sides import BOT, HUMAN
from understudy.mars.state import NEUTRAL, PARTIES, Game, Turmoil

SIDES: Final = (HUMAN, BOT, NEUTRAL)
PLACES: Final = ("current", "coming", "distant")
"""The places of global events; generation 1 has no current event."""


def turmoil_edits(game: Game) -> list[tuple[str, Fields]]:
    """Return the edit entries of the board of Turmoil."""
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
    parties = turmoil.delegates.items()
    counts = {
        side: CurrentNumber(
            f"mars-field-delegates-{side}",
            CurrentValue(("party",), {party: members.count(side) for party, members in parties}),
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
    """Return the fields for an event; the default place is that of the newest event."""
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
    """Set the delegates in a party; reserves and dominance follow."""
    turmoil = turmoil_board(game)
    party = answer["party"]
    members = turmoil.delegates[party]
    with recorded_edit(table, EDITED, turmoil.facts):
        for side in (HUMAN, BOT):
            left = turmoil.reserve[side] + members.count(side) - answer[side]
            if left < 0:
                raise Illegal("mars-no-delegate-left")
            turmoil.reserve[side] = left
        sides = [side for side in SIDES for _ in range(answer[side])]
        if answer["leader"] in sides:
            sides.remove(answer["leader"])
            sides.insert(0, answer["leader"])
        if (sorted(sides), sides[:1]) != (sorted(members), members[:1]):
            turmoil.delegates[party] = sides
        turmoil.check_dominance()


def set_government(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set the ruling and the dominant party, the chairman, and whether you are in the lobby.

    Delegates come from the reserve and return to it.
    """
    turmoil = turmoil_board(game)
    dominant = answer["dominant"]
    most = max(len(members) for members in turmoil.delegates.values())
    if len(turmoil.delegates[dominant]) < most:
        raise Illegal("mars-not-dominant", party=Ref("mars-party", dominant))
    with recorded_edit(table, EDITED, turmoil.facts):
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


def set_event(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set the event in a place; `set_party` edits its neutral delegates.

    An event from another place is swapped with it; otherwise the old event returns to the deck.
    """
    turmoil = turmoil_board(game)
    events, event, place = turmoil.events, answer["event"], answer["place"]
    at = _places(turmoil).index(place)
    instead = events[at]
    with recorded_edit(
        table, "mars-put-right-event", turmoil.facts, place=Ref("mars-event-place", place),
        before=Ref("mars-event", instead), after=Ref("mars-event", event),
    ):  # fmt: skip
        if event in events:
            events[events.index(event)] = instead
        else:
            if event in game.event_deck:
                game.event_deck.remove(event)
            game.event_deck.append(instead)
        events[at] = event


TURMOIL_EDITS: Final[dict[str, Edit]] = {
    "set_party": set_party,
    "set_government": set_government,
    "set_event": set_event,
}
"""The edit function of each of these menu entries."""
