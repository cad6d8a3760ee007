/** Months for which the site keeps form submissions, as the seeded privacy statement says. */
export const usualMonths = 24;

/** Months by form, where another term applies. Alerts and subscriptions are stored separately. */
export const ownMonths: Readonly<Record<string, number>> = {
  'demand-register': 12,
  'rental-application': 3,
  'send-to-friend': 1,
  'sign-newsletter': 1,
};

/** Days after which sent mails, unconfirmed or ended subscriptions, and browser reports are deleted. */
export const servedDays = 30;

/** Months: the choice holds for six, then damages may be claimed for five years (old Civil Code, art. 2262bis). */
export const proofMonths = 6 + 5 * 12;

/** Months for which owners can still read about a home after its deed or its withdrawal. */
export const leftHomeMonths = 12;

/** Hours after which a file is deleted if its form was not sent. */
export const unsentHours = 6;
