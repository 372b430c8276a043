// Screen for an address that does not exist.

import { html } from "htm/preact";
import { TopBar } from "../ui/controls.js";
import { say } from "./translations.js";

/** @import { Message } from "../types" */

/** @param {{ message: Message }} props */
export const NotFound = ({ message }) => html`
  <main class="page">
    <${TopBar} title=${say("page-lost")} />
    <section class="fs">
      <p class="lead">${say(message.id, message.args)}</p>
      <p class="after"><a class="btn" href="#/">${say("page-home")}</a></p>
    </section>
  </main>
`;
