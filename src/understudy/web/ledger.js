// Reading the journal as a ledger: what a fact was at any step. No rule is worked out here.

/** The value of a fact just before step `number`. */
export function factBefore(journal, what, number, otherwise) {
  for (let n = number - 1; n >= 0; n -= 1) {
    const change = journal[n].changes?.findLast((one) => one.what === what);
    if (change) return change.after;
  }
  for (let n = number; n < journal.length; n += 1) {
    const change = journal[n].changes?.find((one) => one.what === what);
    if (change) return change.before;
  }
  return otherwise;
}

/** What facts of this beginning were just before step `number`, where they were others than now: name → value. */
export function otherwiseBefore(journal, beginning, number) {
  const then = new Map();
  for (let n = journal.length - 1; n >= number; n -= 1) {
    for (const { what, before } of journal[n].changes ?? []) {
      if (what.startsWith(beginning)) then.set(what.slice(beginning.length), before);
    }
  }
  return then;
}

/** What a group of steps changed on the whole: fact → {before, after}, without what came back. */
export function changesOf(steps) {
  const facts = new Map();
  for (const step of steps) {
    for (const { what, before, after } of step.changes ?? []) {
      facts.set(what, { before: facts.has(what) ? facts.get(what).before : before, after });
    }
  }
  for (const [what, { before, after }] of facts) if (before === after) facts.delete(what);
  return facts;
}
