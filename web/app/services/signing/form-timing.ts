/** Milliseconds within which no person fills in a form. */
export const fastestForm = 2000;

/** Milliseconds after which a form has to be opened again. */
export const longestForm = 4 * 60 * 60_000;
