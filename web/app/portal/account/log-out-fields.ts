/** The field of both buttons that log out, and its values. */
export const logOutField = 'logout';

export const logOutHere = 'here';

export const logOutEverywhere = 'everywhere';

export const logOutAndRemovePasskeys = 'everywhere-and-passkeys';
