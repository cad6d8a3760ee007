/** The field of the buttons that remove a passkey; its value is the id. */
export const removePasskeyField = 'passkey';
