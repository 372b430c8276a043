"""Invariants of every position of a Mars game."""

from understudy.components.deck import FACE_DOWN
from understudy.core import Step
from understudy.mars.human.rules.colonies import MOST_FLEETS
from understudy.mars.human.state.side import Human
from understudy.mars.marsbot.decks import BONUS_FACE_DOWN, all_bonus_cards, project_cards_in_play
from understudy.mars.milestones_awards.evaluation import PUBLIC
from understudy.mars.printed.cards import is_bonus
from understudy.mars.printed.colonies import LAST_STEP, SLOTS
from understudy.mars.state import MAX_OCEANS, MAX_OXYGEN, MAX_VENUS, Game, Turmoil
from understudy.mars.state.parties import DELEGATES


def check_step(game: Game, step: Step) -> None:
    """Check what holds after every step, also during a turn."""
    planet, bot = game.planet, game.bot
    assert -30 <= planet.temperature <= 8
    assert planet.temperature % 2 == 0
    assert 0 <= planet.oxygen <= MAX_OXYGEN
    assert planet.ocean_count <= MAX_OCEANS
    assert bot.mc >= 0
    assert bot.tr >= 0
    assert game.you.tr >= 0
    assert planet.neural.bit_count() <= 1
    owned = planet.bot_tiles | planet.human_tiles
    assert not planet.bot_tiles & planet.human_tiles
    new_holland = planet.oceans & planet.cities
    assert new_holland.bit_count() <= 1
    oceans = planet.oceans & ~new_holland
    assert owned == planet.tiles & ~oceans
    kinds = (oceans, planet.greeneries, planet.cities | planet.specials, planet.neural)
    assert sum(kind.bit_count() for kind in kinds) == planet.tiles.bit_count()
    for track in bot.tracks:
        assert 0 <= track.position <= track.highest <= track.last
    assert 0 <= planet.venus <= MAX_VENUS
    assert bot.floaters >= 0
    assert all(count >= 0 for count in bot.storage.values())
    for tile in game.colonies:
        assert len(tile.owners) <= tile.step <= LAST_STEP
        assert len(tile.owners) <= SLOTS
    if game.turmoil is not None:
        check_turmoil(game.turmoil)
    assert len(game.milestones) <= 3
    assert len(game.awards) <= 3
    if step.kind == "mars-claim":
        (name,) = (change.what.removeprefix("milestone.") for change in step.changes)
        milestone = next(m for m in game.milestone_row if m.name == name)
        if step.args["owner"] == "bot":
            assert milestone.bot(game)
        elif all(key in PUBLIC for key in milestone.needs):
            have = milestone.score(game, [PUBLIC[key](game) for key in milestone.needs])
            assert have >= milestone.goal(game)


def check_turmoil(turmoil: Turmoil) -> None:
    """Check that all delegates are counted and that the dominant party is a largest one."""
    sent = [side for there in turmoil.delegates.values() for side in there] + [turmoil.chairman]
    assert sent.count("bot") + turmoil.reserve["bot"] == DELEGATES
    assert sent.count("human") + turmoil.reserve["human"] + turmoil.lobby == DELEGATES
    largest = max(len(there) for there in turmoil.delegates.values())
    assert len(turmoil.delegates[turmoil.dominant]) == largest or largest == 0


def check_your_side(you: Human) -> list[int]:
    """Check a played side between turns. Return its project cards."""
    library = you.library
    assert min(you.stock) >= 0
    assert you.production[0] >= -5
    assert min(you.production[1:]) >= 0
    assert not you.offered
    assert all(count >= 0 for count in you.card_resources.values())
    assert all(library[card].holds for card, count in you.card_resources.items() if count)
    tags = [0] * len(you.tags)
    for card in you.face_up():
        for tag in card.tags:
            tags[tag] += 1
    assert tags == you.tags, "tags"
    assert all(library[card].actions for card in you.used)
    assert len(set(you.used)) == len(you.used)
    # A corporation can be face down like an event.
    assert all(library[c].is_event or library[c].kind == "corporation" for c in you.events)
    in_play = [*you.corporations, *you.preludes, *you.played, *you.events, *you.hosted]
    placed = [*in_play, *you.out_of_game]
    assert len({*placed, *you.hand}) == len(placed) + len(you.hand), "a card in two places"
    assert 1 <= you.fleets <= MOST_FLEETS
    cards = [*you.hand, *you.played, *you.events, *you.hosted]
    return [card for card in cards if library[card].kind == "project"]


def check_turn(game: Game) -> None:
    """Check between turns that every card is in exactly one place."""
    bot = game.bot
    assert not bot.in_hand
    projects = [card for card in bot.action.cards() if card >= 0 and not is_bonus(card)]
    projects += [*game.project.cards(), *game.project.discard, *bot.played, *game.drafted]
    projects += [card for card in bot.bonus.cards() if not is_bonus(card) and card != FACE_DOWN]
    projects += [*bot.mixed_in, *bot.removed]
    if isinstance(game.you, Human):
        projects += check_your_side(game.you)
    if game.project.real:
        assert len(bot.played) == len(set(bot.played))
    else:
        assert sorted(projects) == sorted(project_cards_in_play(game)), "project cards"
    bonus = [c for c in bot.bonus.cards() if is_bonus(c) or c == FACE_DOWN]
    bonus += [*bot.bonus.discard, *bot.bonus.destroyed]
    bonus += [card for card in bot.action.cards() if is_bonus(card)]
    bonus += bot.set_aside
    if bot.bonus.real:
        known = [card for card in bonus if card != FACE_DOWN]
        assert len(known) == len(set(known))
        # Project cards that were shuffled into the bonus deck count as bonus cards.
        unseen = bot.action.cards().count(BONUS_FACE_DOWN)
        assert len(bonus) + unseen == len(all_bonus_cards(game)) + len(bot.mixed_in)
    else:
        assert sorted(bonus) == sorted(all_bonus_cards(game)), "bonus cards"
