"""The table of Terraforming Mars, set up and moved only by announcements."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.announced.announcements import AnnouncedBoard, Announcement

LAST_STEP = 6
"""The last space of a colony track."""

EVENTS_OPEN = 3
PARTIES = ("mars_first", "scientists", "unity", "greens", "reds", "kelvinists")

GAINS = (
    "beside-oceans", "bonus-step-money", "card-money", "colony-money", "corporation-money",
    "covered-icons", "failed-action", "rest-of-gain", "your-splice-pays",
)  # fmt: skip
PAYMENTS = (
    "cathedral-paid", "corporation-loss", "cube-paid", "delegate-paid", "helper-paid",
    "milestone-paid", "special-space-paid", "trade-paid",
)  # fmt: skip

COMPARED = (
    "temperature", "oxygen", "venus", "generation", "first_player", "human.tr", "bot.tr", "bot.mc",
    "bot.floaters", "bot.fleets", "bot.track.", "bot.storage.", "bot.on_card.", "bot.corporation",
    "tile.", "milestone.", "award.", "colony.", "turmoil.events",
    *(f"turmoil.{party}" for party in PARTIES),
)  # fmt: skip
"""Facts, or beginnings of their names, that exist on the table and are compared."""


class MarsTable(AnnouncedBoard):
    """A table with the map, MarsBot's board, colony tiles and the parties."""

    game = "mars"
    reported = frozenset(
        f"mars-{kind}"
        for kind in (
            "place", "claim", "fund", "colony", "trade", "you-change-tr", "you-raise-oxygen",
            "you-raise-temperature", "you-raise-venus", "you-send-delegate", "ocean-removed",
            "you-add-colony", "you-move-colony-track", "you-remove-tile", "you-replace-delegate",
            "you-withdraw-delegate",
        )
    )  # fmt: skip

    def __init__(self, start: Mapping[str, Any]) -> None:
        super().__init__()
        facts = {name: value for name, value in start.items() if is_compared(name)}
        self.numbers: Counter[str] = Counter(
            {name: value for name, value in facts.items() if isinstance(value, int)}
        )
        self.words = {name: value for name, value in facts.items() if isinstance(value, str)}
        self.parties = {party: start.get(f"turmoil.{party}", "").split() for party in PARTIES}
        self.owners: dict[str, list[str]] = {}
        self.fleets: dict[str, str] = {}
        self.events: list[str] = []

    def __getattr__(self, name: str) -> Any:
        kind = name.removeprefix("on_").replace("_", "-")
        if name.startswith("on_") and kind in GAINS:
            return lambda args, step: self.pay(args["mc"])
        if name.startswith("on_") and kind in PAYMENTS:
            return lambda args, step: self.pay(-args["mc"])
        raise AttributeError(name)

    def facts(self) -> dict[str, object]:
        facts: dict[str, object] = dict(self.words)
        facts |= self.numbers
        facts |= {f"colony.{name}.owners": " ".join(all_) for name, all_ in self.owners.items()}
        facts |= {f"colony.{name}.fleet": side for name, side in self.fleets.items()}
        facts |= {f"turmoil.{name}": " ".join(sorted(m)) for name, m in self.parties.items()}
        facts["turmoil.events"] = " ".join(self.events)
        return {name: fact for name, fact in facts.items() if fact not in ("", 0)}

    def pay(self, mc: int) -> None:
        self.numbers["bot.mc"] += mc

    def on_place(self, args: Mapping[str, Any], step: Announcement) -> None:
        tile, owner = args["tile"]["id"], args["owner"]
        space = f"tile.{args['space']['id']}"
        self.words[space] = tile if tile == "ocean" else f"{tile} {owner}"
        self.numbers[f"{owner}.tr"] += args["tr"]

    def on_settlers(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.words[f"tile.{args['space']['id']}"] = "marker bot"

    def on_advance(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers[f"bot.track.{args['track']['id']}"] = args["to"]

    on_advance_spent = on_regress = on_advance

    def on_raise_temperature(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.raised("temperature", args["to"], "bot", args["tr"])

    def on_raise_oxygen(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.raised("oxygen", args["to"], "bot", args["tr"])

    def on_raise_venus(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.raised("venus", args["to"], "bot", args["tr"])

    def on_you_raise_temperature(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.raised("temperature", args["to"], "human", args["tr"])

    def on_you_raise_oxygen(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.raised("oxygen", args["to"], "human", args["tr"])

    def on_you_raise_venus(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.raised("venus", args["to"], "human", args["tr"])

    def on_you_cool(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers["temperature"] = args["to"]

    def on_ocean_removed(self, args: Mapping[str, Any], step: Announcement) -> None:
        del self.words[f"tile.{args['space']['id']}"]

    on_you_remove_tile = on_ocean_removed

    def raised(self, parameter: str, to: int, side: str, tr: int) -> None:
        self.numbers[parameter] = to
        self.numbers[f"{side}.tr"] += tr

    def on_gain_tr(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers["bot.tr"] += args["tr"]

    def on_lose_tr(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers["bot.tr"] -= abs(args["tr"])

    def on_you_change_tr(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers["human.tr"] += args["tr"]

    def on_tr_revision(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers["human.tr"] = max(0, self.numbers["human.tr"] - 1)

    def on_you_remove(self, args: Mapping[str, Any], step: Announcement) -> None:
        for besides in step.get("also", ()):
            said = besides["args"]
            match besides["id"]:
                case "mars-also-money":
                    self.numbers["bot.mc"] = said["mc"]
                case "mars-also-stored":
                    self.numbers[f"bot.storage.{said['colony']['id']}"] = said["count"]
                case "mars-also-on-card":
                    self.numbers[f"bot.on_card.{said['thing']['id']}"] = said["count"]

    on_you_steal = on_you_remove

    def on_floaters(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers["bot.floaters"] += args["count"]

    def on_floaters_spent(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers["bot.floaters"] -= 5

    def on_on_card(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers[f"bot.on_card.{args['thing']['id']}"] += args["count"]

    def on_corporation_drawn(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.words["bot.corporation"] = args["corporation"]["id"]

    def on_claim(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.words[f"milestone.{args['milestone']['id']}"] = args["owner"]

    def on_fund(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.words[f"award.{args['award']['id']}"] = args["owner"]

    def on_generation(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers["generation"] = args["generation"]
        self.words["first_player"] = args["first"]["id"]

    def on_colony_tiles(self, args: Mapping[str, Any], step: Announcement) -> None:
        for tile in args["colonies"]:
            self.numbers[f"colony.{tile['id']}.step"] = 1

    def on_colony_tile_added(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers[f"colony.{args['colony']['id']}.step"] = 1

    on_you_add_colony = on_colony_tile_added

    def on_colony(self, args: Mapping[str, Any], step: Announcement) -> None:
        name = args["colony"]["id"]
        owners = self.owners.setdefault(name, [])
        owners.append(args["owner"])
        here = f"colony.{name}.step"
        self.numbers[here] = max(self.numbers[here], len(owners))

    def on_trade(self, args: Mapping[str, Any], step: Announcement) -> None:
        name = args["colony"]["id"]
        self.fleets[name] = args["owner"]
        self.numbers[f"colony.{name}.step"] = len(self.owners.get(name, ()))

    def on_colonies_step(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.fleets.clear()
        for name in [name for name in self.numbers if name.startswith("colony.")]:
            self.numbers[name] = min(LAST_STEP, self.numbers[name] + 1)

    def on_you_move_colony_track(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers[f"colony.{args['colony']['id']}.step"] = args["to"]

    def on_second_fleet(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers["bot.fleets"] = 2

    def on_stored(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers[f"bot.storage.{args['colony']['id']}"] += args["count"]

    def on_exchange(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.numbers[f"bot.storage.{args['colony']['id']}"] -= 5

    def on_neutral_delegate(self, args: Mapping[str, Any], step: Announcement) -> None:
        event = args["event"]["id"]
        if event not in self.events:
            self.events.append(event)
        elif len(self.events) == EVENTS_OPEN:
            del self.events[0]
        self.parties[args["party"]["id"]].append("neutral")

    def on_delegate(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.parties[args["party"]["id"]].append("bot")

    def on_you_send_delegate(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.parties[args["party"]["id"]].append("human")

    def on_you_withdraw_delegate(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.parties[args["party"]["id"]].remove(args["owner"]["id"])

    def on_you_replace_delegate(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.on_you_withdraw_delegate(args, step)
        self.on_you_send_delegate(args, step)

    def on_new_government(self, args: Mapping[str, Any], step: Announcement) -> None:
        self.parties[args["party"]["id"]].clear()


def is_compared(name: str) -> bool:
    """Return whether a fact of the engine exists on the table and is compared."""
    return name in COMPARED or name.startswith(tuple(one for one in COMPARED if one[-1] == "."))


def engine_facts(facts: Mapping[str, object]) -> dict[str, object]:
    """Return the engine's facts in the form of the announced board."""
    compared = {name: fact for name, fact in facts.items() if is_compared(name)}
    for party in PARTIES:
        if members := compared.get(f"turmoil.{party}"):
            compared[f"turmoil.{party}"] = " ".join(sorted(str(members).split()))
    return compared
