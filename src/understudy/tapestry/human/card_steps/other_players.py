"""Tapestry cards about other players: comparing, choosing, giving, copying [H12.7]."""

from __future__ import annotations

from understudy.core import Change, Ref
from understudy.tapestry.cards.operations import (
    AidPerTrailingTrack,
    ChooseOpponent,
    ChooseOpponentAndTrack,
    CompareLandmarks,
    CopyBenefit,
    CopyTapestry,
    EachMayPay,
    EveryoneGains,
    GiveTile,
    IfFirstInEra,
    NeighborsGain,
)
from understudy.tapestry.human.card_steps.on_tracks import ALL_TRACKS, other_people, take_offer
from understudy.tapestry.human.rules.counts import count, landmarks_of, opponents
from understudy.tapestry.human.rules.era import is_first_in_era
from understudy.tapestry.human.rules.gain import gain, is_possible
from understudy.tapestry.human.rules.questions import NONE, ask_choice, choose_track
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.rules.stock import gain_any, pay_resources, score
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import ROWS, card_word
from understudy.tapestry.human.steps.tapestry import resolve_card
from understudy.tapestry.human.steps.tech import tech_benefit
from understudy.tapestry.printed.benefits import RESOURCES
from understudy.tapestry.printed.cards import TAPESTRY_ID
from understudy.tapestry.printed.track_benefits import space_benefit
from understudy.tapestry.state_changes import owner_ref, track_ref


def compare_landmarks(context: Context, benefit: CompareLandmarks) -> None:
    """Gain by whether you alone own the fewest or the most landmarks [HD-24]."""
    game = context.game
    mine = landmarks_of(game, context.you.name)
    others = [landmarks_of(game, name) for name in opponents(game, context.you)]
    if mine < min(others):
        gain(context, benefit.fewest)
    elif mine > max(others):
        gain(context, benefit.most)
    else:
        gain(context, benefit.otherwise)


def choose_target(context: Context, id: str, *, none: bool = False) -> str:
    """Choose an opponent, or none where that is allowed."""
    names = opponents(context.game, context.you)
    options = [*names, NONE] if none else names
    return ask_choice(context, id, "tapestry-owner", options, "H3.5")


def choose_opponent(context: Context, benefit: ChooseOpponent) -> None:
    """Choose the opponent whom the card means."""
    you = context.you
    name = choose_target(context, "tapestry-you-opponent")
    record = Record(context.table, you)
    you.chosen_opponent = name
    record.tell("tapestry-you-chose-opponent", "H12.7", opponent=owner_ref(name))


def choose_opponent_and_track(context: Context, benefit: ChooseOpponentAndTrack) -> None:
    """Choose the opponent and the track that the card means."""
    choose_opponent(context, ChooseOpponent())
    track = choose_track(context, "tapestry-you-opponent-track", ALL_TRACKS, "H12.7")
    record = Record(context.table, context.you)
    context.you.chosen_track = track
    record.tell("tapestry-you-chose-track", "H12.7", track=track_ref(track))


def copy_benefit(context: Context, benefit: CopyBenefit) -> None:
    """Gain what the chosen opponent has just gained, never a bonus."""
    you = context.you
    if context.opponent != you.chosen_opponent:
        return
    if context.card:
        gain(context, tech_benefit(context.card, ROWS.index(context.where)))
    elif context.track == you.chosen_track:
        gain(context, space_benefit(context.track, context.space).benefit)


def give_tile(context: Context, benefit: GiveTile) -> None:
    """Give an opponent a tile of your supply, if you like; that of a bot is discarded [HD-22]."""
    game, you = context.game, context.you
    name = choose_target(context, "tapestry-you-give-to", none=True)
    if name == NONE:
        return
    options = [str(tile) for tile in you.tiles]
    chosen = ask_choice(
        context, "tapestry-you-give-tile", "tapestry-tile", options, "H12.7", always=True
    )
    tile = int(chosen)
    record = Record(context.table, you)
    you.tiles.remove(tile)
    receiver = next((one for one in other_people(context) if one.name == name), None)
    if receiver is None:
        game.territory.discard.append(tile)
        change = Change(f"tile.{tile}", None, "discard")
    else:
        receiver.tiles.append(tile)
        change = Change(f"{name}.tile.{tile}", None, 1)
    record.tell("tapestry-you-gave-tile", "H12.7", change, tile=tile, to=owner_ref(name))
    score(context, benefit.vp, "H12.7")


def can_give_tile(context: Context, benefit: GiveTile) -> bool:
    """Return whether you have a tile to give."""
    return bool(context.you.tiles)


def neighbors_gain(context: Context, benefit: NeighborsGain) -> None:
    """Let each other person gain something; bots gain nothing [HD-22]."""
    for other in other_people(context):
        about = context.for_side(other)
        if benefit.optional and not (is_possible(about, benefit.gain) and take_offer(about)):
            continue
        gain(about, benefit.gain)


def everyone_gains(context: Context, benefit: EveryoneGains) -> None:
    """Gain something, then let each other person gain it; bots gain nothing [HD-22]."""
    gain(context, benefit.gain)
    for other in other_people(context):
        gain(context.for_side(other), benefit.gain)


def each_may_pay(context: Context, benefit: EachMayPay) -> None:
    """Let each person pay for the gain, you first; then gain by whether another one paid."""
    resource = RESOURCES.index(benefit.kind)
    paid: list[str] = []
    for person in (context.you, *other_people(context)):
        about = context.for_side(person)
        if person.stock[resource] and take_offer(about):
            pay_resources(about, [resource], "H12.7")
            gain(about, benefit.gain)
            paid.append(person.name)
    others_paid = any(name != context.you.name for name in paid)
    gain(context, benefit.if_opponent_paid if others_paid else benefit.otherwise)


def aid_per_trailing_track(context: Context, benefit: AidPerTrailingTrack) -> None:
    """Gain points and a resource for each track on which you are last."""
    tracks = count(context, "trailing_track")
    score(context, benefit.vp * tracks, "H12.7")
    gain_any(context, tracks)


def if_first_in_era(context: Context, benefit: IfFirstInEra) -> None:
    """Gain by whether you are the first player in this era [H8.4]."""
    first = is_first_in_era(context.game, context.you)
    gain(context, benefit.first if first else benefit.otherwise)


def _copyable(context: Context) -> list[str]:
    """Return the uncovered face-up cards on income mats, except the card that copies."""
    people = (context.you, *other_people(context))
    tops = [cards[-1] for person in people for cards in person.mat if cards]
    return list(
        dict.fromkeys(card_word(card) for card in tops if card > 0 and card != context.card)
    )


def can_copy_tapestry(context: Context, benefit: CopyTapestry) -> bool:
    """Return whether a card can be copied."""
    return bool(_copyable(context))


def copy_tapestry(context: Context, benefit: CopyTapestry) -> None:
    """Act as another card: resolve it, and let it last for the rest of the era."""
    you = context.you
    options = _copyable(context)
    word = ask_choice(context, "tapestry-you-copy-card", "tapestry-card", options, "H12.7")
    record = Record(context.table, you)
    you.tapestry = word
    record.tell("tapestry-you-copied", "H12.7", card=Ref("tapestry-card", word))
    resolve_card(context, TAPESTRY_ID[word])
