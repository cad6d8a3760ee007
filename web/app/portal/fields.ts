/** The field of the buttons that remove a passkey; its value is the id. */
export const removePasskeyField = 'passkey';

/** The field of the buttons that delete a file an owner sent; its value is the id. */
export const removeFileField = 'remove-file';

/** The name of the field that says which document a file is. */
export const kindField = 'kind';

/** The field of the button that switches the monthly mail, and its values. */
export const monthlyMailField = 'monthly-mail';

export const monthlyMailValues = { on: 'on', off: 'off' } as const;

/** The field of the button that mails a link for a new password. */
export const passwordLinkField = 'password-link';

/** The field of the button that asks the agency to delete the account. */
export const deletionField = 'deletion';

/** The field of the buttons that log out, and its values. */
export const logOutField = 'logout';

export const logOutHere = 'here';

export const logOutEverywhere = 'everywhere';

export const logOutAndRemovePasskeys = 'everywhere-and-passkeys';

/** Names of the fields with which owners log in. */
export const loginFields = { email: 'email', password: 'password', next: 'next', way: 'way' } as const;

/** Sent by the button that mails a link instead. */
export const byLink = 'link';

/** Tells the result of this form from those of other forms on its page. */
export const loginKey = 'login';
