/** The field of the buttons that remove a passkey; its value is the id. */
export const removePasskeyField = 'passkey';

/** The field of the buttons that delete a file an owner sent; its value is the id. */
export const removeFileField = 'remove-file';

/** The fields of a message to the broker, and the reference of the property that it is about. */
export const messageFields = { about: 'about', message: 'message' } as const;

export const kindField = 'kind';

/** The field of the button that switches the monthly mail, and its values. */
export const monthlyMailField = 'monthly-mail';

export const monthlyMailValues = { on: 'on', off: 'off' } as const;

/** The fields of the form with news that an owner reads by mail: the kinds, and whether once a day. */
export const newsFields = { kind: 'news', daily: 'daily', save: 'save-news' } as const;

export const dailyValues = { yes: 'yes', no: 'no' } as const;

/** The field of the buttons that make and end the address of a calendar, and its values. */
export const calendarField = 'calendar';

export const calendarValues = { start: 'start', stop: 'stop' } as const;

export const passwordLinkField = 'password-link';

export const deletionField = 'deletion';

export const logOutField = 'logout';

export const logOutHere = 'here';

export const logOutEverywhere = 'everywhere';

export const logOutAndRemovePasskeys = 'everywhere-and-passkeys';

export const loginFields = { email: 'email', password: 'password', next: 'next', way: 'way' } as const;

/** Sent by the button that mails a link instead. */
export const byLink = 'link';

/** Tells the result of this form from those of other forms on its page. */
export const loginKey = 'login';

/** Fields of the forms with which owners answer. */
export const answerFields = {
  kind: 'answer',
  subject: 'subject',
  property: 'property',
  text: 'text',
  day: 'day',
  time: 'time',
} as const;

/** Fields of the form with hours at which an owner receives nobody; the last one removes such hours. */
export const closedFields = { day: 'closed-day', from: 'from', until: 'until', remove: 'reopen' } as const;

/** In the address of a section that took what its owner sent. */
export const sentMark = 'sent';

/** Characters. */
export const longestAnswer = 1000;
