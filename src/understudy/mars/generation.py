"""The phases of a game: setup, research, action, production, end (3, 4, 5)."""

from __future__ import annotations

from typing import Final

from understudy.components.deck import FACE_DOWN
from understudy.core import Change, Ref, Step, Table, new_step
from understudy.mars.expansions.events import events_in_play
from understudy.mars.expansions.turmoil import reveal_event
from understudy.mars.marsbot.claim_milestone import MILESTONE_LIMIT
from understudy.mars.marsbot.corporation import (
    carry_out,
    carry_out_effect,
    corporation_ref,
    place_cubes,
)
from understudy.mars.marsbot.corporations.cards import CARDS, may_be_used
from understudy.mars.marsbot.corporations.orders import (
    recurring_card_joins,
    sets_recurring_card_aside,
)
from understudy.mars.marsbot.decks import (
    bonus_cards_in_play,
    draw_bonus_card,
    draw_projects_face_down,
    project_cards_in_play,
)
from understudy.mars.marsbot.draft import PILE, ask_discardable, discardable, draft, draft_discard
from understudy.mars.marsbot.resolve_project_card import resolve_tag
from understudy.mars.marsbot.turmoil import random_delegate
from understudy.mars.marsbot.turn import bot_turn, build_action_deck
from understudy.mars.milestones_awards.expansion import AWARDS, MILESTONES
from understudy.mars.new_game import set_milestones_and_awards, take_corporation
from understudy.mars.options import RANDOM, ROW_LENGTH
from understudy.mars.printed.colonies import COLONIES, START_STEP
from understudy.mars.printed.colonies import IN_PLAY as COLONY_TILES
from understudy.mars.printed.corporations import PRINTED_CORPORATIONS
from understudy.mars.references import moved
from understudy.mars.scoring import final_greeneries, final_score
from understudy.mars.solar_phase import solar_phase
from understudy.mars.state import BOT, HUMAN, ColonyTile, Game

FLOATERS_FOR_A_CARD: Final = 5
MILESTONE_POOL: Final = tuple(milestone.name for milestone in MILESTONES)
AWARD_POOL: Final = tuple(award.name for award in AWARDS)


def set_up(game: Game, table: Table) -> None:
    """Prepare the decks and MarsBot's first action deck (3.1). [A p.3]"""
    prepare_decks(game)
    _choose_components(game, table)
    game.you.set_up(game, table)
    if game.setup.corporation == RANDOM:
        draw_corporation(game, table)
    if table.listening:
        bonus = len(game.bot.bonus)
        table.tell("mars-set-up", "A p.3", Change("bot.bonus_deck", 0, bonus), bonus=bonus)
    set_up_corporation(game, table)
    game.you.play_preludes(game, table)
    deal_first_action_deck(game, table)
    before_actions(game, table)
    game.phase = "action"


def _choose_components(game: Game, table: Table) -> None:
    """Draw what the options leave open: colony tiles, milestones, awards, events (3.3)."""
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
        milestones = setup.milestones or draw_names(table, MILESTONE_POOL, ROW_LENGTH)
        awards = setup.awards or draw_names(table, AWARD_POOL, ROW_LENGTH)
        set_milestones_and_awards(game, milestones, awards)
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
    """Draw `count` different names at random."""
    left = list(pool)
    return tuple(left.pop(table.pick(len(left))) for _ in range(count))


def set_up_corporation(game: Game, table: Table) -> None:
    """Place the cubes, then resolve the setup box and the starting tags (3.2). [B p.1]

    The corporation's effect is already active.
    """
    corporation = game.corporation
    if corporation is None:
        return
    if table.listening:
        table.tell("mars-corporation", "B p.1", corporation=corporation_ref(game))
    table.depth += 1
    place_cubes(game, table)
    if corporation.recurring:
        sets_recurring_card_aside(game, table)
    for order in corporation.setup:
        carry_out(game, table, order)
    for tag in corporation.tags:
        carry_out(game, table, corporation.before_tag)
        resolve_tag(game, table, tag)
    table.depth -= 1


def draw_corporation(game: Game, table: Table) -> None:
    """Draw a usable corporation for MarsBot, other than yours (3.2). [B p.1]"""
    setup = game.setup
    allowed = [
        corporation
        for corporation in CARDS
        if may_be_used(corporation, setup.expansions)
        and corporation.number != setup.your_corporation
        and not game.you.has_corporation(corporation.number)
        and not (setup.well_sourced and PRINTED_CORPORATIONS[corporation.number].thin_sources)
    ]
    corporation = allowed[table.pick(len(allowed))]
    take_corporation(game, corporation)
    if table.listening:
        changes = [Change("bot.corporation", None, corporation.number)]
        if corporation.recurring:
            changes.append(moved(corporation.recurring, None, "bot.set_aside"))
        name = corporation_ref(game)
        table.tell("mars-corporation-drawn", "B p.1", *changes, corporation=name)


def deal_first_action_deck(game: Game, table: Table) -> None:
    """Deal project cards and the top bonus card in place of starting cards (3.1). [A p.3]"""
    corporation = game.corporation
    extra = corporation.first_project_cards if corporation else 0
    count = first_project_cards(game) + extra
    projects = draw_projects_face_down(game, table, count)
    dealt = corporation is None or corporation.first_bonus_card
    build_action_deck(game, table, projects, draw_bonus_card(game, table) if dealt else None)


def prepare_decks(game: Game) -> None:
    """Fill the project deck and the bonus deck for the chosen sets and map (3.1). [A p.3]"""
    game.project.bag = [] if game.project.real else project_cards_in_play(game)
    bonus = game.bot.bonus
    bonus.real = "bonus" in game.setup.real
    cards = [card for card in bonus_cards_in_play(game) if card not in game.bot.set_aside]
    bonus.bag = [FACE_DOWN] * len(cards) if bonus.real else cards


def project_cards_due(game: Game) -> int:
    """Return the project cards of an action deck: 3, under Brutal 4 (3.1, 5.1). [A p.3] [A p.11]"""
    return 4 if "fourth_card" in game.setup.modifiers else 3


def first_project_cards(game: Game) -> int:
    """Return the project cards of the first action deck: 3 more with Prelude (3.3). [C p.1]"""
    return project_cards_due(game) + (3 if game.prelude else 0)


def action_phase(game: Game, table: Table) -> None:
    """Play one turn; then the other side moves, unless it has passed (4). [A p.5]"""
    you, bot = game.you, game.bot
    if bot.passed or (game.mover == HUMAN and not you.passed):
        you.take_turn(game, table)
        game.mover = HUMAN if bot.passed else BOT
    else:
        bot_turn(game, table)
        game.mover = BOT if you.passed else HUMAN
    if bot.passed and you.passed:
        game.phase = "production"


def production_phase(game: Game, table: Table) -> None:
    """Produce for you only, then end the game or begin a generation (4, 18). [A p.5]

    With Colonies or Turmoil the solar phase comes in between.
    """
    game.you.produce(game, table)
    if game.planet.complete:
        game.phase = "end"
        return
    if game.colonies or game.turmoil is not None:
        solar_phase(game, table)
    _next_generation(game, table)
    if game.generation == game.last_generation:
        _instant_loss(game, table)
        return
    game.phase = "research"


def _next_generation(game: Game, table: Table) -> None:
    """Pass the first player marker to the other side (4). [A p.4]"""
    bot = game.bot
    before = game.first_player
    game.generation += 1
    game.first_player = game.mover = BOT if before == HUMAN else HUMAN
    if table.listening:
        flags = (game.you.passed, bot.passed, bot.took_turn)
        table.record(_generation_step, game.generation, before, game.first_player, flags)
    game.you.passed = bot.passed = bot.took_turn = False


def _generation_step(
    generation: int, before: str, first: str, flags: tuple[bool, bool, bool]
) -> Step:
    changes = [
        Change("generation", generation - 1, generation),
        Change("first_player", before, first),
    ]
    names = ("human.passed", "bot.passed", "bot.took_turn")
    changes += [Change(name, 1, 0) for name, up in zip(names, flags, strict=True) if up]
    first_player = Ref("mars-owner", first)
    return new_step("mars-generation", "A p.4", *changes, generation=generation, first=first_player)


def _instant_loss(game: Game, table: Table) -> None:
    game.over = True
    game.phase = "over"
    game.winner = BOT
    if table.listening:
        change = Change("winner", None, BOT)
        table.tell("mars-instant-loss", "A p.10", change, generation=game.generation)


def research_phase(game: Game, table: Table) -> None:
    """Build MarsBot's new action deck and prepare the action phase (5). [A p.4] [B p.3]"""
    round_start(game, table)
    build_new_action_deck(game, table)
    game.you.research(game, table)
    before_actions(game, table)
    game.phase = "action"


def round_start(game: Game, table: Table) -> None:
    """Resolve the corporation's round start box, from generation 2 on (C26, C34). [B p.3]"""
    if game.corporation is not None:
        carry_out_effect(game, table, game.corporation.round_start)


def before_actions(game: Game, table: Table) -> None:
    """Resolve the corporation's box before every action phase (D-46). [B p.3]"""
    corporation = game.corporation
    if corporation is not None:
        if corporation.recurring:
            recurring_card_joins(game, table)
        carry_out(game, table, corporation.before_actions)


def build_new_action_deck(game: Game, table: Table) -> None:
    """Combine drafted or dealt project cards and a bonus card (5.1, 5.2, 5.4). [A p.4]"""
    due = project_cards_due(game)
    if game.drafting and _applies_priority(game):
        projects = draft(game, table)
        if due < PILE:
            discard_drafted_card(game, table, projects)
    else:
        if table.listening:
            table.record(_research_step, game.drafting, due)
        projects = draw_projects_face_down(game, table, due)
        due = PILE
    if due == PILE and spend_floaters(game, table):
        projects += draw_projects_face_down(game, table, 1)
        _run_floaters_spent_triggers(game, table)
    build_action_deck(game, table, projects, draw_bonus_card(game, table))


def discard_drafted_card(game: Game, table: Table, projects: list[int]) -> int | None:
    """Discard one of four drafted cards, unless all fit or floaters pay (5.2, 5.4). [C p.2]"""
    real = game.project.real
    candidates = ask_discardable(game, table) if real else discardable(game, projects)
    if not candidates:
        return None
    if spend_floaters(game, table):
        _run_floaters_spent_triggers(game, table)
        return None
    return draft_discard(game, table, projects, candidates)


def _research_step(drafting: bool, cards: int) -> Step:
    kind = "mars-research-draft" if drafting else "mars-research"
    return new_step(kind, "A p.4", cards=cards)


def _applies_priority(game: Game) -> bool:
    """Return whether the app takes part in the draft; with real cards only for a priority."""
    corporation = game.corporation
    return not game.project.real or (corporation is not None and bool(corporation.priority))


def spend_floaters(game: Game, table: Table) -> bool:
    """Spend 5 floaters on another card, once Hoverlord is out of reach (15.3). [C p.2]"""
    bot = game.bot
    if bot.floaters < FLOATERS_FOR_A_CARD:
        return False
    in_play = any(milestone.name == "hoverlord" for milestone in game.milestone_row)
    claimed = game.milestones
    if in_play and "hoverlord" not in claimed and len(claimed) < MILESTONE_LIMIT:
        return False
    bot.floaters -= FLOATERS_FOR_A_CARD
    if table.listening:
        now = bot.floaters
        change = Change("bot.floaters", now + FLOATERS_FOR_A_CARD, now)
        table.tell("mars-floaters-spent", "C p.2", change)
    return True


def _run_floaters_spent_triggers(game: Game, table: Table) -> None:
    """Run the triggers after the card for the floaters was drawn (D-60)."""
    for trigger in game.triggers.floaters_spent:
        trigger(game, table)


def end_phase(game: Game, table: Table) -> None:
    """Place final greeneries in turn order, then score (18.2, 18.3). [A p.10]"""
    final_greeneries(game, table)
    final_score(game, table)
    game.over = True
    game.phase = "over"
