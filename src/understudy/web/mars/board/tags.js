// Symbols of tags.

/** Return the symbol of a tag; the wild tag is a star. @param {string} tag */
export const tagIcon = (tag) => ({ wild: "star", city: "city" })[tag] ?? `mars/${tag}`;
