/** The field of the button that switches the monthly mail, and its values. */
export const monthlyMailField = 'monthly-mail';

export const monthlyMailValues = { on: 'on', off: 'off' } as const;
