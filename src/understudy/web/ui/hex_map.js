// Hex maps, pointy or flat at the top. Spaces can be clicked, or reached with the arrow keys.

import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { symbolAddress } from "./symbols.js";

/** @import { Children } from "../types" */

/** @typedef {{ x: number, y: number }} Point */
/**
 * A space of a map; `can` if it can be clicked.
 * @typedef {Point & { id: string, label: string, drawing: Children, can: boolean, chosen: boolean }} MapSpace
 */

/** Width and radius of a hex, in the units of the SVG. */
export const WIDTH = 40;
export const RADIUS = WIDTH / Math.sqrt(3);
/** Minimum width of a hex in pixels where it is tapped. */
const MIN_TOUCH_WIDTH = 39;

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/**
 * Return the corners of a hex as SVG points.
 * @param {number} x @param {number} y @param {number} radius @param {boolean} flat
 */
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

/** Show a symbol of the sprite, centered. @param {Point & { name: string, size: number }} props */
export const Symbol = ({ name, x, y, size }) => html`
  <use href=${symbolAddress(name)} x=${round(x - size / 2)} y=${round(y - size / 2)} width=${size} height=${size} />
`;

/**
 * Define the patterns of the owner bands; `prefix` makes the ids unique on the page.
 * @param {{ prefix: string }} props
 */
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
 * Return the nearest space in a direction; pointy hexes lie in rows, flat ones in columns.
 * @param {MapSpace[]} spaces @param {MapSpace} from @param {[number, number]} direction @param {boolean} flat
 */
export function neighbor(spaces, from, [right, down], flat) {
  const [dx, dy] = flat ? [down, right] : [right, down];
  /** @type {{ space: MapSpace, distance: number } | null} */
  let best = null;
  for (const space of spaces) {
    const [x, y] = flat ? [space.y - from.y, space.x - from.x] : [space.x - from.x, space.y - from.y];
    const isAhead = dx ? dx * x > 1 && Math.abs(y) < 1 : dy * y > 1;
    const distance = dx ? Math.abs(x) : Math.abs(y) * 3 + Math.abs(x);
    if (isAhead && (!best || distance < best.distance)) best = { space, distance };
  }
  return best?.space ?? from;
}

/** Duration of a long press, and how far the pointer may move in it, in pixels. */
const HOLD_MS = 550;
const MAX_MOVE = 8;

/** Where a press began; `fired` if it was a long one. @typedef {Point & { timer?: number, fired?: boolean }} Press */

/** Return the state without a press; a distance to NaN is never too large. @returns {Press} */
const noPress = () => ({ x: NaN, y: NaN });

/** Return the id of the space of an event. @param {Event} event */
const spaceAt = (event) =>
  /** @type {SVGElement | null} */ (/** @type {Element} */ (event.target).closest("[data-space]"))?.dataset.space;

/** Return the event handlers of a map that report long presses. @param {((id: string) => void) | undefined} onHold */
function useHold(onHold) {
  const press = useRef(noPress());
  if (!onHold) return {};
  /** @param {string} id */
  const report = (id) => {
    press.current.fired = true;
    onHold(id);
  };
  const release = () => clearTimeout(press.current.timer);
  return {
    /** @param {PointerEvent} event */
    onPointerDown: (event) => {
      const id = spaceAt(event);
      press.current = { x: event.clientX, y: event.clientY };
      if (id && event.isPrimary) press.current.timer = setTimeout(() => report(id), HOLD_MS);
    },
    /** @param {PointerEvent} event */
    onPointerMove: (event) => {
      const { x, y } = press.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > MAX_MOVE) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    // The right button and the menu key count as a long press; a touch may fire both.
    /** @param {MouseEvent} event */
    onContextMenu: (event) => {
      const id = spaceAt(event);
      if (!id) return;
      event.preventDefault();
      release();
      if (!press.current.fired) report(id);
    },
    /** @param {MouseEvent} event */
    onClickCapture: (event) => {
      if (press.current.fired) event.stopPropagation();
      press.current = noPress();
    },
  };
}

/**
 * `box` is the view box of the SVG; `onHold` is called on a long press, `onRefused` on a click on a space that cannot
 * be picked.
 * @typedef {{
 *   spaces: MapSpace[], box: string, label: string,
 *   onPick: (id: string) => void, onHold?: (id: string) => void, onRefused?: (id: string) => void,
 *   flat?: boolean, children: Children,
 * }} HexMapProps
 */

/**
 * Show a map. Only spaces that can be clicked are buttons; one of them is a tab stop, and the arrow keys reach the
 * others.
 * @param {HexMapProps} props
 */
export function HexMap({ spaces, box, label, onPick, onHold, onRefused, flat = false, children }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const handlers = useHold(onHold);
  const [focused, setFocused] = useState(/** @type {string | null} */ (null));
  const clickable = spaces.filter(({ can }) => can);
  const tabStop = clickable.find(({ id }) => id === focused) ?? clickable.find(({ chosen }) => chosen) ?? clickable[0];
  /** @param {KeyboardEvent} event @param {MapSpace} space */
  const onKeyDown = (event, space) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onPick(space.id);
    } else if (ARROWS[event.key]) {
      event.preventDefault();
      const next = neighbor(clickable, space, ARROWS[event.key], flat);
      setFocused(next.id);
      /** @type {SVGElement | null | undefined} */ (svg.current?.querySelector(`[data-space="${next.id}"]`))?.focus();
    }
  };
  const [, , across, down] = box.split(" ").map((units) => Math.ceil((Number(units) * MIN_TOUCH_WIDTH) / WIDTH));
  return html`
    <svg
      class="map"
      viewBox=${box}
      style="--across: ${across}px; --down: ${down}px"
      role="group"
      aria-label=${label}
      ref=${svg}
      ...${handlers}
    >
      ${spaces.map((space) =>
        space.can
          ? html`
              <g
                key=${space.id}
                data-space=${space.id}
                class="space can"
                role="button"
                aria-label=${space.label}
                aria-pressed=${Boolean(space.chosen)}
                tabindex=${space === tabStop ? 0 : -1}
                onClick=${() => onPick(space.id)}
                onKeyDown=${(event) => onKeyDown(event, space)}
              >
                ${space.drawing}
                <${Hex} x=${space.x} y=${space.y} radius=${RADIUS - 1.5} cls="ring" flat=${flat} />
              </g>
            `
          : html`
              <g
                key=${space.id}
                data-space=${space.id}
                class="space"
                role="img"
                aria-label=${space.label}
                onClick=${() => onRefused?.(space.id)}
              >
                ${space.drawing}
              </g>
            `,
      )}${children}
    </svg>
  `;
}
