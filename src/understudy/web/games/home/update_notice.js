// The notice that a new version waits. It never interrupts a game: it is shown on the home screen only.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { updateWaiting } from "../../app/service_worker_setup.js";
import { say } from "../../app/translations.js";

/** Whether the player has closed the notice. */
const later = signal(false);

export const UpdateNotice = () =>
  updateWaiting.value &&
  !later.value &&
  html`
    <section class="card notice" role="status">
      <h2>${say("page-newer")}</h2>
      <p>${say("page-newer-hint")}</p>
      <div class="take">
        <button
          type="button"
          class="btn"
          onClick=${() => {
            later.value = true;
          }}
        >
          ${say("page-newer-later")}
        </button>
        <button type="button" class="btn" onClick=${() => location.reload()}>${say("page-newer-now")}</button>
      </div>
    </section>
  `;
