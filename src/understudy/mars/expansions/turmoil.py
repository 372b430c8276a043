"""MarsBot in Turmoil: sending delegates, and the Turmoil step of a generation (15.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from understudy.mars.changes import changed, gain_tr, lose_mc
from understudy.mars.expansions.events import next_event
from understudy.mars.expansions.parties import NEUTRAL, PARTIES, Turmoil
from understudy.mars.marsbot.decks import flip_project_card
from understudy.mars.printed.facts import COSTS, EVENTS
from understudy.mars.state import BOT, HUMAN
from understudy.parts.ties import Trace
from understudy.table import Change, Deliberation, Fact, Ref, Table

if TYPE_CHECKING:
    from understudy.mars.state import Game

SECOND_DELEGATE_PRICE: Final = 5
EVENTS_OPEN: Final = 3
"""The current, the coming and the distant event; there is no current one in generation 1."""


def party_politics(game: Game, table: Table) -> None:
    """B21: a delegate, and for 5 MC perhaps a second one (15.5). [C p.6]"""
    turmoil = _turmoil(game)
    if not turmoil.reserve[BOT]:
        return
    send_delegate(game, table)
    if not turmoil.reserve[BOT] or game.bot.mc < SECOND_DELEGATE_PRICE:
        return
    if COSTS[flip_project_card(game, table)] % 3 == 0:
        lose_mc(game, table, SECOND_DELEGATE_PRICE, "mars-delegate-paid", "C p.6")
        send_delegate(game, table)


def send_delegate(game: Game, table: Table) -> None:
    """From the reserve into the party that the criteria leave over (15.5). [C p.6]"""
    trace = Trace(PARTIES) if table.listening else None
    party = _choose_party(_turmoil(game), trace)
    why = None
    if trace is not None:
        why = Deliberation("mars-party", PARTIES, tuple(trace.narrowings), party)
    send_delegate_to(game, table, party, why)


def send_delegate_to(game: Game, table: Table, party: str, why: Deliberation | None = None) -> None:
    """A delegate of MarsBot goes from the reserve into a party."""
    turmoil = _turmoil(game)
    before = _facts(turmoil, table)
    turmoil.reserve[BOT] -= 1
    turmoil.send(party, BOT)
    if table.listening:
        changes = changed(before, turmoil.facts())
        table.tell("mars-delegate", "C p.6", *changes, why=why, party=Ref("mars-party", party))


def _choose_party(turmoil: Turmoil, trace: Trace | None) -> str:
    delegates = turmoil.delegates
    left = list(PARTIES)
    criteria: tuple[tuple[str, Callable[[str], bool]], ...] = (
        ("lead-and-dominate", lambda p: turmoil.would_lead(p, BOT) and turmoil.would_dominate(p)),
        ("lead", lambda p: turmoil.would_lead(p, BOT)),
        ("dominate", lambda p: turmoil.leader(p) == BOT and turmoil.would_dominate(p)),
    )
    for rule, fits in criteria:
        if len(left) > 1:
            fitting = [party for party in left if fits(party)]
            if trace is not None:
                values = [int(party in fitting) for party in left]
                _note(trace, rule, left, values, fitting or left)
            left = fitting or left
    for rule, side in (("fewest-human", HUMAN), ("fewest-bot", BOT)):
        if len(left) > 1:
            counts = {party: delegates[party].count(side) for party in left}
            least = min(counts.values())
            fewest = [party for party in left if counts[party] == least]
            if trace is not None:
                _note(trace, rule, left, list(counts.values()), fewest)
            left = fewest
    if len(left) > 1:
        first = next(party for party in turmoil.clockwise() if party in left)
        if trace is not None:
            _note(trace, "clockwise", left, [int(party == first) for party in left], [first])
        return first
    return left[0]


def _note(trace: Trace, rule: str, before: list[str], values: list[int], left: list[str]) -> None:
    best = next(v for party, v in zip(before, values, strict=True) if party == left[0])
    mask = sum(1 << PARTIES.index(party) for party in left)
    trace.note(f"mars-tie-{rule}", values, best, mask)


def random_delegate(game: Game, table: Table) -> None:
    """Harder: a delegate of MarsBot in a random party at the start (15.5). [C p.7]"""
    send_delegate_to(game, table, PARTIES[table.pick(len(PARTIES))])


def turmoil_step(game: Game, table: Table) -> None:
    """TR revision, global event, new government, changing times (15.5). [C p.7]"""
    turmoil = _turmoil(game)
    before = game.you.tr
    game.you.tr = max(0, before - 1)
    if table.listening:
        change = Change("human.tr", before, game.you.tr)
        table.tell("mars-tr-revision", "C p.7", change)
    if table.listening and len(turmoil.events) == EVENTS_OPEN:
        table.tell("mars-global-event", "C p.7", event=Ref("mars-event", turmoil.events[0]))
    _new_government(game, table)
    _changing_times(game, table)


def _new_government(game: Game, table: Table) -> None:
    """MarsBot gets no ruling bonus, but 1 TR as chairman (15.5). [C p.7]"""
    turmoil = _turmoil(game)
    before = _facts(turmoil, table)
    leader = turmoil.new_government()
    if not turmoil.lobby and turmoil.reserve[HUMAN]:
        turmoil.lobby = True
        turmoil.reserve[HUMAN] -= 1
    if table.listening:
        changes = changed(before, turmoil.facts())
        ruling, chair = Ref("mars-party", turmoil.ruling), Ref("mars-owner", leader)
        table.tell("mars-new-government", "C p.7", *changes, party=ruling, chairman=chair)
    table.depth += 1
    if leader == BOT:
        gain_tr(game, table, 1, "C p.7")
    elif leader == HUMAN:
        game.you.tr += 1
        if table.listening:
            change = Change("human.tr", game.you.tr - 1, game.you.tr)
            table.tell("mars-you-change-tr", "C p.7", change, tr=1)
    table.depth -= 1


def _changing_times(game: Game, table: Table) -> None:
    """The events move on; neutral delegates follow (15.5). [C p.7]"""
    turmoil = _turmoil(game)
    before = _facts(turmoil, table)
    if len(turmoil.events) == EVENTS_OPEN:
        turmoil.events.pop(0)
    if turmoil.events:
        current = turmoil.events[0]
        _neutral_delegate(table, turmoil, before, EVENTS[current].current, current)
    reveal_event(game, table)


def reveal_event(game: Game, table: Table) -> None:
    """A new distant event; its party gets a neutral delegate."""
    turmoil = _turmoil(game)
    before = _facts(turmoil, table)
    event = next_event(game, table)
    if event is not None:
        turmoil.events.append(event)
        _neutral_delegate(table, turmoil, before, EVENTS[event].distant, event)


def _neutral_delegate(
    table: Table, turmoil: Turmoil, before: dict[str, Fact], party: str, event: str
) -> None:
    """A neutral delegate follows an event into its party."""
    turmoil.send(party, NEUTRAL)
    if table.listening:
        changes = changed(before, turmoil.facts())
        table.tell(
            "mars-neutral-delegate", "C p.7", *changes, party=Ref("mars-party", party),
            event=Ref("mars-event", event),
        )  # fmt: skip


def _facts(turmoil: Turmoil, table: Table) -> dict[str, Fact]:
    """The board before something changes, for somebody who listens."""
    return turmoil.facts() if table.listening else {}


def _turmoil(game: Game) -> Turmoil:
    assert game.turmoil is not None
    return game.turmoil
