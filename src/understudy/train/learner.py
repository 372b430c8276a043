"""The learner: proximal policy optimization (PPO) of the network in PyTorch.

The reward of a decision is the change of a potential, own points minus a share of the opponent's;
winning or losing is added at the end. Advantages are estimated with GAE, without discounting.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
import torch.nn.functional as functional
from numpy.typing import NDArray

from understudy.core.agents.encoding import Layout
from understudy.expert.network import Array, card_facts
from understudy.expert.network_shape import DIFFERENCE_SCALE, TABLES, is_policy
from understudy.train.learner_input import Settings

Data = dict[str, "torch.Tensor"]


class Learner:
    """Holds the weights and improves them with the games that were played."""

    def __init__(self, layout: Layout, weights: dict[str, Array], settings: Settings) -> None:
        self.layout = layout
        self.settings = settings
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.backends.cuda.matmul.allow_tf32 = True
        self.weights = {
            name: torch.tensor(array, device=self.device, requires_grad=True)
            for name, array in weights.items()
        }
        self.cards = torch.tensor(card_facts(layout), device=self.device)
        groups = [
            [w for name, w in self.weights.items() if is_policy(name) == policy]
            for policy in (True, False)
        ]
        self.optimizer = torch.optim.Adam([{"params": group} for group in groups], eps=1e-5)

    def read_weights(self) -> dict[str, Array]:
        """Return the current weights."""
        return {name: w.detach().cpu().numpy() for name, w in self.weights.items()}

    def upload(self, chunks: Sequence[dict[str, NDArray[Any]]]) -> Data:
        """Return packed games as tensors on the device of the learner."""
        data: Data = {}
        for name in chunks[0]:
            array = np.concatenate([chunk[name] for chunk in chunks])
            if array.dtype == np.uint16:
                array = array.astype(np.int32)
            tensor = torch.from_numpy(array).to(self.device)
            data[name] = tensor if tensor.is_floating_point() else tensor.long()
        for name in ("item", "answer"):
            counts = data[f"{name}_count"]
            data[f"{name}_start"] = counts.cumsum(0) - counts
        return data

    def improve(
        self, data: Data, rate: float, entropy_weight: float, *, value_only: bool = False
    ) -> dict[str, float]:
        """Run the epochs of PPO over this data. Return averages for the log."""
        settings = self.settings
        with torch.no_grad():
            explained = self._estimate_advantages(data)
        advantages = data["advantage"]
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        policy, value = self.optimizer.param_groups
        policy["lr"], value["lr"] = (0.0 if value_only else rate), rate
        sums = torch.zeros(4, device=self.device)
        steps = 0
        for _ in range(settings.epochs):
            order = torch.randperm(len(advantages), device=self.device)
            for rows in order.split(settings.minibatch):
                if len(rows) < settings.minibatch // 2 and steps:
                    continue
                policy_loss, figures = self._policy_loss(data, rows, advantages[rows])
                value_loss = self._value_loss(data, rows)
                loss = policy_loss - entropy_weight * figures[0] + value_loss
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                for group in self.optimizer.param_groups:
                    torch.nn.utils.clip_grad_norm_(group["params"], settings.gradient_norm)
                self.optimizer.step()
                sums += torch.stack([*figures, value_loss]).detach()
                steps += 1
        names = ("entropy", "divergence", "clipped", "value_loss")
        averages = dict(zip(names, (sums / max(1, steps)).tolist(), strict=True))
        return {**averages, "explained": explained}

    def _table(self, name: str) -> torch.Tensor:
        """Return the rows of all items: learned rows, and for cards their printed facts."""
        field = TABLES[name]
        table = self.weights[name]
        blocks = self.layout.card_items if field == "items" else self.layout.card_answer_items
        facts = self.weights[name[:-1] + "_facts" if field == "items" else "answer_facts"]
        rows = (self.cards @ facts).view(len(self.cards), len(blocks), table.shape[1])
        pieces = []
        end = 0
        for role, start in enumerate(blocks):
            pieces += [table[end:start], table[start : start + len(self.cards)] + rows[:, role]]
            end = start + len(self.cards)
        return torch.cat([*pieces, table[end:]])

    def _bag(self, data: Data, rows: torch.Tensor, table: torch.Tensor) -> torch.Tensor:
        places, _ = _ragged(data["item_start"], data["item_count"], rows)
        counts = data["item_count"][rows]
        return functional.embedding_bag(
            data["items"][places], table, counts.cumsum(0) - counts, mode="sum"
        )

    def _policy_loss(
        self, data: Data, rows: torch.Tensor, advantage: torch.Tensor
    ) -> tuple[torch.Tensor, list[torch.Tensor]]:
        """Return the clipped loss; and entropy, divergence and the share that was clipped."""
        places, owner = _ragged(data["answer_start"], data["answer_count"], rows)
        scores = self._scores(data, rows, places, owner)
        highest = torch.full((len(rows),), -1e9, device=self.device)
        highest = highest.scatter_reduce(0, owner, scores.detach(), "amax")
        shifted = scores - highest[owner]
        total = torch.zeros_like(highest).index_add(0, owner, shifted.exp())
        logs = shifted - total.log()[owner]
        counts = data["answer_count"][rows]
        log_probability = logs[counts.cumsum(0) - counts + data["chosen"][rows]]
        entropy = -torch.zeros_like(highest).index_add(0, owner, logs.exp() * logs).mean()
        change = log_probability - data["log_probability"][rows]
        ratio = change.exp()
        clip = self.settings.clip
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage)
        divergence = (ratio - 1 - change).mean()
        clipped = ((ratio - 1).abs() > clip).float().mean()
        return -gain.mean(), [entropy, divergence, clipped]

    def _scores(
        self, data: Data, rows: torch.Tensor, places: torch.Tensor, owner: torch.Tensor
    ) -> torch.Tensor:
        w = self.weights
        state = data["state"][rows].float() @ w["state"] + self._bag(
            data, rows, self._table("items")
        )
        state = functional.relu(state + w["state_b"])
        state = functional.relu(state @ w["hidden"] + w["hidden_b"])
        items = functional.embedding(
            data["answer_items"][places], self._table("answer_items"), padding_idx=0
        )
        # The row of "no item" is not used: its sum is left out instead of being learned.
        used = (data["answer_items"][places] > 0).unsqueeze(-1)
        answers = data["answers"][places].float() @ w["answer"] + (items * used).sum(1)
        answers = functional.relu(answers + w["answer_b"])
        joint = answers @ w["joint"] + (state @ w["joint_state"])[owner]
        joint = functional.relu(joint + w["joint_b"])
        return functional.relu(joint @ w["last"] + w["last_b"]) @ w["score"]

    def _values(self, data: Data, rows: torch.Tensor) -> torch.Tensor:
        w = self.weights
        hidden = data["state"][rows].float() @ w["v_state"] + self._bag(
            data, rows, self._table("v_items")
        )
        hidden = functional.relu(hidden + w["v_state_b"])
        hidden = functional.relu(hidden @ w["v_hidden"] + w["v_hidden_b"])
        hidden = functional.relu(hidden @ w["v_last"] + w["v_last_b"])
        return hidden @ w["v_out"] + w["v_out_b"]

    def _value_loss(self, data: Data, rows: torch.Tensor) -> torch.Tensor:
        outputs = self._values(data, rows)
        game = data["game"][rows]
        win = functional.binary_cross_entropy_with_logits(outputs[:, 1], data["won"][game])
        difference = functional.smooth_l1_loss(
            outputs[:, 2], data["difference"][game] / DIFFERENCE_SCALE
        )
        rest = functional.smooth_l1_loss(outputs[:, 0], data["target"][rows])
        return rest + self.settings.result_weight * (win + difference)

    def _estimate_advantages(self, data: Data) -> float:
        """Add advantages and targets to the data. Return the share of variance explained."""
        lengths = data["length"]
        count, games, longest = len(data["chosen"]), len(lengths), int(lengths.max())
        everything = torch.arange(count, device=self.device)
        value = torch.cat([self._values(data, rows)[:, 0] for rows in everything.split(32768)])
        data["game"] = torch.arange(games, device=self.device).repeat_interleave(lengths)
        first = lengths.cumsum(0) - lengths
        time = torch.arange(longest, device=self.device)
        inside = time[None] < lengths[:, None]
        where = (first[:, None] + time[None]).clamp(max=count - 1)
        final = data["final"][:, None]
        potentials = torch.cat([torch.where(inside, data["potential"][where], final), final], 1)
        nothing = torch.zeros(games, 1, device=self.device)
        values = torch.cat([torch.where(inside, value[where], 0.0), nothing], 1)
        changes = potentials[:, 1:] - potentials[:, :-1] + values[:, 1:] - values[:, :-1]
        changes = torch.where(inside, changes, 0.0)
        advantages = torch.zeros_like(changes)
        running = torch.zeros(games, device=self.device)
        for step in range(longest - 1, -1, -1):
            running = changes[:, step] + self.settings.trace * running
            advantages[:, step] = running
        data["advantage"] = advantages[inside]
        data["target"] = data["advantage"] + value
        rest = data["final"][data["game"]] - data["potential"]
        return 1 - float((rest - value).var() / rest.var())


def _ragged(
    starts: torch.Tensor, counts: torch.Tensor, rows: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the places of these rows' parts in a flat array, and the row of each part."""
    many = counts[rows]
    owner = torch.repeat_interleave(torch.arange(len(rows), device=rows.device), many)
    inside = torch.arange(len(owner), device=rows.device) - (many.cumsum(0) - many)[owner]
    return starts[rows][owner] + inside, owner
