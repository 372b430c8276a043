"""Income turns of the bots [R17]."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from understudy.parts.deck import FACE_DOWN
from understudy.table import Change, Ref, Table
from understudy.tapestry.bots.advancing import advance, advance_by_pair, gain_tapestry_card
from understudy.tapestry.bots.choosing import choose_track
from understudy.tapestry.bots.civilizations import civilization_bonus
from understudy.tapestry.changes import Reason, gain_vp, owner, skip, track_ref
from understudy.tapestry.decks import draw_tapestry_card
from understudy.tapestry.map.land import AUTOMA
from understudy.tapestry.printed.facts import HEART, LAST_SPACE, MATS, TRACK_ID, TRACKS
from understudy.tapestry.state import LAST_ERA

if TYPE_CHECKING:
    from understudy.tapestry.state import Bot, Game

FIRST_IN_ERA: Final = {2: 2, 3: 3, 4: 4}
"""VP for the Automa if it starts this income turn before you [R17.6]."""

TAPESTRY_SPACES: Final = 3
"""Free spaces of the mat for tapestry cards: 2, 3 and 4 [R17.8]."""


def income_turn(game: Game, table: Table) -> None:
    """The bots' next income turn: every step of the level's table in its order [R17.2]."""
    turn = game.era + 1
    first = all(human.era < turn for human in game.humans)
    game.last_turn = "income"
    game.era = game.income_turn = turn
    if table.listening:
        table.tell("tapestry-income", "R17.1", Change("era", turn - 1, turn), turn=turn)
    table.depth += 1
    if turn == 1:
        first_income(game, table)
    for step, turns in game.setup.level.steps:
        if turn in turns:
            income_step(game, table, step, turn, first=first)
    table.depth -= 1
    game.income_turn = 0


def income_step(game: Game, table: Table, step: str, turn: int, *, first: bool) -> None:
    """One step of the table."""
    if table.listening:
        table.tell("tapestry-income-step", "R17.2", step=Ref("tapestry-step", step))
    table.depth += 1
    if step == "score":
        score(game, table, turn, first=first)
    else:
        STEPS[step](game, table, turn)
    table.depth -= 1


def first_income(game: Game, table: Table) -> None:
    """The extra advances of the bots, first of all [R17.10, R19.2].

    On each track the Automa goes first [R19.4].
    """
    extra = game.setup.level.bots_advance
    if not extra:
        return
    if table.listening:
        table.tell(
            "tapestry-income-step", "R17.10, R19.2", step=Ref("tapestry-step", "first_income")
        )
    table.depth += 1
    for track in extra:
        for bot in game.bots:
            advance(game, table, bot, bot.favourite if track == HEART else track)
    table.depth -= 1


def favourite_check(game: Game, table: Table, turn: int) -> None:
    """Each bot whose favourite track is finished, or led by anybody else, picks anew [R17.12]."""
    for bot in game.bots:
        check_favourite(game, table, bot)


def check_favourite(game: Game, table: Table, bot: Bot) -> None:
    """The track that landmark or end would choose now; the heart still means the old one [R17.12].

    A bot that has finished everything keeps its favourite (D4).
    """
    track = bot.favourite
    space = bot.spaces[track]
    others = [human.spaces[track] for human in game.humans]
    others += [other.spaces[track] for other in game.bots if other is not bot]
    name = owner(bot.name)
    if space < LAST_SPACE and max(others) <= space:
        if table.listening:
            table.tell("tapestry-favourite-kept", "R17.12", owner=name, track=track_ref(track))
        return
    if all(space == LAST_SPACE for space in bot.spaces):
        if table.listening:
            kept = track_ref(track)
            table.tell("tapestry-favourite-kept", "R17.12", owner=name, track=kept, ruling="D4")
        return
    if table.listening:
        table.tell("tapestry-favourite-due", "R17.12", owner=name, track=track_ref(track))
    table.depth += 1
    chosen = choose_track(game, table, bot, "landmark_or_end")
    assert chosen is not None
    bot.favourite = chosen
    if table.listening:
        change = Change(f"{bot.name}.favourite", TRACKS[track], TRACKS[chosen])
        changes = (change,) if chosen != track else ()
        table.tell("tapestry-favourite", "R17.12", *changes, owner=name, track=track_ref(chosen))
    table.depth -= 1


def advance_pair(game: Game, table: Table, turn: int) -> None:
    """Both bots advance as the latest pair says, the Automa first [R17.4]."""
    for bot in game.bots:
        advance_by_pair(game, table, bot)


def score(game: Game, table: Table, turn: int, *, first: bool) -> None:
    """In each row the leftmost multiplier that no card covers, and the first in the era [R17.5]."""
    for line, count, each in scoring_lines(game):
        gain_vp(game, table, count * each, line, "R17.5", count=count, each=each)
    if first and turn in FIRST_IN_ERA:
        vp = FIRST_IN_ERA[turn]
        gain_vp(game, table, vp, "first_in_era", "R17.6")


def scoring_lines(game: Game) -> list[tuple[str, int, int]]:
    """What the Automa would score now: of what, how many, and how much each [R17.5]."""
    column = len(game.mat.on_mat)
    lines: list[tuple[str, int, int]] = []
    for row in MATS[game.setup.level.mat]:
        if row.per == "landmarks":
            count = list(game.landmarks.values()).count(AUTOMA)
        elif row.per == "territories":
            count = game.land.automa.bit_count()
        else:
            count = game.automa.spaces[TRACK_ID[row.per]]
        lines.append((row.per, count, row.columns[column]))
    return lines


def add_progress(game: Game, table: Table, count: int) -> None:
    """So many progress cards, from the top, onto the discard pile [R17.7]."""
    deck = game.progress
    cards = [deck.draw(table) for _ in range(min(count, len(deck)))]
    before = sum(card == FACE_DOWN for card in game.decision.discard)
    game.decision.discard += cards
    if table.listening:
        left = len(deck)
        changes = [Change("deck.progress", left + len(cards), left)]
        changes += [Change(f"decision.{card}", None, "discard") for card in cards if card > 0]
        if deck.real and cards:
            changes.append(Change("decision.unseen", before, before + len(cards)))
        table.tell("tapestry-add-progress", "R17.7", *changes, count=len(cards))


def place_tapestry(game: Game, table: Table, turn: int) -> None:
    """The top card of the deck, face down, on the leftmost free space of the mat [R17.8]."""
    mat = game.mat
    if len(mat.on_mat) == TAPESTRY_SPACES:
        return
    drawn = draw_tapestry_card(game, table)
    if drawn is None:
        skip(table, Reason.NO_TAPESTRY_CARD, "R17.8", ruling="Q10")
        return
    card, changes = drawn
    mat.on_mat.append(card)
    if table.listening:
        now = len(mat.on_mat)
        change = Change("automa.mat_cards", now - 1, now)
        table.tell("tapestry-place-tapestry", "R17.8", *changes, change, space=now + 1)


def shuffle_decision_deck(
    game: Game, table: Table, cite: str = "R17.9", ruling: str | None = None
) -> None:
    """The discard pile and the latest pair form the new decision deck [R17.9]."""
    deck = game.decision
    cards = [*deck.discard, *(game.pair or ())]
    if table.listening:
        changes = [Change(f"decision.{card}", "discard", None) for card in deck.discard if card > 0]
        unseen = sum(card < 0 for card in deck.discard)
        if unseen:
            changes.append(Change("decision.unseen", unseen, 0))
        if game.pair:
            changes.append(Change(f"decision.{game.pair[0]}", "track", None))
            changes.append(Change(f"decision.{game.pair[1]}", "tiebreak", None))
        changes.append(Change("deck.decision", len(deck), len(deck) + len(cards)))
        count = len(deck) + len(cards)
        table.tell("tapestry-shuffle", cite, *changes, count=count, ruling=ruling)
    deck.shuffle_in([FACE_DOWN] * len(cards) if deck.real else cards)
    deck.discard = []
    game.pair = None


STEPS: Final[dict[str, Callable[[Game, Table, int], None]]] = {
    "favourite_check": favourite_check,
    "advance_pair": advance_pair,
    "civ_bonus": civilization_bonus,
    "add_progress_2": lambda game, table, turn: add_progress(game, table, 2),
    "add_progress_4": lambda game, table, turn: add_progress(game, table, 4),
    "place_tapestry": place_tapestry,
    "gain_tapestry": lambda game, table, turn: gain_tapestry_card(game, table, "R17.8"),
    "shuffle": lambda game, table, turn: shuffle_decision_deck(game, table),
}
"""The steps of the income tables; scoring also looks at who was first in the era."""

ALL_STEPS: Final = ("first_income", "score", *STEPS)


def bots_finished(game: Game) -> bool:
    """Whether the bots have taken their fifth income turn [R5.2]."""
    return game.era >= LAST_ERA
