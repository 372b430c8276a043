// A game on the screen, without a server behind it.

import { OpenGame } from "../../src/understudy/web/opengame.js";
import { lookBack, past } from "../../src/understudy/web/past.js";
import { current } from "../../src/understudy/web/store.js";

export function show(doc) {
  const open = new OpenGame(doc.id);
  open.doc.value = doc;
  current.value = open;
}

/** An earlier question of the game on the screen, as the server would tell it. */
export async function showPast(question) {
  const { fetch } = globalThis;
  globalThis.fetch = async () => new Response(JSON.stringify(question));
  const arrived = new Promise((resolve) => past.subscribe((found) => found && resolve(found)));
  lookBack(question.at);
  await arrived;
  globalThis.fetch = fetch;
}
