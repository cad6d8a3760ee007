/** Milliseconds; only a script is faster. */
export const fastestForm = 2000;

export const longestForm = 4 * 60 * 60_000;
