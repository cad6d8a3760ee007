/** The field of the button that mails a link for a new password. */
export const passwordLinkField = 'password-link';
