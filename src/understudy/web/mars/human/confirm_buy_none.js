// The confirmation of buying none of the cards.

import { html } from "htm/preact";
import { CONFIRM, Confirm } from "../../human/confirm.js";
import { overlay } from "../../human/overlay.js";

/**
 * Ask whether to buy none of the cards.
 * @param {{ money: number, price: number, label: string, onConfirm: () => void }} props
 */
export const ConfirmBuyNone = ({ money, price, label, onConfirm }) =>
  overlay.value === CONFIRM &&
  html`
    <${Confirm} id="mars-screen-confirm-buy" args=${{ mc: money, price }} label=${label} onConfirm=${onConfirm} />
  `;
