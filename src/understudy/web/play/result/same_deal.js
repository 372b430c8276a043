// The button that plays a finished game again, with the same options and the same seed.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import * as api from "../../requests/api.js";
import { errorMessage } from "../../requests/errors.js";
import { say } from "../../app/translations.js";
import { Problem } from "../../ui/controls.js";

/** @import { GameDocument, Message } from "../../types" */

/** Show the button; a refusal is shown above it. @param {{ doc: GameDocument }} props */
export function SameDealButton({ doc }) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(/** @type {Message | null} */ (null));
  const start = async () => {
    setBusy(true);
    try {
      const created = await api.create({ system: doc.system, options: doc.options, seed: doc.seed });
      location.hash = `#/play/${created.id}`;
    } catch (error) {
      setRefusal(errorMessage(error));
      setBusy(false);
    }
  };
  return html`
    <${Problem} message=${refusal} />
    <button type="button" class="btn" disabled=${busy} onClick=${start}>${say("page-same-deal")}</button>
  `;
}
