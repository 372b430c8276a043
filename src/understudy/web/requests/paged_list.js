// Lists that come in pages: read as far as somebody has looked.

/** How many lines come at once. */
export const PAGE = 50;

/**
 * The first pages of a list, and whether there is more.
 * @template T
 * @param {(limit: number, offset: number) => Promise<T[]>} ask
 * @param {number} pages
 * @returns {Promise<{ lines: T[], more: boolean }>}
 */
export async function readPages(ask, pages) {
  /** @type {T[]} */
  const lines = [];
  for (let page = 0; page < pages; page += 1) {
    const next = await ask(PAGE, lines.length);
    lines.push(...next);
    if (next.length < PAGE) return { lines, more: false };
  }
  return { lines, more: true };
}
