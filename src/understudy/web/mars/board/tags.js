// Tags as symbols.

/** The symbol of a tag; the joker is a star. @param {string} tag */
export const tagIcon = (tag) => ({ wild: "star", city: "city" })[tag] ?? `mars/${tag}`;
