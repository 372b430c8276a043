// Login screen: asks for the access secret of the server.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../requests/api.js";
import { loginRequired, secretIn } from "../requests/access_secret.js";
import { errorMessage } from "../requests/errors.js";
import { Problem } from "../ui/controls.js";
import { useScreen } from "../ui/screen_focus.js";
import { say } from "./translations.js";

/** @import { Message } from "../types" */

/** Text of the input, and why the last attempt failed. */
const secretText = signal("");
const problem = signal(/** @type {Message | null} */ (null));

/** Send the secret to the server; show the login screen if it is wrong. @param {string} secret */
export async function logIn(secret) {
  secretText.value = secret;
  problem.value = null;
  try {
    await api.sendSecret(secret);
    loginRequired.value = false;
  } catch (error) {
    problem.value = errorMessage(error);
    loginRequired.value = true;
  }
}

/** Close the login screen if another tab has logged in. */
const checkLogin = () => {
  if (document.visibilityState !== "visible") return;
  api.systems().then(
    () => {
      loginRequired.value = false;
    },
    () => {},
  );
};

/** @param {SubmitEvent} event */
function submit(event) {
  event.preventDefault();
  // The whole address with the secret is accepted too.
  logIn(secretIn(secretText.value) ?? secretText.value.trim());
}

export function Login() {
  const heading = useScreen(say("page-stranger"));
  useEffect(() => {
    document.addEventListener("visibilitychange", checkLogin);
    return () => document.removeEventListener("visibilitychange", checkLogin);
  }, []);
  return html`
    <main class="page">
      <section class="fs">
        <h1 class="lead" tabindex="-1" ref=${heading}>${say("page-stranger")}</h1>
        <p class="after">${say("page-stranger-what")}</p>
      </section>
      <form class="fs" onSubmit=${submit}>
        <label>
          <span class="field-name">
            ${say("page-stranger-typed")}
            <small>${say("page-stranger-hint")}</small>
          </span>
          <input
            type="text"
            class="line-in"
            name="secret"
            autocomplete="off"
            autocapitalize="none"
            spellcheck=${false}
            required
            value=${secretText.value}
            onInput=${(event) => {
              secretText.value = event.target.value;
            }}
          />
        </label>
        <${Problem} message=${problem.value} />
        <p class="after"><button class="btn primary wide">${say("page-stranger-enter")}</button></p>
      </form>
    </main>
  `;
}
