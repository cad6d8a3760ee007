/** Months that the site stores what a form sent; the seeded privacy statement says so. */
export const usualMonths = 24;

/** Months by form, where another term holds. Alerts and subscriptions are stored beside their forms. */
export const ownMonths: Readonly<Record<string, number>> = {
  'demand-register': 12,
  'rental-application': 3,
  'send-to-friend': 1,
  'sign-newsletter': 1,
};

/** Days after which sent mails, unconfirmed subscriptions, ended ones and reports of browsers are deleted. */
export const servedDays = 30;

/** Months: the choice holds for six, then a visitor may claim damages for five years (old Civil Code, art. 2262bis). */
export const proofMonths = 6 + 5 * 12;

/** Months in which owners still read about a home after its deed, or after it left. */
export const leftHomeMonths = 12;

/** Hours after which a file goes whose form was not sent. */
export const unsentHours = 6;
