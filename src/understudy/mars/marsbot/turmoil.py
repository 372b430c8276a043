"""MarsBot in Turmoil: where it sends its delegates (15.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.mars.expansions.turmoil import board_of, changes_since, facts_before
from understudy.mars.marsbot.account import lose_mc
from understudy.mars.marsbot.decks import flip_project_card
from understudy.mars.printed.facts import COSTS
from understudy.mars.state import BOT, HUMAN, PARTIES, Game, Turmoil
from understudy.parts.ties import Trace
from understudy.table import Deliberation, Ref, Table

SECOND_DELEGATE_PRICE: Final = 5


def party_politics(game: Game, table: Table) -> None:
    """B21: a delegate, and for 5 MC perhaps a second one (15.5). [C p.6]"""
    turmoil = board_of(game)
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
    party = _choose_party(board_of(game), trace)
    why = None
    if trace is not None:
        why = Deliberation("mars-party", PARTIES, tuple(trace.narrowings), party)
    send_delegate_to(game, table, party, why)


def send_delegate_to(game: Game, table: Table, party: str, why: Deliberation | None = None) -> None:
    """A delegate of MarsBot goes from the reserve into a party."""
    turmoil = board_of(game)
    before = facts_before(turmoil, table)
    turmoil.reserve[BOT] -= 1
    turmoil.send(party, BOT)
    if table.listening:
        changes = changes_since(before, turmoil)
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
