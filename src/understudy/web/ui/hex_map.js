// Drawing hexes, with a corner upwards or flat: geometry, and a map whose spaces can be tapped or walked with the arrow keys.

import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { symbolAddress } from "./symbols.js";

/** @import { Children } from "../types" */

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {Point & { id: string, label: string, drawing: Children, can: boolean, chosen: boolean }} Cell a space of a map */

/** Width of a hex in the drawing's own units, and its radius. */
export const WIDTH = 40;
export const RADIUS = WIDTH / Math.sqrt(3);
/** How wide a hex is at least, in pixels, where a finger has to hit it. */
const FINGER = 39;

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/** @param {number} x @param {number} y @param {number} radius @param {boolean} flat */
function corners(x, y, radius, flat) {
  return Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 180) * ((flat ? 0 : 30) + 60 * n);
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;
  }).join(" ");
}

/** @param {Point & { radius?: number, cls: string, flat?: boolean }} props */
export const Hex = ({ x, y, radius = RADIUS - 0.9, cls, flat = false }) => html`
  <polygon points=${corners(x, y, radius, flat)} class=${cls} />
`;

/** A symbol of the sprite, centred. @param {Point & { name: string, size: number }} props */
export const Symbol = ({ name, x, y, size }) => html`
  <use href=${symbolAddress(name)} x=${round(x - size / 2)} y=${round(y - size / 2)} width=${size} height=${size} />
`;

/** Patterns of the owners' bands; `prefix` keeps the ids of several maps on a page apart. @param {{ prefix: string }} props */
export const Patterns = ({ prefix }) => html`
  <defs>
    <pattern id="${prefix}human" width="5" height="5" patternUnits="userSpaceOnUse">
      <rect width="5" height="5" class="band-human" />
      <circle cx="1.6" cy="1.6" r="1" class="band-dot" />
    </pattern>
    <pattern id="${prefix}bot" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="5" height="5" class="band-bot" />
      <rect width="1.6" height="5" class="band-hatch" />
    </pattern>
  </defs>
`;

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The nearest space in a direction: hexes with a corner upwards lie in rows, flat ones in columns.
 * @param {Cell[]} cells @param {Cell} from @param {[number, number]} way @param {boolean} flat
 */
export function neighbor(cells, from, [right, down], flat) {
  const [dx, dy] = flat ? [down, right] : [right, down];
  /** @type {{ cell: Cell, far: number } | null} */
  let best = null;
  for (const cell of cells) {
    const [x, y] = flat ? [cell.y - from.y, cell.x - from.x] : [cell.x - from.x, cell.y - from.y];
    const ahead = dx ? dx * x > 1 && Math.abs(y) < 1 : dy * y > 1;
    const far = dx ? Math.abs(x) : Math.abs(y) * 3 + Math.abs(x);
    if (ahead && (!best || far < best.far)) best = { cell, far };
  }
  return best?.cell ?? from;
}

const HOLD = 550;
const SLIP = 8;

/** Where a finger went down, and what came of it. @typedef {Point & { timer?: number, fired?: boolean }} Held */

/** No finger is down; nothing is far from nowhere. @returns {Held} */
const nowhere = () => ({ x: NaN, y: NaN });

/** @param {Event} event */
const spaceAt = (event) =>
  /** @type {SVGElement | null} */ (/** @type {Element} */ (event.target).closest("[data-space]"))?.dataset.space;

/**
 * What a finger or mouse has to do for a space to be held: {handlers} for the map.
 * @param {((id: string) => void) | undefined} onHold
 */
function useHold(onHold) {
  const held = useRef(nowhere());
  if (!onHold) return {};
  /** @param {string} id */
  const fire = (id) => {
    held.current.fired = true;
    onHold(id);
  };
  const release = () => clearTimeout(held.current.timer);
  return {
    /** @param {PointerEvent} event */
    onPointerDown: (event) => {
      const id = spaceAt(event);
      held.current = { x: event.clientX, y: event.clientY };
      if (id && event.isPrimary) held.current.timer = setTimeout(() => fire(id), HOLD);
    },
    /** @param {PointerEvent} event */
    onPointerMove: (event) => {
      const { x, y } = held.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    // The right button and the menu key mean the same; a long press may tell us twice.
    /** @param {MouseEvent} event */
    onContextMenu: (event) => {
      const id = spaceAt(event);
      if (!id) return;
      event.preventDefault();
      release();
      if (!held.current.fired) fire(id);
    },
    /** @param {MouseEvent} event */
    onClickCapture: (event) => {
      if (held.current.fired) event.stopPropagation();
      held.current = nowhere();
    },
  };
}

/**
 * A map. Only spaces that can be tapped are
 * buttons, and only one of them is a stop of the Tab key; the arrows reach the others.
 * @param {{ cells: Cell[], box: string, label: string, onPick: (id: string) => void, onHold?: (id: string) => void,
 *   flat?: boolean, children: Children }} props
 */
export function HexMap({ cells, box, label, onPick, onHold, flat = false, children }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const hold = useHold(onHold);
  const [at, setAt] = useState(/** @type {string | null} */ (null));
  const open = cells.filter(({ can }) => can);
  const stop = open.find(({ id }) => id === at) ?? open.find(({ chosen }) => chosen) ?? open[0];
  /** @param {KeyboardEvent} event @param {Cell} cell */
  const walk = (event, cell) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onPick(cell.id);
    } else if (ARROWS[event.key]) {
      event.preventDefault();
      const next = neighbor(open, cell, ARROWS[event.key], flat);
      setAt(next.id);
      /** @type {SVGElement | null | undefined} */ (svg.current?.querySelector(`[data-space="${next.id}"]`))?.focus();
    }
  };
  const [, , across, down] = box.split(" ").map((units) => Math.ceil((Number(units) * FINGER) / WIDTH));
  return html`
    <svg
      class="map"
      viewBox=${box}
      style="--across: ${across}px; --down: ${down}px"
      role="group"
      aria-label=${label}
      ref=${svg}
      ...${hold}
    >
      ${cells.map((cell) =>
        cell.can
          ? html`
              <g
                key=${cell.id}
                data-space=${cell.id}
                class="space can"
                role="button"
                aria-label=${cell.label}
                aria-pressed=${Boolean(cell.chosen)}
                tabindex=${cell === stop ? 0 : -1}
                onClick=${() => onPick(cell.id)}
                onKeyDown=${(event) => walk(event, cell)}
              >
                ${cell.drawing}
                <${Hex} x=${cell.x} y=${cell.y} radius=${RADIUS - 1.5} cls="ring" flat=${flat} />
              </g>
            `
          : html`
              <g key=${cell.id} data-space=${cell.id} class="space" role="img" aria-label=${cell.label}>
                ${cell.drawing}
              </g>
            `,
      )}${children}
    </svg>
  `;
}
