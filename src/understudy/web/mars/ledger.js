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

/** The spaces of the map as they were just before step `number`. */
export function spacesBefore(doc, number) {
  const then = new Map();
  for (let n = doc.journal.length - 1; n >= number; n -= 1) {
    for (const { what, before } of doc.journal[n].changes ?? []) {
      if (what.startsWith("tile.")) then.set(what.slice(5), before);
    }
  }
  return doc.view.map.spaces.map((space) => {
    if (!then.has(space.id)) return space;
    const [tile, owner] = (then.get(space.id) ?? "").split(" ");
    return { ...space, tile: tile || null, owner: owner || null };
  });
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

/** Spaces on which these steps put a tile. */
export const placedIn = (steps) =>
  steps.flatMap((step) => step.changes ?? [])
    .filter(({ what, after }) => what.startsWith("tile.") && after !== null)
    .map(({ what }) => what.slice(5));

/** How many oceans lay on the map just before step `number`. */
export const oceansBefore = (doc, number) =>
  spacesBefore(doc, number).filter(({ tile }) => tile === "ocean").length;
