// A game on the screen, without a server behind it.

import { face } from "../../src/understudy/web/mars/face.js";
import { OpenGame } from "../../src/understudy/web/play/open_game.js";
import { openEarlierQuestion, earlierQuestion } from "../../src/understudy/web/prompt/edited_question.js";
import { loadPrintedConstants } from "../../src/understudy/web/app/printed_constants.js";
import { current } from "../../src/understudy/web/play/current_game.js";
import { registerFace } from "../../src/understudy/web/app/faces.js";

registerFace("mars", face);

export function show(doc) {
  const open = new OpenGame(doc.id);
  open.doc.value = doc;
  current.value = open;
}

/** Do something while the server answers everything with this. */
async function answering(value, deed) {
  const { fetch } = globalThis;
  globalThis.fetch = async () => new Response(JSON.stringify(value));
  await deed();
  globalThis.fetch = fetch;
}

/** An earlier question of the game on the screen, as the server would tell it. */
export const showPast = (question) =>
  answering(question, () => {
    const arrived = new Promise((resolve) => earlierQuestion.subscribe((found) => found && resolve(found)));
    openEarlierQuestion(question.at);
    return arrived;
  });

/** Constants printed on the components of a game, as the server would tell them. */
export const showPrinted = (system, constants) => answering(constants, () => loadPrintedConstants(system));
