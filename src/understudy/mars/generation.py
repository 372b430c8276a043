"""The course of a game: set-up, research, action, production, end (3, 4, 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from understudy.mars.bot import bot_turn, build_action_deck
from understudy.mars.changes import card_ref, moved
from understudy.mars.colonies import colonies_step
from understudy.mars.decks import (
    bonus_cards_in_play,
    draw_bonus_card,
    draw_project_face_down,
    project_cards_in_play,
)
from understudy.mars.events import events_in_play
from understudy.mars.facts import CARD_NUMBER, card_number
from understudy.mars.honours_expansion import AWARDS, MILESTONES
from understudy.mars.milestones import LIMIT
from understudy.mars.new_game import set_honours
from understudy.mars.options import HONOURS
from understudy.mars.reports import human_turn
from understudy.mars.scoring import final_greeneries, final_score
from understudy.mars.shipping import COLONIES, START_STEP, ColonyTile
from understudy.mars.shipping import IN_PLAY as COLONY_TILES
from understudy.mars.state import BOT, HUMAN
from understudy.mars.turmoil import random_delegate, reveal_event, turmoil_step
from understudy.parts.deck import FACE_DOWN
from understudy.table import Change, Ref, Table

if TYPE_CHECKING:
    from understudy.mars.state import Game

FLOATERS_FOR_A_CARD: Final = 5
MILESTONE_POOL: Final = tuple(milestone.name for milestone in MILESTONES)
AWARD_POOL: Final = tuple(award.name for award in AWARDS)

PILE: Final = 4
"""Cards dealt to each side in a research phase."""


def play_turn(game: Game, table: Table) -> None:
    """Play the next whole piece of the game: a turn, or a phase that nobody takes turns in."""
    PHASES[game.phase](game, table)


def set_up(game: Game, table: Table) -> None:
    """The decks and MarsBot's first action deck (3.1). [A p.3]"""
    lay_out_decks(game)
    _choose_components(game, table)
    if table.listening:
        bonus = len(game.bot.bonus)
        table.tell("mars-set-up", "A p.3", Change("bot.bonus_deck", 0, bonus), bonus=bonus)
    deal_first_action_deck(game, table)
    game.phase = "action"


def _choose_components(game: Game, table: Table) -> None:
    """What nobody chose is drawn: colony tiles, milestones and awards, events, delegates (3.3)."""
    setup = game.setup
    if "colonies" in setup.expansions and not game.colonies:
        names = draw_names(table, COLONIES, COLONY_TILES)
        game.colonies = [ColonyTile(name) for name in names]
        if table.listening:
            facts = {f"colony.{name}.step": START_STEP for name in names}
            changes = [Change(what, None, step) for what, step in facts.items()]
            refs = tuple(Ref("mars-colony", name) for name in names)
            table.tell("mars-colony-tiles", "C p.4", *changes, colonies=refs)
    if "milestones_awards" in setup.expansions and not (setup.milestones and setup.awards):
        milestones = setup.milestones or draw_names(table, MILESTONE_POOL, HONOURS)
        awards = setup.awards or draw_names(table, AWARD_POOL, HONOURS)
        set_honours(game, milestones, awards)
        if table.listening:
            table.tell(
                "mars-honours-drawn", "C p.13",
                milestones=tuple(Ref("mars-milestone", name) for name in milestones),
                awards=tuple(Ref("mars-award", name) for name in awards),
            )  # fmt: skip
    if game.turmoil is not None:
        game.event_deck = events_in_play(game)
        reveal_event(game, table)
        reveal_event(game, table)
        for _ in range(setup.turmoil_delegates):
            random_delegate(game, table)


def draw_names(table: Table, pool: tuple[str, ...], count: int) -> tuple[str, ...]:
    """So many different names out of a pool, at random."""
    left = list(pool)
    return tuple(left.pop(table.pick(len(left))) for _ in range(count))


def deal_first_action_deck(game: Game, table: Table) -> None:
    """Project cards and the top bonus card instead of ten starting cards (3.1). [A p.3]"""
    projects = [draw_project_face_down(game, table) for _ in range(first_project_cards(game))]
    build_action_deck(game, table, projects, draw_bonus_card(game, table))


def lay_out_decks(game: Game) -> None:
    """Project cards of the sets in play and the bonus cards of the map, shuffled (3.1). [A p.3]"""
    game.project.bag = [] if game.project.real else project_cards_in_play(game)
    bonus = game.bot.bonus
    bonus.real = "bonus" in game.setup.real
    cards = bonus_cards_in_play(game)
    bonus.bag = [FACE_DOWN] * len(cards) if bonus.real else cards


def project_cards_due(game: Game) -> int:
    """Three, four under Brutal (3.1, 5.1). [A p.3] [A p.11]"""
    return 4 if "fourth_card" in game.setup.modifiers else 3


def first_project_cards(game: Game) -> int:
    """Three more with Prelude (3.3). [C p.1]"""
    return project_cards_due(game) + (3 if game.prelude else 0)


def action_phase(game: Game, table: Table) -> None:
    """One turn of one side; then the other's, unless it has passed (4). [A p.5]"""
    passed = {HUMAN: game.rival.passed, BOT: game.bot.passed}
    if passed[game.mover]:
        game.mover = _other(game.mover)
    if game.mover == HUMAN:
        human_turn(game, table)
    else:
        bot_turn(game, table)
    if game.rival.passed and game.bot.passed:
        game.phase = "production"
    game.mover = _other(game.mover)


def _other(side: str) -> str:
    return BOT if side == HUMAN else HUMAN


def production_phase(game: Game, table: Table) -> None:
    """You produce, MarsBot does not; then the game ends or a generation begins (4, 18). [A p.5]

    In between lies the solar phase of Colonies and Turmoil; Venus has no step here (15.2). [C p.3]
    """
    game.rival.produce(game, table)
    if game.planet.complete:
        game.phase = "end"
        return
    if game.colonies:
        colonies_step(game, table)
    if game.turmoil is not None:
        turmoil_step(game, table)
    _next_generation(game, table)
    if game.generation == last_generation(game):
        _instant_loss(game, table)
        return
    game.phase = "research"


def last_generation(game: Game) -> int:
    """If this generation begins you have lost: 20, with Prelude 18 (18.1). [A p.10] [C p.1]"""
    return 18 if game.prelude else 20


def _next_generation(game: Game, table: Table) -> None:
    """The first player marker changes sides (4). [A p.4]"""
    bot = game.bot
    before = game.first_player
    game.generation += 1
    game.first_player = game.mover = _other(before)
    if table.listening:
        changes = [
            Change("generation", game.generation - 1, game.generation),
            Change("first_player", before, game.first_player),
        ]
        flags = {
            "human.passed": game.rival.passed,
            "bot.passed": bot.passed,
            "bot.took_turn": bot.took_turn,
        }
        changes += [Change(flag, 1, 0) for flag, up in flags.items() if up]
        first = Ref("mars-owner", game.first_player)
        table.tell("mars-generation", "A p.4", *changes, generation=game.generation, first=first)
    game.rival.passed = bot.passed = bot.took_turn = False


def _instant_loss(game: Game, table: Table) -> None:
    game.over = True
    game.phase = "over"
    game.winner = BOT
    if table.listening:
        change = Change("winner", None, BOT)
        table.tell("mars-instant-loss", "A p.10", change, generation=game.generation)


def research_phase(game: Game, table: Table) -> None:
    """MarsBot's new action deck: project cards and the top bonus card (5.1, 5.2). [A p.4]"""
    due = project_cards_due(game)
    drafting = game.setup.draft and not game.project.real
    spend = spend_floaters(game, table)
    if drafting:
        keep = PILE if spend else due
        projects = _draft(game, table, keep)
        more = int(spend and due == PILE)
    else:
        more = due + spend
        projects = []
        if table.listening:
            kind = "mars-research-draft" if game.setup.draft else "mars-research"
            table.tell(kind, "A p.4", cards=more)
    projects += [draw_project_face_down(game, table) for _ in range(more)]
    build_action_deck(game, table, projects, draw_bonus_card(game, table))
    game.phase = "action"


def spend_floaters(game: Game, table: Table) -> bool:
    """Five floaters for a card more, once Hoverlord is out of reach (15.3). [C p.2]"""
    bot = game.bot
    hoverlord = any(milestone.name == "hoverlord" for milestone in game.milestone_row)
    open_ = hoverlord and "hoverlord" not in game.milestones and len(game.milestones) < LIMIT
    if open_ or bot.floaters < FLOATERS_FOR_A_CARD:
        return False
    bot.floaters -= FLOATERS_FOR_A_CARD
    if table.listening:
        now = bot.floaters
        change = Change("bot.floaters", now + FLOATERS_FOR_A_CARD, now)
        table.tell("mars-floaters-spent", "C p.2", change)
    return True


def _draft(game: Game, table: Table, due: int) -> list[int]:
    """Both sides keep a card and swap piles, four times; MarsBot discards one (5.2). [A p.4]"""
    yours = [draw_project_face_down(game, table) for _ in range(PILE)]
    bots = [draw_project_face_down(game, table) for _ in range(PILE)]
    kept: list[int] = []
    for _ in range(PILE):
        game.drafted.append(yours.pop(_you_keep(game, table, yours)))
        kept.append(draft_pick(table, bots))
        yours, bots = bots, yours
    if table.listening:
        changes = [moved(card, None, "human.drafted") for card in game.drafted[-PILE:]]
        names = tuple(card_ref(card) for card in game.drafted[-PILE:])
        table.tell("mars-drafted", "A p.4", *changes, cards=names)
    while len(kept) > due:
        draft_discard(game, table, kept)
    return kept


def _you_keep(game: Game, table: Table, pile: list[int]) -> int:
    numbers = [CARD_NUMBER[card] for card in pile]
    return numbers.index(game.rival.keep_card(game, table, numbers))


def draft_pick(table: Table, pile: list[int]) -> int:
    """MarsBot keeps a random card of its pile (5.2). [A p.4]"""
    return pile.pop(table.pick(len(pile)))


def draft_discard(game: Game, table: Table, kept: list[int]) -> int:
    """MarsBot discards one of its drafted cards at random (5.2). [A p.4]"""
    card = kept.pop(table.pick(len(kept)))
    game.project.discard.append(card)
    if table.listening:
        change = moved(card, None, "project_discard")
        table.tell("mars-draft-discard", "A p.4", change, card=Ref("mars-card", card_number(card)))
    return card


def end_phase(game: Game, table: Table) -> None:
    """Final greeneries in turn order, then the result (18.2, 18.3). [A p.10]"""
    final_greeneries(game, table)
    final_score(game, table)
    game.over = True
    game.phase = "over"


PHASES: Final = {
    "setup": set_up,
    "action": action_phase,
    "production": production_phase,
    "research": research_phase,
    "end": end_phase,
}
