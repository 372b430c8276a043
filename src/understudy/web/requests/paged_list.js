// Lists that the server returns in pages.

/** Entries per page. */
export const PAGE = 50;

/**
 * Return the first pages of a list, and whether there are more entries.
 * @template T
 * @param {(limit: number, offset: number) => Promise<T[]>} ask @param {number} pages
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
