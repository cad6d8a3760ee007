/** The field by which the buttons of the account differ, and its values. */
export const logOutField = 'logout';

export const logOutEverywhere = 'everywhere';
