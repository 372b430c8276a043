// The help derives what to do from the question.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { loadAllMessages, hasMessage } from "../../src/understudy/web/app/translations.js";
import { entryHints, whatToDo } from "../../src/understudy/web/help/help_text.js";

before(loadAllMessages);

test("every type of question says how it is answered", () => {
  for (const type of ["number", "yesno", "insist", "choice", "card", "space", "form", "menu"])
    assert.ok(hasMessage(`help-answer-${type}`), type);
});

test("the help gives the reason of the question, then how to answer", () => {
  const [reason, answer] = whatToDo({ id: "mars-ask-turn", args: {}, type: "menu", kind: "mars-report" });
  assert.match(reason, /MarsBot/);
  assert.match(answer, /Tap/);
});

test("only menus explain their entries", () => {
  assert.deepEqual(entryHints({ type: "yesno" }), []);
  const hints = entryHints({ type: "menu", kind: "mars-report", entries: [{ name: "raise" }, { name: "tr" }] });
  assert.ok(hints.every(({ text, hint }) => text && hint));
});
