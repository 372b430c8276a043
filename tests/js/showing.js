// Shows a game without a server.

import { face } from "../../src/understudy/web/mars/face.js";
import { OpenGame } from "../../src/understudy/web/play/game_state/open_game.js";
import { openEarlierQuestion, earlierQuestion } from "../../src/understudy/web/prompt/edited_question.js";
import { loadPrintedConstants } from "../../src/understudy/web/app/printed_constants.js";
import { current } from "../../src/understudy/web/play/game_state/current_game.js";
import { registerFace } from "../../src/understudy/web/app/faces.js";

registerFace("mars", face);

export function show(doc) {
  const open = new OpenGame(doc.id);
  open.doc.value = doc;
  current.value = open;
}

/** Run an action while the server answers every request with `value`. */
async function answering(value, action) {
  const { fetch } = globalThis;
  globalThis.fetch = async () => new Response(JSON.stringify(value));
  await action();
  globalThis.fetch = fetch;
}

/** Open an earlier question of the current game, as the server would answer it. */
export const showPast = (question) =>
  answering(question, () => {
    const arrived = new Promise((resolve) => earlierQuestion.subscribe((found) => found && resolve(found)));
    openEarlierQuestion(question.at);
    return arrived;
  });

/** Load the printed constants of a game, as the server would answer them. */
export const showPrinted = (system, constants) => answering(constants, () => loadPrintedConstants(system));
