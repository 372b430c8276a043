// Names of answers that the page sends itself.

/** Put a building or landmark aside instead of placing it. */
export const ASIDE = "aside";
