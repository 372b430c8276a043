// Drawing and naming the hexes of the map, their terrain and their tokens.

import { html } from "htm/preact";
import { Hex, RADIUS, WIDTH } from "../ui/hex_map.js";
import { factsChangedSince } from "../journal/facts.js";
import { name, say } from "../app/translations.js";
import { Token, tokenName } from "./tokens.js";

/** @import { Fact, Step } from "../types" */
/** @import { Document, Hex as OnMap, Token as Placed } from "./view" */

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/** Return the center of a hex in the drawing; q points right, r down. @param {{ q: number, r: number }} hex */
export const center = ({ q, r }) => ({ x: round(1.5 * RADIUS * q), y: WIDTH * (r + q / 2) });

/** Return the view box of the whole map with a margin. @param {number} margin */
export const boxOf = (margin) => `${-128 - margin} ${-141 - margin} ${256 + 2 * margin} ${262 + 2 * margin}`;

const INSIDE = RADIUS - 1;

/** Return corner `n`, clockwise from the top left, relative to the center. @param {number} n */
const corner = (n) => {
  const angle = (Math.PI / 180) * (60 * n - 120);
  return [INSIDE * Math.cos(angle), INSIDE * Math.sin(angle)];
};
/** Return the middle of the edge before corner `n`, relative to the center. @param {number} n */
const edge = (n) => {
  const angle = (Math.PI / 180) * (60 * n - 150);
  const half = INSIDE * Math.cos(Math.PI / 6);
  return [half * Math.cos(angle), half * Math.sin(angle)];
};

/** Return the path around the sixth of a hex at corner `n`. @param {number} x @param {number} y @param {number} n */
const kite = (x, y, n) => {
  const points = [[0, 0], edge(n), corner(n), edge(n + 1)];
  return `M${points.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join("L")}Z`;
};

/** Signs that tell the terrain without its color; sea has none. @type {Record<string, string>} */
const SIGNS = {
  desert: "m-2 .7h.1m1.9-1.4h.1m1.9 1.4h.1",
  forest: "m0-2.3 1.8 3.5h-3.6zm0 3.5v1.2",
  grass: "m-1.6 1.3v-2m1.6 2v-2.6m1.6 2.6v-2",
  mountain: "m-2.6 1.6 2-3.2 1.1 1.8.8-.7 1.3 2.1",
};

/**
 * Return the sign of a terrain near corner `n`.
 * @param {number} x @param {number} y @param {string} kind @param {number} n
 */
const sign = (x, y, kind, n) => `M${round(x + corner(n)[0] * 0.72)} ${round(y + corner(n)[1] * 0.72)}${SIGNS[kind]}`;

/** Draw the terrain of the six corners. @param {{ x: number, y: number, corners: string[] }} props */
export const Terrain = ({ x, y, corners }) => [
  ...[...new Set(corners)].map(
    (kind) => html`
      <path key=${kind} class="w-${kind}" d=${corners.map((one, n) => (one === kind ? kite(x, y, n) : "")).join("")} />
    `,
  ),
  html`
    <path key="signs" class="w-sign" d=${corners.map((kind, n) => (SIGNS[kind] ? sign(x, y, kind, n) : "")).join("")} />
  `,
];

const ISLAND = 13;

/** Draw the terrain of an island inside a hex. @param {{ x: number, y: number, inside: string[] }} props */
export const Island = ({ x, y, inside }) =>
  inside.map((kind, n) => {
    /** @param {number} quarter */
    const at = (quarter) =>
      [x + ISLAND * Math.sin((quarter * Math.PI) / 2), y - ISLAND * Math.cos((quarter * Math.PI) / 2)]
        .map(round)
        .join(" ");
    return html`
      <path key=${kind} class="w-${kind}" d="M${x} ${y}L${at(n)}A${ISLAND} ${ISLAND} 0 0 1 ${at(n + 1)}Z" />
    `;
  });

/** Return the center of the first of these hexes along an axis. @param {OnMap[]} hexes @param {"x" | "y"} axis */
const first = (hexes, axis) => hexes.map(center).toSorted((a, b) => a[axis] - b[axis])[0];

/** Group hexes by a key. @param {OnMap[]} hexes @param {(hex: OnMap) => string} key @returns {[string, OnMap[]][]} */
const grouped = (hexes, key) =>
  [...new Set(hexes.map(key))].map((one) => [one, hexes.filter((hex) => key(hex) === one)]);

/**
 * Draw the letters of the columns and the numbers of the rows at the rim of the map.
 * @param {{ hexes: OnMap[] }} props
 */
export function Rim({ hexes }) {
  const columns = grouped(hexes, (hex) => hex.name[0]).map(([text, column]) => ({ text, ...first(column, "y") }));
  const rows = grouped(hexes, (hex) => hex.name.slice(1)).map(([text, row]) => ({ text, ...first(row, "x") }));
  const lowest = Math.max(...rows.map(({ y }) => y));
  return html`
    <g class="rim" aria-hidden="true">
      ${columns.map(
        ({ text, x, y }) => html`
          <text key=${text} x=${x} y=${y - WIDTH / 2 - 3}>${text}</text>
        `,
      )}${rows.map(
        ({ text, x, y }) => html`
          <text key=${text} x=${x - 0.75 * RADIUS - 6} y=${y === lowest ? y + 17 : y - 10}>${text}</text>
        `,
      )}
    </g>
  `;
}

const GROUNDS = { empty: "w-fog", tile: "w-tile", printed: "w-edge" };

/** @typedef {{ hex: OnMap, prefix: string, plain?: boolean, letters?: Record<string, string> }} HexProps */

/** Draw the tokens on a hex, below the number of its tile. @param {HexProps} props */
export function Tokens({ hex, prefix, letters }) {
  const { x, y } = center(hex);
  const offset = hex.tokens.length > 1 ? 9.5 : 0;
  return hex.tokens.map(
    (token, n) => html`
      <${Token}
        key=${n}
        token=${token}
        prefix=${prefix}
        mark=${letters?.[token.owner]}
        x=${x + (n === 0 ? -offset : offset)}
        y=${hex.tile ? y + 3 : y}
      />
    `,
  );
}

/**
 * Draw a hex without its tokens. Beside a real board a laid tile has no terrain: the app does not know its turn.
 * @param {{ hex: OnMap, plain?: boolean }} props
 */
export function Ground({ hex, plain = false }) {
  const { x, y } = center(hex);
  return html`
    ${
      (hex.kind === "printed" || hex.turn !== null) &&
      html`
        <${Terrain} x=${x} y=${y} corners=${hex.corners} />
      `
    }${
      hex.inside.length > 0 &&
      html`
        <${Island} x=${x} y=${y} inside=${hex.inside} />
      `
    }
    <${Hex} x=${x} y=${y} radius=${INSIDE} cls=${hex.turn === null ? GROUNDS[hex.kind] : "w-edge"} flat />
    ${
      hex.kind === "tile" &&
      hex.turn === null &&
      html`
        <${Hex} x=${x} y=${y} radius=${INSIDE - 3.5} cls="w-laid" flat />
      `
    }${
      !plain &&
      hex.tile &&
      hex.turn === null &&
      html`
        <text x=${x} y=${y - 10} class="w-no" aria-hidden="true">${hex.tile}</text>
      `
    }${
      !plain &&
      hex.label &&
      hex.label !== "island" &&
      hex.tokens.length === 0 &&
      html`
        <text x=${x} y=${y + 4} class="w-no" aria-hidden="true">${hex.label}</text>
      `
    }
  `;
}

/** Draw a hex with its tokens. @param {HexProps} props */
export const Space = (props) => html`
  <${Ground} ...${props} />
  <${Tokens} ...${props} />
`;

/** Return the label of a hex: "F5, start 2/4, sea, grassland, desert, your outpost". @param {OnMap} hex */
export function hexLabel(hex) {
  const parts = [name({ kind: "tapestry-hex", id: hex.id })];
  if (hex.label)
    parts.push(
      hex.label === "island" ? say("page-tapestry-island") : say("page-tapestry-start-hex", { label: hex.label }),
    );
  if (hex.kind !== "printed")
    parts.push(
      say(hex.kind === "empty" ? "page-tapestry-unexplored" : "page-tapestry-explored", { tile: hex.tile ?? 0 }),
    );
  else parts.push(...new Set(hex.corners.map((kind) => say(`page-terrain-${kind}`))));
  return [...parts, ...hex.tokens.map(tokenName)].join(", ");
}

/** Parse a token of the journal, such as "human building x". @param {string} text @returns {Placed} */
const tokenOf = (text) => {
  const [owner, ...more] = text.split(" ");
  const toppled = more.at(-1) === "x";
  return { owner, kind: more[0] && more[0] !== "x" ? more[0] : "outpost", toppled };
};

/** A tile of a journal fact: its number if it is known, and its turn if the app knows that. */
const TILE = /^tile(?: (\d+))?(?: r(\d))?$/;

/**
 * Return the hex with the tile and tokens of a journal fact such as "tile 12 r3; human x, automa".
 * @param {OnMap} hex @param {Fact | undefined} fact @returns {OnMap}
 */
function hexAs(hex, fact) {
  const parts = String(fact ?? "")
    .split("; ")
    .filter(Boolean);
  const [tile, number, turn] = TILE.exec(parts[0] ?? "") ?? [];
  const placed = parts.find((part) => part !== tile);
  const tokens = placed ? placed.split(", ").map(tokenOf) : [];
  if (hex.kind === "printed") return { ...hex, tokens };
  if (tile === undefined) return { ...hex, kind: "empty", tile: null, turn: null, corners: [], inside: [], tokens };
  return { ...hex, kind: "tile", tile: Number(number) || null, turn: turn === undefined ? null : Number(turn), tokens };
}

/** Return the hexes as they were before a step. @param {Document} doc @param {number} number @returns {OnMap[]} */
export function hexesBefore(doc, number) {
  const then = factsChangedSince(doc.journal, "hex.", number);
  return doc.view.map.hexes.map((hex) => (then.has(hex.id) ? hexAs(hex, then.get(hex.id)) : hex));
}

/** Return the ids of the hexes that these steps changed. @param {Step[]} steps */
export const touchedIn = (steps) => [
  ...new Set(
    steps
      .flatMap((step) => step.changes ?? [])
      .filter(({ what }) => what.startsWith("hex."))
      .map(({ what }) => what.slice(4)),
  ),
];
